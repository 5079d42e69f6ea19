"""The public tree of a game: what both players see, with all hands at once at every node.

A *situation* is all that the laws can know of a node without the hands. Many histories lead to the
same situation, and what may follow is the same after each of them; but what the players have learnt
of each other is not. So the rules are kept once for each situation, and all else (how often
each hand gets there, what it is worth, how it acts) once for each history, side by side: a step of
the solver is one step for all histories of a situation.

Nothing here knows of any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from .hands import Change

TOO_LARGE = "is too large to be solved here: choose a shorter piste, fewer cards or a smaller hand"


@dataclass(frozen=True)
class Branch:
    """An action, for all hands that may take it."""

    action: int
    to: int  # the situation it leads to; or the payoff, inverted: ~payoff
    changes: tuple[tuple[Change, ...], ...]  # of each seat's hand, on the way to a situation
    legal: tuple[bool, ...]  # for each hand of the actor
    top: int = 0  # the card it leaves open on the pile: seen, though no law asks for it


@dataclass(frozen=True)
class Situation:
    seat: int  # who acts
    widths: tuple[int, int]  # how many hands each seat may hold
    branches: tuple[Branch, ...]


@dataclass
class Tree:
    """Situations, the root the last: each comes after all that follow from it."""

    deal: tuple[Sequence[float], Sequence[float]]  # in how many ways each seat has each hand
    situations: list[Situation] = field(default_factory=list)
    payoffs: list[Any] = field(default_factory=list)  # seat 0's, times the odds: a row a hand
    _paid: dict[tuple[Any, ...], int] = field(default_factory=dict)

    def add(self, situation: Situation) -> int:
        """Its number. All that follows from it must have one already."""
        self.situations.append(situation)
        return len(self.situations) - 1

    def pay(self, payoff: Any) -> int:
        """The number of a matrix of payoffs, as `Branch.to` names it."""
        key = (payoff.shape, payoff.tobytes())
        if key not in self._paid:
            self._paid[key] = len(self.payoffs)
            self.payoffs.append(payoff)
        return ~self._paid[key]

    def levels(self) -> list[int]:
        """How many steps each situation is from the root, at the most."""
        levels = [0] * len(self.situations)
        for number in reversed(range(len(levels))):
            for branch in self.situations[number].branches:
                if branch.to >= 0:
                    levels[branch.to] = max(levels[branch.to], levels[number] + 1)
        return levels


class Tables(NamedTuple):
    """A tree as compiled code reads it. Situations by level, the root first.

    What belongs to a situation is a block: a row for each hand, or for each branch and each hand,
    with a number in it for each history.
    """

    origin: Any  # its number in the tree
    seat: Any
    width: Any  # how many hands each seat may hold
    nodes: Any  # how many histories lead there
    first: Any  # its first branch
    hand_at: Any  # where the block of each seat's hands begins
    slot_at: Any  # where the block of its branches begins
    even_at: Any
    even: Any  # flat: the even mix of what is legal; 0 is illegal
    action: Any  # of each branch
    to: Any
    place: Any  # which of the histories of `to` come through it: as many as lead here, from this
    change_at: Any  # for each seat, the first and the end of its changes, in three columns
    before: Any
    after: Any
    orders: Any
    pay_at: Any
    pay: Any  # for each seat, flat: for each hand of the other, for each of one's own


def tables(tree: Tree) -> Tables:
    order = np.argsort(tree.levels(), kind="stable").tolist()
    number = {old: new for new, old in enumerate(order)}
    situations = [tree.situations[old] for old in order]
    branches = [branch for situation in situations for branch in situation.branches]
    nodes, place = _histories(situations, number)
    wide = np.array([situation.widths for situation in situations])
    even = [_even(situation) for situation in situations]
    return Tables(
        origin=np.array(order),
        seat=np.array([situation.seat for situation in situations]),
        width=wide,
        nodes=np.array(nodes),
        first=starts([len(situation.branches) for situation in situations]),
        hand_at=np.stack([starts(wide[:, seat] * nodes) for seat in (0, 1)], axis=1),
        slot_at=starts([each.size * count for each, count in zip(even, nodes, strict=True)]),
        even_at=starts([each.size for each in even]),
        even=np.concatenate([each.ravel() for each in even]),
        action=np.array([branch.action for branch in branches]),
        to=np.array([number.get(branch.to, branch.to) for branch in branches]),
        place=np.array(place),
        **_changes(branches),
        pay_at=starts([payoff.size for payoff in tree.payoffs]),
        pay=np.stack([
            np.concatenate([payoff.T.ravel() for payoff in tree.payoffs]),
            np.concatenate([-payoff.ravel() for payoff in tree.payoffs]),
        ]),
    )  # fmt: skip


def _histories(situations: list[Situation], number: dict[int, int]) -> tuple[list[int], list[int]]:
    """How many histories lead to each situation, and which of them come through each branch."""
    nodes, place = [1] + [0] * (len(situations) - 1), []
    for count, situation in zip(nodes, situations, strict=True):  # a level fills those below it
        for branch in situation.branches:
            to = number.get(branch.to)
            place.append(nodes[to] if to else 0)
            if to:
                nodes[to] += count
    return nodes, place


def _changes(branches: list[Branch]) -> dict[str, Any]:
    """Each list of changes once, one after the other."""
    both = [branch.changes or ((), ()) for branch in branches]
    ways = list(dict.fromkeys(way for each in both for way in each))
    ends = starts([len(way) for way in ways]).tolist()
    at = {way: (ends[n], ends[n + 1]) for n, way in enumerate(ways)}
    column = np.array([change for way in ways for change in way]).reshape(-1, 3).T
    return {
        "change_at": np.array([[at[way] for way in each] for each in both]),
        "before": column[0].astype(np.int64),
        "after": column[1].astype(np.int64),
        "orders": column[2].astype(np.float64),
    }


def _even(situation: Situation) -> Any:
    legal = np.array([branch.legal for branch in situation.branches], np.float64)
    return legal / np.maximum(legal.sum(axis=0), 1)


def starts(lengths: Any) -> Any:
    """Where things of these lengths begin that stand one after the other, and where all end."""
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
