"""Law 4: what a seat imagines looks the same to it, and leaves it the same legal actions."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring.chance import Seeded
from sparring.games import catalogue

from .worlds import (
    GAMES,
    SEEDS,
    Twofold,
    World,
    seats,
    secrets,
    settings,
    some_settings,
)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(0, 300))
def test_an_imagined_state_looks_the_same_and_has_the_same_legal_actions(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    world, random = Twofold.new(catalogue.game(name), data.draw(settings(name))), Seeded(seed)
    for _ in range(steps):
        if world.over:
            break
        world.take(*world.random_step(random))
    for seat in seats(world):
        for _ in range(2):
            imagined = world.imagined(seat, random)
            assert imagined.seen_by(seat) == world.seen_by(seat)
            held = secrets(name).conserved
            assert held(imagined.s) == held(world.s)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, steps=st.integers(0, 300))
def test_an_imagined_game_can_be_played_on(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    world, random = World.new(catalogue.game(name), data.draw(settings(name))), Seeded(seed)
    for _ in range(steps):
        if world.over:
            break
        world.take(*world.random_step(random))
    seat = seats(world)[random.below(world.players + 1)]
    imagined = world.imagined(seat, random)
    held = secrets(name).conserved(world.s)
    for _ in range(100):
        if imagined.over:
            break
        imagined.take(*imagined.random_step(random))
        assert secrets(name).conserved(imagined.s) == held


@pytest.mark.parametrize("name", GAMES)
def test_imaginations_differ_where_cards_are_hidden(name: str) -> None:
    """And the truth is no likelier than another: what it is can't be read off the Sight."""
    game, random = catalogue.game(name), Seeded(2)
    differ, true = Counter[int](), Counter[int]()
    moments = 0
    while moments < 150:
        world = World.new(game, some_settings(game, random))
        for _ in range(random.below(120)):
            if not world.over:
                world.take(*world.random_step(random))
        if world.over:
            continue
        moments += 1
        for seat in seats(world):
            some = [world.imagined(seat, random).s for _ in range(4)]
            differ[seat] += any(state != some[0] for state in some)
            true[seat] += all(state == world.s for state in some)
    for seat in (-3, 0, 1):
        assert differ[seat] > moments / 2
        assert true[seat] < moments / 2
