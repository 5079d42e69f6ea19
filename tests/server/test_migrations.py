"""From the tables of every released Sparring to those of this one, with all that was in them."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, Table, insert, select

from sparring.server import migrate, revisions
from sparring.server.connect import BadDatabase, Engines, connect, make_file, parse, sqlite_path
from sparring.server.doctor import examine
from sparring.server.schema import REVISION, metadata
from sparring.server.storage import Storage

RELEASES = Path(__file__).parent / "releases"  # one file a revision: some of everything, as it was


def empty(database: str) -> Engines:
    if database.startswith("sqlite"):
        make_file(sqlite_path(parse(database)))
    return connect(database)


def content(engines: Engines) -> dict[str, list[dict[str, Any]]]:
    """Everything in the database, by table; bytes in hexadecimal."""
    found, there = {}, MetaData()
    with engines.reading.connect() as db:
        there.reflect(db)
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                found[table.name] = [_plain(row._mapping) for row in db.execute(select(table))]
    return found


def _plain(row: Any) -> dict[str, Any]:
    return {str(k): v.hex() if isinstance(v, bytes | memoryview) else v for k, v in row.items()}


def fill(engines: Engines, release: dict[str, list[dict[str, Any]]]) -> None:
    there = MetaData()
    with engines.writing.begin() as db:
        there.reflect(db)
        for table in there.sorted_tables:
            for row in release.get(table.name, ()):
                db.execute(insert(table).values(**_typed(table, row)))


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {c.name for c in table.columns if c.type.python_type is bytes}
    return {k: bytes.fromhex(v) if k in binary else v for k, v in row.items()}


def test_a_new_database_has_the_tables_of_the_schema(database: str) -> None:
    engines = empty(database)
    migrate.to_head(engines.writing)
    with engines.writing.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert migrate.current(db) == REVISION
    engines.dispose()


def test_the_schema_names_the_newest_revision() -> None:
    assert revisions.released()[-1] == REVISION


def test_every_revision_has_data_to_migrate() -> None:
    assert [file.stem for file in sorted(RELEASES.glob("*.json"))] == revisions.released()


@pytest.mark.parametrize("revision", revisions.released())
def test_what_a_release_kept_is_sound_in_this_one(database: str, revision: str) -> None:
    release = json.loads((RELEASES / f"{revision}.json").read_text())
    engines = empty(database)
    with engines.writing.begin() as db:
        revisions.upgrade(db, revision)
    fill(engines, release)
    engines.dispose()
    Storage.open(database).close()
    report = examine(database)
    assert report.findings == []
    assert report.tables == len(release["tables"]) > 0
    assert report.rows == len(release["rows"]) > 0


def test_the_newest_release_is_kept_as_it_was(database: str) -> None:
    """What the file holds is what the tables hold: nothing was forgotten when it was made."""
    newest = revisions.released()[-1]
    release = json.loads((RELEASES / f"{newest}.json").read_text())
    engines = empty(database)
    migrate.to_head(engines.writing)
    fill(engines, release)
    found = content(engines)
    engines.dispose()
    assert all(found.values()), "each table should have something in it"
    assert {name: _sorted(rows) for name, rows in found.items()} == {
        name: _sorted(rows) for name, rows in release.items()
    }


def _sorted(rows: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(row, sort_keys=True) for row in rows)


# --- How a revision is done. ---

NEXT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "{head}"

def upgrade():
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("country", sa.Text(), server_default="?", nullable=False))
    op.execute("UPDATE players SET name = upper(name)")
    {then}
"""


def next_revision(folder: Path, then: str = "") -> str:
    """Where Alembic finds our revisions and one more."""
    (folder / "next.py").write_text(NEXT.format(head=REVISION, then=then))
    ours = Path(migrate.__file__).parent / "migrations" / "versions"
    return f"{ours}:{folder}"


def with_a_player(database: str) -> Engines:
    engines = empty(database)
    migrate.to_head(engines.writing)
    player = {"id": "a", "name": "Anna", "name_key": None, "password": None, "created": 1}
    fill(engines, {"players": [player]})
    return engines


def test_a_revision_changes_tables_and_what_is_in_them(database: str, tmp_path: Path) -> None:
    engines = with_a_player(database)
    with engines.writing.begin() as db:
        revisions.upgrade(db, version_locations=next_revision(tmp_path))
    (player,) = content(engines)["players"]
    engines.dispose()
    assert (player["name"], player["country"]) == ("ANNA", "?")


def test_a_revision_that_fails_changes_nothing(database: str, tmp_path: Path) -> None:
    engines = with_a_player(database)
    places = next_revision(tmp_path, "raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError), engines.writing.begin() as db:
        revisions.upgrade(db, version_locations=places)
    (player,) = content(engines)["players"]
    assert player["name"] == "Anna"
    assert "country" not in player
    with engines.reading.connect() as db:
        assert migrate.current(db) == REVISION
    engines.dispose()


def test_a_database_of_a_newer_release_is_left_alone(database: str, tmp_path: Path) -> None:
    engines = with_a_player(database)
    with engines.writing.begin() as db:
        revisions.upgrade(db, version_locations=next_revision(tmp_path))
    engines.dispose()
    with pytest.raises(BadDatabase, match="a newer Sparring"):
        Storage.open(database)


def test_processes_that_start_at_once_migrate_once(postgresql_url: str) -> None:
    failed: list[BaseException] = []

    def start() -> None:
        engines = connect(postgresql_url)
        try:
            migrate.to_head(engines.writing)
        except BaseException as error:  # noqa: BLE001 - it is shown below
            failed.append(error)
        finally:
            engines.dispose()

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
