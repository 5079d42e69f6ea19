"""A Match takes what is legal, and goes back; of what it refuses nothing changes."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sparring
from sparring.chance import Chance, Committed, Seeded
from sparring.games import catalogue
from sparring.games.contract import CHANCE, NOBODY, OVER, heard
from sparring.match import IllegalMove, Match, Refused
from tests.scores.games import SECRET, SMALL, go_on, matches

NO_NUMBERS: list[Any] = [None, True, False, 0.0, 1.0, "", "x", (), [], b"0", object(), np.bool_(1)]
FAR = [-1, -2, -3, -9, 10**6, 2**63, -(2**63), 10**100]


def en_garde(seed: int = 7, **settings: str | int) -> Match:
    return sparring.game("en-garde", **settings).start(seed)


def by_hand() -> Match:
    """A game that asks for every card."""
    return Match(catalogue.game("en-garde"), None, hits=1)


def everything(match: Match) -> tuple[Any, ...]:
    """All that a step could change."""
    state, steps, told = match.state.copy(), list(match.steps), [list(each) for each in match.told]
    return state, steps, told, match.questions, match.to_act, match.legal(), dict(match.settings)


def refused(match: Match, act: Callable[[], object]) -> IllegalMove:
    """The refusal; and nothing has changed."""
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        act()
    assert everything(match) == before
    return caught.value


# --- Refusals. ---


@given(matches(), st.data())
def test_every_action_is_either_legal_or_refused(match: Match, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, match.players - 1))
    action = data.draw(st.integers(-2, match.game.laws.ACTIONS + 2))
    reason = match.refusal(seat, action)
    if action in match.actions(seat):
        assert reason is None
        match.play(action, seat)
    else:
        assert refused(match, lambda: match.play(action, seat)).reason is reason
        assert reason in {Refused.ILLEGAL, Refused.NOT_YOUR_TURN, Refused.GAME_OVER}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("action", [*FAR, *(n for n in NO_NUMBERS if not isinstance(n, str))])
def test_what_is_no_number_of_an_action_is_refused(name: str, action: Any) -> None:
    match = Match(catalogue.game(name), Seeded(3), **SMALL[name])
    assert match.refusal(match.to_act, action) is Refused.ILLEGAL
    assert refused(match, lambda: match.play(action)).reason is Refused.ILLEGAL


@pytest.mark.parametrize(
    "move", ["", " ", "+9", "+1 ", "(3)", "advance", "\0", "+1" * 10**5, "+\u0661"]
)
def test_what_is_no_notation_is_unreadable(move: str) -> None:
    match = en_garde()
    assert refused(match, lambda: match.play(move)).reason is Refused.UNREADABLE


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seat", [*FAR[1:], 5, *NO_NUMBERS[1:]])
def test_there_is_no_such_seat(name: str, seat: Any) -> None:
    match = Match(catalogue.game(name), Seeded(3), **SMALL[name])
    action = match.actions()[0]
    assert match.refusal(seat, action) is Refused.NO_SUCH_SEAT
    assert refused(match, lambda: match.play(action, seat)).reason is Refused.NO_SUCH_SEAT


def test_it_is_not_your_turn() -> None:
    match = en_garde()
    error = refused(match, lambda: match.play("+1", 1 - match.to_act))
    assert error.reason is Refused.NOT_YOUR_TURN
    assert "not the turn of seat 1, but of seat 0" in str(error)


def test_chance_takes_no_turns_and_nobody_else_does_while_it_is_asked() -> None:
    match = by_hand()
    assert match.to_act == CHANCE
    assert not match.legal()
    assert not match.legal(0)
    for seat in (None, CHANCE, 0, 1):
        error = refused(match, lambda seat=seat: match.play("+1", seat))  # type: ignore[misc]
        assert error.reason is Refused.NOT_YOUR_TURN
        assert "but of chance" in str(error)


def test_an_illegal_move_says_where_the_legal_ones_are() -> None:
    match = en_garde(rules="classic")
    error = refused(match, lambda: match.play("+4"))
    assert (error.reason, error.move) == (Refused.ILLEGAL, "+4")
    assert str(error) == "+4: that move is not legal now: legal(0) lists those that are"


@pytest.mark.parametrize("name", SMALL)
def test_nothing_is_played_when_the_game_is_over(name: str) -> None:
    match = Match(catalogue.game(name), Seeded(2), **SMALL[name])
    go_on(match, Seeded(2))
    assert match.to_act == OVER
    assert not match.legal()
    assert not match.actions(0)
    for act in (lambda: match.play(0), lambda: match.play(0, 1), lambda: match.draw(0)):
        assert refused(match, act).reason is Refused.GAME_OVER


@pytest.mark.parametrize("outcome", [*FAR, *(n for n in NO_NUMBERS if not isinstance(n, str))])
def test_what_is_no_outcome_is_impossible(outcome: Any) -> None:
    match = by_hand()
    assert refused(match, lambda: match.draw(outcome)).reason is Refused.IMPOSSIBLE


def test_chance_can_not_turn_up_what_is_not_there() -> None:
    match = by_hand()
    assert refused(match, lambda: match.draw("(1)")).reason is Refused.IMPOSSIBLE  # a lot comes
    assert refused(match, lambda: match.draw("(6)")).reason is Refused.UNREADABLE
    assert refused(match, lambda: match.draw("1")).reason is Refused.UNREADABLE
    for outcome in ["(L)", *["(1)"] * 5]:
        match.draw(outcome)
    assert refused(match, lambda: match.draw("(1)")).reason is Refused.IMPOSSIBLE  # five of each


def test_chance_answers_only_when_it_is_asked() -> None:
    match = en_garde()
    assert refused(match, lambda: match.draw("(1)")).reason is Refused.NOT_FOR_CHANCE


@pytest.mark.parametrize("seat", [-1, -2, 2, 99, None, True, 1.0, "0"])
def test_only_a_seat_or_nobody_looks_or_has_a_result(seat: Any) -> None:
    match = en_garde(hits=1)
    assert refused(match, lambda: match.sight(seat)).reason is Refused.NO_SUCH_SEAT
    go_on(match, Seeded(1))
    assert refused(match, lambda: match.result(seat)).reason is Refused.NO_SUCH_SEAT
    assert match.sight() == match.sight(NOBODY)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        en_garde().result(0)


def test_a_refusal_can_be_sent_to_another_process() -> None:
    error = IllegalMove(Refused.ILLEGAL, "+4", "this is why")
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301
        assert (twin.reason, twin.move, str(twin)) == (error.reason, "+4", "+4: this is why")


def test_a_refusal_quotes_no_more_than_a_person_reads() -> None:
    error = refused(en_garde(), lambda: en_garde().play("castle"))
    assert str(error).count("castle") == 1
    assert "write +3" in str(error)
    assert len(str(refused(en_garde(), lambda: en_garde().play("+1" * 10**5)))) < 100


@pytest.mark.parametrize("seat", [2, -9, 10**6, True, 1.0, "0"])
def test_nobody_hears_for_a_seat_that_there_is_not(seat: Any) -> None:
    match = en_garde()
    assert refused(match, lambda: match.heard(seat)).reason is Refused.NO_SUCH_SEAT


# --- Numbers of other kinds. ---


def test_numbers_of_numpy_are_numbers() -> None:
    one, two = en_garde(), en_garde()
    action = one.actions()[0]
    one.play(action, 0)
    assert two.refusal(np.int8(0), np.int64(action)) is None  # type: ignore[arg-type]
    two.play(np.int64(action), np.int8(0))  # type: ignore[arg-type]
    assert one.steps == two.steps
    assert {type(number) for step in two.steps for number in step} == {int}
    assert repr(one.state) == repr(two.state)


# --- Playing. ---


def test_a_move_is_told_with_all_that_chance_answers_to_it() -> None:
    match = en_garde(rules="classic")
    told = match.play("+3")
    assert [word.event.name for word in told] == ["ADVANCED", "DREW"]
    assert [(each.event.name, each.a) for each in heard(told, 1)] == [
        ("ADVANCED", 3),
        ("DREW", None),
    ]
    assert heard(told, 0)[1].a in range(1, 6)


def test_what_a_seat_heard_is_all_it_heard() -> None:
    match = en_garde(hits=1)
    go_on(match, Seeded(5))
    words = [word for told in match.told for word in told]
    assert match.heard(1) == heard(words, 1)
    assert match.heard() == heard(words, NOBODY)
    assert match.heard(0) != match.heard(1) != match.heard()


def test_the_list_of_actions_is_ones_own() -> None:
    match = en_garde()
    match.actions().clear()
    match.legal().clear()
    assert match.actions()


def test_sealed_choices_name_the_seat_that_was_not_asked() -> None:
    match = Match(catalogue.game("knock-out"), Seeded(0), players=3)
    while sum(match.may_act(seat) for seat in range(3)) < 2:
        match.play(match.actions()[0])
    first = match.to_act
    (second,) = (seat for seat in range(3) if match.may_act(seat) and seat != first)
    match.play(match.actions(second)[0], second)
    match.play(match.actions(first)[0], first)
    *_, one, two = match.tokens()
    assert one.startswith(f"{second}:")
    assert ":" not in two


# --- Going back. ---


@given(matches(), st.data())
def test_what_is_taken_back_never_was(match: Match, data: st.DataObject) -> None:
    acted = [n for n, step in enumerate(match.steps) if step.seat != CHANCE]
    if not acted:
        return
    moves = data.draw(st.integers(1, len(acted)))
    steps, undone = list(match.steps), match.steps[acted[-moves]]
    after = everything(match)
    match.undo(moves)
    assert match.steps == steps[: acted[-moves]]
    assert match.refusal(undone.seat, undone.number) is None
    # The same moves lead to the same game: chance answers each question as it did.
    for step in steps[acted[-moves] :]:
        if step.seat != CHANCE:
            match.play(step.number, step.seat)
    assert everything(match) == after


@pytest.mark.parametrize("chance", [Committed(SECRET), Seeded(4), None])
def test_the_first_move_can_be_taken_back_and_chance_can_not(chance: Chance | None) -> None:
    match = Match(catalogue.game("en-garde"), chance, hits=1)
    if chance is None:
        for outcome in "L1122334455":
            match.draw(f"({outcome})")
    begun = everything(match)
    match.play(match.actions()[0])
    match.undo()
    assert everything(match) == begun
    with pytest.raises(ValueError, match="can't take back 1 of 0 moves"):
        match.undo()
    assert everything(match) == begun


@pytest.mark.parametrize("moves", [0, -1, 4, 10**9])
def test_only_moves_that_were_made_can_be_taken_back(moves: int) -> None:
    match = en_garde()
    for _ in range(3):
        match.play(match.actions()[0])
    before = everything(match)
    with pytest.raises(ValueError, match=f"can't take back {moves} of 3 moves"):
        match.undo(moves)
    assert everything(match) == before


def test_a_finished_game_can_be_taken_back() -> None:
    match = en_garde(hits=1)
    go_on(match, Seeded(1))
    match.undo()
    assert not match.over
    assert match.legal()


# --- Shown. ---


@given(matches())
def test_a_match_can_be_looked_at_at_any_time(match: Match) -> None:
    assert match.game.title in repr(match)
    assert str(match) == match.game.board.text(match.sight())
    assert match._repr_svg_().startswith("<svg")


# --- Settings. ---


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"hits": 0}, "hits can't be 0: choose 1 to 15"),
        ({"hits": 16}, "hits can't be 16"),
        ({"hits": -1}, "hits can't be -1"),
        ({"hits": "x"}, "hits can't be 'x'"),
        ({"hits": "٣"}, "hits can't be '٣'"),
        ({"hits": "--3"}, "hits can't be '--3'"),
        ({"hits": "3 "}, "hits can't be '3 '"),
        ({"hits": 3.0}, "hits can't be 3.0"),
        ({"hits": True}, "hits can't be True"),
        ({"hits": None}, "hits can't be None"),
        ({"hits": "9" * 5000}, "hits can't be"),
        ({"rules": "Basic"}, "rules can't be 'Basic': choose basic, classic or advanced"),
        ({"rules": 0}, "rules can't be 0"),
        ({"speed": 3}, "En Garde has no setting 'speed': its settings are rules, hits"),
    ],
)
def test_settings_out_of_range_are_refused(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        sparring.game("en-garde", **settings)


def test_settings_may_be_words_or_numbers() -> None:
    assert (
        sparring.game("en-garde", hits="3").settings == sparring.game("en-garde", hits=3).settings
    )


def test_there_is_no_such_game() -> None:
    for name in ("chess", "", "En Garde", "en_garde", "../ko"):
        with pytest.raises(ValueError, match="choose en-garde, knock-out, ko"):
            sparring.game(name)


# --- The front door. ---


def test_a_match_without_a_seed_has_committed_chance() -> None:
    offer = sparring.game("en-garde", hits=1)
    one, two = offer.start(), offer.start()
    assert isinstance(one.chance, Committed)
    assert isinstance(two.chance, Committed)
    assert one.chance.commitment != two.chance.commitment
    go_on(one, Seeded(1))
    assert sparring.verify(sparring.load(sparring.save(sparring.score_of(one)))) == one.questions


def test_a_match_with_a_seed_can_be_repeated() -> None:
    offer = sparring.game("ko", rounds=3)
    assert list(offer.start(5).tokens()) == list(offer.start(5).tokens())
    assert list(offer.start(5).tokens()) != list(offer.start(6).tokens())


def test_everything_that_is_offered_is_there() -> None:
    assert sparring.game_names() == catalogue.names()
    for name in sparring.__all__:
        assert getattr(sparring, name) is not None
