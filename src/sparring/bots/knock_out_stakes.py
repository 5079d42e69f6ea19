"""What each end of a fight is worth to each manager: a share of the game.

The outlook says what becomes of everybody in some worlds if the fight ends so. Bets add what they
pay, also through BONUS. A share of the game is then the chance to be the richest, whatever else may
move the fortunes until the game is over. Nothing here knows how likely an end is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, pi, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..compiled import bound
from ..games import catalogue
from ..games.contract import NOBODY
from ..games.knock_out.state import AMOUNTS, KNOCKED_OUT, KO, TABLE
from .knock_out_prices import numbers, table
from .knock_out_seasons import FIGHTS, FORTUNE, PART, play_all
from .knock_out_tree import BLUE_OUT, ENDS, RED_AHEAD

SWAY = 30_000.0  # by how much a fight's bets move a fortune, to either side
LEAST_SWAY = 400.0  # a game that is over is told apart by less than an amount of money
GUMBEL = sqrt(6.0) / pi  # the scale of Gumbel's law by its deviation
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
    """What becomes of everybody after each of some ends, bets apart, in so many worlds."""

    fortunes: Any  # [end, world, seat]
    sways: Any  # [end, world]: how far all that is left out may move a fortune
    parts: Any  # [end, world, seat], of BONUS


def outlook(starts: Any, odds: Any, depth: Depth, habits: Any) -> Outlook:
    """Play on from each start, with its odds of each end; see `knock_out_folly.habits`."""
    players = int(starts[0]["settings"]["players"])
    states = np.concatenate([starts, starts[:1]])
    kept = np.zeros((len(starts), depth.worlds, players, 3))
    game = catalogue.game("knock-out")
    book = table(), numbers(), depth.fights, np.array(habits, np.float64)
    bound(game, play_all)(states, np.asarray(odds, np.float64), book, kept)
    sways = np.sqrt(SWAY**2 * kept[:, :, 0, FIGHTS] + LEAST_SWAY**2)
    return Outlook(
        np.ascontiguousarray(kept[..., FORTUNE]), sways, np.ascontiguousarray(kept[..., PART])
    )


def shares(view: Outlook, bets: Sequence[Chip], ko_bet: int) -> Any:
    """The share of the game that everybody wins after each end, [end, seat]."""
    ends, _, seats = view.fortunes.shape
    paid, bonus = np.zeros((ends, seats)), np.zeros(ends)
    for chip in bets:
        settle(paid, bonus, chip, comes_true(ko_bet, chip.space // TABLE, chip.kind))
    return richest(view, paid, bonus)


def settle(paid: Any, bonus: Any, chip: Chip, won: Any) -> None:
    """The bank pays half to an offer that nobody took, and BONUS gets the whole."""
    stake = np.where(won, chip.stake, -chip.stake)
    if chip.taker == chip.offerer:
        return
    if chip.taker == NOBODY:
        paid[:, chip.offerer] += np.where(won, chip.stake // 2, -chip.stake)
        bonus += np.where(won, 0, chip.stake)
        return
    paid[:, chip.offerer] += stake
    if chip.taker == ANYBODY:
        others = [seat for seat in range(paid.shape[1]) if seat != chip.offerer]
        paid[:, others] -= stake[:, None] / len(others)
    else:
        paid[:, chip.taker] -= stake


@lru_cache(64)
def comes_true(ko_bet: int, corner: int, kind: int) -> Any:
    """At which ends an offer on this corner's table is won."""
    red = [BLUE_OUT, BLUE_OUT + 1, BLUE_OUT + 2, RED_AHEAD]
    won = np.isin(np.arange(ENDS), red) == (corner == 0)
    if kind != KO:
        return won
    out = np.arange(ENDS) < RED_AHEAD
    return out & (~won if ko_bet == KNOCKED_OUT else won)


def richest(view: Outlook, paid: Any, bonus: Any) -> Any:
    """Everybody's chance to be the richest after each end, with what is paid besides."""
    made = np.zeros_like(paid)
    find = bound(catalogue.game("knock-out"), find_richest)
    find(view.fortunes, view.sways, view.parts, (paid, bonus), made)
    return made


def find_richest(fortunes: Any, sways: Any, parts: Any, more: Any, made: Any) -> None:
    """The mean over all worlds; in each, chance adds to every fortune by Gumbel's law, under which
    the odds to be the richest are a power of the fortune; compiled."""
    paid, bonus = more
    ends, worlds, seats = fortunes.shape
    won = np.zeros(seats)
    for end in range(ends):
        for world in range(worlds):
            scale = 1.0 / (sways[end, world] * GUMBEL)
            top, whole = -1e18, 0.0
            for i in range(seats):
                won[i] = fortunes[end, world, i] + paid[end, i] + bonus[end] * parts[end, world, i]
                top = max(top, won[i])
            for i in range(seats):
                won[i] = exp((won[i] - top) * scale)
                whole += won[i]
            for i in range(seats):
                made[end, i] += won[i] / (whole * worlds)
