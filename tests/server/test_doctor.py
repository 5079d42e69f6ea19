"""A doctor plays every game again, and finds whatever was done to it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, delete, insert, update

from sparring.server import tables
from sparring.server.connect import BadDatabase, connect
from sparring.server.doctor import Finding, examine
from sparring.server.schema import REVISION, rows, seats
from sparring.server.schema import tables as stored_tables
from sparring.server.storage import Storage
from sparring.server.tables import Agreed
from sparring.table import Opening, Place, Row, Table
from tests.server.things import SECRET

NOW = 1_700_000_000_000
Damage = Callable[[Connection], object]


async def play(storage: Storage, name: str, moves: int | None = None) -> None:
    """A game of two bots who play anything, up to the end or for so many moves."""
    places = [Place(bot="random"), Place(bot="random")]
    opening = Opening(game="en-garde", settings={"rules": "basic", "hits": 2}, places=places)
    table, out = Table.open(name, opening, SECRET, NOW)
    stored, dice = list(out.rows), random.Random(name)
    while (turns := table.bots_to_act()) and (moves is None or len(stored) < moves):
        stored += table.bot_moves(turns[0], dice.choice(turns[0].actions), NOW).rows
    await keep(storage, table, stored)


async def keep(storage: Storage, table: Table, stored: list[Row]) -> None:
    about = table.about
    agreed = Agreed(table.id, about.game, about.rules, about.settings, {"kind": "none"}, 2, SECRET)
    lease = await storage.write(tables.create, agreed, storage.owner, NOW)
    await storage.append(lease, stored)
    for seat in (0, 1):
        await storage.write(tables.sit_bot, table.id, seat, "random")
    await storage.write(tables.start, table.id, NOW)
    if table.end:
        results = dict(enumerate(table.end.results or ()))
        await storage.write(tables.finish, table.id, results, NOW)


async def test_sound_games_are_found_sound_while_the_server_runs(
    storage: Storage, database: str
) -> None:
    for n in range(5):
        await play(storage, f"finished {n}")
        await play(storage, f"running {n}", 20)
    seen: list[tuple[int, int]] = []
    report = examine(database, lambda *done: seen.append(done))
    assert report.findings == []
    assert report.tables == 10
    assert report.rows > 150
    assert seen == [(n, 10) for n in range(1, 11)]


DAMAGES: dict[str, tuple[Damage, str]] = {
    "a row that is gone": (
        lambda db: db.execute(delete(rows).where(rows.c.number == 5)),
        "row 5 is missing",
    ),
    "no rows at all": (lambda db: db.execute(delete(rows)), "it has no rows"),
    "another move": (
        lambda db: db.execute(
            update(rows)
            .where(rows.c.number == 3)
            .values(body=b'{"kind":"bot-moved","seat":0,"move":"+99"}')
        ),
        "row 3 of table t: IllegalMove",
    ),
    "no JSON": (
        lambda db: db.execute(update(rows).where(rows.c.number == 3).values(body=b"{")),
        "row 3 of table t",
    ),
    "another secret": (
        lambda db: db.execute(update(stored_tables).values(secret=bytes(32))),
        "table t was opened with another secret",
    ),
    "another state": (
        lambda db: db.execute(update(stored_tables).values(state="running")),
        "it is finished, but listed as running",
    ),
    "another game": (
        lambda db: db.execute(update(stored_tables).values(game="ko")),
        "it is another game than the list says",
    ),
    "another result": (
        lambda db: db.execute(update(seats).where(seats.c.seat == 0).values(result=7)),
        "its results are not those that are listed",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_what_was_done_to_a_game_is_found(
    storage: Storage, database: str, damage: str
) -> None:
    await play(storage, "t")
    do, said = DAMAGES[damage]
    await storage.write(do)
    findings = examine(database).findings
    assert [finding.table for finding in findings] == ["t"]
    assert findings[0].what.startswith(said)


async def test_one_damaged_game_does_not_hide_the_others(storage: Storage, database: str) -> None:
    for n in range(3):
        await play(storage, f"t{n}")
    await storage.write(lambda db: db.execute(delete(rows).where(rows.c.table == "t1")))
    report = examine(database)
    assert report.findings == [Finding("t1", "it has no rows")]
    assert report.tables == 3


async def test_rows_of_no_table_are_found(storage: Storage, database: str) -> None:
    await storage.write(
        lambda db: db.execute(insert(rows), [Row("lost", 1, 1, "x", b"{}")._asdict()])
    )
    assert examine(database).findings == [Finding(None, "1 rows belong to no table")]


def test_tables_of_an_older_release_are_found(database: str) -> None:
    Storage.open(database).close()
    engines = connect(database)
    with engines.writing.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")
    engines.dispose()
    (finding,) = examine(database).findings
    assert finding.what.startswith(f"its tables are of revision 0000, not {REVISION}")


def test_a_doctor_makes_no_database(sqlite_url: str) -> None:
    with pytest.raises(BadDatabase):
        examine(sqlite_url)


async def test_a_finding_tells_nothing_that_is_in_the_rows(storage: Storage, database: str) -> None:
    await play(storage, "t")
    await storage.write(
        lambda db: db.execute(
            update(rows).where(rows.c.number == 4).values(body=b'{"kind":"hidden card 5"}')
        )
    )
    (finding,) = examine(database).findings
    assert "hidden" not in finding.what
