"""A socket to a table that comes back by itself, whatever cuts it.

It joins with the last number that was seen, so that nothing is missed and nothing comes twice.
Nothing here knows what the messages say, but those that begin a conversation.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from .. import wire
from .errors import Closed, Unreachable
from .known import Gap
from .pauses import Pauses

NO_SUCH_TABLE, LOGGED_OUT, OTHER_VERSION, OTHER_RULES = 4404, 4401, 4406, 4410
FINAL = {
    NO_SUCH_TABLE: "there is no such table",
    OTHER_VERSION: "the server speaks another version of the protocol",
    OTHER_RULES: "that game was begun under other rules",
}
LAST_SECONDS = 1.0  # for goodbyes
TRY_AGAIN = frozenset((408, 425, 429, 500, 502, 503, 504))


class Listener(Protocol):
    """Whoever is on the line."""

    def after(self) -> int | None: ...
    def hear(self, said: wire.FromServer) -> None: ...
    def joined(
        self,
    ) -> list[wire.Wish]: ...  # again, or for the first time; what must be said again
    def lost(self) -> None: ...


class Line:
    """`heads` gives the headers of a new connection: who we are may have changed since the last."""

    def __init__(
        self, url: str, heads: Callable[[], dict[str, str]], listener: Listener, patience: float
    ) -> None:
        self._url, self._heads, self._listener = url, heads, listener
        self._patience, self._pauses = patience, Pauses()
        self._socket: websockets.ClientConnection | None = None  # once we have joined
        self._spoke = 0.0  # when we were connected last

    @property
    def connected(self) -> bool:
        return self._socket is not None

    async def stay(self) -> Closed | Unreachable:
        """Keep the line until there is no use in it any more; returns why."""
        self._spoke = time.monotonic()
        while True:
            heads = self._heads()
            try:
                await self._talk(heads)
            except (OSError, EOFError, TimeoutError, WebSocketException, Gap) as error:
                if final := self._why_final(error, heads):
                    return final
            pause = self._pauses.next()
            if time.monotonic() + pause > self._spoke + self._patience:
                return Unreachable(f"no answer from {self._url}")
            await asyncio.sleep(pause)

    async def say(self, message: wire.Said) -> None:
        """Say it if there is a line; what must not be lost is said again after `joined`."""
        if self._socket:
            with suppress(ConnectionClosed):  # whoever listens notices, too
                await self._socket.send(wire.encode(message), text=True)

    async def _talk(self, heads: dict[str, str]) -> None:
        async with websockets.connect(
            self._url,
            additional_headers=heads,
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=max(1.0, min(10.0, self._patience)),
            close_timeout=LAST_SECONDS,
        ) as socket:
            await socket.send(
                wire.encode(wire.Join(wire.VERSION, self._listener.after())), text=True
            )
            try:
                while True:
                    await self._hear(socket, wire.hear(await socket.recv(decode=False)))
            finally:
                if self._socket:
                    self._socket, self._spoke = None, time.monotonic()
                    self._listener.lost()

    async def _hear(self, socket: websockets.ClientConnection, said: wire.FromServer) -> None:
        self._listener.hear(said)
        if isinstance(said, wire.Welcome | wire.Ready):
            self._socket = socket
            self._pauses.restart()
            for wish in self._listener.joined():
                await socket.send(wire.encode(wish), text=True)

    def _why_final(self, error: Exception, heads: dict[str, str]) -> Closed | None:
        """Why it is of no use to come back, or None: it is."""
        if isinstance(error, InvalidStatus):
            status = error.response.status_code
            return None if status in TRY_AGAIN else Closed(status, f"HTTP {status}")
        if not isinstance(error, ConnectionClosed) or error.rcvd is None:
            return None
        code = error.rcvd.code
        if code == LOGGED_OUT and heads == self._heads():
            return Closed(code, "the session has ended")
        return Closed(code, FINAL[code]) if code in FINAL else None
