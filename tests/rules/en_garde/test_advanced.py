"""Section 4 of docs/rules/en-garde.md: the advanced game, with the lunge."""

import pytest

from sparring.games.contract import NOBODY
from sparring.games.en_garde.pieces import TURN, Ending, Event, gap
from sparring.match import IllegalMove, Match

from .positions import (
    LEFT,
    RIGHT,
    ground,
    hand,
    new_round,
    play,
    position,
    refill,
    score,
)


def lunged(
    left: str = "35512", right: str = "51243", pack: str | None = None, drawn: str = "44"
) -> Match:
    """The left fencer has advanced 3 and attacked with one 5, and stands 5 apart."""
    match = position(left=left, right=right, ground=(7, 7), pack=pack)
    match.play("+3x1")
    refill(match, drawn)
    return match


def lunges(match: Match) -> list[str]:
    return [move for move in match.legal() if move[0] == "+" and "x" in move]


def test_a_fencer_may_advance_and_attack_in_one_turn() -> None:  # 4.1
    match = position(left="34555", right="12341", ground=(7, 7))
    assert lunges(match) == ["+3x1", "+3x2", "+3x3", "+5x1"]
    assert play(match, "+3x2", "441") == [
        (Event.ADVANCED, LEFT, 3, 0),
        (Event.STRUCK, LEFT, 5, 2),
        (Event.DREW, LEFT, 4, 15 - 1),
        (Event.DREW, LEFT, 4, 15 - 2),
        (Event.DREW, LEFT, 1, 15 - 3),
    ]
    assert (ground(match), hand(match, LEFT)) == ((10, 7), "14445")


def test_a_step_of_the_value_it_attacks_with_takes_one_more_card() -> None:  # 4.1
    match = position(left="22255", right="11344", ground=(9, 9))
    assert lunges(match) == ["+2x1", "+2x2"]
    match = position(left="25511", right="11344", ground=(9, 9))
    assert not lunges(match)


def test_a_lunge_keeps_its_distance() -> None:  # 4.1
    match = position(left="12345", right="11234", ground=(12, 9))
    assert gap(match.state) == 1
    assert not lunges(match)
    match = position(left="11345", right="11234", ground=(11, 9))
    assert lunges(match) == ["+1x1"]


@pytest.mark.parametrize("rules", ["basic", "classic"])
def test_only_the_advanced_game_knows_the_lunge(rules: str) -> None:  # 4.1
    match = position(rules, left="34555", right="12341", ground=(7, 7))
    assert not lunges(match)


def test_a_lunge_may_be_parried() -> None:  # 4.2
    match = lunged()
    assert match.legal() == ["0", "/", "-1", "-2", "-3", "-4", "-5"]
    assert play(match, "/") == [(Event.PARRIED, RIGHT, 5, 1)]
    assert (match.to_act, match.state.phase) == (RIGHT, TURN)


def test_a_lunge_may_be_answered_by_a_retreat() -> None:  # 4.2
    match = lunged()
    assert play(match, "-4", "1") == [
        (Event.RETREATED, RIGHT, 4, 1),
        (Event.DREW, RIGHT, 1, 12),
    ]
    assert ground(match) == (10, 3)
    assert hand(match, RIGHT) == "11235"


def test_a_retreat_is_a_full_turn_and_the_attacker_plays_again() -> None:  # 4.2
    match = lunged()
    play(match, "-4", "1")
    assert (match.to_act, match.state.phase) == (LEFT, TURN)
    assert (match.state.blow, match.state.strength, match.state.lunged) == (0, 0, 0)
    assert "0" not in match.legal()


def test_a_retreat_stays_on_the_piste() -> None:  # 4.2
    match = position(left="35512", right="51243", ground=(12, 2))
    play(match, "+3x1", "44")
    assert match.legal() == ["0", "/", "-1", "-2"]
    with pytest.raises(IllegalMove):
        match.play("-3")


def test_a_defender_with_a_parry_is_free_to_retreat() -> None:  # 4.2
    match = lunged()
    assert {"/", "-5"} <= set(match.legal())
    play(match, "-5", "1")
    assert score(match) == (0, 0)


def test_a_plain_attack_can_only_be_parried() -> None:  # 4.3
    match = position(left="35512", right="31243", ground=(10, 9))
    play(match, "x1", "4")
    assert match.legal() == ["0", "/"]
    with pytest.raises(IllegalMove):
        match.play("-1")


def test_moving_back_after_a_parry_is_the_turns_ordinary_move() -> None:  # 4.3
    match = position(left="35512", right="31243", ground=(10, 9))
    play(match, "x1", "4")
    play(match, "/")
    assert play(match, "-4", "11")[0] == (Event.RETREATED, RIGHT, 4, 0)


def test_after_a_retreat_a_plain_attack_is_no_lunge() -> None:  # 4.3
    match = lunged(right="11243")
    play(match, "-1", "3")
    play(match, "-1", "3")
    play(match, "+3", "2")
    assert gap(match.state) == 4
    play(match, "x1", "3")
    assert match.legal() == ["0", "/"]


def test_neither_parry_nor_retreat_loses_the_round() -> None:  # 4.4
    match = lunged(right="55514", drawn="41")
    assert "/" in match.legal()
    assert play(match, "0") == [
        (Event.STOOD, RIGHT, 0, 0),
        (Event.ROUND_WON, LEFT, Ending.HIT, 1),
        new_round(2, RIGHT),
    ]


def test_a_lunge_that_empties_the_pack_may_be_parried_and_hands_are_compared() -> None:  # 4.5
    match = lunged(pack="4", drawn="4")
    assert match.state.left == 0
    assert play(match, "/") == [
        (Event.PARRIED, RIGHT, 5, 1),
        *[(Event.SHOWED, LEFT, card, 0) for card in (1, 2, 4, 5)],
        *[(Event.SHOWED, RIGHT, card, 0) for card in (1, 2, 3, 4)],
        (Event.ROUND_WON, LEFT, Ending.CARDS, 1),
        new_round(2, RIGHT),
    ]


def test_or_answered_by_a_retreat_and_the_ground_decides() -> None:  # 4.5
    match = lunged(left="35112", right="55243", pack="4", drawn="4")
    assert match.legal() == ["0", "/", "-2", "-3", "-4", "-5"]
    assert play(match, "-2") == [
        (Event.RETREATED, RIGHT, 2, 1),
        (Event.ROUND_WON, LEFT, Ending.RETREAT, 1),
        new_round(2, RIGHT),
    ]


def test_equal_ground_after_the_last_retreat_draws_the_round() -> None:  # 4.5
    match = position(left="25512", right="51243", ground=(6, 9), pack="4")
    play(match, "+2x1", "4")
    assert ground(match) == (8, 9)
    assert play(match, "-1") == [
        (Event.RETREATED, RIGHT, 1, 1),
        (Event.ROUND_DRAWN, NOBODY, Ending.DRAWN_RETREAT, 0),
        new_round(2, RIGHT),
    ]
    assert score(match) == (0, 0)


def test_a_retreat_is_the_only_movement_once_the_pack_is_out() -> None:  # 4.5
    match = lunged(pack="4", drawn="4")
    for move in ("+1", "x1", "+1x1"):
        with pytest.raises(IllegalMove):
            match.play(move)


def test_neither_with_the_pack_out_loses_the_round() -> None:  # 4.5, 4.4
    match = lunged(pack="4", drawn="4")
    assert play(match, "0")[1] == (Event.ROUND_WON, LEFT, Ending.HIT, 1)


def test_a_retreat_that_draws_the_last_card_is_an_ordinary_turn() -> None:  # 4.6
    match = lunged(right="13342", pack="443", drawn="44")
    told = play(match, "-1", "3")
    assert told[:2] == [(Event.RETREATED, RIGHT, 1, 1), (Event.DREW, RIGHT, 3, 0)]
    assert [event for event, *_ in told].count(Event.SHOWED) == 10
    assert told[-2] == (Event.ROUND_WON, LEFT, Ending.GROUND, 1)
