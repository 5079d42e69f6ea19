"""Who plays whom, and with which cards.

A deal is one stream of chance and one set of players. It is played once for each turn of the table,
so that everybody has every seat with the same chance, and luck weighs less. Nothing here plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ...chance import Seeded
from ...games import catalogue


@dataclass(frozen=True)
class Plan:
    """Everything that the games of an arena follow from."""

    game: str
    settings: dict[str, str | int]
    bots: tuple[str, ...]
    games: int  # of each lineup, at least
    seed: int = 0
    seconds: float = 1.0  # to think, a choice

    @property
    def seats(self) -> int:
        game = catalogue.game(self.game)
        return game.laws.players(game.set_up(**self.settings))

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """All tables that these bots can fill; the last one named fills seats that are left."""
        seats = self.seats
        if len(self.bots) < seats:
            return [self.bots + self.bots[-1:] * (seats - len(self.bots))]
        return list(combinations(self.bots, seats))

    def deals(self) -> Iterator[Deal]:
        """Every lineup gets the same chance. The deals take turns, so that any part is fair."""
        stream, lineups = Seeded(self.seed), self.lineups
        for number in range(-(-self.games // self.seats)):
            seed = stream.word()
            for table, lineup in enumerate(lineups):
                yield Deal(self, number * len(lineups) + table, lineup, seed)

    def __len__(self) -> int:
        return -(-self.games // self.seats) * len(self.lineups)

    def plain(self) -> dict[str, Any]:
        """The plan as its journal opens with."""
        return {**vars(self), "bots": list(self.bots)}


@dataclass(frozen=True)
class Deal:
    """One chance, played in every turn of the table."""

    plan: Plan
    number: int
    lineup: tuple[str, ...]
    seed: int

    def seated(self, turn: int) -> list[int]:
        """Which player of the lineup has each seat, in this turn of the table."""
        return [(seat + turn) % len(self.lineup) for seat in range(len(self.lineup))]
