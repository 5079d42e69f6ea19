"""A bot of the house as a program of its own, over standard input and output.

One thread listens and answers the heartbeat; another thinks. Nothing here knows who asks.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Iterable
from functools import cache
from typing import Any, BinaryIO

from .. import bots
from ..bots import Budget
from ..chance import Seeded
from ..games import catalogue
from ..games.contract import NOBODY, Game, Heard
from ..match import Match
from ..telling import heard_of, sight_of
from . import lines
from .lines import Message

MATCHES = 16  # that are remembered at once
AWAKE = 0.01  # seconds that a bot is given for its first choice, which loads what it needs


class House:
    """The bot of this name, in all games that know one."""

    def __init__(self, name: str, out: BinaryIO) -> None:
        self.name, self._out, self._lock = name, out, threading.Lock()
        self.games = [game for game in catalogue.names() if name in bots.names(game)]
        if not self.games:
            known = dict.fromkeys(bot for game in catalogue.names() for bot in bots.names(game))
            raise ValueError(f"there is no bot {name!r}: choose {', '.join(known)}")
        self._heard: dict[Any, list[Heard]] = {}

    def serve(self, said: Iterable[bytes]) -> None:
        """Answer until the other side has no more to say."""
        questions: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        thinking = threading.Thread(target=self._think, args=[questions], daemon=True)
        thinking.start()
        for each in said:
            message = lines.read(each)
            kind = message and message["type"]
            if kind == "bye":
                break
            if kind == "hello":
                self._say(lines.ready(self.name, self.games))
            elif kind == "ping" and message:
                self._say(lines.pong(message.get("id")))
            elif kind in ("prepare", "choose"):
                questions.put(message)
        questions.put(None)
        thinking.join(lines.END / 2)

    def _think(self, questions: queue.SimpleQueue[Message | None]) -> None:
        while question := questions.get():
            try:
                answer = self._answer(question)
            except Exception as error:  # noqa: BLE001 - whatever it is, they should hear of it
                answer = lines.error(question.get("id"), f"{type(error).__name__}: {error}")
            self._say(answer)

    def _answer(self, question: Message) -> Message:
        game = catalogue.game(question["game"])
        choose, number = bots.bot(self.name, game.name), question.get("id")
        if question["type"] == "prepare":
            _awake(self.name, game)
            return lines.prepared(number)
        sight = sight_of(game, question["sight"])
        legal = [game.notation.parse(token) for token in question["legal"]]
        heard = self._remembered(game, question)
        budget = Budget(Seeded(question.get("seed", 0)), question.get("seconds", 1.0), heard)
        return lines.action(number, game.notation.name(choose(sight, legal, budget)))

    def _remembered(self, game: Game, question: Message) -> list[Heard]:
        """All that the seat has heard: what it knew, and what is new."""
        match = question.get("match"), question.get("seat")
        known = self._heard.pop(match, [])
        if question.get("known", 0) > len(known):
            raise ValueError("this begins in the middle of a match")
        heard = known[: question.get("known", 0)]
        heard += [heard_of(game, told) for told in question.get("heard", [])]
        self._heard[match] = heard
        if len(self._heard) > MATCHES:
            del self._heard[next(iter(self._heard))]  # the one that was asked about longest ago
        return heard

    def _say(self, message: Message) -> None:
        with self._lock:
            self._out.write(lines.line(message))
            self._out.flush()


@cache
def _awake(name: str, game: Game) -> None:
    """Have it choose once, so that what it loads and compiles is there when the clock runs."""
    match = Match(game, Seeded(0))
    seat = match.to_act
    assert seat > NOBODY
    bots.bot(name, game.name)(match.sight(seat), match.actions(), Budget(Seeded(0), AWAKE))


def speak(name: str) -> None:
    """Be this bot, until standard input ends. What is printed by mistake must not get between."""
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    House(name, out).serve(sys.stdin.buffer)
