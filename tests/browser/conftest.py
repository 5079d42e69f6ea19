"""What tests in the browser stand on: a built client, a server, Chromium, and people who come in.

    def test_the_posters_are_shown(visit: Visit) -> None:
        anna = visit(PHONE, language="fr")
        anna.go("/")

The server is one for all tests of a process; every visitor has a context of their own. Chromium is
one for a file of tests: Playwright keeps an event loop running, which other tests could not bear.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

import hatch_build
from tests.browser.chromium import chromium
from tests.browser.serving import ROOT, House, serving
from tests.browser.visitor import DESKTOP, Size, Visitor


class Visit(Protocol):
    def __call__(
        self,
        size: Size = DESKTOP,
        language: str = "en",
        *,
        moving: bool = False,
        night: bool = False,
    ) -> Visitor: ...


@pytest.fixture(scope="session")
def client() -> None:
    """The client as its sources are now; two workers build it once."""
    with (ROOT / "hatch_build.py").open() as ours:
        fcntl.flock(ours, fcntl.LOCK_EX)
        hatch_build.build()


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:  # noqa: ARG001
    with serving(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Somebody comes in. What their browsers complain of fails the test."""
    visitors: list[Visitor] = []

    def come(
        size: Size = DESKTOP, language: str = "en", *, moving: bool = False, night: bool = False
    ) -> Visitor:
        context: BrowserContext = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.width < 600,
            locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}.get(language, language),
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark" if night else "light",
        )
        visitors.append(Visitor(context, house.url))
        return visitors[-1]

    yield come
    complaints = [said for visitor in visitors for said in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "\n".join(complaints)
