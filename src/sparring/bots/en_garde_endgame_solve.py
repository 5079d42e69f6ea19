"""Re-solving the end of a round so that nobody can gain by it: CFR+ with a gadget, compiled.

One fencer, `me`, wants a new strategy for a tree (`en_garde_endgame_tree.py`). How likely its own
hands are follows from what it has played. The other's are not fixed, or the other could gain by
coming here with hands that are not expected. So with each hand the other may take, instead of going
on, what the hand was worth before (Burch, Johanson and Bowling 2014): no hand is worth more
afterwards. More weight, `trust`, lies on the hands as they are believed, so that among the safe
strategies those are preferred that do well against what is likely.

Nothing here knows a rule, or where beliefs and worths come from.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .net import Array

SLIP = 1e-9  # how often what is never done is done: so that there is an answer to it
NEVER = 1e-5  # where I never come if I play so, the average counts all the same: late iterations


class Root(NamedTuple):
    """What is known where the tree begins."""

    me: int
    mine: Any  # in how many ways, as likely as I played so, each of my hands was come to
    theirs: Any  # and each of the other's, as is believed
    ways: Any  # and if the other did all it could to come here: what the gadget weighs
    before: Any  # what each hand of the other was worth, times those of mine that fit


class Plan(NamedTuple):
    """What is learnt: strategies and regrets, a number a slot; by hand, ways and their worth."""

    mix: Any
    regret: Any
    average: Any
    reach: tuple[Any, Any]
    value: tuple[Any, Any]
    follow: Any  # for each hand of the other: regrets of going on and of taking what it was worth
    total: Any  # room for a number a hand


def plan(tree: Any, nodes: int) -> Plan:
    slots = int(tree.slot_at[tree.first[nodes]])
    hands = [int(tree.hand_at[nodes, seat]) for seat in (0, 1)]

    def blank(size: int) -> Array:
        return np.zeros(size)

    return Plan(
        blank(slots),
        blank(slots),
        blank(slots),
        (blank(hands[0]), blank(hands[1])),
        (blank(hands[0]), blank(hands[1])),
        np.zeros((126, 2)),
        blank(126),
    )


def solve(tree: Any, nodes: int, root: Any, plan: Any, iterations: int, trust: float) -> None:
    """CFR+; in the end `mix` is the average strategy of both."""
    me, other = root.me, 1 - root.me
    gain = np.zeros(gains(tree, nodes))
    for n in range(nodes):
        share(tree, n, plan)
    enter(root, plan, trust)
    down(tree, nodes, me, plan)
    for t in range(iterations):
        down(tree, nodes, other, plan)
        up(tree, nodes, me, plan, gain, float(t + 1) * (t + 1))
        down(tree, nodes, me, plan)
        up(tree, nodes, other, plan, gain, float(t + 1) * (t + 1))
        tempt(root, plan)
        enter(root, plan, trust)
    plan.mix[:] = plan.average
    for n in range(nodes):
        share(tree, n, plan)


def appraise(tree: Any, nodes: int, root: Any, plan: Any, worth: Any) -> None:
    """What each action is worth to each hand of mine, if both keep to their strategies."""
    me, other = root.me, 1 - root.me
    gain = np.zeros(gains(tree, nodes))
    for a in range(len(root.mine)):
        plan.reach[me][a] = root.mine[a]
    for b in range(len(root.theirs)):
        plan.reach[other][b] = root.theirs[b]
    down(tree, nodes, other, plan)
    up(tree, nodes, me, plan, gain, 0.0)
    met = np.zeros(126)
    for n in range(nodes):
        if tree.seat[n] == me:
            base, wide = tree.slot_at[tree.first[n]], tree.wide[n, me]
            own(tree, n, plan, gain, 1.0 - 2.0 * me)
            met[:] = 0.0
            for p in range(tree.pair_at[n], tree.pair_at[n + 1]):
                mine, their = tree.pairs[p]
                met[mine] += tree.weights[p] * plan.reach[other][tree.hand_at[n, other] + their]
            for slot in range(base, tree.slot_at[tree.first[n + 1]]):
                worth[slot] = gain[slot - base] / max(met[(slot - base) % wide], 1e-300)


def gains(tree: Any, nodes: int) -> int:
    most = 0
    for n in range(nodes):
        most = max(most, tree.slot_at[tree.first[n + 1]] - tree.slot_at[tree.first[n]])
    return most


# --- The gadget. ---


def enter(root: Any, plan: Any, trust: float) -> None:
    """The hands that come into the tree: mine as they are, the other's that prefer to go on."""
    mine, theirs = plan.reach[root.me], plan.reach[1 - root.me]
    for a in range(len(root.mine)):
        mine[a] = root.mine[a]
    for b in range(len(root.ways)):
        on, off = plan.follow[b]
        going = on / (on + off) if on + off > 0.0 else 0.5
        theirs[b] = trust * root.theirs[b] + root.ways[b] * going


def tempt(root: Any, plan: Any) -> None:
    """With each hand the other regrets not to have gone on, or not to have stayed out."""
    for b in range(len(root.ways)):
        on, off = plan.follow[b]
        going = on / (on + off) if on + off > 0.0 else 0.5
        more = plan.value[1 - root.me][b] - root.before[b]
        plan.follow[b, 0] = max(on + (1.0 - going) * more, 0.0)
        plan.follow[b, 1] = max(off - going * more, 0.0)


# --- Sweeps. ---


def down(tree: Any, nodes: int, seat: int, plan: Any) -> None:
    """In how many ways this seat has each hand at each node, from those at the root."""
    reach = plan.reach[seat]
    for n in range(1, nodes):
        parent, b = tree.came[n, 0], tree.came[n, 1]
        into = reach[tree.hand_at[n, seat] : tree.hand_at[n + 1, seat]]
        at = tree.hand_at[parent, seat]
        if tree.seat[parent] == seat:
            into[:] = 0.0
            slot = tree.slot_at[b]
            for c in range(tree.change_at[n], tree.change_at[n + 1]):
                before = tree.changes[c, 0]
                ways = tree.changes[c, 2] * reach[at + before]
                into[tree.changes[c, 1]] += ways * max(plan.mix[slot + before], SLIP)
        else:
            into[:] = 0.0
            for i in range(tree.kept_at[n + 1] - tree.kept_at[n]):
                after = tree.kept[tree.kept_at[n] + i]
                if after >= 0:
                    into[after] = reach[at + i]


def up(tree: Any, nodes: int, seat: int, plan: Any, gain: Any, weight: float) -> None:
    """What each hand of this seat is worth at each node; with a weight, it learns from that."""
    side = 1.0 - 2.0 * seat
    for n in range(nodes - 1, -1, -1):
        value = plan.value[seat][tree.hand_at[n, seat] : tree.hand_at[n + 1, seat]]
        value[:] = 0.0
        if tree.seat[n] == seat:
            own(tree, n, plan, gain, side)
            learn(tree, n, plan, gain, weight)
        else:
            others(tree, n, plan, value, side)


def own(tree: Any, n: int, plan: Any, gain: Any, side: float) -> None:
    """What each action is worth to each hand of who acts, into `gain`."""
    seat, base = tree.seat[n], tree.slot_at[tree.first[n]]
    wide = tree.wide[n, seat]
    met = plan.reach[1 - seat][tree.hand_at[n, 1 - seat] : tree.hand_at[n + 1, 1 - seat]]
    for b in range(tree.first[n], tree.first[n + 1]):
        into = gain[tree.slot_at[b] - base : tree.slot_at[b] - base + wide]
        into[:] = 0.0
        to = tree.to[b]
        if to >= 0:
            below = plan.value[seat][tree.hand_at[to, seat] : tree.hand_at[to + 1, seat]]
            for c in range(tree.change_at[to], tree.change_at[to + 1]):
                into[tree.changes[c, 0]] += tree.changes[c, 2] * below[tree.changes[c, 1]]
        elif tree.pay_at[b] < tree.pay_at[b + 1]:
            pays = tree.pays[tree.pay_at[b] : tree.pay_at[b + 1]]
            for p in range(tree.pair_at[n], tree.pair_at[n + 1]):
                other = tree.pairs[p, 1]
                into[tree.pairs[p, 0]] += side * tree.weights[p] * pays[other] * met[other]
        else:
            pay = side * tree.pay[b]
            for p in range(tree.pair_at[n], tree.pair_at[n + 1]):
                into[tree.pairs[p, 0]] += pay * tree.weights[p] * met[tree.pairs[p, 1]]


def others(tree: Any, n: int, plan: Any, value: Any, side: float) -> None:
    """What each hand of who does not act is worth, into `value`."""
    seat = tree.seat[n]
    acts = plan.reach[seat][tree.hand_at[n, seat] : tree.hand_at[n + 1, seat]]
    for b in range(tree.first[n], tree.first[n + 1]):
        mix = plan.mix[tree.slot_at[b] : tree.slot_at[b + 1]]
        to = tree.to[b]
        if to >= 0:
            below = plan.value[1 - seat][
                tree.hand_at[to, 1 - seat] : tree.hand_at[to + 1, 1 - seat]
            ]
            for i in range(tree.wide[n, 1 - seat]):
                after = tree.kept[tree.kept_at[to] + i]
                if after >= 0:
                    value[i] += below[after]
        elif tree.pay_at[b] < tree.pay_at[b + 1]:
            pays = tree.pays[tree.pay_at[b] : tree.pay_at[b + 1]]
            for p in range(tree.pair_at[n], tree.pair_at[n + 1]):
                a, hand = tree.pairs[p, 0], tree.pairs[p, 1]
                value[hand] += side * tree.weights[p] * pays[hand] * acts[a] * mix[a]
        else:
            pay = side * tree.pay[b]
            for p in range(tree.pair_at[n], tree.pair_at[n + 1]):
                a = tree.pairs[p, 0]
                value[tree.pairs[p, 1]] += pay * tree.weights[p] * acts[a] * mix[a]


# --- What who acts makes of it. ---


def learn(tree: Any, n: int, plan: Any, gain: Any, weight: float) -> None:
    """Each hand's worth; regrets, the average, and a new mix where something is learnt."""
    seat, base = tree.seat[n], tree.slot_at[tree.first[n]]
    value = plan.value[seat][tree.hand_at[n, seat] : tree.hand_at[n + 1, seat]]
    reach = plan.reach[seat][tree.hand_at[n, seat] : tree.hand_at[n + 1, seat]]
    for b in range(tree.first[n], tree.first[n + 1]):
        at = tree.slot_at[b]
        for hand in range(len(value)):
            value[hand] += plan.mix[at + hand] * gain[at - base + hand]
    if weight == 0.0:
        return
    for b in range(tree.first[n], tree.first[n + 1]):
        at = tree.slot_at[b]
        for hand in range(len(value)):
            ways = max(reach[hand], NEVER)
            plan.average[at + hand] += weight * ways * plan.mix[at + hand]
            regret = plan.regret[at + hand] + gain[at - base + hand] - value[hand]
            regret = max(regret, 0.0) if tree.allowed[at + hand] else 0.0
            plan.regret[at + hand] = plan.mix[at + hand] = regret
    share(tree, n, plan)


def share(tree: Any, n: int, plan: Any) -> None:
    """Act in proportion to what stands in `mix`; evenly where nothing does."""
    wide, total = tree.wide[n, tree.seat[n]], plan.total
    total[:wide] = 0.0
    for b in range(tree.first[n], tree.first[n + 1]):
        mix = plan.mix[tree.slot_at[b] : tree.slot_at[b + 1]]
        for hand in range(wide):
            total[hand] += mix[hand]
    for hand in range(wide):
        if total[hand] <= 0.0:
            for b in range(tree.first[n], tree.first[n + 1]):
                fair = 1.0 if tree.allowed[tree.slot_at[b] + hand] else 0.0
                plan.mix[tree.slot_at[b] + hand] = fair
                total[hand] += fair
        total[hand] = 1.0 / max(total[hand], 1e-300)
    for b in range(tree.first[n], tree.first[n + 1]):
        mix = plan.mix[tree.slot_at[b] : tree.slot_at[b + 1]]
        for hand in range(wide):
            mix[hand] *= total[hand]
