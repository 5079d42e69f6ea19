"""What each end of a fight is worth to each manager: a share of the game.

The outlook says what everybody's fortune will be on average if the fight ends so, and how far it
may be from that. Bets add what they pay. A share of the game is then the chance to be the richest.
Nothing here knows how likely an end is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..compiled import bound
from ..games import catalogue
from ..games.contract import NOBODY
from ..games.knock_out.state import AMOUNTS, KNOCKED_OUT, KO, TABLE
from .knock_out_prices import numbers, table
from .knock_out_seasons import FIGHTS, FORTUNE, PART, play_all
from .knock_out_tree import BLUE_OUT, ENDS, RED_AHEAD

SWAY = 35_000.0  # by how much a fight's bets move a fortune, to either side
LEAST_SWAY = 400.0  # a game that is over is told apart by less than an amount of money
POINTS = 40  # of the integral over the richest fortune
REACH = 3.5  # and how many deviations it goes to either side
ANYBODY = -4  # a taker who is not known yet: one of the others


class Chip(NamedTuple):
    """An offer: where, what the amount is multiplied by, whose, and who has taken it."""

    space: int
    kind: int
    offerer: int
    taker: int = NOBODY

    @property
    def stake(self) -> int:
        return AMOUNTS[self.space] * self.kind


class Depth(NamedTuple):
    """How far to look: how many fights ahead, how often to play them."""

    fights: int
    worlds: int


@dataclass(frozen=True)
class Outlook:
    """What becomes of everybody after each of some ends, bets apart."""

    fortunes: Any  # [end, seat], on average
    sways: Any  # [end, seat], the deviation
    parts: Any  # [end, seat], of BONUS


def outlook(starts: Any, odds: Any, depth: Depth) -> Outlook:
    """Play on from each start, with its odds of each end."""
    players = int(starts[0]["settings"]["players"])
    states = np.concatenate([starts, starts[:1]])
    kept = np.zeros((len(starts), depth.worlds, players, 3))
    luck = np.array([len(starts)], np.uint64)
    game = catalogue.game("knock-out")
    book = table(), numbers(), depth.fights
    bound(game, play_all)(states, np.asarray(odds, np.float64), book, luck, kept)
    fights = kept[..., FIGHTS].mean(axis=1)
    spread = kept[..., FORTUNE].std(axis=1) ** 2 + SWAY**2 * fights + LEAST_SWAY**2
    return Outlook(kept[..., FORTUNE].mean(axis=1), np.sqrt(spread), kept[..., PART].mean(axis=1))


def shares(view: Outlook, bets: Sequence[Chip], ko_bet: int) -> Any:
    """The share of the game that everybody wins after each end, [end, seat]."""
    fortunes = view.fortunes.copy()
    for chip in bets:
        _settle(fortunes, view.parts, chip, comes_true(ko_bet, chip.space // TABLE, chip.kind))
    return richest(fortunes, view.sways)


def _settle(fortunes: Any, parts: Any, chip: Chip, won: Any) -> None:
    """The bank pays half to an offer that nobody took, and BONUS gets the whole."""
    if chip.taker == chip.offerer:
        return
    if chip.taker == ANYBODY:
        paid = np.where(won, chip.stake, -chip.stake)[:, None] / (fortunes.shape[1] - 1)
        fortunes -= paid
        fortunes[:, chip.offerer] += paid[:, 0] * fortunes.shape[1]
        return
    if chip.taker == NOBODY:
        fortunes[:, chip.offerer] += np.where(won, chip.stake // 2, -chip.stake)
        fortunes += np.where(won, 0, chip.stake)[:, None] * parts
        return
    paid = np.where(won, chip.stake, -chip.stake)
    fortunes[:, chip.offerer] += paid
    fortunes[:, chip.taker] -= paid


@lru_cache(64)
def comes_true(ko_bet: int, corner: int, kind: int) -> Any:
    """At which ends an offer on this corner's table is won."""
    red = [BLUE_OUT, BLUE_OUT + 1, BLUE_OUT + 2, RED_AHEAD]
    won = np.isin(np.arange(ENDS), red) == (corner == 0)
    if kind != KO:
        return won
    out = np.arange(ENDS) < RED_AHEAD
    return out & (~won if ko_bet == KNOCKED_OUT else won)


def richest(fortunes: Any, sways: Any) -> Any:
    """Everybody's chance to be the richest, in each row."""
    made = np.zeros_like(fortunes)
    bound(catalogue.game("knock-out"), find_richest)(fortunes, sways, made)
    return made


def find_richest(fortunes: Any, sways: Any, made: Any) -> None:
    """By the density of each fortune, where all the others are less; compiled."""
    rows, seats = fortunes.shape
    below, density = np.zeros(seats), np.zeros(seats)
    for n in range(rows):
        low, high = -1e18, -1e18
        for i in range(seats):
            low = max(low, fortunes[n, i] - REACH * sways[n, i])
            high = max(high, fortunes[n, i] + REACH * sways[n, i])
        whole = 0.0
        made[n] = 0.0
        for point in range(POINTS):
            x = low + (high - low) * (point + 0.5) / POINTS
            product = 1.0
            for i in range(seats):
                z = (x - fortunes[n, i]) / sways[n, i]
                below[i] = max(1e-12, 0.5 + 0.5 * erf(z / sqrt(2.0)))
                density[i] = exp(-0.5 * z * z) / sways[n, i]
                product *= below[i]
            for i in range(seats):
                made[n, i] += density[i] * product / below[i]
                whole += density[i] * product / below[i]
        made[n] /= max(whole, 1e-300)
