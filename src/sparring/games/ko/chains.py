"""What a chain of cards is worth to whoever played it (2.1, 4).

The pending attack lies in s.chain, lowest card first; a dodge that was followed lies beneath.
Nothing here changes a state.
"""

from __future__ import annotations

from .cards import BODY, CHAIN, DOWN, FACE, MARK, NO_CARD, OUT, STYLE, UNMARKED, VALUE, A, K
from .state import State


def value(s: State, seat: int, kind: int) -> int:
    """Read in the style of whoever played the card (1.2)."""
    return VALUE[kind][STYLE[s.corner[seat].nickname]]


def mark(s: State, seat: int, kind: int) -> int:
    return MARK[kind][STYLE[s.corner[seat].nickname]]


def pair(s: State, attacker: int) -> int:
    """What the last card does on the one beneath it: OUT, DOWN, or nothing (4.2, 4.3)."""
    if s.length < 2 or mark(s, attacker, s.chain[s.length - 2]) != K:
        return UNMARKED
    upper = mark(s, attacker, s.chain[s.length - 1])
    return upper if upper in (OUT, DOWN) else UNMARKED


def is_sponge(s: State) -> bool:
    """A+B+C, alone or after a dodge (4.1): three cards that begin with an A can be no others."""
    return s.length >= 3 and FACE[s.chain[s.length - 3]] == A


def is_body_blow(s: State) -> bool:
    """Whether a low blow can be pleaded against the last card (3.7)."""
    return BODY[s.chain[s.length - 1]] == 1


def worth(s: State, attacker: int, cards: int) -> int:
    """The values of so many cards, from the lowest (4.6)."""
    points = 0
    for i in range(cards):
        points += value(s, attacker, s.chain[i])
    return points


def holds(s: State, seat: int, chain: int) -> bool:
    """Whether the boxer has all cards of this chain."""
    for kind in CHAIN[chain]:
        if kind != NO_CARD and s.hidden[seat].hand[kind] == 0:
            return False
    return True
