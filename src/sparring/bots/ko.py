"""A sensible boxer: hits with what scores most, covers what would hurt most, and keeps good cards.

Nothing here looks further than the next action. What appeals is also compiled, for searches.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..games.ko.cards import (
    BLOCK,
    CHAIN,
    CHAINS,
    COVER,
    DODGE,
    FOLLOW,
    HIT,
    LAST,
    NO_CARD,
    STEP,
    STYLE,
    TAILS,
    THROW,
    VALUE,
)
from ..games.ko.state import ANSWER, Sight
from .contract import Budget

SPONGE, PAIR = 9.0, 2.5  # what a chain of three, or of two, is worth beside its points


def choose(sight: Sight, legal: Sequence[int], budget: Budget) -> int:
    """The best action; luck tips the scales a little, and decides among equals."""
    worth = [(appeal(sight, action) + budget.random.below(100) / 100, action) for action in legal]
    return max(worth)[1]


def appeal(sight: Sight, action: int) -> float:
    if action < LAST:
        return 0.5  # a move
    if action < HIT:
        return _throw(sight, action)
    if action < COVER:
        return 3.0 + blow(sight, action - HIT) - pending(sight)
    if action < FOLLOW:
        return _cover(sight, action)
    return 4.0 + _tail(sight, (action - FOLLOW) % TAILS)


def _throw(sight: Sight, action: int) -> float:
    """The worst card, and the last one for good if that wins the round."""
    if action == LAST:
        ahead = sight.corner[sight.seat].gained > sight.corner[1 - sight.seat].gained
        return 6.0 if ahead else 0.0
    kind = action - THROW
    return 2.0 - (_value(sight, kind) if kind < DODGE else 2.0) / 2


def _cover(sight: Sight, action: int) -> float:
    """Worth what it wards off; a block before a dodge, that may be needed to come back."""
    if action >= STEP:
        return 1.5 + pending(sight)
    return (2.0 if action - COVER + DODGE >= BLOCK else 1.0) + pending(sight)


def _tail(sight: Sight, tail: int) -> float:
    return PAIR + pending(sight) + (blow(sight, tail) if tail < CHAINS else 3.0)


def blow(sight: Sight, chain: int) -> float:
    cards, value = 0, 0
    for kind in CHAIN[chain]:
        if kind != NO_CARD:
            cards, value = cards + 1, value + _value(sight, kind)
    return (0.0, 0.0, PAIR, SPONGE)[cards] + value


def pending(sight: Sight) -> float:
    """How much the attack would hurt that waits for an answer."""
    if sight.phase != ANSWER:
        return 0.0
    return (0.0, 0.5, 4.0, SPONGE, SPONGE)[sight.length]


def _value(sight: Sight, kind: int) -> int:
    """What a card is worth in one's own style."""
    nickname = sight.corner[sight.seat].nickname
    return VALUE[kind][STYLE[nickname] if nickname >= 0 else 0]
