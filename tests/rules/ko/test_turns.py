"""Section 2 of docs/rules/ko.md: what a turn can be."""

import pytest

from sparring.games.contract import CHANCE
from sparring.games.ko.state import Event
from sparring.match import IllegalMove, Match

from .positions import BLUE, RED, hand, named, places, play, position


def kinds_of_turn(match: Match) -> tuple[set[str], set[str], set[str]]:
    """The chains, the moves, and the throws that are legal."""
    legal = match.legal()
    moves = {move for move in legal if move[0] == ">"}
    throws = {move for move in legal if move[0] == "-"}
    return {*legal} - moves - throws, moves, throws


def test_turns_alternate() -> None:  # 2
    match = position(blue="rA1 rB1 D", red="bA1 L O S")
    for move, next_ in (
        (">y", RED),
        ("-L (gA1)", BLUE),
        ("-D (B)", RED),
        (">g", BLUE),
        (">r", RED),
    ):
        play(match, move)
        assert match.to_act == next_


def test_a_turn_is_an_attack_a_discard_or_a_lateral_move() -> None:  # 2
    match = position(blue="rA1 rB1 bC D", red="bA1 L O S")
    assert kinds_of_turn(match) == (
        {"rA1", "rB1", "rA1B1"},
        {">y", ">g"},
        {"-rA1", "-rB1", "-bC", "-D"},
    )


def test_a_chain_has_ascending_letters_and_none_twice() -> None:  # 2.1
    match = position(blue="rA1 rA2 rB1 rB2 rC", red="bA1 L O S")
    chains, _, _ = kinds_of_turn(match)
    assert chains == {
        *("rA1", "rA2", "rB1", "rB2", "rC"),
        *("rA1B1", "rA1B2", "rA2B1", "rA2B2", "rA1C", "rA2C", "rB1C", "rB2C"),
        *("rA1B1C", "rA1B2C", "rA2B1C", "rA2B2C"),
    }


@pytest.mark.parametrize("token", ["rB1A1", "rA1A2", "rCA1", "rA1yB1", "rA1B1C1"])
def test_anything_else_is_no_chain(token: str) -> None:  # 2.1
    match = position(blue="rA1 rA2 rB1 rB2 rC", red="bA1 L O S")
    with pytest.raises(IllegalMove):
        match.play(token)


@pytest.mark.parametrize("at", ["br", "yr", "gr", "rr"])
def test_one_attacks_laterally_diagonally_or_from_where_one_is(at: str) -> None:  # 2.1
    match = position(blue="rA1 bA1 yA1 gA1 D", red="bA2 L O S", at=at)
    chains, _, _ = kinds_of_turn(match)
    assert chains == {"rA1"}
    assert play(match, "rA1") == [(Event.ATTACKED, BLUE, "r"), (Event.PLAYED, BLUE, "rA1")]
    assert places(match) == "rr"
    assert hand(match, BLUE) == "bA1 yA1 gA1 D"


@pytest.mark.parametrize("quarter", "byrg")
def test_the_colour_is_that_of_the_opponents_quarter(quarter: str) -> None:  # 2.1
    from_ = "y" if quarter != "y" else "g"
    match = position(blue="bA1 yA1 rA1 gA1 D", red="bA2 L O S", at=from_ + quarter)
    chains, _, _ = kinds_of_turn(match)
    assert chains == {f"{quarter}A1"}


def test_white_cards_and_a_contre_do_not_attack() -> None:  # 2.1, 3.8
    match = position(blue="D B O S X", red="bA1 L rA1")
    assert kinds_of_turn(match) == (set(), {">y", ">g"}, {"-D", "-B", "-O", "-S", "-X"})


def test_a_discarded_card_is_replaced_from_the_talon() -> None:  # 2.2
    match = position(blue="rA1 rB1 D", red="bA1 L O S", talon="B B X")
    assert play(match, "-rB1") == [(Event.DISCARDED, BLUE, "rB1")]
    assert match.to_act == CHANCE
    assert play(match, "(X)") == [(Event.DREW, BLUE, "X", 2)]
    assert hand(match, BLUE) == "rA1 D X"
    assert (places(match), match.to_act) == ("br", RED)
    assert named(match.state.talon) == "B B"
    assert named(match.state.hidden[BLUE].thrown) == "rB1"


@pytest.mark.parametrize("before", ["rA1 B", "rA1 D", ">y >y", ">y >g >b >b"])
def test_together_a_thrown_card_is_not_replaced_however_that_came_about(before: str) -> None:
    # 2.2
    match = position(blue="rA1 rB1 D", red="bA1 D B S")
    play(match, before)
    assert len(set(places(match))) == 1
    seat, held = match.to_act, match.state.corner[match.to_act].held
    card = hand(match, seat).split()[-1]
    assert play(match, f"-{card}") == [(Event.THREW, seat, card)]
    assert match.state.corner[seat].held == held - 1
    assert (match.to_act, match.state.left) == (1 - seat, 33 - 7)


def test_an_exchange_of_throws_goes_on_while_both_stay_together() -> None:  # 2.2
    match = position(blue="rA1 bC D", red="bA1 D B S")
    play(match, "rA1 B -bC -S")
    assert (hand(match, BLUE), hand(match, RED)) == ("D", "bA1 D")
    assert places(match) == "rr"


def test_a_lateral_move_takes_no_card() -> None:  # 2.3
    match = position(blue="rA1 D", red="bA1 L")
    assert play(match, ">y") == [(Event.MOVED, BLUE, "y")]
    assert (places(match), hand(match, BLUE), match.to_act) == ("yr", "rA1 D", RED)


def test_entering_the_opponents_quarter_is_forcing() -> None:  # 2.3
    match = position(blue="rA1 D", red="bA1 yA1 yB1 L", at="by")
    assert play(match, ">y") == [(Event.FORCED, BLUE, "y")]
    assert kinds_of_turn(match) == (
        {"yA1", "yB1", "yA1B1"},
        {">b", ">r"},
        {"-bA1", "-yA1", "-yB1", "-L"},
    )


def test_a_forced_boxer_who_throws_does_not_draw() -> None:  # 2.3
    match = position(blue="rA1 D", red="bA1 yA1 L", at="by")
    assert play(match, ">y -L") == [(Event.FORCED, BLUE, "y"), (Event.THREW, RED, "L")]
    assert hand(match, RED) == "bA1 yA1"


def test_then_the_forcer_must_attack_or_move_away() -> None:  # 2.3
    match = position(blue="yA1 yB1 D", red="bA1 B L", at="by")
    play(match, ">y -L")
    assert kinds_of_turn(match) == ({"yA1", "yB1", "yA1B1"}, {">b", ">r"}, set())
    play(match, ">b")
    assert places(match) == "by"


def test_the_forcer_may_not_throw_a_last_card_then() -> None:  # 2.3
    match = position(blue="D", red="bA1 B L", at="by")
    play(match, ">y -L")
    assert match.legal() == [">r", ">b"]


def test_the_forcer_is_bound_in_the_very_next_turn_alone() -> None:  # 2.3
    match = position(blue="yA1 D gA1", red="bA1 B L", at="by")
    play(match, ">y -L yA1 B")
    assert kinds_of_turn(match) == (set(), {">b", ">r"}, {"-D", "-gA1"})


@pytest.mark.parametrize("answer", [">b", ">r", "yA2"])
def test_a_forcer_who_was_not_answered_by_a_discard_is_free(answer: str) -> None:  # 2.3
    match = position(blue="rA1 gA2 B", red="yA2 S L", at="by")
    play(match, f">y {answer}")
    assert {"-rA1", "-gA2", "-B"} < set(match.legal())


def test_throwing_together_without_forcing_binds_nobody() -> None:  # 2.2, 2.3
    match = position(blue="rA1 bC D", red="bA1 D B S")
    play(match, "rA1 B -bC -S")
    assert "--" in match.legal()


def test_a_hand_is_refilled_by_discarding_alone() -> None:  # 2.4
    match = position(blue="rA1 rB1 D", red="bA1 S B O")
    play(match, "rA1")
    assert match.to_act == RED
    play(match, "B >y >g")
    assert (hand(match, BLUE), hand(match, RED)) == ("rB1 D", "bA1 O S")
    assert match.state.left == 33 - 7


def test_the_last_card_may_be_exchanged_or_thrown_for_good_when_apart() -> None:  # 2.4
    match = position(blue="D", red="bA1 B L")
    assert match.legal() == [">y", ">g", "--", "-D"]
    assert play(match, "-D (gC)")[-1] == (Event.DREW, BLUE, "gC", 28)
    assert match.to_act == RED
    match = position(blue="D", red="bA1 B L")
    assert (Event.THREW_LAST, BLUE, "D") in play(match, "--")
    assert match.state.round == 2


def test_the_last_card_is_thrown_for_good_when_together() -> None:  # 2.4
    match = position(blue="D", red="bA1 B L", at="bb")
    assert match.legal() == [">y", ">g", "--"]
    match = position(blue="B D", red="D", at="by")
    play(match, ">y")
    assert match.legal() == [">r", ">b", "--"]
