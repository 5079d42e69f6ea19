"""The prices of Knock Out's fights for every pair of stocks: how the shipped table is made.

A price is three numbers: how often the challenger wins, how often the defender is knocked out, how
often the challenger is. Nothing here knows who asks for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import numpy as np

from ..bots.knock_out_fights import VICTORY, Terms, price
from ..bots.knock_out_prices import FULL, ROOM, packed, pools
from ..bots.knock_out_tree import BLUE_OUT, RED_OUT
from ..games.knock_out.state import RED, ROUNDS
from . import cores

SWEEPS = 150  # off by half a hundredth at the most, mostly by less than a byte can tell

Row = list[tuple[int, ...]]


def rows(count: int, crew: int) -> Iterator[tuple[int, Row]]:
    """The first rows of the table, as they come: each one challenger's stock against all others."""
    return cores.over(crew, partial(row, SWEEPS), range(count))


def row(sweeps: int, number: int) -> tuple[int, Row]:
    red, rooms = pools()[number], (ROOM, ROOM)
    return number, [_bytes(Terms((red, blue), rooms), sweeps) for blue in pools()]


def _bytes(terms: Terms, sweeps: int) -> tuple[int, ...]:
    odds = price(terms, sweeps)
    out = (odds[first : first + ROUNDS].sum() for first in (BLUE_OUT, RED_OUT))
    shares = (float(odds @ VICTORY[RED]), *out)
    return tuple(round(FULL * min(1.0, max(0.0, share))) for share in shares)


def table(found: Iterable[tuple[int, Row]]) -> bytes:
    """All rows, as they are shipped."""
    return packed(np.array([row for _, row in sorted(found)], np.uint8))
