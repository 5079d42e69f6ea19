"""Information-set Monte Carlo tree search: worlds that fit the Sight, one tree for all of them.

It knows no game: a new one has it at once; what it makes of one that somebody knows is a *sense* of
it. The searching itself is compiled, in tree.py. Nothing here remembers from choice to choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..compiled import bound, row
from . import tree
from .contract import Budget, Opinion, pick
from .flat import game_of
from .sense import sensible

WORK = 1_000_000  # actions in imagined worlds, a second of budget


def choose(
    sight: Any, legal: Sequence[int], budget: Budget, *, sense: str = "sense", pace: float = 1.0
) -> int:
    """What the search came to prefer; `pace` is how much of its time it takes."""
    if len(legal) == 1:
        return legal[0]
    return pick(weigh(sight, legal, budget, sense=sense, pace=pace), budget)


def weigh(
    sight: Any, legal: Sequence[int], budget: Budget, *, sense: str = "sense", pace: float = 1.0
) -> list[Opinion]:
    """What came of each action, and how often the search came to prefer it."""
    game = sensible(game_of(type(sight)).name, sense)
    random = np.array([budget.random.below(1 << 32)], np.uint64)
    work = round(WORK * budget.seconds * pace)
    grown = tree.plant(game.laws, random, work)
    found = np.zeros((len(legal), tree.FOUND))
    bound(game, tree.grow)(row(sight), grown, np.array(legal, np.int64), work, found)
    tried, total, squares, often = found.T
    count = np.maximum(tried, 1)
    value = total / count
    spread = np.maximum(squares / count - value**2, 0) + 1 / (count + 2)
    columns = (value, np.sqrt(spread / count), often / often.sum())
    return [Opinion(*each) for each in zip(legal, *(c.tolist() for c in columns), strict=True)]
