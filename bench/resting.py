# ruff: noqa: INP001 - part of a program, not a package
"""Ten thousand games by correspondence that wait for somebody, and a server beside without any.

The games are begun by the same referee and the same storage that a server has; then a server is
started on them as anybody starts one, and nobody comes. Nothing here knows of sockets.
"""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from statistics import median

import httpx
from sqlalchemy import Connection

from bench import running
from bench.running import Running
from sparring import wire
from sparring.chance import new_secret
from sparring.client import Client
from sparring.server import leases, players, tables
from sparring.server.connect import in_folder
from sparring.server.storage import Storage
from sparring.server.tables import Agreed
from sparring.table import Opening, Person, Row, Table

TABLES = 10_000
SETTLE, WATCHED = 5.0, 10.0  # seconds
WOKEN = 20
PEOPLE = (Person("id-of-anna", "Anna"), Person("id-of-boris", "Boris"))
NONCE = "00" * 16


def measure(folder: Path) -> dict[str, float]:
    """What the tables cost a server that runs for a while."""
    (full := folder / "full").mkdir()
    (empty := folder / "empty").mkdir()
    names = asyncio.run(fill(in_folder(full)))
    size = sum(file.stat().st_size for file in full.iterdir())
    with running.ours(full) as many, running.ours(empty) as none:
        time.sleep(SETTLE)
        before = many.cost(), none.cost()
        time.sleep(WATCHED)
        return {
            "rest CPU": many.cost().since(before[0]),
            "empty CPU": none.cost().since(before[1]),
            "rest memory": max(0, many.memory() - none.memory()) / TABLES / 1024,
            "rest rows": size / TABLES / 1024,
            "rooms": rooms(many),
            "woken": median(until_seen(many, name) for name in names[:WOKEN]),
        }


def rooms(server: Running) -> float:
    """How many tables it has in memory, by its own word."""
    metrics = httpx.get(f"{server.url}/metrics").text
    found = re.search(r"^sparring_rooms (\d+)", metrics, re.MULTILINE)
    assert found
    return float(found[1])


def until_seen(server: Running, table: str) -> float:
    """Milliseconds until somebody who looks in sees how it stands."""
    with Client(server.url) as client:
        begun = time.perf_counter()
        with client.table(table) as seen:
            assert seen.phase == "running"
            return 1000 * (time.perf_counter() - begun)


# --- The games. ---


async def fill(database: str) -> list[str]:
    storage = Storage.open(database, patience=60)
    try:
        now = int(time.time() * 1000)
        for person in PEOPLE:
            await storage.write(players.add_guest, person.id, person.name, now)
        names = [f"table-{n}" for n in range(TABLES)]
        await asyncio.gather(*(storage.write(begin, name, storage.owner, now) for name in names))
    finally:
        await asyncio.to_thread(storage.close)
    return names


def begin(db: Connection, name: str, owner: str, now: int) -> None:
    """Two people sit down, a move is made, and both go home."""
    secret = new_secret()
    opening = Opening("en-garde", PEOPLE[0].id, clock=wire.DaysClock(days=3))
    table, out = Table.open(name, opening, secret, now)
    stored: list[Row] = out.rows
    for seat, person in enumerate(PEOPLE):
        stored += table.receive(person, wire.Sit(f"s{seat}", seat, NONCE), now).rows
    stored += table.receive(*_first_move(table), now).rows
    agreed = Agreed(
        id=name,
        game=opening.game,
        rules=table.about.rules,
        settings=table.about.settings,
        clock=opening.clock,
        places=len(PEOPLE),
        secret=secret,
        host=opening.host,
    )
    lease = tables.create(db, agreed, owner, now, stored)
    for seat, person in enumerate(PEOPLE):
        tables.sit(db, name, seat, person.id)
    tables.start(db, name, now)
    leases.rest(db, lease, table.deadline)


def _first_move(table: Table) -> tuple[Person, wire.Move]:
    """By whoever's turn it is, as their client would find out."""
    for person in PEOPLE:
        (body,) = table.resume(person.id, None, 0)
        said = wire.hear(body)
        assert isinstance(said, wire.Welcome)
        if said.view and said.view.legal:
            return person, wire.Move("m1", said.view.legal[0])
    raise AssertionError("it is nobody's turn")
