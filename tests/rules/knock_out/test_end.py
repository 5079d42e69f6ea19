"""Section 5 of docs/rules/knock-out.md: the end of the game."""

import pytest

from sparring.games.contract import NOBODY, OVER
from sparring.games.knock_out.names import BOXERS
from sparring.games.knock_out.state import Ending, Event
from sparring.match import Match

from .positions import (
    GAME,
    A,
    B,
    C,
    D,
    Happening,
    all_money,
    cash,
    fight,
    keep,
    knock_out,
    make,
    manager,
    only,
    season,
    worth,
)

COUNT = (
    Event.BONUS_SHARED,
    Event.BONUS_REST,
    Event.CARDS_PAID,
    Event.REPAID,
    Event.FORTUNE,
    Event.GAME_WON,
)


def last_fight(match: Match, challenge: str = "a>b") -> list[Happening]:
    """Both play their last three cards, and nobody else has any: the defender wins on points."""
    red, blue = (BOXERS.index(letter) // 2 for letter in challenge.split(">"))
    for seat in range(match.players):
        keep(match, seat, {red: "224", blue: "335"}.get(seat, ""))
    return fight(match, challenge, "2-3 2-3 4-5")


def test_bonus_goes_to_whoever_manages_the_boxer_of_the_highest_start_money() -> None:  # 5.1
    match = season(players=3)
    make(match, "C", "champion")
    match.state.bonus = 12_345
    told = last_fight(match)
    assert only(told, *COUNT)[:2] == [
        (Event.BONUS_SHARED, C, 12_000, 0),
        (Event.BONUS_REST, NOBODY, 345, 0),
    ]
    assert match.state.bonus == 0


def test_a_boxer_that_is_out_does_not_count_for_bonus() -> None:  # 5.1
    match = season(players=3)
    make(match, "C", "champion")
    knock_out(match, "C")
    match.state.bonus = 9_000
    told = last_fight(match)
    assert only(told, Event.BONUS_SHARED) == [(Event.BONUS_SHARED, it, 4_000, 0) for it in (A, B)]
    assert only(told, Event.BONUS_REST) == [(Event.BONUS_REST, NOBODY, 1_000, 0)]


def test_levels_as_they_are_after_the_last_fight_count() -> None:  # 5.1
    match = season(players=3)
    knock_out(match, "ABC")
    match.state.bonus = 5_000
    assert only(last_fight(match), Event.BONUS_SHARED) == [(Event.BONUS_SHARED, B, 5_000, 0)]


def tied(split: str) -> Match:
    """A has two of the three best-paid boxers, a heavy Professional and a light Champion."""
    match = season("B", players=4, bonus_split=split)
    knock_out(match, "BD")
    make(match, "bd", "amateur")
    make(match, "a", "champion")
    assert worth(match, "A") == worth(match, "a") == worth(match, "C") == 8_000
    match.state.bonus = 20_500
    return match


@pytest.mark.parametrize(
    ("split", "shares", "rest"),
    [
        ("per-player", [(A, 10_000), (C, 10_000)], 500),
        ("per-boxer", [(A, 12_000), (C, 6_000)], 2_500),
    ],
)
def test_ties_are_shared_by_manager_or_by_boxer_rounded_down_to_1_000(  # 5.1
    split: str, shares: list[tuple[int, int]], rest: int
) -> None:
    match = tied(split)
    told = last_fight(match, "b>d")
    assert only(told, Event.BONUS_SHARED, Event.BONUS_REST) == [
        *((Event.BONUS_SHARED, seat, share, 0) for seat, share in shares),
        (Event.BONUS_REST, NOBODY, rest, 0),
    ]
    assert (match.state.bonus, match.state.bank) == (0, rest - 12_000)


def test_an_empty_bonus_is_not_spoken_of() -> None:  # 5.1
    told = last_fight(season(players=3))
    assert not only(told, Event.BONUS_SHARED, Event.BONUS_REST)


def test_the_bank_pays_for_cards_that_are_left() -> None:  # 5.2
    match = season(players=4)
    for seat, cards in ((A, "224"), (B, "335"), (C, "1"), (D, "44")):
        keep(match, seat, cards)
    told = fight(match, "a>b", "2-3 2-3 4-5")
    assert only(told, Event.CARDS_PAID) == [
        (Event.CARDS_PAID, C, 1, 5_000),
        (Event.CARDS_PAID, D, 2, 10_000),
    ]
    assert cash(match) == [106_000, 112_000, 105_000, 110_000]


def test_each_iou_costs_50_000_and_a_fortune_may_be_negative() -> None:  # 5.2
    match = season(players=3)
    manager(match, C).ious = 3
    told = last_fight(match)
    assert only(told, Event.REPAID) == [(Event.REPAID, C, 3, 150_000)]
    assert [GAME.laws.result(match.state, seat) for seat in range(3)] == [
        106_000,
        112_000,
        -50_000,
    ]
    assert (cash(match)[C], manager(match, C).ious) == (-50_000, 0)


def test_the_most_money_wins() -> None:  # 5.2
    match = season(players=3)
    told = last_fight(match)
    assert only(told, Event.FORTUNE, Event.GAME_WON) == [
        (Event.FORTUNE, A, 106_000, 0),
        (Event.FORTUNE, B, 112_000, 0),
        (Event.FORTUNE, C, 100_000, 0),
        (Event.GAME_WON, B, 112_000, Ending.SOLE_WINNER),
    ]
    assert match.to_act == OVER


def test_equal_fortunes_share_the_win() -> None:  # 5.2
    match = season(players=3)
    manager(match, C).cash = 112_000
    told = last_fight(match)
    assert only(told, Event.GAME_WON) == [
        (Event.GAME_WON, B, 112_000, Ending.SHARED),
        (Event.GAME_WON, C, 112_000, Ending.SHARED),
    ]


def test_the_count_is_bonus_then_cards_then_ious() -> None:  # 5.1, 5.2
    match = season(players=3)
    match.state.bonus = 7_500
    manager(match, C).ious = 1
    for seat, cards in ((A, "224"), (B, "335"), (C, "1")):
        keep(match, seat, cards)
    before = all_money(match)
    told = [it[0] for it in fight(match, "a>b", "2-3 2-3 4-5") if it[0] in COUNT]
    assert [*dict.fromkeys(told)] == [*COUNT]
    assert told == sorted(told, key=COUNT.index)
    assert all_money(match) == before
