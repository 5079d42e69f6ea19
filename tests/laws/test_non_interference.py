"""Law 3: what a seat can't know changes nothing that it is told. In both lives, for every seat."""

from collections.abc import Callable

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import NOBODY, Game

from . import leaks
from .interference import Comparison, LeakError, compare
from .worlds import (
    GAMES,
    SEEDS,
    Twofold,
    World,
    pick,
    seats,
    secrets,
    settings,
    some_settings,
)

STEPS = 250


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, look_on=st.integers(0, 59), steps=st.integers(1, STEPS))
def test_two_worlds_that_differ_in_hidden_cards_are_told_alike(
    name: str, data: st.DataObject, seed: int, look_on: int, steps: int
) -> None:
    chosen = data.draw(settings(name), "settings")
    here = Twofold.new(catalogue.game(name), chosen)
    seat = seats(here)[look_on % len(seats(here))]
    note(f"seat {seat}")
    compare(here, here.copy(), seat, secrets(name), Seeded(seed), steps)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, look_on=st.integers(0, 59), before=st.integers(0, STEPS))
def test_a_world_as_a_seat_imagines_it_tells_it_the_same(
    name: str, data: st.DataObject, seed: int, look_on: int, before: int
) -> None:
    game = catalogue.game(name)
    here = World.new(game, data.draw(settings(name), "settings"))
    seat = seats(here)[look_on % len(seats(here))]
    random = Seeded(seed)
    for _ in range(before):
        if here.over:
            return
        here.take(*here.random_step(random))
    compare(here, here.imagined(seat, random), seat, secrets(name), random, 60)


@pytest.mark.parametrize("name", GAMES)
def test_the_law_looks_long_and_at_really_different_worlds(name: str) -> None:
    game, random = catalogue.game(name), Seeded(1)
    for look_on in (NOBODY, 0, 1):
        total = Comparison()
        for _ in range(20):
            chosen = some_settings(game, random)
            here = World.new(game, chosen)
            total += compare(here, here.copy(), look_on, secrets(name), random, STEPS)
        assert total.steps > 20 * 60
        assert total.different > total.steps / 4
        assert total.longest >= 15


@pytest.mark.parametrize("planted", leaks.PLANTED, ids=lambda fault: fault.__name__)
def test_a_planted_leak_is_caught(planted: Callable[[], Game]) -> None:
    with pytest.raises(LeakError):
        watch(planted())


def test_where_none_is_planted_none_is_caught() -> None:
    watch(leaks.with_fault())


def watch(game: Game) -> None:
    random = Seeded(1)
    for _ in range(25):
        here = World.new(game, game.choose())
        seat = pick(seats(here), random)
        compare(here, here.copy(), seat, secrets("en-garde"), random, STEPS)
