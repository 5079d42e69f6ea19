"""Section 1 of docs/rules/ko.md: the cards, the ring, and how a match and a round begin."""

from collections import Counter

import pytest

from sparring.games.contract import CHANCE, NOBODY
from sparring.games.ko.cards import DECK, KINDS
from sparring.games.ko.sheet import starter
from sparring.games.ko.state import TURN, Ending, Event
from sparring.match import IllegalMove, Match

from .positions import (
    ALL,
    BLUE,
    GAME,
    RED,
    begun,
    counted,
    deal,
    gained,
    hand,
    named,
    places,
    play,
    position,
    row,
)

HANDS = "bA1 bB1 D X L", "rA1 rB1 D B S"


def test_there_are_45_cards_12_of_them_style_cards_and_33_to_play_with() -> None:  # 1.1
    assert len(DECK.nicknames) == 12
    assert Counter(DECK.styles) == {0: 4, 1: 4, 2: 4}
    assert sum(kind.copies for kind in DECK.kinds) == 33
    colours = Counter(kind.colour for kind in DECK.kinds for _ in range(kind.copies))
    assert colours == {0: 5, 1: 5, 2: 5, 3: 5, 4: 13}


@pytest.mark.parametrize(
    ("quarter", "neighbours"), [("b", "yg"), ("y", "rb"), ("r", "gy"), ("g", "br")]
)
def test_neighbours_in_the_cycle_of_colours_are_lateral(quarter: str, neighbours: str) -> None:
    # 1.1
    other = "r" if quarter == "b" else "b"
    match = position(blue="D D D D B", red="B B S S O", at=quarter + other)
    assert {move[1] for move in match.legal() if move[0] == ">"} == set(neighbours)


def test_the_corners_are_opposite() -> None:  # 1.1
    match = position(blue="D D D D B", red="B B S S O")
    assert places(match) == "br"
    assert ">r" not in match.legal()


@pytest.mark.parametrize("rounds", [3, 4, 6, 8, 10, 12, 15])
def test_a_match_has_as_many_rounds_as_were_agreed(rounds: int) -> None:  # 1.2
    level = ((1, 5, 1, 5),) * (rounds - 2)
    match = position(blue="D", red="B", rounds=rounds, sheet=level)
    assert (Event.ROUND, BLUE, rounds) in play(match, "--")
    assert not match.over
    match = position(blue="D", red="B", rounds=rounds, sheet=(*level, level[0]))
    play(match, "--")
    assert match.over


def test_six_rounds_are_agreed_unless_said() -> None:  # 1.2
    assert GAME.choose() == {"rounds": "6"}
    for rounds in (1, 5, 7, 16, "many"):
        with pytest.raises(ValueError, match="choose 3, 4, 6, 8, 10, 12 or 15"):
            GAME.choose(rounds=rounds)


def test_each_boxer_draws_a_style_card_of_the_twelve() -> None:  # 1.2
    match = Match(GAME)
    weights = [0] * GAME.laws.OUTCOMES
    assert match.to_act == CHANCE
    assert GAME.laws.odds(match.state, weights) == 12
    assert weights == [0] * KINDS + [1] * 12 + [0, 0]
    assert play(match, "(bull)") == [(Event.DREW_STYLE, BLUE, "bull", "battant")]
    assert GAME.laws.odds(match.state, weights) == 11
    with pytest.raises(IllegalMove):
        match.draw("(bull)")
    assert play(match, "(fox)") == [(Event.DREW_STYLE, RED, "fox", "scientifique")]
    assert GAME.laws.odds(match.state, weights) == 2
    assert weights == [0] * KINDS + [0] * 12 + [1, 1]


@pytest.mark.parametrize(("style", "points"), [("puncher", 1), ("battant", 2), ("scientifique", 1)])
def test_a_card_is_worth_what_it_is_in_the_style_of_whoever_played_it(
    style: str, points: int
) -> None:  # 1.2
    match = position(blue="rA2 D", red="B S", styles=f"{style} battant")
    play(match, "rA2 >g")
    assert gained(match) == (points, 0)


def test_marks_are_read_in_the_style_of_whoever_played_the_cards() -> None:  # 1.2
    # Red straight right and right hook: K.O. for a puncher, nothing for a battant.
    for style, down in (("puncher", True), ("battant", False)):
        match = position(blue="rB1 rC D", red="B S", styles=f"{style} puncher")
        play(match, "rB1C >g")
        assert match.over == down
    match = position(blue="rB1 rC D", red="B S", styles="battant puncher")
    play(match, "rB1C >g")
    assert gained(match) == (5, 0)


def test_five_cards_each_are_dealt_one_by_one_first_to_the_blue_corner() -> None:  # 1.3
    match = begun()
    told = deal(match, *HANDS)
    receivers = [seat for event, seat, *_ in told if event == Event.DREW]
    assert receivers == [BLUE, RED] * 5
    assert (hand(match, BLUE), hand(match, RED)) == (
        named(counted(HANDS[0])),
        named(counted(HANDS[1])),
    )
    assert (match.state.left, sum(match.state.talon), match.state.phase) == (23, 23, TURN)
    assert told[0] == (Event.DREW, BLUE, "bA1", 32)


def test_every_card_is_as_likely_as_its_copies_that_are_left() -> None:  # 1.3
    match = begun()
    play(match, "(D) (D) (bA1)")
    weights = [0] * GAME.laws.OUTCOMES
    assert GAME.laws.odds(match.state, weights) == 30
    left = counted(ALL)
    left[counted("D").index(1)] -= 2
    left[counted("bA1").index(1)] -= 1
    assert weights == left + [0] * 14


@pytest.mark.parametrize("first", [BLUE, RED])
def test_the_lot_says_who_is_first_to_act_in_round_1(first: int) -> None:  # 1.3
    match = Match(GAME)
    play(match, "(bull) (fox)")
    lot = ("(b)", "(r)")[first]
    assert play(match, lot) == [(Event.LOT, first), (Event.ROUND, first, 1)]
    deal(match, *HANDS)
    assert match.to_act == first


def test_every_round_begins_with_all_cards_and_in_the_same_corners() -> None:  # 1.3
    match = position(blue="D", red="bA1 X", at="yb", turn=BLUE, talon="L B O", quiet=3)
    assert play(match, "--")[-1] == (Event.ROUND, BLUE, 2)
    state = match.state
    assert (state.round, places(match), state.left, state.quiet) == (2, "br", 33, 0)
    assert state.talon == counted(ALL)
    assert state.played == [0] * KINDS
    assert [corner.held for corner in state.corner] == [0, 0]
    assert [corner.threw for corner in state.corner] == [0, 0]


@pytest.mark.parametrize(
    ("sheet", "first", "begins"),
    [
        (((1, 5, 0, 4),), RED, BLUE),
        (((0, 4, 1, 5),), BLUE, RED),
        (((9, 5, 0, 4), (0, 4, 1, 5)), RED, RED),  # level in referee's points, not in points
        (((9, 5, 0, 4), (0, 4, 1, 5)), BLUE, BLUE),
        (((2, 5, 2, 5),), RED, RED),
        (((3, 3, 9, 5), (3, 5, 0, 4)), BLUE, RED),  # 8 to 9
    ],
)
def test_whoever_leads_on_the_referees_points_begins_a_later_round(
    sheet: tuple[tuple[int, int, int, int], ...], first: int, begins: int
) -> None:  # 1.3
    *before, last = sheet
    match = position(blue="D", red="B", sheet=tuple(before), first=first, gained=(last[0], last[2]))
    if last[1] == 3:
        match.state.corner[RED].downs = 1
    told = play(match, "--")
    assert row(match, len(sheet)) == last
    assert told[-1] == (Event.ROUND, begins, len(sheet) + 1)
    deal(match, *HANDS)
    assert match.to_act == begins == starter(match.state)


def test_played_cards_hands_sizes_the_talon_and_the_sheet_are_public() -> None:  # 1.4
    match = position(
        blue="rA1 rB1 D", red="bA1 L O S", sheet=((3, 5, 1, 4),), warnings=(1, 2), talon="B B X"
    )
    play(match, "rA1 >g")
    for seat in (BLUE, RED, NOBODY):
        sight = match.sight(seat)
        assert sight.played == match.state.played
        assert sum(sight.played) == 33 - 3 - 6
        assert [corner.held for corner in sight.corner] == [2, 4]
        assert sight.left == 3
        assert [corner.gained for corner in sight.corner] == [1, 0]
        assert [corner.warnings for corner in sight.corner] == [1, 2]
        assert [corner.points[0] for corner in sight.corner] == [3, 1]
        assert [corner.referee[0] for corner in sight.corner] == [5, 4]


def test_thrown_cards_lie_face_down_and_only_the_thrower_knows_them() -> None:  # 1.4
    match = position(blue="rA1 rB1 D", red="bA1 L O S", talon="B B X")
    play(match, "-rB1 (X)")
    thrown, drawn = counted("rB1"), counted("X")
    mine, other, nobody = (match.sight(seat) for seat in (BLUE, RED, NOBODY))
    assert mine.thrown == thrown
    assert other.thrown == nobody.thrown == [0] * KINDS
    assert [corner.threw for corner in other.corner] == [1, 0]
    assert mine.hand == counted("rA1 D X")
    for sight in (other, nobody):
        assert [*map(max, zip(sight.unseen, thrown, strict=True))] == sight.unseen
        assert [*map(max, zip(sight.unseen, drawn, strict=True))] == sight.unseen
    assert [(h.event, h.a) for h in match.heard(RED)[-2:]] == [
        (Event.DISCARDED, None),
        (Event.DREW, None),
    ]
    assert [h.a is None for h in match.heard(BLUE)[-2:]] == [False, False]


def test_a_match_can_end_on_points_after_its_last_round() -> None:  # 1.2, 6.2
    match = position(blue="D", red="B", rounds=3, sheet=((1, 5, 1, 5),) * 2, gained=(1, 0))
    told = play(match, "--")
    assert told[-1] == (Event.MATCH_WON, BLUE, Ending.POINTS)
