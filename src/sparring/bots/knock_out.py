"""A sensible manager: challenges for the bigger purse, trains the better cards, bets on its boxer.

Nothing here looks further than the next action.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..games.contract import NOBODY
from ..games.knock_out.fight import steps_back
from ..games.knock_out.sets import COUNTS
from ..games.knock_out.state import (
    ACCEPT,
    AMOUNTS,
    BOXERS,
    CHALLENGE,
    DECK,
    KO,
    OFFER,
    PASS,
    PLAY,
    SIMPLE,
    TABLE,
    TRAIN,
    VALUES,
    Sight,
    start_money,
)
from .contract import Budget

THOUSAND = 1000


def choose(sight: Sight, legal: Sequence[int], budget: Budget) -> int:
    """The best action; luck tips the scales, so that nobody can be sure of it."""
    worth = [(appeal(sight, action) + budget.random.below(300) / 100, action) for action in legal]
    return max(worth)[1]


def appeal(sight: Sight, action: int) -> float:
    if action < TRAIN:
        return _challenge(sight, action)
    if action < OFFER:
        return _training(action)
    if action < PLAY:
        return _bet(sight, action)
    return _card(sight, action - PLAY + 1)


def _challenge(sight: Sight, action: int) -> float:
    """The purse, and the cards that both managers have left."""
    mine, theirs = divmod(action - CHALLENGE, BOXERS)
    cards = sight.manager[mine // 2].cards - sight.manager[theirs // 2].cards
    return (start_money(sight, mine) + start_money(sight, theirs) / 4) / THOUSAND + cards


def _training(action: int) -> float:
    """High cards, and a one against a five."""
    counts = COUNTS[action - TRAIN]
    high = sum(value * counts[value] for value in range(2, VALUES + 1))
    return high / 2 + 2 * min(counts[1], 1)


def _bet(sight: Sight, action: int) -> float:
    """On one's own boxer, the more the better; else on the favourite, with little."""
    if action == PASS:
        return 1.0
    if action >= ACCEPT:
        space = action - ACCEPT
        return 1.0 - _faith(sight, space // TABLE) * sight.bet[space].kind
    space, kind = divmod(action - OFFER, KO)
    faith = _faith(sight, space // TABLE)
    if kind + SIMPLE == KO:
        return -1.0
    return 1.0 + faith * (AMOUNTS[space] / (4 * THOUSAND)) * (kind + SIMPLE) / 2


def _faith(sight: Sight, corner: int) -> float:
    """How much one believes in a corner: 1 if it is one's own, -1 if one stands in the other."""
    seats = [sight.fight.corner[c].seat for c in range(2)]
    if sight.seat in seats:
        return 1.0 if seats[corner] == sight.seat else -1.0
    if NOBODY in seats:
        return 0.0
    return 0.2 if corner else -0.2  # a level fight goes to the defender


def _card(sight: Sight, card: int) -> float:
    """What it gains against what the other may hold, on average, less what it gives up."""
    mine, other = 0, 1
    if sight.fight.corner[other].seat == sight.seat:
        mine, other = other, mine
    held = sight.manager[sight.fight.corner[other].seat].revealed
    left = [max(0, DECK[value] - held[value]) for value in range(VALUES + 1)]
    gain = sum(
        left[value] * (steps_back(value, card) - steps_back(card, value))
        for value in range(1, VALUES + 1)
    )
    return 2 * gain / max(1, sum(left[1:])) - card / 4 * (sight.fight.corner[mine].trained > 2)
