"""Shares with their intervals, counted by deals: the games of a deal are no strangers.

Every figure is a sum over a sum, so that the delta method tells how far chance may have moved it.
Nothing here knows of bots or of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

SURE = 1.96  # how many standard errors make 95 in 100

Sums = Sequence[tuple[float, float]]  # for each deal: what is counted, and out of how much


class Figure(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def share(deals: Sums) -> Figure | None:
    """A part of a whole, by Wilson's score: it stays between 0 and 1, and is not sure at the ends.

    >>> share([(1, 2)] * 50)
    Figure(value=0.5, low=0.5, high=0.5)
    """
    whole = sum(of for _, of in deals)
    if not whole:
        return None
    value, spread = _ratio(deals)
    if value in (0, 1):
        return _wilson(value, whole)
    return _wilson(value, value * (1 - value) / spread) if spread else Figure(value, value, value)


def mean(deals: Sums) -> Figure | None:
    """Any amount, so much a game."""
    if not sum(of for _, of in deals):
        return None
    value, spread = _ratio(deals)
    far = SURE * sqrt(spread)
    return Figure(value, value - far, value + far)


def _ratio(deals: Sums) -> tuple[float, float]:
    """The ratio of the sums, and its variance."""
    whole = sum(of for _, of in deals)
    value = sum(part for part, _ in deals) / whole
    off = sum((part - value * of) ** 2 for part, of in deals)
    return value, off / whole**2 * len(deals) / max(1, len(deals) - 1)


def _wilson(value: float, count: float) -> Figure:
    z = SURE**2 / count
    middle = (value + z / 2) / (1 + z)
    far = SURE * sqrt(value * (1 - value) / count + z / (4 * count)) / (1 + z)
    return Figure(value, max(0.0, min(value, middle - far)), min(1.0, max(value, middle + far)))
