"""Section 5 of docs/rules/en-garde.md: the worked examples."""

import pytest

from sparring.games.en_garde.pieces import Ending, Event, gap

from .positions import LEFT, RIGHT, hand, play, position


@pytest.mark.parametrize(("rules", "legal"), [("basic", 0), ("classic", 0), ("advanced", 1)])
def test_a_3_and_a_5_at_distance_8_are_for_the_advanced_game(rules: str, legal: int) -> None:  # 5.1
    match = position(rules, left="35124", right="12341", ground=(7, 7))
    assert gap(match.state) == 8
    assert ("+3x1" in match.legal()) == legal


@pytest.mark.parametrize(
    ("right", "parry", "legal"),
    [
        ("33124", "same-value", ["0", "/"]),
        ("31115", "same-value", ["0"]),
        ("24111", "same-value", ["0"]),
        ("24111", "same-total", ["0", "/24"]),
    ],
)
def test_two_3s_at_distance_3(right: str, parry: str, legal: list[str]) -> None:  # 5.2
    match = position("classic", left="33455", right=right, ground=(10, 9), parry=parry)
    play(match, "x2", "52")
    assert match.legal() == legal


def test_on_the_own_end_space_with_larger_cards_than_the_distance() -> None:  # 5.3
    for rules in ("basic", "classic", "advanced"):
        match = position(rules, left="34445", right="11111", ground=(0, 20))
        assert match.legal() == ["0"]
        assert play(match, "0")[1] == (Event.ROUND_WON, RIGHT, Ending.STUCK, 1)


def test_a_three_card_attack_is_parried_by_no_hand_of_the_same_value() -> None:  # 5.4
    match = position("classic", left="33345", right="33112", ground=(10, 9))
    play(match, "x3", "152")
    assert match.legal() == ["0"]


def test_by_the_same_total_three_3s_are_parried_by_2_3_4() -> None:  # 5.4
    match = position("classic", left="33345", right="23415", ground=(10, 9), parry="same-total")
    play(match, "x3", "152")
    assert match.legal() == ["0", "/135", "/234"]
    play(match, "/234")
    assert hand(match, RIGHT) == "15"


def test_five_3s_parried_by_1_1_4_4_5_leave_an_empty_hand_which_loses() -> None:  # 5.4
    match = position("classic", left="33333", right="11445", ground=(10, 9), parry="same-total")
    play(match, "x5", "12255")
    assert match.legal() == ["0", "/11445"]
    assert play(match, "/11445") == [
        (Event.LAID, RIGHT, 1, 2),
        (Event.LAID, RIGHT, 4, 2),
        (Event.LAID, RIGHT, 5, 1),
        (Event.PARRIED, RIGHT, 3, 5),
    ]
    assert (hand(match, RIGHT), match.legal()) == ("", ["0"])
    assert play(match, "0")[1] == (Event.ROUND_WON, LEFT, Ending.STUCK, 1)


def test_a_riposte_in_hand_is_not_played_once_the_pack_is_empty() -> None:  # 5.5
    match = position("classic", left="34455", right="33312", ground=(10, 9), pack="4")
    play(match, "x1", "4")
    told = play(match, "/")
    assert hand(match, RIGHT) == ""  # a new round is about to be dealt
    assert (Event.ROUND_WON, RIGHT, Ending.CARDS, 1) in told
    assert not [event for event, *_ in told if event == Event.STRUCK]


def test_a_retreat_that_draws_the_last_card_compares_hands() -> None:  # 5.6, 4.6
    match = position(left="25513", right="12255", ground=(8, 7), pack="441")
    play(match, "+2x1", "44")
    told = play(match, "-1", "1")
    assert (Event.SHOWED, LEFT, 5, 0) in told
    assert told[-2][:3] == (Event.ROUND_WON, LEFT, Ending.GROUND)


def test_a_retreat_after_the_pack_was_out_does_not() -> None:  # 5.6, 4.5
    match = position(left="25513", right="12255", ground=(8, 7), pack="4")
    play(match, "+2x1", "4")
    told = play(match, "-1")
    assert Event.SHOWED not in [event for event, *_ in told]
    assert told[1] == (Event.ROUND_WON, LEFT, Ending.RETREAT, 1)
