"""A strategy whose ends of rounds were solved again, at each place where few cards are left.

That is what `resolver` does at the table (`bots/en_garde_endgame.py`), here for every history of a
reduction, so that it can be said exactly what is gained, or lost, by it. Nothing here solves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ...bots import en_garde_endgame_solve as solving
from ...bots import en_garde_endgame_tree as growing
from ...bots import trying
from ...bots.en_garde_endgame import call
from ...compiled import bound, row, row_type
from ..reductions import eyes, reduction
from .hands import odds, orders
from .policies import Examiner
from .solver import STILL
from .sweep import BEST, KEEP

NODES = 20000
Array = Any


class Place(NamedTuple):
    """A history after which so few cards are left for the first time."""

    situation: int
    history: int


def share(ways: Array) -> Array:
    return ways / max(ways.sum(), 1e-300)


class Endings:
    """The ends of a reduction's rounds, to be solved again one after the other."""

    def __init__(self, examiner: Examiner, left: int) -> None:
        text = str(examiner.grower.size)
        self.examiner, self.left = examiner, left
        self.tables, self.grower = examiner.field.tables, examiner.grower
        self.game = trying.seen(reduction(text), eyes(text))
        state = row_type(self.game.laws.State)
        self.spare, self.tree = np.zeros(1, state), growing.room(state, NODES)
        self.grow = bound(self.game, growing.grow)

    def places(self) -> Iterator[Place]:
        late = [self.grower.states[n].left <= self.left for n in self.tables.origin]
        reached = [np.zeros(count, np.bool_) for count in self.tables.nodes]  # from a late one
        for s, is_late in enumerate(late):
            if is_late:
                yield from (Place(s, int(h)) for h in np.flatnonzero(~reached[s]))
                for b in range(self.tables.first[s], self.tables.first[s + 1]):
                    if (to := self.tables.to[b]) >= 0:
                        at = self.tables.place[b]
                        reached[to][at : at + self.tables.nodes[s]] = True

    def again(self, mix: Array, iterations: int, trust: float, gadget: float = 1.0) -> Array:
        """What both do, if each solves the ends of rounds again. Without a gadget it is unsafe."""
        field, after = self.examiner.field, mix.copy()
        books, most = field.books(mix), field.books(np.ones(len(mix)))
        for seat in (0, 1):
            field.down(seat, books)
            field.down(seat, most)
        for seat in (0, 1):
            field.up(seat, BEST, STILL, books)
        for place in self.places():
            nodes = self.begin(place)
            for me in (0, 1):
                root = self.root(place, me, books, most)
                root = root._replace(ways=gadget * root.ways)
                plan = solving.plan(self.tree, nodes)
                call(solving.solve, self.tree, nodes, root, plan, iterations, trust)
                self.write(place, nodes, me, plan, after)
        return after

    def valued(self, mix: Array) -> list[tuple[float, float]]:
        """What it is worth to be at each place, to seat 0: by the tree of the bots, and by ours."""
        field, books = self.examiner.field, self.examiner.field.books(mix)
        for seat in (0, 1):
            field.down(seat, books)
        field.up(0, KEEP, STILL, books)
        found = []
        for place in self.places():
            nodes = self.begin(place)
            root, plan = self.root(place, 0, books, books), solving.plan(self.tree, nodes)
            self.read(place, nodes, mix, plan)
            call(solving.appraise, self.tree, nodes, root, plan, np.zeros(len(plan.mix)))
            ours = plan.value[0][: len(root.mine)] @ root.mine
            mine, theirs = (self.rows(place, p, books.reach) for p in (0, 1))
            weight = self.scale() * theirs.sum() * mine.sum()
            found.append((ours * weight, self.rows(place, 0, books.value) @ mine))
        return found

    def root(self, place: Place, me: int, books: Any, most: Any) -> solving.Root:
        """What is known at this place, exactly: before, a hand was worth its best answer."""
        mine, theirs = (self.rows(place, p, books.reach) for p in (me, 1 - me))
        ways, worth = (self.rows(place, 1 - me, book) for book in (most.reach, books.value))
        total = max(mine.sum(), 1e-300)
        before = worth / (self.scale() * total)
        return solving.Root(me, mine / total, share(theirs), share(ways), before)

    def begin(self, place: Place) -> int:
        """Grow the tree of what may follow."""
        state = self.grower.states[self.tables.origin[place.situation]]
        self.tree.states[0] = row(state)[0]
        root = self.tree.states[0]
        for p in (0, 1):
            root["pack"] += root["fencer"]["hand"][p]
            root["fencer"]["hand"][p] = 0
        count = self.grow(self.tree, self.spare, np.zeros(1, np.float32))
        assert count != growing.FULL
        return int(count)

    def scale(self) -> float:
        """How much less a pair of hands weighs in the lab: the tree counts the orders of the pack,
        the lab how likely the cards are that came out of it, which is as much for every pair."""
        copies, left = self.grower.size.copies, int(self.tree.states[0]["left"])
        pack = []
        for there in self.tree.states[0]["pack"][1 : 1 + self.grower.size.values].tolist():
            pack.append(min(there, left))
            left -= pack[-1]
        return odds(tuple(copies - cards for cards in pack), copies) / orders(tuple(pack))

    def order(self, situation: int, seat: int) -> list[int]:
        """The numbers that bots give to the hands of the lab, in its order."""
        state = self.grower.states[self.tables.origin[situation]]
        found = self.grower.hands(self.grower.pile(state), state.fencer[seat].held)
        return [growing.PLACES[(0, *hand, *([0] * (5 - len(hand))))] for hand in found]

    def rows(self, place: Place, seat: int, book: Any) -> Array:
        """A number for each hand, in the order of the tree."""
        s, many = place.situation, self.tables.nodes[place.situation]
        at = self.tables.hand_at[s, seat] + place.history
        wide = self.tables.width[s, seat]
        found = np.zeros(wide)
        found[self.sorted(s, seat, 0)] = book[seat][at : at - place.history + many * wide : many]
        return found

    def write(self, place: Place, nodes: int, me: int, plan: Any, after: Array) -> None:
        """What the solution does for this seat, where the lab keeps what everybody does."""
        for slots, there, order in self.slots(place, nodes, (me,)):
            after[there] = plan.mix[slots][order]

    def read(self, place: Place, nodes: int, mix: Array, plan: Any) -> None:
        """What everybody does, where the tree keeps it."""
        for slots, there, order in self.slots(place, nodes, (0, 1)):
            plan.mix[slots][order] = mix[there]

    def slots(
        self, place: Place, nodes: int, seats: tuple[int, ...]
    ) -> Iterator[tuple[slice, slice, list[int]]]:
        """For each branch of these seats: its slots in the tree, in the lab, and their order."""
        where, tree, tables = {0: place}, self.tree, self.tables
        for n in range(nodes):
            s, history = where[n]
            there = {tables.action[b]: b for b in range(tables.first[s], tables.first[s + 1])}
            for b in range(tree.first[n], tree.first[n + 1]):
                same = there[tree.action[b]]
                if tree.to[b] != growing.NOWHERE:
                    to = int(tables.to[same]), int(tables.place[same]) + history
                    where[int(tree.to[b])] = Place(*to)
                if (seat := int(tree.seat[n])) in seats:
                    size = tree.wide[n, seat] * tables.nodes[s]
                    at = tables.slot_at[s] + (same - tables.first[s]) * size
                    there_at = slice(at + history, at + size, tables.nodes[s])
                    own = slice(tree.slot_at[b], tree.slot_at[b + 1])
                    yield own, there_at, self.sorted(s, seat, n)

    def sorted(self, situation: int, seat: int, n: int) -> list[int]:
        """Where the tree has the hands of the lab, in the lab's order."""
        at, wide = self.tree.hand_at[n, seat], self.tree.wide[n, seat]
        places = {h: i for i, h in enumerate(self.tree.hands[seat, at : at + wide].tolist())}
        return [places[h] for h in self.order(situation, seat)]
