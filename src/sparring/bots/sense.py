"""What a search makes of a game that it knows nothing of: play to the end, and do what went well.

A game's own sense has the same functions, compiled with its laws: where a search may stop, what
that is worth, and what is likely to be played below its tree. `laws` stands for the laws.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ..compiled import pick_below
from ..games import catalogue
from ..games.contract import OVER, Game
from .flat import share_of
from .trying import seen

laws: Any = None  # compiled.bound puts those of a game in its place

MAKES_NO_ARRAYS = True  # see compiled.Life.is_law


@cache
def sensible(name: str, module: str = "sense") -> Game:
    """The game, with a sense of it among its laws."""
    return seen(catalogue.game(name), import_module(f".{module}", __package__))


def begin(sight: Any, begun: Any) -> None:
    """Write down what is needed later of where the search began."""


def decided(s: Any, begun: Any) -> bool:  # noqa: ARG001
    """Whether a world has been played far enough."""
    return bool(laws.to_act(s) == OVER)


def share(s: Any, seat: int) -> float:
    """What part of the game this seat has then, from 0 to 1."""
    return share_of(s, seat)


def follow(t: Any, s: Any, who: int, n: int) -> Any:  # noqa: ARG001
    """Which of the n moves is played below the tree: of two even picks the one that went better."""
    one, other = pick_below(t.random, n), pick_below(t.random, n)
    a, b = t.liked[who, t.moves[one]], t.liked[who, t.moves[other]]
    return one if (a[0] + 1) * (b[1] + 2) > (b[0] + 1) * (a[1] + 2) else other
