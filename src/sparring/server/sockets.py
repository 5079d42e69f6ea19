"""One WebSocket for each listener of a table, at /tables/ID/socket.

The first message is a Join; then wishes go in, and what the table tells comes out. Who reads too
slowly is cut off, and can resume. Nothing here knows of rules, or of what the messages mean.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
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


class Ear:
    """What one socket has yet to hear."""

    __slots__ = ("_cut", "_size", "_waiting", "_wake", "closing", "muted", "seen", "token", "who")

    def __init__(self, who: Person, token: str, cut: Callable[[], None]) -> None:
        self.who, self.token, self._cut = who, token, cut
        self.seen = 0
        self.muted: set[str] = set()
        self.closing = 0  # the code with which to close
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None

    def hear(self, body: bytes) -> None:
        self._size += len(body)
        if self._size > MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self._waiting.append(body)
            self._ring()

    def say(self, message: Struct) -> None:
        self.hear(wire.encode(message))

    def close(self, code: int) -> None:
        """Hear no more; whoever reads is told why, and whoever does not is cut off."""
        self.closing = self.closing or code
        self._ring()
        if code == TOO_SLOW:
            self._cut()
        else:
            asyncio.get_running_loop().call_later(LAST_SECONDS, self._cut)

    async def next(self) -> bytes | None:
        """What comes next; None: that was all."""
        while not self._waiting:
            if self.closing:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
            self._wake = None
        body = self._waiting.popleft()
        self._size -= len(body)
        return body

    def _ring(self) -> None:
        if self._wake and not self._wake.done():
            self._wake.set_result(None)


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
) -> None:
    """Join a table, and stay."""
    await socket.accept()  # first: whoever is not let in hears why only on a socket that is open
    try:
        player = await whoever(socket, house)
    except StorageError:
        await socket.close(TRY_LATER)
        return
    who = Person(player.id, player.name) if player else Person("", "")
    ear = Ear(who, token(socket, house) or "", _abort(socket))
    house.meters.sockets += 1
    try:
        await _serve(socket, table, house, ear)
    finally:
        house.meters.sockets -= 1


def _abort(socket: WebSocket[Any, Any, Any]) -> Callable[[], None]:
    extensions: Any = socket.scope.get("extensions") or {}
    abort: Callable[[], None] = extensions["sparring.abort"]["abort"]
    return abort


async def _serve(socket: WebSocket[Any, Any, Any], table: str, house: House, ear: Ear) -> None:
    sender = asyncio.create_task(_send(socket, ear))
    reader = asyncio.create_task(_read(socket, table, house, ear))
    try:
        await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        if ear.closing:
            await asyncio.wait((sender,))  # the last words; it ends when they are cut off, too
    finally:
        for task in (reader, sender):
            task.cancel()
        ended = await asyncio.gather(reader, sender, return_exceptions=True)
    if ear.closing == TOO_SLOW:
        house.meters.count("sparring_cut_off_total")
    for error in ended:
        if isinstance(error, Exception):
            house.meters.count("sparring_failures_total")
            log.error("a socket failed", exc_info=error)


async def _send(socket: WebSocket[Any, Any, Any], ear: Ear) -> None:
    with suppress(WebSocketDisconnect, OSError):
        while (body := await ear.next()) is not None:
            await socket.send_text(body.decode())
        await socket.close(ear.closing)


async def _read(socket: WebSocket[Any, Any, Any], table: str, house: House, ear: Ear) -> None:
    """Whatever this socket says, until it ends."""
    room: Room | None = None
    with suppress(WebSocketDisconnect):
        try:
            room = await _joined(socket, table, house, ear)
            floods, mouth = 0, f"{next(_numbers)}"
            while room and not ear.closing:
                body = await _next(socket)
                if house.limits.allow("message", mouth, time.monotonic()):
                    await _hear(body, room, house, ear)
                elif (floods := floods + 1) > FLOODS:
                    ear.close(TOO_MUCH)
                else:
                    ear.say(wire.Refused(_id_in(body), Reason.TOO_MANY))
        finally:
            if room:
                room.leave(ear)


async def _next(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=1000)
    received: Any = message
    text = received.get("text")
    return text if text is not None else received.get("bytes") or b""


async def _joined(
    socket: WebSocket[Any, Any, Any], table: str, house: House, ear: Ear
) -> Room | None:
    """The room, once they have joined; None: they were told why not."""
    try:
        said = wire.read(await asyncio.wait_for(_next(socket), JOIN_SECONDS))
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
