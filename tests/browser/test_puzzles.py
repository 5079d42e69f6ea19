"""Puzzles in the browser: asked on the game's own board, judged, told why, and remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sparring.games import catalogue
from sparring.puzzles import Puzzle, shipped
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor


def face(visitor: Visitor, puzzle: Puzzle) -> Page:
    page = visitor.go(f"/puzzles/{puzzle.game}/{int(puzzle.id[-3:])}")
    page.locator("[data-puzzle]").wait_for()
    visitor.board()
    return page


def walked() -> tuple[Puzzle, str]:
    """A puzzle of En Garde that is solved by a step, and another step that is wrong."""
    step = re.compile(r"[+-][1-5]")
    return next(
        (puzzle, wrong)
        for puzzle in shipped("en-garde")
        if step.fullmatch(puzzle.best) and not puzzle.match().state.strength
        for wrong in puzzle.tempting
        if step.fullmatch(wrong)
    )


def walk(page: Page, move: str) -> None:
    """By keys alone; where one stands, one card of each value is as good as another."""
    page.keyboard.press(move[1])
    page.keyboard.press("a" if move[0] == "+" else "r")


def test_a_puzzle_is_tried_in_vain_and_then_solved_by_keyboard_alone(visit: Visit) -> None:
    puzzle, wrong = walked()
    anna = visit()
    page = face(anna, puzzle)
    verdict = page.locator(".riddle [role=status]")
    expect(verdict).to_contain_text("It is your turn")
    walk(page, wrong)
    expect(verdict).to_contain_text("tempting, but not the best")
    expect(page.locator("table.guarantees")).to_have_count(0)
    page.keyboard.press("o")
    expect(verdict).to_contain_text("It is your turn")
    walk(page, puzzle.best)
    expect(verdict).to_contain_text("Right:")
    expect(page.locator(".news")).to_contain_text("It may go on like this")
    expect(page.locator("table.guarantees").get_by_role("row")).to_have_count(len(puzzle.values))
    anna.sound("puzzle-solved")
    page.goto(f"{anna.house}/puzzles")
    expect(page.get_by_role("link", name="En Garde 1 solved")).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_has_puzzles_and_their_solutions(visit: Visit, game: str, language: str) -> None:
    anna = visit(PHONE, language=language)
    page = anna.go(f"/puzzles/{game}")
    page.locator("[data-puzzle]").wait_for()
    anna.board()
    first = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    assert first == shipped(game)[0].id
    anna.sound(f"puzzle-{game}-{language}")
    page.keyboard.press("h")
    expect(page.locator("table.guarantees")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"about-|worth-|level-"))
    anna.axe()
    page.keyboard.press("n")
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", shipped(game)[1].id)
    anna.board()


def test_the_way_to_the_puzzles(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    page.get_by_role("contentinfo").get_by_role("link", name="Puzzles").first.click()
    page.wait_for_url("**/puzzles/*")
    page.locator("[data-puzzle]").wait_for()
    anna.go("/puzzles")
    expect(page.locator("main").get_by_role("listitem")).to_have_count(3)
    anna.sound("puzzles")
    anna.forgive("404")
    anna.go("/puzzles/en-garde/9999")
    expect(page.get_by_role("heading", level=1)).to_contain_text("nothing")
