"""A beginner: bold, always with the hardest blow there is, and easily seen through.

With nothing to hit with it throws away its white cards first, since they hit nobody; it only thinks
of cover when it might be the end. Nothing here looks further than the next action.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..games.ko.cards import COVER, DODGE, HIT, THROW
from ..games.ko.state import Sight
from . import ko
from .contract import Budget


def choose(sight: Sight, legal: Sequence[int], budget: Budget) -> int:
    hits = [action for action in legal if HIT <= action < COVER]
    if hits and ko.pending(sight) < ko.SPONGE:
        return max(hits, key=lambda action: ko.blow(sight, action - HIT))
    whites = [action for action in legal if THROW + DODGE <= action < HIT]
    if whites and not sight.length:
        return whites[-1]
    return ko.choose(sight, legal, budget)
