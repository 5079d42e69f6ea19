"""Section 1 of docs/rules/en-garde.md: equipment and set-up."""

import pytest

from sparring.games.contract import CHANCE, NOBODY, OVER
from sparring.games.en_garde import board
from sparring.games.en_garde.pieces import LOTS, TURN, Ending, Event, gap, starter
from sparring.match import Match

from .positions import (
    GAME,
    LEFT,
    RIGHT,
    deal,
    ground,
    hand,
    happenings,
    new_round,
    play,
    position,
    refill,
    score,
)


def dealt(first: str = "11223", second: str = "34455", **settings: str | int) -> Match:
    match = Match(GAME, None, **settings)
    match.draw("(L)")
    deal(match, first, second)
    return match


def test_the_fencers_start_on_spaces_1_and_23_at_distance_22() -> None:  # 1.1
    match = dealt()
    assert board.places(match.sight()) == (1, 23)
    assert gap(match.state) == 22


def test_the_distance_never_falls_below_1() -> None:  # 1.1
    match = position(left="12345", right="12345", ground=(10, 9))
    assert gap(match.state) == 3
    assert [move for move in match.legal() if move[0] == "+" and "x" not in move] == ["+1", "+2"]
    play(match, "+2", "1")
    assert gap(match.state) == 1
    assert not [move for move in match.legal() if move[0] == "+"]


def test_a_round_begins_with_five_of_each_value_and_a_pack_of_15() -> None:  # 1.2
    match = Match(GAME)
    match.draw("(L)")
    assert odds(match) == ([5, 5, 5, 5, 5, 0, 0], 25)
    deal(match, "11223", "34455")
    assert (hand(match, LEFT), hand(match, RIGHT)) == ("11223", "34455")
    assert (match.state.pack, match.state.left) == ([0, 3, 3, 3, 3, 3], 15)


def test_the_starter_is_dealt_five_cards_and_then_the_other() -> None:  # 1.2
    match = Match(GAME)
    match.draw("(R)")
    assert refill(match, "11111")[-1] == (Event.DREW, RIGHT, 1, 20)
    assert refill(match, "22222")[-1] == (Event.DREW, LEFT, 2, 15)
    assert match.to_act == RIGHT


def test_each_card_is_one_question_to_chance() -> None:  # 1.2
    match = dealt("11111", "22222")
    assert match.questions == 11  # the lot, and ten cards
    play(match, "+1")
    assert (match.to_act, odds(match)) == (CHANCE, ([0, 0, 5, 5, 5, 0, 0], 15))
    refill(match, "5")
    assert match.to_act == RIGHT


def test_only_the_one_who_draws_hears_the_card() -> None:  # 1.2
    match = Match(GAME)
    match.draw("(L)")
    (word,) = match.draw("(4)")
    assert word == (Event.DREW, LEFT, 4, 24, LEFT)


def test_a_new_round_begins_with_all_cards_and_both_at_their_ends() -> None:  # 1.2, 2.2
    match = position("basic", left="33455", right="12345", ground=(10, 9))
    assert play(match, "x1") == [
        (Event.STRUCK, LEFT, 3, 1),
        (Event.ROUND_WON, LEFT, Ending.HIT, 1),
        new_round(2, RIGHT),
    ]
    assert ground(match) == (0, 0)
    assert (hand(match, LEFT), hand(match, RIGHT)) == ("", "")
    assert odds(match) == ([5, 5, 5, 5, 5, 0, 0], 25)
    assert (match.state.top, match.state.strength, match.state.lunged) == (0, 0, 0)


def test_a_bout_goes_to_five_hits_unless_another_number_is_agreed() -> None:  # 1.3
    assert GAME.choose()["hits"] == 5
    for hits in (1, 15):
        assert GAME.choose(hits=hits)["hits"] == hits
    for hits in (0, 16, -1):
        with pytest.raises(ValueError, match="choose 1 to 15"):
            GAME.choose(hits=hits)


@pytest.mark.parametrize("hits", [1, 3, 15])
def test_the_first_to_score_the_hits_wins_the_bout(hits: int) -> None:  # 1.3
    match = position("basic", left="33455", right="11111", ground=(10, 9), hits=hits)
    match.state.fencer[LEFT].hits = hits - 1
    match.state.fencer[RIGHT].hits = hits - 1
    assert play(match, "x1")[1:] == [
        (Event.ROUND_WON, LEFT, Ending.HIT, hits),
        (Event.MATCH_WON, LEFT, Ending.MATCH, 0),
    ]
    assert match.to_act == OVER
    assert (match.result(LEFT), match.result(RIGHT)) == (1, -1)


def test_a_hit_before_that_begins_another_round() -> None:  # 1.3
    match = position("basic", left="33455", right="11111", ground=(10, 9), hits=2)
    assert play(match, "x1")[-1] == new_round(2, RIGHT)
    assert (match.to_act, score(match)) == (CHANCE, (1, 0))


@pytest.mark.parametrize(("lot", "first"), [("(L)", LEFT), ("(R)", RIGHT)])
def test_the_starter_of_round_1_is_drawn_by_lot(lot: str, first: int) -> None:  # 1.3
    match = Match(GAME)
    assert match.state.phase == LOTS
    assert odds(match) == ([0, 0, 0, 0, 0, 1, 1], 2)
    assert happenings(match.draw(lot)) == [(Event.LOT, first, 0, 0), new_round(1, first)]


def test_the_starters_take_turns_over_drawn_rounds_too() -> None:  # 1.3
    match = position("basic", left="11111", right="22222", pack="3", last_attack="none")
    match.state.fencer[RIGHT].ground = 1
    assert play(match, "+1", "3")[-2:] == [
        (Event.ROUND_DRAWN, NOBODY, Ending.DRAWN, 0),
        new_round(2, RIGHT),
    ]
    deal(match, "11111", "22222")
    assert match.to_act == RIGHT


@pytest.mark.parametrize("first", [LEFT, RIGHT])
def test_the_starter_of_a_round_goes_by_its_number(first: int) -> None:  # 1.3
    match = position("basic", left="55555", right="11111", ground=(0, 19))
    match.state.first = first
    for number in range(1, 8):
        match.state.round = number
        assert starter(match.state) == (first if number % 2 else 1 - first)


def test_a_drawn_round_scores_nothing_and_there_is_no_bound_on_rounds() -> None:  # 1.3
    match = position("basic", left="11111", right="22222", pack="3", last_attack="none")
    match.state.round = 1000
    match.state.fencer[RIGHT].ground = 1
    play(match, "+1", "3")
    assert score(match) == (0, 0)
    assert match.state.round == 1001


def test_the_top_of_the_pile_is_the_last_attack_card() -> None:  # 1.4
    match = position(left="35512", right="11114", ground=(7, 7))
    play(match, "+3x1")
    assert match.sight(RIGHT).top == 5


def test_a_parry_lies_on_the_pile_in_rising_order() -> None:  # 1.4
    match = position(left="33455", right="24111", ground=(10, 9), parry="same-total")
    play(match, "x2", "11")
    assert play(match, "/24") == [
        (Event.LAID, RIGHT, 2, 1),
        (Event.LAID, RIGHT, 4, 1),
        (Event.PARRIED, RIGHT, 3, 2),
    ]
    assert match.sight(LEFT).top == 4


@pytest.mark.parametrize("seat", [LEFT, RIGHT, NOBODY])
def test_everyone_sees_the_top_card_and_counts_the_pack(seat: int) -> None:  # 1.4
    match = dealt()
    play(match, "+2", "4")
    assert (match.sight(seat).top, match.sight(seat).left) == (2, 14)


def test_a_card_counter_is_an_aid_and_off_unless_agreed() -> None:  # 1.4
    assert GAME.choose()["aids"] == "off"
    counter = "1:3 2:3 3:4 4:5 5:5"
    for aids, shown in (("off", False), ("on", True)):
        sight = dealt(aids=aids).sight(LEFT)
        assert (counter in board.text(sight)) == shown
        assert (">4×5</text>" in board.svg(sight)) == shown


def test_options_that_do_not_apply_are_set_to_their_default() -> None:  # 1.5
    assert GAME.choose(rules="basic", parry="same-total") == GAME.choose(rules="basic")
    for rules in ("classic", "advanced"):
        assert GAME.choose(rules=rules, last_attack="none") == GAME.choose(rules=rules)
    assert GAME.choose(rules="basic", last_attack="none")["last_attack"] == "none"
    assert GAME.choose(rules="classic", parry="same-total")["parry"] == "same-total"


def odds(match: Match) -> tuple[list[int], int]:
    weights = [-1] * GAME.laws.OUTCOMES
    return weights, GAME.laws.odds(match.state, weights)


def test_a_round_that_has_begun_knows_whose_turn_it_is() -> None:  # 1.3
    assert (dealt().state.phase, dealt().to_act) == (TURN, LEFT)
