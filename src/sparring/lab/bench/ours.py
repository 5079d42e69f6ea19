"""We ourselves: random play in the compiled and in the plain life, and the size of a state."""

from __future__ import annotations

import os
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ...games import catalogue
from ...games.contract import CHANCE, OVER, Game
from .claims import GAMES
from .contender import WALL, Contender, Missing, Play, enough, needed, racer, rate

LAB = "pip install 'sparring[lab]' brings it"
PAGE = 4096  # bytes that two threads' states are apart: else they would fight for one cache line


def compiled(name: str, seconds: float) -> Contender:
    note = (
        f"numba {needed('numba', LAB).__version__}, llvmlite {needed('llvmlite', LAB).__version__}"
    )
    return racer(name, player(catalogue.game(name)), seconds, note)


def player(game: Game, seed: int = 1) -> Play:
    """Random games with default settings, in machine code."""
    np = needed("numpy", LAB)
    from ...compiled import bound, row
    from ..playouts import playouts

    blank = row(game.blank())
    states = np.zeros(1 + PAGE // blank.itemsize, blank.dtype)
    stream = np.zeros(PAGE // 8, np.uint64)
    stream[0] = seed
    sums = np.zeros((PAGE // 24, 3), np.int64)
    play = bound(game, playouts)
    return lambda games: int(play(states, blank, games, stream, sums))


def threads(name: str, seconds: float) -> Contender:
    """One thread, then two with as much work each: by the clock, which threads are to beat."""
    needed("numba", LAB)
    if (os.cpu_count() or 1) < 2:
        raise Missing("this machine has one core")
    game = catalogue.game(name)
    plays = [player(game, seed) for seed in (1, 2)]
    games = enough(plays[0], seconds)
    pool = ThreadPoolExecutor(2)

    def both(games: int) -> int:
        return sum(pool.map(lambda play: play(games), plays))

    def run() -> dict[str, float]:
        one = rate(plays[0], games, WALL)
        return {f"{name} one thread": one, f"{name} two threads": rate(both, games, WALL)}

    return Contender(run)


def plain(name: str, seconds: float) -> Contender:
    """The laws in plain Python, driven directly."""
    game = catalogue.game("en-garde")
    laws, even = game.laws, random.Random(5).random
    moves, weights = [0] * laws.MOVES, [0] * laws.OUTCOMES

    def play(games: int) -> int:
        return sum(one() for _ in range(games))

    def one() -> int:
        s: Any = game.set_up()
        told: list[Any] = []
        actions = 0
        while (who := laws.to_act(s)) != OVER:
            if who == CHANCE:
                pick, outcome = int(even() * laws.odds(s, weights)), 0
                while pick >= weights[outcome]:
                    pick -= weights[outcome]
                    outcome += 1
                laws.draw(s, outcome, told)
            else:
                laws.apply(s, who, moves[int(even() * laws.legal(s, who, moves))], told)
                actions += 1
        return actions

    return racer(name, play, seconds)


def memory(_name: str, _seconds: float) -> Contender:
    needed("numba", LAB)
    from ...compiled import row_type

    sizes = {f"{name} state": _size(row_type, name) for name in GAMES}
    return Contender(lambda: sizes)


def _size(row_type: Any, name: str) -> float:
    return float(row_type(catalogue.game(name).laws.State).itemsize)
