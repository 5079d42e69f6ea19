"""Section 6 of docs/rules/ko.md: the score sheet, and how a match ends."""

import pytest

from sparring.chance import Seeded
from sparring.games.contract import NOBODY
from sparring.games.ko.board import sheet
from sparring.games.ko.state import ROUNDS, Ending, Event
from sparring.match import Match

from .positions import BLUE, GAME, RED, Row, begun, gained, over, play, position, row


def ended(gained_: tuple[int, int], downs: tuple[int, int] = (0, 0)) -> Match:
    """Round 1 has just been ended like this."""
    match = position(blue="D", red="bA1 B", gained=gained_)
    for corner, count in zip(match.state.corner, downs, strict=True):
        corner.downs = count
    play(match, "--")
    return match


# --- Points and the referee's points. ---


@pytest.mark.parametrize(
    ("points", "referee"),
    [((3, 2), (5, 4)), ((0, 1), (4, 5)), ((2, 2), (5, 5)), ((-2, -1), (4, 5)), ((0, 0), (5, 5))],
)
def test_more_round_points_are_5_fewer_4_equal_ones_5_each(
    points: tuple[int, int], referee: tuple[int, int]
) -> None:  # 6.1
    match = ended(points)
    assert row(match, 1) == (points[0], referee[0], points[1], referee[1])


@pytest.mark.parametrize(("downs", "referee"), [((1, 0), (5, 3)), ((0, 1), (3, 5))])
def test_whoever_knocked_the_other_down_has_5_the_other_3(
    downs: tuple[int, int], referee: tuple[int, int]
) -> None:  # 6.1
    for points in ((9, 2), (2, 9), (9, 9)):
        assert row(ended(points, downs), 1) == (points[0], referee[0], points[1], referee[1])


@pytest.mark.parametrize(
    ("points", "downs", "referee"),
    [
        ((18, 12), (2, 1), (5, 3)),
        ((9, 18), (1, 2), (3, 5)),
        ((11, 9), (1, 1), (5, 4)),
        ((9, 10), (1, 1), (4, 5)),
        ((9, 9), (1, 1), (5, 5)),
    ],
)
def test_when_both_were_down_the_number_of_kds_counts_then_points(
    points: tuple[int, int], downs: tuple[int, int], referee: tuple[int, int]
) -> None:  # 6.1
    assert row(ended(points, downs), 1) == (points[0], referee[0], points[1], referee[1])


def test_a_kd_on_the_ring_makes_5_to_3_on_the_sheet() -> None:  # 6.1
    match = position(blue="rB1 rC D", red="bA1 B", styles="scientifique puncher")
    play(match, "rB1C >y --")
    assert row(match, 1) == (9, 5, 0, 3)


def test_each_round_starts_from_nought_and_gets_a_row_of_its_own() -> None:  # 6.1
    match = position(blue="D", red="bA1 B", gained=(2, 1), sheet=((0, 4, 3, 5),))
    told = play(match, "--")
    assert told[2:4] == [(Event.ROW, BLUE, 2, 5), (Event.ROW, RED, 1, 4)]
    assert (row(match, 1), row(match, 2)) == ((0, 4, 3, 5), (2, 5, 1, 4))
    assert gained(match) == (0, 0)


# --- After the last round. ---


def last_round(sheet_: tuple[Row, Row], points: tuple[int, int]) -> Match:
    match = position(blue="D", red="B", rounds=3, sheet=sheet_, gained=points)
    play(match, "--")
    return match


def test_the_higher_sum_of_the_referees_points_wins_on_points() -> None:  # 6.2
    match = last_round(((1, 5, 0, 4), (0, 4, 6, 5)), (1, 0))
    assert over(match) == (BLUE, Ending.POINTS)
    assert (match.result(BLUE), match.result(RED)) == (1, -1)
    match = last_round(((2, 5, 2, 5), (0, 3, 9, 5)), (1, 0))
    assert over(match) == (RED, Ending.POINTS)


def test_equal_sums_are_a_draw() -> None:  # 6.2
    match = last_round(((9, 5, 0, 4), (0, 4, 1, 5)), (1, 1))
    assert over(match) == (NOBODY, Ending.DRAW)
    assert (match.result(BLUE), match.result(RED)) == (0, 0)


# --- Before it. ---


def test_three_warnings_disqualify_at_once() -> None:  # 6.3
    match = position(blue="gB2 D", red="L B", at="bg", warnings=(2, 0), sheet=((3, 5, 1, 4),))
    told = play(match, "gB2 L")
    assert told[-1] == (Event.MATCH_WON, RED, Ending.DISQUALIFIED)
    assert (match.result(BLUE), match.result(RED)) == (-1, 1)
    match = position(blue="gB2 D", red="L B", at="bg", warnings=(1, 2))
    play(match, "gB2 L")
    assert not match.over


@pytest.mark.parametrize(
    ("style", "ending"), [("puncher", Ending.KNOCK_OUT), ("battant", Ending.SPONGE)]
)
def test_ko_and_sponge_end_the_match_at_once(style: str, ending: Ending) -> None:  # 6.3
    sheet_ = ((0, 4, 11, 5),)
    match = position(
        blue="rA1 rB1 rC D", red="bA1 B", styles=f"{style} puncher", sheet=sheet_, gained=(0, 3)
    )
    play(match, "rA1B1C >y")
    assert over(match) == (BLUE, ending)


@pytest.mark.parametrize(
    ("sheet_", "points", "winner"),
    [
        ((), (12, 0), BLUE),
        ((), (10, -2), BLUE),
        ((), (1, 13), RED),
        (((4, 5, 0, 4), (0, 5, 0, 5)), (9, 1), BLUE),
        (((0, 4, 11, 5),), (2, 3), RED),
    ],
)
def test_a_lead_of_12_points_over_one_or_several_rounds_stops_the_match(
    sheet_: tuple[Row, ...], points: tuple[int, int], winner: int
) -> None:  # 6.4
    match = position(blue="D", red="bA1 B", sheet=sheet_, gained=points)
    told = play(match, "--")
    assert told[-1] == (Event.MATCH_WON, winner, Ending.STOPPED)
    assert over(match) == (winner, Ending.STOPPED)


@pytest.mark.parametrize(("sheet_", "points"), [((), (11, 0)), (((9, 5, 0, 4),), (3, 1))])
def test_a_lead_of_11_does_not(sheet_: tuple[Row, ...], points: tuple[int, int]) -> None:  # 6.4
    match = position(blue="D", red="bA1 B", sheet=sheet_, gained=points)
    play(match, "--")
    assert not match.over


def test_it_is_tested_after_each_round_and_not_before() -> None:  # 6.4
    match = position(blue="D rA1", red="bA1 B", gained=(20, 0))
    play(match, "rA1 B")
    assert not match.over


def test_at_a_rounds_end_come_the_row_the_stop_the_count_and_the_next_round() -> None:  # 6.4
    level = (1, 5, 1, 5)
    match = position(blue="D", red="B", rounds=3, sheet=(level, level), gained=(12, 0))
    told = play(match, "--")
    assert [it[0] for it in told[1:]] == [Event.ROUND_OVER, Event.ROW, Event.ROW, Event.MATCH_WON]
    assert over(match) == (BLUE, Ending.STOPPED)
    assert row(match, 3) == (12, 5, 0, 4)


def test_a_stop_goes_by_points_even_against_the_referees() -> None:  # 6.4
    match = position(blue="D", red="B", sheet=((0, 4, 1, 5), (0, 4, 1, 5)), gained=(14, 0))
    play(match, "--")
    assert over(match) == (BLUE, Ending.STOPPED)


@pytest.mark.parametrize(
    ("sheet_", "winner"),
    [
        ((), NOBODY),
        (((1, 5, 0, 4), (0, 4, 3, 5)), NOBODY),
        (((1, 5, 0, 4),), BLUE),
        (((0, 3, 9, 5), (1, 5, 0, 4)), RED),
    ],
)
def test_an_exhausted_talon_is_no_contest_or_disqualifies_for_not_fighting(
    sheet_: tuple[Row, ...], winner: int
) -> None:  # 6.5
    match = position(blue="D bA1", red="bB1 B", talon="L", sheet=sheet_, gained=(8, 0))
    told = play(match, "-D (L)")
    level = winner == NOBODY
    ending = Ending.NO_CONTEST if level else Ending.NON_COMBATIVITY
    assert told[-1] == (Event.MATCH_DRAWN if level else Event.MATCH_WON, winner, ending)
    assert over(match) == (winner, ending)
    assert match.result(BLUE) == (0 if level else 1 if winner == BLUE else -1)
    assert match.sight().corner[BLUE].points[len(sheet_)] == 0  # no row


# --- The sheet itself. ---

SHEET = """\
BOXEURS | Anna                     | Boris
ROUNDS  | POINTS   ARBITRAGE       | POINTS   ARBITRAGE
--------+--------------------------+--------------------------
1       |      3           5       |      2           4
2       |     -1           4       |      0           5
3       |                          |
4       |                          |
5       |                          |
6       |                          |
7       |                          |
8       |                          |
9       |                          |
10      |                          |
11      |                          |
12      |                          |
13      |                          |
14      |                          |
15      |                          |
--------+--------------------------+--------------------------
TOTAL   |      2           9  !    |      2           9  !!"""


def test_the_sheet_has_15_rounds_points_referees_points_warnings_and_totals() -> None:  # 6.6
    match = position(
        blue="D", red="B", sheet=((3, 5, 2, 4), (-1, 4, 0, 5)), warnings=(1, 2), gained=(7, 0)
    )
    for seat in (BLUE, RED, NOBODY):
        assert sheet(match.sight(seat), ("Anna", "Boris")) == SHEET


def test_the_sheet_can_be_printed_before_the_first_bell_and_after_the_last() -> None:  # 6.6
    assert len(sheet(Match(GAME).sight()).splitlines()) == 20
    assert len(sheet(begun().sight()).splitlines()) == 20
    match, moves = Match(GAME, Seeded(1), rounds=15), Seeded(2)
    while not match.over:
        legal = match.actions()
        match.play(legal[moves.below(len(legal))])
    assert len(sheet(match.sight()).splitlines()) == 20


def test_every_finished_round_stands_on_the_sheet_as_it_was_told() -> None:  # 6.6
    for seed in range(20):
        match, moves = Match(GAME, Seeded(seed), rounds=ROUNDS[seed % 7]), Seeded(-seed)
        while not match.over:
            legal = match.actions()
            match.play(legal[moves.below(len(legal))])
        told = [h for h in match.heard() if h.event == Event.ROW]
        for seat in (BLUE, RED):
            rows = [(h.a, h.b) for h in told if h.seat == seat]
            corner = match.sight().corner[seat]
            finished = list(zip(corner.points, corner.referee, strict=True))
            assert finished == rows + [(0, 0)] * (15 - len(rows))
