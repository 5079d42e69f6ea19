"""A manager of Knock Out who reckons: exact fights, the price of every bet, the rest of the season.

What is at stake is the share of the game that one will win, all along. So it may want to lose a
fight, and then it will. Nothing here searches or solves: it asks, and weighs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..compiled import row
from ..games.contract import NOBODY
from ..games.knock_out.rules import apply
from ..games.knock_out.sets import COUNTS
from ..games.knock_out.state import (
    BETTING,
    CHALLENGING,
    PLAY,
    TRAIN,
    TRAINING,
    Sight,
)
from . import knock_out_bets as bets
from . import knock_out_fights as fights
from .contract import Budget, Opinion, pick
from .knock_out_bets import Bettor
from .knock_out_fights import Terms
from .knock_out_folly import NONE, Folly, follies, habits
from .knock_out_scene import Scene, both, rows, scene, stock, table, to_come
from .knock_out_stakes import Depth, outlook, shares
from .knock_out_study import Skill, bare, fought, prepared, settled, stakes
from .knock_out_tree import side

# From the hasty and hopeful to the thorough: all but the last fight for the prize alone.
PRESENT, NEAR, FAR = Depth(0, 16), Depth(2, 48), Depth(100, 48)
PLAIN = Skill(cunning=0, wary=False)
LEVELS = {
    # Plays its cards by feel, minds the prize, sees its own boxer win.
    "beginner": replace(PLAIN, sweeps=3, depth=PRESENT, hope=1.0, resolve=0.045),
    # Counts cards, sees the fight at hand, hopes for the best.
    "casual": replace(PLAIN, sweeps=12, depth=PRESENT, hope=0.7, resolve=0.027),
    # Looks two fights ahead, and hopes still.
    "club": replace(PLAIN, sweeps=30, depth=NEAR, hope=0.3, resolve=0.012),
    # Knows its odds, and looks to the end of the game; in a hurry.
    "expert": replace(PLAIN, sweeps=60, depth=FAR, hope=0.05, resolve=0.006),
    # Fights for its bets, too, and minds who is a fool.
    "strongest": Skill(),
}
FORGETTABLE = 0.02  # what is chosen less often than this, of the best, is not chosen at all


def choose(sight: Sight, legal: Sequence[int], budget: Budget, level: str = "strongest") -> int:
    if len(legal) == 1:
        return legal[0]
    return pick(weigh(sight, legal, budget, level), budget)


def weigh(
    sight: Sight, legal: Sequence[int], budget: Budget, level: str = "strongest"
) -> list[Opinion]:
    """What each action is worth, and how often it is chosen: luck has no part in it."""
    actions, skill = list(legal), LEVELS[level]
    folly = follies(sight, budget.heard) if skill.wary else NONE
    if sight.phase == CHALLENGING:
        error = 0.5 / float(np.sqrt(skill.depth.worlds))
        return _preferred(actions, _challenges(sight, actions, skill, folly), error, skill)
    ring = scene(sight, folly)
    if sight.phase == TRAINING:
        return _trainings(ring, sight, actions, skill)
    if sight.phase == BETTING:
        who = Bettor(sight.seat, own_four(ring, sight), to_come(sight))
        return _preferred(actions, bets.worth(ring, skill, who, actions), 0.0, skill)
    return _cards(ring, sight, actions, skill)


def _preferred(
    actions: list[int], values: Sequence[float], error: float, skill: Skill
) -> list[Opinion]:
    """The better an action, the more often."""
    odds = np.exp((np.array(values) - max(values)) / skill.resolve)
    odds = np.where(odds < FORGETTABLE, 0.0, odds)
    return [
        Opinion(action, float(value), error, float(often))
        for action, value, often in zip(actions, values, odds / odds.sum(), strict=True)
    ]


def _challenges(sight: Sight, actions: list[int], skill: Skill, folly: Folly) -> list[float]:
    """Each fight at its exact price, and then the rest of the game."""
    starts, odds = [], []
    for action in actions:
        state = table(sight)
        apply(state, sight.seat, action, [])
        corner = state.fight.corner
        seats = corner[0].seat, corner[1].seat
        pools = stock(state, seats[0]), stock(state, seats[1])
        terms = Terms(pools, (corner[0].room, corner[1].room), both(folly, seats))
        odds.append(fights.price(terms, skill.sweeps // 2))
        starts.append(row(state).tobytes())
    all_starts = rows(*starts)
    view = outlook(all_starts, np.array(odds), skill.depth, habits(all_starts[0], folly))
    return [float(won) for won in shares(view, (), sight.settings.ko_bet)[:, sight.seat]]


def _trainings(ring: Scene, sight: Sight, actions: list[int], skill: Skill) -> list[Opinion]:
    corner = ring.corner(sight.seat)
    plans, ends = prepared(bare(ring), skill)
    won = stakes(ring, skill, ())[1][:, sight.seat]
    fours = [_four(ring, corner, COUNTS[action - TRAIN][1:]) for action in actions]
    return [
        Opinion(action, float(ends[corner][four] @ won), 0.0, float(plans[corner].train[four]))
        for action, four in zip(actions, fours, strict=True)
    ]


def own_four(ring: Scene, sight: Sight) -> int | None:
    """Which training set this seat has in the fight, if it fights and has trained."""
    corner = ring.corner(sight.seat)
    if corner == NOBODY:
        return None
    cards = sight.hand.training[1:]
    for pair in ring.shown:
        cards[pair[corner]] += 1
    return _four(ring, corner, cards)


def _four(ring: Scene, corner: int, counts: Sequence[int]) -> int:
    fours = side(ring.terms.pools[corner]).fours
    return int(np.flatnonzero((fours == np.array(counts)).all(axis=1))[0])


def _cards(ring: Scene, sight: Sight, actions: list[int], skill: Skill) -> list[Opinion]:
    corner, four = ring.corner(sight.seat), own_four(ring, sight)
    assert four is not None, "only fighters play cards"
    course, (plans, _) = fought(ring, skill), settled(ring, skill)
    shown = tuple(card for pair in ring.shown for card in (pair[corner], pair[1 - corner]))
    worth = fights.worth_of_cards(
        course, plans, stakes(ring, skill, ring.chips)[0], (corner, four, shown)
    )
    often = fights.next_card(course.terms, plans[corner], (corner, four, shown))
    return [
        Opinion(action, float(worth[action - PLAY]), 0.0, float(often[action - PLAY]))
        for action in actions
    ]
