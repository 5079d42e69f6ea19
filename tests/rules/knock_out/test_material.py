"""Section 1 of docs/rules/knock-out.md: the material."""

from itertools import product

import pytest

from sparring.games.contract import CHANCE, NOBODY
from sparring.games.knock_out.names import KEYS, NAMES
from sparring.games.knock_out.state import AMOUNTS, DECK, STEPS, Event
from sparring.match import IllegalMove, Match

from .positions import (
    GAME,
    A,
    B,
    C,
    bet,
    box,
    boxer,
    cash,
    enter,
    happenings,
    keep,
    look,
    make,
    manager,
    season,
    standing,
    worth,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_manager_begins_with_two_boxers_twelve_cards_and_100_000(  # 1.1
    players: int,
) -> None:
    match = Match(GAME, None, players=players)
    assert match.players == players
    assert cash(match) == [100_000] * players
    for seat in range(players):
        assert manager(match, seat).cards == sum(DECK) == 12
        assert match.sight(seat).manager[seat].ious == 0
    assert [standing(match, it) for it in "AaBbCcDdEe"[: 2 * players]] == ["professional"] * (
        2 * players
    )


def test_fewer_than_three_or_more_than_five_cannot_play() -> None:  # 1.1
    for players in (2, 6, "four", ""):
        with pytest.raises(ValueError, match="players can't be"):
            Match(GAME, None, players=players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_challenger_is_drawn_by_lot(players: int) -> None:  # 1.1
    match = Match(GAME, None, players=players)
    weights = [9] * 5
    assert match.to_act == CHANCE
    assert GAME.laws.odds(match.state, weights) == players
    assert weights == [1] * players + [0] * (5 - players)
    told = happenings(match.draw("(C)"))
    assert told == [(Event.LOT, C, 0, 0), (Event.SEASON, NOBODY, 1, 0)]
    assert match.to_act == C
    with pytest.raises(IllegalMove):
        match.draw("(A)")


def test_printed_start_money_is_by_weight_and_level() -> None:  # 1.2
    match = season()
    money = []
    for letter, level in product("Aa", ("amateur", "professional", "champion")):
        make(match, letter, level)
        money.append(worth(match, letter))
    assert money == [6_000, 8_000, 10_000, 4_000, 6_000, 8_000]


def test_a_title_multiplies_start_money() -> None:  # 1.2
    match = season()
    make(match, "Aa", "champion", "S")
    assert (worth(match, "A"), worth(match, "a")) == (20_000, 16_000)
    make(match, "Aa", "champion", "W")
    assert (worth(match, "A"), worth(match, "a")) == (30_000, 24_000)


def test_the_twelve_fight_cards_are_the_same_for_all() -> None:  # 1.3
    assert DECK == (0, 2, 3, 3, 2, 2)
    match = season()
    match.play("A>B")
    assert match.legal(A) == match.legal(B)
    assert {"1124", "2223", "3334", "4455"} <= set(match.legal(A))
    assert not {"1112", "2222", "3333", "1444", "1555"} & set(match.legal(A))


def test_the_start_spaces_are_four_five_and_six_steps_from_ko() -> None:  # 1.4
    assert STEPS == (4, 5, 6)


def test_both_tables_print_the_same_four_even_amounts() -> None:  # 1.5
    assert AMOUNTS == (4_000, 6_000, 8_000, 10_000) * 2
    assert not any(amount % 2 for amount in AMOUNTS)


def test_there_is_room_for_one_chip_on_each_space() -> None:  # 1.5
    match = season()
    enter(match, "A>B")
    bet(match, "R4 B4")
    for taken in ("R4", "R4x2", "R4KO", "B4"):
        with pytest.raises(IllegalMove):
            match.play(taken)
    bet(match, "=R4")
    with pytest.raises(IllegalMove):
        match.play("=R4")
    assert match.legal()[-1] == "-"


def test_any_number_of_chips_may_lie_on_the_pass_space() -> None:  # 1.5
    match = season(players=5)
    enter(match, "A>B")
    bet(match, "R4 B4 - - -  - - - - -  - - - - -")
    assert match.state.placed == 15


def test_of_three_chips_two_carry_a_double_and_one_a_ko() -> None:  # 1.6
    match = season(players=3)
    enter(match, "A>B")
    bet(match, "R4x2 B4KO - R6x2 -")
    assert match.to_act == C
    bet(match, "B6x2")
    legal = "=R4 =R6 R8 R8KO R10 R10KO =B4 =B6 B8 B8KO B10 B10KO -"
    assert match.legal() == [*legal.split()]
    bet(match, "-")
    assert "B8x2" in match.legal()
    assert "B8KO" not in match.legal()


def test_money_bets_and_numbers_of_cards_are_everybodys_to_see() -> None:  # 1.7
    match = season()
    make(match, "c", "champion", "S")
    keep(match, C, "12345")
    manager(match, C).ious = 2
    match.state.bonus = 6_000
    enter(match, "A>B")
    bet(match, "R10 B4KO =R10")
    for seat in (NOBODY, *range(4)):
        sight = look(match, seat)
        assert [it.cash for it in sight.manager[:4]] == [100_000] * 4
        assert (sight.manager[C].cards, sight.manager[C].ious, sight.bonus) == (5, 2, 6_000)
        assert (sight.boxer[5].level, sight.boxer[5].title) == (2, 1)
        assert [(it.kind, it.offered_by, it.accepted_by) for it in sight.bet if it.kind] == [
            (1, A, C),
            (3, B, NOBODY),
        ]


def test_training_cards_are_for_their_owners_eyes() -> None:  # 1.7
    match = season()
    enter(match, "A>B", "1145", "2233")
    for seat in (NOBODY, A, B, C):
        hand = look(match, seat).hand
        mine = {A: [0, 2, 0, 0, 1, 1], B: [0, 0, 2, 2, 0, 0]}.get(seat, [0] * 6)
        assert (hand.training, hand.card) == (mine, 0)


def test_training_cards_that_were_not_played_stay_secret() -> None:  # 1.7
    match = season()
    enter(match, "A>B", "1145", "2233")
    bet(match, "R4 B4 - -  - - - -  - - - -")
    told = box(match, "1-2 1-2 4-3")
    assert not [it for it in told if 5 in it[2:] and it[0] == Event.REVEALED]
    for seat in (NOBODY, A, B, C):
        sight = look(match, seat)
        assert sight.hand.training == [0] * 6
        assert sight.manager[A].revealed == [0, 2, 0, 0, 1, 0]
        assert sight.manager[A].cards == 9


def test_the_sheets_name_three_boxers_and_we_the_rest() -> None:  # 1.8
    assert (NAMES[0], NAMES[1], NAMES[2]) == ("Robin Zorres", "Nick Hacker", "Arnold Blackndecker")
    assert len(set(NAMES)) == len(set(KEYS)) == 10
    assert boxer(season(), "A").level == 1
