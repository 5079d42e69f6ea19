"""A fight studied: what its ends are worth, what the fighters will have trained, what they will do.

All of it follows from what is public, so that whoever studies the same fight finds the same. It is
kept for a while: a fight is asked about many times. Nothing here chooses.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from ..games.knock_out.state import BLUE, FOR_A_CARD, RED, ROUNDS, TABLE
from . import knock_out_fights as fights
from .knock_out_fights import Course, Stakes
from .knock_out_folly import Folly, habits
from .knock_out_scene import Scene, rows
from .knock_out_stakes import Chip, Depth, Outlook, comes_true, outlook, shares
from .knock_out_tree import BLUE_AHEAD, BLUE_OUT, ENDS, RED_AHEAD, RED_OUT, side

ANYHOW = 0.15  # how much of a training set, or a card, is expected for no reason at all
INNOCENT = 0.8  # how often a fighter fights for the prize alone, whatever it has bet
HUNCH = 25_000.0  # how much money a bet must be about, to tell what its owner holds


TO_THE_END = Depth(100, 256)


@dataclass(frozen=True)
class Skill:
    """How much a manager looks into."""

    sweeps: int = 120  # over the tree of a fight
    again: int = 20  # sweeps, for each bet of its own that a fighter tries
    depth: Depth = TO_THE_END  # into the rest of the game, after each end of a fight
    cunning: int = 1  # whether fighters mind their bets, or fight for the prize alone
    hope: float = 0.0  # how often it takes the victory of its own boxer for granted
    wary: bool = True  # whether it notices who is a fool
    resolve: float = 0.002  # how much of the game makes a better bet or challenge preferred


def view(scene: Scene, skill: Skill) -> Outlook:
    """What becomes of everybody after each end, bets apart."""
    return _view(scene.start, skill.depth, scene.folly)


@lru_cache(64)
def _view(start: bytes, depth: Depth, folly: Folly) -> Outlook:
    """A K.O. in an earlier round leaves more cards, which are worth money at least."""
    likely = (BLUE_OUT + ROUNDS - 1, RED_OUT + ROUNDS - 1, RED_AHEAD, BLUE_AHEAD)
    state = rows(start)[0]
    starts, odds = rows(*[start] * len(likely)), np.eye(ENDS)[list(likely)]
    found = outlook(starts, odds, depth, habits(state, folly))
    which = [likely.index(_last(end)) for end in range(ENDS)]
    fortunes = found.fortunes[which]
    for end in range(ENDS):
        for corner in state["fight"]["corner"]:
            fortunes[end, :, corner["seat"]] += FOR_A_CARD * (_last(end) - end)
    return Outlook(fortunes, found.sways[which], found.parts[which])


def _last(end: int) -> int:
    """The same end in the last round."""
    if end >= RED_AHEAD:
        return end
    return (BLUE_OUT if end < RED_OUT else RED_OUT) + ROUNDS - 1


def stakes(scene: Scene, skill: Skill, chips: tuple[Chip, ...]) -> tuple[Stakes, Any]:
    """What the fighters fight for, and everybody's share of the game after each end."""
    won = shares(view(scene, skill), chips, scene.ko_bet)
    wanted = won if skill.cunning or not chips else shares(view(scene, skill), (), scene.ko_bet)
    return Stakes(np.ascontiguousarray(wanted[:, list(scene.seats)].T)), won


@lru_cache(8)
def training(scene: Scene, skill: Skill) -> Course:
    """The fight before any bet; `bare` scenes alone."""
    course = fights.begin(scene.terms)
    fights.go_on(course, stakes(scene, skill, ())[0], skill.sweeps)
    return course


def bare(scene: Scene) -> Scene:
    """The fight as it was before any bet."""
    return replace(scene, chips=(), shown=())


@lru_cache(32)
def prepared(scene: Scene, skill: Skill) -> tuple[Any, Any]:
    """The plans for the fight before any bet, with the odds of each end by training set."""
    plans = fights.plans(training(scene, skill))
    return plans, fights.ends(training(scene, skill), plans)


def beliefs(scene: Scene, skill: Skill) -> tuple[Any, Any]:
    """The odds of each training set: as a good fighter trains, and as its bets tell."""
    plans, odds = prepared(bare(scene), skill)
    found = []
    for corner in (RED, BLUE):
        belief = (1 - ANYHOW) * plans[corner].train + ANYHOW / len(plans[corner].train)
        for chip in scene.chips:
            belief = belief * _told(scene.seats[corner], chip, odds[corner], scene.ko_bet)
        found.append(belief / belief.sum())
    return found[RED], found[BLUE]


def _told(seat: int, chip: Chip, odds: Any, ko_bet: int) -> Any:
    """How likely a fighter with each training set is to bet so, rather than the other way round."""
    if seat not in (chip.offerer, chip.taker) or chip.offerer == chip.taker:
        return 1.0
    won = odds @ comes_true(ko_bet, chip.space // TABLE, chip.kind)
    usual = float(won.mean())
    good = (won - usual) * chip.stake * (1 if seat == chip.offerer else -1)
    return 1 / (1 + np.exp(-2 * good / HUNCH))


@lru_cache(16)
def fought(scene: Scene, skill: Skill) -> Course:
    """The fight with its bets as they lie and its cards as shown, solved."""
    course = fights.trained(scene.terms, posterior(scene, skill), scene.shown)
    sweeps = skill.sweeps if scene.shown else skill.sweeps // 2  # nobody plays a card yet
    fights.go_on(course, stakes(scene, skill, scene.chips)[0], sweeps)
    return course


@lru_cache(64)
def settled(scene: Scene, skill: Skill) -> tuple[Any, Any]:
    """What both will do, with the odds of each end by training set."""
    plans = fights.plans(fought(scene, skill))
    return plans, fights.ends(fought(scene, skill), plans)


@lru_cache(64)
def outside(scene: Scene, skill: Skill) -> Any:
    """The odds of each end to one who knows neither hand: a fighter may fight for its bets, too, or
    for the prize alone."""
    course, plain = fought(scene, skill), training(bare(scene), skill)
    return (1 - INNOCENT) * fights.verdicts(course, fights.plans(course)) + (
        INNOCENT * fights.verdicts(plain, fights.plans(plain))
    )


def posterior(scene: Scene, skill: Skill) -> tuple[Any, Any]:
    """The odds of each training set after the cards shown, however unlikely they were."""
    if not scene.shown:
        return beliefs(scene, skill)
    before = replace(scene, shown=scene.shown[:-1])
    plans = settled(before, skill)[0]
    prior = posterior(before, skill)
    found = []
    for corner in (RED, BLUE):
        of = side(scene.terms.pools[corner])
        cards = [(pair[corner], pair[1 - corner]) for pair in scene.shown]
        odds = prior[corner] * _shows(of, plans[corner], cards)
        found.append(odds / odds.sum())
    return found[RED], found[BLUE]


def _shows(of: Any, plan: Any, cards: list[tuple[int, int]]) -> Any:
    """How likely each training set is to show the last of these cards."""
    node = of.to_three[:, cards[0][0]]
    if len(cards) == 1:
        chance, can = plan.four[:, cards[0][0]], node >= 0
    else:
        chance = plan.three[node, cards[0][1], cards[1][0]]
        can = (node >= 0) & (of.to_two[node, cards[1][0]] >= 0)
    return np.where(can, (1 - ANYHOW) * chance + ANYHOW / 3, 0.0)


def throwing(scene: Scene, skill: Skill, corner: int) -> Any:
    """The odds of each end if this fighter wants nothing but to lose."""
    return _throwing(bare(scene), skill, corner)


@lru_cache(64)
def _throwing(scene: Scene, skill: Skill, corner: int) -> Any:
    worth = np.array(stakes(scene, skill, ())[0].worth)
    worth[corner] = -fights.VICTORY[corner]
    course = fights.trained(scene.terms, beliefs(scene, skill))
    fights.go_on(course, Stakes(worth), skill.sweeps // 2)
    plans = fights.plans(course)
    return fights.verdicts(course, plans)
