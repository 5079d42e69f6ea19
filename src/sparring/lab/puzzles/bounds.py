"""What an action guarantees, in a game of two with hidden cards: proved from both sides.

Every way to place the unseen cards is a world, as likely as the deal makes it. In each of them all
draws are averaged and all actions tried, with the table's own rules.

At least: we play by a plan that knows our Sight alone, and an opponent who sees everything does the
worst to it. At most: the opponent plays by a plan that knows its own Sight alone, and we see
everything. Whatever plans are taken, what is really guaranteed lies between, so that nobody needs
to trust them: a bad plan proves less, never something false. Whatever is not decided within so many
actions counts as lost in the first case and as won in the second.

Nothing here knows of any one game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from ...games.contract import CHANCE, Game
from ...puzzles import Span

Worlds = Callable[[Any], list[tuple[int, Any]]]  # from a Sight, with their weights
SURE = 1.0  # what is won for certain; the opposite is lost for certain


@dataclass(frozen=True)
class Rules:
    """A game, and what a proof must know of it."""

    game: Game
    worlds: Worlds
    ended: Callable[[Any, Any], float | None]  # what it is worth to seat 0, once it is decided
    key: Callable[[Any], Hashable]  # alike for States that go on alike


class Bounds:
    """The guarantees of one position, known by a Sight; `begun` is that Sight."""

    def __init__(self, rules: Rules, begun: Any, depth: int) -> None:
        self.rules, self.begun, self.depth = rules, begun, depth
        self.laws, self.seat = rules.game.laws, begun.seat
        self.here = rules.worlds(begun)
        self._plans: dict[Hashable, int] = {}
        self._known: dict[Hashable, float] = {}

    def least(self, action: int) -> float:
        return self._over(self.here, action, self.seat, self.seat, self.depth)

    def most(self, action: int) -> float:
        return self._over(self.here, action, self.seat, 1 - self.seat, self.depth)

    def span(self, action: int) -> Span:
        return self.least(action), self.most(action)

    def _over(
        self, worlds: Sequence[tuple[int, Any]], action: int, who: int, blind: int, depth: int
    ) -> float:
        """The average of some worlds after an action."""
        whole = got = 0.0
        for weight, world in worlds:
            whole += weight
            got += weight * self.worth(self.after(world, who, action), blind, depth - 1)
        return got / whole

    def after(self, state: Any, who: int, action: int) -> Any:
        s = state.copy()
        self.laws.apply(s, who, action, [])
        return s

    def worth(self, s: Any, blind: int, depth: int) -> float:
        """To our seat, where `blind` plays by its plan and the other sees everything."""
        ended = self.rules.ended(s, self.begun)
        if ended is not None:
            return ended if self.seat == 0 else -ended
        key = (self.rules.key(s), blind, depth)
        if key not in self._known:
            self._known[key] = self._worth(s, blind, depth)
        return self._known[key]

    def _worth(self, s: Any, blind: int, depth: int) -> float:
        who = self.laws.to_act(s)
        if who == CHANCE:
            return self._drawn(s, blind, depth)
        if depth == 0:
            return -SURE if blind == self.seat else SURE
        actions = [self.plan(s, who, depth)] if who == blind else self.legal(s, who)
        goal = SURE if who == self.seat else -SURE
        found = -goal
        for action in actions:
            worth = self.worth(self.after(s, who, action), blind, depth - 1)
            found = worth if (worth - found) * goal > 0 else found
            if found == goal:
                break
        return found

    def _drawn(self, s: Any, blind: int, depth: int) -> float:
        whole = got = 0.0
        for weight, _, drawn in self.draws(s):
            whole += weight
            got += weight * self.worth(drawn, blind, depth)
        return got / whole

    def draws(self, s: Any) -> list[tuple[int, int, Any]]:
        """What chance can answer: how likely it is, the outcome, and what follows."""
        weights = [0] * self.laws.OUTCOMES
        self.laws.odds(s, weights)
        found = []
        for outcome, weight in enumerate(weights):
            if weight:
                drawn = s.copy()
                self.laws.draw(drawn, outcome, [])
                found.append((weight, outcome, drawn))
        return found

    def legal(self, s: Any, who: int) -> list[int]:
        moves = [0] * self.laws.MOVES
        return moves[: self.laws.legal(s, who, moves)]

    def worst(self, s: Any, who: int, depth: int) -> int:
        """What an opponent who sees everything does to our plan."""

        def left(action: int) -> float:
            return self.worth(self.after(s, who, action), self.seat, depth - 1)

        return min(self.legal(s, who), key=left)

    def plan(self, s: Any, who: int, depth: int) -> int:
        """What a seat does that knows its Sight alone: the best on average over its worlds."""
        sight: Any = self.laws.Sight()
        self.laws.look(s, who, sight)
        worlds = self.rules.worlds(sight)
        key = (self.rules.key(worlds[0][1]), who, depth)
        if key not in self._plans:
            better = max if who == self.seat else min
            self._plans[key] = better(
                self.legal(s, who),
                key=lambda action: self._over(worlds, action, who, who, depth),
            )
        return self._plans[key]


def clearest(bounds: Bounds, legal: Sequence[int], clear: float) -> dict[int, Span] | None:
    """What each action guarantees if one of them is clearly best, in that order; else None.

    What is hard to reckon is reckoned last: what an action guarantees at most.
    """
    least = {action: bounds.least(action) for action in legal}
    ranked = sorted(legal, key=lambda action: -least[action])
    if len(ranked) < 2 or least[ranked[0]] - least[ranked[1]] < clear - 1e-9:
        return None
    spans = {ranked[0]: (least[ranked[0]], max(least[ranked[0]], bounds.most(ranked[0])))}
    for action in ranked[1:]:
        most = bounds.most(action)
        if least[ranked[0]] - most < clear - 1e-9:
            return None
        spans[action] = (least[action], most)
    return spans


def story(
    bounds: Bounds, state: Any, action: int, wish: Callable[..., Any]
) -> tuple[list[str], float]:
    """How it may go on from a whole State: the tokens, and what it comes to.

    Draws are as `wish` (max or min) has them, the other does the worst to us, we follow our plan.
    It is told to the end, or until nothing more can be foreseen.
    """
    seat, notation, laws = bounds.seat, bounds.rules.game.notation, bounds.laws
    s, depth, line = bounds.after(state, seat, action), bounds.depth - 1, [notation.name(action)]
    while bounds.rules.ended(s, bounds.begun) is None and (depth or laws.to_act(s) == CHANCE):
        who = laws.to_act(s)
        if who == CHANCE:
            _, outcome, s = wish(bounds.draws(s), key=lambda it: bounds.worth(it[2], seat, depth))
            line.append(notation.name_outcome(outcome))
            continue
        move = bounds.plan(s, who, depth) if who == seat else bounds.worst(s, who, depth)
        s, depth = bounds.after(s, who, move), depth - 1
        line.append(notation.name(move))
    return line, bounds.worth(s, seat, depth)
