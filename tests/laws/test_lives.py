"""Law 5: the plain and the compiled life of every game agree, step by step and byte for byte."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import compiled
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import CHANCE, NOBODY

from .worlds import GAMES, SEEDS, Twofold, scribble, seats, settings

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(1, 400))
def test_the_two_lives_agree_step_by_step(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    world = Twofold.new(catalogue.game(name), data.draw(settings(name), "settings"))
    random = Seeded(seed)
    for _ in range(steps):
        agree(world)
        if world.over:
            break
        world.take(*world.random_step(random))
    agree(world)


def agree(world: Twofold) -> None:
    laws, life, s, row = world.laws, world.life, world.s, world.rows[0]
    assert compiled.row(s).tobytes() == world.rows.tobytes()
    assert (laws.players(s), laws.to_act(s)) == (life.players(row), life.to_act(row))
    for seat in range(world.players):
        assert bool(laws.may_act(s, seat)) == bool(life.may_act(row, seat))
        legal = world.many[: life.legal(row, seat, world.many)].tolist()
        assert world.legal(seat) == (legal if laws.may_act(s, seat) else [])
        if world.over:
            assert laws.result(s, seat) == life.result(row, seat)
    if world.to_act == CHANCE:
        weights = [0] * laws.OUTCOMES
        assert laws.odds(s, weights) == life.odds(row, world.weights) == sum(weights)
        assert weights == world.weights.tolist()
    for seat in seats(world):
        scribble_on(world.sights)
        life.look(row, seat, world.sights[0])
        scribble(world.sight(seat))
        assert compiled.row(world.sight(seat)).tobytes() == world.sights.tobytes()


def scribble_on(rows: Any) -> None:
    rows.view(np.uint8)[:] = 77


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(0, 300))
def test_the_two_lives_imagine_the_same(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    game = catalogue.game(name)
    world, random = Twofold.new(game, data.draw(settings(name), "settings")), Seeded(seed)
    for _ in range(steps):
        if world.over:
            break
        world.take(*world.random_step(random))
    imagined: Any = game.laws.State()
    rows = compiled.row(imagined)
    for seat in seats(world):
        scribble(imagined)
        scribble_on(rows)
        plain, fast = Seeded(seed), np.array([seed], np.uint64)
        sight = world.sight(seat)
        game.laws.imagine(sight, plain, imagined)
        world.life.imagine(compiled.row(sight)[0], fast, rows[0])
        assert compiled.row(imagined).tobytes() == rows.tobytes()
        assert plain.state == fast[0]


@given(seed=st.integers(0, 2**64 - 1), sizes=st.lists(st.integers(1, 2**32 - 1), max_size=50))
def test_the_two_lives_make_the_same_picks_from_the_same_seed(seed: int, sizes: list[int]) -> None:
    below = compiled.bound(catalogue.game("en-garde"), compiled.pick_below)
    plain, fast = Seeded(seed), np.array([seed], np.uint64)
    assert [plain.below(n) for n in sizes] == [below(fast, n) for n in sizes]
    assert plain.state == fast[0]


def test_a_row_holds_what_the_record_holds() -> None:
    game = catalogue.game("en-garde")
    sight: Any = game.laws.Sight()
    game.laws.look(game.set_up(hits=7), NOBODY, sight)
    row = compiled.row(sight)[0]
    assert (row["seat"], row["settings"]["hits"]) == (NOBODY, 7)
