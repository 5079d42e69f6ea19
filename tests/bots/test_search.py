"""Search knows no game, plays each, and is no worse than trying everything once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from sparring.bots import Budget, search, tree
from sparring.bots.sense import sensible
from sparring.chance import Seeded
from sparring.compiled import bound, row
from sparring.games import catalogue
from sparring.match import Match

GAMES = catalogue.names()
SENSES = [(game, "sense") for game in GAMES] + [("ko", "ko_sense")]
pytestmark = pytest.mark.compiled


def positions(game: str, count: int) -> list[tuple[Any, list[int]]]:
    """Where there is something to choose, in a game that luck plays."""
    match, luck, found = Match(catalogue.game(game), Seeded(3)), Seeded(4), list[Any]()
    while not match.over and len(found) < count:
        legal = match.actions()
        if len(legal) > 1:
            found.append((match.sight(match.to_act), legal))
        match.play(legal[luck.below(len(legal))])
    return found


@pytest.mark.parametrize(("game", "sense"), SENSES)
def test_it_has_an_opinion_on_every_action(game: str, sense: str) -> None:
    for sight, legal in positions(game, 25):
        opinions = search.weigh(sight, legal, Budget(Seeded(1), 0.01), sense=sense)
        assert [opinion.action for opinion in opinions] == legal
        assert sum(opinion.often for opinion in opinions) == pytest.approx(1)
        assert all(-1e-9 <= opinion.value <= 1 + 1e-9 for opinion in opinions)
        assert all(opinion.error > 0 for opinion in opinions)
        chosen = search.choose(sight, legal, Budget(Seeded(1), 0.01), sense=sense)
        assert chosen in legal


def test_it_hits_when_nobody_can_parry() -> None:
    """Under the basic rules a strike at the right distance wins at once."""
    game, seen = catalogue.game("en-garde"), 0
    for seed in range(12):
        match, luck = Match(game, Seeded(seed), rules="basic", hits=1), Seeded(seed)
        while not match.over:
            legal = match.actions()
            hits = [n for n, each in enumerate(legal) if game.notation.name(each).startswith("x")]
            if hits and len(legal) > 1:
                seen += 1
                budget = Budget(Seeded(0), 0.02)
                opinions = search.weigh(match.sight(match.to_act), legal, budget)
                assert opinions[hits[0]].value == 1
                assert max(opinions, key=lambda each: each.often).value == 1
            match.play(legal[luck.below(len(legal))])
    assert seen


def test_sealed_choices_are_mixed() -> None:
    """In a fight both choose a card at once: no single card is best against who knows it."""
    for sight, legal in positions("knock-out", 400):
        game = sensible("knock-out")
        state: Any = game.laws.State()
        game.laws.imagine(sight, Seeded(5), state)
        others = [s for s in range(game.laws.players(state)) if s != sight.seat]
        if len(legal) > 3 and any(game.laws.may_act(state, seat) for seat in others):
            opinions = search.weigh(sight, legal, Budget(Seeded(6), 0.2))
            assert sum(opinion.often > 0.02 for opinion in opinions) > 1
            return
    pytest.fail("no choice was sealed")


def grown(sight: Any, legal: Sequence[int], work: int) -> tree.Tree:
    game = sensible("en-garde")
    planted = tree.plant(game.laws, np.array([1], np.uint64), work)
    found = np.zeros((len(legal), tree.FOUND))
    bound(game, tree.grow)(row(sight), planted, np.array(legal, np.int64), work, found)
    return planted


def test_more_work_is_more_tree() -> None:
    sight, legal = positions("en-garde", 3)[-1]
    small, large = (np.count_nonzero(grown(sight, legal, work).keys) for work in (2000, 100_000))
    assert 0 < small < large


def test_a_tree_without_room_is_none_the_worse() -> None:
    sight, legal = positions("en-garde", 3)[-1]
    game = sensible("en-garde")
    planted = tree.plant(game.laws, np.array([1], np.uint64), 0)
    found = np.zeros((len(legal), tree.FOUND))
    bound(game, tree.grow)(row(sight), planted, np.array(legal, np.int64), 500_000, found)
    assert found[:, 0].sum() > 1000
    assert found[:, 3].sum() == 1
