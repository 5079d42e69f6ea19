"""What a fight costs: how often the challenger wins it, and how often either is knocked out.

A table is shipped for all pairs of stocks that fights of three rounds leave of the rulebook's fight
cards, both boxers starting on 6/8. It is for looking ahead, where very many fights are asked for: a
fight that is fought is solved. `sparring fights --table` makes it. Nothing here knows of seasons.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from ..games.knock_out.state import LEAST, ROUNDS
from .knock_out_tree import Pool

TABLE = Path(__file__).with_name("knock-out-prices.xz")
COPIES = (2, 3, 3, 2, 2)  # the fight cards of the table
ROOM = 5  # steps to K.O. in all its fights, as from the start space 6/8
FULL = 255  # a price is kept in a byte
UNKNOWN = -1
DULL = (1, 2, 3, 0, 4)  # values from 0, those first that are missed least


@cache
def pools() -> tuple[Pool, ...]:
    """The stocks of the table: those that fights of three rounds leave."""
    return tuple(pool for pool in _stocks() if sum(pool) % ROUNDS == 0)


def _stocks() -> Iterator[Pool]:
    """Every stock that can go into training."""
    every = product(*(range(copies + 1) for copies in COPIES))
    return (pool for pool in every if sum(pool) >= LEAST)


@cache
def numbers() -> Any:
    """The row of each stock, by how many it has of each value; UNKNOWN if it is too small.

    A K.O. may leave a card or two more: the dullest ones are overlooked.
    """
    found = np.full([copies + 1 for copies in COPIES], UNKNOWN)
    known = {pool: number for number, pool in enumerate(pools())}
    for pool in _stocks():
        found[pool] = known[_sharpest(pool)]
    return found


def _sharpest(pool: Pool) -> Pool:
    left = list(pool)
    while sum(left) % ROUNDS:
        left[next(value for value in DULL if left[value])] -= 1
    return tuple(left)


@cache
def table() -> Any:
    """[challenger's stock, defender's, price]: challenger wins, defender out, challenger out."""
    return unpacked(TABLE.read_bytes())


def packed(prices: Any) -> bytes:
    """Differences from row to row are small, and pack well."""
    steps = np.diff(prices.astype(np.uint8), axis=0, prepend=np.zeros_like(prices[:1]))
    return lzma.compress(np.moveaxis(steps, 2, 0).tobytes(), preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> Any:
    steps = np.frombuffer(lzma.decompress(data), np.uint8).reshape(3, len(pools()), len(pools()))
    return np.ascontiguousarray(np.moveaxis(np.cumsum(steps, axis=1, dtype=np.uint8), 0, 2))
