"""Sweeps over the public tree, in compiled code: down with the hands, up with their worth.

A sweep goes through situations, and through all histories of each at once; whatever is a row here
has a number for each history, and is known by an array and the place in it where it begins. Down it
tells in how many ways a seat gets to each node with each hand. Up it tells what each hand of a seat
is worth at each node: the ways of the other seat, times the odds, times what is won. On its own
nodes the seat does a *deed*: it learns (regrets), takes what is best, or keeps to what it does.

Nothing here knows of any game, or how often anybody sweeps.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

MAKES_NO_ARRAYS = True  # but for the entries: nobody has to count who holds a row

LEARN, BEST, KEEP = 0, 1, 2  # the deeds
MANY = 256  # histories in one step: what they need stays in the cache


class Pace(NamedTuple):
    """What an iteration makes of the regrets before it, and how much its strategy weighs."""

    gained: float  # regrets above zero are multiplied by this,
    lost: float  # those below by this,
    least: float  # and none may be lower
    foresight: float  # the last regrets are expected so many times more
    weight: float


class Books(NamedTuple):
    """What is known of every node."""

    mix: Any  # how its actor acts: a number a slot (a branch, a hand, a history)
    regret: Any  # a number a slot
    average: Any  # the strategies so far, added up
    reach: tuple[Any, Any]  # in how many ways each seat gets there: a number a hand and history
    value: tuple[Any, Any]  # what that is worth to it


def descend(tree: Any, seat: int, books: Any, span: Any) -> None:
    """From these situations to those that follow: in how many ways this seat has each hand."""
    reach = books.reach[seat]
    for s in range(span[0], span[1]):
        n, mine = tree.nodes[s], tree.seat[s] == seat
        for branch in range(tree.first[s], tree.first[s + 1]):
            to = tree.to[branch]
            if to < 0:
                continue
            many, place = tree.nodes[to], tree.hand_at[to, seat] + tree.place[branch]
            for hand in range(tree.width[to, seat]):
                clear((reach, place + hand * many), n)
            slots = tree.slot_at[s] + (branch - tree.first[s]) * tree.width[s, seat] * n
            for change in range(tree.change_at[branch, seat, 0], tree.change_at[branch, seat, 1]):
                hand, orders = tree.before[change], tree.orders[change]
                then = (reach, place + tree.after[change] * many)
                ways = (reach, tree.hand_at[s, seat] + hand * n)
                if mine:
                    add_mixed(then, n, orders, ways, (books.mix, slots + hand * n))
                else:
                    add(then, n, orders, ways)


def ascend(tree: Any, seat: int, doing: Any, books: Any, span: Any) -> None:
    """What each hand of this seat is worth, from the last of these situations to the first."""
    deed, pace = doing
    gain, spare = np.empty(room(tree, span)), np.empty(MANY)
    for s in range(span[1] - 1, span[0] - 1, -1):
        n, own = tree.nodes[s], tree.seat[s] == seat
        for start in range(0, n, MANY):
            part = (s, start, min(MANY, n - start))
            for hand in range(tree.width[s, seat]):
                clear((books.value[seat], tree.hand_at[s, seat] + hand * n + start), part[2])
            for branch in range(tree.first[s], tree.first[s + 1]):
                gather(tree, seat, books, (*part, branch), gain, spare)
            if own and deed == BEST:
                take_best(tree, books, part, gain)
            elif own:
                weigh(tree, books, part, gain)
                if deed == LEARN:
                    learn(tree, pace, books, part, gain, spare)


def room(tree: Any, span: Any) -> int:
    most = 0
    for s in range(span[0], span[1]):
        rows = tree.even_at[s + 1] - tree.even_at[s]
        most = max(most, rows * min(MANY, tree.nodes[s]))
    return most


def gather(tree: Any, seat: int, books: Any, part: Any, gain: Any, spare: Any) -> None:
    """What a branch is worth: to `gain` if it is the seat's own, else to its value."""
    s, start, count, branch = part
    value, width = books.value[seat], tree.width[s, seat]
    into, at, apart = value, tree.hand_at[s, seat] + start, tree.nodes[s]
    if tree.seat[s] == seat:
        into, at, apart = gain, (branch - tree.first[s]) * width * count, count
        clear((gain, at), width * count)
    to = tree.to[branch]
    if to < 0:
        cash(tree, seat, books, part, (into, at, apart), spare)
        return
    below, many = tree.hand_at[to, seat] + tree.place[branch] + start, tree.nodes[to]
    for change in range(tree.change_at[branch, seat, 0], tree.change_at[branch, seat, 1]):
        there = (value, below + tree.after[change] * many)
        add((into, at + tree.before[change] * apart), count, tree.orders[change], there)


def cash(tree: Any, seat: int, books: Any, part: Any, to: Any, spare: Any) -> None:
    """The round is over: for every two hands what it pays, times the odds of the two."""
    s, start, count, branch = part
    into, at, apart = to
    n, own, theirs = tree.nodes[s], tree.width[s, seat], tree.width[s, 1 - seat]
    pay = tree.pay_at[~tree.to[branch]]
    slots = tree.slot_at[s] + (branch - tree.first[s]) * theirs * n + start
    for other in range(theirs):
        reach = (books.reach[1 - seat], tree.hand_at[s, 1 - seat] + other * n + start)
        clear((spare, 0), count)
        if tree.seat[s] == seat:
            add((spare, 0), count, 1.0, reach)
        else:
            add_mixed((spare, 0), count, 1.0, reach, (books.mix, slots + other * n))
        for hand in range(own):
            each = tree.pay[seat, pay + other * own + hand]
            if each != 0.0:
                add((into, at + hand * apart), count, each, (spare, 0))


# --- What a seat does on its own nodes. ---


def weigh(tree: Any, books: Any, part: Any, gain: Any) -> None:
    """What a hand is worth if its owner acts as it does."""
    s, start, count = part
    n, seat = tree.nodes[s], tree.seat[s]
    for row in range(tree.even_at[s + 1] - tree.even_at[s]):
        value = tree.hand_at[s, seat] + row % tree.width[s, seat] * n + start
        mix = (books.mix, tree.slot_at[s] + row * n + start)
        add_mixed((books.value[seat], value), count, 1.0, (gain, row * count), mix)


def take_best(tree: Any, books: Any, part: Any, gain: Any) -> None:
    s, start, count = part
    seat, n = tree.seat[s], tree.nodes[s]
    width, value = tree.width[s, seat], books.value[seat]
    for hand in range(width):
        at, found = tree.hand_at[s, seat] + hand * n + start, False
        for branch in range(tree.first[s + 1] - tree.first[s]):
            if tree.even[tree.even_at[s] + branch * width + hand] > 0.0:
                each = (branch * width + hand) * count
                for i in range(count):
                    value[at + i] = max(value[at + i], gain[each + i]) if found else gain[each + i]
                found = True


def learn(tree: Any, pace: Any, books: Any, part: Any, gain: Any, spare: Any) -> None:
    """Regret what was not done, add up what was, and act anew."""
    s, start, count = part
    n, seat = tree.nodes[s], tree.seat[s]
    width = tree.width[s, seat]
    for hand in range(width):
        own = tree.hand_at[s, seat] + hand * n + start
        value = (books.value[seat], own)
        for branch in range(tree.first[s + 1] - tree.first[s]):
            row = branch * width + hand
            if tree.even[tree.even_at[s] + row] > 0.0:
                slot = tree.slot_at[s] + row * n + start
                done = (books.average, slot), (books.reach[seat], own), (books.mix, slot)
                add_mixed(done[0], count, pace.weight, done[1], done[2])
                regret(pace, books, (slot, count), (gain, row * count), value)
        share(tree, books.mix, part, hand, spare)


def regret(pace: Any, books: Any, where: Any, gain: Any, value: Any) -> None:
    """To `mix` goes what is to be done, but not yet to a sum of 1."""
    first, count = np.uint64(where[0]), np.uint64(where[1])
    each, own = np.uint64(gain[1]), np.uint64(value[1])
    stock, mix = books.regret, books.mix
    gained, lost, least, again = pace.gained, pace.lost, pace.least, pace.foresight
    for i in range(count):
        before, now = stock[first + i], gain[0][each + i] - value[0][own + i]
        kept = max(before * (gained if before > 0.0 else lost) + now, least)
        stock[first + i] = kept
        mix[first + i] = max(kept + again * now, 0.0)


def share(tree: Any, mix: Any, part: Any, hand: int, spare: Any) -> None:
    """Act in proportion to what stands in `mix`; evenly where nothing does."""
    s, start, count = part
    n, width, even = tree.nodes[s], tree.width[s, tree.seat[s]], tree.even_at[s] + hand
    at, branches = tree.slot_at[s] + hand * n + start, tree.first[s + 1] - tree.first[s]
    clear((spare, 0), count)
    for branch in range(branches):
        add((spare, 0), count, 1.0, (mix, at + branch * width * n))
    for branch in range(branches):
        first, fair = np.uint64(at + branch * width * n), tree.even[even + branch * width]
        for i in range(np.uint64(count)):
            mix[first + i] = mix[first + i] / spare[i] if spare[i] > 0.0 else fair


def normalise(tree: Any, mix: Any) -> None:
    """Every node's actor acts in proportion to what stands in `mix`."""
    spare = np.empty(MANY)
    for s in range(tree.seat.size):
        for start in range(0, tree.nodes[s], MANY):
            part = (s, start, min(MANY, tree.nodes[s] - start))
            for hand in range(tree.width[s, tree.seat[s]]):
                share(tree, mix, part, hand, spare)


# --- Rows: an array and a place. Unsigned: places from the end, as -1, would have to be looked for,
# --- and nothing would become the processor's own vectors.


def clear(to: Any, count: int) -> None:
    numbers, first = to[0], np.uint64(to[1])
    for i in range(np.uint64(count)):
        numbers[first + i] = 0.0


def add(to: Any, count: int, times: float, more: Any) -> None:
    numbers, first = to[0], np.uint64(to[1])
    others, other = more[0], np.uint64(more[1])
    for i in range(np.uint64(count)):
        numbers[first + i] += times * others[other + i]


def add_mixed(to: Any, count: int, times: float, more: Any, mix: Any) -> None:
    numbers, first = to[0], np.uint64(to[1])
    others, other = more[0], np.uint64(more[1])
    shares, slot = mix[0], np.uint64(mix[1])
    for i in range(np.uint64(count)):
        numbers[first + i] += times * others[other + i] * shares[slot + i]
