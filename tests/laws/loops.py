"""Loops of the laws that are compiled with the laws of a game."""

from typing import Any

import numpy as np

from sparring.games.contract import CHANCE, OVER, below
from sparring.lab.playouts import outcome_of

laws: Any = None  # compiled.bound puts those of a game in its place


def longest(states: Any, blank: Any, games: int, most: int, random: Any) -> int:
    """The steps of the longest of so many random games, or more than the most there may be."""
    moves = np.zeros(laws.MOVES, np.int64)
    weights = np.zeros(laws.OUTCOMES, np.int64)
    s = states[0]
    record = 0
    for _ in range(games):
        states[0] = blank[0]
        laws.start(s)
        steps = 0
        while laws.to_act(s) != OVER and steps <= most:
            if laws.to_act(s) == CHANCE:
                laws.draw(s, outcome_of(below(random, laws.odds(s, weights)), weights), 0)
            else:
                n = laws.legal(s, laws.to_act(s), moves)
                laws.apply(s, laws.to_act(s), moves[below(random, n)], 0)
            steps += 1
        record = max(record, steps)
    return record
