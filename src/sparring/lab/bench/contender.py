"""What a contender is, and what they all need: a fair length of run, and a clock.

A contender's module has a function of (name, seconds) that prepares everything, compiling
included, and gives back the Contender; or raises Missing with what it lacks, and how to get it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

Clock = Callable[[], float]
CPU, WALL = time.process_time, time.perf_counter

Play = Callable[[int], int]  # plays so many games, returns the moves that players made


class Missing(Exception):
    """This contender can't run here."""


@dataclass(frozen=True)
class Contender:
    run: Callable[[], dict[str, float]]  # once; its figures
    note: str = ""  # version and circumstances


def needed(package: str, how: str) -> Any:
    """The module, imported; Missing if it is not installed."""
    try:
        module: ModuleType = import_module(package)
    except ImportError as error:
        raise Missing(f"{package} is not installed: {how}") from error
    return module


def enough(play: Play, seconds: float) -> int:
    """How many games take about so long; the first one of all may have to be compiled."""
    play(1)
    games = 1
    while True:
        begun = CPU()
        play(games)
        taken = CPU() - begun
        if taken >= seconds / 5:
            return max(round(games * seconds / taken), 1)
        games *= 4


def rate(play: Play, games: int, clock: Clock = CPU) -> float:
    """Moves a second."""
    begun = clock()
    moves = play(games)
    return moves / (clock() - begun)


def racer(name: str, play: Play, seconds: float, note: str = "") -> Contender:
    """A contender whose one figure is its rate, in CPU time."""
    games = enough(play, seconds)
    return Contender(lambda: {name: rate(play, games)}, note)
