"""uvicorn's protocols with less patience: for requests that never end, and for who does not read.

A connection costs a stranger nothing and us a file: one that says nothing, or its request a byte
at a time, is cut off. A WebSocket is also a Line: what is said on it goes out at once, where ASGI
would have a task wait for it. Nothing here knows what is asked for, or said.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

REQUEST_SECONDS = 20.0  # for a whole request, from its first byte; and for that byte
MOST_HEAD = 64 * 1024  # bytes, until its head is complete
AHEAD = 16  # messages that wait for their turn before a socket is not read any more


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
    """A WebSocket; once it is accepted, the Line that the scope's `sparring.line` holds."""

    _speaking: asyncio.Handle | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"]["sparring.line"] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        """To stop reading and go on again at each message would cost more than the message."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # or it is so said, and nothing is paused
            super().send_receive_event_to_app()
            self.read_paused = False

    # --- The Line. ---

    @property
    def unread(self) -> int:
        """Bytes that the other end has not taken yet."""
        return int(self.transport.get_write_buffer_size())

    async def next(self) -> str | bytes | None:
        """The next message; None: there is none any more."""
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def say(self, body: bytes) -> None:
        """A message of text, if there is still somebody; what is said at once goes out as one."""
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.conn.send_text(body)
            if not self._speaking:
                self._speaking = self.loop.call_soon(self._write)

    def hang_up(self, code: int, seconds: float) -> None:
        """Say why, and be gone; after so many seconds also if nobody answers."""
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.conn.send_close(code)
            self._write()
            self.close_sent = True
            self.close_timer = self.loop.call_later(seconds, self.transport.abort)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.transport.resume_reading()

    def cut(self) -> None:
        self.transport.abort()

    def _write(self) -> None:
        self._speaking = None
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
