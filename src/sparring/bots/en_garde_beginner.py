"""A beginner: bold, always forwards, and easily seen through.

It strikes with all it has as soon as it can, parries if it can, and else walks on with its highest
card, up to the other's blade. Nothing here counts cards, or looks at what the other may do.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..games.en_garde.pieces import LUNGE, MIXED, PARRY, RETREAT, STAND, STRIKE, Sight
from .contract import Budget


def choose(sight: Sight, legal: Sequence[int], budget: Budget) -> int:  # noqa: ARG001
    return max(legal, key=_liking)


def _liking(action: int) -> tuple[int, int]:
    """Parry, strike, strike on the advance, walk on, back off, stand; the most of each."""
    if action == PARRY or action >= MIXED:
        return 5, 0
    if STRIKE <= action < LUNGE:
        return 4, action
    if LUNGE <= action < PARRY:
        return 3, action
    if action < RETREAT:
        return 2, action
    return (0, 0) if action == STAND else (1, -action)
