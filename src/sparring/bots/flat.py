"""Flat Monte Carlo: each action is tried in worlds that fit the Sight, played on at random.

It knows no game: a new one has it at once. Nothing here remembers, or reasons about what others
know; it is what better bots are measured against.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np

from ..compiled import bound, next_word, pick_below, row, row_type
from ..games import catalogue
from ..games.contract import CHANCE, OVER, Game
from .contract import Budget, Opinion

laws: Any = None  # compiled.bound puts those of a game in its place

WORLDS = 100  # a second of budget


def choose(sight: Any, legal: Sequence[int], budget: Budget) -> int:
    """What came out best; luck decides among equals."""
    if len(legal) == 1:
        return legal[0]
    shares, _ = _tried(sight, legal, budget)
    best = [action for action, share in zip(legal, shares, strict=True) if share == max(shares)]
    return best[budget.random.below(len(best))]


def weigh(sight: Any, legal: Sequence[int], budget: Budget) -> list[Opinion]:
    shares, errors = _tried(sight, legal, budget)
    favourites = shares.count(max(shares))
    return [
        Opinion(action, share, error, (share == max(shares)) / favourites)
        for action, share, error in zip(legal, shares, errors, strict=True)
    ]


def _tried(sight: Any, legal: Sequence[int], budget: Budget) -> tuple[list[float], list[float]]:
    """The share of the game that each action won, with its standard error."""
    game = game_of(type(sight))
    worlds = max(2, round(WORLDS * budget.seconds))
    seed = np.array([budget.random.below(1 << 32)], np.uint64)
    states = np.zeros(2, row_type(game.laws.State))
    shares = np.zeros((len(legal), worlds))
    bound(game, try_all)(row(sight), states, np.array(legal, np.int64), seed, shares)
    errors = shares.std(axis=1, ddof=1) / sqrt(worlds)
    return shares.mean(axis=1).tolist(), errors.tolist()


def game_of(kind: type) -> Game:
    games = map(catalogue.game, catalogue.names())
    return next(game for game in games if game.laws.Sight is kind)


def try_all(sights: Any, states: Any, actions: Any, random: Any, shares: Any) -> None:
    """Every action in every world, with the same luck: a row of shares for each action."""
    moves = np.zeros(laws.MOVES, np.int64)
    weights = np.zeros(laws.OUTCOMES, np.int64)
    luck = np.zeros(1, np.uint64)
    sight, s = sights[0], states[1]
    seat = sight.seat
    for world in range(shares.shape[1]):
        laws.imagine(sight, random, states[0])
        seed = next_word(random)
        for n in range(len(actions)):
            states[1], luck[0] = states[0], seed
            laws.apply(s, seat, actions[n], 0)
            play_on(s, moves, weights, luck)
            shares[n, world] = share_of(s, seat)


def play_on(s: Any, moves: Any, weights: Any, luck: Any) -> None:
    """To the end, at random."""
    who = laws.to_act(s)
    while who != OVER:
        if who == CHANCE:
            pick = pick_below(luck, laws.odds(s, weights))
            outcome = 0
            while pick >= weights[outcome]:
                pick -= weights[outcome]
                outcome += 1
            laws.draw(s, outcome, 0)
        else:
            n = laws.legal(s, who, moves)
            laws.apply(s, who, moves[pick_below(luck, n)], 0)
        who = laws.to_act(s)


def share_of(s: Any, seat: int) -> float:
    """What part of the finished game this seat has won."""
    mine = laws.result(s, seat)
    alike = 0
    for other in range(laws.players(s)):
        if laws.result(s, other) > mine:
            return 0.0
        alike += laws.result(s, other) == mine
    return 1.0 / alike
