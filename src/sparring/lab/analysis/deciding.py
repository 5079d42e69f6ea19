"""Every choice of a game, with the judge's opinion of each action that was legal.

The judge is asked as a player is: it gets the Sight, the legal actions, and what the seat had
heard. Where only one action was legal, nothing was decided.
Nothing here knows what came of a decision.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ... import bots
from ...bots import Budget, Opinion, Weigh
from ...chance import Seeded
from ...games.contract import CHANCE, Heard, heard
from ...match import Match
from ..cores import over

MIXED = 0.02  # an action that the judge plays so often is never an error


@dataclass(frozen=True)
class Decision:
    """One choice: who made it, at which step of the game, and what the judge thinks of all."""

    step: int  # from 1, chance counted: the token of the score
    seat: int
    action: int
    opinions: tuple[Opinion, ...]

    @property
    def taken(self) -> Opinion:
        return next(opinion for opinion in self.opinions if opinion.action == self.action)

    @property
    def worth(self) -> float:
        """What the seat would win if the judge played on."""
        return sum(opinion.often * opinion.value for opinion in self.opinions)

    @property
    def lost(self) -> float:
        """What the action gave away; nothing if the judge plays it, too."""
        return 0.0 if self.taken.often >= MIXED else max(0.0, self.worth - self.taken.value)

    @property
    def error(self) -> float:
        """The standard error of what was lost."""
        if self.taken.often >= MIXED:
            return 0.0
        judged = sum((opinion.often * opinion.error) ** 2 for opinion in self.opinions)
        return float((judged + self.taken.error**2) ** 0.5)

    @property
    def scope(self) -> float:
        """How much could be lost at the most."""
        return max(0.0, self.worth - min(opinion.value for opinion in self.opinions))


class Question(NamedTuple):
    """A decision, as its judge is asked about it: what the seat knew, and no more."""

    game: str
    step: int
    seat: int
    action: int
    sight: Any
    legal: list[int]
    heard: list[Heard]
    seconds: float
    seed: int


def decisions(match: Match, seconds: float, seed: int, cores: int) -> Iterator[Decision]:
    """Every choice of a game, in no certain order. The same seed gives the same opinions."""
    yield from over(cores, judged, questions(match, seconds, seed))


def questions(match: Match, seconds: float, seed: int) -> Iterator[Question]:
    """The game again, step by step, with what each seat knew before it acted."""
    again = Match(match.game, None, **match.settings)
    ears: list[list[Heard]] = [[] for _ in range(again.players)]
    for number, (seat, taken, _) in enumerate(match.steps, 1):
        if seat == CHANCE:
            told = again.draw(taken)
        else:
            legal, ear = again.actions(seat), list(ears[seat])
            if len(legal) > 1:
                known = (again.sight(seat), legal, ear)
                yield Question(match.game.name, number, seat, taken, *known, seconds, seed)
            told = again.play(taken, seat)
        for listener, ear in enumerate(ears):
            ear.extend(heard(told, listener))


def judged(question: Question) -> Decision:
    """What the judge of the game answers."""
    luck = Seeded(Seeded(question.seed ^ question.step << 8).word())
    budget = Budget(luck, question.seconds, question.heard)
    weigh = _judge(question.game)
    opinions = tuple(weigh(question.sight, question.legal, budget))
    return Decision(question.step, question.seat, question.action, opinions)


@cache
def _judge(game: str) -> Weigh:
    return bots.judge(game)[1]
