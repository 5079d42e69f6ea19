"""uvicorn's protocols with less patience: for requests that never end, and for who does not read.

A connection costs a stranger nothing and us a file: one that says nothing, or its request a byte
at a time, is cut off. Nothing here knows what is asked for.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 20.0  # for a whole request, from its first byte; and for that byte
MOST_HEAD = 64 * 1024  # bytes, until its head is complete


class Requests(HttpToolsProtocol):
    """HTTP from one connection."""

    request_seconds = REQUEST_SECONDS
    _alarm: asyncio.TimerHandle | None = None
    _head = 0  # bytes of a head that is not complete
    _in_head = True

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.transport.abort()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._head, self._in_head = 0, False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._alarm is None:
            self._alarm = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket, with a way to cut somebody off who does not read."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"]["sparring.abort"] = {"abort": self.transport.abort}
