"""Wishes that wait for their answers, and what became of each.

A wish is settled when its answer is there and, if it was granted, the update that it became is
known too: whoever waited for it finds what came of it. Nothing here knows of sockets.
"""

from __future__ import annotations

import asyncio

from .. import wire
from ..wire import Reason
from .errors import Refused
from .pauses import Pauses

AGAIN = frozenset((Reason.NOT_STORED, Reason.TOO_MANY))  # nothing happened: say it again


class Waiting:
    """One wish, as long as there is no answer."""

    def __init__(self, wish: wire.Wish) -> None:
        self.wish = wish
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.number: int | None = None  # of the update that it became
        self.pauses = Pauses()


class Wishes:
    def __init__(self) -> None:
        self._waiting: dict[str, Waiting] = {}

    def wait(self, wish: wire.Wish) -> Waiting:
        return self._waiting.setdefault(wish.id, Waiting(wish))

    def forget(self, waiting: Waiting) -> None:
        self._waiting.pop(waiting.wish.id, None)

    def unanswered(self) -> list[wire.Wish]:
        """Those to say again, in the order in which they were said."""
        return [each.wish for each in self._waiting.values() if each.number is None]

    def hear(self, said: wire.Accepted | wire.Refused, known: int) -> Waiting | None:
        """An answer; returns the wish if it should be said again, after a pause."""
        waiting = self._waiting.get(said.id)
        if waiting is None or waiting.answer.done():
            return None
        if isinstance(said, wire.Accepted):
            waiting.number = said.number
            self.reached(known)
        elif said.reason in AGAIN:
            return waiting
        else:
            waiting.answer.set_exception(Refused(said.reason))
        return None

    def reached(self, known: int) -> None:
        """All updates up to this number are known."""
        for each in self._waiting.values():
            if each.number is not None and each.number <= known and not each.answer.done():
                each.answer.set_result(each.number)

    def fail(self, error: Exception) -> None:
        """There will be no more answers."""
        for each in self._waiting.values():
            if not each.answer.done():
                each.answer.set_exception(error)
