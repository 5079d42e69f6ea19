"""Any policy, measured exactly: what the best answer to it wins, hidden cards and all.

A policy is asked as it is in a game, from Sights alone: for rows of Sights of the laws and the
actions that each allows, it gives how often it takes each. Every Sight that can come up in a round
is shown to it once. Nothing here knows how a policy comes to its answers, or how one is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...compiled import row, row_type
from ...games.en_garde.pieces import TRAIL
from ..reductions import reduction, size
from .en_garde import Grower
from .hands import left
from .solver import Field, Worth
from .tree import Tables

# Rows of Sights, and of flags that allow actions; rows of frequencies.
Policy = Callable[[Any, Any], Any]

MANY = 16384  # Sights shown at once, about
SLACK = 1e-4  # frequencies add up to 1 as nearly as a net of small numbers can say


def measure(text: str, policy: Policy, **settings: str | int) -> Worth:
    """How a policy does on a reduction against itself, and against the best answer to it."""
    return Examiner(text, settings).measure(policy)


class Views(NamedTuple):
    """What the actor of a situation can see: for each hand, for each history."""

    situation: int
    sights: Any
    allowed: Any


class Examiner:
    """A reduction on which many policies can be measured."""

    def __init__(self, text: str, settings: dict[str, str | int], threads: int = 1) -> None:
        self.grower = Grower(reduction(text), size(text), settings)
        self.field = Field(self.grower.tree, threads)

    def measure(self, policy: Policy) -> Worth:
        return self.field.worth(self.consult(policy))

    def consult(self, policy: Policy) -> Any:
        """What the policy does everywhere: a number a slot."""
        mix = np.zeros(self.field.slots)
        batch: list[Views] = []
        for views in self.views():
            batch.append(views)
            if sum(len(each.sights) for each in batch) >= MANY:
                self._ask(policy, batch, mix)
                batch = []
        if batch:
            self._ask(policy, batch, mix)
        return mix

    def _ask(self, policy: Policy, batch: list[Views], mix: Any) -> None:
        sights = np.concatenate([views.sights for views in batch])
        allowed = np.concatenate([views.allowed for views in batch])
        often = np.asarray(policy(sights, allowed), np.float64)
        if often.shape != allowed.shape or (often < 0).any() or often[~allowed].any():
            raise ValueError(
                "a policy gives a frequency for each action, 0 for what is not allowed"
            )
        if np.abs(often.sum(axis=1) - 1).max() > SLACK:
            raise ValueError("the frequencies of a policy do not add up to 1")
        tables, first = self.field.tables, 0
        for views in batch:
            s, end = views.situation, first + len(views.sights)
            actions = tables.action[tables.first[s] : tables.first[s + 1]]
            mix[tables.slot_at[s] : tables.slot_at[s + 1]] = often[first:end, actions].T.ravel()
            first = end

    def views(self) -> Iterator[Views]:
        """Everything that can be seen, situation by situation."""
        tables = self.field.tables
        past = [np.zeros((count, 1 + TRAIL), np.int8) for count in tables.nodes]
        for s in range(len(tables.seat)):
            yield self._view(s, past[s])
            _pass_on(tables, self.grower, s, past)
            past[s] = past[s][:0]

    def _view(self, s: int, past: Any) -> Views:
        tables, grower = self.field.tables, self.grower
        seat, state = int(tables.seat[s]), grower.states[tables.origin[s]]
        pile, laws = grower.pile(state), grower.laws
        kind = row_type(laws.Sight)
        seen = np.zeros((tables.width[s, seat], len(past)), kind)
        sight = laws.Sight()
        for number, hand in enumerate(grower.hands(pile, state.fencer[seat].held)):
            grower.deal(state, seat, hand, pile)
            laws.look(state, seat, sight)
            seen[number] = row(sight)
        seen["top"], seen["trail"] = past[:, 0], past[:, 1:]
        return Views(s, seen.ravel(), np.repeat(_allowed(tables, s, laws.ACTIONS), len(past), 0))


def _allowed(tables: Tables, s: int, actions: int) -> Any:
    """For each hand, what is legal."""
    even = tables.even[tables.even_at[s] : tables.even_at[s + 1]]
    own = tables.action[tables.first[s] : tables.first[s + 1]]
    allowed = np.zeros((tables.width[s, tables.seat[s]], actions), np.bool_)
    allowed[:, own] = even.reshape(len(own), -1).T > 0
    return allowed


def _pass_on(tables: Tables, grower: Grower, s: int, past: list[Any]) -> None:
    """What was seen up to here, and the action: the open card, and the last actions."""
    branches = grower.tree.situations[tables.origin[s]].branches
    for number, branch in enumerate(branches, tables.first[s]):
        to, place = tables.to[number], tables.place[number]
        if to >= 0:
            then = past[to][place : place + len(past[s])]
            then[:, 0], then[:, 1] = branch.top, branch.action + 1
            then[:, 2:] = past[s][:, 1:-1]


class Solution:
    """A strategy for every node, asked at one node after the other."""

    def __init__(self, text: str, tables: Tables, mix: Any) -> None:
        self.size, self.tables, self.mix = size(text), tables, mix

    def often(self, s: Any, actions: Sequence[int]) -> dict[int, float]:
        """How often the actor of this State takes each action, after these of this round."""
        there, copies = range(1, self.size.values + 1), self.size.copies
        hand = tuple(int(s.fencer[s.turn].hand[v]) for v in there)
        out = [s.pack[v] + s.fencer[0].hand[v] + s.fencer[1].hand[v] for v in there]
        held = left(tuple(int(copies - cards) for cards in out), copies, sum(hand))
        situation, history = where(self.tables, actions)
        count, first = self.tables.nodes[situation], self.tables.first[situation]
        at = self.tables.slot_at[situation] + held.index(hand) * count + history
        return {
            int(self.tables.action[branch]): float(self.mix[at + n * len(held) * count])
            for n, branch in enumerate(range(first, self.tables.first[situation + 1]))
        }


def where(tables: Tables, actions: Sequence[int]) -> tuple[int, int]:
    """The situation that these actions lead to, and the number of their history there."""
    situation, history = 0, 0
    for action in actions:
        first, end = tables.first[situation : situation + 2]
        branch = first + tables.action[first:end].tolist().index(action)
        situation, history = int(tables.to[branch]), int(tables.place[branch]) + history
    return situation, history
