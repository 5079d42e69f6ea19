"""Every page of the house: it can be reached, it fits, axe finds nothing, and nothing complains."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor

FIRST_LOAD = 120 * 1024  # bytes, packed, without fonts
GAMES = {"en-garde": "En Garde", "knock-out": "Knock Out", "ko": "K.O."}


def entrance(visitor: Visitor) -> Page:
    page = visitor.go("/")
    page.get_by_role("button", name=re.compile("^En Garde:")).first.wait_for()
    expect(page.locator(".posters button").first).to_be_enabled()
    return page


def test_the_entrance_and_what_can_be_opened_there(visit: Visit) -> None:
    anna = visit()
    page = entrance(anna)
    assert anna.shifts() < 0.01
    anna.sound("home")
    for name, shown in {"Play now": "bot", "With friends": "table"}.items():
        page.get_by_role("button", name=f"Knock Out: {name}").click()
        if shown == "bot":
            page.get_by_text("Rules of the game").click()
        anna.sound(f"home-{shown}")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def test_what_is_loaded_first_is_small(visit: Visit) -> None:
    anna = visit(PHONE)
    line = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.responseReceived", lambda it: kinds.update({it["requestId"]: it["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda it: sizes.update({it["requestId"]: int(it["encodedDataLength"])}),
    )
    # As packed as most servers on the way would leave it: gzip, not brotli.
    anna.page.set_extra_http_headers({"accept-encoding": "gzip"})
    entrance(anna)
    anna.page.wait_for_load_state("networkidle")
    assert "Font" in kinds.values()
    loaded = sum(size for one, size in sizes.items() if kinds.get(one) != "Font")
    print(f"first load: {loaded / 1024:.1f} KiB in {len(sizes)} files")
    assert 20 * 1024 < loaded <= FIRST_LOAD


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_is_read_in_the_client(visit: Visit, game: str) -> None:
    anna = visit()
    page = anna.go(f"/rules/{game}#2.3")
    told = page.locator(".clause.told")
    expect(told).to_have_count(1)
    expect(told).to_be_in_viewport()
    expect(page.locator(".keys")).to_contain_text("ruling of this project")
    expect(page.locator(".law .r").first).to_have_text("R")
    if game == "ko":
        expect(page.locator(".rebuilt .mark")).to_contain_text("reconstruction")
    anna.sound(f"rules-{game}")
    page.get_by_role("link", name=re.compile("^1 ")).click()
    expect(page.locator("#part-1")).to_be_in_viewport()


def test_the_small_pages(visit: Visit) -> None:
    anna = visit()
    for path, name in {"/archive": "archive", "/me": "me-stranger", "/replay": "replay"}.items():
        page = anna.go(path)
        expect(page.locator("h1")).to_be_visible()
        anna.sound(name)
    page = anna.go("/nowhere-at-all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    anna.axe()
    page = anna.go("/t/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    anna.axe()
    anna.forgive("WebSocket|404")


def test_settings_keys_and_the_hall_at_night(visit: Visit) -> None:
    anna = visit(night=True)
    page = entrance(anna)
    page.get_by_role("button", name="Settings").click()
    anna.sound("settings-night")
    lamp = page.get_by_role("switch", name="Night")
    expect(lamp).to_have_attribute("aria-checked", "true")
    lamp.click()
    expect(page.locator("html")).to_have_attribute("data-hall", "day")
    sounds = page.get_by_role("switch", name="Sounds")
    expect(sounds).to_have_attribute("aria-checked", "false")
    sounds.click()
    expect(sounds).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog")).to_contain_text("Say how things stand")
    anna.sound("keys")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-hall", "day")


PASSWORD = "a few words in a row"  # noqa: S105 - of somebody who is not there


def log_in(page: Page, password: str) -> None:
    form = page.locator("form", has=page.get_by_role("button", name="Log in"))
    form.get_by_label("Name").fill("Ariane Duval")
    form.get_by_label("Password").fill(password)
    form.get_by_role("button").click()


def test_an_account_from_its_beginning_to_its_end(visit: Visit) -> None:
    anna, other = visit(), visit()
    page, there = anna.go("/me"), other.go("/me")
    who, known = page.get_by_role("heading", level=1), there.get_by_role("heading", level=1)
    page.get_by_label("Name").first.fill("Ariane")
    page.get_by_role("button", name="Come in").click()
    expect(who).to_have_text("Ariane")
    anna.sound("me-guest")
    page.get_by_label("Name").first.fill("Ariane Duval")
    for password in ("short", PASSWORD):  # the browser itself refuses the first
        page.get_by_label("Password").first.fill(password)
        page.get_by_role("button", name="Make it an account").click()
    expect(who).to_have_text("Ariane Duval")
    expect(page.get_by_role("button", name="Log out", exact=True)).to_be_enabled()
    anna.sound("me-account")

    log_in(there, "not that one")
    expect(there.get_by_role("alert")).to_have_text("Name and password do not fit.")
    log_in(there, PASSWORD)
    expect(known).to_have_text("Ariane Duval")
    there.get_by_role("button", name="Log out everywhere").click()
    expect(known).to_have_text("Account")
    page.reload()
    expect(who).to_have_text("Account")
    log_in(page, PASSWORD)
    page.get_by_label("I know that this cannot be undone").check()
    last = page.locator("form.last")
    last.get_by_label("Password").fill(PASSWORD)
    last.get_by_role("button", name="Delete me").click()
    expect(who).to_have_text("Account")
    other.forgive("403")


TITLES = {
    "en": ("With friends", "Archive"),
    "fr": ("À plusieurs", "Archives"),
    "de": ("Mit anderen", "Archiv"),
}


@pytest.mark.parametrize("language", TITLES)
def test_a_language_is_known_by_the_browser_and_can_be_chosen(visit: Visit, language: str) -> None:
    anna = visit(PHONE, language)
    page = anna.go("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    own, archive = TITLES[language]
    page.get_by_role("button", name=f"K.O.: {own}").wait_for()
    anna.fits()
    anna.shot(f"home-{language}-{PHONE.width}")
    for other, (theirs, _) in TITLES.items():
        page.locator("header button").click()
        page.locator(f"dialog input[value={other}]").check()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.get_by_role("button", name=f"K.O.: {theirs}").wait_for()
    page.locator("header button").click()
    page.locator(f"dialog input[value={language}]").check()
    page.reload()
    page.get_by_role("link", name=archive, exact=True).first.wait_for()


def test_offline_there_is_a_page_that_says_so(visit: Visit) -> None:
    anna = visit()
    page = entrance(anna)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert page.evaluate("fetch('/manifest.webmanifest').then(it => it.json())")["icons"]
    anna.context.set_offline(offline=True)
    page.goto(f"{anna.house}/archive")
    expect(page.locator("body")).to_contain_text("There is no connection")
    expect(page.locator("body")).to_contain_text("Keine Verbindung")
    anna.axe()
    anna.shot(f"offline-{DESKTOP.width}")
    anna.context.set_offline(offline=False)
    page.goto(anna.house)
    page.locator(".posters").wait_for()
    anna.forgive("ERR_INTERNET_DISCONNECTED|Failed to load")
