"""Thousands of episodes at once, a step at a time, in compiled loops.

`laws` stands for the laws and the eyes of a game: `subject.call` puts them in its place. An
episode is a table of `bots.trying`, where its actions are tried. Nothing here knows who chooses
them, or what is learnt from them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bots.trying import settle
from ...compiled import pick_below

laws: Any = None  # compiled.bound puts those of a game, and its eyes, in its place


def begin_all(table: Any, blanks: Any, random: Any) -> None:
    states, stakes, _ = table
    weights = np.zeros(laws.OUTCOMES, np.int64)
    for i in range(len(states)):
        begin(states, i, blanks, stakes, random, weights)


def begin(states: Any, i: int, blanks: Any, stakes: Any, random: Any, weights: Any) -> None:
    states[i] = blanks[pick_below(random, len(blanks))]
    laws.wish(random, stakes[i])
    laws.start(states[i])
    settle(states[i], random, weights)


def choose(often: Any, random: Any, actions: Any) -> None:
    for i in range(len(often)):
        point = pick_below(random, 1 << 24) / (1 << 24)
        last = 0
        for action in range(often.shape[1]):
            if often[i, action] > 0:
                last = action
                point -= often[i, action]
                if point < 0:
                    break
        actions[i] = last


def advance(table: Any, blanks: Any, actions: Any, ends: Any, random: Any) -> None:
    """Play them. `ends` gets what a finished episode was worth to whoever acted, else NaN.

    Where one is over, the next begins.
    """
    states, stakes, actors = table
    weights = np.zeros(laws.OUTCOMES, np.int64)
    for i in range(len(states)):
        s = states[i]
        laws.apply(s, actors[i], actions[i], 0)
        settle(s, random, weights)
        ends[i] = np.nan
        if laws.over(s):
            ends[i] = laws.worth(s, actors[i], stakes[i])
            begin(states, i, blanks, stakes, random, weights)
