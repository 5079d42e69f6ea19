"""A fencer that reckons: from all it has heard, which hands the other may hold, and what each of
its own actions would be worth against each of them.

The worth comes from the critic, at the tables that a hand would make; the net's own habits are
then shifted towards what is worth more, one step of mirror descent, as in training. It never goes
all the way to the best action: a fencer who does can be read. Nothing here knows a real table.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..compiled import row_type
from ..games.en_garde import rules
from ..games.en_garde.pieces import Sight, State
from . import en_garde_eyes, en_garde_net, trying
from .contract import Budget, Opinion, pick
from .en_garde_belief import Belief, call, counted
from .en_garde_score import match_worth, stake
from .net import Array

SHIFT = 0.05  # how much more an action must be worth to be played e times as often

# How far the critic is from what play comes to: 0.25 at one table of the advanced game (root of the
# mean square, 256 rounds played on from each of 120). A mean over hands was not measured.
WRONG = 0.25


def choose(sight: Sight, legal: Sequence[int], budget: Budget, shift: float = SHIFT) -> int:
    if len(legal) == 1:
        return legal[0]
    return pick(weigh(sight, legal, budget, shift), budget)


def weigh(
    sight: Sight, legal: Sequence[int], budget: Budget, shift: float = SHIFT
) -> list[Opinion]:
    """What each action is worth, and how often it is played."""
    stakes = np.array([stake(sight)], np.float32)
    pair = en_garde_net.weights(sight.settings.rules)
    belief = Belief(sight, stakes, pair.policy)
    belief.hear(budget.heard)
    if not belief.fits(sight):  # nobody listened to what was told, or not to all of it
        belief = counted(sight, stakes, pair.policy)
    often = en_garde_net.habits(sight, legal)[list(legal)]
    worth = values(belief, legal)
    shifted = often * np.exp((worth - worth.max()) / shift)
    shifted /= shifted.sum()
    error = match_worth(sight, WRONG) - match_worth(sight, 0.0)
    return [
        Opinion(action, match_worth(sight, value), error, often)
        for action, value, often in zip(legal, worth.tolist(), shifted.tolist(), strict=True)
    ]


def values(belief: Belief, legal: Sequence[int]) -> Array:
    """What each action is worth in the round."""
    states, likely = belief.worlds()
    many = len(states)
    table = (states, np.repeat(belief.stakes[None], many, 0), np.full(many, belief.seat))
    allowed = np.zeros((many, rules.ACTIONS), np.bool_)
    allowed[:, list(legal)] = True
    q, rows = np.zeros(allowed.shape, np.float32), np.zeros(allowed.shape, np.int64)
    z = np.zeros((many * len(legal), en_garde_eyes.REVEALED), np.float32)
    count = call(trying.branch, table, np.zeros(1, row_type(State)), allowed, q, rows, z)
    critic = en_garde_net.weights(states["settings"]["rules"][0]).critic
    call(trying.fill, q, rows, critic(z[:count])[:, 0])
    worth: Array = likely @ q[:, list(legal)]
    return worth
