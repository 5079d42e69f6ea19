"""Which games there are. A game is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .contract import Game

_HOUSES = {"en-garde": "en_garde", "knock-out": "knock_out", "ko": "ko"}


def names() -> tuple[str, ...]:
    return tuple(_HOUSES)


@cache
def game(name: str) -> Game:
    """The game of this name; ValueError if there is none."""
    if name not in _HOUSES:
        raise ValueError(f"there is no game {name!r}: choose {', '.join(_HOUSES)}")
    found: Game = import_module(f".{_HOUSES[name]}", __package__).GAME
    return found
