"""A fencer that reckons: from all it has heard, which hands the other may hold, and what each of
its own actions would lead to against each of them.

It imagines worlds that it may be in, tries each action in all of them, and looks at everything that
may be done next, as often as the net would do it; the critic says what each of that is worth. The
net's own habits are then shifted towards what is worth more, one step of mirror descent, as in
training. It never goes all the way to the best action: a fencer who does can be read. Nothing here
knows a real table.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..compiled import row_type
from ..games.contract import Random
from ..games.en_garde import rules
from ..games.en_garde.pieces import Sight, State
from . import en_garde_eyes, en_garde_net, trying
from .contract import Budget, Opinion, pick
from .en_garde_belief import Belief, call, counted
from .en_garde_score import match_worth, stake
from .net import Array, chances

SHIFT = 0.05  # how much more an action must be worth to be played e times as often
WORLDS = 48  # that it imagines: the likely ones more often
RARE = 0.02  # what is done so seldom, beside what is done most often, is not looked at

# How far the critic is from what play comes to: 0.25 at one table of the advanced game (root of the
# mean square, 256 rounds played on from each of 120). A mean over worlds was not measured.
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
    worth = values(belief, legal, budget.random)
    shifted = often * np.exp((worth - worth.max()) / shift)
    shifted /= shifted.sum()
    error = match_worth(sight, WRONG) - match_worth(sight, 0.0)
    return [
        Opinion(action, match_worth(sight, value), error, often)
        for action, value, often in zip(legal, worth.tolist(), shifted.tolist(), strict=True)
    ]


def values(belief: Belief, legal: Sequence[int], random: Random) -> Array:
    """What each action is worth in the round: a mean over worlds, the same ones for each."""
    states, likely = belief.worlds()
    worlds = some(likely, random)
    luck = np.array([random.below(1 << 32) for _ in worlds], np.uint64)
    tables = np.repeat(states[worlds], len(legal))
    worth, seats = np.zeros(len(tables)), np.full(len(tables), belief.seat)
    table = (tables, _stakes(belief, tables), seats)
    call(trying.follow, table, np.tile(legal, WORLDS), np.repeat(luck, len(legal)), worth)
    if len(on := np.flatnonzero(np.isnan(worth))):
        worth[on] = hopes(belief, tables[on])
    mean: Array = worth.reshape(WORLDS, len(legal)).mean(axis=0)
    return mean


def some(likely: Array, random: Random) -> Array:
    """Worlds, evenly spread over how likely they are."""
    points = (np.arange(WORLDS) + random.below(1 << 20) / (1 << 20)) / WORLDS
    worlds: Array = np.minimum(np.searchsorted(np.cumsum(likely), points), len(likely) - 1)
    return worlds


def hopes(belief: Belief, tables: Array) -> Array:
    """What these tables are worth to the one who believes: all that may be done next is looked
    at, as often as the net would do it."""
    many = len(tables)
    x = np.zeros((many, en_garde_eyes.INPUTS), np.float32)
    allowed = np.zeros((many, rules.ACTIONS), np.bool_)
    table = (tables, _stakes(belief, tables), np.zeros(many, np.int64))
    call(trying.observe, table, np.zeros(1, row_type(Sight)), x, allowed)
    often = chances(belief.policy(x), allowed)
    often[often < RARE * often.max(axis=1, keepdims=True)] = 0.0
    worth = (often * worths(table, often > 0)).sum(axis=1) / often.sum(axis=1)
    signed: Array = np.where(table[2] == belief.seat, worth, -worth)  # who has parried goes on
    return signed


def worths(table: tuple[Array, Array, Array], tried: Array) -> Array:
    """What each action that is tried is worth to whoever acts, as the critic says."""
    q, rows = np.zeros(tried.shape, np.float32), np.zeros(tried.shape, np.int64)
    z = np.zeros((int(tried.sum()), en_garde_eyes.REVEALED), np.float32)
    count = call(trying.branch, table, np.zeros(1, row_type(State)), tried, q, rows, z)
    critic = en_garde_net.weights(table[0]["settings"]["rules"][0]).critic
    call(trying.fill, q, rows, critic(z[:count])[:, 0])
    return q


def _stakes(belief: Belief, tables: Array) -> Array:
    return np.repeat(belief.stakes[None], len(tables), 0)
