"""A program as a bot like any other: choose(sight, legal, budget).

It is started when it is first asked, and again after a fault, as long as it does start. What a seat
has heard is sent once: each question brings what is new. Nothing here knows whether an action is
legal.
"""

from __future__ import annotations

import atexit
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from .. import bots
from ..bots import Budget, Choose
from ..games import catalogue
from ..games.contract import Game, Heard
from ..telling import told_of
from . import lines
from .process import Fault, Kind, Program

COMMAND = "cmd:"
STARTS = 3  # in a row that came to nothing
SEEDS = 1 << 32
NOTHING = -1  # what was answered is no action of the game


def player(name: str, game: str) -> Choose:
    """The bot of this name, or `cmd:COMMAND`; ValueError if there is none.

    `NAME@SECONDS` thinks for so long, whatever the others are given.
    """
    if own := re.fullmatch(r"(.+)@([0-9]{1,4}(?:\.[0-9]{1,6})?)", name):
        choose, seconds = player(own[1], game), float(own[2])
        return lambda sight, legal, budget: choose(sight, legal, replace(budget, seconds=seconds))
    if name.startswith(COMMAND):
        return Player(name.removeprefix(COMMAND), catalogue.game(game))
    return bots.bot(name, game)


@dataclass
class Told:
    """What the program has been told of one match: a seat, and what it has heard."""

    match: int
    heard: list[Heard] = field(default_factory=list)


class Player:
    """A bot that is a program."""

    def __init__(self, command: str, game: Game) -> None:
        self.command, self.game = command, game
        self.program: Program | None = None
        self.refused: list[str] = []  # what it said that was not legal
        self._failed = self._matches = 0
        self._prepared: list[dict[str, str | int]] = []
        self._told: dict[int, Told] = {}
        atexit.register(self.end)

    def __call__(self, sight: Any, legal: Sequence[int], budget: Budget, /) -> int:
        program = self._running()
        try:
            self._prepare(program, settings_of(self.game, sight))
            question = self.question(program.number(), sight, legal, budget)
            answer = program.ask(question, "action", question["limit"])
        except Fault:
            self.end()
            raise
        return self._number(program, question, answer.get("action"))

    def question(
        self, number: int, sight: Any, legal: Sequence[int], budget: Budget
    ) -> lines.Message:
        """Everything that a bot may go by."""
        told = self._match(sight.seat, budget.heard)
        known, told.heard = len(told.heard), list(budget.heard)
        return {
            "type": "choose",
            "id": number,
            "match": told.match,
            "game": self.game.name,
            "settings": settings_of(self.game, sight),
            "seat": sight.seat,
            "sight": sight.plain(),
            "legal": [self.game.notation.name(action) for action in legal],
            "seconds": budget.seconds,
            "limit": lines.limit(budget.seconds),
            "seed": budget.random.below(SEEDS),
            "known": known,
            "heard": [told_of(self.game, item) for item in told.heard[known:]],
        }

    def _match(self, seat: int, heard: Sequence[Heard]) -> Told:
        """The match that this seat was in, if what it heard then was the beginning of this."""
        told = self._told.get(seat)
        if told is None or list(heard[: len(told.heard)]) != told.heard:
            self._matches += 1
            told = self._told[seat] = Told(self._matches)
        return told

    def _running(self) -> Program:
        if self.program:
            return self.program
        if self._failed == STARTS:
            raise Fault(Kind.CRASH, f"{self.command!r} was started {STARTS} times in vain")
        self._failed += 1
        self.program = Program(self.command)
        try:
            self.program.greet()
        except Fault:
            self.end()
            raise
        self._failed, self._prepared, self._told = 0, [], {}
        return self.program

    def _prepare(self, program: Program, settings: dict[str, str | int]) -> None:
        if settings not in self._prepared:
            game = self.game
            words = lines.prepare(program.number(), game.name, game.version, settings)
            program.ask(words, "prepared", lines.PREPARE)
            self._prepared.append(settings)

    def _number(self, program: Program, question: lines.Message, token: Any) -> int:
        if token in question["legal"]:
            return self.game.notation.parse(token)
        self.refused.append(str(token)[:40])
        why = f"{self.refused[-1]!r} is not legal: choose one of `legal`"
        program.say(lines.refused(question["id"], why))
        with suppress(ValueError):
            return self.game.notation.parse(str(token))
        return NOTHING

    def end(self) -> None:
        """Say goodbye to the program, if one runs."""
        if self.program:
            with suppress(Fault):
                self.program.end()
            self.program = None


def settings_of(game: Game, sight: Any) -> dict[str, str | int]:
    """The settings of a game in words, from its Sight."""
    return {each.name: each.word(getattr(sight.settings, each.name)) for each in game.settings}
