"""Section 5 of docs/rules/ko.md: how a round ends."""

import pytest

from sparring.games.contract import CHANCE, NOBODY
from sparring.games.ko.state import Ending, Event
from sparring.match import Match

from .positions import BLUE, RED, Happening, gained, hand, named, over, play, position


def ends(told: list[Happening]) -> Ending | None:
    """How the round ended, if it did."""
    endings = [it[2] for it in told if it[0] == Event.ROUND_OVER and isinstance(it[2], Ending)]
    assert len(endings) < 2
    return endings[0] if endings else None


# --- A hand that is empty by playing. ---


@pytest.mark.parametrize("answer", [">y", "-bA1", "rA2", "B", "O", "S>g"])
def test_a_boxer_who_plays_their_last_card_gives_the_opponent_one_more_turn(answer: str) -> None:
    # 5.1
    match = position(blue="rA1", red="rA2 bA1 B O S")
    assert ends(play(match, "rA1")) is None
    assert match.to_act == RED
    assert ends(play(match, answer)) == Ending.EMPTIED


@pytest.mark.parametrize("last", ["D", "B", "O", "S>g", "D+X"])
def test_a_mere_cover_can_be_the_last_card(last: str) -> None:  # 5.1
    match = position(blue="rA1 rB1 gA1", red=" ".join(last.removesuffix(">g").split("+")))
    assert ends(play(match, f"rA1 {last}")) is None
    assert match.to_act == BLUE
    assert ends(play(match, ">y")) == Ending.EMPTIED


@pytest.mark.parametrize("turn", [">r", ">b", "bA1", "--"])
def test_that_turn_is_of_any_kind(turn: str) -> None:  # 5.1
    match = position(blue="S", red="bA1 gA1", at="gr", turn=RED)
    play(match, "gA1 S>b")
    assert (match.state.corner[BLUE].held, match.to_act) == (0, RED)
    assert set(match.legal()) == {">r", ">b", "bA1", "-bA1", "--"}
    assert ends(play(match, turn)) == (Ending.THROWN if turn == "--" else Ending.EMPTIED)


def test_a_discard_in_that_turn_is_still_replaced_when_apart() -> None:  # 5.1, 2.2
    match = position(blue="S", red="bA1 gA1", at="gr", turn=RED)
    assert ends(play(match, "gA1 S>b -bA1")) is None
    assert match.to_act == CHANCE
    assert ends(play(match, "(D)")) == Ending.EMPTIED


def test_a_hit_made_in_that_turn_is_judged_at_once_uncovered() -> None:  # 5.1
    match = position(blue="rA1", red="rA2 rB2 B D")
    told = play(match, "rA1 rA2B2")
    assert (Event.ROW, RED, 3, 5) in told
    assert (Event.ROW, BLUE, 1, 4) in told
    assert ends(told) == Ending.EMPTIED


def test_so_is_an_attack_when_a_cover_was_the_last_card() -> None:  # 5.1
    match = position(blue="rA1 rB1 rC", red="B", styles="battant puncher")
    told = play(match, "rA1 B rB1C")
    assert (Event.ROW, BLUE, 5, 5) in told
    assert ends(told) == Ending.EMPTIED


@pytest.mark.parametrize(
    ("chain", "style", "ending"),
    [
        ("rB1C", "puncher", Ending.KNOCK_OUT),
        ("rA2B1C", "battant", Ending.SPONGE),
        ("rB1C", "scientifique", None),
    ],
)
def test_ko_sponge_and_kd_count_in_that_turn(
    chain: str, style: str, ending: Ending | None
) -> None:  # 5.1
    match = position(blue="rA1 rA2 rB1 rC D", red="B", styles=f"{style} puncher")
    told = play(match, f"rA1 B {chain}")
    if ending is None:
        assert told[-5:-1] == [
            (Event.SCORED, BLUE, 9, 9),
            (Event.ROUND_OVER, NOBODY, Ending.EMPTIED, 1),
            (Event.ROW, BLUE, 9, 5),
            (Event.ROW, RED, 0, 3),
        ]
    else:
        assert over(match) == (BLUE, ending)
        assert ends(told) is None


def test_a_dodge_and_counter_in_that_turn_can_be_a_ko() -> None:  # 5.1, 4.2
    match = position(blue="rA1", red="D rC B", styles="puncher puncher")
    play(match, "rA1 D+rC")
    assert over(match) == (RED, Ending.KNOCK_OUT)


def test_a_boxer_who_counter_hits_with_the_last_card_may_still_be_answered() -> None:  # 5.1
    match = position(blue="rA1 B D", red="rA2")
    play(match, "rA1 rA2")
    assert match.to_act == BLUE
    assert ends(play(match, "B")) == Ending.EMPTIED


def test_a_hand_that_a_discard_has_emptied_does_not_end_the_round() -> None:  # 5.1, 2.2
    match = position(blue="D", red="bA1 B")
    assert ends(play(match, "-D (D)")) is None
    assert ends(play(match, ">y")) is None


# --- The last card thrown. ---


def test_a_boxer_with_one_card_left_may_throw_it_unseen_and_end_the_round() -> None:  # 5.2
    match = position(blue="D", red="bA1 B", gained=(2, 1))
    told = play(match, "--")
    assert told[:2] == [
        (Event.THREW_LAST, BLUE, "D"),
        (Event.ROUND_OVER, NOBODY, Ending.THROWN, 1),
    ]
    assert [(heard.event, heard.a) for heard in match.heard(RED)][-5] == (Event.THREW_LAST, None)
    assert (Event.ROW, BLUE, 2, 5) in told


def test_with_more_cards_one_may_not() -> None:  # 5.2
    assert "--" not in position(blue="D B", red="bA1 B").legal()


def test_an_attack_pending_against_the_thrower_is_judged_first_uncovered() -> None:  # 5.2
    match = position(blue="rA1 rB1 D", red="B")
    told = play(match, "rA1B1 --")
    assert told[3:6] == [
        (Event.SCORED, BLUE, 3, 3),
        (Event.THREW_LAST, RED, "B"),
        (Event.ROUND_OVER, NOBODY, Ending.THROWN, 1),
    ]
    assert (Event.ROW, BLUE, 3, 5) in told


def test_one_may_not_throw_against_a_ko_a_sponge_or_a_kd() -> None:  # 5.2, 3.9
    for chain, style in (("rB1C", "puncher"), ("rA1B1C", "battant"), ("rB1C", "scientifique")):
        match = position(blue="rA1 rB1 rC D", red="B", styles=f"{style} puncher")
        play(match, chain)
        assert match.legal() == [">g", ">y", "B"]


# --- The talon. ---


def test_the_draw_that_takes_the_last_card_ends_the_match_at_once() -> None:  # 5.3, 6.5
    match = position(blue="D bA1", red="bB1 B", talon="L")
    told = play(match, "-D (L)")
    assert told == [
        (Event.DISCARDED, BLUE, "D"),
        (Event.DREW, BLUE, "L", 0),
        (Event.ROUND_OVER, NOBODY, Ending.TALON, 1),
        (Event.MATCH_DRAWN, NOBODY, Ending.NO_CONTEST),
    ]
    assert over(match) == (NOBODY, Ending.NO_CONTEST)


def test_the_draw_before_it_does_not() -> None:  # 5.3
    match = position(blue="D bA1", red="bB1 B", talon="L D")
    play(match, "-D (L)")
    assert (match.over, match.to_act, match.state.left) == (False, RED, 1)


def test_nor_does_one_in_a_turn_that_ends_the_round() -> None:  # 5.3, 5.1
    match = position(blue="S", red="bA1 gA1", at="gr", turn=RED, talon="L")
    told = play(match, "gA1 S>b -bA1 (L)")
    assert ends(told) == Ending.EMPTIED
    assert not match.over


# --- The bell. ---


def test_the_bell_rings_after_eight_turns_in_which_no_card_leaves_a_hand() -> None:  # 5.4
    match = position(blue="D bA1", red="bB1 B", gained=(1, 3))
    assert ends(play(match, ">y >g >b >r >y >g >b")) is None
    told = play(match, ">r")
    assert ends(told) == Ending.BELL
    assert (Event.ROW, BLUE, 1, 4) in told
    assert (Event.ROW, RED, 3, 5) in told


@pytest.mark.parametrize("turn", ["-D (L)", "-gA1 (L)", "gA1"])
def test_every_card_that_leaves_a_hand_starts_the_count_anew(turn: str) -> None:  # 5.4
    match = position(blue="D gA1", red="bB1 B", at="yg", quiet=7, talon="L S S")
    assert ends(play(match, turn)) is None
    assert match.state.quiet == 0


@pytest.mark.parametrize("cover", ["B", "S>b", "D"])
def test_a_cover_starts_it_anew_too(cover: str) -> None:  # 5.4
    match = position(blue="gA1 D", red="B S D bA1", at="yg")
    play(match, f"gA1 {cover}")
    assert match.state.quiet == 0


def test_compulsory_moves_count_towards_the_bell() -> None:  # 5.4
    match = position(blue="gA2 D", red="L B", at="yg")
    play(match, "gA2 L >r")
    assert match.state.quiet == 1
    match = position(blue="rB1 rC D", red="bA1 B", styles="scientifique puncher")
    play(match, "rB1C >y")
    assert (gained(match), match.state.quiet) == ((9, 0), 1)


def test_a_boxer_felled_in_the_turn_of_a_counter_hit_has_played_cards() -> None:  # 5.4, 4.2
    match = position(blue="rA1 rB1 rC D", red="rA2 B", styles="scientifique puncher")
    play(match, "rA1B1C rA2 >y")
    assert match.state.quiet == 0


def test_forcing_counts_towards_the_bell() -> None:  # 5.4
    match = position(blue="D bA1", red="bB1 B", at="bg", quiet=7)
    assert ends(play(match, ">g")) == Ending.BELL


def test_the_bell_rings_when_a_compulsory_move_is_the_eighth_turn() -> None:  # 5.4
    match = position(blue="D bA1", red="bB1 B", at="bg", quiet=6)
    assert ends(play(match, ">g >r")) == Ending.BELL


def test_so_every_round_ends() -> None:  # 5.4
    """Of eight turns in a row one costs a card, and there are no more than 33."""
    match = position(blue="D bA1 yA1 rA1 gA1", red="bB1 yB1 rB1 gB1 B")
    turns = 0
    while match.state.round == 1 and not match.over:
        match.play(dawdle(match))
        while match.to_act == CHANCE and match.state.round == 1:
            match.draw(f"({named(match.state.talon).split()[0]})")
        turns += 1
    assert turns < 9 * 34


def dawdle(match: Match) -> str:
    """Move while the bell is far; else throw a card."""
    legal = match.legal()
    throws = [move for move in legal if move[0] == "-" and move != "--"]
    assert hand(match, match.to_act)
    return throws[0] if throws and match.state.quiet == 7 else legal[match.state.quiet % 2]
