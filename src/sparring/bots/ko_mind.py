"""A boxer who thinks: by feel first, then what each action would be worth in worlds that fit.

The critic of the net values the tables that an action leads to, with both hands open, in worlds
that the Sight allows; the net's own habits are shifted towards what is worth more, one step of
mirror descent, as in training. Nothing here knows a real table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np

from ..compiled import bound, row, row_type
from ..games.ko import rules
from ..games.ko.cards import HIT, THROW
from ..games.ko.sheet import referee_points
from ..games.ko.state import ROUNDS, Sight
from . import ko_eyes, net, search, trying
from .contract import Budget, Opinion, pick
from .ko_net import feeling, stakes_of
from .ko_stakes import hope, swing
from .net import Array
from .sense import sensible

laws: Any = None  # compiled.bound puts those of K.O., and its eyes, in its place

WORLDS = 64  # a second of budget
LEAST = 8
HEAT = 0.3  # how much of the net's doubt is left
SHIFT = 0.01  # how much more an action must be worth to be played e times as often
LATE, HASTE = 16, 0.05  # cards in the talon from when one minds it, and how much at the last
SENSE = "ko_sense"  # for cards that the net does not know


def choose(sight: Sight, legal: Sequence[int], budget: Budget) -> int:
    if len(legal) == 1:
        return legal[0]
    return pick(weigh(sight, legal, budget), budget)


def weigh(sight: Sight, legal: Sequence[int], budget: Budget) -> list[Opinion]:
    """What each action is worth, and how often it is played."""
    often = feeling(sight, legal, HEAT)
    if often is None:
        return search.weigh(sight, legal, budget, sense=SENSE, pace=0.02)
    worth, error = values(sight, legal, budget)
    worth = worth - haste(sight, legal)
    shifted = np.array(often) * np.exp((worth - worth.max()) / SHIFT)
    shifted /= shifted.sum()
    unit = _unit(sight)
    return [
        Opinion(action, _match_worth(sight, value), min(0.5, wide * unit), float(part))
        for action, value, wide, part in zip(legal, worth, error, shifted, strict=True)
    ]


def values(sight: Sight, legal: Sequence[int], budget: Budget) -> tuple[Array, Array]:
    """What each action is worth in the round, and how sure that is."""
    many = max(LEAST, round(WORLDS * budget.seconds))
    game, stakes = sensible("ko", "ko_eyes"), stakes_of(sight)
    states = np.zeros(many, row_type(rules.State))
    random = np.array([budget.random.below(1 << 32)], np.uint64)
    bound(game, imagine_all)(row(sight), random, states)
    table = (states, np.repeat(stakes[None], many, 0), np.full(many, sight.seat))
    allowed = np.zeros((many, rules.ACTIONS), np.bool_)
    allowed[:, list(legal)] = True
    q, rows = np.zeros(allowed.shape, np.float32), np.zeros(allowed.shape, np.int64)
    z = np.zeros((many * len(legal), ko_eyes.REVEALED), np.float32)
    spare = np.zeros(1, row_type(rules.State))
    count = bound(game, trying.branch)(table, spare, allowed, q, rows, z)
    bound(game, trying.fill)(q, rows, net.load("ko").critic(z[:count])[:, 0])
    found = q[:, list(legal)].astype(np.float64)
    return found.mean(axis=0), found.std(axis=0) / sqrt(many) + 1e-3


def haste(sight: Sight, legal: Sequence[int]) -> Array:
    """What it costs to take a card from a talon that runs out, for one who does not lead (6.5).

    The critic thinks that both would end the round in time; not everybody does.
    """
    mine, theirs = (referee_points(sight, seat) for seat in (sight.seat, 1 - sight.seat))
    apart = sight.corner[0].quarter != sight.corner[1].quarter
    late = max(0, LATE - sight.left) / LATE if apart and mine <= theirs else 0.0
    return np.array([HASTE * late * (THROW <= action < HIT) for action in legal])


def imagine_all(sights: Any, random: Any, states: Any) -> None:
    for i in range(len(states)):
        laws.imagine(sights[0], random, states[i])


def _unit(sight: Sight) -> float:
    """How much of the match is a worth of one: see `ko_eyes.worth`."""
    rounds, lead, ahead = (int(stake) for stake in stakes_of(sight))
    return swing(rounds, lead, ahead)


def _match_worth(sight: Sight, value: float) -> float:
    """The share of the match that belongs to a worth in the round."""
    rounds, lead, ahead = (int(stake) for stake in stakes_of(sight))
    now = hope(min(rounds + 1, ROUNDS[-1] - 1), lead, ahead)
    mine = now if sight.seat == 0 else -now
    return min(1.0, max(0.0, (1 + mine + 2 * value * _unit(sight)) / 2))
