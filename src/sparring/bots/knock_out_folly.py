"""Who at a table of Knock Out is a fool, by what everyone has seen of its chips.

A fool is one who does anything at all. Whoever plays with sense mostly does what brings more on
average than most of what it might have done; so every chip tells something, and some fights tell
much. Nothing here knows what follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from ..games.contract import Heard
from ..games.knock_out.state import (
    AMOUNTS,
    BLUE,
    CHALLENGING,
    DECK,
    DOUBLE,
    DOUBLES,
    KNOCKED_OUT,
    KO,
    KOS,
    RED,
    SEATS,
    SIMPLE,
    SPACES,
    TABLE,
    Event,
    Sight,
)
from .knock_out_fights import Terms, price
from .knock_out_prices import ROOM
from .knock_out_tree import RED_AHEAD, RED_OUT

Folly = tuple[float, ...]  # how likely each seat is a fool
NONE: Folly = (0.0,) * SEATS

FIRST = log(1 / 7)  # the odds before the first chip
SURE = 0.95  # and nobody for good
STEPS = 20  # told apart between 0 and 1, so that what was studied can be studied once
# How much likelier than by lot one with sense places a chip, where all that it might have done is
# ranked by what it brings: from the worst quarter to the best. Measured among managers who reckon.
SENSE = (0.6, 0.45, 0.7, 2.25)
TAKEN = 0.5  # how often somebody takes an offer
SWEEPS = 60  # over the tree of a fight: good enough for its odds
TO_BONUS, USUAL = 2_500, 3  # what a manager's bets bring to BONUS, known as from so many fights
A_SEASON = 8  # fights, or so


class Bet(NamedTuple):
    """A chip, as it was placed: an offer, or where `taken` one that is accepted, or a pass."""

    seat: int
    space: int = -1
    kind: int = 0
    taken: bool = False


@dataclass
class _Fight:
    """As much of a fight as its bets need to be judged by."""

    seats: tuple[int, int]
    pools: tuple[tuple[int, ...], tuple[int, ...]]
    bets: list[Bet] = field(default_factory=list)


def follies(sight: Sight, heard: Sequence[Heard]) -> Folly:
    """As of the beginning of the fight, so that it is the same all through it; oneself is none."""
    scores = np.full(SEATS, FIRST)
    fights = list(_fights(heard))
    for fight in fights if sight.phase == CHALLENGING else fights[:-1]:
        scores += evidence(fight.pools, tuple(fight.bets), sight.settings.ko_bet)
    return tuple(
        0.0 if seat == sight.seat else min(SURE, int(STEPS / (1 + exp(-score))) / STEPS)
        for seat, score in enumerate(scores)
    )


def _fights(heard: Sequence[Heard]) -> Iterator[_Fight]:
    """What was seen of each: who fought with which cards left, and all chips."""
    played = np.zeros((SEATS, len(DECK)), int)
    fight = None
    for told in heard:
        event, seat, a, b = told.event, told.seat, told.a, told.b
        if event == Event.SEASON:
            played[:] = 0
        elif event == Event.CHALLENGED and a is not None and b is not None:
            if fight:
                yield fight
            left = np.array(DECK) - played
            seats = a // 2, b // 2
            fight = _Fight(seats, (_stock(left[seats[RED]]), _stock(left[seats[BLUE]])))
        elif event == Event.REVEALED and fight:
            played[fight.seats[RED], a] += 1
            played[fight.seats[BLUE], b] += 1
        elif event in (Event.OFFERED, Event.ACCEPTED, Event.PASSED) and fight:
            fight.bets.append(_bet(event, seat, a or 0, b or 0))
    if fight:
        yield fight


def _stock(left: Any) -> tuple[int, ...]:
    return tuple(int(count) for count in left[1:])


def _bet(event: int, seat: int, described: int, amount: int) -> Bet:
    if event == Event.PASSED:
        return Bet(seat)
    corner, kind = described // KO, described % KO + SIMPLE
    first = corner * TABLE
    space = first + AMOUNTS[first : first + TABLE].index(amount // kind)
    return Bet(seat, space, kind, event == Event.ACCEPTED)


@lru_cache(256)
def evidence(pools: Any, bets: tuple[Bet, ...], ko_bet: int) -> tuple[float, ...]:
    """For each seat, how much likelier (as a logarithm) its chips are from a fool."""
    odds = price(Terms(pools, (ROOM, ROOM)), SWEEPS)
    found, before = [0.0] * SEATS, list[Bet]()
    for bet in bets:
        ways = np.array([_brings(other, odds, ko_bet) for other in _choices(bet.seat, before)])
        mine = _brings(bet, odds, ko_bet)
        rank = ((ways < mine).mean() + (ways <= mine).mean()) / 2
        found[bet.seat] -= log(SENSE[min(len(SENSE) - 1, int(len(SENSE) * rank))])
        before.append(bet)
    return tuple(found)


def _choices(seat: int, before: list[Bet]) -> list[Bet]:
    """All that this seat might have done with its chip (3.1, 3.3, 3.5)."""
    made = {bet.space: bet.kind for bet in before if bet.space >= 0 and not bet.taken}
    taken = {bet.space for bet in before if bet.taken}
    own = [bet.kind for bet in before if bet.seat == seat and not bet.taken]
    kinds = [SIMPLE]
    kinds += [DOUBLE] * (own.count(DOUBLE) < DOUBLES) + [KO] * (own.count(KO) < KOS)
    free = [space for space in range(SPACES) if space not in made]
    ways = [Bet(seat, space, kind) for space in free for kind in kinds]
    if len(before) >= len((RED, BLUE)):
        ways += [Bet(seat, space, made[space], taken=True) for space in made if space not in taken]
        ways.append(Bet(seat))
    return ways


def _brings(bet: Bet, odds: Any, ko_bet: int) -> float:
    """On average, by what everybody can know."""
    if bet.space < 0:
        return 0.0
    p, stake = _true(bet, odds, ko_bet), AMOUNTS[bet.space] * bet.kind
    fair = (2 * p - 1) * stake
    if bet.taken:
        return -fair
    return TAKEN * fair + (1 - TAKEN) * (p / 2 - (1 - p)) * stake


def _true(bet: Bet, odds: Any, ko_bet: int) -> float:
    """How likely the offer comes true, when a fight ends by these odds."""
    corner = bet.space // TABLE
    blue_out, red_out = odds[:RED_OUT].sum(), odds[RED_OUT:RED_AHEAD].sum()
    if bet.kind == KO:
        return float(red_out if (corner == RED) == (ko_bet == KNOCKED_OUT) else blue_out)
    red = float(blue_out + odds[RED_AHEAD])
    return red if corner == RED else 1 - red


def habits(start: Any, folly: Folly) -> list[float]:
    """What to expect in each fight to come, for a game that stands so before a fight."""
    fights = max(0, int(start["fights"]) - 1) + A_SEASON * (int(start["season"]) - 1)
    usual = TO_BONUS * int(start["settings"]["players"])
    bonus = (usual * USUAL + int(start["bonus"])) / (USUAL + fights)
    return [bonus, *folly]
