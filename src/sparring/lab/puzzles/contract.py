"""What a game must offer so that puzzles can be made of it, and what a proof says.

A proof is given a Sight and nothing else: what follows from it can't rest on a hidden card. Nothing
here knows of any one game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from ...games import catalogue
from ...match import Match
from ...puzzles import Span

CLEAR = 0.1  # by how much the best action must be better, where all is from -1 to 1


@dataclass(frozen=True)
class Finding:
    """A proof: what each legal action guarantees at least and at most."""

    theme: str
    best: int
    values: dict[int, Span]
    by: float
    depth: int  # how many actions have to be looked ahead
    clauses: tuple[str, ...]
    proof: dict[str, Any] = field(default_factory=dict)
    slack: float = 0.0  # how far two proofs of it may be apart: none, where all is counted


class Proof(Protocol):
    """A module that knows one game."""

    def positions(self, seed: int, /) -> Iterator[Match]:
        """A game between sensible players, at each decision that may be worth a proof."""

    def prove(self, sight: Any, legal: Sequence[int], /) -> Finding | None:
        """The proof that one action is best, or None: there is none, or none is clearly best."""

    def appeal(self, sight: Any, action: int, /) -> float:
        """What an action looks like to who looks no further: the highest tempts."""

    def knows(self, sight: Any, /) -> dict[str, Any]:
        """What the seat knows and the puzzle turns on, for people."""

    def goes_on(
        self, match: Match, seat: int, action: int, finding: Finding, /
    ) -> tuple[list[str], float]:
        """How it may go on in the deal as it was, the action first, and what that comes to."""


_MODULES = {"en-garde": "en_garde", "knock-out": "knock_out", "ko": "ko"}


def proof_of(game: str) -> Proof:
    """What proves puzzles of this game; ValueError if there is none."""
    if game not in _MODULES:
        catalogue.game(game)
        raise ValueError(f"nothing proves puzzles of {game}: see docs/puzzles.md")
    found: Any = import_module(f".{_MODULES[game]}", __package__)
    proof: Proof = found
    return proof
