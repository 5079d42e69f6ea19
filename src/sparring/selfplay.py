"""Random legal play in the plain life, game by game, each a Match that can be saved.

Every game has two seeds from one stream: one for chance, one for the moves. The compiled life
(`lab.playouts`) plays the very same games. Nothing here knows of any one game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .chance import Seeded
from .games.contract import Game
from .match import Match


@dataclass
class SeatTally:
    """What random play brought one seat."""

    wins: int = 0  # more than any other seat
    shared: int = 0  # as much as another, and less than nobody
    total: int = 0

    def plain(self, games: int) -> dict[str, Any]:
        return {"wins": self.wins, "shared": self.shared, "mean": self.total / max(games, 1)}


@dataclass
class Tally:
    """What a number of games came to; `stream` is where the next ones get their seeds."""

    players: int
    stream: Seeded
    games: int = 0
    moves: int = 0
    seats: list[SeatTally] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = [SeatTally() for _ in range(self.players)]

    def add(self, match: Match) -> None:
        results = [match.result(seat) for seat in range(self.players)]
        self.games += 1
        self.moves += len(match.steps) - match.questions
        for seat, result in zip(self.seats, results, strict=True):
            best = result == max(results)
            seat.wins += best and results.count(result) == 1
            seat.shared += best and results.count(result) > 1
            seat.total += result


def selfplay(
    game: Game, settings: dict[str, str | int], tally: Tally, games: int
) -> Iterator[Match]:
    """Play so many more games at random, add them to the tally, and hand each over."""
    for _ in range(games):
        chance, moves = Seeded(tally.stream.word()), Seeded(tally.stream.word())
        match = Match(game, chance, **settings)
        while not match.over:
            legal = match.actions()
            match.play(legal[moves.below(len(legal))])
        tally.add(match)
        yield match


def players(game: Game, settings: dict[str, str | int]) -> int:
    return game.laws.players(game.set_up(**settings))
