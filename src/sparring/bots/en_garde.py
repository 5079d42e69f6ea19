"""A sensible fencer: parries what it can, attacks when the odds are good, minds the distance.

It counts the cards it has not seen, and reckons how likely the other holds them. Nothing here
looks further than the next action.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from ..games.en_garde.pieces import (
    BASIC,
    COPIES,
    LUNGE,
    MIXED,
    PARRY,
    PISTE,
    RETREAT,
    STAND,
    STRIKE,
    VALUES,
    Sight,
)
from .contract import Budget

ROOM = 0.01  # what a space of ground is worth, against a hit


def choose(sight: Sight, legal: Sequence[int], budget: Budget) -> int:
    """The best action; among equals, luck decides."""
    worth = [(appeal(sight, action), budget.random.below(1000), action) for action in legal]
    return max(worth)[2]


def appeal(sight: Sight, action: int) -> float:
    """How good an action looks: 1 is a sure hit, -1 a hit taken."""
    if action == STAND:
        return -1.0
    if action == PARRY or action >= MIXED:
        return 0.9
    if action < STRIKE:
        return _step(sight, action)
    if action < LUNGE:
        return _attack(sight, gap(sight), action - STRIKE + 1)
    step, cards = divmod(action - LUNGE, COPIES)
    return _attack(sight, gap(sight) - step - 1, cards + 1)


def gap(sight: Sight) -> int:
    return PISTE - 1 - sight.ground[0] - sight.ground[1]


def _step(sight: Sight, action: int) -> float:
    """Forwards or back: ground, less the danger of standing there."""
    value = action % RETREAT + 1
    ahead = value if action < RETREAT else -value
    distance = gap(sight) - ahead
    mine = _held(sight, distance) - (value == distance)
    danger = _odds(sight, distance, mine + 1)
    return ROOM * ahead - danger + 0.3 * min(mine, 2) * (distance <= VALUES)


def _attack(sight: Sight, value: int, cards: int) -> float:
    """The chance that it is not parried, a little less for each card it costs."""
    if sight.settings.rules == BASIC:
        return 1.0
    return 1.0 - 1.3 * _odds(sight, value, cards) - ROOM * cards


def _held(sight: Sight, value: int) -> int:
    return sight.hand[value] if 1 <= value <= VALUES else 0


def _odds(sight: Sight, value: int, cards: int) -> float:
    """The chance that the other holds at least so many cards of this value."""
    if not 1 <= value <= VALUES:
        return 0.0
    of_it, unseen, held = sight.unseen[value], sum(sight.unseen), sight.held[1 - sight.seat]
    ways = sum(
        comb(of_it, n) * comb(unseen - of_it, held - n) for n in range(cards, min(of_it, held) + 1)
    )
    return ways / max(1, comb(unseen, held))
