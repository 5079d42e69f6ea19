"""What is acknowledged is stored, in order, once; all else is refused, and changes nothing."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy import Connection, func, insert, select, text

from sparring.server import leases, players, schema, tables
from sparring.server.connect import NotStored, Why
from sparring.server.leases import Lease
from sparring.server.storage import Storage
from tests.server.things import SECRET, a_table, agreed, numbers, row

NOW = 1_700_000_000_000


async def test_what_was_acknowledged_is_there_after_a_restart(database: str) -> None:
    first = Storage.open(database)
    lease = await a_table(first)
    await first.append(lease, [row(1, body=b'{"a":1}'), row(2)])
    first.close()
    second = Storage.open(database)
    stored = await second.read(tables.load, "t")
    second.close()
    assert stored
    assert stored.rows == [row(1, body=b'{"a":1}'), row(2)]
    assert stored.secret == SECRET
    assert stored.listed.settings == {"rules": "basic", "hits": 5}


async def test_a_commit_is_on_disk_even_if_the_server_is_lax(storage: Storage) -> None:
    strict = {"sqlite": ("PRAGMA synchronous", 2), "postgresql": ("SHOW synchronous_commit", "on")}
    ask, answer = strict[storage.engines.writing.dialect.name]
    assert await storage.write(lambda db: db.scalar(text(ask))) == answer


async def test_many_tables_are_written_at_once(storage: Storage) -> None:
    held = [await a_table(storage, f"t{n}") for n in range(40)]
    await asyncio.gather(
        *(storage.append(lease, [row(n, lease.table)]) for n in range(1, 11) for lease in held)
    )
    for lease in held:
        assert await numbers(storage, lease.table) == list(range(1, 11))


async def test_rows_that_are_not_waited_for_keep_their_order(storage: Storage) -> None:
    lease = await a_table(storage)
    await asyncio.gather(*(storage.append(lease, [row(n)]) for n in range(1, 301)))
    assert await numbers(storage) == list(range(1, 301))


async def test_a_row_that_is_there_already_means_somebody_else_owns_the_table(
    storage: Storage,
) -> None:
    mine, other = await a_table(storage, "mine"), await a_table(storage, "other")
    await storage.write(lambda db: db.execute(insert(schema.rows), [row(1, "mine")._asdict()]))
    refused, stored = await asyncio.gather(
        storage.append(mine, [row(1, "mine", b"mine")]),
        storage.append(other, [row(1, "other")]),
        return_exceptions=True,
    )
    assert isinstance(refused, NotStored)
    assert refused.why is Why.NOT_OURS
    assert stored is None
    assert await numbers(storage, "other") == [1]
    assert (await storage.read(tables.rows_after, "mine"))[0].body == b"{}"


async def test_after_a_write_that_failed_nothing_follows_it(storage: Storage) -> None:
    lease = await a_table(storage)
    await storage.append(lease, [row(1)])
    sent = [storage.append(lease, [row(n)]) for n in (1, 2, 3)]  # 1 is there already
    found = await asyncio.gather(*sent, return_exceptions=True)
    assert [each.why for each in found if isinstance(each, NotStored)] == [
        Why.NOT_OURS,
        Why.VOID,
        Why.VOID,
    ]
    with pytest.raises(NotStored) as later:
        await storage.append(lease, [row(2)])
    assert later.value.why is Why.VOID
    assert await numbers(storage) == [1]


async def test_a_table_goes_on_once_it_is_taken_again(storage: Storage) -> None:
    lease = await a_table(storage)
    with pytest.raises(NotStored):
        await storage.append(lease, [row(1), row(1)])
    again = await storage.write(leases.take, "t", storage.owner, NOW)
    assert again == Lease("t", storage.owner, 2)
    await storage.append(again, [row(1)])
    assert await numbers(storage) == [1]


async def test_a_stale_fencing_number_is_refused(storage: Storage) -> None:
    old = await a_table(storage)
    await storage.write(leases.rest, old, None)
    new = await storage.write(leases.take, "t", "another", NOW)
    with pytest.raises(NotStored) as refused:
        await storage.append(old, [row(1)])
    assert refused.value.why is Why.NOT_OURS
    assert await numbers(storage) == []
    assert new
    await storage.append(new, [row(1)])


async def test_what_changes_with_rows_is_stored_with_them(storage: Storage) -> None:
    lease = await a_table(storage)
    await storage.append(lease, [row(1)], lambda db: tables.start(db, "t", 7))
    found = await storage.read(tables.find, "t")
    assert found
    assert (found.state, found.changed) == ("running", 7)


async def test_rows_are_not_stored_if_what_changes_with_them_fails(storage: Storage) -> None:
    lease, other = await a_table(storage), await a_table(storage, "other")

    def fail(_db: Connection) -> None:
        raise ZeroDivisionError

    failed, stored = await asyncio.gather(
        storage.append(lease, [row(1)], lambda db: tables.start(db, "t", 7), fail),
        storage.append(other, [row(1, "other")]),
        return_exceptions=True,
    )
    assert isinstance(failed, ZeroDivisionError)
    assert stored is None
    assert await numbers(storage) == []
    found = await storage.read(tables.find, "t")
    assert found
    assert found.state == "open"


async def test_one_writers_mistake_is_nobody_elses(storage: Storage) -> None:
    def half(db: Connection) -> None:
        players.add_guest(db, "half", "Half", NOW)
        raise KeyError("a mistake")

    found = await asyncio.gather(
        storage.write(players.add_guest, "one", "One", NOW),
        storage.write(half),
        storage.write(players.add_guest, "one", "Once more", NOW),
        storage.write(players.add_guest, "two", "Two", NOW),
        return_exceptions=True,
    )
    assert isinstance(found[1], KeyError)
    assert isinstance(found[2], NotStored)
    assert found[2].why is Why.CONFLICT
    assert await storage.read(players.find, "one") == found[0]
    assert await storage.read(players.find, "two") == found[3]
    assert await storage.read(players.find, "half") is None


async def test_a_question_sees_one_moment(storage: Storage) -> None:
    lease = await a_table(storage)
    loop = asyncio.get_running_loop()

    def twice(db: Connection) -> tuple[int | None, int | None]:
        count = select(func.count()).select_from(schema.rows)
        before = db.scalar(count)

        async def append() -> None:
            await storage.append(lease, [row(1)])

        asyncio.run_coroutine_threadsafe(append(), loop).result(5)
        return before, db.scalar(count)

    assert await storage.read(twice) == (0, 0)
    assert await numbers(storage) == [1]


async def test_a_question_can_change_nothing(storage: Storage) -> None:
    await a_table(storage)
    before = await storage.read(tables.find, "t")
    await storage.read(_try_to_start)
    assert await storage.read(tables.find, "t") == before


def _try_to_start(db: Connection) -> str:
    try:
        tables.start(db, "t", 7)
    except Exception as error:  # noqa: BLE001 - PostgreSQL refuses; SQLite takes it back
        return type(error).__name__
    return ""


async def test_a_key_is_made_once(database: str) -> None:
    first = Storage.open(database)
    key, other = await first.key("cookies"), await first.key("others")
    first.close()
    second = Storage.open(database)
    assert await second.key("cookies") == key
    second.close()
    assert len(key) == 32
    assert key != other


async def test_closing_stores_what_waits(database: str) -> None:
    first = Storage.open(database)
    lease = await a_table(first)
    futures = [first.append(lease, [row(n)]) for n in range(1, 51)]
    await asyncio.to_thread(first.close)
    await asyncio.gather(*futures)
    second = Storage.open(database)
    assert await numbers(second) == list(range(1, 51))
    second.close()


async def test_a_secret_is_in_no_error_and_in_no_log(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await a_table(storage)
    with pytest.raises(NotStored) as refused:
        await a_table(storage)
    stored = await storage.read(tables.load, "t")
    said = f"{refused.value!r} {refused.value} {stored!r} {agreed()!r} {storage!r} {caplog.text}"
    for hidden in (repr(SECRET)[2:-1], SECRET.hex(), "\\x00\\x01\\x02"):
        assert hidden not in said
