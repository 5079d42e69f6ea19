"""Nonsense for a table's socket, by the thousand; `python -m bench.nonsense` says much more of it.

Frames are whole messages, mutilated messages, messages with odd values in odd places, and noise;
and there are bytes that are no frames at all.
Nothing here knows what a server should answer; it only looks whether it still does.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import websockets
from msgspec import json

from sparring import wire
from tests.server.driver import PATIENCE, Chair, Visitor, serving

KINDS = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in wire.ToServer.__args__}
TEXTS = [
    "x",
    "1",
    "+1",
    "x1",
    "/",
    "0",
    "-",
    "1234",
    ">b",
    "D",
    "random",
    "",
    "é",
    "\u202e",
    "\x00",
]
ODD: list[Any] = [
    *(None, True, False, 0, 1, 2, 4, 5, -1, 2**31, 2**53, 2**63, 2**64, 1e308, -0.0, 0.5),
    *([], {}, [[]], {"type": "move"}, *TEXTS),
]
FIELDS = ["id", "seat", "nonce", "name", "bot", "move", "seen", "thought", "to", "text", "after",
          "version", "type", "more"]  # fmt: skip
NOISE = [b"", b"{", b"[]", b"null", b"\xff", b"\x00" * 99, b'{"type":', b"[" * 4000, b"9" * 4000]


def frames(seed: int) -> Iterator[str | bytes]:
    """Messages of a client that means no good, or is very confused."""
    luck = random.Random(seed)
    while True:
        yield _frame(luck)


def _frame(luck: random.Random) -> str | bytes:
    kind = luck.random()
    if kind < 0.05:
        return luck.choice(NOISE)
    if kind < 0.051:
        return "a" * (wire.MOST_BYTES + luck.randrange(3))  # at the limit, or above it
    body = json.encode(_message(luck, sound=kind < 0.7))
    if kind > 0.85:
        body = _mutilated(body, luck)
    if luck.random() < 0.1:
        return body
    return body.decode(errors="replace")


def _message(luck: random.Random, *, sound: bool) -> dict[str, Any]:
    kind = luck.choice(list(KINDS))
    if kind in ("abort", "resign") and luck.random() < 0.9:
        kind = "move"  # so that the game goes on for a while
    message = {"type": kind} | {field: _likely(field, luck) for field in KINDS[kind]}
    if luck.random() < 0.5:
        message.pop("seat", None)
    if not sound:
        message[luck.choice(FIELDS)] = luck.choice(ODD)
    return message


def _likely(field: str, luck: random.Random) -> Any:
    if field == "id":
        return f"f{luck.randrange(2000)}"
    if field == "version":
        return wire.VERSION
    if field in ("seat", "to", "seen", "thought", "after"):
        return luck.randrange(6)
    return "00" * luck.randrange(7, 12) if field == "nonce" else luck.choice(TEXTS)


def _mutilated(body: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(len(body) + 1)
    return body[:at] + os.urandom(luck.randrange(3)) + body[at + luck.randrange(4) :]


async def fuzz(visitor: Visitor, table: str, count: int, seed: int) -> int:
    """Say so many frames, or as many as there are until the game is over; returns how many."""
    chair, sent = await _joined(visitor, table), 0
    for frame in frames(seed):
        try:
            await chair.line.send(frame)
            sent += 1
            if sent % 100 == 0:
                await _alive(chair)
        except websockets.ConnectionClosed:
            chair = await _joined(visitor, table)
        if sent >= count or chair.end:
            break
    await chair.line.close()
    return sent


async def _joined(visitor: Visitor, table: str) -> Chair:
    return await visitor.at(table).__aenter__()


async def _alive(chair: Chair) -> None:
    """Hear whatever has been answered."""
    await chair.say(wire.Ping())
    await chair.until(lambda said: isinstance(said, wire.Pong))
    chair.heard.clear()
    chair.raw.clear()


async def evening(database: str, count: int, seed: int) -> str:
    """Fuzz a table of each game from a seat and from the gallery; returns the metrics."""
    async with (
        serving(database, limits=1e6) as place,
        place.visitor("Anna") as anna,
        place.visitor() as stranger,
    ):
        for game in ("en-garde", "knock-out", "ko"):
            sent, share = 0, count // 6
            while sent < share:
                table = await _seated(anna, game)
                sent += await fuzz(anna, table, share - sent, seed + sent)
            table = await _seated(anna, game)
            await fuzz(stranger, table, share, seed)
            await noise(place.port, table, count // 100, seed)
            async with anna.at(table) as chair:
                await _alive(chair)
        return (await anna.web.get("/metrics")).text


async def _seated(visitor: Visitor, game: str) -> str:
    table = await visitor.open(game, bots=_bots(game))
    async with visitor.at(table) as chair:
        await chair.sit(0)
    return table


# --- What is no WebSocket at all. ---

UPGRADE = (
    "GET /tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: c3BhcnJpbmcgYmVuY2ggIQ==\r\n\r\n"
).format
JOIN = b'{"type":"join","version":1}'
CODES, LENGTHS = range(16), (0, 1, 2, 125, 126, 127, 4096, 4097, 65535, 2**31, 2**63, 2**64 - 1)


async def noise(port: int, table: str, count: int, seed: int) -> None:
    """So many connections whose frames are none: the server hangs up, and that is all."""
    luck = random.Random(seed)
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        opening = UPGRADE(table=table, port=port).encode()
        if luck.random() < 0.2:
            opening = _mutilated(opening, luck)
        writer.write(opening + _bytes(luck, 1, JOIN) + b"".join(_odd(luck) for _ in range(4)))
        with suppress(OSError):
            await writer.drain()
            writer.write_eof()
            await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            await writer.wait_closed()


def _odd(luck: random.Random) -> bytes:
    """A frame that lies about its length, has no mask, is none of the kinds, or has no end."""
    body = os.urandom(luck.randrange(200))
    return _bytes(luck, luck.choice(CODES) | luck.choice((0, 16, 64, 112)), body, sound=False)


def _bytes(luck: random.Random, code: int, body: bytes, *, sound: bool = True) -> bytes:
    """A frame of its final part, masked with zeros; or nearly so."""
    final = 128 if sound or luck.random() < 0.7 else 0
    masked = 128 if sound or luck.random() < 0.8 else 0
    said = len(body) if sound or luck.random() < 0.5 else luck.choice(LENGTHS)
    if said < 126:
        size = bytes((masked | said,))
    elif said < 2**16:
        size = bytes((masked | 126,)) + said.to_bytes(2, "big")
    else:
        size = bytes((masked | 127,)) + said.to_bytes(8, "big")
    return bytes((final | code,)) + size + bytes(4 if masked else 0) + body


def _bots(game: str) -> list[str]:
    return ["", *["random"] * {"en-garde": 1, "ko": 1, "knock-out": 3}[game]]


def failures(metrics: str) -> list[str]:
    """Mistakes of the server's own."""
    bad = ("sparring_failures_total", "sparring_not_stored_total")
    return [line for line in metrics.splitlines() if line.startswith(bad)]
