"""Nothing lost: whatever befalls a server under load, what it acknowledged is there, once.

Twenty kills here; `python -m bench.falls` makes hundreds, and writes down what it saw.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import Crowd, Promise, broken
from tests.server.falling import Falling, fall
from tests.server.faults import Fault

TABLES = 6
KILLS = 20
AWAY = 10.0  # seconds without a database

pytestmark = pytest.mark.timeout(300)


def falling(database: str) -> Falling:
    return Falling("--database", database)


async def test_twenty_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'sparring.db'}"
    with falling(database) as server:
        server.start()
        server.ready()
        async with Crowd(server.url, TABLES) as crowd:
            await fall(server, crowd, KILLS, random.Random(1))
        assert len(crowd.ledger) > KILLS
        assert broken(database, crowd.ledger) == []
        # And the ledger is really looked up:
        assert len(broken(database, [*crowd.ledger, Promise("t", "never", 1)])) == 1


async def test_kills_lose_nothing_on_postgresql(postgresql_url: str) -> None:
    with falling(postgresql_url) as server:
        server.start()
        server.ready()
        async with Crowd(server.url, TABLES) as crowd:
            await fall(server, crowd, 3, random.Random(2))
        assert broken(postgresql_url, crowd.ledger) == []


async def test_nothing_is_lost_while_the_database_is_gone(gone: Fault) -> None:
    await _through(gone, AWAY)


async def test_nothing_is_lost_while_the_disk_is_full(full: Fault) -> None:
    await _through(full, 3.0)


async def _through(fault: Fault, seconds: float) -> None:
    """Play, break it, see that nothing is promised, mend it, and play on."""
    with falling(fault.url) as server:
        server.start()
        server.ready()
        async with Crowd(server.url, TABLES) as crowd:
            await crowd.moves(50)
            await asyncio.to_thread(fault.begin)
            promised = await _quiet(crowd)
            await asyncio.sleep(seconds)
            assert len(crowd.ledger) == promised
            assert await refusals(server) > 0
            await asyncio.to_thread(fault.end)
            await crowd.all_go_on()
            assert crowd.cuts == 0  # nobody was sent away: they were told, and tried again
        assert broken(fault.url, crowd.ledger) == []


async def _quiet(crowd: Crowd) -> int:
    """Until what was under way has been heard, too; returns how much was promised."""
    promised = -1
    while promised != len(crowd.ledger):
        promised = len(crowd.ledger)
        await asyncio.sleep(0.5)
    return promised


async def refusals(server: Falling) -> int:
    """How often the server has said that something was not stored."""
    async with httpx.AsyncClient() as web:
        metrics = (await web.get(f"{server.url}/metrics")).text
    counted = [line for line in metrics.splitlines() if line.startswith("sparring_not_stored")]
    return sum(int(line.split()[1]) for line in counted)
