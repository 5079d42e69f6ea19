"""The front door for programs: a game by name, with its settings, ready to start.

Nothing here knows of any one game.
"""

from __future__ import annotations

from dataclasses import dataclass

from .chance import Chance, Committed, Seeded, new_secret
from .games import catalogue
from .games.contract import Game
from .match import Match


@dataclass(frozen=True)
class Offer:
    """A game with all its settings chosen.

    >>> game("en-garde", hits=3)
    <En Garde: rules=advanced hits=3 last_attack=allowed parry=same-value aids=off>
    """

    game: Game
    settings: dict[str, str | int]

    def start(self, seed: int | None = None, chance: Chance | None = None) -> Match:
        """Begin a match: with a seed to repeat it, with a chance of one's own, or with neither.

        With neither, chance is committed: it comes from a fresh secret, which the score of the
        finished game tells, so that anybody can verify it.
        """
        if chance is None:
            chance = Committed(new_secret()) if seed is None else Seeded(seed)
        return Match(self.game, chance, **self.settings)

    def __repr__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"<{self.game.title}: {chosen}>"


def game(name: str, /, **settings: str | int) -> Offer:
    """The game of this name, with these settings and the rest at their defaults."""
    found = catalogue.game(name)
    return Offer(found, found.choose(**settings))


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return catalogue.names()
