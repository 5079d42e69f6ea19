"""Section 4 of docs/rules/ko.md: what a chain does."""

from itertools import product

import pytest

from sparring.games.contract import NOBODY
from sparring.games.ko.cards import DECK
from sparring.games.ko.deck import MARKS, STYLES
from sparring.games.ko.notation import CARD_NAMES
from sparring.games.ko.state import Ending, Event
from sparring.match import Match

from .positions import BLUE, RED, gained, hand, over, places, play, position

KNOCKED_DOWN = (Event.KNOCKED_DOWN, BLUE)


def hit(
    chain: str, *, style: str, red: str = "bA1 bB1", blue: str = "", at: str = "br", keep: str = "D"
) -> Match:
    """Blue, of this style, has attacked with the chain and keeps a card."""
    colour, cards = chain[0], [chain[n : n + 2] for n in range(1, len(chain) - 1, 2)]
    cards += [chain[-1]] if chain[-1] == "C" else []
    played = " ".join(colour + card for card in cards)
    match = position(blue=blue or f"{played} {keep}", red=red, at=at, styles=f"{style} puncher")
    match.play(chain)
    return match


# --- The sponge. ---


def test_a_b_and_c_make_the_corner_throw_the_sponge() -> None:  # 4.1
    match = hit("rA1B1C", style="battant")
    told = play(match, ">y")
    assert told == [(Event.MATCH_WON, BLUE, Ending.SPONGE)]
    assert over(match) == (BLUE, Ending.SPONGE)
    assert gained(match) == (0, 0)


@pytest.mark.parametrize("cover", ["O", "B"])
def test_obstruction_and_block_on_the_c_avert_the_sponge(cover: str) -> None:  # 4.1
    match = hit("rA1B1C", style="battant", red=f"{cover} bA1")
    play(match, cover)
    assert gained(match) == (3 + (cover == "O"), 0)
    assert not match.over


def test_a_low_blow_averts_the_sponge_if_the_c_is_a_body_blow() -> None:  # 4.1
    match = hit("gA1B1C", style="battant", red="L bA1", at="bg")
    play(match, "L")
    assert gained(match) == (3 - 2, 0)
    assert not match.over
    match = hit("rA1B1C", style="battant", red="L bA1")
    assert "L" not in match.legal()


def test_a_counter_hit_of_the_colour_averts_the_sponge_and_the_cards_score() -> None:  # 4.1
    match = hit("rA1B1C", style="battant", red="rA2 bA1")
    play(match, "rA2")
    assert gained(match) == (1 + 2 + 3, 0)
    assert (match.to_act, match.over) == (BLUE, False)
    play(match, ">g")
    assert gained(match) == (6, 1)


def test_a_dodge_followed_by_coloured_cards_averts_the_sponge() -> None:  # 4.1
    match = hit("rA1B1C", style="battant", red="D rA2 bA1")
    play(match, "D+rA2")
    assert gained(match) == (1 + 2, 0)
    assert match.to_act == BLUE


@pytest.mark.parametrize("answer", ["D", "S>y", "S>g", "D+X", ">g"])
def test_a_bare_dodge_a_side_step_and_a_colourless_contre_are_legal_and_lose(answer: str) -> None:
    # 4.1
    match = hit("rA1B1C", style="battant", red="D S X bA1")
    play(match, answer)
    assert over(match) == (BLUE, Ending.SPONGE)


def test_a_chain_of_three_after_a_dodge_is_a_sponge_too() -> None:  # 4.1
    match = position(blue="rA1 gA1", red="D rA2 rB1 rC S", styles="puncher battant")
    play(match, "rA1 D+rA2B1C >y")
    assert over(match) == (RED, Ending.SPONGE)


def test_dodge_a_and_c_are_no_sponge() -> None:  # 4.1
    match = position(blue="rA1 gA1", red="D rA2 rB1 rC S", styles="puncher battant")
    play(match, "rA1 D+rA2C >y")
    assert gained(match) == (0, 2 + 3)


# --- K.O. and K.D. ---


def test_b_and_c_can_be_a_ko() -> None:  # 4.2, 4.4
    match = hit("rB1C", style="puncher")
    told = play(match, ">y")
    assert told == [(Event.MATCH_WON, BLUE, Ending.KNOCK_OUT)]
    assert over(match) == (BLUE, Ending.KNOCK_OUT)


def test_b_and_c_can_be_a_kd() -> None:  # 4.2
    match = hit("rB1C", style="scientifique")
    told = play(match, ">y")
    assert told[0] == KNOCKED_DOWN
    assert (gained(match), match.state.corner[BLUE].downs) == ((9, 0), 1)


@pytest.mark.parametrize("cover", ["D", "B", "O", "S>g", "D+rA2"])
@pytest.mark.parametrize("style", ["puncher", "scientifique"])
def test_a_defence_card_on_the_upper_card_averts_it(cover: str, style: str) -> None:  # 4.2
    match = hit("rB1C", style=style, red="D B O S rA2")
    play(match, cover)
    assert gained(match) == (2 + (cover == "O"), 0)
    assert not match.over
    assert match.state.corner[BLUE].downs == 0


def test_a_low_blow_averts_it_if_the_upper_card_is_a_body_blow() -> None:  # 4.2
    match = hit("gB2C", style="battant", at="bg", red="L bA1")
    assert match.legal() == [">b", ">r", "L"]
    play(match, "L")
    assert gained(match) == (3 - 2, 0)


@pytest.mark.parametrize("style", ["puncher", "scientifique"])
def test_a_counter_hit_does_not_avert_it_and_is_no_legal_answer(style: str) -> None:  # 4.2
    match = hit("rB1C", style=style, red="rA2 rB2 X")
    assert match.legal() == [">g", ">y"]


def test_nor_does_it_against_a_b_and_c_whose_pair_is_a_ko() -> None:  # 4.2
    match = hit("rA1B1C", style="puncher", red="rA2 rB2 X")
    assert match.legal() == [">g", ">y"]
    assert hit("rA1B1C", style="battant", red="rA2 X").legal() == [">g", ">y", "rA2"]


def down_by_three(red: str = "rA2 rB2 X", keep: str = "D") -> Match:
    """A+B+C of a scientifique: the pair on top is a K.D."""
    return hit("rA1B1C", style="scientifique", red=red, keep=keep)


def test_against_a_b_and_c_whose_pair_is_a_kd_a_counter_hit_averts_the_sponge_alone() -> None:
    # 4.2
    match = down_by_three()
    assert match.legal() == [">g", ">y", "rA2", "rA2B2", "rB2"]
    assert play(match, "rA2B2") == [
        KNOCKED_DOWN,
        (Event.SCORED, BLUE, 11, 11),
        (Event.COUNTER_HIT, RED, "r"),
        (Event.PLAYED, RED, "rA2"),
        (Event.PLAYED, RED, "rB2"),
    ]
    assert (hand(match, RED), match.sight().length) == ("X", 0)


def test_the_boxer_then_goes_down_in_the_same_turn() -> None:  # 4.2
    match = down_by_three()
    play(match, "rA2B2")
    assert (match.to_act, match.legal()) == (RED, [">g", ">y"])
    assert play(match, ">y") == [(Event.MOVED, RED, "y")]
    assert (match.to_act, gained(match), places(match)) == (BLUE, (11, 0), "ry")
    assert "B" not in match.legal()


def test_and_has_given_the_last_turn_if_the_hand_is_empty_then() -> None:  # 4.2, 5.1
    match = down_by_three(red="rA2")
    play(match, "rA2 >g")
    assert match.to_act == BLUE
    assert (Event.ROUND_OVER, NOBODY, Ending.EMPTIED, 1) in play(match, ">y")


def test_nobody_goes_down_when_the_round_is_over() -> None:  # 4.2, 4.4
    match = position(blue="rA1 rB1 rC", red="rA2 bA1", styles="scientifique puncher")
    told = play(match, "rA1B1C rA2")
    assert (Event.ROUND_OVER, NOBODY, Ending.EMPTIED, 1) in told
    assert (Event.ROW, BLUE, 11, 5) in told
    assert match.state.round == 2


def test_what_averts_both_leaves_a_and_b() -> None:  # 4.1, 4.2
    match = down_by_three(red="D rA2 bA1")
    play(match, "D+rA2")
    assert (gained(match), match.to_act) == ((4, 0), BLUE)


def test_dodge_and_contre_can_be_a_ko_or_a_kd() -> None:  # 4.2
    for style, ending in (("scientifique", Ending.KNOCK_OUT), ("puncher", None)):
        match = position(blue="rA1 gA1", red="D X S", styles=f"puncher {style}")
        play(match, "rA1 D+X >y")
        if ending is None:
            assert (gained(match), places(match)) == ((0, 9), "yr")
        else:
            assert over(match) == (RED, ending)


def test_dodge_and_c_can_be_a_ko_or_a_kd() -> None:  # 4.2
    for style, ending in (("puncher", Ending.KNOCK_OUT), ("battant", None)):
        match = position(blue="rA1 gA1", red="D rC S", styles=f"puncher {style}")
        play(match, "rA1 D+rC")
        assert match.legal() == [">g", ">y"]
        play(match, ">y")
        assert match.over == (ending is not None)
        assert gained(match) == ((0, 9) if ending is None else (0, 0))


def test_dodge_a_and_c_are_no_pair() -> None:  # 4.2
    match = position(blue="rA1 gA1", red="D rA2 rC S", styles="puncher puncher")
    play(match, "rA1 D+rA2C >y")
    assert gained(match) == (0, 1 + 4)
    assert not match.over


def test_dodge_b_and_c_are_the_pair_b_and_c() -> None:  # 4.2
    for style, points in (("battant", 2 + 3), ("scientifique", 9)):
        match = position(blue="rA1 gA1", red="D rB1 rC S", styles=f"puncher {style}")
        play(match, "rA1 D+rB1C >y")
        assert gained(match) == (0, points)


def test_dodge_and_a_or_b_are_no_pair() -> None:  # 4.2, 4.3
    for card, points in (("rA2", 1), ("rB1", 2)):
        match = position(blue="rA1 gA1", red=f"D {card} S", styles="puncher puncher")
        play(match, f"rA1 D+{card} >y")
        assert gained(match) == (0, points)


def test_marks_stand_on_b_and_dodge_or_on_c_and_contre() -> None:  # 4.3
    for kind in DECK.kinds:
        marks = {MARKS[mark] for mark in kind.marks}
        allowed = {"B": "-K", "C": "-OD", "dodge": "-K", "contre": "-OD"}.get(kind.face, "-")
        assert marks <= set(allowed)


@pytest.mark.parametrize("colour", "byrg")
@pytest.mark.parametrize("style", STYLES)
def test_k_then_o_is_a_ko_k_then_d_a_kd_anything_else_points(
    colour: str, style: str
) -> None:  # 4.3
    number = STYLES.index(style)
    kinds = dict(zip(CARD_NAMES, DECK.kinds, strict=True))
    at = ("y" if colour != "y" else "g") + colour
    for lower in ("B1", "B2"):
        below, above = kinds[colour + lower], kinds[f"{colour}C"]
        match = hit(f"{colour}{lower}C", style=style, at=at, red="X")
        play(match, match.legal()[0])
        pair = MARKS[below.marks[number]] + MARKS[above.marks[number]]
        if pair == "KO":
            assert over(match) == (BLUE, Ending.KNOCK_OUT)
        elif pair == "KD":
            assert gained(match) == (9, 0)
        else:
            assert gained(match) == (below.values[number] + above.values[number], 0)


def test_a_kd_counts_nine_in_place_of_the_pair_and_an_a_before_it_still_scores() -> None:  # 4.4
    match = hit("rB1C", style="scientifique", red="bA1")
    play(match, ">y")
    assert gained(match) == (9, 0)
    match = down_by_three(red="rA2 bA1")
    play(match, "rA2")
    assert gained(match) == (2 + 9, 0)


def test_the_boxer_who_is_down_moves_as_their_turn_then_the_attacker_acts() -> None:  # 4.4
    match = hit("rB1C", style="scientifique")
    assert match.legal() == [">g", ">y"]
    assert play(match, ">g") == [KNOCKED_DOWN, (Event.SCORED, BLUE, 9, 9), (Event.MOVED, RED, "g")]
    assert (match.to_act, places(match), hand(match, RED)) == (BLUE, "rg", "bA1 bB1")


def test_the_checks_go_ko_then_sponge_then_kd() -> None:  # 4.5
    for style, ending in (
        ("puncher", Ending.KNOCK_OUT),
        ("scientifique", Ending.SPONGE),
        ("battant", Ending.SPONGE),
    ):
        match = hit("rA1B1C", style=style)
        play(match, ">y")
        assert over(match) == (BLUE, ending)


def test_a_ko_that_is_covered_by_a_bare_dodge_is_still_a_sponge() -> None:  # 4.5
    match = hit("rA1B1C", style="puncher", red="D bA1")
    play(match, "D")
    assert over(match) == (BLUE, Ending.SPONGE)


@pytest.mark.parametrize("style", ["puncher", "battant"])
def test_ko_and_sponge_score_nothing_and_an_unfinished_round_gets_no_row(style: str) -> None:
    # 4.5
    match = hit("rA1B1C", style=style)
    match.state.corner[BLUE].gained = 3
    play(match, ">y")
    for corner in match.sight().corner:
        assert corner.points == corner.referee == [0] * 15


@pytest.mark.parametrize(
    ("chain", "style", "points"),
    [
        ("rA1", "scientifique", 2),
        ("gA2B2", "battant", 2 + 3),
        ("gA2C", "puncher", 1 + 3),
        ("yB2C", "scientifique", 2 + 3),
    ],
)
def test_uncovered_cards_score_their_value(chain: str, style: str, points: int) -> None:  # 4.6
    match = hit(chain, style=style, at=f"b{chain[0]}")
    play(match, match.legal()[0])
    assert gained(match) == (points, 0)


def test_a_single_card_that_is_covered_scores_nothing() -> None:  # 4.6
    for first, cover in product(("rA1", "rB1"), "DB"):
        match = hit(first, style="puncher", red="D B bA1")
        play(match, cover)
        assert gained(match) == (0, 0)
