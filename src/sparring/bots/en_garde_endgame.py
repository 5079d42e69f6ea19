"""The end of a round, solved again: what a fencer plays when few cards are left in the pack.

From all that both have done in the round follows how likely each hand of each is, if both play as
the net does. At the first moment with so few cards that all that may follow can be gone through, it
is: the rest of the round is solved again, safely (`en_garde_endgame_solve.py`), and played to its
end by that one solution. It depends on nothing but what both have seen, so that it can be made
again, or remembered. Nothing here looks at a Sight but for the hand it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ..compiled import bound, row, row_type
from ..games import catalogue
from ..games.contract import CHANCE, Heard
from ..games.en_garde import rules
from ..games.en_garde.pieces import COPIES, VALUES, Settings, Sight, State
from . import en_garde_endgame_solve as solving
from . import en_garde_endgame_tree as growing
from . import en_garde_eyes, trying
from .en_garde_belief import HANDS, spent
from .en_garde_story import Acted, story
from .net import Array, Net, Pair, chances

LEFT = 4  # cards in the pack: with more, too much may follow
NODES = 1200  # of a tree that is gone through; with four cards most are larger, with three few
WORK = 1.9e6  # strategies that are changed: about 40 ms
ITERATIONS = (10, 80)
DOUBT = 0.03  # how often the other is thought to play anything at all
MORE = np.array(growing.MORE)
FULL = (0, *(VALUES * [COPIES]))  # the cards of a pack nobody has drawn from
TRUST = 1.0  # the weight of what is believed beside that of the gadget: see `solving`
RARE = 0.02  # what is played so seldom is left out where the critic says what hands are worth


class Question(NamedTuple):
    """All that a solution depends on: what both have seen since the round began."""

    me: int
    starter: int
    settings: tuple[int, ...]
    stake: float
    actions: tuple[int, ...]


class Solved(NamedTuple):
    """A solution, for one fencer, of all that may follow after the first actions."""

    tree: Any
    mix: Any
    worth: Any


class Play(NamedTuple):
    """What an action is worth in the round, and how often it is to be played."""

    worth: float
    often: float


def plays(sight: Sight, stake: float, nets: Pair, heard: Sequence[Heard]) -> dict[int, Play]:
    """What to play at the end of a round. Nothing, if that has not come, or nobody listened."""
    if sight.left > LEFT:
        return {}
    question = asked(sight, stake, heard)
    ends = begins(question, sight)
    for count in dict.fromkeys(ends):
        if found := solved(question._replace(actions=question.actions[:count]), nets):
            return found_at(found, question.actions[count:], sight)
    return {}


def asked(sight: Sight, stake: float, heard: Sequence[Heard]) -> Question:
    actions = tuple(step.action for step in story(heard) if isinstance(step, Acted))
    settings = tuple(getattr(sight.settings, name) for name in Settings.fields)
    first = sight.first if sight.round % 2 else 1 - sight.first
    return Question(sight.seat, first, settings, stake, actions)


def begins(question: Question, sight: Sight) -> list[int]:
    """After how many actions there were at most so many cards left: LEFT, one less, and so on.

    Nothing, if what was heard does not lead to what is seen.
    """
    s, left = begun(question), []
    for action in question.actions:
        left.append(s.left)
        rules.apply(s, s.turn, action, [])
        deal(s)
    left.append(s.left)
    seen = (sight.turn, sight.phase, sight.left, list(sight.ground), list(sight.held))
    fencers = [fencer.ground for fencer in s.fencer], [fencer.held for fencer in s.fencer]
    if seen != (s.turn, s.phase, s.left, *fencers):
        return []
    return [
        next(count for count, cards in enumerate(left) if cards <= most)
        for most in range(LEFT, sight.left - 1, -1)
    ]


def begun(question: Question) -> State:
    """The round at its beginning, as the only one; whatever is hidden does not matter."""
    s = State()
    for name, value in zip(Settings.fields, question.settings, strict=True):
        setattr(s.settings, name, value)
    s.settings.hits, s.first = 1, question.starter
    rules.begin_round(s, [])
    deal(s)
    return s


def deal(s: State) -> list[int]:
    """Cards are drawn, no matter which, until somebody must act; who drew them."""
    drew = []
    while rules.to_act(s) == CHANCE:
        drew.append(s.turn)
        rules.draw(s, 0, [])
    return drew


def table_after(question: Question) -> Any:
    """The table after these actions; whatever is hidden lies in the pack."""
    s, unseen = begun(question), np.array(FULL)
    for action in question.actions:
        unseen -= spent(action, s)
        rules.apply(s, s.turn, action, [])
        deal(s)
    table = row(s)[0]
    table["fencer"]["hand"], table["pack"] = 0, unseen
    return table


class Ranges:
    """In how many ways each fencer has come to each hand: as likely as the net would play so, and
    (`most`) if it did all it could to come here."""

    def __init__(self, question: Question, policy: Net) -> None:
        self.me, self.policy = question.me, policy
        self.stakes = np.array([question.stake], np.float32)
        self.ways, self.most = (np.zeros((2, len(HANDS))) for _ in range(2))
        self.ways[:, 0] = self.most[:, 0] = 1.0
        self.unseen = np.array(FULL)
        self.s = begun(question)
        for seat in (0, 1):
            for _ in range(self.s.fencer[seat].held):
                self.draw(seat)
        for action in question.actions:
            self.act(action)

    def draw(self, seat: int) -> None:
        for ways in (self.ways[seat], self.most[seat]):
            before = ways / max(ways.sum(), 1e-300)
            ways[:] = 0.0
            for value in range(1, VALUES + 1):
                fits = np.flatnonzero((before > 0) & (HANDS[:, value] < self.unseen[value]))
                ways[MORE[fits, value]] += before[fits]

    def act(self, action: int) -> None:
        seat, s = self.s.turn, self.s
        which = np.flatnonzero(self.most[seat])
        often, allowed = habits(self.tables(seat, which), self.stakes, self.policy)
        chance = often[:, action]
        if seat != self.me:
            even = allowed[:, action] / allowed.sum(axis=1)
            chance = (1 - DOUBT) * chance + DOUBT * even
        cost = spent(action, s)
        for ways, how in ((self.ways, chance), (self.most, allowed[:, action])):
            before = ways[seat, which] * how
            ways[seat] = 0.0
            for hand, likely in zip(HANDS[which] - cost, before, strict=True):
                if likely > 0:
                    ways[seat, place(hand)] = likely
        self.unseen -= cost
        for ways in (*self.ways, *self.most):
            ways[(self.unseen < HANDS).any(axis=1)] = 0.0
        rules.apply(s, seat, action, [])
        for turn in deal(s):
            self.draw(turn)

    def tables(self, seat: int, which: Array) -> Array:
        """A table for each of these hands of who acts; the other's cards lie in the pack."""
        states = np.zeros(len(which), row_type(State))
        states[:] = row(self.s)
        states["fencer"]["hand"][:, seat] = HANDS[which]
        states["fencer"]["hand"][:, 1 - seat] = 0
        states["pack"] = self.unseen - HANDS[which]
        return states


@lru_cache(maxsize=16)
def solved(question: Question, nets: Pair) -> Solved | None:
    """None if there is too much to go through."""
    tree = growing.room(row_type(State), NODES)
    tree.states[0] = table_after(question)
    stakes = np.array([question.stake], np.float32)
    nodes = call(growing.grow, tree, np.zeros(1, row_type(State)), stakes)
    if nodes == growing.FULL:
        return None
    ranges = Ranges(question, nets.policy)
    me, other = question.me, 1 - question.me
    root = solving.Root(
        me,
        here(tree, ranges.ways, me),
        here(tree, ranges.ways, other),
        here(tree, ranges.most, other),
        before(tree, me, ranges, nets),
    )
    plan = solving.plan(tree, nodes)
    call(solving.solve, tree, nodes, root, plan, patience(plan), TRUST)
    worth = np.zeros(len(plan.mix))
    call(solving.appraise, tree, nodes, root, plan, worth)
    return Solved(trimmed(tree, nodes), plan.mix, worth)


def patience(plan: Any) -> int:
    """How many iterations there is time for."""
    least, most = ITERATIONS
    return int(min(max(WORK / len(plan.mix), least), most))


def habits(states: Array, stakes: Array, policy: Net) -> tuple[Array, Array]:
    """How often the net, acting at these tables, would do what, and what is allowed."""
    many = len(states)
    x = np.zeros((many, en_garde_eyes.INPUTS), np.float32)
    allowed = np.zeros((many, rules.ACTIONS), np.bool_)
    table = (states, np.repeat(stakes[None], many, 0), np.zeros(many, np.int64))
    call(trying.observe, table, np.zeros(1, row_type(Sight)), x, allowed)
    return chances(policy(x), allowed), allowed


def call(function: Any, *arguments: Any) -> Any:
    """The function, compiled with the laws and the eyes of the game."""
    return bound(trying.seen(catalogue.game("en-garde"), en_garde_eyes), function)(*arguments)


def place(hand: Sequence[int]) -> int:
    """Which of the HANDS this is."""
    return growing.PLACES[tuple(map(int, hand))]


def here(tree: Any, ways: Array, seat: int) -> Array:
    """The share of each hand, in the order of the root."""
    found = ways[seat, tree.hands[seat, : tree.wide[0, seat]]]
    shares: Array = found / max(found.sum(), 1e-300)
    return shares


def before(tree: Any, me: int, ranges: Ranges, nets: Pair) -> Array:
    """What each hand of the other is worth if both play as the net does, times mine that fit.

    As the critic says of the tables that follow from what is likely to be played.
    """
    seat, count = int(tree.seat[0]), int(tree.pair_at[1])
    actor, other = (tree.hands[p, tree.pairs[:count, n]] for n, p in enumerate((seat, 1 - seat)))
    hands = tree.hands[seat, : tree.wide[0, seat]]
    often, _ = habits(ranges.tables(seat, hands), ranges.stakes, nets.policy)
    often = np.where(often >= np.minimum(RARE, often.max(axis=1, keepdims=True)), often, 0.0)
    often /= often.sum(axis=1, keepdims=True)
    often = often[tree.pairs[:count, 0]]
    states = ranges.tables(seat, actor)
    states["fencer"]["hand"][:, 1 - seat] = HANDS[other]
    states["pack"] -= HANDS[other]
    worth = (often * valued(states, ranges.stakes, often > 0, nets.critic)).sum(axis=1)
    side = 1.0 if seat != me else -1.0
    mine = here(tree, ranges.ways, me)[tree.pairs[:count, int(seat != me)]]
    into = tree.pairs[:count, int(seat == me)]
    return np.bincount(into, side * worth * tree.weights[:count] * mine, tree.wide[0, 1 - me])


def valued(states: Array, stakes: Array, tried: Array, critic: Net) -> Array:
    """What these actions are worth to whoever acts."""
    many = len(states)
    table = (states, np.repeat(stakes[None], many, 0), states["turn"] + 0)
    q, rows = np.zeros(tried.shape, np.float32), np.zeros(tried.shape, np.int64)
    z = np.zeros((int(tried.sum()), en_garde_eyes.REVEALED), np.float32)
    count = call(trying.branch, table, np.zeros(1, row_type(State)), tried, q, rows, z)
    call(trying.fill, q, rows, critic(z[:count])[:, 0])
    return q


def trimmed(tree: Any, nodes: int) -> Any:
    """What is needed to find a place in it."""
    branches = int(tree.first[nodes])
    slots = int(tree.slot_at[branches])
    wide = int(tree.hand_at[nodes].max())
    return tree._replace(
        states=None,
        pairs=None,
        weights=None,
        pays=None,
        changes=None,
        kept=None,
        hands=tree.hands[:, :wide].copy(),
        allowed=tree.allowed[:slots].copy(),
    )


def found_at(found: Solved, actions: Sequence[int], sight: Sight) -> dict[int, Play]:
    """What the solution says after these actions, with this hand."""
    tree, n = found.tree, 0
    for action in actions:
        branches = tree.action[tree.first[n] : tree.first[n + 1]].tolist()
        n = int(tree.to[tree.first[n] + branches.index(action)])
    at, wide = tree.hand_at[n, sight.seat], tree.wide[n, sight.seat]
    hand = tree.hands[sight.seat, at : at + wide].tolist().index(place(sight.hand))
    slots = tree.slot_at[tree.first[n] : tree.first[n + 1]] + hand
    actions = tree.action[tree.first[n] : tree.first[n + 1]].tolist()
    return {
        action: Play(float(found.worth[slot]), float(found.mix[slot]))
        for action, slot in zip(actions, slots, strict=True)
        if tree.allowed[slot]
    }
