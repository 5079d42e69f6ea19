"""K.O.: everything true at the table, and everything one seat may know of it.

Seat 0 has the blue corner, seat 1 the red one. Nothing here knows what is allowed.
"""

from __future__ import annotations

from enum import IntEnum

from ...record import Record, several, small
from .cards import KINDS, QUARTERS

ROUNDS = (3, 4, 6, 8, 10, 12, 15)  # the setting `rounds` is an index of these (1.2)
LONGEST, HAND, LONGEST_CHAIN = 15, 5, 4
BLUE, YELLOW, RED, GREEN = range(QUARTERS)

# What is going on. From TURN on a boxer acts:
STYLES, LOTS, DEALING, DRAWING = range(4)
TURN = 4
FORCED = 5  # the opponent came in without a blow (2.3),
BOUND = 6  # and was answered by a discard
ANSWER = 7  # an attack is pending
SENT = 8  # the turn is a compulsory move (3.7)
FELLED = 9  # a compulsory move in the same turn (4.2)
THROWN = 10  # the last card was thrown: no turn follows (5.2)
DONE = 11


class Event(IntEnum):
    DREW_STYLE, LOT, ROUND, DREW = range(4)
    MOVED, FORCED, DISCARDED, THREW, THREW_LAST = range(4, 9)
    ATTACKED, COUNTER_HIT, COUNTERED, PLAYED = range(9, 13)
    DODGED, BLOCKED, OBSTRUCTED, PLEADED, SIDE_STEPPED = range(13, 18)
    SCORED, KNOCKED_DOWN, WARNED = range(18, 21)
    ROUND_OVER, ROW, MATCH_WON, MATCH_DRAWN = range(21, 25)


class Ending(IntEnum):
    """How a round can end, and how a match can."""

    EMPTIED, THROWN, BELL, TALON = range(4)
    POINTS, DRAW, KNOCK_OUT, SPONGE, DISQUALIFIED = range(4, 9)
    STOPPED, NO_CONTEST, NON_COMBATIVITY = range(9, 12)


class Settings(Record):
    rounds: int = small()


class Corner(Record):
    """What everyone sees of a boxer (1.4)."""

    nickname: int = small()  # the style card; -1: none yet
    quarter: int = small()
    held: int = small()
    threw: int = small()  # cards that lie face down
    gained: int = small()  # points of this round
    downs: int = small()  # knock-downs of this round, given
    warnings: int = small()
    points: list[int] = small(LONGEST)  # the score sheet: a row for each finished round,
    referee: list[int] = small(LONGEST)  # and its column `arbitrage`


class Hidden(Record):
    """What one boxer alone sees, by kind."""

    hand: list[int] = small(KINDS)
    thrown: list[int] = small(KINDS)


class State(Record):
    settings: Settings = several(Settings)
    corner: list[Corner] = several(Corner, 2)
    hidden: list[Hidden] = several(Hidden, 2)
    talon: list[int] = small(KINDS)
    played: list[int] = small(KINDS)
    left: int = small()  # cards in the talon
    round: int = small()
    first: int = small()  # who began round 1
    phase: int = small()
    turn: int = small()  # who acts, or whose hand chance fills
    chain: list[int] = small(LONGEST_CHAIN)  # the cards of the pending attack, lowest first,
    length: int = small()  # and their number
    quiet: int = small()  # turns in a row in which no card left a hand (5.4)
    winner: int = small()  # when the match is over; or NOBODY
    ending: int = small()


class Sight(Record):
    """What one seat may know."""

    seat: int = small()
    settings: Settings = several(Settings)
    corner: list[Corner] = several(Corner, 2)
    hand: list[int] = small(KINDS)
    thrown: list[int] = small(KINDS)  # by this seat
    played: list[int] = small(KINDS)
    unseen: list[int] = small(KINDS)  # in the talon, the other hand, or thrown by the other
    left: int = small()
    round: int = small()
    first: int = small()
    phase: int = small()
    turn: int = small()
    chain: list[int] = small(LONGEST_CHAIN)
    length: int = small()
    quiet: int = small()
    winner: int = small()
    ending: int = small()


def together(s: State) -> bool:
    """Whether both boxers are in one quarter."""
    return s.corner[0].quarter == s.corner[1].quarter
