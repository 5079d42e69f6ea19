"""A reduction of En Garde is En Garde: the same laws, over other numbers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import compiled
from sparring.bots import en_garde_eyes
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import CHANCE, OVER
from sparring.games.en_garde.pieces import LUNGE, RETREAT, STRIKE
from sparring.lab import reductions
from sparring.match import Match
from tests.laws.worlds import SEEDS, Twofold, World, settings

SIZES = ("23/5/5/5", *reductions.SOLVED)


@given(seed=SEEDS, chosen=settings("en-garde"))
def test_at_the_size_of_the_product_a_reduction_is_the_product(seed: int, chosen: Any) -> None:
    product = World.new(catalogue.game("en-garde"), chosen)
    same = World.new(reductions.reduction("23/5/5/5"), chosen)
    random = Seeded(seed)
    for _ in range(300):
        if product.over:
            break
        step = product.random_step(random)
        assert product.steps(step[0]) == same.steps(step[0])
        assert product.take(*step) == same.take(*step)
        assert product.s == same.s


@pytest.mark.parametrize("text", SIZES)
@given(seed=SEEDS, chosen=settings("en-garde"))
def test_a_round_has_the_cards_and_the_piste_of_its_size(text: str, seed: int, chosen: Any) -> None:
    size, world = reductions.size(text), World.new(reductions.reduction(text), chosen)
    random = Seeded(seed)
    for _ in range(100):
        if world.over:
            break
        who, step = world.random_step(random)
        if who != CHANCE:
            assert set(steps_of(step)) <= set(range(1, size.values + 1))
        world.take(who, step)
        left, right = world.s.fencer
        assert left.ground + right.ground < size.piste
        assert max(left.held, right.held) <= size.hand
        for value in range(1, 6):
            there = world.s.pack[value] + left.hand[value] + right.hand[value]
            assert 0 <= there <= size.copies * (value <= size.values)


def steps_of(action: int) -> list[int]:
    """The value of the card that an action moves with, if it does."""
    if action < STRIKE:
        return [action % RETREAT + 1]
    return [(action - LUNGE) // 5 + 1] if LUNGE <= action < LUNGE + 25 else []


@pytest.mark.compiled
@given(seed=SEEDS, chosen=settings("en-garde"))
def test_both_lives_of_a_reduction_agree(seed: int, chosen: Any) -> None:
    world, random = Twofold.new(reductions.reduction("11/3/5/3"), chosen), Seeded(seed)
    for _ in range(100):
        if world.over:
            break
        world.take(*world.random_step(random))
        assert compiled.row(world.s).tobytes() == world.rows.tobytes()
        assert world.life.to_act(world.rows[0]) == world.to_act


@pytest.mark.compiled
def test_the_product_is_as_large_as_ever_beside_its_reductions() -> None:
    for game in (reductions.reduction("7/3/3/2"), catalogue.game("en-garde")):
        rows = compiled.row(game.set_up(hits=1))
        laws = compiled.life(game)
        laws.draw(rows[0], laws.LOT, 0)
        assert rows[0]["left"] == (25 if game.name == "en-garde" else 9)
    assert world_over("23/5/5/5") != world_over("7/3/3/2")


def world_over(text: str) -> int:
    """How many cards a round has."""
    world = World.new(reductions.reduction(text), catalogue.game("en-garde").choose(hits=1))
    random = Seeded(1)
    world.take(*world.random_step(random))
    assert world.to_act != OVER
    return int(world.s.left)


@given(text=st.text(max_size=12) | st.from_regex(r"[0-9]{1,2}(/[0-9]{1,2}){3}"))
def test_a_size_that_can_not_be_played_is_refused_in_words(text: str) -> None:
    try:
        size = reductions.size(text)
    except ValueError:
        return
    assert str(size) == text
    assert 2 * size.hand < size.values * size.copies


def test_nets_see_a_reduction_as_large_as_the_product_as_they_see_the_product() -> None:
    whole, game = reductions.eyes("23/5/5/5"), catalogue.game("en-garde")
    for seed in range(20):
        match, luck = Match(game, Seeded(seed), hits=1), Seeded(seed)
        while not match.over:
            sight = match.sight(match.to_act)
            found, usual = [0.0] * en_garde_eyes.INPUTS, [0.0] * en_garde_eyes.INPUTS
            whole.see(sight, [0.0], found)
            en_garde_eyes.see(sight, [0.0], usual)
            assert found == usual
            legal = match.actions()
            match.play(legal[luck.below(len(legal))], match.to_act)


def test_nets_see_no_pack_that_is_larger_than_the_products() -> None:
    with pytest.raises(ValueError, match="a pack of 15 cards at most"):
        reductions.eyes("23/5/5/1")
