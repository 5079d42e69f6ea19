"""Ratings: Bradley-Terry for duels, Weng-Lin (Plackett-Luce, by openskill) for more.

Both are told on the scale of chess, where 400 points more are odds of ten to one; the bot
`heuristic`, or else the mean of all, stands at 1500. Nothing here knows of cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt

import numpy as np

from .figures import SURE, Figure

MIDDLE, SCALE = 1500.0, 400.0
REFERENCE = "heuristic"
BOOTSTRAPS, ROUNDS, PRIOR = 200, 200, 0.5


def bradley_terry(names: Sequence[str], points: Sequence[np.ndarray]) -> dict[str, Figure]:
    """From what each won of each other, one matrix a deal; intervals by drawing deals again."""
    deals = np.array(points).reshape(len(points), -1)
    drawn = np.random.default_rng(0).multinomial(
        len(deals), [1 / len(deals)] * len(deals), BOOTSTRAPS
    )
    shape = (-1, len(names), len(names))
    value = _placed(names, _strengths(deals.sum(0).reshape(shape)))[0]
    often = _placed(names, _strengths((drawn @ deals).reshape(shape)))
    far = SURE * often.std(0)
    return {
        name: Figure(float(v), float(v - f), float(v + f))
        for name, v, f in zip(names, value, far, strict=True)
    }


def _strengths(won: np.ndarray) -> np.ndarray:
    """Hunter's iteration, for many tables at once; half a win each way for whoever met keeps
    a bot that lost everything finite."""
    met = (won + won.transpose(0, 2, 1)) > 0
    won = won + PRIOR * met
    games = won + won.transpose(0, 2, 1)
    strength = np.ones(won.shape[:2])
    for _ in range(ROUNDS):
        both = strength[:, :, None] + strength[:, None, :]
        strength = won.sum(2) / np.maximum((games / both).sum(2), 1e-12)
        strength /= np.exp(np.log(np.maximum(strength, 1e-12)).mean(1, keepdims=True))
    return strength


def _placed(names: Sequence[str], strength: np.ndarray) -> np.ndarray:
    """On the scale, with the reference in its place."""
    scaled: np.ndarray = SCALE * np.log10(np.maximum(strength, 1e-12))
    if REFERENCE in names:
        zero = scaled[:, [list(names).index(REFERENCE)]]
    else:
        zero = scaled.mean(1, keepdims=True)
    placed: np.ndarray = MIDDLE + scaled - zero
    return placed


def weng_lin(games: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, Figure]:
    """From the results of each game by bot; several seats of one count as their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating() for game in games for name in game}
    for game in games:
        names = list(game)
        if len(names) > 1:
            results = [sum(game[name]) / len(game[name]) for name in names]
            teams = model.rate([[rated[name]] for name in names], scores=results)
            rated.update({name: team[0] for name, team in zip(names, teams, strict=True)})
    unit = SCALE / (sqrt(2) * model.beta * log(10))  # two sure ratings at odds of ten to one
    known = rated.get(REFERENCE)
    zero = known.mu if known else sum(r.mu for r in rated.values()) / len(rated)
    return {
        name: Figure(
            MIDDLE + unit * (r.mu - zero),
            MIDDLE + unit * (r.mu - zero - SURE * r.sigma),
            MIDDLE + unit * (r.mu - zero + SURE * r.sigma),
        )
        for name, r in rated.items()
    }
