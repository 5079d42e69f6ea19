"""A fencer that asks its net, and does what the net would as often as the net would.

The net was trained by self-play, and sees what its seat sees. What a draw is worth comes from the
score of the match. Nothing here looks ahead, or knows what an action is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf, nan
from typing import Any

import numpy as np

from ..compiled import bound, row
from ..games import catalogue
from ..games.en_garde.pieces import ADVANCED, BASIC, CLASSIC, Sight
from . import net
from .contract import Budget, Opinion, pick
from .en_garde_eyes import INPUTS, see
from .en_garde_score import stake

NAMES = {BASIC: "basic", CLASSIC: "classic", ADVANCED: "advanced"}


def choose(sight: Sight, legal: Sequence[int], budget: Budget, *, heat: float = 1.0) -> int:
    """As often as the net would play it; with more `heat`, all actions are more alike."""
    if len(legal) == 1:
        return legal[0]
    often = habits(sight, legal, heat)
    return pick([Opinion(action, nan, inf, float(often[action])) for action in legal], budget)


def habits(sight: Sight, legal: Sequence[int], heat: float = 1.0) -> Any:
    """How often the net plays each action."""
    x = np.zeros((1, INPUTS), np.float32)
    stakes = np.array([stake(sight)], np.float32)
    bound(_game(), see_row)(row(sight), stakes, x[0])
    allowed = np.zeros((1, _game().laws.ACTIONS), np.bool_)
    allowed[0, list(legal)] = True
    return net.chances(weights(sight.settings.rules).policy(x) / heat, allowed)[0]


def weights(rules: int) -> net.Pair:
    return net.load(f"en-garde-{NAMES[rules]}")


@cache
def _game() -> Any:
    return catalogue.game("en-garde")


def see_row(sights: Any, stakes: Any, x: Any) -> None:
    see(sights[0], stakes, x)
