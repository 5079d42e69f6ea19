"""A game as a file that people can read: headers, then one token a step, chance included.

    [Game "en-garde"]
    [Rules "1"]
    [Settings "rules=basic hits=1 last_attack=allowed parry=same-value aids=off"]
    [Date "2026-11-18"]
    [Result "1 -1"]
    [Seed "7"]

    (L) (1) (5) (3) (3) (2) (3) (2) (1) (3) (1) +5 (4) ...  { a comment }
    x1 #

`#` ends a finished game and `*` one that still runs, so that a truncated file is noticed. A file
that can't be read, a move that can't be played and a shuffle that does not follow from its
commitment are three different errors, and each names the line and the token. docs/scores.md
has the whole format. Nothing here knows of any one game.
"""

from .proving import verify
from .reading import load
from .replaying import chance_of, replay, take
from .sheet import (
    FINISHED,
    MOST_CHARACTERS,
    MOST_IN_A_HEADER,
    MOST_IN_A_TOKEN,
    RUNNING,
    WIDTH,
    Score,
    ScoreError,
    Token,
    Unplayable,
    Unproven,
    Unreadable,
)
from .writing import record, results, save

__all__ = [
    "FINISHED",
    "MOST_CHARACTERS",
    "MOST_IN_A_HEADER",
    "MOST_IN_A_TOKEN",
    "RUNNING",
    "WIDTH",
    "Score",
    "ScoreError",
    "Token",
    "Unplayable",
    "Unproven",
    "Unreadable",
    "chance_of",
    "load",
    "record",
    "replay",
    "results",
    "save",
    "take",
    "verify",
]
