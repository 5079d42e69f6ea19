"""Fights solved: predictive regret matching (PCFR+) over the tree of a fight, compiled.

Both fighters' training sets are hidden, their cards are sealed, and what is revealed is all they
share. So a side's play is summed up as how often each row of cards is shown, and the other side's
regrets follow from those sums alone: a sweep costs as much as the nodes of one side.

An end of the fight pays each side what it likes. Where the payments are each other's opposite, the
average of all sweeps is the solution; where they are not, it is what two who learn would play.
Nothing here knows of money, bets or prizes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..games.knock_out.state import VALUES
from .knock_out_tree import Side

BOTH = VALUES * VALUES
LEAST_REGRET = 1e-12  # so that who regrets nothing does anything
FREE = 0  # what is fixed already: nothing, training, training and a card, training and two cards


class Plan(NamedTuple):
    """Odds at every node of a side."""

    train: Any  # [four]
    four: Any  # [four, card]
    three: Any  # [three, other's card, card]
    two: Any  # [two, other's two cards]: of playing the low one


class Mind(NamedTuple):
    """What a side has learnt: what it does in the next sweep, regrets, and all it did so far."""

    now: Plan
    regret: Plan  # of two cards: of the low one
    other: Any  # [two, other's two cards]: the regret of the high one
    total: Plan


class Shown(NamedTuple):
    """How often a side shows one, two, three cards, by those that the other has shown."""

    one: Any  # [card]
    two: Any  # [other's card, own card, card]
    three: Any  # [other's two, card, own two]


class Gain(NamedTuple):
    """What each card is worth to a side by what the other shows, and in the end."""

    one: Any  # [card]
    two: Any  # [own card, card, other's card]
    three: Any  # [own two, card, other's two]


class Pay(NamedTuple):
    """What each way to play is worth to a side. Its own cards come first."""

    one: Any  # [own, other's]
    two: Any  # [own, own second, other's, other's second]
    three: Any  # [own two, own third, other's third, other's two]


def plan(of: Side) -> Plan:
    fours, threes, twos = len(of.fours), len(of.above_three), len(of.above_two)
    return Plan(
        np.zeros(fours),
        np.zeros((fours, VALUES)),
        np.zeros((threes, VALUES, VALUES)),
        np.zeros((twos, BOTH)),
    )


def mind(of: Side) -> Mind:
    """One that knows nothing, and plays anything."""
    made = Mind(plan(of), plan(of), np.zeros((len(of.above_two), BOTH)), plan(of))
    made.now.train[:] = 1 / len(of.fours)
    four, three = of.to_three >= 0, of.to_two >= 0
    made.now.four[:] = four / four.sum(axis=1, keepdims=True)
    made.now.three[:] = (three / three.sum(axis=1, keepdims=True))[:, None, :]
    made.now.two[:] = np.where(of.alone, 1.0, 0.5)[:, None]
    return made


def shown() -> Shown:
    return Shown(
        np.zeros(VALUES), np.zeros((VALUES, VALUES, VALUES)), np.zeros((BOTH, VALUES, BOTH))
    )


def gain() -> Gain:
    return Gain(
        np.zeros(VALUES), np.zeros((VALUES, VALUES, VALUES)), np.zeros((BOTH, VALUES, BOTH))
    )


# --- From here on everything is compiled. ---


def sweep(sides: Any, minds: Any, pays: Any, works: Any, fools: Any, options: Any) -> None:
    """Both sides learn, in turn.

    fools: how likely each side does anything at all, and what it shows then. options: the first
    sweep's number, the last one's, and how much is fixed, from FREE on.
    """
    folly, red_fool, blue_fool = fools
    red, blue = sides
    red_mind, blue_mind = minds
    red_shown, blue_shown, gains = works
    show(red, red_mind.now, red_mind.total, red_shown, 0.0)
    show(blue, blue_mind.now, blue_mind.total, blue_shown, 0.0)
    blend(blue_shown, blue_fool, folly[1])
    for t in range(options[0], options[1]):
        weight = float(t + 1) ** 2
        reckon(blue_shown, pays[0], gains)
        learn(red, red_mind, gains, options[2])
        show(red, red_mind.now, red_mind.total, red_shown, weight)
        blend(red_shown, red_fool, folly[0])
        reckon(red_shown, pays[1], gains)
        learn(blue, blue_mind, gains, options[2])
        show(blue, blue_mind.now, blue_mind.total, blue_shown, weight)
        blend(blue_shown, blue_fool, folly[1])


def blend(shown: Any, fool: Any, folly: Any) -> None:
    """What is to be expected of one who may be a fool."""
    if folly == 0.0:
        return
    sense = 1.0 - folly
    for a in range(VALUES):
        shown.one[a] = sense * shown.one[a] + folly * fool.one[a]
        for b in range(VALUES):
            for c in range(VALUES):
                shown.two[a, b, c] = sense * shown.two[a, b, c] + folly * fool.two[a, b, c]
    for own in range(BOTH):
        for c in range(VALUES):
            for theirs in range(BOTH):
                shown.three[own, c, theirs] = (
                    sense * shown.three[own, c, theirs] + folly * fool.three[own, c, theirs]
                )


def reckon(other: Any, pay: Any, gains: Any) -> None:
    """What each card is worth where the fight ends with it, against what the other shows."""
    gains.three[:] = 0.0
    for a in range(VALUES):
        gains.one[a] = 0.0
        for x in range(VALUES):
            gains.one[a] += pay.one[a, x] * other.one[x]
        for b in range(VALUES):
            for x in range(VALUES):
                worth = 0.0
                for y in range(VALUES):
                    worth += pay.two[a, b, x, y] * other.two[a, x, y]
                gains.two[a, b, x] = worth
    for own in range(BOTH):
        for c in range(VALUES):
            for z in range(VALUES):
                for theirs in range(BOTH):
                    gains.three[own, c, theirs] += (
                        pay.three[own, c, z, theirs] * other.three[own, z, theirs]
                    )


def show(of: Any, plan: Any, total: Any, shown: Any, weight: Any) -> None:
    """How often each row of cards is shown; and the plan is added to the total, with a weight."""
    shown.one[:] = 0.0
    shown.two[:] = 0.0
    for n in range(len(of.fours)):
        total.train[n] += weight * plan.train[n]
        for c in range(VALUES):
            odds = plan.train[n] * plan.four[n, c]
            total.four[n, c] += weight * odds
            shown.one[c] += odds
    for n in range(len(of.above_three)):
        show_three(of, plan, total, shown, (n, weight))
    rows = np.zeros((BOTH, VALUES, BOTH))
    for n in range(len(of.above_two)):
        show_two(of, plan, total, rows, (n, weight))
    for own in range(BOTH):
        for c in range(VALUES):
            for theirs in range(BOTH):
                shown.three[theirs, c, own] = rows[own, c, theirs]


def show_three(of: Any, plan: Any, total: Any, shown: Any, which: Any) -> None:
    n, weight = which
    four, first = of.above_three[n]
    reach = plan.train[four] * plan.four[four, first]
    if reach == 0.0:
        return
    for x in range(VALUES):
        for c in range(VALUES):
            odds = reach * plan.three[n, x, c]
            total.three[n, x, c] += weight * odds
            shown.two[x, first, c] += odds


def show_two(of: Any, plan: Any, total: Any, rows: Any, which: Any) -> None:
    n, weight = which
    n_three, first, second, low, high = of.above_two[n]
    four = of.above_three[n_three, 0]
    reach = plan.train[four] * plan.four[four, first]
    if reach == 0.0:
        return
    own = first * VALUES + second
    for x in range(VALUES):
        odds = reach * plan.three[n_three, x, second]
        for theirs in range(x * VALUES, x * VALUES + VALUES):
            p = odds * plan.two[n, theirs]
            total.two[n, theirs] += weight * p
            rows[own, low, theirs] += p
            if not of.alone[n]:
                rows[own, high, theirs] += odds - p


def learn(of: Any, mind: Any, gains: Any, fixed: Any) -> None:
    """Regrets by what each action would have been worth; then what to do next."""
    values = np.zeros((len(of.above_three), VALUES, VALUES))
    threes = np.zeros(len(of.above_three))
    fours = np.zeros(len(of.fours))
    learn_two(of, mind, gains, values)
    for n in range(len(of.above_three)):
        first = of.above_three[n, 1]
        for x in range(VALUES):
            for c in range(VALUES):
                values[n, x, c] += gains.two[first, c, x]
            for c in range(VALUES):
                threes[n] += mind.now.three[n, x, c] * values[n, x, c]
            if fixed <= FREE + 2:
                learn_three(of, mind, values, n, x)
    for n in range(len(of.fours)):
        fours[n] = learn_four(of, mind, (gains.one, threes), n, fixed)
    if fixed == FREE:
        learn_training(mind, fours)


def learn_training(mind: Any, worth: Any) -> None:
    """Regret matching+ with the last regret as a forecast of the next one."""
    regret, now = mind.regret.train, mind.now.train
    got, whole = 0.0, 0.0
    for n in range(len(worth)):
        got += now[n] * worth[n]
    for n in range(len(worth)):
        regret[n] = max(0.0, regret[n] + worth[n] - got)
        now[n] = max(0.0, regret[n] + worth[n] - got) + LEAST_REGRET
        whole += now[n]
    for n in range(len(worth)):
        now[n] /= whole


def learn_four(of: Any, mind: Any, worths: Any, n: Any, fixed: Any) -> Any:
    """The same for the first card; what was got this time."""
    one, threes = worths
    got, whole = 0.0, 0.0
    for c in range(VALUES):
        if of.to_three[n, c] >= 0:
            got += mind.now.four[n, c] * (one[c] + threes[of.to_three[n, c]])
    if fixed > FREE + 1:
        return got
    for c in range(VALUES):
        if of.to_three[n, c] >= 0:
            more = one[c] + threes[of.to_three[n, c]] - got
            mind.regret.four[n, c] = max(0.0, mind.regret.four[n, c] + more)
            mind.now.four[n, c] = max(0.0, mind.regret.four[n, c] + more) + LEAST_REGRET
            whole += mind.now.four[n, c]
    for c in range(VALUES):
        mind.now.four[n, c] /= whole
    return got


def learn_three(of: Any, mind: Any, worth: Any, n: Any, x: Any) -> None:
    """The same for the second card."""
    got, whole = 0.0, 0.0
    for c in range(VALUES):
        got += mind.now.three[n, x, c] * worth[n, x, c]
    for c in range(VALUES):
        if of.to_two[n, c] >= 0:
            more = worth[n, x, c] - got
            mind.regret.three[n, x, c] = max(0.0, mind.regret.three[n, x, c] + more)
            mind.now.three[n, x, c] = max(0.0, mind.regret.three[n, x, c] + more) + LEAST_REGRET
            whole += mind.now.three[n, x, c]
    for c in range(VALUES):
        mind.now.three[n, x, c] /= whole


def learn_two(of: Any, mind: Any, gains: Any, values: Any) -> None:
    """The same for the last card, of two: low or high. Without a branch, that it be fast."""
    got = np.zeros(BOTH)
    for n in range(len(of.above_two)):
        n_three, first, second, low, high = of.above_two[n]
        own = first * VALUES + second
        if of.alone[n]:
            for theirs in range(BOTH):
                got[theirs] = gains.three[own, low, theirs]
        else:
            for theirs in range(BOTH):
                a, b = gains.three[own, low, theirs], gains.three[own, high, theirs]
                p = mind.now.two[n, theirs]
                up, down = (1.0 - p) * (a - b), p * (b - a)
                lows = max(0.0, mind.regret.two[n, theirs] + up)
                highs = max(0.0, mind.other[n, theirs] + down)
                mind.regret.two[n, theirs] = lows
                mind.other[n, theirs] = highs
                lows = max(0.0, lows + up) + LEAST_REGRET
                highs = max(0.0, highs + down) + LEAST_REGRET
                mind.now.two[n, theirs] = np.divide(lows, lows + highs)
                got[theirs] = p * a + (1.0 - p) * b
        for x in range(VALUES):
            for y in range(VALUES):
                values[n_three, x, second] += got[x * VALUES + y]
