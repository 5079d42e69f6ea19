"""The referee judges an attack: K.O., sponge, K.D., points (4).

Nothing here knows whose turn is next.
"""

from __future__ import annotations

from ..contract import Told, tell
from .cards import DOWN, OUT, UNMARKED
from .chains import is_sponge, pair, worth
from .sheet import clear, win
from .state import Ending, Event, State

KNOCK_DOWN = 9  # points (4.4)
LOW_BLOW, WARNINGS = 2, 3  # points it costs; how many disqualify (3.7)

# How an attack was met. From DODGED on its last card is cancelled.
TAKEN = 0  # not at all, or by moving or throwing
REPLIED = 1  # by a counter-hit
DODGED = 2  # by a dodge or a side-step; a contre adds nothing to that
DODGED_REPLIED = 3  # by a dodge and blows of the quarter's colour
BLOCKED = 4  # by a block, an obstruction, a low blow: they avert a sponge too


def judge(s: State, attacker: int, met: int, told: Told) -> int:
    """In the order of 4.5; says if somebody fell: OUT, DOWN, or nothing.

    Afterwards no attack is pending, and the match may be over.
    """
    fall = pair(s, attacker) if met < DODGED else UNMARKED
    if fall == OUT:
        win(s, attacker, Ending.KNOCK_OUT, told)
    elif is_sponge(s) and met in (TAKEN, DODGED):
        win(s, attacker, Ending.SPONGE, told)
    elif fall == DOWN:
        s.corner[attacker].downs += 1
        tell(told, Event.KNOCKED_DOWN, attacker, 0, 0)
        score(s, attacker, KNOCK_DOWN + worth(s, attacker, s.length - 2), told)
    else:
        uncovered = s.length - 1 if met >= DODGED else s.length
        score(s, attacker, worth(s, attacker, uncovered), told)
    clear(s)
    return fall


def score(s: State, seat: int, points: int, told: Told) -> None:
    if points != 0:
        s.corner[seat].gained += points
        tell(told, Event.SCORED, seat, points, s.corner[seat].gained)


def warn(s: State, attacker: int, told: Told) -> None:
    """For a low blow, with a third warning the last (3.7, 6.3)."""
    corner = s.corner[attacker]
    corner.warnings += 1
    tell(told, Event.WARNED, attacker, corner.warnings, 0)
    score(s, attacker, -LOW_BLOW, told)
    if corner.warnings == WARNINGS:
        win(s, 1 - attacker, Ending.DISQUALIFIED, told)
