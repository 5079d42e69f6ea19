"""Solves a tree: iterations of regret, and what the best answers to their average win.

Nothing here knows of any game, of files or the screen.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

from ...compiled import bound
from ...games import catalogue
from .methods import METHODS
from .sweep import BEST, KEEP, LEARN, Books, Pace, ascend, descend, normalise
from .tree import TOO_LARGE, Tree, starts, tables

BOOKS = 4  # numbers a slot: three to learn, and one to be measured by
STRETCH = 1.15  # from one measurement to the next there are so many times as many iterations
STILL = Pace(1.0, 1.0, 0.0, 0.0, 0.0)  # for sweeps that learn nothing


class Worth(NamedTuple):
    """What a strategy of both seats is worth."""

    value: float  # to seat 0
    answers: tuple[float, float]  # what each seat would win more, if it answered the other best

    @property
    def exploitability(self) -> float:
        """What a best answer wins more than the value of the game, a seat, on the average."""
        return sum(self.answers) / 2


class Measure(NamedTuple):
    """How far a solution has come."""

    iterations: int
    seconds: float  # by the clock,
    cpu: float  # and of all processors; measuring is not counted
    value: float
    exploitability: float


class Field:
    """A tree to sweep over, by as many threads as asked for."""

    def __init__(self, tree: Tree, threads: int = 1) -> None:
        self.tables = tables(tree)
        self.deal = tuple(np.array(ways, np.float64) for ways in tree.deal)
        self.slots = int(self.tables.slot_at[-1])
        check_memory(8 * (BOOKS * self.slots + 2 * int(self.tables.hand_at[-1].sum())))
        self.parts = _parts(tree, self.tables, threads)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        game = catalogue.game("en-garde")  # compiled code is kept with a game's; any would do
        self.descend, self.ascend = bound(game, descend), bound(game, ascend)
        self.normalise = bound(game, normalise)

    def books(self, mix: Any, learning: int = 0) -> Books:
        """What can be known of every node, if it is to act so."""
        hands = [int(size) for size in self.tables.hand_at[-1]]
        reach = (np.zeros(hands[0]), np.zeros(hands[1]))
        for seat in (0, 1):
            reach[seat][: len(self.deal[seat])] = self.deal[seat]
        return Books(
            mix=mix,
            regret=np.zeros(self.slots * learning),
            average=np.zeros(self.slots * learning),
            reach=reach,
            value=(np.zeros(hands[0]), np.zeros(hands[1])),
        )

    def acting(self, weights: Any) -> Any:
        """Strategies in proportion to these weights; even ones where there are none."""
        mix = weights.copy()
        self.normalise(self.tables, mix)
        return mix

    def down(self, seat: int, books: Books) -> None:
        for level in self.parts:
            self._each(lambda span: self.descend(self.tables, seat, books, span), level)

    def up(self, seat: int, deed: int, pace: Pace, books: Books) -> float:
        """What the game is worth to the seat."""
        for level in reversed(self.parts):
            self._each(
                lambda span: self.ascend(self.tables, seat, (deed, pace), books, span), level
            )
        return float(books.value[seat][: len(self.deal[seat])] @ self.deal[seat])

    def _each(self, work: Any, level: list[tuple[int, int]]) -> None:
        if self.pool and len(level) > 1:
            list(self.pool.map(work, level))
        else:
            for span in level:
                work(span)

    def worth(self, mix: Any) -> Worth:
        """Of a strategy: exactly, by answering it as well as can be."""
        books = self.books(mix)
        self.down(0, books)
        self.down(1, books)
        value = self.up(0, KEEP, STILL, books)
        answers = [self.up(seat, BEST, STILL, books) for seat in (0, 1)]
        return Worth(value, (answers[0] - value, answers[1] + value))


class Solver:
    """Strategies for both seats that get better with every iteration."""

    def __init__(self, tree: Tree, method: str = "pcfr+", threads: int = 1) -> None:
        self.field, self.pace = Field(tree, threads), METHODS[method]
        even = self.field.acting(np.zeros(self.field.slots))
        self.books = self.field.books(even, 1)
        self.field.down(0, self.books)
        self.field.up(0, KEEP, STILL, self.books)  # so that all is compiled when the clock starts
        self.iterations, self.seconds, self.cpu = 0, 0.0, 0.0

    def iterate(self) -> None:
        """Each seat learns once, the second from what the first has learnt."""
        self.iterations += 1
        pace = self.pace(self.iterations)
        began, cpu = perf_counter(), process_time()
        for seat in (0, 1):
            self.field.down(1 - seat, self.books)
            self.field.up(seat, LEARN, pace, self.books)
        self.seconds += perf_counter() - began
        self.cpu += process_time() - cpu

    def strategy(self) -> Any:
        """The average of all iterations, which is what converges: a number a slot."""
        return self.field.acting(self.books.average)

    def measure(self) -> Measure:
        found = self.field.worth(self.strategy())
        return Measure(self.iterations, self.seconds, self.cpu, found.value, found.exploitability)

    def run(self, to: float, most: int = 10**9) -> Iterator[Measure]:
        """Iterate until the exploitability is low enough; measures on the way."""
        until = 0.0
        while self.iterations < most:
            until = max(until * STRETCH, until + 1)
            while self.iterations < min(int(until), most):
                self.iterate()
            found = self.measure()
            yield found
            if found.exploitability <= to:
                return


def check_memory(needed: int) -> None:
    """Better to be told than to see the machine stand still."""
    if hasattr(os, "sysconf") and needed > os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"):
        raise ValueError(f"this needs {needed / 2**30:,.0f} GiB of memory: it {TOO_LARGE}")


def _parts(tree: Tree, tables: Any, threads: int) -> list[list[tuple[int, int]]]:
    """What may be swept at once: for each level of the tree, a span for each thread."""
    if threads == 1:
        return [[(0, len(tables.seat))]]
    ends = starts(np.bincount(tree.levels())).tolist()
    return [
        _split(tables.slot_at, ends[level], ends[level + 1], threads)
        for level in range(len(ends) - 1)
    ]


def _split(slot_at: Any, first: int, end: int, threads: int) -> list[tuple[int, int]]:
    """Spans of about as many slots each."""
    cuts = np.linspace(slot_at[first], slot_at[end], threads + 1)[1:-1]
    edges = [first, *np.searchsorted(slot_at, cuts).tolist(), end]
    return [(a, b) for a, b in pairwise(edges) if a < b]
