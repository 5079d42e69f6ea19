"""What a bot is: a function from what one seat may know to an action.

    choose(sight, legal, budget) -> one of legal

A bot has no clock, no dice and no memory of its own: time, luck and what the seat has heard so far
come in the budget. So it chooses the same wherever the same is known, on a slow machine, too.
Nothing here knows of States, tables or clocks, or of any one game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ..games.contract import Heard, Random


@dataclass(frozen=True)
class Budget:
    """What a bot may go by in one choice, besides its Sight and the legal actions."""

    random: Random
    seconds: float = 1.0  # of one ordinary core; a bot turns them into so much work, unmeasured
    heard: Sequence[Heard] = ()  # everything that was told to its seat, if anybody kept it


class Choose(Protocol):
    """A player."""

    def __call__(self, sight: Any, legal: Sequence[int], budget: Budget, /) -> int: ...


class Opinion(NamedTuple):
    """What a judge thinks of an action, from what the seat knows."""

    action: int
    value: float  # the share of the game it will win: 1 alone, 1/2 with another, 0 not at all
    error: float  # the standard error of the value; 0 if it is exact
    often: float  # how often the judge would play it; those of all legal actions add up to 1


class Weigh(Protocol):
    """A judge: an opinion for each legal action, in their order."""

    def __call__(self, sight: Any, legal: Sequence[int], budget: Budget, /) -> list[Opinion]: ...


def pick(opinions: Sequence[Opinion], budget: Budget) -> int:
    """One of the actions, as often as the judge would play it."""
    point = budget.random.below(1 << 30) / (1 << 30)
    for opinion in opinions:
        point -= opinion.often
        if point < 0:
            return opinion.action
    return max(opinions, key=lambda opinion: opinion.often).action
