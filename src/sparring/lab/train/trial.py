"""How well a policy does, in its own right: quick trials while it is being trained.

The arena measures bots; this measures nets that are no bots yet. Nothing here learns.
"""

from __future__ import annotations

import numpy as np

from ...bots import trying
from ...bots.net import Array, Net, chances
from . import playing
from .subject import Subject

FIRST = -1


def against_luck(subject: Subject, policy: Net, episodes: int, seed: int) -> dict[str, float]:
    """Its mean worth against a player that plays anything, from either seat."""
    mine = np.arange(episodes) % 2
    return {"against_luck": float(meet(subject, (policy, None), mine, seed).mean())}


def against_itself(subject: Subject, policy: Net, episodes: int, seed: int) -> dict[str, float]:
    """How often it wins and draws against itself, if it acts first."""
    worth = meet(subject, (policy, policy), np.full(episodes, FIRST), seed)
    return {"first_won": float((worth == 1).mean()), "drawn": float((abs(worth) < 1).mean())}


def meet(subject: Subject, players: tuple[Net | None, ...], mine: Array, seed: int) -> Array:
    """What each episode is worth to the first player, who has the seats `mine`; None is luck.

    Instead of a seat `mine` may say FIRST: whoever acts first. The episodes go on until each has
    ended once.
    """
    many = len(mine)
    random = np.array([seed], np.uint64)
    states, sights = subject.rows("State", many), subject.rows("Sight", 1)
    stakes = np.zeros((many, subject.eyes.STAKES), np.float32)
    x = np.zeros((many, subject.eyes.INPUTS), np.float32)
    allowed = np.zeros((many, subject.actions), np.bool_)
    actors, actions = np.zeros(many, np.int64), np.zeros(many, np.int64)
    ends, worth = np.zeros(many), np.full(many, np.nan)
    table = (states, stakes, actors)
    subject.call(playing.begin_all)(table, subject.blanks, random)
    while np.isnan(worth).any():
        subject.call(trying.observe)(table, sights, x, allowed)
        mine = np.where(mine == FIRST, actors, mine)
        often = np.zeros(allowed.shape, np.float32)
        for number, player in enumerate(players):
            turn = (actors == mine) == (number == 0)
            logits = player(x[turn]) if player else np.zeros(allowed[turn].shape, np.float32)
            often[turn] = chances(logits, allowed[turn])
        subject.call(playing.choose)(often, random, actions)
        subject.call(playing.advance)(table, subject.blanks, actions, ends, random)
        new = ~np.isnan(ends) & np.isnan(worth)
        worth[new] = np.where(actors == mine, ends, -ends)[new]
    return worth
