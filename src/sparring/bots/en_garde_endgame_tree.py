"""The rest of a round of En Garde as a tree, grown in compiled code by asking the laws.

Few cards are left in the pack. A node is what both fencers have seen; at it stand all hands that
each may hold, and all pairs of hands that fit one another: the cards that are in neither are the
pack. A pair weighs as much as there are orders of that pack, a change of hands as much as there are
orders of the cards drawn; with that, all odds are exact (`lab/solve/hands.py` says why).

`laws` stands for the laws and the eyes of the game. Nothing here knows how likely a hand is, or
what anybody plays.
"""

from __future__ import annotations

from math import factorial, prod
from typing import Any, NamedTuple

import numpy as np

from ..games.contract import CHANCE
from ..games.en_garde.pieces import ANSWER, DONE, HAND, STAND, STRIKE, VALUES
from .en_garde_belief import HANDS
from .net import Array

laws: Any = None  # compiled.bound puts those of the game, and its eyes, in its place

COUNTS = tuple(tuple(map(int, hand)) for hand in HANDS)
ORDERS = tuple(factorial(sum(h)) // prod(map(factorial, h)) for h in COUNTS)
_SIZES = [sum(hand) for hand in COUNTS]
FIRST = (*(_SIZES.index(n) for n in range(HAND + 1)), len(COUNTS))  # hands of each size
PLACES = {hand: number for number, hand in enumerate(COUNTS)}
# The hand with a card more of a value; -1 if it would be too large.
MORE = tuple(
    tuple(PLACES.get(tuple(n + (v == w) for w, n in enumerate(h)), -1) for v in range(VALUES + 1))
    for h in COUNTS
)
NOWHERE = -1
FULL = -1


class Endgame(NamedTuple):
    """A tree in flat arrays; what belongs to a node or a branch is a row that begins `_at`."""

    states: Any  # of each node; whatever is hidden lies in the pack
    seat: Any  # who acts
    wide: Any  # how many hands each seat may hold
    hand_at: Any  # where they begin, for each seat
    hands: Any  # their numbers, for each seat
    first: Any  # the first branch of each node
    pair_at: Any  # the first of its pairs of hands: of who acts, of the other, their weight
    pairs: Any
    weights: Any
    action: Any  # of each branch
    to: Any  # the node it leads to, or NOWHERE: the round is over
    slot_at: Any  # where its row of the actor's hands begins
    allowed: Any  # a flag a slot
    pay: Any  # what it is worth to seat 0, if that is for all to see,
    pay_at: Any  # else where it is told for each hand of the other
    pays: Any
    came: Any  # how each node was come to: from which, by which branch, spending what, and draws
    change_at: Any  # the changes on the way of the hand of who acted: before, after, in how many
    changes: Any  # orders
    kept_at: Any  # for each hand of the other before: its place after, or NOWHERE
    kept: Any


def room(state: Any, nodes: int) -> Endgame:
    """Room for so many nodes, and what usually belongs to them."""
    branches, hands = nodes * 8, nodes * 64

    def whole(*shape: int) -> Array:
        return np.zeros(shape, np.int64)

    return Endgame(
        states=np.zeros(nodes, state),
        seat=whole(nodes),
        wide=whole(nodes, 2),
        hand_at=whole(nodes + 1, 2),
        hands=whole(2, hands),
        first=whole(nodes + 1),
        pair_at=whole(nodes + 1),
        pairs=whole(nodes * 256, 2),
        weights=np.zeros(nodes * 256),
        action=whole(branches),
        to=whole(branches),
        slot_at=whole(branches + 1),
        allowed=np.zeros(branches * 64, np.bool_),
        pay=np.zeros(branches),
        pay_at=whole(branches + 1),
        pays=np.zeros(branches * 32),
        came=whole(nodes, 4),
        change_at=whole(nodes + 1),
        changes=whole(nodes * 256, 3),
        kept_at=whole(nodes + 1),
        kept=whole(nodes * 64),
    )


def grow(tree: Any, spare: Any, stakes: Any) -> int:
    """All that follows from states[0]. How many nodes there are, or FULL."""
    count, n = 1, 0
    known = np.full((2, len(COUNTS)), NOWHERE)  # the places of hands at the node that is grown
    moves, branch_of = np.zeros(laws.MOVES, np.int64), np.zeros(laws.ACTIONS, np.int64)
    weights = np.zeros(laws.OUTCOMES, np.int64)
    while n < count:
        if not fits(tree, n, count):
            return FULL
        s = tree.states[n]
        seat = tree.seat[n] = laws.to_act(s)
        for p in range(2):
            hold(tree, n, p, s.fencer[p].held, s.pack, known[p])
        if n > 0:
            change(tree, n, known)
        pair_up(tree, n, seat)
        branch(tree, n, (moves, branch_of), spare)
        for b in range(tree.first[n], tree.first[n + 1]):
            count = follow(tree, n, b, count, (spare, stakes, weights))
        n += 1
    return count


def fits(tree: Any, n: int, count: int) -> bool:
    """Whether there is room for one more node, however large."""
    b, most = tree.first[n], 64
    return bool(
        count + most < len(tree.states)
        and b + most < len(tree.action)
        and max(tree.hand_at[n, 0], tree.hand_at[n, 1]) + 126 < tree.hands.shape[1]
        and tree.pair_at[n] + 126 * 40 < len(tree.pairs)
        and tree.slot_at[b] + most * 126 < len(tree.allowed)
        and tree.pay_at[b] + most * 126 < len(tree.pays)
        and tree.change_at[n] + 126 * 35 < len(tree.changes)
        and tree.kept_at[n] + 126 < len(tree.kept)
    )


def hold(tree: Any, n: int, p: int, held: int, there: Any, known: Any) -> None:
    """The hands of so many cards that a seat may hold, of those that are there."""
    at = end = tree.hand_at[n, p]
    known[:] = NOWHERE
    for h in range(FIRST[held], FIRST[held + 1]):
        if within(h, there):
            tree.hands[p, end] = h
            known[h] = end - at
            end += 1
    tree.wide[n, p] = end - at
    tree.hand_at[n + 1, p] = end


def within(h: int, there: Any) -> bool:
    for v in range(1, VALUES + 1):  # noqa: SIM110 - compiled code has no all()
        if COUNTS[h][v] > there[v]:
            return False
    return True


def pair_up(tree: Any, n: int, seat: int) -> None:
    """The hands that can be held at once; the weight is in how many orders the rest may lie."""
    s, end = tree.states[n], tree.pair_at[n]
    mine, theirs = tree.hand_at[n, seat], tree.hand_at[n, 1 - seat]
    for a in range(tree.wide[n, seat]):
        for b in range(tree.wide[n, 1 - seat]):
            one, other = tree.hands[seat, mine + a], tree.hands[1 - seat, theirs + b]
            number = 0
            for v in range(1, VALUES + 1):
                rest = s.pack[v] - COUNTS[one][v] - COUNTS[other][v]
                if rest < 0:
                    number = NOWHERE
                    break
                for _ in range(rest):
                    number = MORE[number][v] if number >= 0 else NOWHERE
            if number >= 0:
                tree.pairs[end, 0], tree.pairs[end, 1] = a, b
                tree.weights[end] = ORDERS[number]
                end += 1
    tree.pair_at[n + 1] = end


def branch(tree: Any, n: int, rooms: Any, spare: Any) -> None:
    """A branch for each action that any hand allows."""
    moves, branch_of = rooms
    seat, s, end = tree.seat[n], spare[0], tree.first[n]
    at, wide = tree.hand_at[n, seat], tree.wide[n, seat]
    branch_of[:] = NOWHERE
    for a in range(wide):
        deal(tree, n, spare, tree.hands[seat, at + a], NOWHERE)
        for m in range(laws.legal(s, seat, moves)):
            b = branch_of[moves[m]]
            if b < 0:
                b = branch_of[moves[m]] = end
                tree.action[b] = moves[m]
                tree.slot_at[b + 1] = tree.slot_at[b] + wide
                tree.allowed[tree.slot_at[b] : tree.slot_at[b + 1]] = False
                end += 1
            tree.allowed[tree.slot_at[b] + a] = True
    tree.first[n + 1] = end


def deal(tree: Any, n: int, spare: Any, hand: int, other: int) -> None:
    """The table of a node with these hands in its seats; the other's may be any that is there."""
    spare[0] = tree.states[n]
    s, seat = spare[0], tree.seat[n]
    me, them = s.fencer[seat], s.fencer[1 - seat]
    missing = them.held
    for v in range(1, VALUES + 1):
        me.hand[v] = COUNTS[hand][v]
        s.pack[v] -= COUNTS[hand][v]
        cards = min(missing, s.pack[v]) if other < 0 else COUNTS[other][v]
        them.hand[v] = cards
        s.pack[v] -= cards
        missing -= cards


def follow(tree: Any, n: int, b: int, count: int, rooms: Any) -> int:
    """Where a branch leads: to the end, or to one more node."""
    spare, stakes, weights = rooms
    tree.to[b], tree.pay_at[b + 1] = NOWHERE, tree.pay_at[b]
    a = 0
    while not tree.allowed[tree.slot_at[b] + a]:
        a += 1
    seat = tree.seat[n]
    hand = tree.hands[seat, tree.hand_at[n, seat] + a]
    deal(tree, n, spare, hand, NOWHERE)
    s = spare[0]
    spent = 0
    laws.apply(s, seat, tree.action[b], 0)
    for v in range(1, VALUES + 1):
        for _ in range(COUNTS[hand][v] - s.fencer[seat].hand[v]):
            spent = MORE[spent][v]
    drawn = drain(s, weights)
    if laws.over(s):
        if compared(tree.states[n], tree.action[b], s):
            judge(tree, n, b, rooms)
        else:
            tree.pay[b] = laws.worth(s, 0, stakes)
        return count
    for p in range(2):
        for v in range(1, VALUES + 1):
            s.pack[v] += s.fencer[p].hand[v]
            s.fencer[p].hand[v] = 0
    tree.states[count], tree.to[b] = spare[0], count
    came = tree.came[count]
    came[0], came[1], came[2], came[3] = n, b, spent, drawn
    return count + 1


def drain(s: Any, weights: Any) -> int:
    """Cards are drawn, any of them, until somebody must act; how many."""
    drawn = 0
    while not laws.over(s) and laws.to_act(s) == CHANCE:
        laws.odds(s, weights)
        value = 0
        while not weights[value]:
            value += 1
        laws.draw(s, value, 0)
        drawn += 1
    return drawn


def compared(before: Any, action: int, after: Any) -> bool:
    """Whether hands may have a say in how the round ended: only when the pack is out (3.6), and not
    if an attack was not parried then (3.5, 4.5)."""
    if after.phase == DONE and after.left > 0:
        return False
    unanswered = action == STAND or action < STRIKE
    return not (before.phase == ANSWER and before.left == 0 and unanswered)


def judge(tree: Any, n: int, b: int, rooms: Any) -> None:
    """What the end is worth to seat 0, for each hand of the other: all cards are in hands then, so
    that the actor's follows from it."""
    spare, stakes, weights = rooms
    at, seat = tree.pay_at[b], tree.seat[n]
    wide = tree.wide[n, 1 - seat]
    tree.pay_at[b + 1] = at + wide
    tree.pays[at : at + wide] = np.nan
    for pair in range(tree.pair_at[n], tree.pair_at[n + 1]):
        mine, other = tree.pairs[pair]
        if tree.allowed[tree.slot_at[b] + mine] and np.isnan(tree.pays[at + other]):
            hand = tree.hands[seat, tree.hand_at[n, seat] + mine]
            their = tree.hands[1 - seat, tree.hand_at[n, 1 - seat] + other]
            deal(tree, n, spare, hand, their)
            laws.apply(spare[0], seat, tree.action[b], 0)
            drain(spare[0], weights)
            tree.pays[at + other] = laws.worth(spare[0], 0, stakes)
    for i in range(at, at + wide):
        if np.isnan(tree.pays[i]):  # never held together with a hand that may do this
            tree.pays[i] = 0.0


def change(tree: Any, n: int, known: Any) -> None:
    """What became of both hands on the way to this node."""
    parent, b, spent, drawn = tree.came[n]
    seat, end, kept = tree.seat[parent], tree.change_at[n], tree.kept_at[n]
    at = tree.hand_at[parent, seat]
    for a in range(tree.wide[parent, seat]):
        if tree.allowed[tree.slot_at[b] + a]:
            left = less(tree.hands[seat, at + a], spent)
            for drew in range(FIRST[drawn], FIRST[drawn + 1]):
                then = plus(left, drew)
                if then >= 0 and known[seat, then] >= 0:
                    change = tree.changes[end]
                    change[0], change[1], change[2] = a, known[seat, then], ORDERS[drew]
                    end += 1
    tree.change_at[n + 1] = end
    at = tree.hand_at[parent, 1 - seat]
    for other in range(tree.wide[parent, 1 - seat]):
        tree.kept[kept + other] = known[1 - seat, tree.hands[1 - seat, at + other]]
    tree.kept_at[n + 1] = kept + tree.wide[parent, 1 - seat]


def less(hand: int, by: int) -> int:
    """The hand without these cards, which are in it."""
    number = 0
    for v in range(1, VALUES + 1):
        for _ in range(COUNTS[hand][v] - COUNTS[by][v]):
            number = MORE[number][v]
    return number


def plus(hand: int, more: int) -> int:
    """The hand with these cards; NOWHERE if it would be too large."""
    for v in range(1, VALUES + 1):
        for _ in range(COUNTS[more][v]):
            if hand >= 0:
                hand = MORE[hand][v]
    return hand
