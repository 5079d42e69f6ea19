"""What a plan for a fight comes to: its average, what it gets, what the best reply gets; compiled.

Gains are those that `knock_out_solve.reckon` finds against the other side's plan. Nothing here
learns.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..games.knock_out.state import VALUES

BOTH = VALUES * VALUES


def settle_plan(of: Any, total: Any, average: Any) -> None:
    """The plan that the sums amount to."""
    level(total.train, np.arange(len(of.fours)), average.train)
    for n in range(len(of.fours)):
        level(total.four[n], of.to_three[n], average.four[n])
    for n in range(len(of.above_three)):
        for x in range(VALUES):
            level(total.three[n, x], of.to_two[n], average.three[n, x])
    for n in range(len(of.above_two)):
        n_three, second = of.above_two[n, 0], of.above_two[n, 2]
        for theirs in range(BOTH):
            whole = total.three[n_three, theirs // VALUES, second]
            part = total.two[n, theirs] / whole if whole > 0.0 else 0.5
            average.two[n, theirs] = 1.0 if of.alone[n] else min(1.0, part)


def level(sums: Any, nodes: Any, odds: Any) -> None:
    """Shares of a sum; even where there is none."""
    whole, ways = 0.0, 0
    for c in range(len(sums)):
        if nodes[c] >= 0:
            whole += sums[c]
            ways += 1
    for c in range(len(sums)):
        odds[c] = 0.0
        if nodes[c] >= 0:
            odds[c] = sums[c] / whole if whole > 0.0 else 1.0 / ways


def follow(of: Any, plan: Any, gains: Any, fours: Any) -> None:
    """What each training set is worth by this plan, against what was reckoned."""
    fours[:] = 0.0
    for n in range(len(of.above_two)):
        n_three, first, second, low, high = of.above_two[n]
        four, own = of.above_three[n_three, 0], first * VALUES + second
        for theirs in range(BOTH):
            odds = plan.four[four, first] * plan.three[n_three, theirs // VALUES, second]
            p = plan.two[n, theirs]
            worth = p * gains.three[own, low, theirs]
            if not of.alone[n]:
                worth += (1.0 - p) * gains.three[own, high, theirs]
            fours[four] += odds * worth
    for n in range(len(of.above_three)):
        four, first = of.above_three[n]
        for x in range(VALUES):
            for c in range(VALUES):
                odds = plan.four[four, first] * plan.three[n, x, c]
                fours[four] += odds * gains.two[first, c, x]
    for n in range(len(of.fours)):
        for c in range(VALUES):
            fours[n] += plan.four[n, c] * gains.one[c]


def tally(ring: Any, red: Any, blue: Any, odds: Any) -> None:
    """How often each end comes of what both sides show."""
    first, second, third = ring
    odds[:] = 0.0
    for a in range(VALUES):
        for x in range(VALUES):
            if first[a, x] >= 0:
                odds[first[a, x]] += red.one[a] * blue.one[x]
    for mine in range(BOTH):
        for theirs in range(BOTH):
            a, b, x, y = mine // VALUES, mine % VALUES, theirs // VALUES, theirs % VALUES
            if second[mine, theirs] >= 0:
                odds[second[mine, theirs]] += red.two[x, a, b] * blue.two[a, x, y]
            for c in range(VALUES):
                for z in range(VALUES):
                    end = third[mine, theirs, c, z]
                    if end >= 0:
                        odds[end] += red.three[theirs, c, mine] * blue.three[mine, z, theirs]


def best(of: Any, gains: Any, fours: Any) -> None:
    """What each training set is worth at the best, against what was reckoned."""
    twos = np.zeros((len(of.above_three), VALUES, VALUES))
    for n in range(len(of.above_two)):
        n_three, first, second, low, high = of.above_two[n]
        own = first * VALUES + second
        for theirs in range(BOTH):
            worth = gains.three[own, low, theirs]
            if not of.alone[n]:
                worth = max(worth, gains.three[own, high, theirs])
            twos[n_three, theirs // VALUES, second] += worth
    fours[:] = -np.inf
    for n in range(len(of.above_three)):
        four, first = of.above_three[n]
        worth = gains.one[first]
        for x in range(VALUES):
            most = -np.inf
            for c in range(VALUES):
                if of.to_two[n, c] >= 0:
                    most = max(most, twos[n, x, c] + gains.two[first, c, x])
            worth += most
        fours[four] = max(fours[four], worth)


def look_ahead(of: Any, plan: Any, gains: Any, known: Any, worth: Any) -> None:
    """What each card is worth now, with these training cards and the cards shown so far."""
    four, shown = known
    for c in range(VALUES):
        if len(shown) == 0 and of.to_three[four, c] >= 0:
            worth[c] = gains.one[c]
            for x in range(VALUES):
                node = of.to_three[four, c]
                for d in range(VALUES):
                    odds = plan.three[node, x, d]
                    if odds > 0.0:
                        worth[c] += odds * after_second(of, plan, gains, (node, x, d))
        elif len(shown) == 2:
            node = of.to_three[four, shown[0]]
            if of.to_two[node, c] >= 0:
                worth[c] = after_second(of, plan, gains, (node, shown[1], c))
        elif len(shown) == 4:
            own, theirs = shown[0] * VALUES + shown[2], shown[1] * VALUES + shown[3]
            worth[c] = gains.three[own, c, theirs]


def after_second(of: Any, plan: Any, gains: Any, which: Any) -> Any:
    """What the second card is worth where the other's first one is known."""
    node, x, second = which
    first = of.above_three[node, 1]
    two = of.to_two[node, second]
    low, high = of.above_two[two, 3], of.above_two[two, 4]
    own = first * VALUES + second
    got = gains.two[first, second, x]
    for theirs in range(x * VALUES, x * VALUES + VALUES):
        p = plan.two[two, theirs]
        got += p * gains.three[own, low, theirs]
        if not of.alone[two]:
            got += (1.0 - p) * gains.three[own, high, theirs]
    return got
