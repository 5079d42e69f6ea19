"""What lies on the table of En Garde: the numbers of actions and events, State and Sight.

Clause numbers refer to docs/rules/en-garde.md. The order of the pack does not exist: chance draws
from what is left of it. Nothing here knows how any of it may change.
"""

from __future__ import annotations

from enum import IntEnum

from ...record import Record, number, several, small
from .parries import MIXES

PISTE, HAND, VALUES, COPIES = 23, 5, 5, 5
PACK = (0, *(VALUES * (COPIES,)))  # a full one, by value
TRAIL = 6  # actions that are remembered: whoever forgets what was played can be exploited
BASIC, CLASSIC, ADVANCED = 0, 1, 2
ALLOWED, NONE = 0, 1
SAME_VALUE, SAME_TOTAL = 0, 1

# Actions: one for each value of the card moved with, each number of cards struck with, and so on.
ADVANCE, RETREAT, STRIKE, LUNGE, PARRY, STAND, MIXED = 0, 5, 10, 15, 40, 41, 42
ACTIONS = MIXED + MIXES
MOVES = 64

# Outcomes of chance: a card of value 1 to 5 is 0 to 4; the lot falls on the left or right fencer.
LOT = VALUES
OUTCOMES = LOT + 2

# What is going on.
LOTS, DEALING, REFILLING, TURN, ANSWER, LAST, DONE = 0, 1, 2, 3, 4, 5, 6


class Event(IntEnum):
    LOT, ROUND, DREW, ADVANCED, RETREATED, STRUCK, PARRIED, LAID, STOOD = range(9)
    SHOWED, ROUND_WON, ROUND_DRAWN, MATCH_WON = range(9, 13)


class Ending(IntEnum):
    """How a round can end; the match ends when somebody has hits enough."""

    HIT, STUCK, LAST_ATTACK, CARDS, GROUND, RETREAT = range(6)
    DRAWN, DRAWN_RETREAT = range(6, 8)
    MATCH = 8


class Settings(Record):
    rules: int = small()
    hits: int = small()
    last_attack: int = small()
    parry: int = small()
    aids: int = small()


class Fencer(Record):
    ground: int = small()  # distance from one's own end
    held: int = small()
    hand: list[int] = small(VALUES + 1)  # cards held, by value
    hits: int = small()


class State(Record):
    settings: Settings = several(Settings)
    fencer: list[Fencer] = several(Fencer, 2)
    pack: list[int] = small(VALUES + 1)  # cards left in the pack, by value
    left: int = small()
    top: int = small()  # the card that lies open on the pile
    round: int = number()
    first: int = small()  # who started round 1
    phase: int = small()
    turn: int = small()  # who acts, or whose hand chance fills
    blow: int = small()  # the attack to be answered: its value,
    strength: int = small()  # its number of cards,
    lunged: int = small()  # and whether an advance came before it
    acts: int = small()  # actions of this round,
    trail: list[int] = small(TRAIL)  # and the last of them, in a ring


class Sight(Record):
    """What one seat may know."""

    seat: int = small()
    settings: Settings = several(Settings)
    ground: list[int] = small(2)
    held: list[int] = small(2)
    hits: list[int] = small(2)
    hand: list[int] = small(VALUES + 1)
    unseen: list[int] = small(VALUES + 1)  # neither in this hand nor played yet, by value
    left: int = small()
    top: int = small()
    round: int = number()
    first: int = small()
    phase: int = small()
    turn: int = small()
    blow: int = small()
    strength: int = small()
    lunged: int = small()
    trail: list[int] = small(TRAIL)  # this round's last actions, latest first, each plus 1; 0: none


def gap(s: State) -> int:
    return PISTE - 1 - s.fencer[0].ground - s.fencer[1].ground


def starter(s: State) -> int:
    """Who starts this round (1.3)."""
    return s.first if s.round % 2 == 1 else 1 - s.first
