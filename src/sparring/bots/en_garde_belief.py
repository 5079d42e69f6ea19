"""Which hands the other fencer may hold, and how likely each is, from all that a seat has heard.

Exact, if the other plays as the net does: each card drawn, each action played and each not played
shifts the chances of all hands. Nothing here chooses an action.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

import numpy as np

from ..chance import Seeded
from ..compiled import bound, row, row_type
from ..games import catalogue
from ..games.contract import Heard
from ..games.en_garde import rules
from ..games.en_garde.parries import CARDS
from ..games.en_garde.pieces import (
    COPIES,
    HAND,
    LUNGE,
    MIXED,
    PARRY,
    RETREAT,
    STAND,
    STRIKE,
    VALUES,
    Sight,
    State,
    gap,
)
from . import en_garde_eyes, trying
from .en_garde_story import Acted, Drew, story
from .net import Array, Net, chances

DOUBT = 0.03  # how often the other is thought to play anything at all

_SETS = [c for n in range(HAND + 1) for c in combinations_with_replacement(range(1, 6), n)]
HANDS = np.array([[cards.count(v) for v in range(VALUES + 1)] for cards in _SETS])
_DIGITS = np.array([0, *((HAND + 1) ** v for v in range(VALUES))])
_PLACES = np.full((HAND + 1) ** VALUES, -1)
_PLACES[HANDS @ _DIGITS] = np.arange(len(HANDS))


def call(function: Any, *arguments: Any) -> Any:
    """The function, compiled with the laws and the eyes of the game."""
    return bound(trying.seen(catalogue.game("en-garde"), en_garde_eyes), function)(*arguments)


class Belief:
    """What a seat believes, after what it heard in this round.

    The State it keeps knows the seat's own cards; the other's are dummies, and so is the pack.
    """

    def __init__(self, sight: Sight, stakes: Array, policy: Net) -> None:
        self.seat, self.other = sight.seat, 1 - sight.seat
        self.stakes, self.policy = stakes, policy
        self.played = np.zeros(VALUES + 1, np.int64)
        self.likely = np.zeros(len(HANDS))
        self.likely[0] = 1.0
        self.s = _begun(sight)

    def hear(self, heard: Sequence[Heard]) -> None:
        for step in story(heard):
            if isinstance(step, Drew):
                self._draw(step)
            else:
                self._act(step)

    def fits(self, sight: Sight) -> bool:
        """Whether what was heard leads to what is seen, and some hand is possible."""
        s = self.s
        heard = [s.phase, s.turn, s.left, gap(s), s.fencer[self.seat].hand, s.acts > 0]
        seen = [
            sight.phase,
            sight.turn,
            sight.left,
            gap_seen(sight),
            sight.hand,
            sight.trail[0] > 0,
        ]
        return heard == seen and bool(self.likely.sum() > 0)

    def worlds(self) -> tuple[Any, Array]:
        """A State for each hand that the other may hold, and how likely it is."""
        which = np.flatnonzero(self.likely > 0)
        states = np.zeros(len(which), row_type(State))
        states[:] = row(self.s)
        states["fencer"]["hand"][:, self.other] = HANDS[which]
        states["pack"] = self._unseen() - HANDS[which]
        return states, self.likely[which] / self.likely[which].sum()

    def _unseen(self) -> Array:
        """What is neither played nor in this seat's hand, by value."""
        unseen: Array = COPIES - self.played - np.array(self.s.fencer[self.seat].hand)
        unseen[0] = 0
        return unseen

    def _draw(self, step: Drew) -> None:
        pack = np.maximum(self._unseen() - HANDS, 0)
        if step.seat == self.seat:
            self.likely *= pack[:, step.value]
        else:
            likely = self.likely[:, None] * pack
            self.likely = np.zeros(len(HANDS))
            for value in range(1, VALUES + 1):
                some = np.flatnonzero(likely[:, value])
                self.likely[_PLACES[HANDS[some] @ _DIGITS + _DIGITS[value]]] += likely[some, value]
        self._scale()
        rules.draw(self.s, (step.value or 1) - 1, [])

    def _act(self, step: Acted) -> None:
        cost = spent(step.action, self.s)
        if step.seat == self.other:
            self.likely[self.likely > 0] *= self._habits(step.action)
            kept = np.flatnonzero((self.likely > 0) & (cost <= HANDS).all(axis=1))
            likely, self.likely = self.likely, np.zeros(len(HANDS))
            self.likely[_PLACES[(HANDS[kept] - cost) @ _DIGITS]] = likely[kept]
            self._scale()
        self.played += cost
        rules.apply(self.s, step.seat, step.action, [])

    def _habits(self, action: int) -> Array:
        """How often the other would do this with each hand."""
        states, _ = self.worlds()
        many = len(states)
        x = np.zeros((many, en_garde_eyes.INPUTS), np.float32)
        allowed = np.zeros((many, rules.ACTIONS), np.bool_)
        stakes = np.broadcast_to(self.stakes, (many, len(self.stakes))).copy()
        sights = np.zeros(1, row_type(Sight))
        call(trying.observe, (states, stakes, np.zeros(many, np.int64)), sights, x, allowed)
        often = chances(self.policy(x), allowed)[:, action]
        doubt: Array = DOUBT * allowed[:, action] / allowed.sum(axis=1)
        return (1 - DOUBT) * often + doubt

    def _scale(self) -> None:
        self.likely /= max(self.likely.sum(), 1e-30)


def counted(sight: Sight, stakes: Array, policy: Net) -> Belief:
    """What counting alone tells, for whoever did not listen: every card may be anywhere."""
    belief = Belief(sight, stakes, policy)
    rules.imagine(sight, Seeded(0), belief.s)
    belief.played = COPIES - np.array(sight.unseen) - np.array(sight.hand)
    fits = (HANDS.sum(axis=1) == sight.held[belief.other]) & (sight.unseen >= HANDS).all(axis=1)
    for place in np.flatnonzero(fits):
        hand = HANDS[place].tolist()
        belief.likely[place] = prod(map(comb, sight.unseen, hand))
    belief.likely[0] *= sight.held[belief.other] == 0
    return belief


def gap_seen(sight: Sight) -> int:
    return 22 - sight.ground[0] - sight.ground[1]


def spent(action: int, s: State) -> Array:
    """The cards that an action costs, by value."""
    cost = np.zeros(VALUES + 1, np.int64)
    if action < STRIKE:
        cost[action % RETREAT + 1] = 1
    elif action < LUNGE:
        cost[gap(s)] = action - STRIKE + 1
    elif action < PARRY:
        step, more = divmod(action - LUNGE, COPIES)
        cost[gap(s) - step - 1] = more + 1
        cost[step + 1] += 1
    elif action == PARRY:
        cost[s.blow] = s.strength
    elif action >= MIXED:
        cost[:] = CARDS[action - MIXED]
    assert action == STAND or cost.any()
    return cost


def _begun(sight: Sight) -> State:
    """The round at its beginning."""
    s = State()
    for name in s.settings.fields:
        setattr(s.settings, name, getattr(sight.settings, name))
    for seat in range(2):
        s.fencer[seat].hits = sight.hits[seat]
    s.first, s.round = sight.first, sight.round - 1
    rules.begin_round(s, [])
    return s
