"""A stretch of self-play: what was seen, what every action was worth, what came of it.

Nothing here knows how it is learnt from.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bots import trying
from ...bots.net import Array, Net, chances
from . import playing
from .recipe import Recipe
from .subject import Subject

NEW = 24  # successors an episode that room is made for at first


class Selfplay:
    """Episodes that go on from stretch to stretch."""

    def __init__(self, subject: Subject, recipe: Recipe, random: Array) -> None:
        many, steps, actions = recipe.episodes, recipe.stretch, subject.actions
        self.subject, self.recipe, self.random = subject, recipe, random
        self.states, self.spare = subject.rows("State", many), subject.rows("State", 1)
        self.sights = subject.rows("Sight", 1)
        self.stakes = np.zeros((many, subject.eyes.STAKES), np.float32)
        self.x = np.zeros((steps + 1, many, subject.eyes.INPUTS), np.float32)
        self.allowed = np.zeros((steps + 1, many, actions), np.bool_)
        self.q, self.often = (np.zeros((steps + 1, many, actions), np.float32) for _ in range(2))
        self.z = np.zeros((steps, many, subject.eyes.REVEALED), np.float32)
        self.unclear = np.zeros((steps, many), np.bool_)  # whether the critic was needed
        self.actors = np.zeros((steps + 1, many), np.int64)
        self.ends = np.zeros((steps, many), np.float64)
        self.actions = np.zeros(many, np.int64)
        self.rows = np.zeros((many, actions), np.int64)
        self.successors = np.zeros((many * NEW, subject.eyes.REVEALED), np.float32)
        self._call(playing.begin_all, self._table(0), subject.blanks, random)

    def _table(self, step: int) -> tuple[Array, Array, Array]:
        return self.states, self.stakes, self.actors[step]

    def _call(self, function: Any, *arguments: Any) -> Any:
        return self.subject.call(function)(*arguments)

    def play(self, policy: Net, critic: Net) -> None:
        """One stretch; the last step is looked at, and not played."""
        for step in range(self.recipe.stretch + 1):
            self._value(step, policy, critic)
            if step < self.recipe.stretch:
                self._advance(step)

    def _value(self, step: int, policy: Net, critic: Net) -> None:
        """What is seen, how often each action is played, and what each is worth."""
        x, allowed, table = self.x[step], self.allowed[step], self._table(step)
        self._call(trying.observe, table, self.sights, x, allowed)
        self.often[step] = chances(policy(x), allowed)
        if (need := int(allowed.sum())) > len(self.successors):
            self.successors = np.zeros((2 * need, self.successors.shape[1]), np.float32)
        tried = (self.q[step], self.rows, self.successors)
        count = self._call(trying.branch, table, self.spare, allowed, *tried)
        self._call(trying.fill, self.q[step], self.rows, critic(self.successors[:count])[:, 0])

    def _advance(self, step: int) -> None:
        self._call(playing.choose, self.often[step], self.random, self.actions)
        row = self.rows[np.arange(len(self.rows)), self.actions]
        self.unclear[step] = row >= 0
        self.z[step] = self.successors[row]
        blanks, ends = self.subject.blanks, self.ends[step]
        self._call(playing.advance, self._table(step), blanks, self.actions, ends, self.random)

    def targets(self) -> Array:
        """What each action that was played came to, for whoever played it.

        Later results are believed as far as the trace goes; the rest is what the next actions
        were worth, as often as they are played.
        """
        trace, targets = self.recipe.trace, np.zeros(self.unclear.shape, np.float32)
        worth = (self.often * self.q).sum(axis=2)
        later = worth[-1]
        for step in range(self.recipe.stretch - 1, -1, -1):
            hope = (1 - trace) * worth[step + 1] + trace * later
            hope = np.where(self.actors[step] == self.actors[step + 1], hope, -hope)
            over = ~np.isnan(self.ends[step])
            targets[step] = later = np.where(over, self.ends[step], hope)
        return targets
