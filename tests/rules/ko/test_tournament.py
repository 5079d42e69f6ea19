"""Section 7 of docs/rules/ko.md: more than two players."""

import pytest

from sparring.games.contract import NOBODY
from sparring.games.ko.tournament import (
    Bout,
    Due,
    Form,
    Stage,
    Standing,
    Title,
    defend,
    due,
    elimination,
    form,
    goes_on,
    meetings_due,
    report,
    table,
    triangle,
)
from sparring.match import Match

from .positions import play, position

ANNA, BEN, CLEO, DORA, EMIL, FINN = SIX = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")


def won(winner: str, loser: str, points: tuple[int, int] = (5, 3)) -> Bout:
    return Bout((winner, loser), winner, points)


def drawn(
    first: str, second: str, points: tuple[int, int] = (3, 3), warnings: tuple[int, int] = (0, 0)
) -> Bout:
    return Bout((first, second), None, points, warnings)


def no_contest(first: str, second: str) -> Bout:
    return Bout((first, second), no_contest=True)


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, Form.MATCH),
        (3, Form.TRIANGLE),
        (4, Form.ELIMINATION),
        (5, Form.ELIMINATION),
        (6, Form.ELIMINATION),
        (17, Form.ELIMINATION),
    ],
)
def test_three_make_a_triangle_more_an_elimination(players: int, expected: Form) -> None:  # 7.1
    assert form(players) == expected
    with pytest.raises(ValueError, match="takes two"):
        form(1)


def test_in_a_triangle_everyone_meets_everyone() -> None:  # 7.1
    trio = SIX[:3]
    assert triangle(trio) == ((ANNA, BEN), (ANNA, CLEO), (BEN, CLEO))
    assert meetings_due(trio, []) == triangle(trio)
    assert meetings_due(trio, [won(CLEO, ANNA)]) == ((ANNA, BEN), (BEN, CLEO))
    with pytest.raises(ValueError, match="three players"):
        triangle(SIX[:4])
    with pytest.raises(ValueError, match="three players"):
        triangle((ANNA, BEN, ANNA))


def test_the_winner_of_the_final_is_champion() -> None:  # 7.1
    four = SIX[:4]
    bouts = [won(ANNA, BEN), won(DORA, CLEO)]
    stage = elimination(four, range(4), bouts)
    assert stage == Stage(((ANNA, DORA),), (), (((ANNA, DORA), Due.MATCH),))
    stage = elimination(four, range(4), [*bouts, won(DORA, ANNA)])
    assert (stage.champion, stage.open) == (DORA, ())


def test_a_champion_puts_the_title_up_against_challengers() -> None:  # 7.1
    title = defend(Title(ANNA), won(ANNA, BEN))
    assert title == Title(ANNA)
    title = defend(title, won(CLEO, ANNA))
    assert title == Title(CLEO, dethroned=ANNA)  # who may negotiate a return match
    assert defend(title, won(ANNA, CLEO)) == Title(ANNA, dethroned=CLEO)
    with pytest.raises(ValueError, match="must be in the ring"):
        defend(title, won(ANNA, BEN))


def test_a_player_who_is_not_in_the_ring_sees_the_sheet_live() -> None:  # 7.2
    match = position(blue="rA1 D", red="B S", sheet=((3, 5, 2, 4),), warnings=(0, 1), gained=(2, 0))
    play(match, "rA1 >y")
    referee = match.sight(NOBODY)
    assert [corner.points[0] for corner in referee.corner] == [3, 2]
    assert [corner.referee[0] for corner in referee.corner] == [5, 4]
    assert [corner.gained for corner in referee.corner] == [3, 0]
    assert [corner.warnings for corner in referee.corner] == [0, 1]
    assert sum(referee.hand) == 0


# --- Who goes on. ---


def test_the_winner_of_a_bout_goes_on() -> None:  # 7.3
    assert goes_on([won(BEN, ANNA, (0, 11))]) == BEN
    assert goes_on([]) is None
    assert due([]) == Due.MATCH


@pytest.mark.parametrize(
    ("bout", "winner"),
    [
        (drawn(ANNA, BEN, (9, 8)), ANNA),
        (drawn(ANNA, BEN, (-1, 0)), BEN),
        (drawn(ANNA, BEN, (9, 8), (2, 0)), ANNA),
        (drawn(ANNA, BEN, (8, 8), (2, 0)), BEN),
        (drawn(ANNA, BEN, (8, 8), (0, 1)), ANNA),
    ],
)
def test_after_a_draw_more_points_go_on_then_fewer_warnings(bout: Bout, winner: str) -> None:  # 7.3
    assert goes_on([bout]) == winner
    assert due([bout]) == Due.NOTHING


def test_then_one_extra_round_at_a_time() -> None:  # 7.3
    level = drawn(ANNA, BEN, (8, 8), (1, 1))
    assert (goes_on([level]), due([level])) == (None, Due.EXTRA_ROUND)
    assert due([level, drawn(ANNA, BEN, (2, 2))]) == Due.EXTRA_ROUND
    assert due([level, no_contest(ANNA, BEN)]) == Due.EXTRA_ROUND
    bouts = [level, drawn(ANNA, BEN, (2, 2)), won(BEN, ANNA)]
    assert (goes_on(bouts), due(bouts)) == (BEN, Due.NOTHING)


def test_a_no_contest_is_fought_again() -> None:  # 7.3
    bouts = [no_contest(ANNA, BEN)]
    assert (goes_on(bouts), due(bouts)) == (None, Due.MATCH)
    assert goes_on([*bouts, won(ANNA, BEN)]) == ANNA


def test_what_is_decided_is_not_fought_again() -> None:  # 7.3
    with pytest.raises(ValueError, match="Anna and Ben were not to fight again"):
        due([won(ANNA, BEN), won(BEN, ANNA)])


# --- Byes. ---


@pytest.mark.parametrize(("players", "byes"), [(4, 0), (5, 3), (6, 2), (7, 1), (8, 0), (9, 7)])
def test_byes_leave_a_power_of_two(players: int, byes: int) -> None:  # 7.3
    names = [f"p{n}" for n in range(players)]
    stage = elimination(names, range(players), [])
    assert len(stage.byes) == byes
    assert 2 * len(stage.pairs) + byes == players
    rest = len(stage.pairs) + byes
    assert rest & (rest - 1) == 0


def test_byes_are_by_lot() -> None:  # 7.3
    five = SIX[:5]
    stage = elimination(five, [4, 0, 2, 3, 1], [])
    assert stage == Stage(((DORA, BEN),), (EMIL, ANNA, CLEO), (((DORA, BEN), Due.MATCH),))
    stage = elimination(five, [4, 0, 2, 3, 1], [won(BEN, DORA)])
    assert stage.pairs == ((EMIL, ANNA), (CLEO, BEN))
    assert stage.byes == ()


def test_a_stage_is_open_until_every_pair_has_its_winner() -> None:  # 7.3
    six = range(6)
    bouts = [won(CLEO, DORA), drawn(FINN, EMIL, (4, 4))]
    stage = elimination(SIX, six, bouts)
    assert (stage.byes, stage.pairs) == ((ANNA, BEN), ((CLEO, DORA), (EMIL, FINN)))
    assert stage.open == (((EMIL, FINN), Due.EXTRA_ROUND),)
    bouts += [won(FINN, EMIL), won(ANNA, BEN), won(FINN, CLEO)]
    stage = elimination(SIX, six, bouts)
    assert stage.open == (((ANNA, FINN), Due.MATCH),)
    assert elimination(SIX, six, [*bouts, won(FINN, ANNA)]).champion == FINN


@pytest.mark.parametrize("lot", [[0, 1, 2], [0, 1, 2, 2], [1, 2, 3, 4]])
def test_a_lot_names_each_player_once(lot: list[int]) -> None:  # 7.3
    with pytest.raises(ValueError, match="each player once"):
        elimination(SIX[:4], lot, [])


@pytest.mark.parametrize(
    "bouts",
    [
        [won(ANNA, CLEO)],
        [won(ANNA, "Zoe")],
        [won(ANNA, BEN), won(ANNA, DORA)],
        [won(ANNA, BEN), won(CLEO, DORA), won(ANNA, CLEO), won(ANNA, BEN)],
    ],
)
def test_only_those_who_are_paired_fight(bouts: list[Bout]) -> None:  # 7.3
    with pytest.raises(ValueError, match="were not to fight"):
        elimination(SIX[:4], range(4), bouts)


# --- The table of a triangle. ---


def places(bouts: list[Bout]) -> list[tuple[int, str]]:
    return [(line.place, line.boxer) for line in table(SIX[:3], bouts)]


def test_a_win_counts_two_a_draw_one() -> None:  # 7.3
    bouts = [won(BEN, ANNA, (6, 2)), drawn(BEN, CLEO, (3, 3)), won(CLEO, ANNA, (5, 4))]
    assert table(SIX[:3], bouts) == [
        Standing(1, BEN, 3, 4),
        Standing(2, CLEO, 3, 1),
        Standing(3, ANNA, 0, -5),
    ]


def test_then_the_difference_of_points_counts() -> None:  # 7.3
    ring = [won(ANNA, BEN, (9, 0)), won(BEN, CLEO, (5, 4)), won(CLEO, ANNA, (6, 2))]
    assert places(ring) == [(1, ANNA), (2, CLEO), (3, BEN)]


def test_then_the_direct_match() -> None:  # 7.3
    bouts = [won(BEN, ANNA, (4, 3)), won(ANNA, CLEO, (5, 3)), won(CLEO, BEN, (5, 5))]
    assert table(SIX[:3], bouts) == [
        Standing(1, BEN, 2, 1),
        Standing(2, ANNA, 2, 1),
        Standing(3, CLEO, 2, -2),
    ]


def test_then_a_place_is_shared() -> None:  # 7.3
    ring = [won(ANNA, BEN, (4, 3)), won(BEN, CLEO, (4, 3)), won(CLEO, ANNA, (4, 3))]
    assert places(ring) == [(1, ANNA), (1, BEN), (1, CLEO)]
    bouts = [won(ANNA, BEN, (4, 3)), won(ANNA, CLEO, (4, 3)), drawn(BEN, CLEO)]
    assert places(bouts) == [(1, ANNA), (2, BEN), (2, CLEO)]
    bouts = [won(BEN, ANNA, (4, 3)), won(CLEO, ANNA, (4, 3)), drawn(BEN, CLEO)]
    assert places(bouts) == [(1, BEN), (1, CLEO), (3, ANNA)]


def test_a_no_contest_in_a_triangle_counts_nothing_and_is_fought_again() -> None:  # 7.3
    bouts = [no_contest(ANNA, BEN), won(ANNA, CLEO), won(BEN, CLEO)]
    assert meetings_due(SIX[:3], bouts) == ((ANNA, BEN),)
    assert [line.score for line in table(SIX[:3], bouts)] == [2, 2, 0]
    assert places([*bouts, won(BEN, ANNA)]) == [(1, BEN), (2, ANNA), (3, CLEO)]


def test_a_table_takes_no_other_bouts() -> None:  # 7.3
    with pytest.raises(ValueError, match="Anna and Dora were not to fight"):
        table(SIX[:3], [won(ANNA, DORA)])
    with pytest.raises(ValueError, match="Dora and Ben were not to fight"):
        meetings_due(SIX[:3], [won(DORA, BEN)])
    with pytest.raises(ValueError, match="Ben and Anna were not to fight again"):
        table(SIX[:3], [won(BEN, ANNA), won(ANNA, BEN)])


def test_a_drawn_title_fight_leaves_the_champion_champion() -> None:  # 7.3
    for bout in (drawn(ANNA, BEN, (0, 9)), no_contest(BEN, ANNA)):
        assert defend(Title(ANNA, dethroned=BEN), bout) == Title(ANNA, dethroned=BEN)


# --- From a match to a bout. ---


def finished(points: tuple[int, int]) -> Match:
    level = ((2, 5, 2, 5), (4, 4, 0, 3))
    match = position(blue="D", red="B", rounds=3, sheet=level, gained=points, warnings=(1, 2))
    play(match, "--")
    return match


def test_a_finished_match_is_a_bout() -> None:  # 7
    match = finished((1, 0))
    assert report(match.sight(), (ANNA, BEN)) == Bout((ANNA, BEN), ANNA, (7, 2), (1, 2))
    match = position(blue="D bA1", red="bB1 B", talon="L")
    with pytest.raises(ValueError, match="not over"):
        report(match.sight(), (ANNA, BEN))
    play(match, "-D (L)")
    assert report(match.sight(), (ANNA, BEN)) == no_contest(ANNA, BEN)


def test_a_bout_is_between_two_and_one_of_them_wins() -> None:  # 7
    with pytest.raises(ValueError, match="two boxers"):
        Bout((ANNA, ANNA))
    with pytest.raises(ValueError, match="can't have won"):
        Bout((ANNA, BEN), CLEO)
    with pytest.raises(ValueError, match="can't have won"):
        Bout((ANNA, BEN), ANNA, no_contest=True)
