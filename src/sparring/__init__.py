"""Sparring: three classic duels, played, watched, studied and solved.

    >>> import sparring
    >>> match = sparring.game("en-garde", rules="classic").start(seed=7)
    >>> match.legal()
    ['+1', '+2', '+3', '+5']
    >>> match.play("+3")[0].event.name
    'ADVANCED'
    >>> match.sight(0).hand
    [0, 1, 1, 1, 0, 2]

The package needs neither NumPy nor Numba until `sparring.compiled` or `sparring.lab` is imported.
"""

from .api import Offer, game, game_names
from .chance import Committed, Seeded
from .games.contract import CHANCE, NOBODY, OVER, Heard, heard
from .match import IllegalMove, Match, Refused
from .score import (
    Score,
    ScoreError,
    Unplayable,
    Unproven,
    Unreadable,
    load,
    replay,
    save,
    verify,
)
from .score import (
    record as score_of,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE", "NOBODY", "OVER",
    "Committed", "Heard", "IllegalMove", "Match", "Offer", "Refused", "Score", "ScoreError",
    "Seeded", "Unplayable", "Unproven", "Unreadable",
    "game", "game_names", "heard", "load", "replay", "save", "score_of", "verify",
]  # fmt: skip
