"""A fencer that reckons, and goes through the end of a round instead (`en_garde_endgame`).

Until few cards are left it is the one that searches. Nothing here knows how an end is solved.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..games.en_garde.pieces import Sight
from . import en_garde_endgame, en_garde_net, en_garde_search
from .contract import Budget, Opinion, pick
from .en_garde_score import match_worth, stake

SURE = 0.05  # how far a worth may be off, where all was gone through to the last card


def choose(sight: Sight, legal: Sequence[int], budget: Budget) -> int:
    if len(legal) == 1:
        return legal[0]
    return pick(weigh(sight, legal, budget), budget)


def weigh(sight: Sight, legal: Sequence[int], budget: Budget) -> list[Opinion]:
    """What each action is worth, and how often it is played."""
    nets = en_garde_net.weights(sight.settings.rules)
    found = en_garde_endgame.plays(sight, stake(sight), nets, budget.heard)
    if not found:
        return en_garde_search.weigh(sight, legal, budget)
    error = match_worth(sight, SURE) - match_worth(sight, 0.0)
    return [
        Opinion(action, match_worth(sight, found[action].worth), error, found[action].often)
        for action in legal
    ]
