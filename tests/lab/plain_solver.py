"""A solver in thirty lines, to hold the other one against: every history, one after the other.

It plays the laws in the plain life, with every card drawn by itself, and knows nothing of public
trees, situations or vectors. Who acts is told apart by what they can know: the actions and the
cards that were theirs, in order.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sparring.games.contract import CHANCE, Game
from sparring.lab.solve.en_garde import begun, over

Known = tuple[Any, ...]  # what one seat knows
Strategy = Any  # for each Known, how often each action


class Node:
    """A history: who acts, and what may follow."""

    def __init__(
        self, game: Game, s: Any, known: tuple[Known, Known], actions: tuple[int, ...] = ()
    ) -> None:
        laws = game.laws
        self.s, self.actions = s, actions
        self.over = over(s)
        self.worth = laws.result(s, 0) if self.over and s.round == 1 else 0
        self.seat = CHANCE if self.over else laws.to_act(s)
        self.known = known[self.seat] if self.seat >= 0 else ()
        self.follow: list[tuple[int, float, Node]] = []
        if not self.over:
            self._grow(game, s, known)

    def _grow(self, game: Game, s: Any, known: tuple[Known, Known]) -> None:
        laws, seat = game.laws, self.seat
        if seat == CHANCE:
            weights = [0] * laws.OUTCOMES
            total = laws.odds(s, weights)
            for outcome, weight in enumerate(weights):
                if weight:
                    then = s.copy()
                    laws.draw(then, outcome, [])
                    heard = [(*known[seat], ("draws", s.turn)) for seat in (0, 1)]
                    heard[s.turn] = (*known[s.turn], ("drew", outcome))
                    child = Node(game, then, (heard[0], heard[1]), self.actions)
                    self.follow.append((outcome, weight / total, child))
            return
        moves = [0] * laws.MOVES
        for action in moves[: laws.legal(s, seat, moves)]:
            then = s.copy()
            laws.apply(then, seat, action, [])
            told = ((*known[0], action), (*known[1], action))
            self.follow.append((action, 1.0, Node(game, then, told, (*self.actions, action))))


def root(game: Game, **settings: str | int) -> Node:
    return Node(game, begun(game, settings), ((), ()))


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
