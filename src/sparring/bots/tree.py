"""A tree of what seats know, grown in compiled code world by world.

A node of the searching seat is what it would know there, a node of another what everybody would
know: so nobody in the tree sees a hidden card of another, or a choice that is still sealed. Where
several choose at once, regrets are matched; elsewhere the upper confidence bound decides.

A node is no more than the hash of what is known. `laws` stands for the laws of a game and a sense
of it (sense.py), which plays on below the tree: `compiled.bound` puts them in its place.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..compiled import pick_below, row_type
from ..games.contract import CHANCE, NOBODY, Laws

laws: Any = None  # compiled.bound puts those of a game in its place

MAKES_NO_ARRAYS = True  # see compiled.Life.is_law: nobody counts who holds one

LEAST = 16  # worlds, however little time there is
DEPTH, TRACE = 64, 2048  # of the tree; of what is remembered below it
SEATS = 5
BOLD = 0.7  # how much it weighs that an action was little tried
STRAY = 0.15  # the part of a matched choice that is even
FINE = 1 << 30

# What is known of an edge; an edge with no action is its node.
TRIED, TOTAL, SQUARES, OPEN, GAIN, MIXED, ODDS = range(7)
FOUND = 4  # of each action: how often it was tried, the sum of shares, of squares, its part


class Tree(NamedTuple):
    """The tree, and room to work in."""

    states: Any
    looks: Any
    words: Any  # the bytes of looks
    keys: Any
    edges: Any
    liked: Any  # seat, action: the sum of shares, and how often
    path: Any  # edge, its node or -1, seat
    trace: Any  # seat, action
    moves: Any
    weights: Any
    slots: Any
    random: Any
    begun: Any  # what the sense wrote down when the search began
    shares: Any  # of each seat in the last world
    spread: Any  # how many worlds, the sum of our shares, of their squares


def plant(kind: Laws, random: Any, work: int) -> Tree:
    """An empty tree for the laws of a game, with room for so much work."""
    room = 1 << max(12, min(20, int(work / 4).bit_length()))
    looks = np.zeros(1, row_type(kind.Sight))
    return Tree(
        np.zeros(1, row_type(kind.State)),
        looks,
        looks.view(np.uint8),
        np.zeros(room, np.uint64),
        np.zeros((room, 8)),
        np.zeros((SEATS, kind.ACTIONS, 2)),
        np.zeros((DEPTH, 3), np.int64),
        np.zeros((TRACE, 2), np.int64),
        np.zeros(kind.MOVES, np.int64),
        np.zeros(kind.OUTCOMES, np.int64),
        np.zeros(kind.MOVES, np.int64),
        random,
        np.zeros(4, np.int64),
        np.zeros(SEATS),
        np.zeros(3),
    )


def grow(sights: Any, t: Any, actions: Any, work: int, found: Any) -> None:
    """World after world until the work is done; then what is known of each action."""
    me = sights[0].seat
    laws.begin(sights[0], t.begun)
    done = worlds = 0
    while done < work or worlds < LEAST:
        laws.imagine(sights[0], t.random, t.states[0])
        done += try_world(t, me)
        t.spread[0] += 1
        t.spread[1] += t.shares[me]
        t.spread[2] += t.shares[me] ** 2
        worlds += 1
    laws.imagine(sights[0], t.random, t.states[0])
    s = t.states[0]
    node = known(t, s, me, me)
    sealed = others_choose(s, me)
    most = 0
    for n in range(len(actions)):
        edge = find(t, node, actions[n] + 1)
        for what in range(3):
            found[n, what] = t.edges[edge, what]
        found[n, 3] = t.edges[edge, MIXED] if sealed else 0.0
        if found[n, TRIED] > found[most, TRIED]:
            most = n
    if not sealed:
        found[most, 3] = 1.0


def try_world(t: Any, me: int) -> int:
    """Down the tree, one edge further, and on to the end; returns how many actions that were."""
    s = t.states[0]
    deep = traced = acts = 0
    leaf = False
    while not laws.decided(s, t.begun):
        who = laws.to_act(s)
        if who == CHANCE:
            laws.draw(s, fall(t, laws.odds(s, t.weights)), 0)
        else:
            n = laws.legal(s, who, t.moves)
            choice = 0
            if n > 1 and leaf:
                choice = laws.follow(t, s, who, n)
            elif n > 1:
                choice = descend(t, s, who, me, n, deep)
                leaf = t.edges[t.path[deep, 0], TRIED] == 0 or deep + 1 == DEPTH
                deep += 1
            action = t.moves[choice]
            if traced < TRACE:
                t.trace[traced, 0] = who
                t.trace[traced, 1] = action
                traced += 1
            laws.apply(s, who, action, 0)
            acts += 1
    for seat in range(laws.players(s)):
        t.shares[seat] = laws.share(s, seat)
    learn(t, deep, traced)
    return acts


def fall(t: Any, total: int) -> int:
    """An outcome of chance."""
    pick = pick_below(t.random, total)
    outcome = 0
    while pick >= t.weights[outcome]:
        pick -= t.weights[outcome]
        outcome += 1
    return outcome


def descend(t: Any, s: Any, who: int, me: int, n: int, deep: int) -> int:
    """Choose among the edges of this node, and remember the way."""
    node = known(t, s, who, me)
    for i in range(n):
        t.slots[i] = find(t, node, t.moves[i] + 1)
        t.edges[t.slots[i], OPEN] += 1
    t.path[deep, 1] = -1
    t.path[deep, 2] = who
    if others_choose(s, who):
        t.path[deep, 1] = find(t, node, 0)
        choice = match(t, n, t.edges[t.path[deep, 1]])
    else:
        choice = reach(t, n)
    t.path[deep, 0] = t.slots[choice]
    return choice


def known(t: Any, s: Any, who: int, me: int) -> Any:
    """A hash of what the searching seat, or else everybody, knows here."""
    laws.look(s, who if who == me else NOBODY, t.looks[0])
    mixed = np.uint64(who + 1)
    for byte in t.words:
        mixed = (mixed ^ np.uint64(byte)) * np.uint64(0x100000001B3)
        mixed ^= mixed >> np.uint64(29)
    return mixed


def find(t: Any, node: Any, label: int) -> Any:
    """Where this edge is; a tree without room gives the last place it looked at."""
    key = (node ^ np.uint64(label)) * np.uint64(0x9E3779B97F4A7C15)
    key ^= key >> np.uint64(32)
    key |= np.uint64(1)
    room = np.uint64(len(t.keys) - 1)
    at = key & room
    for _ in range(32):
        if t.keys[at] == key:
            return np.int64(at)
        if t.keys[at] == 0:
            t.keys[at] = key
            return np.int64(at)
        at = (at + np.uint64(1)) & room
    return np.int64(at)


def others_choose(s: Any, who: int) -> bool:
    """Whether the choice is sealed: somebody else may act now, too."""
    others = 0
    for seat in range(laws.players(s)):
        others += seat != who and laws.may_act(s, seat)
    return others > 0


def reach(t: Any, n: int) -> int:
    """What was never tried; else the upper confidence bound."""
    best, choice, new = -1.0, 0, 0
    worlds, total, squares = max(1.0, t.spread[0]), t.spread[1], t.spread[2]
    bold = BOLD * sqrt(max(0.0, squares / worlds - (total / worlds) ** 2) + 1 / (worlds + 4))
    for i in range(n):
        edge = t.edges[t.slots[i]]
        if edge[TRIED] == 0:
            new += 1
            if pick_below(t.random, new) == 0:
                choice = i
        elif new == 0:
            hope = edge[TOTAL] / edge[TRIED] + bold * sqrt(log(edge[OPEN]) / edge[TRIED])
            if hope > best:
                best, choice = hope, i
    return choice


def match(t: Any, n: int, node: Any) -> int:
    """Each action as often as one regrets not to have taken it."""
    regrets = 0.0
    for i in range(n):
        regrets += max(0.0, t.edges[t.slots[i], GAIN] - node[GAIN])
    point, choice = pick_below(t.random, FINE) / FINE, -1
    for i in range(n):
        edge = t.edges[t.slots[i]]
        part = max(0.0, edge[GAIN] - node[GAIN]) / regrets if regrets > 0 else 1.0 / n
        edge[MIXED] += part
        edge[ODDS] = (1 - STRAY) * part + STRAY / n
        point -= edge[ODDS]
        if choice < 0 and (point < 0 or i == n - 1):
            choice = i
    return choice


def learn(t: Any, deep: int, traced: int) -> None:
    """What came of it, for every edge of the way, and for every action after it."""
    for i in range(deep):
        share = t.shares[t.path[i, 2]]
        edge = t.edges[t.path[i, 0]]
        if t.path[i, 1] >= 0:
            node = t.edges[t.path[i, 1]]
            off = share - (node[TOTAL] + 1) / (node[TRIED] + 2)
            edge[GAIN] += off / edge[ODDS]
            node[GAIN] += off
            node[TRIED] += 1
            node[TOTAL] += share
        edge[TRIED] += 1
        edge[TOTAL] += share
        edge[SQUARES] += share * share
    for i in range(traced):
        liked = t.liked[t.trace[i, 0], t.trace[i, 1]]
        liked[0] += t.shares[t.trace[i, 0]]
        liked[1] += 1
