"""The drawings of En Garde."""

from xml.etree import ElementTree as ET

import pytest

from sparring.chance import Seeded
from sparring.games.contract import NOBODY
from sparring.games.en_garde import board
from sparring.match import Match

from .positions import GAME, LEFT, RIGHT, play, position

LUNGE = """\
  L ○○○○○             ◂ 1               ○○○○○ R ▸
  1 2 4 4 5                           ▮ ▮ ▮ ▮ ▮
  · · · · · · · · · · L · · · · R · · · · · · ·
                       ─── 5 ───
  ▮13 ▯5              5 ▸▸"""


def test_the_text_shows_score_hands_piste_gap_and_piles() -> None:
    match = position(left="35512", right="51243", ground=(7, 7))
    play(match, "+3x1", "44")
    assert board.text(match.sight(LEFT)) == LUNGE


def test_the_winner_is_marked_and_the_aid_is_shown_where_it_is_on() -> None:
    match = position(
        "basic", left="33455", right="11112", ground=(10, 9), hits=1, aids="on", pack="1222"
    )
    play(match, "x1")
    lines = board.text(match.sight(LEFT)).splitlines()
    assert [line.split()[:3] for line in lines[:1]] == [["★", "L", "●"]]
    assert lines[-1].split() == ["▮4", "▯3", "3", "▸", "1:5", "2:4", "3:0", "4:0", "5:0"]


@pytest.mark.parametrize("seat", [LEFT, RIGHT, NOBODY])
def test_a_hand_is_shown_to_its_owner_alone(seat: int) -> None:
    match = position(left="11223", right="34455")
    shown = board.text(match.sight(seat)).splitlines()[1].split()
    hidden = ["▮"] * 5
    left = list("11223") if seat == LEFT else hidden
    right = list("34455") if seat == RIGHT else hidden
    assert shown == left + right


@pytest.mark.parametrize("seed", range(8))
def test_every_sight_of_a_match_can_be_drawn(seed: int) -> None:
    match = Match(GAME, Seeded(seed), hits=1 + seed, aids=("off", "on")[seed % 2])
    moves = Seeded(seed)
    while not match.over:
        legal = match.actions()
        match.play(legal[moves.below(len(legal))])
        drawn(match)
    assert "★" in drawn(match)


def drawn(match: Match) -> str:
    """The text, having looked at the drawing for everybody."""
    for seat in (LEFT, RIGHT, NOBODY):
        sight = match.sight(seat)
        text = board.text(sight)
        root = ET.fromstring(board.svg(sight))  # noqa: S314  # our own drawing
        assert root.findtext("{http://www.w3.org/2000/svg}title") == text
        assert all(len(line) <= 50 for line in text.splitlines())
    return text


def test_a_drawing_has_no_word_and_asks_for_nothing_from_outside() -> None:
    svg = board.svg(position(left="11223", right="34455").sight(LEFT))
    words = [it.text for it in ET.fromstring(svg).iter() if it.tag.endswith("}text")]  # noqa: S314
    assert set(words) == {str(n) for n in range(1, 24)}
    assert "href" not in svg
    assert "url(" not in svg


def test_a_match_that_has_not_begun_can_be_drawn() -> None:
    sight = Match(GAME).sight()
    assert "22" in board.text(sight)
    ET.fromstring(board.svg(sight))  # noqa: S314
