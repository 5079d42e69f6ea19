"""A solver in thirty lines, to hold the others against: every history, one after the other.

It plays a game as `bench/written.py` writes it for OpenSpiel, from the laws in the plain life, with
every card drawn and every secret choice by itself, and knows nothing of public trees, situations,
vectors or sums. Who acts is told apart by what they heard, in order.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from bench.written import Heard, Play
from sparring.games.contract import CHANCE

Strategy = Any  # for each Node, how often each action


class Node:
    """A history: who acts, and what may follow."""

    def __init__(self, play: Play, s: Any, heard: Heard, actions: tuple[int, ...] = ()) -> None:
        self.s, self.actions = s, actions
        worth = play.worth(s)
        self.over, self.worth = worth is not None, float(worth or 0)
        self.seat = CHANCE if self.over else play.player(s)
        self.known = heard[self.seat] if self.seat >= 0 else ()
        self.follow: list[tuple[int, float, Node]] = []
        if not self.over:
            chance = play.chances(s) if self.seat == CHANCE else {}
            for step in chance or play.moves(s):
                then, told = play.after(s, step)
                more = (heard[0] + told[0], heard[1] + told[1])
                child = Node(play, then, more, actions if chance else (*actions, step))
                self.follow.append((step, float(chance.get(step, 1)), child))


def root(play: Play) -> Node:
    return Node(play, play.begin(), ((), ()))


def value(node: Node, strategy: Strategy) -> float:
    """What it is worth to seat 0."""
    if node.over:
        return float(node.worth)
    often = strategy(node) if node.seat >= 0 else {a: chance for a, chance, _ in node.follow}
    return sum(often[a] * value(then, strategy) for a, _, then in node.follow if often[a])


def best_answer(node: Node, strategy: Strategy, seat: int) -> float:
    """What the best answer of this seat wins, by looking at all its histories together."""
    return _best([(1.0, node)], strategy, seat)


def _best(nodes: list[tuple[float, Node]], strategy: Strategy, seat: int) -> float:
    """`nodes` are as likely as they say, and the seat can't tell them apart."""
    total, apart = 0.0, defaultdict(list)
    for chance, node in nodes:
        for likely, end in _ahead(chance, node, strategy, seat):
            if end.over:
                total += likely * (end.worth if seat == 0 else -end.worth)
            else:
                apart[end.known].append((likely, end))
    for same in apart.values():
        actions = [action for action, _, _ in same[0][1].follow]
        total += max(
            _best([(p, node.follow[n][2]) for p, node in same], strategy, seat)
            for n in range(len(actions))
        )
    return total


def _ahead(chance: float, node: Node, strategy: Strategy, seat: int) -> list[tuple[float, Node]]:
    """Up to where the seat acts or it is over."""
    if node.over or node.seat == seat:
        return [(chance, node)]
    often = strategy(node) if node.seat >= 0 else {a: likely for a, likely, _ in node.follow}
    found = []
    for action, _, then in node.follow:
        if often[action]:
            found += _ahead(chance * often[action], then, strategy, seat)
    return found
