"""At a table: invited, watched, cut off, passed round, played to its end, and looked at again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import HANDS, en_garde_by_keys
from tests.browser.serving import House
from tests.browser.visitor import DESKTOP, PHONE, Visitor

FENCE = HANDS["en-garde"]
GROUPS: list[dict[str, Any]] = [
    {"rules": "basic"},
    {"rules": "basic", "last_attack": "none"},
    {"rules": "classic"},
    {"rules": "classic", "parry": "same-total"},
    {"rules": "advanced", "parry": "same-total", "aids": "on"},
]


@pytest.mark.parametrize("settings", GROUPS, ids=lambda it: "-".join(map(str, it.values())))
def test_a_whole_game_by_every_group_of_settings(visit: Visit, settings: dict[str, Any]) -> None:
    anna = visit(PHONE if settings["rules"] == "classic" else DESKTOP, language="fr")
    anna.against_bots("en-garde", hits=1, **settings)
    if settings.get("aids") and anna.due():
        expect(anna.page.locator(".counter")).to_contain_text("×")
    assert anna.play(FENCE) > 0
    expect(anna.page.locator(".end h2")).to_be_visible()


def test_every_kind_of_move_says_its_clause_and_every_other_why_not(visit: Visit) -> None:
    anna = visit(moving=True)
    anna.against_bots("en-garde", hits=3)
    page, seen = anna.page, set[str]()
    for _ in range(6):
        assert anna.due()
        first = page.locator(".hand button").first
        if not page.locator(".verb").count():
            first.click()
        for verb in page.locator(".verbs .choice").all():
            expect(verb.locator(".clause")).to_have_text(re.compile(r"§ \d\.\d"))
        for no in page.locator(".verb.barred").all():
            no.click(force=True)  # it is not enabled, and says why
            why = page.locator(".prompt p").inner_text()
            seen.add(why.split()[0])
            assert len(why) > 20
            expect(page.locator(".prompt .clause")).to_be_visible()
        anna.act(FENCE)
    assert len(seen) > 1, seen


def test_a_clause_is_read_beside_the_move(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("en-garde")
    assert anna.due()
    page = anna.page
    if not page.locator(".verb").count():
        page.locator(".hand button").first.click()
    assert anna.shifts() < 0.02
    anna.sound("en-garde-turn")
    page.locator(".verbs .clause").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Clause")
    expect(page.get_by_role("dialog").locator(".law")).to_be_visible()
    anna.sound("clause")
    page.get_by_role("link", name="To this clause in the rulebook").click()
    expect(page.locator(".clause.told")).to_be_in_viewport()


def invite(anna: Visitor, boris: Visitor) -> None:
    """Anna opens a table, Boris comes by its link."""
    page = anna.go("/")
    page.get_by_role("button", name="En Garde: With friends").click()
    page.locator("select[name=hits]").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("img", name=re.compile("QR code")).wait_for()
    anna.sound("invitation")
    link = page.get_by_label("Link", exact=True).input_value()
    there = boris.go(link.removeprefix(boris.house))
    there.get_by_label("Your name").fill("Boris")
    boris.sound("invited")
    there.get_by_role("button", name="Sit down and play").click()
    for one in (anna, boris):
        one.board()


def test_a_friend_is_invited_and_two_browsers_play(visit: Visit) -> None:
    anna, boris, watcher = visit(), visit(PHONE), visit()
    invite(anna, boris)
    link = boris.page.url
    watcher.go(link.removeprefix(watcher.house))
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    boris.page.get_by_label("Say something").fill("En garde !")
    boris.page.keyboard.press("Enter")
    talk = anna.page.get_by_role("log", name="Talk")
    expect(talk).to_contain_text("En garde !")
    anna.page.get_by_role("button", name="Mute Boris").click()
    expect(talk).not_to_contain_text("En garde !")
    calls(anna, boris)
    together(anna, boris)
    for one in (anna, boris, watcher):
        expect(one.page.locator(".end")).to_contain_text("The game is over")
    for one in (anna, boris):
        one.page.get_by_role("button", name="Once more").click()
    boris.page.wait_for_url(lambda url: link not in url)
    boris.board()


def calls(*players: Visitor) -> None:
    """The title and the mark of whoever is to act say so; nobody else's do."""
    players[0].page.locator("[data-due]").wait_for()
    marks = [one.page.locator("[rel=icon]").get_attribute("href") or "" for one in players]
    for one, mark in zip(players, marks, strict=True):
        due = one.page.locator("[data-due=yes]").count() > 0
        assert due == one.page.title().startswith("● Your turn") == ("turn" in mark)


def together(*players: Visitor) -> None:
    """Both play on, whoever's turn it is, to the end."""
    while any(one.page.locator("[data-phase=running]").count() for one in players):
        for one in players:
            if one.page.locator("[data-due=yes]").count():
                one.act(FENCE)


def test_open_tables_and_running_games_are_listed_at_the_entrance(visit: Visit) -> None:
    anna, boris, clara = visit(), visit(), visit(PHONE)
    anna.guest("Annabelle")
    table = anna.open("en-garde", visibility="public")
    page = boris.go("/")
    waiting = page.locator(".going a", has_text="Annabelle")
    expect(waiting).to_contain_text("Join")
    boris.fits()
    waiting.click()
    boris.page.get_by_role("button", name="Sit down and play").click()
    boris.board()
    there = clara.go("/")
    running = there.locator("a", has_text="Annabelle")
    expect(running).to_contain_text("Watch")
    clara.sound("home-busy")
    running.click()
    clara.board()
    clara.sound("watching")
    again = anna.go("/")
    expect(again.locator("a", has_text="Go on")).to_have_attribute("href", table)


def test_passed_round_on_one_device_behind_a_curtain(visit: Visit) -> None:
    anna = visit(PHONE)
    page = anna.go("/")
    page.get_by_role("button", name="En Garde: With friends").click()
    page.get_by_label("All of us, on this device").check()
    page.locator("select[name=hits]").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    show = page.get_by_role("button", name="Show my cards")
    show.wait_for()
    anna.sound("curtain")
    for _ in range(60):
        page.locator(".curtain, [data-due=yes], .end").first.wait_for()
        if page.locator(".end").count():
            break
        if show.count():
            assert not page.locator(".hand").count()
            show.click()
            page.locator("[data-due=yes]").wait_for()
        FENCE(page)
        page.wait_for_timeout(60)
    anna.axe()


def test_a_game_by_keyboard_alone_from_the_entrance_to_its_end(visit: Visit) -> None:
    anna = visit()
    page = anna.go("/")
    page.locator(".posters button:enabled").first.wait_for()
    press_until(page, "Tab", "En Garde: Play now")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    press_until(page, "Tab", "Begin")
    page.keyboard.press("Enter")
    anna.board()
    assert anna.due()
    page.keyboard.press("i")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Piste of 23 spaces")
    while anna.due():
        anna.act(en_garde_by_keys)
    expect(page.locator(".end")).to_be_visible()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("match")


def press_until(page: Page, key: str, name: str) -> None:
    """Until what has the focus is called so; and the focus can be seen."""
    for _ in range(60):
        page.keyboard.press(key)
        said = page.evaluate(
            "document.activeElement.ariaLabel ?? document.activeElement.textContent"
        )
        if (said or "").strip().startswith(name):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
    raise AssertionError(f"{name} is not reached by {key}")


def test_a_server_that_goes_away_and_comes_back_in_the_middle(visit: Visit, house: House) -> None:
    anna = visit()
    anna.against_bots("en-garde", hits=1)
    page = anna.page
    assert anna.due()
    house.stop()
    try:
        expect(page.get_by_text("The line is broken")).to_be_visible()
        anna.axe()
        anna.shot(f"line-broken-{DESKTOP.width}")
    finally:
        house.start()
    expect(page.get_by_text("The line stands again")).to_be_visible(timeout=20_000)
    anna.play(FENCE)
    expect(page.locator(".end")).to_be_visible()
    anna.forgive("WebSocket|ERR_CONNECTION_REFUSED|50[0-9]")


def test_resigning_is_asked_twice_and_a_move_can_be_taken_back(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("en-garde")
    assert anna.due()
    page = anna.page
    anna.act(FENCE)
    assert anna.due()
    page.get_by_role("button", name="Take back").click()
    page.locator("[role=alert], [role=alertdialog], [data-due=yes]").first.wait_for()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".deeds").get_by_role("button", name="Resign").click()
    expect(page.locator(".end")).to_contain_text("Ended by resignation")
    anna.sound("en-garde-over")


@pytest.fixture
def score(visit: Visit) -> tuple[Visitor, str]:
    """Somebody who has just played, and the table."""
    anna = visit()
    table = anna.against_bots("en-garde", hits=1)
    anna.play(FENCE)
    return anna, table.removeprefix("/t/")


def test_a_finished_game_is_looked_at_again(visit: Visit, score: tuple[Visitor, str]) -> None:
    anna, table = score
    page = anna.page
    page.get_by_role("link", name="Replay").click()
    at = page.locator("[data-board]")
    expect(at).to_have_attribute("data-at", "0")
    page.get_by_role("button", name="One move on").click()
    expect(at).not_to_have_attribute("data-at", "0")
    first = at.get_attribute("data-at") or ""
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_attribute("data-at", first)
    page.keyboard.press("End")
    expect(page.locator(".other")).to_have_count(2)
    page.get_by_label("Seen by").select_option(label="Anna")
    expect(page.locator(".hand button")).not_to_have_count(0)
    anna.sound("replay-en-garde")
    page.get_by_label("All cards open").uncheck()
    expect(page.locator(".other")).to_have_count(0)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('[data-at]').dataset.at > 4")
    page.get_by_role("button", name="Pause").click()

    there = visit(PHONE).go(f"/replay/{table}?at=9&seat=1")
    expect(there.locator("[data-board]")).to_have_attribute("data-at", "9")
    expect(there.get_by_label("Seen by")).to_have_value("1")


def test_a_shuffle_is_verified_in_the_browser(visit: Visit, score: tuple[Visitor, str]) -> None:
    page = visit().go(f"/replay/{score[1]}")
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_role("status").last).to_contain_text("Verified here")
    with page.expect_download() as download:
        page.get_by_role("link", name="Score to keep").click()
    kept = download.value.path().read_text("utf-8")
    forged = re.sub(r"(Secret \")(..)", lambda it: it[1] + f"{255 - int(it[2], 16):02x}", kept)
    for text, verdict in ((forged, "is not the one that was promised"), (kept, "Verified here")):
        page.goto(page.url.partition("/replay")[0] + "/replay")
        page.locator("input[type=file]").set_input_files(
            {"name": "game.score", "mimeType": "text/plain", "buffer": text.encode()}
        )
        page.get_by_role("button", name="Verify the shuffle").click()
        expect(page.get_by_role("status").last).to_contain_text(verdict)
