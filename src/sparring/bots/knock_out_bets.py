"""What a chip is worth: to pass, to accept an offer, to make one.

An offer may be left to the bank, taken by somebody who likes the odds, or taken by the fighter it
was made on, who then loses on purpose. A fighter's own chips change what it fights for, and the
fight is solved again for each. Nothing here looks past the fight: its ends are priced elsewhere.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp
from typing import Any

from ..games.contract import NOBODY
from ..games.knock_out.state import ACCEPT, KO, OFFER, PASS, SIMPLE, SPACES, TABLE
from . import knock_out_fights as fights
from .knock_out_scene import Scene
from .knock_out_stakes import ANYBODY, Chip, comes_true, shares
from .knock_out_study import Skill, fought, outside, settled, stakes, throwing, view

HABIT, TASTE, DOUBT = 0.07, 0.35, 0.07  # how readily a chip takes an offer, by how good it looks
KINDS = 2.3  # of chips that there are to offer, on average of all turns
SHAMELESS = 0.3  # how often one who would gain by losing on purpose does what it takes


@dataclass(frozen=True)
class Bettor:
    """Who places a chip, knowing its own training set if it fights."""

    seat: int
    four: int | None
    to_come: tuple[int, ...]  # who will place chips after this one


def worth(scene: Scene, skill: Skill, who: Bettor, legal: list[int]) -> list[float]:
    """The share of the game that each bet is worth."""
    known: dict[Any, float] = {}
    return [_worth(scene, skill, who, action, known) for action in legal]


def _worth(scene: Scene, skill: Skill, who: Bettor, action: int, known: dict[Any, float]) -> float:
    """Spaces with the same amount are alike: one of them is enough."""
    if action == PASS:
        return _after(scene, skill, who, scene.chips)
    if action >= ACCEPT:
        return _after(scene, skill, who, _accepted(scene.chips, action - ACCEPT, who.seat))
    space, kind = divmod(action - OFFER, KO)
    chip = Chip(space, kind + SIMPLE, who.seat)
    like = (space // TABLE, chip.stake, chip.kind == KO)
    if like not in known:
        known[like] = _offered(scene, skill, who, chip)
    return known[like]


def _accepted(chips: tuple[Chip, ...], space: int, seat: int) -> tuple[Chip, ...]:
    return tuple(chip._replace(taker=seat) if chip.space == space else chip for chip in chips)


def _after(scene: Scene, skill: Skill, who: Bettor, chips: tuple[Chip, ...]) -> float:
    """What the fight is worth with these bets."""
    won = shares(view(scene, skill), chips, scene.ko_bet)[:, who.seat]
    return float(odds(scene, skill, who, chips) @ won)


def odds(scene: Scene, skill: Skill, who: Bettor, chips: tuple[Chip, ...]) -> Any:
    """How likely each end is, to one who bets so."""
    corner = scene.corner(who.seat)
    if corner == NOBODY or who.four is None:
        return outside(scene, skill)
    if chips == scene.chips or not skill.cunning:
        return _hoped(settled(scene, skill)[1][corner][who.four], corner, skill)
    course = fights.turned(fought(scene, skill))
    fights.go_on(course, stakes(scene, skill, chips)[0], skill.again)
    return fights.ends_of(course, fights.plans(course), corner)[who.four]


def _hoped(odds: Any, corner: int, skill: Skill) -> Any:
    """As one sees it who likes to think that its boxer wins."""
    won = odds * fights.VICTORY[corner]
    return (1 - skill.hope) * odds + skill.hope * won / max(1e-9, won.sum())


def _offered(scene: Scene, skill: Skill, who: Bettor, chip: Chip) -> float:
    """An offer left alone, or taken, or taken by one who sees to it that it is lost."""
    taken = _taken(scene, skill, who, chip)
    left, gone = (*scene.chips, chip), (*scene.chips, chip._replace(taker=ANYBODY))
    if scene.corner(who.seat) != NOBODY:
        won = [shares(view(scene, skill), chips, scene.ko_bet) for chips in (left, gone)]
        return _fighting(scene, skill, who, (1 - taken) * won[0] + taken * won[1])
    value = (1 - taken) * _after(scene, skill, who, left) + taken * _after(scene, skill, who, gone)
    thrown, worse = _thrown(scene, skill, who, chip)
    return (1 - thrown) * value + thrown * worse


def _fighting(scene: Scene, skill: Skill, who: Bettor, won: Any) -> float:
    """What a fight is worth to a fighter, when its ends are worth so much to everybody."""
    corner = scene.corner(who.seat)
    if not skill.cunning:
        return float(odds(scene, skill, who, scene.chips) @ won[:, who.seat])
    course = fights.turned(fought(scene, skill))
    fights.go_on(course, fights.Stakes(won[:, list(scene.seats)].T), skill.again)
    ends = fights.ends_of(course, fights.plans(course), corner)
    return float(ends[who.four] @ won[:, who.seat])


def _taken(scene: Scene, skill: Skill, who: Bettor, chip: Chip) -> float:
    """How likely the offer is to be accepted, by the odds that everyone can see."""
    true = float(outside(scene, skill) @ comes_true(scene.ko_bet, chip.space // TABLE, chip.kind))
    sense = HABIT + TASTE / (1 + exp((true - 0.5 + DOUBT) / DOUBT))
    whim = 1 / (2 + KINDS * (SPACES - len(scene.chips)) + len(scene.chips))
    left = 1.0
    for seat in who.to_come:
        folly = scene.folly[seat]
        left *= 1.0 if seat == who.seat else 1 - folly * whim - (1 - folly) * sense
    return 1 - left


def _thrown(scene: Scene, skill: Skill, who: Bettor, chip: Chip) -> tuple[float, float]:
    """How likely the fighter it depends on takes it and gives in; and what is left then."""
    corner = chip.space // TABLE
    if chip.kind == KO or not skill.cunning:
        return 0.0, 0.0
    fighter = scene.seats[corner]
    if not Counter(who.to_come)[fighter]:
        return 0.0, 0.0
    given = throwing(scene, skill, corner)
    chips = (*scene.chips, chip._replace(taker=fighter))
    now = shares(view(scene, skill), scene.chips, scene.ko_bet)
    won = shares(view(scene, skill), chips, scene.ko_bet)
    if given @ won[:, fighter] <= outside(scene, skill) @ now[:, fighter]:
        return 0.0, 0.0
    return SHAMELESS * (1 - scene.folly[fighter]), float(given @ won[:, who.seat])
