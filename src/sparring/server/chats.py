"""What people say at tables: stored, then told to whoever listens and has not muted them.

Nothing here knows of sockets, or of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from sqlalchemy import Connection

from .. import wire
from ..table import Person
from . import chat, tables
from .bus import Bus, News
from .chat import Line
from .storage import Storage

PREFIX = "chat:"  # of news; no table's name has a colon
MOST_TOLD = 50


class Hearer(Protocol):
    who: Person
    muted: set[str]

    def hear(self, body: bytes) -> None: ...


class Chats:
    def __init__(self, storage: Storage, ears_of: Callable[[str], Iterable[Hearer]]) -> None:
        self._storage, self._ears_of = storage, ears_of
        self._own: set[int] = set()  # lines of ours that the bus will tell us of

    async def say(self, table: str, who: Person, text: str, now: int) -> None:
        """Keep it, and tell it. StorageError: it was not said."""
        number = await self._storage.write(_say, self._storage.bus, table, who.id, text, now)
        if self._storage.shared:
            self._own.add(number)
        await self._tell(table, [Line(number, who.id, who.name, now, text)])

    async def past(self, table: str, ear: Hearer) -> None:
        """The last lines, for somebody who has just come."""
        lines = await self._storage.read(chat.said, table, 0, MOST_TOLD)
        if lines:
            seats = await self._seats(table)
            for line in lines:
                if line.player not in ear.muted:
                    ear.hear(_message(line, seats))

    def concerns(self, news: News) -> bool:
        return news.table.startswith(PREFIX)

    async def heard(self, news: News) -> None:
        """Another process has stored a line."""
        table = news.table.removeprefix(PREFIX)
        if news.number in self._own:
            self._own.discard(news.number)
        elif any(True for _ in self._ears_of(table)):
            lines = await self._storage.read(chat.said, table, news.number - 1)
            await self._tell(table, [line for line in lines if line.id == news.number])

    async def _tell(self, table: str, lines: Iterable[Line]) -> None:
        seats = await self._seats(table)
        for line in lines:
            body = _message(line, seats)
            for ear in self._ears_of(table):
                if line.player not in ear.muted:
                    ear.hear(body)

    async def _seats(self, table: str) -> dict[str, int]:
        listed = await self._storage.read(tables.find, table)
        return {seat.player: seat.seat for seat in listed.seats if seat.player} if listed else {}


def _say(db: Connection, bus: Bus, table: str, player: str, text: str, now: int) -> int:
    number = chat.say(db, table, player, text, now)
    bus.within(db, [News(PREFIX + table, number)])
    return number


def _message(line: Line, seats: dict[str, int]) -> bytes:
    return wire.encode(wire.Chat(line.at, line.name, line.text, seats.get(line.player)))
