"""Sections 3 and 4 of docs/rules/knock-out.md: placing and settling bets."""

import pytest

from sparring.games.contract import NOBODY, Told, Word
from sparring.games.knock_out.money import to_bonus
from sparring.games.knock_out.state import BETTING, ROUND, Ending, Event
from sparring.match import IllegalMove, Match

from .positions import (
    A,
    B,
    C,
    Happening,
    all_money,
    bet,
    box,
    cash,
    enter,
    happenings,
    keep,
    manager,
    only,
    season,
)

RED_WINS, BLUE_WINS = "3-2 3-2 3-2", "2-3 2-3 2-3"
RED_DOWN, BLUE_DOWN = "2-5 2-5", "5-2 5-2"
PAYMENTS = (Event.PAID, Event.BANK_PAID, Event.BONUS_PAID, Event.OWN_BET, Event.IOU)


def betting(players: int = 3, challenge: str = "A>B", **settings: str | int) -> Match:
    match = season(challenge[0].upper(), players=players, **settings)
    enter(match, challenge, "2355", "2355")
    return match


def settled(bets: str, rounds: str, **settings: str | int) -> list[Happening]:
    """What a fight of A against B with these bets, C looking on, pays in the end."""
    match = season("A", players=3, **settings)
    enter(match, "A>B", *training(rounds))
    bet(match, bets)
    return only(box(match, rounds), *PAYMENTS)


def training(rounds: str) -> tuple[str, str]:
    played = zip(*(each.split("-") for each in rounds.split()), strict=True)
    red, blue = ("".join(cards) for cards in played)
    return fill(red), fill(blue)


def fill(cards: str) -> str:
    return "".join(sorted((cards + "114")[:4]))


def order(match: Match, moves: str) -> str:
    seats = ""
    for move in moves.split():
        seats += "ABCDE"[match.to_act]
        match.play(move)
    return seats


def test_challenger_then_defender_must_offer() -> None:  # 3.1
    match = betting()
    assert len(match.legal()) == 24
    assert not [move for move in match.legal() if move == "-" or move[0] == "="]
    match.play("R10")
    assert match.to_act == B
    assert len(match.legal()) == 21
    for illegal in ("-", "=R10"):
        with pytest.raises(IllegalMove):
            match.play(illegal)
    match.play("B4x2")
    assert match.to_act == C
    assert {"-", "=R10", "=B4", "R4", "B6KO"} <= set(match.legal())


@pytest.mark.parametrize(
    ("challenge", "first"),
    [("A>B", "ABCDE"), ("A>E", "AEBCD"), ("C>A", "CADEB"), ("E>D", "EDABC")],
)
def test_then_those_who_have_not_bet_clockwise_from_the_challengers_left(  # 3.1
    challenge: str, first: str
) -> None:
    match = betting(5, challenge)
    assert order(match, "R4 B4 - - -") == first


@pytest.mark.parametrize(
    ("challenge", "turn"), [("A>B", "ABCDE"), ("C>A", "CDEAB"), ("E>D", "EABCD")]
)
def test_later_turns_go_clockwise_from_the_challenger(challenge: str, turn: str) -> None:  # 3.2
    match = betting(5, challenge)
    order(match, "R4 B4 - - -")
    assert order(match, "- - - - - - - - - -") == turn * 2
    assert match.state.phase == ROUND


def test_later_everyone_may_offer_accept_or_pass() -> None:  # 3.2
    match = betting()
    bet(match, "R4 B4 -")
    for move in ("=B4", "R6KO", "-", "R8", "=R4", "-"):
        assert {"-", "R10", "B10x2"} <= set(match.legal())
        match.play(move)
    assert match.state.phase == ROUND


def test_everyone_bets_also_without_boxers_or_cards() -> None:  # 3.2
    match = season("A", players=3)
    for number in (4, 5):
        match.state.boxer[number].out = 1
    keep(match, C, "")
    enter(match, "A>B")
    bet(match, "R4 B4")
    assert match.to_act == C
    assert happenings(match.play("R10")) == [(Event.OFFERED, C, 0, 10_000)]


def test_an_offer_is_a_chip_on_a_free_triangle_of_either_table() -> None:  # 3.3
    match = betting()
    told = bet(match, "B10 R4x2 R6KO")
    assert told == [
        (Event.OFFERED, A, 3, 10_000),
        (Event.OFFERED, B, 1, 8_000),
        (Event.OFFERED, C, 2, 18_000),
    ]
    bets = match.state.bet
    assert [(n, it.kind, it.offered_by) for n, it in enumerate(bets) if it.kind] == [
        (0, 2, B),
        (1, 3, C),
        (7, 1, A),
    ]


def test_two_doubles_and_one_ko_in_a_fight_and_no_more() -> None:  # 3.3
    match = betting()
    bet(match, "R4x2 B4 -  R6x2 - -")
    assert match.to_act == A
    assert [move for move in match.legal() if "x2" in move] == []
    assert "R8KO" in match.legal()
    match.play("R8KO")
    match = betting()
    bet(match, "R4KO B4 -  R6 - -")
    assert [move for move in match.legal() if "KO" in move] == []
    assert "R8x2" in match.legal()


def test_the_chips_are_everyones_own_again_in_the_next_fight() -> None:  # 3.3
    match = betting()
    bet(match, "R4x2 B4KO -  R6x2 - -  - - -")
    box(match, "5-3 5-2")
    assert match.to_act == B
    enter(match, "b>C", "1234", "1234")
    assert {"R4x2", "R4KO"} <= set(match.legal())


@pytest.mark.parametrize(
    ("offer", "rounds", "won"),
    [
        ("R10", RED_WINS, True),
        ("R10", BLUE_DOWN, True),
        ("R10", BLUE_WINS, False),
        ("R10x2", RED_DOWN, False),
        ("B10x2", BLUE_WINS, True),
        ("B10x2", RED_DOWN, True),
        ("B10", RED_WINS, False),
    ],
)
def test_simple_and_double_bet_on_a_win_of_whatever_kind(  # 3.4
    offer: str, rounds: str, *, won: bool
) -> None:
    told = settled(f"{offer} R4 -  - =R4 -  - - -", rounds)
    told.remove((Event.OWN_BET, B, 0, 4_000))
    (event, seat, _, amount), factor = told[0], 2 if "x2" in offer else 1
    assert (event, seat) == (Event.BANK_PAID if won else Event.BONUS_PAID, A)
    assert amount == factor * (5_000 if won else 10_000)


@pytest.mark.parametrize(
    ("ko_bet", "comes_true"),
    [
        ("knocked-out", {("R6KO", RED_DOWN), ("B6KO", BLUE_DOWN)}),
        ("winner", {("B6KO", RED_DOWN), ("R6KO", BLUE_DOWN)}),
    ],
)
@pytest.mark.parametrize("offer", ["R6KO", "B6KO"])
@pytest.mark.parametrize("rounds", [RED_DOWN, BLUE_DOWN, RED_WINS, BLUE_WINS])
def test_a_ko_bet_lies_with_the_boxer_who_goes_down_or_with_the_one_who_wins(  # 3.4
    ko_bet: str, comes_true: set[tuple[str, str]], offer: str, rounds: str
) -> None:
    told = settled(f"{offer} R4 -  - =R4 -  - - -", rounds, ko_bet=ko_bet)
    won = (offer, rounds) in comes_true
    number = 2 if offer == "R6KO" else 5
    expected = (Event.BANK_PAID, A, number, 9_000) if won else (Event.BONUS_PAID, A, number, 18_000)
    assert expected in told


def test_whoever_accepts_takes_the_other_side_at_the_full_stake() -> None:  # 3.5
    match = betting()
    bet(match, "R6KO B4")
    assert happenings(match.play("=R6")) == [(Event.ACCEPTED, C, 2, 18_000)]
    assert (manager(match, C).doubles, manager(match, C).kos) == (2, 1)
    for illegal in ("=R6", "=R4", "=B6"):
        with pytest.raises(IllegalMove):
            match.play(illegal)


def test_one_may_accept_ones_own_offer_and_then_nothing_at_all_is_paid() -> None:  # 3.5
    for offer, number in (("R10", 0), ("R10KO", 2)):
        match = season("A", players=3)
        manager(match, A).cash = 0
        enter(match, "A>B", "2333", "2223")
        bet(match, f"{offer} B4 -  =R10 - -  - =B4 -")
        told = only(box(match, RED_WINS), *PAYMENTS)
        stake = 30_000 if number else 10_000
        assert told == [(Event.OWN_BET, A, number, stake), (Event.OWN_BET, B, 3, 4_000)]
        assert (cash(match), match.state.bonus) == ([16_000, 108_000, 100_000], 0)
        assert match.state.bank == -24_000


def test_a_blank_chip_never_keeps_a_double_or_a_ko_from_being_bet() -> None:  # 3.6
    match = betting()
    bet(match, "R4 B4 -  R6 - -")
    assert {"R8x2", "R8KO", "R8"} <= set(match.legal())
    match.play("R8KO")
    match = betting()
    bet(match, "R4 B4 =R4  R6KO - =B4")
    bet(match, "- -")
    assert {"B8x2", "B8KO", "B8"} <= set(match.legal())


def test_a_fight_has_three_placements_each() -> None:  # 3.6
    match = betting()
    for _ in range(9):
        assert match.state.phase == BETTING
        match.play(match.legal()[0])
    assert match.state.phase == ROUND


def test_pass_is_always_legal_but_for_the_first_two_bets() -> None:  # 3.7
    match = betting(5)
    for n in range(15):
        assert ("-" in match.legal()) == (n >= 2)
        match.play(match.legal()[0])


def test_all_spaces_can_be_full_and_pass_still_be_there() -> None:  # 3.7
    match = betting(5)
    bet(match, "R4 R6 R8 R10 B4  B6 B8 B10 =R4 =R6  =R8 =R10 =B4 =B6")
    assert match.legal() == ["=B8", "=B10", "-"]


def test_the_loser_of_an_accepted_offer_pays_the_winner() -> None:  # 4.1
    bets = "R6x2 B10 =R6  - - =B10  - - -"
    assert settled(bets, RED_WINS) == [(Event.PAID, C, A, 12_000), (Event.PAID, B, C, 10_000)]
    assert settled(bets, BLUE_WINS) == [(Event.PAID, A, C, 12_000), (Event.PAID, C, B, 10_000)]


def test_an_accepted_ko_bet_is_paid_threefold_either_way() -> None:  # 4.1
    bets = "B6KO R4 =B6  - =R4 -  - - -"
    assert settled(bets, BLUE_DOWN)[-1] == (Event.PAID, C, A, 18_000)
    assert settled(bets, RED_WINS)[-1] == (Event.PAID, A, C, 18_000)


def test_the_bank_pays_half_and_bonus_takes_all() -> None:  # 4.2
    match = season("A", players=3)
    enter(match, "A>B", "2333", "2223")
    bet(match, "R10x2 B4 B6KO  - - -  - - -")
    told = box(match, RED_WINS)
    assert only(told, *PAYMENTS) == [
        (Event.BANK_PAID, A, 1, 10_000),
        (Event.BONUS_PAID, B, 3, 4_000),
        (Event.BONUS_PAID, C, 5, 18_000),
    ]
    assert match.state.bonus == 22_000
    assert match.state.bank == -10_000 - 24_000
    assert cash(match) == [126_000, 104_000, 82_000]


def test_bets_are_settled_red_before_blue_and_low_before_high() -> None:  # 4.3
    told = settled("B4 R10 B10  R4 R8 B6  - - -", BLUE_WINS)
    assert [(it[1], it[3]) for it in told] == [
        (A, 4_000),
        (B, 8_000),
        (B, 10_000),
        (A, 2_000),
        (C, 3_000),
        (C, 5_000),
    ]


def test_whoever_has_too_little_takes_an_iou_first() -> None:  # 4.3
    match = season("A", players=3)
    manager(match, C).cash = 5_000
    enter(match, "A>B", "2333", "2223")
    bet(match, "R4 B4 B10x2  =R4 =B4 -  - - -")
    told = box(match, RED_WINS)
    assert only(told, *PAYMENTS)[-2:] == [(Event.IOU, C, 1, 0), (Event.BONUS_PAID, C, 4, 20_000)]
    assert (manager(match, C).cash, manager(match, C).ious) == (35_000, 1)


def test_exactly_enough_needs_no_iou() -> None:  # 4.3
    match = season("A", players=3)
    manager(match, C).cash = 20_000
    enter(match, "A>B", "2333", "2223")
    bet(match, "R4 B4 B10x2  - - -  - - -")
    box(match, RED_WINS)
    assert (manager(match, C).cash, manager(match, C).ious) == (0, 0)


def test_each_bet_is_paid_in_full_before_the_next_without_netting() -> None:  # 4.3
    """C loses 10,000 on red and wins 5,000 on blue, and still takes an IOU for the first."""
    match = season("A", players=3)
    manager(match, C).cash = 8_000
    enter(match, "A>B", "2223", "2333")
    bet(match, "R4 B4 R10  =R4 =B4 B10x2  - - -")
    told = box(match, BLUE_WINS)
    assert only(told, *PAYMENTS)[1:] == [
        (Event.IOU, C, 1, 0),
        (Event.BONUS_PAID, C, 0, 10_000),
        (Event.OWN_BET, B, 3, 4_000),
        (Event.BANK_PAID, C, 4, 10_000),
    ]
    assert manager(match, C).cash == 58_000


def test_prizes_are_there_to_pay_bets_with() -> None:  # 4.3
    match = season("A", players=3)
    manager(match, B).cash = 0
    enter(match, "A>B", "2333", "2223")
    bet(match, "R4 B8 -  - - -  - - -")
    box(match, RED_WINS)
    assert (manager(match, B).cash, manager(match, B).ious) == (0, 0)


def test_there_is_no_limit_on_ious() -> None:  # 4.3
    match = season("A", players=3)
    manager(match, C).cash, manager(match, C).ious = 0, 4
    enter(match, "A>B", "2333", "2223")
    before = all_money(match)
    bet(match, "R4 B4 B10KO  - - B8x2  - - B6x2")
    told = box(match, RED_WINS)
    assert only(told, Event.IOU) == [(Event.IOU, C, 5, 0), (Event.IOU, C, 6, 0)]
    assert manager(match, C).cash == 100_000 - 12_000 - 16_000 - 30_000
    assert all_money(match) == before


def test_as_many_ious_at_once_as_are_needed() -> None:  # 4.3
    match = season()
    told: Told = []
    before = all_money(match)
    to_bonus(match.state, C, 210_000, told)
    assert happenings(Word(*word) for word in told) == [(Event.IOU, C, n, 0) for n in (1, 2, 3)]
    assert (manager(match, C).cash, match.state.bonus) == (40_000, 210_000)
    assert all_money(match) == before


def test_after_payment_everyone_has_the_chips_back() -> None:  # 4.2
    match = betting()
    bet(match, "R4 B4 =R4  - - -  - - -")
    box(match, "5-2 5-3")
    assert [(it.kind, it.offered_by, it.accepted_by) for it in match.state.bet] == [
        (0, NOBODY, NOBODY)
    ] * 8
    assert match.state.fight.ending == Ending.KO_OF_DEFENDER
