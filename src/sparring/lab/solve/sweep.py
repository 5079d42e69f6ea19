"""Sweeps over the public tree, in compiled code: down with the hands, up with their worth.

A sweep goes through situations, and through all histories of each at once; whatever is a row here
has a number for each history. Down it tells in how many ways a seat gets to each node with each
hand. Up it tells what each hand of a seat is worth at each node: the ways of the other seat, times
the odds, times what is won. On its own nodes the seat does a *deed*: it learns (regrets), takes
what is best, or keeps to what it does.

Nothing here knows of any game, or how often anybody sweeps.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

LEARN, BEST, KEEP = 0, 1, 2  # the deeds
MANY = 256  # histories in one step: what they need stays in the cache


class Pace(NamedTuple):
    """What an iteration makes of the regrets before it, and how much its strategy weighs."""

    gained: float  # regrets above zero are multiplied by this,
    lost: float  # those below by this,
    least: float  # and none may be lower
    foresight: int  # 1: the last regrets are expected once more
    weight: float


class Books(NamedTuple):
    """What is known of every node."""

    mix: Any  # how its actor acts: a number a slot (a branch, a hand, a history)
    regret: Any  # a number a slot
    last: Any  # the last regrets; empty without foresight
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
                reach[place + hand * many : place + hand * many + n] = 0.0
            slots = tree.slot_at[s] + (branch - tree.first[s]) * tree.width[s, seat] * n
            for change in range(tree.change_at[branch, seat, 0], tree.change_at[branch, seat, 1]):
                hand, orders = tree.before[change], tree.orders[change]
                at = place + tree.after[change] * many
                ways = row(reach, tree.hand_at[s, seat] + hand * n, n)
                if mine:
                    add_mixed(row(reach, at, n), orders, ways, row(books.mix, slots + hand * n, n))
                else:
                    add(row(reach, at, n), orders, ways)


def ascend(tree: Any, seat: int, doing: Any, books: Any, span: Any) -> None:
    """What each hand of this seat is worth, from the last of these situations to the first."""
    deed, pace = doing
    gain, spare = np.empty(room(tree, span)), np.empty(MANY)
    for s in range(span[1] - 1, span[0] - 1, -1):
        for start in range(0, tree.nodes[s], MANY):
            count = min(MANY, tree.nodes[s] - start)
            value = books.value[seat]
            for hand in range(tree.width[s, seat]):
                row(value, tree.hand_at[s, seat] + hand * tree.nodes[s] + start, count)[:] = 0.0
            for branch in range(tree.first[s], tree.first[s + 1]):
                gather(tree, seat, books, (s, branch, start, count), gain, spare)
            if tree.seat[s] == seat:
                act(tree, deed, pace, books, (s, start, count), gain)


def room(tree: Any, span: Any) -> int:
    most = 0
    for s in range(span[0], span[1]):
        rows = tree.even_at[s + 1] - tree.even_at[s]
        most = max(most, rows * min(MANY, tree.nodes[s]))
    return most


def gather(tree: Any, seat: int, books: Any, part: Any, gain: Any, spare: Any) -> None:
    """What a branch is worth: to `gain` if it is the seat's own, else to its value."""
    s, branch, start, count = part
    n, width = tree.nodes[s], tree.width[s, seat]
    into, at, apart = books.value[seat], tree.hand_at[s, seat] + start, n
    if tree.seat[s] == seat:
        into, at, apart = gain, (branch - tree.first[s]) * width * count, count
        gain[at : at + width * count] = 0.0
    to = tree.to[branch]
    if to < 0:
        cash(tree, seat, books, part, (into, at, apart), spare)
        return
    below = tree.hand_at[to, seat] + tree.place[branch] + start
    found, many = books.value[seat], tree.nodes[to]
    for change in range(tree.change_at[branch, seat, 0], tree.change_at[branch, seat, 1]):
        to_row = row(into, at + tree.before[change] * apart, count)
        add(to_row, tree.orders[change], row(found, below + tree.after[change] * many, count))


def cash(tree: Any, seat: int, books: Any, part: Any, to: Any, spare: Any) -> None:
    """The round is over: for every two hands what it pays, times the odds of the two."""
    s, branch, start, count = part
    into, at, apart = to
    n, own, theirs = tree.nodes[s], tree.width[s, seat], tree.width[s, 1 - seat]
    pay = tree.pay_at[~tree.to[branch]]
    slots = tree.slot_at[s] + (branch - tree.first[s]) * theirs * n + start
    for other in range(theirs):
        reach = row(books.reach[1 - seat], tree.hand_at[s, 1 - seat] + other * n + start, count)
        ways = spare[:count]
        ways[:] = reach
        if tree.seat[s] != seat:
            multiply(ways, row(books.mix, slots + other * n, count))
        for hand in range(own):
            each = tree.pay[seat, pay + other * own + hand]
            if each != 0.0:
                add(row(into, at + hand * apart, count), each, ways)


# --- What a seat does on its own nodes. ---


def act(tree: Any, deed: int, pace: Any, books: Any, part: Any, gain: Any) -> None:
    s, start, count = part
    n, seat = tree.nodes[s], tree.seat[s]
    width = tree.width[s, seat]
    for hand in range(width):
        value = row(books.value[seat], tree.hand_at[s, seat] + hand * n + start, count)
        if deed == BEST:
            take_best(tree, (s, hand, count), gain, value)
            continue
        for branch in range(tree.first[s + 1] - tree.first[s]):
            mix = row(books.mix, tree.slot_at[s] + (branch * width + hand) * n + start, count)
            add_mixed(value, 1.0, row(gain, (branch * width + hand) * count, count), mix)
        if deed == LEARN:
            reach = row(books.reach[seat], tree.hand_at[s, seat] + hand * n + start, count)
            learn(tree, pace, books, (s, hand, start, count), gain, (value, reach))


def take_best(tree: Any, part: Any, gain: Any, value: Any) -> None:
    s, hand, count = part
    width, found = tree.width[s, tree.seat[s]], False
    for branch in range(tree.first[s + 1] - tree.first[s]):
        if tree.even[tree.even_at[s] + branch * width + hand] > 0.0:
            each = row(gain, (branch * width + hand) * count, count)
            for i in range(count):
                value[i] = max(value[i], each[i]) if found else each[i]
            found = True


def learn(tree: Any, pace: Any, books: Any, part: Any, gain: Any, own: Any) -> None:
    """Regret what was not done, add up what was, and act anew."""
    s, hand, start, count = part
    value, reach = own
    n, width = tree.nodes[s], tree.width[s, tree.seat[s]]
    for branch in range(tree.first[s + 1] - tree.first[s]):
        if tree.even[tree.even_at[s] + branch * width + hand] > 0.0:
            at = tree.slot_at[s] + (branch * width + hand) * n + start
            each = row(gain, (branch * width + hand) * count, count)
            mix = row(books.mix, at, count)
            add_mixed(row(books.average, at, count), pace.weight, reach, mix)
            regret(row(books.regret, at, count), pace, each, value)
            hope = row(books.regret, at, count)
            if pace.foresight:
                last = row(books.last, at, count)
                for i in range(count):
                    last[i] = each[i] - value[i]
                    mix[i] = max(hope[i] + last[i], 0.0)
            else:
                for i in range(count):
                    mix[i] = max(hope[i], 0.0)
    share(tree, books.mix, part)


def regret(stock: Any, pace: Any, gain: Any, value: Any) -> None:
    gained, lost, least = pace.gained, pace.lost, pace.least
    for i in range(stock.size):
        kept = stock[i] * (gained if stock[i] > 0.0 else lost)
        stock[i] = max(kept + gain[i] - value[i], least)


def share(tree: Any, mix: Any, part: Any) -> None:
    """Act in proportion to what stands in `mix`; evenly where nothing does."""
    s, hand, start, count = part
    n, width, even = tree.nodes[s], tree.width[s, tree.seat[s]], tree.even_at[s] + hand
    at = tree.slot_at[s] + hand * n + start
    branches = tree.first[s + 1] - tree.first[s]
    total = np.zeros(count)
    for branch in range(branches):
        add(total, 1.0, row(mix, at + branch * width * n, count))
    for branch in range(branches):
        each, fair = row(mix, at + branch * width * n, count), tree.even[even + branch * width]
        for i in range(count):
            each[i] = each[i] / total[i] if total[i] > 0.0 else fair


def normalise(tree: Any, mix: Any) -> None:
    """Every node's actor acts in proportion to what stands in `mix`."""
    for s in range(tree.seat.size):
        for start in range(0, tree.nodes[s], MANY):
            count = min(MANY, tree.nodes[s] - start)
            for hand in range(tree.width[s, tree.seat[s]]):
                share(tree, mix, (s, hand, start, count))


# --- Rows. Short, so that they become the processor's own vectors. ---


def row(numbers: Any, at: int, count: int) -> Any:
    return numbers[at : at + count]


def add(to: Any, times: float, more: Any) -> None:
    for i in range(to.size):
        to[i] += times * more[i]


def add_mixed(to: Any, times: float, more: Any, mix: Any) -> None:
    for i in range(to.size):
        to[i] += times * more[i] * mix[i]


def multiply(to: Any, by: Any) -> None:
    for i in range(to.size):
        to[i] *= by[i]
