"""Two choose at once, and what one wins the other loses: the value of that, exactly.

By the kernels of Shapley and Snow, in fractions: some square part of the table, made level, is a
solution of the whole. For the few rows and columns of a hand of cards that is quick enough.
Nothing here knows of any game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

Table = Sequence[Sequence[Fraction]]


class Solution(NamedTuple):
    value: Fraction  # to who chooses the row
    rows: tuple[Fraction, ...]  # how often each is chosen
    columns: tuple[Fraction, ...]


def solve(table: Table) -> Solution:
    """One solution: there may be others, of the same value."""
    return next(found for found in _kernels(table) if _holds(table, found))


def _kernels(table: Table) -> Iterator[Solution]:
    down, across = range(len(table)), range(len(table[0]))
    for size in range(1, min(len(down), len(across)) + 1):
        for rows in combinations(down, size):
            for columns in combinations(across, size):
                part = [[table[row][column] for column in columns] for row in rows]
                ours, theirs = (
                    _level([list(line) for line in zip(*part, strict=True)]),
                    _level(part),
                )
                if ours and theirs:
                    yield Solution(
                        ours[-1],
                        _spread(ours[:-1], rows, len(down)),
                        _spread(theirs[:-1], columns, len(across)),
                    )


def _level(part: list[list[Fraction]]) -> list[Fraction] | None:
    """Shares of the columns that make all rows worth the same, then that worth."""
    size = len(part)
    lines = [[*row, Fraction(-1), Fraction(0)] for row in part]
    lines.append([*[Fraction(1)] * size, Fraction(0), Fraction(1)])
    for at in range(size + 1):
        pivot = next((n for n in range(at, size + 1) if lines[n][at]), None)
        if pivot is None:
            return None
        lines[at], lines[pivot] = lines[pivot], lines[at]
        lines[at] = [number / lines[at][at] for number in lines[at]]
        for n in range(size + 1):
            if n != at and lines[n][at]:
                times = lines[n][at]
                lines[n] = [a - times * b for a, b in zip(lines[n], lines[at], strict=True)]
    return [line[-1] for line in lines]


def _spread(shares: Sequence[Fraction], places: Sequence[int], size: int) -> tuple[Fraction, ...]:
    found = [Fraction(0)] * size
    for place, share in zip(places, shares, strict=True):
        found[place] = share
    return tuple(found)


def _holds(table: Table, found: Solution) -> bool:
    """Whether neither could do better by choosing otherwise."""
    if any(share < 0 for share in (*found.rows, *found.columns)):
        return False
    across = range(len(table[0]))
    against = [sum(p * row[n] for p, row in zip(found.rows, table, strict=True)) for n in across]
    return min(against) >= found.value >= max(worth_of(row, found.columns) for row in table)


def worth_of(row: Sequence[Fraction], columns: Sequence[Fraction]) -> Fraction:
    """What a row wins against such a mixture."""
    return sum((a * q for a, q in zip(row, columns, strict=True)), Fraction(0))
