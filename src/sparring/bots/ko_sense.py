"""A sense of K.O. for a search: a round is far enough, and boxers are as sensible as our heuristic.

What a finished round is worth follows from the score of the match. All of it is compiled with the
laws. Nothing here knows of trees.
"""

from __future__ import annotations

from typing import Any

from ..compiled import pick_below
from ..games.contract import NOBODY
from ..games.ko.sheet import points, referee_points
from ..games.ko.state import DONE, ROUNDS
from .ko import appeal
from .ko_stakes import hope

laws: Any = None  # compiled.bound puts those of a game in its place

MAKES_NO_ARRAYS = True  # see compiled.Life.is_law

WHIM = 300  # hundredths of a point of appeal that luck adds


def begin(sight: Any, begun: Any) -> None:
    begun[0] = sight.round


def decided(s: Any, begun: Any) -> bool:
    return bool(s.phase == DONE or s.round > begun[0])


def share(s: Any, seat: int) -> float:
    """How likely the match is won from here, at the beginning of a round."""
    if s.phase == DONE:
        return 0.5 if s.winner == NOBODY else 1.0 * (s.winner == seat)
    lead = referee_points(s, seat) - referee_points(s, 1 - seat)
    ahead = points(s, seat) - points(s, 1 - seat)
    return (1 + hope(ROUNDS[s.settings.rounds] - s.round + 1, lead, ahead)) / 2


def follow(t: Any, s: Any, who: int, n: int) -> int:
    """What appeals most, give or take a whim."""
    laws.look(s, who, t.looks[0])
    best, choice = -1e9, 0
    for i in range(n):
        worth = appeal(t.looks[0], t.moves[i]) + pick_below(t.random, WHIM) / 100
        if worth > best:
            best, choice = worth, i
    return choice
