"""Players that are programs. A bot gets a Sight and the legal actions, and never more.

    contract.py  what a bot is: choose(sight, legal, budget), and what a judge is
    roster.py    which bots play which game

Each bot is a module here, and docs/bots.md says how to add one. Nothing here knows of States at
tables, or of clocks.
"""

from __future__ import annotations

from functools import cache

from .contract import Budget, Choose, Opinion, Weigh, pick
from .roster import FLAT, HEURISTIC, RANDOM, STRONGEST, players

__all__ = [
    "FLAT", "HEURISTIC", "RANDOM", "STRONGEST",
    "Budget", "Choose", "Opinion", "Weigh",
    "bot", "judge", "names", "pick",
]  # fmt: skip


def names(game: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first.

    >>> names("en-garde")[:3]
    ('random', 'flat', 'search')
    """
    return tuple(players(game))


@cache
def bot(name: str, game: str) -> Choose:
    """The bot of this name; ValueError if there is none that plays this game."""
    if (entry := players(game).get(name)) is None:
        raise ValueError(f"there is no bot {name!r} for {game}: choose {', '.join(names(game))}")
    choose: Choose = entry.load("choose")
    return choose


@cache
def judge(game: str) -> tuple[str, Weigh]:
    """The strongest bot of this game that can say what it thinks of every action, and its name."""
    for name, entry in reversed(players(game).items()):
        if entry.weighs:
            weigh: Weigh = entry.load("weigh")
            return name, weigh
    raise ValueError(f"nobody here can judge {game}: pip install 'sparring[lab]'")
