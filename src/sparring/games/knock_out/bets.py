"""Placing bets: three turns, one chip each time (3).

Nothing here knows how bets are settled.
"""

from __future__ import annotations

from ..contract import NOBODY, Told, tell
from .state import (
    ACCEPT,
    AMOUNTS,
    BLUE,
    CHIPS,
    DOUBLE,
    FREE,
    KO,
    OFFER,
    PASS,
    RED,
    ROUND,
    SIMPLE,
    SPACES,
    TABLE,
    Event,
    State,
)


def stake(s: State, space: int) -> int:
    """The printed amount × 1, 2 or 3."""
    return AMOUNTS[space] * s.bet[space].kind


def described(s: State, space: int) -> int:
    """Table and kind of an offer as one number, for those who are told: 0 to 2 red, 3 to 5 blue."""
    return space // TABLE * KO + s.bet[space].kind - 1


def bettor(s: State) -> int:
    """Whose chip is next: the fighters open the first turn, else clockwise (3.1, 3.2)."""
    challenger, defender = s.fight.corner[RED].seat, s.fight.corner[BLUE].seat
    seats = s.settings.players
    along = s.placed % seats
    if 1 <= s.placed < seats:
        away = (defender - challenger) % seats
        along = away if s.placed == 1 else along - (along <= away)
    return (challenger + along) % seats


def opening(s: State) -> bool:
    """Challenger and defender must open with an offer (3.1)."""
    return s.placed < 2


def bets(s: State, seat: int, moves: list[int]) -> int:
    """Offer on a free space, accept an offer that has no taker, or pass."""
    n = 0
    for space in range(SPACES):
        if s.bet[space].kind == FREE:
            n = offers(s, seat, space, moves, n)
        elif s.bet[space].accepted_by == NOBODY and not opening(s):
            moves[n] = ACCEPT + space
            n += 1
    if not opening(s):
        moves[n] = PASS
        n += 1
    return n


def offers(s: State, seat: int, space: int, moves: list[int], n: int) -> int:
    """Chips may be swapped under blank faces, so only doubles and K.O.s are counted (3.6)."""
    first = OFFER + space * KO
    moves[n] = first
    n += 1
    if s.manager[seat].doubles:
        moves[n] = first + DOUBLE - SIMPLE
        n += 1
    if s.manager[seat].kos:
        moves[n] = first + KO - SIMPLE
        n += 1
    return n


def bet(s: State, seat: int, action: int, told: Told) -> None:
    if action == PASS:
        tell(told, Event.PASSED, seat, 0, 0)
    elif action >= ACCEPT:
        space = action - ACCEPT
        s.bet[space].accepted_by = seat
        tell(told, Event.ACCEPTED, seat, described(s, space), stake(s, space))
    else:
        offer(s, seat, action - OFFER, told)
    s.placed += 1
    s.turn = bettor(s)
    if s.placed == CHIPS * s.settings.players:
        s.phase = ROUND
        tell(told, Event.BELL, NOBODY, 1, 0)


def offer(s: State, seat: int, which: int, told: Told) -> None:
    space = which // KO
    kind = which % KO + SIMPLE
    s.bet[space].kind = kind
    s.bet[space].offered_by = seat
    if kind == DOUBLE:
        s.manager[seat].doubles -= 1
    elif kind == KO:
        s.manager[seat].kos -= 1
    tell(told, Event.OFFERED, seat, described(s, space), stake(s, space))
