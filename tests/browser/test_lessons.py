"""Each game's lesson, from its first sentence to its last, as somebody new to it would take it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import ROOT
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor

SCRIPTS = sorted((ROOT / "client/src/games").glob("*/lesson/script.json"))
GAMES = [path.parts[-3] for path in SCRIPTS]


def begin(visitor: Visitor, game: str) -> Page:
    page = visitor.go(f"/learn/{game}")
    page.get_by_role("progressbar").wait_for()
    visitor.board()
    return page


def reached(page: Page) -> int:
    return int(page.get_by_role("progressbar").get_attribute("aria-valuenow") or 0)


def through(page: Page, game: str) -> int:
    """On and on, by `Go on`, `Show me` and `Skip`, until a game is offered; how many steps."""
    script: dict[str, Any] = json.loads(SCRIPTS[GAMES.index(game)].read_text("utf-8"))
    steps = sum(len(scene["steps"]) for scene in script["scenes"])
    on = page.locator(".coach .ways button").last
    for step in range(1, steps + 1):
        # What is played then is passed over, if it has not ended by itself; and a click that fell
        # between two drawings of the button is made again.
        for _ in range(3):
            if reached(page) < step:
                on.click()
            with suppress(Error):
                page.wait_for_function(
                    """step => {
                        document.querySelector('.coach .skip')?.click();
                        const bar = document.querySelector('[role=progressbar]');
                        return Number(bar?.getAttribute('aria-valuenow')) >= step;
                    }""",
                    arg=step,
                    timeout=15_000,
                )
                break
        assert reached(page) >= step
    return steps


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_to_its_end_and_on_to_a_first_game(
    visit: Visit, game: str, size: Size
) -> None:
    anna = visit(size)
    page = begin(anna, game)
    anna.axe()
    anna.fits()
    assert through(page, game) > 5
    anna.shot(f"lesson-{game}-over-{size.width}")
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/t/*")
    anna.board()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_where_it_was_left(visit: Visit, game: str) -> None:
    anna = visit(language="de")
    page = begin(anna, game)
    page.locator(".coach .ways button").last.click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "1", timeout=30_000)
    page.reload()
    expect(bar).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("b")
    expect(bar).to_have_attribute("aria-valuenow", "0")


def test_the_first_scene_of_en_garde_by_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    page = begin(anna, "en-garde")
    bar, said = page.get_by_role("progressbar"), page.locator(".coach .said")
    for step, keys in enumerate([["Enter"], ["5", "a"], ["4", "a"], ["5", "x"]]):
        expect(bar).to_have_attribute("aria-valuenow", str(step), timeout=30_000)
        if step == 2:
            for key in ["2", "r"]:
                page.keyboard.press(key)
            expect(said).to_contain_text("You can walk backwards")
        for key in keys:
            page.keyboard.press(key)
    expect(bar).to_have_attribute("aria-valuenow", "4", timeout=30_000)
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep your distance")
