"""What hands do: play a card, throw a card, lay an attack, cover one.

Nothing here asks whether it is allowed.
"""

from __future__ import annotations

from ..contract import Told, tell
from .cards import BLOCK, CHAIN, LOW_BLOW, NO_CARD, OBSTRUCTION, SIDE_STEP
from .state import Event, State


def hand_over(s: State, kind: int) -> None:
    """A card leaves the hand of whoever has the turn."""
    s.hidden[s.turn].hand[kind] -= 1
    s.corner[s.turn].held -= 1
    s.quiet = 0


def throw_away(s: State, kind: int) -> None:
    """Face down, unseen by the opponent (1.4)."""
    hand_over(s, kind)
    s.hidden[s.turn].thrown[kind] += 1
    s.corner[s.turn].threw += 1


def play(s: State, kind: int) -> None:
    hand_over(s, kind)
    s.played[kind] += 1


def lay(s: State, kind: int) -> None:
    """On top of the attack."""
    s.chain[s.length] = kind
    s.length += 1


def strike(s: State, kind: int, told: Told) -> None:
    play(s, kind)
    lay(s, kind)
    tell(told, Event.PLAYED, s.turn, kind, 0)


def strike_chain(s: State, chain: int, told: Told) -> None:
    for kind in CHAIN[chain]:
        if kind != NO_CARD:
            strike(s, kind, told)


def cover(s: State, kind: int, told: Told) -> None:
    """Play a white card on the last card of the attack."""
    play(s, kind)
    under = s.chain[s.length - 1]
    if kind < BLOCK:
        tell(told, Event.DODGED, s.turn, under, kind)
    elif kind < OBSTRUCTION:
        tell(told, Event.BLOCKED, s.turn, under, kind)
    elif kind < LOW_BLOW:
        tell(told, Event.OBSTRUCTED, s.turn, under, kind)
    elif kind < SIDE_STEP:
        tell(told, Event.PLEADED, s.turn, under, kind)
    else:
        tell(told, Event.SIDE_STEPPED, s.turn, under, kind)
