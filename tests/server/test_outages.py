"""A database that is gone, full or stuck: a clear refusal, and on it goes when it is back."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from sparring.server import leases
from sparring.server.connect import NotRead, NotStored, Why
from sparring.server.storage import Storage
from tests.server.faults import Fault
from tests.server.postgres import Postgres
from tests.server.things import a_table, numbers, row

NOW = 1_700_000_000_000


@pytest.fixture(params=["sqlite", "postgresql"])
def stuck(request: pytest.FixtureRequest) -> Iterator[Fault]:
    """Somebody else holds on to the database, and does not let go."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    with ExitStack() as held:

        def hold() -> None:
            if url.startswith("sqlite"):
                path = url.removeprefix("sqlite:///")
                file = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
                held.callback(file.close)
                file.execute("BEGIN IMMEDIATE")
            else:
                line = held.enter_context(psycopg.connect(url))
                line.execute("LOCK TABLE rows, leases IN ACCESS EXCLUSIVE MODE")

        yield Fault(url, hold, held.close)


async def refused(storage: Storage, fault: Fault) -> Why:
    """Break it, and see that two writes are refused for the same reason."""
    lease = await a_table(storage)
    await storage.append(lease, [row(1)])
    other = await a_table(storage, "other")
    await asyncio.to_thread(fault.begin)
    big = os.urandom(2_000_000)
    found = await asyncio.gather(
        storage.append(lease, [row(2, body=big)]),
        storage.append(other, [row(1, "other", big)]),
        return_exceptions=True,
    )
    assert isinstance(found[0], NotStored)
    assert isinstance(found[1], NotStored)
    assert found[0].why is found[1].why
    return found[0].why


async def goes_on(storage: Storage) -> None:
    """By itself, after a table that had failed is taken again and rebuilt."""
    again = await storage.write(leases.take, "t", storage.owner, NOW)
    assert again
    next_number = len(await numbers(storage)) + 1
    await storage.append(again, [row(next_number)])
    assert await numbers(storage) == list(range(1, next_number + 1))


async def test_without_its_database_a_server_refuses_and_then_goes_on(gone: Fault) -> None:
    storage = Storage.open(gone.url)
    assert await refused(storage, gone) is Why.GONE
    with pytest.raises(NotStored):
        await a_table(storage, "new")
    await asyncio.to_thread(gone.end)
    await goes_on(storage)
    await asyncio.to_thread(storage.close)


async def test_an_outage_is_logged_once_and_so_is_its_end(
    gone: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    storage = Storage.open(gone.url)
    await refused(storage, gone)
    for n in range(5):
        with pytest.raises(NotStored):
            await a_table(storage, f"new {n}")
    await asyncio.to_thread(gone.end)
    await goes_on(storage)
    ours = [record for record in caplog.records if record.name == "sparring.server.batch"]
    assert [record.levelname for record in ours] == ["ERROR", "WARNING"]
    await asyncio.to_thread(storage.close)


async def test_a_question_to_a_server_that_is_gone_has_a_clear_answer(
    postgres: Postgres,
) -> None:
    storage = Storage.open(postgres.database())
    await a_table(storage)
    await asyncio.gather(*(numbers(storage) for _ in range(8)))
    await asyncio.to_thread(postgres.kill)
    with pytest.raises(NotRead) as unread:
        await numbers(storage)
    assert unread.value.why is Why.GONE
    await asyncio.to_thread(postgres.start)
    found = await asyncio.gather(*(numbers(storage) for _ in range(8)))
    assert found == [[]] * 8
    await asyncio.to_thread(storage.close)


async def test_a_restart_of_the_database_between_two_writes_goes_unnoticed(
    postgres: Postgres,
) -> None:
    storage = Storage.open(postgres.database())
    lease = await a_table(storage)
    await storage.append(lease, [row(1)])
    await asyncio.to_thread(postgres.kill)
    await asyncio.to_thread(postgres.start)
    await storage.append(lease, [row(2)])
    assert await numbers(storage) == [1, 2]
    await asyncio.to_thread(storage.close)


async def test_with_its_disk_full_a_server_refuses_and_then_goes_on(full: Fault) -> None:
    storage = Storage.open(full.url)
    assert await refused(storage, full) is Why.FULL
    assert await numbers(storage) == [1]
    await asyncio.to_thread(full.end)
    await goes_on(storage)
    await asyncio.to_thread(storage.close)


async def test_nobody_waits_for_a_database_that_is_stuck(stuck: Fault) -> None:
    storage = Storage.open(stuck.url, patience=0.5)
    begun = time.monotonic()
    assert await refused(storage, stuck) is Why.GONE
    assert time.monotonic() - begun < 4
    stuck.end()
    await goes_on(storage)
    await asyncio.to_thread(storage.close)


async def test_another_file_in_the_place_of_ours_is_not_written(tmp_path: Path) -> None:
    here = tmp_path / "sparring.db"
    storage = Storage.open(f"sqlite:///{here}")
    lease = await a_table(storage)
    here.rename(tmp_path / "away.db")
    here.touch()
    with pytest.raises(NotStored) as told:
        await storage.append(lease, [row(1)])
    assert told.value.why is Why.GONE
    assert here.stat().st_size == 0
    storage.close()


# --- Killed. ---

SAYS_WHAT_IS_STORED = """
import asyncio, sys
from sparring.server import leases, tables
from sparring.server.storage import Storage
from tests.server.things import agreed, row

async def main(url, now):
    storage = Storage.open(url)
    await storage.join("", now)
    async def play(name):
        lease = await storage.write(leases.take, name, storage.owner, now)
        if lease is None:
            lease = await storage.write(tables.create, agreed(name), storage.owner, now)
        number = len(await storage.read(tables.rows_after, name))
        while True:
            number += 1
            await storage.append(lease, [row(number, name)])
            print(name, number, flush=True)
    await asyncio.gather(*(play(f"t{n}") for n in range(8)))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    acknowledged = {f"t{n}": 0 for n in range(8)}
    for round_number in range(2):
        now = NOW + round_number * 2 * leases.SILENCE  # by then the dead are known to be dead
        for line in killed_after(0.3 + 0.17 * round_number, database, now):
            name, said = line.split()
            acknowledged[name] = max(acknowledged[name], int(said))
    storage = Storage.open(database)
    for name, number in acknowledged.items():
        stored = asyncio.run(numbers(storage, name))
        assert stored == list(range(1, len(stored) + 1))
        assert len(stored) >= number > 0
    storage.close()


def killed_after(seconds: float, url: str, now: int) -> list[str]:
    """What a process said until it was killed, so long after its first word."""
    with subprocess.Popen(
        [sys.executable, "-c", SAYS_WHAT_IS_STORED, url, str(now)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as process:
        assert process.stdout
        first = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        return [first, *(line for line in process.stdout if line.endswith("\n"))]
