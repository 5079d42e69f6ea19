"""Knock Out in the browser: every phase of a fight, every option, whole seasons, the count."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sparring.games.contract import OVER
from sparring.games.knock_out.state import BETTING, CHALLENGING, ROUND, TRAINING
from sparring.match import Match
from tests.browser.boxing import knock_out, knock_out_by_keys
from tests.browser.conftest import Visit
from tests.browser.positions import played, stand
from tests.browser.visitor import DESKTOP, PHONE, SMALL, Visitor

# From the first fight to everything the box and its sheets allow.
GROUPS: dict[str, dict[str, Any]] = {
    "three": {"players": 3},
    "four-pro": {"players": 4, "starts": "by-start-money", "ko_bet": "winner", "aids": "on"},
    "five-seasons": {"players": 5, "seasons": 2, "bonus_split": "per-boxer"},
}
PHASES = {"challenge": CHALLENGING, "training": TRAINING, "bets": BETTING, "round": ROUND}
LANGUAGES = {"en": "three", "fr": "four-pro", "de": "five-seasons"}


def position(match: Match) -> str:
    return " ".join(match.tokens())


def asked(phase: int, fights: int = 1) -> Any:
    """The moment when the first seat is asked that, in this fight or later."""
    return lambda match: (
        match.to_act == 0 and match.state.phase == phase and match.state.fights >= fights
    )


def explained(page: Page) -> int:
    """Whatever can't be done says why; how much of that there was."""
    barred = page.locator("[data-board] [aria-disabled='true']")
    for one in barred.all():
        one.dispatch_event("click")
        expect(page.locator(".prompt.excuse")).not_to_be_empty()
    return barred.count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_of_a_fight(visit: Visit, language: str) -> None:
    group = LANGUAGES[language]
    settings = GROUPS[group]
    anna = visit(language=language, night=language == "fr")
    for at, (name, phase) in enumerate(PHASES.items()):
        match = played("knock-out", 3, asked(phase, at), **settings)
        page = stand(anna, "knock-out", position(match), **settings)
        expect(page.locator(".prompt")).not_to_be_empty()
        expect(page.locator(".manager")).to_have_count(settings["players"])
        if name in {"challenge", "bets"}:
            if name == "bets":
                page.locator(".tables button.spot").first.click()
            anna.sound(f"knock-out-{name}-{group}")
        else:
            anna.axe()
            anna.fits(SMALL)
            anna.shot(f"knock-out-{name}-{group}")
        explained(page)


def test_the_page_is_no_wider_while_its_fonts_are_on_their_way(visit: Visit) -> None:
    anna = visit(SMALL)
    anna.context.route("**/*.woff2", lambda route: route.abort())
    settings = GROUPS["five-seasons"]
    for phase in (CHALLENGING, TRAINING):
        match = played("knock-out", 3, asked(phase, 1), **settings)
        stand(anna, "knock-out", position(match), **settings)
        anna.fits(SMALL, PHONE)
    anna.forgive("woff2")


@pytest.mark.parametrize("group", GROUPS)
def test_a_season_in_its_table_its_ledger_and_its_chart(visit: Visit, group: str) -> None:
    settings = GROUPS[group]
    match = played("knock-out", 5, lambda match: match.to_act == OVER, **settings)
    anna = visit(PHONE if group == "three" else DESKTOP)
    page = stand(anna, "knock-out", position(match), **settings)
    fortunes = [int(own.cash) for own in match.state.manager][: settings["players"]]
    shown = [number(it) for it in page.locator(".final .fortune").all_text_contents()]
    assert shown == sorted(fortunes, reverse=True)
    fights = [told for told in page.locator(".ledger summary").all_text_contents() if ":" in told]
    assert len(fights) >= 2
    assert page.locator(".book svg .line").count() == settings["players"]
    anna.axe()
    anna.fits()
    anna.shot(f"knock-out-final-{group}")


def number(text: str) -> int:
    return int(re.sub("[^0-9-]", "", text.replace("\N{MINUS SIGN}", "-")))


def test_what_a_bet_would_bring_is_told_before_it_is_laid(visit: Visit) -> None:
    anna = visit()
    match = played(
        "knock-out",
        3,
        lambda match: asked(BETTING)(match) and not match.state.placed,
        players=3,
    )
    page = stand(anna, "knock-out", position(match), players=3)
    page.get_by_role("button", name="Pass", exact=True).dispatch_event("click")
    expect(page.locator(".prompt")).to_contain_text("both fighters must offer")
    page.locator(".tables.blue button.spot").first.click()
    bet = page.locator(".acts .bet")
    for face, stake in {"Simple": 4_000, "Double ×2": 8_000, "K.O. ×3": 12_000}.items():
        page.get_by_role("button", name=face).click()
        expect(bet).to_contain_text(f"+{stake // 2:,}")
        expect(bet).to_contain_text(f"\N{MINUS SIGN}{stake:,}")
        expect(page.get_by_role("button", name=f"Offer {stake:,} on blue")).to_be_visible()
    expect(bet).to_contain_text("is knocked out")


def test_titles_of_the_second_season_are_shown(visit: Visit) -> None:
    titled = played(
        "knock-out",
        0,
        lambda match: any(it.title for it in match.state.boxer),
        players=3,
        seasons=2,
    )
    anna = visit()
    page = stand(anna, "knock-out", position(titled), players=3, seasons=2)
    expect(page.locator(".stars b").first).to_have_text(re.compile("×[23]"))
    expect(page.locator(".manager").filter(has_text="champion").first).to_be_visible()


def test_a_whole_season_in_two_browsers_by_keys_and_by_touch(visit: Visit) -> None:
    anna, boris = visit(), visit(PHONE, "de")
    anna.guest("Anna")
    boris.guest("Boris")
    settings = {"players": 3, "aids": "on"}
    table = anna.open("knock-out", settings=settings, bots=["", "", "random"])
    boris.go(table)
    boris.page.locator("[data-seat='1'] button").first.click()
    anna.board()
    moves = 0
    while anna.page.locator("[data-phase='finished']").count() == 0:
        for visitor, hand in ((anna, knock_out_by_keys), (boris, knock_out)):
            if due(visitor):
                visitor.act(hand)
                moves += 1
    assert moves > 20
    for visitor in (anna, boris):
        visitor.page.locator("[data-phase='finished']").wait_for()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator(".final .fortune")).to_have_count(3)
        visitor.axe()
        visitor.fits()
    one, other = (it.page.locator(".final .fortune").all_text_contents() for it in (anna, boris))
    assert [number(it) for it in one] == [number(it) for it in other]
    anna.shot(f"knock-out-over-{DESKTOP.width}")
    boris.shot(f"knock-out-over-{PHONE.width}")


def due(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-due='yes']").count() > 0


def test_the_end_of_a_fight_is_told_one_thing_after_the_other(visit: Visit) -> None:
    anna = visit(moving=True)
    anna.against_bots("knock-out", players=3)
    page = anna.page
    told: list[str] = []
    while len(told) < 3:
        now = page.locator(".telling li.now").all_text_contents()
        if not now and due(anna):
            anna.act(knock_out)
        told += [line for line in now if line not in told]
        page.wait_for_timeout(20)
    anna.shot(f"knock-out-telling-{DESKTOP.width}")
    page.keyboard.press("Escape")
    expect(page.locator(".telling")).to_have_count(0)
