"""Many tables at once, in compiled loops: what is seen at each, and what actions would lead to.

A table is a row of each array; `table` is three of them: states, stakes, and who acts. They are
tables that a bot or a training imagines. `laws` stands for the laws and the eyes of a game:
`bound(seen(game, eyes), ...)` puts them in its place. Nothing here chooses anything.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ..compiled import pick_below
from ..games.contract import CHANCE, Game

laws: Any = None  # compiled.bound puts those of a game, and its eyes, in its place


@cache
def seen(game: Game, eyes: ModuleType) -> Game:
    """The game, with its eyes among its laws."""
    both: Any = ModuleType(game.laws.__name__)
    for module in (eyes, game.laws):
        vars(both).update({k: v for k, v in vars(module).items() if not k.startswith("__")})
    both.__file__ = vars(game.laws)["__file__"]
    return replace(game, laws=both)


def observe(table: Any, sights: Any, x: Any, allowed: Any) -> None:
    """Who acts at each table, what they see, and what they may do."""
    states, stakes, actors = table
    moves = np.zeros(laws.MOVES, np.int64)
    sight = sights[0]
    x[:] = 0
    allowed[:] = False
    for i in range(len(states)):
        s = states[i]
        actors[i] = seat = laws.to_act(s)
        laws.look(s, seat, sight)
        laws.see(sight, stakes[i], x[i])
        for n in range(laws.legal(s, seat, moves)):
            allowed[i, moves[n]] = True


def branch(table: Any, spare: Any, allowed: Any, q: Any, rows: Any, z: Any) -> int:
    """Every allowed action, tried: what it is worth if it ends the episode, else a row of z.

    `rows` names the row, or is -1. Returns how many there are.
    """
    states, stakes, actors = table
    count = 0
    s = spare[0]
    for i in range(len(states)):
        for action in range(laws.ACTIONS):
            rows[i, action] = -1
            q[i, action] = 0.0
            if allowed[i, action]:
                spare[0] = states[i]
                laws.apply(s, actors[i], action, 0)
                if laws.over(s):
                    q[i, action] = laws.worth(s, actors[i], stakes[i])
                else:
                    z[count] = 0
                    laws.reveal(s, actors[i], stakes[i], z[count])
                    rows[i, action] = count
                    count += 1
    return count


def fill(q: Any, rows: Any, values: Any) -> None:
    """The values of the rows, where they belong."""
    for i in range(len(q)):
        for action in range(q.shape[1]):
            if rows[i, action] >= 0:
                q[i, action] = values[rows[i, action]]


def follow(table: Any, actions: Any, seeds: Any, ends: Any) -> None:
    """Play this action at each table, and let chance answer from this seed.

    `ends` gets what an episode that is over was worth to whoever acted, else NaN.
    """
    states, stakes, actors = table
    weights = np.zeros(laws.OUTCOMES, np.int64)
    random = np.zeros(1, np.uint64)
    for i in range(len(states)):
        s = states[i]
        random[0] = seeds[i]
        laws.apply(s, actors[i], actions[i], 0)
        settle(s, random, weights)
        ends[i] = laws.worth(s, actors[i], stakes[i]) if laws.over(s) else np.nan


def settle(s: Any, random: Any, weights: Any) -> None:
    """Chance answers until somebody must act, or it is over."""
    while not laws.over(s) and laws.to_act(s) == CHANCE:
        pick = pick_below(random, laws.odds(s, weights))
        outcome = 0
        while pick >= weights[outcome]:
            pick -= weights[outcome]
            outcome += 1
        laws.draw(s, outcome, 0)
