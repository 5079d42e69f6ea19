"""Small things that tests of the storage store."""

from __future__ import annotations

from sparring.server import tables
from sparring.server.leases import Lease
from sparring.server.storage import Storage
from sparring.server.tables import Agreed
from sparring.table import Row

SECRET = bytes(range(32))


def row(number: int, table: str = "t", body: bytes = b"{}") -> Row:
    return Row(table, number, 1_000 + number, "move", body)


def agreed(table: str = "t", game: str = "en-garde", **more: str | None) -> Agreed:
    settings: dict[str, str | int] = {"rules": "basic", "hits": 5}
    return Agreed(table, game, 1, settings, {"kind": "none"}, 2, SECRET, **more)  # type: ignore[arg-type]


async def a_table(storage: Storage, table: str = "t") -> Lease:
    return await storage.write(tables.create, agreed(table), storage.owner, 1)


async def numbers(storage: Storage, table: str = "t") -> list[int]:
    return [row.number for row in await storage.read(tables.rows_after, table)]
