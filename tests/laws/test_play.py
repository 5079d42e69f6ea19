"""Laws 1 and 5: what is legal and what is refused, replays, ends, and what no step may change."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import compiled
from sparring.chance import Committed, Seeded
from sparring.games import catalogue
from sparring.games.contract import CHANCE, NOBODY, OVER, Told
from sparring.match import IllegalMove, Match, Refused

from .loops import longest
from .worlds import GAMES, SEEDS, World, secrets, settings

LONGEST = 20_000  # steps; the longest game seen has a tenth of them


def playing(match: Match, random: Seeded, steps: int) -> Iterator[Match]:
    """A match after each of so many random steps, chance's included."""
    world = World(match.game, match.state)
    for _ in range(steps):
        yield match
        if match.over:
            return
        who, step = world.random_step(random)
        if who == CHANCE:
            match.draw(step)
        else:
            match.play(step, who)


def begun(name: str, data: st.DataObject) -> Match:
    return Match(catalogue.game(name), None, **data.draw(settings(name), "settings"))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(1, 250))
def test_no_step_changes_what_must_be_conserved(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    match = begun(name, data)
    conserved = secrets(name).conserved
    before = conserved(match.state)
    for now in playing(match, Seeded(seed), steps):
        assert conserved(now.state) == before


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(1, 250))
def test_what_is_legal_can_be_played_and_nothing_else(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    match, random = begun(name, data), Seeded(seed)
    for _ in playing(match, random, steps):
        pass
    for seat in range(match.players):
        legal = match.actions(seat)
        assert len(set(legal)) == len(legal) <= match.game.laws.MOVES
        assert bool(legal) == match.may_act(seat)
        assert set(legal) <= set(range(match.game.laws.ACTIONS))
        for action in some(match.game.laws.ACTIONS, legal, random):
            if action in legal:
                can_be_played(match, seat, action)
            else:
                is_refused(match, seat, action)
    for stranger in (CHANCE, OVER, NOBODY, match.players, 99):
        assert not match.may_act(stranger)
        is_refused(match, stranger, 0)


def some(actions: int, legal: list[int], random: Seeded) -> list[int]:
    """What is legal, what is no action at all, and fifty others."""
    return [*legal, -1, actions, *(random.below(actions) for _ in range(50))]


def can_be_played(match: Match, seat: int, action: int) -> None:
    assert match.refusal(seat, action) is None
    state = match.state.copy()
    told: Told = []
    match.game.laws.apply(state, seat, action, told)
    assert told
    assert state != match.state
    assert match.game.notation.parse(match.game.notation.name(action)) == action


def is_refused(match: Match, seat: int, action: int) -> None:
    before, steps = match.state.copy(), len(match.steps)
    with pytest.raises(IllegalMove) as refusal:
        match.play(action, seat)
    assert isinstance(refusal.value.reason, Refused)
    assert (match.state, len(match.steps)) == (before, steps)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(0, 250))
def test_chance_turns_up_what_can_be_and_nothing_else(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    match = begun(name, data)
    for _ in playing(match, Seeded(seed), steps):
        pass
    world = World(match.game, match.state)
    possible = world.steps(CHANCE) if match.to_act == CHANCE else []
    for outcome in range(-1, match.game.laws.OUTCOMES + 1):
        if outcome in possible:
            after = world.copy()
            assert after.take(CHANCE, outcome)
            assert after.s != match.state
        else:
            before = match.state.copy()
            with pytest.raises(IllegalMove):
                match.draw(outcome)
            assert match.state == before


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(0, 250))
def test_a_played_game_replays_to_the_same_end(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    match = begun(name, data)
    for _ in playing(match, Seeded(seed), steps):
        pass
    again = Match(match.game, None, **match.settings)
    notation = match.game.notation
    for step in match.steps:
        if step.seat == CHANCE:
            again.draw(notation.name_outcome(step.number))
        else:
            again.play(notation.name(step.number), step.seat)
    assert again.state == match.state
    assert again.told == match.told
    assert list(again.tokens()) == list(match.tokens())


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), secret=st.binary(min_size=32, max_size=32), seed=SEEDS)
def test_the_same_chance_and_the_same_moves_make_the_same_game(
    name: str, data: st.DataObject, secret: bytes, seed: int
) -> None:
    chosen = data.draw(settings(name))
    first, second = (Match(catalogue.game(name), Committed(secret), **chosen) for _ in range(2))
    random = Seeded(seed)
    for _ in range(60):
        if first.over:
            break
        legal = first.actions()
        action = legal[random.below(len(legal))]
        assert first.play(action) == second.play(action)
    assert first.state == second.state


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
def test_random_games_end(name: str, data: st.DataObject, seed: int) -> None:
    game = catalogue.game(name)
    blank = compiled.row(game.blank(**data.draw(settings(name), "settings")))
    random = np.array([seed], np.uint64)
    steps = compiled.bound(game, longest)(blank.copy(), blank, 200, LONGEST, random)
    assert 0 < steps < LONGEST
