"""A boxer by feel: what its net makes of the Sight, and no thought of what comes next.

Its weights are bots/weights/ko.npz; beside them is the log that made them. They know the project's
own deck: with an owner's cards this boxer falls back to being sensible. Nothing here remembers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..compiled import bound, row
from ..games.ko.cards import FILE
from ..games.ko.sheet import points, referee_points
from ..games.ko.state import ROUNDS, Sight
from . import ko, ko_eyes, net
from .contract import Budget, Opinion, pick
from .sense import sensible

DECK = "a782aeca0108bf2f"  # of the cards it learnt with

laws: Any = None  # compiled.bound puts those of K.O., and its eyes, in its place


def choose(sight: Sight, legal: Sequence[int], budget: Budget, *, heat: float = 1.0) -> int:
    """As often as the net would play it; less `heat` is more often the first that comes to it."""
    often = feeling(sight, legal, heat)
    if often is None:
        return ko.choose(sight, legal, budget)
    return pick([Opinion(a, 0.0, 0.0, p) for a, p in zip(legal, often, strict=True)], budget)


def feeling(sight: Sight, legal: Sequence[int], heat: float = 1.0) -> list[float] | None:
    """How often the net plays each action; None if it was not made for these cards."""
    if FILE.digest != DECK:
        return None
    policy = net.load("ko").policy
    x = np.zeros((1, ko_eyes.INPUTS), np.float32)
    bound(sensible("ko", "ko_eyes"), show)(row(sight), stakes_of(sight), x)
    logits = policy(x)[0][list(legal)] / heat
    often: list[float] = net.chances(logits, np.ones(len(legal), np.bool_)).tolist()
    return often


def stakes_of(sight: Sight) -> np.ndarray[Any, np.dtype[Any]]:
    """Where the match stands, as the net was told when it learnt."""
    rounds = ROUNDS[sight.settings.rounds] - sight.round
    lead = referee_points(sight, 0) - referee_points(sight, 1)
    ahead = points(sight, 0) - points(sight, 1)
    return np.array([rounds, lead, min(max(ahead, -11), 11)], np.float32)


def show(sights: Any, stakes: Any, x: Any) -> None:
    laws.see(sights[0], stakes, x[0])
