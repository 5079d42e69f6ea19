"""Puzzles as they are shipped: positions in which one action guarantees more than any other.

A file a game, a puzzle a line, in JSON: docs/puzzles.md says what each key means. Nothing here
knows how a puzzle is found or proved (`lab.puzzles` does), or any one game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..games import catalogue
from ..match import Match
from ..score import Token, take

Span = tuple[float, float]  # at least, at most


class BadPuzzle(ValueError):
    """What is wrong with a puzzle, or with a file of them."""


@dataclass(frozen=True)
class Puzzle:
    """A position, what is best in it, and why."""

    id: str  # the game's name and a number
    game: str
    settings: dict[str, str | int]
    tokens: str  # the game so far as a score has it, chance included
    seat: int  # who is to act
    knows: dict[str, Any]  # what that seat knows and the puzzle turns on, in short
    theme: str  # what it is about; the client has a sentence for each
    level: int  # 1 to 3
    best: str
    by: float  # how much more it guarantees than any other action can
    values: dict[str, Span]  # by legal action
    tempting: list[str]  # what a shallower player would do, the likeliest first
    lines: dict[str, list[str]]  # how it may go on after the best action, and the tempting ones
    clauses: list[str]  # of the rulebook, that matter
    proof: dict[str, Any] = field(default_factory=dict)  # who proves it, and over what

    def match(self) -> Match:
        """The position, to be played on from."""
        match = Match(catalogue.game(self.game), None, **self.settings)
        for number, text in enumerate(self.tokens.split(), 1):
            take(match, Token(text, number))
        return match


def write(puzzle: Puzzle) -> str:
    """One line."""
    return json.dumps(asdict(puzzle), ensure_ascii=False)


def parse(line: str) -> Puzzle:
    """A line read again; BadPuzzle if it is none."""
    try:
        plain = json.loads(line)
        plain["values"] = {move: (span[0], span[1]) for move, span in plain["values"].items()}
        return Puzzle(**plain)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadPuzzle(f"this line is no puzzle: {error}") from None


def load(lines: Iterable[str]) -> list[Puzzle]:
    return [parse(line) for line in lines if line.strip()]


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with the package.

    >>> puzzle = shipped("en-garde")[0]
    >>> puzzle.best in puzzle.match().legal(puzzle.seat)
    True
    """
    if game not in catalogue.names():
        raise ValueError(f"there is no game {game!r}: choose {', '.join(catalogue.names())}")
    source = files(__package__).joinpath(f"{game}.jsonl")
    return tuple(load(source.read_text("utf-8").splitlines())) if source.is_file() else ()


def file(game: str) -> Path:
    """Where they are kept in a checkout."""
    return Path(__file__).with_name(f"{game}.jsonl")
