"""The drawings of K.O."""

import re
from xml.etree import ElementTree as ET

import pytest

from sparring.chance import Seeded
from sparring.games.contract import NOBODY
from sparring.games.ko import board
from sparring.match import Match

from .positions import BLUE, GAME, RED, Row, play, position

TWO: tuple[Row, Row] = ((3, 5, 2, 4), (-1, 4, 0, 5))
ATTACK = """\
  ● Hammer P                      Dynamite P ○ ▸
  9 (2) !             3/6             9 (2) !!
  +2                                        +0
  bA1 yA1 gC ▯1                   ▮ ▮ ▮ ▮ ▮ ▯1
    ┌──────┬──────┐
    │ b    │ y    │   ● rA1 rB1 ▸
    ├──────┼──────┤   ▮21
    │ g    │ r ●○ │
    └──────┴──────┘
  ▯ D"""


def attacked() -> Match:
    match = position(
        blue="rA1 rB1 D gC bA1", red="rA2 O B rC S", sheet=TWO, warnings=(1, 2), gained=(2, 0)
    )
    play(match, "-D (yA1) -O (L) rA1B1")
    return match


def test_the_text_shows_boxers_totals_hands_the_ring_and_the_attack() -> None:
    assert board.text(attacked().sight(BLUE)) == ATTACK


@pytest.mark.parametrize("seat", [BLUE, RED, NOBODY])
def test_cards_are_shown_to_their_owner_alone(seat: int) -> None:
    lines = board.text(attacked().sight(seat)).splitlines()
    blue, _, red = lines[3].strip().partition("   ")
    assert blue == ("bA1 yA1 gC ▯1" if seat == BLUE else "▮ ▮ ▮ ▯1")
    assert red.strip() == ("rA2 rC B L S ▯1" if seat == RED else "▮ ▮ ▮ ▮ ▮ ▯1")
    thrown = {BLUE: ["  ▯ D"], RED: ["  ▯ O"], NOBODY: []}
    assert lines[9:] == thrown[seat]


def test_the_text_shows_who_is_bound_and_how_near_the_bell_is() -> None:
    match = position(blue="bA1 D", red="bB1 B L", at="by", quiet=3)
    play(match, ">y")
    assert "● »" in board.text(match.sight())
    assert "◷4/8" in board.text(match.sight())
    play(match, "-L")
    assert "● »" in board.text(match.sight())
    match = position(blue="gA2 D", red="L B", at="bg")
    play(match, "gA2 L")
    assert "● ↔" in board.text(match.sight())
    match = position(blue="rA1 rB1 rC D", red="rA2 B", styles="scientifique puncher")
    play(match, "rA1B1C rA2")
    text = board.text(match.sight())
    assert "○ ↔" in text
    assert "+11 ↯" in text


@pytest.mark.parametrize("seed", range(6))
def test_every_sight_of_a_match_can_be_drawn(seed: int) -> None:
    match, moves = Match(GAME, Seeded(seed), rounds=(3, 15)[seed % 2]), Seeded(seed)
    while not match.over:
        legal = match.actions()
        match.play(legal[moves.below(len(legal))])
        text = drawn(match)
    assert ("★" in text) == (match.state.winner != NOBODY)


def drawn(match: Match) -> str:
    """The text, having looked at the drawing for everybody."""
    for seat in (BLUE, RED, NOBODY):
        sight = match.sight(seat)
        text = board.text(sight)
        root = ET.fromstring(board.svg(sight))  # noqa: S314  # our own drawing
        assert root.findtext("{http://www.w3.org/2000/svg}title") == text
        assert all(len(line) <= 50 for line in text.splitlines())
    return text


def words(svg: str) -> set[str]:
    root = ET.fromstring(svg)  # noqa: S314  # our own drawing
    return {it.text or "" for it in root.iter() if it.tag.endswith("}text")}


def test_a_drawing_has_names_tokens_and_numbers_and_asks_for_nothing_from_outside() -> None:
    svg = board.svg(attacked().sight(BLUE))
    others = {word for word in words(svg) if not re.fullmatch(r"[+-]?\d+|[A-Z]\d?|[byrg]", word)}
    assert others == {"Hammer", "Dynamite"}
    assert "href" not in svg
    assert "url(" not in svg


def test_a_drawing_shows_a_hand_to_its_owner_alone() -> None:
    match = position(blue="D X", red="O L")
    assert {"D", "X"} & words(board.svg(match.sight(BLUE))) == {"D", "X"}
    assert not {"D", "X", "O", "L"} & words(board.svg(match.sight(NOBODY)))
    assert not {"O", "L"} & words(board.svg(match.sight(BLUE)))


def test_a_match_that_has_not_begun_can_be_drawn() -> None:
    match = Match(GAME)
    for outcome in ("(fox)", "(bull)", "(r)"):
        assert "0/6" in drawn(match)
        match.draw(outcome)
    assert "1/6" in drawn(match)


def test_the_sheet_can_have_other_words() -> None:
    words_ = ("BOXERS", "ROUND", "POINTS", "REFEREE", "TOTAL")
    lines = board.sheet(position(blue="D", red="B").sight(), words=words_).splitlines()
    assert lines[0].split() == ["BOXERS", "|", "●", "Hammer", "P", "|", "Dynamite", "P", "○"]
    assert lines[1].split() == ["ROUND", *["|", "POINTS", "REFEREE"] * 2]
