"""Section 2 of docs/rules/en-garde.md: the basic game."""

import pytest

from sparring.games.contract import CHANCE, NOBODY
from sparring.games.en_garde.pieces import LAST, Ending, Event, gap
from sparring.match import IllegalMove

from .positions import (
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


def test_a_card_moves_the_fencer_exactly_that_far_either_way() -> None:  # 2.1
    match = position("basic", left="23455", right="11111", ground=(4, 0))
    assert match.legal() == ["+2", "-2", "+3", "-3", "+4", "-4", "+5"]
    assert happenings(match.play("+5")) == [(Event.ADVANCED, LEFT, 5, 0)]
    assert ground(match) == (9, 0)
    match = position("basic", left="23455", right="11111", ground=(4, 0))
    assert happenings(match.play("-4")) == [(Event.RETREATED, LEFT, 4, 0)]
    assert (ground(match), hand(match, LEFT)) == ((0, 0), "2355")


def test_nobody_moves_off_the_piste_or_onto_or_past_the_other() -> None:  # 2.1
    match = position("basic", left="11223", right="12345", ground=(17, 2), turn=RIGHT)
    assert gap(match.state) == 3
    assert match.legal() == ["+1", "-1", "+2", "-2", "x1"]
    for move in ("-3", "-4", "-5", "+3", "+4", "+5"):
        with pytest.raises(IllegalMove):
            match.play(move)


def test_there_is_no_voluntary_pass() -> None:  # 2.1
    match = position("basic", left="12345", right="12345")
    assert "0" not in match.legal()
    with pytest.raises(IllegalMove):
        match.play("0")


def test_turns_alternate_and_each_ends_with_a_full_hand() -> None:  # 2.1, 2.2
    match = position("basic", left="12345", right="12345")
    match.play("+3")
    assert match.to_act == CHANCE
    assert refill(match, "2") == [(Event.DREW, LEFT, 2, 14)]
    assert (hand(match, LEFT), match.to_act) == ("12245", RIGHT)
    play(match, "+1", "1")
    assert match.to_act == LEFT


def test_a_fencer_draws_what_is_left_if_fewer_remain() -> None:  # 2.2
    match = position("basic", left="12", right="12345", pack="45")
    play(match, "+1", "45")
    assert (hand(match, LEFT), match.state.left) == ("245", 0)


def test_a_round_that_is_over_is_not_followed_by_a_refill() -> None:  # 2.2
    match = position("basic", left="33455", right="11111", ground=(10, 9), hits=1)
    play(match, "x1")
    assert (match.over, hand(match, LEFT), match.state.left) == (True, "3455", 15)


def test_an_attack_wins_the_round_and_the_fencer_stays() -> None:  # 2.3
    match = position("basic", left="33455", right="11111", ground=(10, 9), hits=1)
    assert play(match, "x1") == [
        (Event.STRUCK, LEFT, 3, 1),
        (Event.ROUND_WON, LEFT, Ending.HIT, 1),
        (Event.MATCH_WON, LEFT, Ending.MATCH, 0),
    ]
    assert ground(match) == (10, 9)


def test_one_card_only_attacks_in_the_basic_game() -> None:  # 2.3
    match = position("basic", left="33345", right="11111", ground=(10, 9))
    assert match.legal() == ["-3", "-4", "-5", "x1"]


def test_a_card_that_is_not_the_distance_does_not_attack() -> None:  # 2.3
    match = position("basic", left="11245", right="33333", ground=(10, 9))
    assert not [move for move in match.legal() if "x" in move]


def test_whoever_has_no_legal_action_loses_the_round() -> None:  # 2.4
    match = position("basic", left="55555", right="11111", ground=(0, 19))
    assert match.legal() == ["0"]
    assert play(match, "0") == [
        (Event.STOOD, LEFT, 0, 0),
        (Event.ROUND_WON, RIGHT, Ending.STUCK, 1),
        new_round(2, RIGHT),
    ]


def test_an_attack_counts_as_an_action() -> None:  # 2.4
    match = position("basic", left="44555", right="11111", ground=(0, 18))
    assert match.legal() == ["x1"]


def test_being_stuck_is_not_tested_once_the_pack_is_empty() -> None:  # 2.4, 2.5
    match = position("basic", left="12344", right="55555", ground=(17, 0), pack="1")
    play(match, "+2", "1")
    assert match.legal() == ["0"]
    assert play(match, "0")[1] == (Event.ROUND_WON, LEFT, Ending.GROUND, 1)


def test_after_the_last_card_the_other_may_attack_once_and_win() -> None:  # 2.5
    match = position("basic", left="11345", right="44555", ground=(10, 6), pack="2")
    play(match, "+1", "2")
    assert gap(match.state) == 5
    assert (match.to_act, match.state.phase, match.legal()) == (RIGHT, LAST, ["0", "x1"])
    assert play(match, "x1")[:2] == [
        (Event.STRUCK, RIGHT, 5, 1),
        (Event.ROUND_WON, RIGHT, Ending.LAST_ATTACK, 1),
    ]
    assert score(match) == (0, 1)


def test_nobody_may_move_after_the_last_card() -> None:  # 2.5
    match = position("basic", left="11345", right="11223", ground=(10, 6), pack="2")
    play(match, "+1", "2")
    assert match.legal() == ["0"]
    with pytest.raises(IllegalMove):
        match.play("-1")


@pytest.mark.parametrize("right", ["44555", "44333"], ids=["unwilling", "unable"])
def test_standing_at_the_end_leaves_it_to_the_ground(right: str) -> None:  # 2.5, 2.6
    match = position("basic", left="11345", right=right, ground=(6, 10), pack="2")
    play(match, "+1", "2")
    assert play(match, "0")[:2] == [
        (Event.STOOD, RIGHT, 0, 0),
        (Event.ROUND_WON, RIGHT, Ending.GROUND, 1),
    ]


def test_without_a_last_attack_the_round_is_judged_at_once() -> None:  # 2.5
    match = position(
        "basic", left="11345", right="44555", ground=(10, 6), pack="2", last_attack="none"
    )
    assert play(match, "+1", "2")[2:] == [
        (Event.ROUND_WON, LEFT, Ending.GROUND, 1),
        new_round(2, RIGHT),
    ]


def test_ground_is_the_distance_from_ones_own_end_not_the_sum_of_moves() -> None:  # 2.6
    match = position("basic", left="55511", right="11123", pack="234")
    for move, card in (("+5", "2"), ("+3", "3"), ("-5", "4")):
        play(match, move, card)  # the left fencer has walked ten spaces, and gained none
    assert play(match, "0")[1] == (Event.ROUND_WON, RIGHT, Ending.GROUND, 1)


def test_equal_ground_draws_the_round_and_nobody_scores() -> None:  # 2.6
    match = position("basic", left="11111", right="22222", ground=(3, 4), pack="5")
    play(match, "+1", "5")
    assert play(match, "0") == [
        (Event.STOOD, RIGHT, 0, 0),
        (Event.ROUND_DRAWN, NOBODY, Ending.DRAWN, 0),
        new_round(2, RIGHT),
    ]
    assert score(match) == (0, 0)
    deal(match, "11111", "22222")
    assert match.to_act == RIGHT


def test_hands_are_not_compared_in_the_basic_game() -> None:  # 2.6
    match = position(
        "basic", left="11222", right="23333", ground=(9, 9), pack="5", last_attack="none"
    )
    told = play(match, "+1", "5")
    assert gap(match.state) == 22  # a new round
    assert [event for event, *_ in told].count(Event.SHOWED) == 0
    assert (Event.ROUND_WON, LEFT, Ending.GROUND, 1) in told
