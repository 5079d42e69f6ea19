# ruff: noqa: INP001 - part of a program, not a package
"""A WebSocket for drivers of load: text frames in and out, and as little work as can be.

The same for every server that is measured. Frames are masked with zeros, which costs the server
what any mask costs, and the driver nothing. Nothing here knows what is said.
"""

from __future__ import annotations

import asyncio
from typing import Any

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: c3BhcnJpbmcgYmVuY2ggIQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n{more}\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """Tells of `opened`, `heard(text)` and `closed`."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        self._upgrade = UPGRADE.format(path=path, port=port, more=more).encode()
        self._buffer = b""
        self._open = False
        self.transport: Any = None

    def opened(self) -> None: ...
    def heard(self, text: bytes) -> None: ...
    def closed(self) -> None: ...

    # --- What the event loop tells. ---

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head.decode("latin-1"))
            self._open = True
            self.opened()
        self._buffer = self._frames(buffer)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        self.closed()

    def _frames(self, buffer: bytes) -> bytes:
        """Tell of each whole frame; what is left is the beginning of the next."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if end < begin + size:
                break
            opcode = buffer[at] & 15
            at = begin + size
            if opcode == TEXT:
                self.heard(buffer[begin:at])
            elif opcode == PING:
                self._write(PONG, buffer[begin:at])
            elif opcode == CLOSE:
                self.transport.close()
        return buffer[at:]

    # --- What one says. ---

    def say(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, opcode: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((128 | opcode, 128 | size))
        else:
            head = bytes((128 | opcode, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)
