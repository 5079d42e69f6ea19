"""The score sheet: how rounds begin and end, and what ends a match (1.3, 5, 6).

Nothing here knows of cards but that all of them are shuffled for a round.
"""

from __future__ import annotations

from ..contract import NOBODY, Told, tell
from .cards import CARDS, COPIES, KINDS
from .state import (
    BLUE,
    DEALING,
    DONE,
    LONGEST_CHAIN,
    RED,
    ROUNDS,
    THROWN,
    Ending,
    Event,
    Sight,
    State,
)

BELL = 8  # turns in a row in which no card leaves a hand (5.4)
STOP = 12  # points ahead (6.4)


def begin_round(s: State, told: Told) -> None:
    """All cards shuffled, both boxers in their own corners (1.3)."""
    s.round += 1
    for kind in range(KINDS):
        s.talon[kind] = COPIES[kind]
        s.played[kind] = 0
        for p in range(2):
            s.hidden[p].hand[kind] = s.hidden[p].thrown[kind] = 0
    s.left = CARDS
    for p in range(2):
        corner = s.corner[p]
        corner.quarter = BLUE if p == 0 else RED
        corner.held = corner.threw = corner.gained = corner.downs = 0
    clear(s)
    s.quiet = 0
    s.phase = DEALING
    s.turn = 0
    tell(told, Event.ROUND, starter(s), s.round, 0)


def clear(s: State) -> None:
    """No attack is pending."""
    s.length = 0
    for i in range(LONGEST_CHAIN):
        s.chain[i] = 0


def starter(s: State) -> int:
    """Who leads on the referee's points; level: who began round 1 (1.3)."""
    lead = referee_points(s, 0) - referee_points(s, 1)
    if lead == 0:
        return s.first
    return 0 if lead > 0 else 1


def points(s: State | Sight, seat: int) -> int:
    """The total of the column of points."""
    total = 0
    for row in range(s.round):
        total += s.corner[seat].points[row]
    return total


def referee_points(s: State | Sight, seat: int) -> int:
    """The total of the column `arbitrage`."""
    total = 0
    for row in range(s.round):
        total += s.corner[seat].referee[row]
    return total


def pass_turn(s: State, phase: int, told: Told) -> None:
    """The turn goes over, unless it was the round's last (5.1, 5.2) or the bell rings (5.4)."""
    if phase == THROWN:
        end_round(s, Ending.THROWN, told)
    elif s.corner[1 - s.turn].held == 0:
        end_round(s, Ending.EMPTIED, told)
    elif s.quiet == BELL:
        end_round(s, Ending.BELL, told)
    else:
        s.turn = 1 - s.turn
        s.phase = phase


def end_round(s: State, ending: int, told: Told) -> None:
    """A row for the sheet, then 6.4, 6.2, or the next round."""
    tell(told, Event.ROUND_OVER, NOBODY, ending, s.round)
    for p in range(2):
        corner = s.corner[p]
        corner.points[s.round - 1] = corner.gained
        corner.referee[s.round - 1] = referee(s, p)
        tell(told, Event.ROW, p, corner.gained, corner.referee[s.round - 1])
    lead = points(s, 0) - points(s, 1)
    if abs(lead) >= STOP:
        win(s, 0 if lead > 0 else 1, Ending.STOPPED, told)
    elif s.round == ROUNDS[s.settings.rounds]:
        decide(s, Ending.POINTS, Ending.DRAW, told)
    else:
        begin_round(s, told)


def referee(s: State, seat: int) -> int:
    """The referee's points of this round (6.1)."""
    mine, other = s.corner[seat], s.corner[1 - seat]
    if mine.downs != other.downs:
        return 5 if mine.downs > other.downs else 3
    return 5 if mine.gained >= other.gained else 4


def talon_out(s: State, told: Told) -> None:
    """The talon is exhausted and the round unfinished (6.5)."""
    tell(told, Event.ROUND_OVER, NOBODY, Ending.TALON, s.round)
    decide(s, Ending.NON_COMBATIVITY, Ending.NO_CONTEST, told)


def decide(s: State, ahead: int, level: int, told: Told) -> None:
    """The referee's points decide, in one of these ways."""
    lead = referee_points(s, 0) - referee_points(s, 1)
    if lead != 0:
        win(s, 0 if lead > 0 else 1, ahead, told)
        return
    over(s, NOBODY, level)
    tell(told, Event.MATCH_DRAWN, NOBODY, level, 0)


def win(s: State, seat: int, ending: int, told: Told) -> None:
    over(s, seat, ending)
    tell(told, Event.MATCH_WON, seat, ending, 0)


def over(s: State, winner: int, ending: int) -> None:
    s.winner = winner
    s.ending = ending
    s.phase = DONE
