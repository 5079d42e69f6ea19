"""A game to be learnt: its laws and its eyes in one, for compiled loops to call.

Nothing here knows what is done with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from itertools import product
from typing import Any, Protocol

import numpy as np

from ...bots.trying import seen
from ...compiled import bound, row, row_type
from ...games import catalogue
from ...games.contract import Game
from ..reductions import eyes, reduction

# Which module of `sparring.bots` says what nets see of a game.
EYES = {"en-garde": "en_garde_eyes", "ko": "ko_eyes"}

USUAL = 3  # a default setting is drawn so many times as often as each other


class Eyes(Protocol):
    """What a game must say to be learnt. It has two players; one's gain is the other's loss.

    The functions are compiled. Rows come as zeros. `stakes` are numbers of an episode that its
    players know: what it is worth to end it in this way or that.
    """

    EPISODE: dict[str, str | int]  # settings of every episode
    NAMED_BY: tuple[str, ...]  # settings for which there are weights of their own
    MIXED_IN: tuple[str, ...]  # settings that are drawn for each episode, if nobody chose them
    STAKES: int
    INPUTS: int  # numbers that a policy sees
    REVEALED: int  # and a critic

    def wish(self, random: Any, stakes: Any, /) -> None: ...
    def over(self, s: Any, /) -> bool: ...
    def worth(self, s: Any, seat: int, stakes: Any, /) -> float: ...
    def see(self, sight: Any, stakes: Any, x: Any, /) -> None: ...
    def reveal(self, s: Any, seat: int, stakes: Any, x: Any, /) -> None: ...


@dataclass(frozen=True, eq=False)
class Subject:
    """A game with these settings, as training sees it."""

    game: Game  # its laws include the eyes
    eyes: Any
    name: str  # of its weights
    settings: dict[str, str | int]  # those that were chosen
    blanks: Any  # a row for each way to begin

    @property
    def actions(self) -> int:
        return self.game.laws.ACTIONS

    def call(self, function: Any) -> Any:
        """The function, compiled with the laws and the eyes."""
        return bound(self.game, function)

    def rows(self, kind: str, count: int) -> Any:
        return np.zeros(count, row_type(getattr(self.game.laws, kind)))


def subject(game: Game, settings: dict[str, str | int]) -> Subject:
    """The game to learn; ValueError if nothing says what a net sees of it."""
    if game.name not in EYES:
        raise ValueError(f"{game.title} can't be learnt yet: choose {', '.join(EYES)}")
    has: Any = import_module(f"sparring.bots.{EYES[game.name]}")
    chosen = game.choose(**settings)
    name = "-".join((game.name, *(str(chosen[word]) for word in has.NAMED_BY)))
    blanks = [row(game.blank(**way)) for way in _ways(game, has, settings)]
    return Subject(
        seen(catalogue.game(game.name), has), has, name, settings, np.concatenate(blanks)
    )


def reduced(text: str, settings: dict[str, str | int]) -> Subject:
    """En Garde at another size, on which what was learnt can be measured exactly."""
    game, seen_by = reduction(text), eyes(text)
    name = "-".join((game.name, str(game.choose(**settings)["rules"])))
    blank = row(game.blank(**settings, **seen_by.EPISODE))
    return Subject(seen(game, seen_by), seen_by, name, settings, blank)


def _ways(game: Game, eyes: Any, settings: dict[str, str | int]) -> list[dict[str, str | int]]:
    """All settings that an episode may have, the usual ones more often."""
    free = [game.setting(name) for name in eyes.MIXED_IN if name not in settings]
    values = [(s.default,) * (USUAL - 1) + tuple(s.values) for s in free]
    return [
        {**settings, **eyes.EPISODE, **{s.name: v for s, v in zip(free, way, strict=True)}}
        for way in product(*values)
    ]
