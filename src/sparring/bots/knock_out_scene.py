"""A fight of Knock Out as everyone at the ringside sees it, made from a Sight.

What is public is put apart from the bets, and both from the hand of the one who looks: what follows
from the first two alone is the same for all, and need be found only once. Nothing here judges.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..chance import Seeded
from ..compiled import row, row_type
from ..games.contract import NOBODY
from ..games.knock_out.bets import bettor
from ..games.knock_out.challenge import clear_tables
from ..games.knock_out.rules import imagine
from ..games.knock_out.state import (
    BLUE,
    CHIPS,
    DECK,
    FREE,
    RED,
    VALUES,
    Sight,
    State,
)
from .knock_out_fights import Shown, Terms
from .knock_out_folly import NONE, Folly
from .knock_out_stakes import Chip


@dataclass(frozen=True)
class Scene:
    """What is public of a fight."""

    start: bytes  # the table as it was when the fight began: see `rows`
    terms: Terms
    seats: tuple[int, int]  # of the fighters
    players: int
    ko_bet: int
    chips: tuple[Chip, ...]  # offers, in the order of the spaces
    shown: Shown
    folly: Folly  # of each seat

    def corner(self, seat: int) -> int:
        """RED or BLUE, or NOBODY."""
        return self.seats.index(seat) if seat in self.seats else NOBODY


def rows(*starts: bytes) -> Any:
    """The States again, as rows."""
    return np.frombuffer(b"".join(starts), row_type(State))


def scene(sight: Sight, folly: Folly = NONE) -> Scene:
    state = table(sight)
    fight = sight.fight
    cards = [card - 1 for card in fight.shown[: 2 * fight.rounds]]
    shown = tuple(zip(cards[::2], cards[1::2], strict=True))
    for c in (RED, BLUE):
        _take_back(state, c, [pair[c] for pair in shown])
    seats = fight.corner[RED].seat, fight.corner[BLUE].seat
    pools = stock(state, seats[RED]), stock(state, seats[BLUE])
    return Scene(
        row(state).tobytes(),
        Terms(pools, (fight.corner[RED].room, fight.corner[BLUE].room), both(folly, seats)),
        seats,
        sight.settings.players,
        sight.settings.ko_bet,
        tuple(
            Chip(space, bet.kind, bet.offered_by, bet.accepted_by)
            for space, bet in enumerate(sight.bet)
            if bet.kind != FREE
        ),
        shown,
        folly,
    )


def both(folly: Folly, seats: tuple[int, int]) -> tuple[float, float]:
    """Of the fighters."""
    return folly[seats[RED]], folly[seats[BLUE]]


def table(sight: Sight) -> State:
    """The State without bets and hands."""
    state = State()
    imagine(sight, Seeded(0), state)
    clear_tables(state)
    for c in (RED, BLUE):
        state.hand[c].card = state.fight.corner[c].back = 0
        state.hand[c].training = [0] * (VALUES + 1)
        state.fight.corner[c].trained = state.fight.corner[c].sealed = 0
    state.placed = state.fight.rounds = 0
    state.fight.shown = [0] * len(state.fight.shown)
    state.turn = state.phase = 0
    for manager in state.manager:
        manager.doubles = manager.kos = 0
    return state


def _take_back(state: State, c: int, cards: list[int]) -> None:
    """What was played in this fight, as if it had not been."""
    manager = state.manager[state.fight.corner[c].seat]
    manager.cards += len(cards)
    for card in cards:
        manager.revealed[card + 1] -= 1


def stock(state: State | Sight, seat: int) -> tuple[int, ...]:
    """Fight cards left, by value."""
    return tuple(DECK[v] - state.manager[seat].revealed[v] for v in range(1, VALUES + 1))


def to_come(sight: Sight) -> tuple[int, ...]:
    """Who places the chips that are still to be placed, this one apart."""
    state = State()
    imagine(sight, Seeded(0), state)
    order = []
    for placed in range(sight.placed + 1, CHIPS * sight.settings.players):
        state.placed = placed
        order.append(bettor(state))
    return tuple(order)
