"""Section 3 of docs/rules/ko.md: answering an attack."""

import pytest

from sparring.games.ko.notation import CARD_NAMES
from sparring.games.ko.state import Ending, Event
from sparring.match import IllegalMove, Match

from .positions import BLUE, RED, gained, hand, named, over, places, play, position


def attacked(
    chain: str = "rA1B1",
    *,
    blue: str = "rA1 rB1 rC bC yA1",
    red: str = "rA2 rB2 D B S",
    warnings: tuple[int, int] = (0, 0),
    styles: str = "puncher puncher",
) -> Match:
    """Blue has come to red's corner with this chain, which is pending."""
    match = position(blue=blue, red=red, warnings=warnings, styles=styles)
    match.play(chain)
    return match


def test_an_attack_is_pending_until_the_opponents_next_turn() -> None:  # 3.1
    match = attacked()
    sight = match.sight(RED)
    assert gained(match) == (0, 0)
    assert [CARD_NAMES[kind] for kind in sight.chain[:2]] == ["rA1", "rB1"]
    assert (sight.length, match.to_act) == (2, RED)


@pytest.mark.parametrize(
    ("answer", "points"), [(">y", 3), ("-rA2", 3), ("rA2", 3), ("D", 1), ("B", 1), ("S>y", 1)]
)
def test_it_is_judged_as_the_first_thing_of_that_turn(answer: str, points: int) -> None:  # 3.1
    match = attacked()
    told = play(match, answer)
    assert gained(match) == (points, 0)
    assert (Event.SCORED, BLUE, points, points) in told[:2]


@pytest.mark.parametrize("answer", [">y", "-rA2", "D", "B", "S>y"])
def test_after_an_answer_that_does_not_hit_the_exchange_is_over(answer: str) -> None:  # 3.1
    match = attacked()
    play(match, answer)
    assert match.to_act == BLUE
    assert match.sight().length == 0
    assert not {"B", "D", "O"} & set(match.legal())
    assert any(move[0] == "-" for move in match.legal())


def test_a_counter_hit_cancels_nothing_and_is_pending_itself() -> None:  # 3.2
    match = attacked()
    assert play(match, "rA2B2") == [
        (Event.SCORED, BLUE, 3, 3),
        (Event.COUNTER_HIT, RED, "r"),
        (Event.PLAYED, RED, "rA2"),
        (Event.PLAYED, RED, "rB2"),
    ]
    assert (match.to_act, gained(match)) == (BLUE, (3, 0))
    play(match, ">y")
    assert gained(match) == (3, 3)


def test_a_counter_hit_is_a_chain_of_the_quarters_colour() -> None:  # 3.2
    match = attacked(red="rA2 rB2 bA1 yC X")
    assert {move for move in match.legal() if move[0] not in ">-"} == {"rA2", "rB2", "rA2B2"}


def test_a_counter_hit_can_be_countered_in_turn() -> None:  # 3.2
    match = attacked("rA1", red="rA2 rB2 D B S")
    told = play(match, "rB2 rB1C")
    assert told[3:] == [
        (Event.SCORED, RED, 2, 2),
        (Event.COUNTER_HIT, BLUE, "r"),
        (Event.PLAYED, BLUE, "rB1"),
        (Event.PLAYED, BLUE, "rC"),
    ]
    assert (match.to_act, gained(match)) == (RED, (1, 2))


def test_a_dodge_cancels_the_last_card_and_uncovered_cards_score() -> None:  # 3.3
    match = attacked("rA1C", styles="scientifique puncher")
    told = play(match, "D")
    assert told == [(Event.DODGED, RED, "rC", "D"), (Event.SCORED, BLUE, 2, 2)]
    assert hand(match, RED) == "rA2 rB2 B S"
    assert named(match.state.played) == "rA1 rC D"


def test_a_dodge_may_be_followed_by_a_contre_or_by_cards_of_the_colour() -> None:  # 3.3
    match = attacked(red="rA2 rB2 bB1 D X")
    assert {move for move in match.legal() if move[0] == "D"} == {
        *("D", "D+X", "D+rA2", "D+rB2", "D+rA2B2"),
    }


def test_dodge_and_counter_with_a_contre() -> None:  # 3.3
    match = attacked(red="rA2 rB2 bB1 D X", styles="puncher scientifique")
    assert play(match, "D+X") == [
        (Event.DODGED, RED, "rB1", "D"),
        (Event.SCORED, BLUE, 1, 1),
        (Event.COUNTERED, RED, "r"),
        (Event.PLAYED, RED, "X"),
    ]
    assert (match.to_act, hand(match, RED)) == (BLUE, "bB1 rA2 rB2")


def test_dodge_and_counter_with_a_c() -> None:  # 3.3
    match = attacked("rA1", red="rA2 rC D B S", blue="rA1 rB1 B D S")
    told = play(match, "D+rC")
    assert told[1:] == [(Event.COUNTERED, RED, "r"), (Event.PLAYED, RED, "rC")]
    assert match.to_act == BLUE


def test_dodge_and_counter_hit() -> None:  # 3.3
    match = attacked("rA1")
    told = play(match, "D+rA2B2")
    assert told == [
        (Event.DODGED, RED, "rA1", "D"),
        (Event.COUNTER_HIT, RED, "r"),
        (Event.PLAYED, RED, "rA2"),
        (Event.PLAYED, RED, "rB2"),
    ]
    play(match, ">y")
    assert gained(match) == (0, 3)


def test_what_follows_a_dodge_can_be_dodged_and_followed() -> None:  # 3.3
    match = attacked("rA1", blue="rA1 rB1 rC D S", red="rA2 rB2 D B S")
    play(match, "D+rA2B2 D+rB1 B")
    assert gained(match) == (0, 1)  # red's A2; both B are covered


def test_a_block_cancels_the_last_card_and_nothing_follows_it() -> None:  # 3.4
    match = attacked(red="rA2 rB2 B X D")
    assert [move for move in match.legal() if move[0] == "B"] == ["B"]
    told = play(match, "B")
    assert told == [(Event.BLOCKED, RED, "rB1", "B"), (Event.SCORED, BLUE, 1, 1)]
    assert match.to_act == BLUE


def test_obstruction_cancels_the_last_card_and_gives_the_attacker_a_point() -> None:  # 3.5
    match = attacked(red="rA2 rB2 O X D")
    told = play(match, "O")
    assert told == [
        (Event.OBSTRUCTED, RED, "rB1", "O"),
        (Event.SCORED, BLUE, 1, 1),
        (Event.SCORED, BLUE, 1, 2),
    ]
    assert match.to_act == BLUE


def test_a_side_step_cancels_the_last_card_and_goes_to_a_neighbouring_quarter() -> None:  # 3.6
    match = attacked(red="rA2 rB2 S X D")
    assert {move for move in match.legal() if move[0] == "S"} == {"S>y", "S>g"}
    told = play(match, "S>g")
    assert told == [
        (Event.SIDE_STEPPED, RED, "rB1", "S"),
        (Event.SCORED, BLUE, 1, 1),
        (Event.MOVED, RED, "g"),
    ]
    assert (places(match), match.to_act) == ("rg", BLUE)


@pytest.mark.parametrize(
    ("chain", "pleads"),
    [("gA1", False), ("gA2", True), ("gA2B1", False), ("gA1B2", True), ("gB1C", True)],
)
def test_a_low_blow_is_pleaded_against_a_last_card_that_is_a_body_blow(
    chain: str, *, pleads: bool
) -> None:  # 3.7
    match = position(blue="gA1 gA2 gB1 gB2 gC", red="L L bA1 bB1", at="bg")
    match.play(chain)
    assert ("L" in match.legal()) == pleads


def test_a_low_blow_cancels_the_card_costs_two_points_and_gives_a_warning() -> None:  # 3.7
    match = position(blue="gA1 gB2 gC D", red="L B bA1 bB1", at="bg")
    told = play(match, "gA1B2 L")
    assert told[3:] == [
        (Event.PLEADED, RED, "gB2", "L"),
        (Event.SCORED, BLUE, 1, 1),
        (Event.WARNED, BLUE, 1),
        (Event.SCORED, BLUE, -2, -1),
    ]
    assert gained(match) == (-1, 0)
    assert [corner.warnings for corner in match.state.corner] == [1, 0]


def test_the_attackers_next_turn_is_the_compulsory_move_then_the_pleader_acts() -> None:  # 3.7
    match = position(blue="gA1 gB2 gC D", red="L B bA1 bB1", at="bg")
    play(match, "gB2 L")
    assert (match.to_act, match.legal()) == (BLUE, [">b", ">r"])
    assert play(match, ">r") == [(Event.MOVED, BLUE, "r")]
    assert (match.to_act, places(match)) == (RED, "rg")
    assert {"-B", ">b", ">r"} < set(match.legal())


def test_the_compulsory_move_can_be_the_last_turn_of_a_pleader_with_an_empty_hand() -> None:
    # 3.7, 5.1
    match = position(blue="gA1 gB2 gC D", red="L", at="bg")
    play(match, "gB2 L")
    assert match.legal() == [">b", ">r"]
    told = play(match, ">b")
    assert (Event.ROUND_OVER, -3, Ending.EMPTIED, 1) in told


def test_there_is_no_compulsory_move_when_the_round_is_over() -> None:  # 3.7
    match = position(blue="gB2", red="L B bA1 bB1", at="bg")
    told = play(match, "gB2 L")
    assert (Event.ROUND_OVER, -3, Ending.EMPTIED, 1) in told
    assert match.state.round == 2


def test_the_third_warning_in_a_match_disqualifies() -> None:  # 3.7, 6.3
    match = position(blue="gB2 D", red="L B bA1", at="bg", warnings=(2, 2), sheet=((1, 5, 1, 5),))
    told = play(match, "gB2 L")
    assert told[-2:] == [
        (Event.SCORED, BLUE, -2, -2),
        (Event.MATCH_WON, RED, Ending.DISQUALIFIED),
    ]
    assert over(match) == (RED, Ending.DISQUALIFIED)


def test_warnings_are_kept_from_round_to_round() -> None:  # 3.7
    match = position(blue="gB2", red="L B bA1 bB1", at="bg")
    play(match, "gB2 L")
    assert [corner.warnings for corner in match.state.corner] == [1, 0]


@pytest.mark.parametrize("quarter", "byrg")
def test_white_cards_may_be_played_in_any_quarter(quarter: str) -> None:  # 3.8
    from_ = "y" if quarter != "y" else "g"
    match = position(blue=f"{quarter}A2 D", red="D B O S L", at=from_ + quarter)
    match.play(f"{quarter}A2")
    assert {"D", "B", "O", "L"} < set(match.legal())
    assert len([move for move in match.legal() if move[0] == "S"]) == 2


def test_an_answer_has_one_cover_at_most() -> None:  # 3.8
    match = attacked("rA1B1", red="D D B O S")
    covers = {move for move in match.legal() if move[0] in "DBOS"}
    assert covers == {"D", "B", "O", "S>y", "S>g"}


def test_a_contre_never_opens_counter_hits_or_covers_but_may_be_discarded() -> None:  # 3.8
    match = position(blue="X rA1 gC bB1 yA1", red="D bA1")
    assert [move for move in match.legal() if "X" in move] == ["-X"]
    match = position(blue="rA1 D", red="X D bA1")
    play(match, "rA1")
    assert [move for move in match.legal() if "X" in move] == ["-X", "D+X"]
    match = position(blue="X rA1", red="D bA1", at="rr")
    assert [move for move in match.legal() if "X" in move] == ["-X"]


@pytest.mark.parametrize(("cover", "may"), [("D", True), ("B", True), ("O", True), ("L", False)])
def test_a_contre_is_covered_like_a_head_blow(cover: str, *, may: bool) -> None:  # 3.8
    match = attacked("rA1", red="D X bA1", blue=f"rA1 {cover} S bC")
    play(match, "D+X")
    assert (cover in match.legal()) == may
    play(match, "S>y")
    assert gained(match) == (0, 0)


def test_nothing_follows_a_contre() -> None:  # 3.8
    match = attacked("rA1", red="D X rA2 rB2 rC", blue="rA1 D")
    assert {move for move in match.legal() if "X" in move} == {"-X", "D+X"}


def test_taking_it_is_a_move_or_an_unreplaced_discard() -> None:  # 3.9
    match = attacked()
    told = play(match, "-rA2")
    assert told == [(Event.SCORED, BLUE, 3, 3), (Event.THREW, RED, "rA2")]
    assert (hand(match, RED), match.to_act) == ("rB2 D B S", BLUE)
    match = attacked()
    told = play(match, ">g")
    assert told == [(Event.SCORED, BLUE, 3, 3), (Event.MOVED, RED, "g")]
    assert (places(match), match.to_act) == ("rg", BLUE)


@pytest.mark.parametrize(
    ("chain", "styles"),
    [
        ("rB1C", "puncher puncher"),  # K.O.
        ("rA1B1C", "battant puncher"),  # sponge
        ("rB1C", "scientifique puncher"),  # K.D.
        ("rA1B1C", "scientifique puncher"),  # sponge, and K.D. beneath
    ],
)
def test_what_would_be_a_ko_a_sponge_or_a_kd_is_taken_by_moving_alone(
    chain: str, styles: str
) -> None:  # 3.9
    for red in ("bA1 bB1 gC X yA2", "bA1"):
        match = attacked(chain, styles=styles, red=red)
        assert match.legal() == [">g", ">y"]


def test_other_chains_can_be_taken_by_throwing() -> None:  # 3.9
    match = attacked("rB1C", styles="battant puncher", red="bA1 bB1 gC X yA2")
    assert match.legal() == [">g", ">y", "-bA1", "-bB1", "-yA2", "-gC", "-X"]


def test_an_answer_is_no_opening() -> None:  # 3
    match = position(blue="D B rA1", red="bA1 L")
    for token in ("D", "B", "D+rA1"):
        with pytest.raises(IllegalMove):
            match.play(token)
