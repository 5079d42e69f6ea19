"""The laws of K.O. (1975): a boxing match in cards, for two.

Clause numbers refer to docs/rules/ko.md. The order of the talon does not exist: chance draws from
what is left of it. Each module has one idea: cards (the tables), state, chains (what they are
worth), judging, sheet (rounds and the match), playing, answers, turns, options (what is legal),
luck, sight. Nothing here knows of text, clocks or sockets.
"""

from __future__ import annotations

from ..contract import NOBODY
from .cards import ACTIONS, MOVES, OUTCOMES
from .luck import draw, odds, start
from .options import legal, may_act, to_act
from .sight import imagine, look
from .state import Sight, State
from .turns import apply

__all__ = [
    "ACTIONS",
    "MOVES",
    "OUTCOMES",
    "Sight",
    "State",
    "apply",
    "draw",
    "imagine",
    "legal",
    "look",
    "may_act",
    "odds",
    "players",
    "result",
    "start",
    "to_act",
]


def players(s: State) -> int:
    return 2


def result(s: State, seat: int) -> int:
    """1 for the winner of the match, -1 for the other; 0 for a draw or no contest."""
    if s.winner == NOBODY:
        return 0
    return 1 if s.winner == seat else -1
