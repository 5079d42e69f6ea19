"""The last chip of the bets: nobody can answer it any more, so that it is worth what the fight is.

The fight is solved for the cards that both have left, as one between two who want to win and
nothing else. How often a K.O. decides it is not said by its value: a boxer is knocked out at most
as often as it loses, and at least never. BONUS is left out: it may be anybody's.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.knock_out_fights import Terms
from ...games.knock_out.state import (
    ACCEPT,
    AMOUNTS,
    BLUE,
    CHIPS,
    DECK,
    KNOCKED_OUT,
    KO,
    OFFER,
    PASS,
    RED,
    SIMPLE,
    TABLE,
    VALUES,
    Sight,
)
from ...puzzles import Span
from .contract import Finding

CLEAR, SLACK = 500.0, 5.0  # Schmelings


def is_last(sight: Sight) -> bool:
    """Whether this chip is the last one, and whoever places it does not fight."""
    fights = sight.seat in [corner.seat for corner in sight.fight.corner]
    return not fights and sight.placed == CHIPS * sight.settings.players - 1


def terms(sight: Sight) -> Terms:
    red, blue = (_stock(sight, sight.fight.corner[c].seat) for c in (RED, BLUE))
    return Terms((red, blue), (sight.fight.corner[RED].room, sight.fight.corner[BLUE].room))


def _stock(sight: Sight, seat: int) -> tuple[int, ...]:
    revealed = sight.manager[seat].revealed
    return tuple(DECK[v] - revealed[v] for v in range(1, VALUES + 1))


def prove(sight: Sight, legal: Sequence[int]) -> Finding | None:
    from ...bots.knock_out_exact import price

    found = price(terms(sight))
    off = 2 * found.off  # of both together
    red = (found.won - off, found.won + off)
    wins = {RED: red, BLUE: (1 - red[1], 1 - red[0])}
    spans = {action: worth(sight, action, wins) for action in legal}
    best, *others = sorted(legal, key=lambda action: -spans[action][0])
    by = spans[best][0] - max(spans[other][1] for other in others)
    if by < CLEAR:
        return None
    proof = {"method": "fight-solved", "wins": round(found.won, 4), "off": found.off}
    clauses = ("4.1",) if best >= ACCEPT and best != PASS else ("4.2",)
    return Finding(
        "bet",
        best,
        {best: spans[best]} | {a: spans[a] for a in others},
        by,
        2,
        clauses,
        proof,
        SLACK,
    )


def worth(sight: Sight, action: int, wins: dict[int, Span]) -> Span:
    """What a chip brings on average, at least and at most."""
    if action == PASS:
        return 0.0, 0.0
    if action >= ACCEPT:
        space = action - ACCEPT
        bet = sight.bet[space]
        if bet.offered_by == sight.seat:
            return 0.0, 0.0
        stake = AMOUNTS[space] * bet.kind
        low, high = comes_true(sight, space, bet.kind, wins)
        return stake * (1 - 2 * high), stake * (1 - 2 * low)
    space, kind = (action - OFFER) // KO, (action - OFFER) % KO + SIMPLE
    stake = AMOUNTS[space] * kind
    low, high = comes_true(sight, space, kind, wins)
    return stake * (1.5 * low - 1), stake * (1.5 * high - 1)


def comes_true(sight: Sight, space: int, kind: int, wins: dict[int, Span]) -> Span:
    """How often an offer is won: `knock_out_stakes.comes_true` says it of ends."""
    corner = space // TABLE
    if kind != KO:
        return wins[corner]
    winner = 1 - corner if sight.settings.ko_bet == KNOCKED_OUT else corner
    return 0.0, wins[winner][1]
