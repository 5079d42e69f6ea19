"""Learning from a stronger player: a hint at the table, and what the moves of a game were worth."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import HANDS
from tests.browser.visitor import PHONE

FENCE = HANDS["en-garde"]
PATIENCE = 120_000  # the judge's first opinion waits for what it is compiled from


def test_a_hint_is_asked_for_by_a_key_and_gone_with_the_position(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.against_bots("en-garde", aids="on")
    assert anna.due()
    page = anna.page
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("h")
    advice = page.get_by_role("region", name="What a strong player would do").get_by_role(
        "listitem"
    )
    expect(advice.first).to_contain_text(
        re.compile(r"(Advance|Retreat|Attack).*: wins \d+%, give or take \d+%; played in \d+%"),
        timeout=PATIENCE,
    )
    assert 1 <= advice.count() <= 3
    expect(page.locator("[aria-live=assertive]")).to_contain_text("What a strong player would do")
    anna.sound("hint")
    anna.act(FENCE)
    expect(advice).to_have_count(0)


def test_without_aids_there_is_no_hint(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("en-garde")
    assert anna.due()
    expect(anna.page.get_by_role("button", name="Take back")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_analysed_to_its_report(visit: Visit) -> None:
    anna = visit(PHONE)
    anna.against_bots("en-garde", hits=1, rules="basic")
    anna.play(FENCE)
    page = anna.page
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Analyse").click()
    report = page.get_by_role("region", name="Analysis")
    expect(report.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    expect(report.locator("dl")).to_have_count(2)
    expect(report).to_contain_text(re.compile(r"\d+% accuracy, in (one|\d+) decision"))
    turn = report.get_by_role("listitem").get_by_role("button").first
    step = int(turn.locator(".step").inner_text())
    turn.click()
    expect(page.locator("[data-board]")).to_have_attribute("data-at", str(step - 1))
    judged = report.locator("section", has=page.get_by_role("heading", name=f"Step {step}:"))
    expect(judged.get_by_role("listitem").first).to_contain_text("give or take")
    expect(judged.locator(".taken")).to_contain_text("played")
    anna.sound("analysis")
