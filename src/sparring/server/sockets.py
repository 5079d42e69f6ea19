"""One WebSocket for each listener of a table, at /tables/ID/socket.

The first message is a Join; then wishes go in, and what the table tells comes out. Who reads too
slowly is cut off, and can resume. Nothing here knows of rules, or of what the messages mean.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import DecodeError, Struct, json

from .. import wire
from ..table import Person, RowsError
from ..wire import Reason
from . import chat
from .connect import StorageError
from .house import House
from .people import token, whoever
from .room import NoSuchTable, Room

MOST_WAITING = 512 * 1024  # bytes for one who does not read; then they are cut off
JOIN_SECONDS = 10.0
LAST_SECONDS = 2.0  # to read why a socket is closed
FLOODS = 100  # refusals for saying too much, until the socket is closed

# Codes with which a socket is closed; from 4000 on they are our own.
GOING_AWAY, TRY_LATER = 1012, 1013
NOT_JOINED, UNKNOWN_VERSION, NO_SUCH_TABLE, OTHER_RULES = 4400, 4406, 4404, 4410
LOGGED_OUT, TOO_SLOW, TOO_MUCH = 4401, 4408, 4429


log = logging.getLogger(__name__)

_numbers = itertools.count()


class Line(Protocol):
    """A socket that is open."""

    @property
    def unread(self) -> int: ...
    async def next(self) -> str | bytes | None: ...
    def say(self, body: bytes) -> None: ...
    def hang_up(self, code: int, seconds: float) -> None: ...
    def cut(self) -> None: ...


class Ear:
    """One who listens by a socket."""

    __slots__ = ("_line", "closing", "muted", "seen", "token", "who")

    def __init__(self, who: Person, token: str, line: Line) -> None:
        self.who, self.token, self._line = who, token, line
        self.seen = 0
        self.muted: set[str] = set()
        self.closing = 0  # the code with which it was closed

    def hear(self, body: bytes) -> None:
        if self._line.unread > MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self._line.say(body)

    def say(self, message: Struct) -> None:
        self.hear(wire.encode(message))

    def close(self, code: int) -> None:
        """Hear no more; whoever reads is told why, and whoever does not is cut off."""
        self.closing = self.closing or code
        if code == TOO_SLOW:
            self._line.cut()
        else:
            self._line.hang_up(code, LAST_SECONDS)


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
) -> None:
    """Join a table, and stay."""
    await socket.accept()  # first: whoever is not let in hears why only on a socket that is open
    line = _line(socket)
    try:
        player = await whoever(socket, house)
    except StorageError:
        line.hang_up(TRY_LATER, LAST_SECONDS)
        return
    who = Person(player.id, player.name) if player else Person("", "")
    ear = Ear(who, token(socket, house) or "", line)
    house.meters.sockets += 1
    try:
        await _stay(line, table, house, ear)
    except Exception as error:
        house.meters.count("sparring_failures_total")
        log.error("a socket failed", exc_info=error)
    finally:
        house.meters.sockets -= 1
        if ear.closing == TOO_SLOW:
            house.meters.count("sparring_cut_off_total")


def _line(socket: WebSocket[Any, Any, Any]) -> Line:
    extensions: Any = socket.scope.get("extensions") or {}
    line: Line = extensions["sparring.line"]["line"]
    return line


async def _stay(line: Line, table: str, house: House, ear: Ear) -> None:
    """Hear whatever this socket says, until it ends."""
    room = await _joined(line, table, house, ear)
    if room is None:
        return
    floods, mouth = 0, f"{next(_numbers)}"
    try:
        while (body := await line.next()) is not None and not ear.closing:
            if house.limits.allow("message", mouth, time.monotonic()):
                await _hear(body, room, house, ear)
            elif (floods := floods + 1) > FLOODS:
                ear.close(TOO_MUCH)
            else:
                ear.say(wire.Refused(_id_in(body), Reason.TOO_MANY))
    finally:
        room.leave(ear)


async def _joined(line: Line, table: str, house: House, ear: Ear) -> Room | None:
    """The room, once they have joined; None: they were told why not."""
    try:
        body = await asyncio.wait_for(line.next(), JOIN_SECONDS)
        said = wire.read(body or "")
    except (ValueError, TimeoutError):
        said = wire.Ping()
    if not isinstance(said, wire.Join):
        ear.close(NOT_JOINED)
    elif said.version != wire.VERSION:
        ear.say(wire.Refused("", Reason.VERSION))
        ear.close(UNKNOWN_VERSION)
    else:
        try:
            if ear.who.id:
                ear.muted = await house.storage.read(chat.muted_by, ear.who.id)
            return await _enter(table, house, ear, said.after)
        except NoSuchTable:
            ear.close(NO_SUCH_TABLE)
        except (StorageError, ConnectionError):
            ear.close(TRY_LATER)
        except RowsError:
            ear.close(OTHER_RULES)  # a game of another time
    return None


async def _enter(table: str, house: House, ear: Ear, after: int | None) -> Room:
    room = await house.hub.join(table, ear, after)
    try:
        await house.hub.chats.past(table, ear)
    except BaseException:
        room.leave(ear)
        raise
    return room


async def _hear(body: str | bytes, room: Room, house: House, ear: Ear) -> None:
    try:
        said = wire.read(body)
    except ValueError:
        ear.say(wire.Refused(_id_in(body), Reason.MALFORMED))
        return
    if isinstance(said, wire.Ping):
        ear.say(wire.Pong(house.now()))
    elif isinstance(said, wire.Say):
        await _chat(said, room, house, ear)
    elif isinstance(said, wire.Join):
        ear.say(wire.Refused("", Reason.MALFORMED))
    elif isinstance(said, wire.AskHint):
        await _hint(said, room, house, ear)
    elif not ear.who.id:
        ear.say(wire.Refused(said.id, Reason.NOT_SEATED))  # a stranger may only watch
    else:
        ear.say(await room.wish(ear.who, said))


async def _chat(said: wire.Say, room: Room, house: House, ear: Ear) -> None:
    if not ear.who.id:
        ear.say(wire.Refused("", Reason.NOT_SEATED))
    elif not house.limits.allow("chat", ear.who.id, time.monotonic()):
        ear.say(wire.Refused("", Reason.TOO_MANY))
    else:
        try:
            await house.hub.chats.say(room.id, ear.who, said.text, house.now())
        except StorageError:
            ear.say(wire.Refused("", Reason.NOT_STORED))


async def _hint(asked: wire.AskHint, room: Room, house: House, ear: Ear) -> None:
    """The line is not read meanwhile: who asks waits for the answer, and for nothing else."""
    if not ear.who.id:
        ear.say(wire.Refused(asked.id, Reason.NOT_SEATED))
    elif not house.limits.allow("hint", ear.who.id, time.monotonic()):
        ear.say(wire.Refused(asked.id, Reason.TOO_MANY))
    else:
        ear.say(await room.hint(ear.who, asked))


class _Named(Struct):
    id: wire.Id


_named: Callable[[str | bytes], _Named] = json.Decoder(_Named).decode


def _id_in(body: str | bytes) -> str:
    """The id of a wish that can't be read otherwise, so that its sender knows which one it was."""
    with suppress(DecodeError, UnicodeError, ValueError):
        return _named(body).id
    return ""
