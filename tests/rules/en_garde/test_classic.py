"""Section 3 of docs/rules/en-garde.md: the classic game, where attacks can be parried."""

import pytest

from sparring.games.contract import CHANCE, NOBODY
from sparring.games.en_garde.pieces import TURN, Ending, Event, gap
from sparring.match import IllegalMove, Match

from .positions import LEFT, RIGHT, hand, happenings, new_round, play, position, refill, score


def attacked(
    left: str = "33455", right: str = "33124", cards: int = 2, parry: str = "same-value"
) -> Match:
    """The left fencer has attacked with cards of 3 from distance 3, and drawn back to five."""
    match = position("classic", left=left, right=right, ground=(10, 9), parry=parry)
    match.play(f"x{cards}")
    refill(match, "52414"[:cards])
    return match


@pytest.mark.parametrize("cards", range(1, 6))
def test_an_attack_may_be_strengthened_with_cards_of_the_same_value(cards: int) -> None:  # 3.1
    held = "33333"[:cards] + "45455"[cards:]
    match = position("classic", left=held, right="11222", ground=(10, 9))
    strikes = [move for move in match.legal() if "x" in move]
    assert strikes == [f"x{n}" for n in range(1, cards + 1)]
    assert happenings(match.play(f"x{cards}")) == [(Event.STRUCK, LEFT, 3, cards)]
    assert match.state.fencer[LEFT].hand[3] == 0


def test_cards_of_other_values_do_not_strengthen_an_attack() -> None:  # 3.1
    match = position("classic", left="13444", right="11222", ground=(10, 9))
    assert [move for move in match.legal() if "x" in move] == ["x1"]


def test_three_cards_can_not_be_parried_by_the_same_value() -> None:  # 3.1
    match = attacked("33344", "33112", cards=3)
    assert match.legal() == ["0"]


def test_the_attacker_draws_back_to_five_before_the_defender_answers() -> None:  # 3.2
    match = position("classic", left="33455", right="33124", ground=(10, 9))
    assert happenings(match.play("x2")) == [(Event.STRUCK, LEFT, 3, 2)]
    assert match.to_act == CHANCE
    refill(match, "5")
    assert match.to_act == CHANCE
    refill(match, "4")
    assert (match.to_act, hand(match, LEFT)) == (RIGHT, "44555")


def test_the_attackers_draw_may_take_the_last_card() -> None:  # 3.2
    match = position("classic", left="33455", right="33124", ground=(10, 9), pack="4")
    play(match, "x2", "4")
    assert (match.to_act, match.legal(), match.state.left) == (RIGHT, ["0", "/"], 0)
    assert hand(match, LEFT) == "4455"


def test_exactly_as_many_cards_of_the_same_value_parry() -> None:  # 3.3
    match = attacked()
    assert match.legal() == ["0", "/"]
    assert play(match, "/") == [(Event.PARRIED, RIGHT, 3, 2)]
    assert hand(match, RIGHT) == "124"


def test_a_parry_takes_no_more_cards_than_the_attack() -> None:  # 3.3
    match = attacked("35544", "33312", cards=1)
    play(match, "/")
    assert hand(match, RIGHT) == "1233"


@pytest.mark.parametrize("right", ["33124", "31245", "12445"], ids=["able", "one only", "none"])
def test_declining_and_being_unable_are_the_same_event(right: str) -> None:  # 3.3
    match = attacked(right=right)
    assert match.to_act == RIGHT
    assert play(match, "0") == [
        (Event.STOOD, RIGHT, 0, 0),
        (Event.ROUND_WON, LEFT, Ending.HIT, 1),
        new_round(2, RIGHT),
    ]


def test_an_attack_can_not_be_answered_otherwise() -> None:  # 3.3, 4.3
    match = attacked()
    for move in ("+1", "-1", "x1", "/24", "/15"):
        with pytest.raises(IllegalMove):
            match.play(move)


def test_by_the_same_total_as_many_cards_of_any_values_parry() -> None:  # 3.3
    match = attacked(right="12345", parry="same-total")
    assert match.legal() == ["0", "/15", "/24"]
    match = attacked(right="33245", parry="same-total")
    assert match.legal() == ["0", "/", "/24"]
    assert play(match, "/24") == [
        (Event.LAID, RIGHT, 2, 1),
        (Event.LAID, RIGHT, 4, 1),
        (Event.PARRIED, RIGHT, 3, 2),
    ]
    assert (hand(match, RIGHT), match.state.phase) == ("335", TURN)


def test_by_the_same_total_one_card_is_parried_by_its_like_alone() -> None:  # 3.3
    match = attacked("31455", "12245", cards=1, parry="same-total")
    assert match.legal() == ["0"]


def test_a_parry_by_the_same_total_does_not_win_at_once() -> None:  # 3.3
    match = attacked(right="12345", parry="same-total")
    play(match, "/24")
    assert (match.to_act, score(match)) == (RIGHT, (0, 0))
    assert match.legal() == ["+1", "-1", "-3", "-5", "x1"]


def test_there_is_no_drawing_between_a_parry_and_the_turn_after_it() -> None:  # 3.4
    match = attacked()
    play(match, "/")
    assert (match.to_act, match.state.phase) == (RIGHT, TURN)
    assert match.legal() == ["+1", "-1", "+2", "-2", "-4"]
    play(match, "+1", "155")
    assert (hand(match, RIGHT), match.to_act) == ("12455", LEFT)


def test_an_attack_after_a_parry_may_be_parried_in_turn() -> None:  # 3.4
    match = attacked("33345", "33124", cards=1)
    play(match, "/")
    play(match, "x1", "25")
    assert (match.to_act, match.legal()) == (LEFT, ["0", "/"])
    play(match, "/")
    assert (match.to_act, match.state.phase) == (LEFT, TURN)


def test_no_legal_action_after_a_parry_loses_the_round() -> None:  # 3.4, 2.4
    match = position("classic", left="12244", right="25555", ground=(20, 0))
    play(match, "x1", "4")
    play(match, "/")
    assert match.legal() == ["0"]
    assert play(match, "0")[:2] == [
        (Event.STOOD, RIGHT, 0, 0),
        (Event.ROUND_WON, LEFT, Ending.STUCK, 1),
    ]


def test_an_empty_hand_after_a_parry_loses_the_round() -> None:  # 3.4, 2.4
    match = position("classic", left="33455", right="33", ground=(10, 9))
    play(match, "x2", "45")
    play(match, "/")
    assert (hand(match, RIGHT), match.legal()) == ("", ["0"])
    assert play(match, "0")[1] == (Event.ROUND_WON, LEFT, Ending.STUCK, 1)


def test_when_a_refill_empties_the_pack_no_further_turn_begins() -> None:  # 3.5
    match = position("classic", left="12345", right="12345", ground=(3, 9), pack="5")
    told = play(match, "+1", "5")
    assert told[2][0] == Event.SHOWED
    assert told[-1] == new_round(2, RIGHT)


def test_an_attack_that_empties_the_pack_is_still_answered() -> None:  # 3.5
    match = position("classic", left="34455", right="12245", ground=(10, 9), pack="4")
    play(match, "x1", "4")
    assert (match.to_act, match.legal()) == (RIGHT, ["0"])
    assert play(match, "0")[1] == (Event.ROUND_WON, LEFT, Ending.HIT, 1)


def test_after_a_parry_of_it_the_round_is_judged() -> None:  # 3.5, 3.6
    match = position("classic", left="34455", right="33124", ground=(10, 9), pack="4")
    play(match, "x1", "4")
    assert play(match, "/") == [
        (Event.PARRIED, RIGHT, 3, 1),
        *[(Event.SHOWED, LEFT, card, 0) for card in (4, 4, 4, 5, 5)],
        *[(Event.SHOWED, RIGHT, card, 0) for card in (1, 2, 3, 4)],
        (Event.ROUND_WON, RIGHT, Ending.CARDS, 1),
        new_round(2, RIGHT),
    ]


@pytest.mark.parametrize(
    ("left", "right", "drawn", "winner", "ending"),
    [
        ("13345", "33345", "1", RIGHT, Ending.CARDS),
        ("13345", "31245", "1", LEFT, Ending.CARDS),
        ("13445", "33245", "3", LEFT, Ending.GROUND),
        ("14455", "22455", "2", LEFT, Ending.GROUND),
    ],
    ids=["more", "fewer", "as many, with the card drawn", "none"],
)
def test_more_cards_equal_to_the_distance_win(
    left: str, right: str, drawn: str, winner: int, ending: Ending
) -> None:  # 3.6
    match = position("classic", left=left, right=right, ground=(10, 8), pack=drawn)
    told = play(match, "+1", drawn)
    assert (Event.ROUND_WON, winner, ending, 1) in told


def test_beyond_distance_5_nobody_has_a_card_that_is_equal() -> None:  # 3.6, 2.6
    match = position("classic", left="12345", right="11112", ground=(7, 8), pack="2")
    told = play(match, "+1", "2")
    assert told[2:12] == [
        *[(Event.SHOWED, LEFT, card, 0) for card in (2, 2, 3, 4, 5)],
        *[(Event.SHOWED, RIGHT, card, 0) for card in (1, 1, 1, 1, 2)],
    ]
    assert told[12:] == [
        (Event.ROUND_DRAWN, NOBODY, Ending.DRAWN, 0),
        new_round(2, RIGHT),
    ]


def test_there_is_no_last_attack_in_the_classic_game() -> None:  # 3.6
    match = position("classic", left="13345", right="33345", ground=(9, 9), pack="1")
    play(match, "+1", "1")
    assert gap(match.state) == 22


def test_hands_stay_hidden_at_any_other_end() -> None:  # 3.6
    match = attacked()
    assert Event.SHOWED not in [event for event, *_ in play(match, "0")]
    stuck = position("classic", left="55555", right="11111", ground=(0, 19))
    assert Event.SHOWED not in [event for event, *_ in play(stuck, "0")]
