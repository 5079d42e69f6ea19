"""The three ways to learn from regrets, as what each makes of them, iteration by iteration.

- CFR+ (Tammelin 2014): a regret is never below zero; iteration t weighs t.
- DCFR (Brown and Sandholm 2019), with exponents 3/2, 0 and 2: what was regretted long ago
  fades, what was not fades sooner; iteration t weighs t * t.
- PCFR+ (Farina, Kroer and Sandholm 2021): CFR+ that expects the last regrets once more; t * t.

Nothing here knows of trees.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from .sweep import Pace


def _cfr_plus(t: int) -> Pace:
    return Pace(1.0, 1.0, 0.0, 0.0, float(t))


def _dcfr(t: int) -> Pace:
    past = (t - 1) ** 1.5
    return Pace(past / (past + 1), 0.5, -inf, 0.0, float(t) ** 2)


def _pcfr_plus(t: int) -> Pace:
    return Pace(1.0, 1.0, 0.0, 1.0, float(t) ** 2)


METHODS: dict[str, Callable[[int], Pace]] = {
    "dcfr": _dcfr,
    "cfr+": _cfr_plus,
    "pcfr+": _pcfr_plus,
}
