# ruff: noqa: INP001 - part of a program, not a package
"""A thousand people watch one table: how long it takes until the last of them has heard of a move.

Nothing here knows of rules.
"""

from __future__ import annotations

import asyncio
import time
from statistics import median

from bench import seating
from bench.frames import Socket
from bench.running import Running
from sparring.client import AsyncClient, AsyncTable

EYES, AT_ONCE, MOVES = 1000, 50, 20


class Gallery:
    """Who has heard how much."""

    def __init__(self) -> None:
        self.heard = 0
        self._wanted = 0
        self._all = asyncio.Event()

    def hear(self) -> None:
        self.heard += 1
        if self.heard >= self._wanted:
            self._all.set()

    async def until(self, count: int) -> None:
        self._wanted = count
        self._all.clear()
        if self.heard < count:
            await self._all.wait()


class Eye(Socket):
    """One who watches."""

    def __init__(self, port: int, table: str, gallery: Gallery) -> None:
        super().__init__(port, f"/tables/{table}/socket")
        self._gallery = gallery

    def opened(self) -> None:
        self.say(b'{"type":"join","version":1}')

    def heard(self, text: bytes) -> None:  # noqa: ARG002 - that it came is enough
        self._gallery.hear()


def measure(server: Running) -> dict[str, float]:
    ((table, *people),) = seating.ours(server.url, 1)
    return asyncio.run(_evening(server, table, people))


async def _evening(server: Running, table: str, people: list[str]) -> dict[str, float]:
    gallery, loop = Gallery(), asyncio.get_running_loop()
    eyes = [Eye(server.port, table, gallery) for _ in range(EYES)]
    for some in range(0, EYES, AT_ONCE):
        for eye in eyes[some : some + AT_ONCE]:
            await loop.create_connection(lambda eye=eye: eye, "127.0.0.1", server.port)  # type: ignore[misc]
        await gallery.until(some + AT_ONCE)  # each is welcomed
    async with (
        AsyncClient(server.url, session=people[0]) as anna,
        AsyncClient(server.url, session=people[1]) as boris,
        anna.table(table) as left,
        boris.table(table) as right,
    ):
        await left.sit(0)
        await right.sit(1)
        await left.until(lambda known: known.phase == "running")
        await gallery.until(EYES * 4)  # both sat down, and it began
        times = [await _move(left, right, gallery) for _ in range(MOVES)]
    for eye in eyes:
        eye.transport.close()
    return {"gallery": median(times), "gallery, the worst": max(times)}


async def _move(left: AsyncTable, right: AsyncTable, gallery: Gallery) -> float:
    """Milliseconds until all have heard."""
    for table in (left, right):
        await table.until(lambda known: known.number >= max(left.number, right.number))
    actor = left if left.to_act else right
    before, begun = gallery.heard, time.perf_counter()
    await actor.move(actor.legal[0])
    await gallery.until(before + EYES)
    return 1000 * (time.perf_counter() - begun)
