"""One owner for each table, whoever dies, is slow, or comes first."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator

import pytest

from sparring.server import leases, tables
from sparring.server.connect import NotStored
from sparring.server.leases import BEAT, SILENCE, Lease, Process
from sparring.server.storage import Storage
from tests.server.things import a_table, agreed, numbers, row

NOW = 1_700_000_000_000
DEAD = NOW + SILENCE  # when a process that said at NOW that it lives is taken for dead


@pytest.fixture
def two(postgresql_url: str) -> Iterator[tuple[Storage, Storage]]:
    """Two processes on one database; in truth two storages that know nothing of each other."""
    pair = Storage.open(postgresql_url, "first"), Storage.open(postgresql_url, "second")
    yield pair
    for storage in pair:
        storage.close()


def lives(storage: Storage, name: str, now: int = NOW) -> asyncio.Future[None]:
    return storage.write(leases.beat, Process(name, f"127.0.0.1:{len(name)}"), now)


async def test_who_makes_a_table_owns_it(storage: Storage) -> None:
    lease = await a_table(storage)
    await lives(storage, storage.owner)
    assert lease == Lease("t", storage.owner, 1)
    owner = await storage.read(leases.owner_of, "t", NOW)
    assert owner
    assert owner.id == storage.owner
    assert owner.address == f"127.0.0.1:{len(storage.owner)}"


async def test_a_table_of_a_living_process_is_not_to_be_had(storage: Storage) -> None:
    await a_table(storage)
    await lives(storage, storage.owner)
    assert await storage.write(leases.take, "t", "another", DEAD - 1) is None


async def test_a_table_of_a_dead_process_is_taken_with_a_higher_number(storage: Storage) -> None:
    old = await a_table(storage)
    await lives(storage, storage.owner)
    assert await storage.write(leases.take, "t", "another", DEAD) == Lease("t", "another", 2)
    with pytest.raises(NotStored):
        await storage.append(old, [row(1)])


async def test_who_says_that_they_live_keeps_their_tables(storage: Storage) -> None:
    await a_table(storage)
    for beat in range(10):
        await lives(storage, storage.owner, NOW + beat * BEAT)
    assert await storage.write(leases.take_over, "another", NOW + 9 * BEAT + SILENCE - 1) == []


async def test_a_process_taken_for_dead_can_do_no_harm_when_it_wakes(storage: Storage) -> None:
    old = await a_table(storage)
    new = await storage.write(leases.take, "t", "another", NOW)
    assert new
    await lives(storage, storage.owner, DEAD)  # it was only slow, and says that it lives
    await storage.append(new, [row(1)])
    with pytest.raises(NotStored):
        await storage.append(old, [row(1)])
    assert await numbers(storage) == [1]


async def test_tables_of_the_dead_are_shared_by_those_who_live(storage: Storage) -> None:
    for n in range(5):
        await a_table(storage, f"t{n}")
    await lives(storage, "one")
    await lives(storage, "two")
    first = await storage.write(leases.take_over, "one", NOW, 3)
    second = await storage.write(leases.take_over, "two", NOW, 3)
    assert len(first) == 3
    assert len(second) == 2
    assert {lease.table for lease in [*first, *second]} == {f"t{n}" for n in range(5)}


async def test_taking_over_ends_when_nobody_is_dead(storage: Storage) -> None:
    for n in range(5):
        await a_table(storage, f"t{n}")
    await lives(storage, "heir")
    taken = await storage.write(leases.take_over, "heir", NOW)
    assert {lease.table for lease in taken} == {f"t{n}" for n in range(5)}
    assert await storage.write(leases.take_over, "heir", NOW) == []
    assert await storage.write(leases.take_over, "late", NOW) == []


async def test_finished_games_of_the_dead_are_left_in_peace(storage: Storage) -> None:
    lease = await a_table(storage)
    await storage.append(lease, [row(1)], lambda db: tables.finish(db, "t", {0: 1, 1: -1}, NOW))
    assert await storage.write(leases.take_over, "another", NOW) == []


async def test_a_process_that_ends_well_leaves_its_tables_to_others_at_once(
    storage: Storage,
) -> None:
    lease = await a_table(storage)
    await lives(storage, storage.owner)
    await storage.write(leases.leave, storage.owner)
    assert await storage.read(leases.owner_of, "t", NOW) is None
    with pytest.raises(NotStored):
        await storage.append(lease, [row(1)])
    assert await storage.write(leases.take, "t", "another", NOW) == Lease("t", "another", 2)


async def test_a_table_at_rest_is_woken_when_it_is_due(storage: Storage) -> None:
    early, late = await a_table(storage, "early"), await a_table(storage, "late")
    await storage.write(leases.rest, early, NOW)
    await storage.write(leases.rest, late, NOW + 1)
    never = await a_table(storage, "never")
    await storage.write(leases.rest, never, None)
    assert await storage.write(leases.wake, "me", NOW - 1) == []
    assert await storage.write(leases.wake, "me", NOW) == [Lease("early", "me", 2)]
    assert await storage.write(leases.wake, "me", NOW + 1) == [Lease("late", "me", 2)]
    assert await storage.write(leases.wake, "me", NOW + 10**9) == []


async def test_who_lost_a_table_can_not_put_it_to_rest(storage: Storage) -> None:
    old = await a_table(storage)
    new = await storage.write(leases.take, "t", "another", NOW)
    await storage.write(leases.rest, old, NOW)
    assert new
    await storage.append(new, [row(1)])


async def test_there_is_no_lease_for_a_table_that_is_not_there(storage: Storage) -> None:
    assert await storage.write(leases.take, "nothing", "me", NOW) is None


async def test_where_one_process_serves_those_before_it_are_dead(sqlite_url: str) -> None:
    killed = Storage.open(sqlite_url, "killed")
    await a_table(killed)
    await lives(killed, "killed")
    await asyncio.to_thread(killed.close)
    heir = Storage.open(sqlite_url, "heir")
    await heir.join("", NOW)
    assert await heir.write(leases.take_over, "heir", NOW) == [Lease("t", "heir", 2)]
    await asyncio.to_thread(heir.close)


# --- Two processes, which PostgreSQL alone can have. ---


async def test_of_two_who_take_a_table_at_once_one_gets_it(two: tuple[Storage, Storage]) -> None:
    first, second = two
    for storage in two:
        await storage.join("", NOW)
    for n in range(30):
        lease = await a_table(first, f"t{n}")
        await first.write(leases.rest, lease, None)
        taken = await asyncio.gather(
            *(
                storage.write(leases.take, f"t{n}", storage.owner, NOW)
                for storage in (second, first)
            )
        )
        assert sorted(lease is None for lease in taken) == [False, True]


async def test_of_two_who_take_over_at_once_each_gets_others(two: tuple[Storage, Storage]) -> None:
    for n in range(60):
        await two[0].write(tables.create, agreed(f"t{n}"), "dead", NOW)
    for storage in two:
        await storage.join("", NOW)
    found: dict[str, str] = {}
    while len(found) < 60:
        taken = await asyncio.gather(
            *(storage.write(leases.take_over, storage.owner, NOW, 10) for storage in two)
        )
        for lease in [*taken[0], *taken[1]]:
            assert lease.table not in found
            found[lease.table] = lease.owner


async def test_who_takes_a_table_waits_for_rows_that_are_under_way(
    two: tuple[Storage, Storage],
) -> None:
    first, second = two
    old = await a_table(first)
    begun, go_on = threading.Event(), threading.Event()

    def slowly(_db: object) -> None:
        begun.set()
        go_on.wait(5)

    writing = first.append(old, [row(1)], slowly)
    await asyncio.to_thread(begun.wait)
    taking = second.write(leases.take, "t", "second", NOW)
    await asyncio.sleep(0.2)
    assert not taking.done()
    go_on.set()
    await writing
    new = await taking
    assert new
    assert await numbers(second) == [1]
    with pytest.raises(NotStored):
        await first.append(old, [row(2)])
    await second.append(new, [row(2)])


async def test_the_tables_of_a_silent_process_are_taken_over_in_time(
    two: tuple[Storage, Storage],
) -> None:
    first, second = two
    begun = time.time_ns() // 1_000_000
    await a_table(first)
    await first.join("", begun)
    taken: list[Lease] = []
    while not taken:
        await asyncio.sleep(0.1)
        now = time.time_ns() // 1_000_000
        await second.join("", now)
        taken = await second.write(leases.take_over, "second", now)
    assert SILENCE <= time.time_ns() // 1_000_000 - begun < 5_000
