"""The public tree of one round of En Garde, grown by asking the laws.

For every situation, every hand is put into the seat's hand and the laws are asked what is legal;
every action is applied, and what it comes to is told by the laws too, for every pair of hands where
a round ends. No rule of the game is known here but this: played cards are seen by both, a hand and
what is drawn by one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...games.contract import CHANCE, OVER, Game
from ...games.en_garde.pieces import LOT
from ..reductions import Size, reduction, size
from .hands import Change, Hand, changes, hands, left, minus, odds, orders, plus
from .tree import TOO_LARGE, Branch, Situation, Tree

MOST = 200_000  # situations: what is larger grows for minutes, and then fits into no memory
Watch = Callable[[int], None]  # hears how many situations there are


def unwatched(_: int) -> None:
    """Nobody looks on."""


def grow(text: str, watch: Watch = unwatched, **settings: str | int) -> Tree:
    """The tree of a round of this reduction; seat 0 begins it."""
    return Grower(reduction(text), size(text), settings, watch).tree


def begun(game: Game, settings: dict[str, str | int]) -> Any:
    """A State of one round that seat 0 begins; no card has been dealt."""
    state = game.set_up(**{**settings, "hits": 1})
    game.laws.draw(state, LOT, [])
    return state


@dataclass
class Grower:
    game: Game
    size: Size
    settings: dict[str, str | int]
    watch: Watch = unwatched
    tree: Tree = field(init=False)
    known: dict[tuple[Any, ...], int] = field(default_factory=dict)
    states: list[Any] = field(default_factory=list)  # one of each situation, by its number

    def __post_init__(self) -> None:
        self.laws: Any = self.game.laws
        self.moves = [0] * self.laws.MOVES
        self.weights = [0] * self.laws.OUTCOMES
        ways = [float(orders(hand)) for hand in hands(self.size.values, self.size.hand)]
        self.tree = Tree((ways, ways))
        self.visit(self.drain(begun(self.game, self.settings)))

    def visit(self, s: Any) -> int:
        """The number of the situation of this State."""
        key = public(s)
        if key not in self.known:
            self.known[key] = self.tree.add(self.situation(s))
            self.states.append(s)
            self.watch(len(self.states))
            if len(self.states) > MOST:
                raise ValueError(f"{self.size} {TOO_LARGE}")
        return self.known[key]

    def situation(self, s: Any) -> Situation:
        pile = self.pile(s)
        held = [self.hands(pile, fencer.held) for fencer in s.fencer]
        may = [self.legal(s, hand, pile) for hand in held[s.turn]]
        actions = sorted({action for legal in may for action in legal})
        branches = (
            self.branch(s, action, tuple(action in legal for legal in may)) for action in actions
        )
        return Situation(s.turn, (len(held[0]), len(held[1])), tuple(branches))

    def hands(self, pile: Hand, cards: int) -> tuple[Hand, ...]:
        return left(pile, self.size.copies, cards)

    def legal(self, s: Any, hand: Hand, pile: Hand) -> list[int]:
        """What the actor may do with this hand."""
        self.deal(s, s.turn, hand, pile)
        return self.moves[: self.laws.legal(s, s.turn, self.moves)]

    def branch(self, s: Any, action: int, legal: tuple[bool, ...]) -> Branch:
        pile = self.pile(s)
        own = self.hands(pile, s.fencer[s.turn].held)
        able = [hand for hand, may in zip(own, legal, strict=True) if may]
        first = self.after(s, action, able[0], pile)
        others = [self.after(s, action, hand, pile) for hand in able[1:]]
        if any(seen(other) != seen(first) for other in others):
            raise AssertionError("what a hidden hand holds changed what both can see")
        if over(first):
            return Branch(action, self.tree.pay(self.payoff(s, action, legal, first)), (), legal)
        return Branch(action, self.visit(first), self.changes(s, first), legal, first.top)

    def changes(self, s: Any, then: Any) -> tuple[tuple[Change, ...], ...]:
        """What becomes of both hands: the actor spends and draws, the other can hold less."""
        before, after = self.pile(s), self.pile(then)
        spent, none = minus(after, before), (0,) * len(before)
        return tuple(
            changes(
                self.hands(before, s.fencer[seat].held),
                spent if seat == s.turn else none,
                then.fencer[seat].held - s.fencer[seat].held + sum(spent) * (seat == s.turn),
                self.hands(after, then.fencer[seat].held),
            )
            for seat in (0, 1)
        )

    def after(self, s: Any, action: int, hand: Hand, pile: Hand, other: Hand | None = None) -> Any:
        """The State that follows if the actor holds this hand, and cards fall as they may."""
        self.deal(s, s.turn, hand, pile, other)
        copy = s.copy()
        self.laws.apply(copy, s.turn, action, [])
        return self.drain(copy)

    def drain(self, s: Any) -> Any:
        """Cards are drawn, any of them, until a player must act or the round is over."""
        while self.laws.to_act(s) == CHANCE and not over(s):
            self.laws.odds(s, self.weights)
            outcome = next(n for n, weight in enumerate(self.weights) if weight)
            self.laws.draw(s, outcome, [])
        return s

    def payoff(self, s: Any, action: int, legal: tuple[bool, ...], first: Any) -> Any:
        """What the action comes to for seat 0, times the odds, for every two hands."""
        pile = self.pile(s)
        rows, columns = (self.hands(pile, fencer.held) for fencer in s.fencer)
        payoff, same = np.zeros((len(rows), len(columns))), self.worth(first)
        for a, b in np.ndindex(payoff.shape):
            chance = odds(plus(pile, plus(rows[a], columns[b])), self.size.copies)
            if chance and legal[(a, b)[s.turn]]:
                if not decided(first):
                    same = self.worth(
                        self.after(
                            s,
                            action,
                            *(
                                (rows[a], pile, columns[b])
                                if s.turn == 0
                                else (columns[b], pile, rows[a])
                            ),
                        )
                    )
                payoff[a, b] = chance * same
        return payoff

    def worth(self, s: Any) -> int:
        return self.laws.result(s, 0) if self.laws.to_act(s) == OVER else 0

    def pile(self, s: Any) -> Hand:
        """The cards that were played, by value."""
        there = range(1, self.size.values + 1)
        left, right = s.fencer
        return tuple(self.size.copies - s.pack[v] - left.hand[v] - right.hand[v] for v in there)

    def deal(self, s: Any, seat: int, hand: Hand, pile: Hand, other: Hand | None = None) -> None:
        """Put these hands where they belong, or any cards for the other; the rest is the pack."""
        rest = [self.size.copies - a - b for a, b in zip(hand, pile, strict=True)]
        them = s.fencer[1 - seat]
        other = _any(rest, them.held) if other is None else other
        for value in range(self.size.values):
            s.fencer[seat].hand[value + 1] = hand[value]
            them.hand[value + 1] = other[value]
            s.pack[value + 1] = rest[value] - other[value]


def _any(rest: list[int], cards: int) -> Hand:
    """So many of these cards, the lowest."""
    taken = []
    for there in rest:
        taken.append(min(there, cards))
        cards -= taken[-1]
    return tuple(taken)


def over(s: Any) -> bool:
    """Whether the first round has been won or drawn: a drawn one is followed by a second."""
    return bool(s.round > 1 or s.fencer[0].hits or s.fencer[1].hits)


def seen(s: Any) -> tuple[Any, ...]:
    """What no hand may change: the situation, or that a round was won, or is to be judged."""
    if over(s):
        return (decided(s), decided(s) and s.fencer[0].hits)
    return public(s)


def decided(s: Any) -> bool:
    """Whether a round ended for all to see: hands are compared only when the pack is out (3.6)."""
    return bool(s.round == 1 and s.left)


def public(s: Any) -> tuple[Any, ...]:
    """All of a State that the laws can ask for, but for what is hidden.

    The pile's order and the actions of the past are seen too, but no law asks for them.
    """
    cards = tuple(s.pack[v] + s.fencer[0].hand[v] + s.fencer[1].hand[v] for v in range(1, 6))
    places = tuple((fencer.ground, fencer.held) for fencer in s.fencer)
    return (s.phase, s.turn, s.left, s.blow, s.strength, s.lunged, cards, places)
