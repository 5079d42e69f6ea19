"""How processes hear that a table has new rows: its name and the number of the last, no more.

Whoever wants to know what happened reads the rows. Nothing here knows what they mean.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection


class News(NamedTuple):
    """The table has rows up to this number; they can be read."""

    table: str
    number: int


class Ears(NamedTuple):
    """Both are called in the event loop."""

    heard: Callable[[News], object]
    missed: Callable[[], object]  # the line was cut for a while: look at every table again


class Bus(Protocol):
    """What carries news from those who write to those who watch."""

    def within(self, db: Connection, news: Sequence[News]) -> None:
        """Called by the writer inside the transaction."""

    def after(self, news: Sequence[News]) -> None:
        """Called by the writer once the transaction is durable."""

    async def listen(self, ears: Ears) -> None:
        """Hear all news from now on, in the running event loop."""

    def close(self) -> None: ...


class InProcess:
    """The bus of a process that is alone."""

    def __init__(self) -> None:
        self._listening: list[tuple[asyncio.AbstractEventLoop, Ears]] = []

    def within(self, db: Connection, news: Sequence[News]) -> None:
        pass

    def after(self, news: Sequence[News]) -> None:
        for loop, ears in self._listening:
            call_in(loop, _hear_all, ears, news)

    async def listen(self, ears: Ears) -> None:
        self._listening.append((asyncio.get_running_loop(), ears))

    def close(self) -> None:
        self._listening.clear()


def _hear_all(ears: Ears, news: Sequence[News]) -> None:
    for each in news:
        ears.heard(each)


def call_in(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *words: Any) -> None:
    """Call this in an event loop from another thread; if the loop has ended, nobody is there."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, *words)
