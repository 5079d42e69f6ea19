"""A backup is complete, sound, of one moment, and made while the server plays."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from pathlib import Path

import pytest

from sparring.server import backup as backups
from sparring.server import lists, tables
from sparring.server.backup import backup
from sparring.server.connect import BadDatabase
from sparring.server.storage import Storage
from tests.server.postgres import Postgres, find_programs
from tests.server.things import a_table, numbers, row


def restored(kind: str, file: Path, postgres: Postgres) -> str:
    """The backup as a database of its own."""
    if kind == "sqlite":
        return f"sqlite:///{file}"
    url = postgres.database()
    words = ["--no-owner", "--exit-on-error", f"--dbname={url}", str(file)]
    subprocess.run([find_programs() / "pg_restore", *words], check=True)
    return url


async def test_a_backup_is_made_while_the_server_plays(
    storage: Storage, tmp_path: Path, postgres: Postgres
) -> None:
    held = [await a_table(storage, f"t{n}") for n in range(4)]
    for lease in held:  # so much that it takes a while
        for n in range(1, 41):
            await storage.append(lease, [row(n, lease.table, bytes(20_000))])
    url = storage.engines.writing.url.render_as_string(hide_password=False)
    file = tmp_path / "backup"
    copying = asyncio.create_task(asyncio.to_thread(backup, url, file))
    written = 40
    while not copying.done():
        written += 1
        await asyncio.gather(
            *(storage.append(lease, [row(written, lease.table)]) for lease in held)
        )
    await copying
    copy = Storage.open(restored(storage.engines.writing.dialect.name, file, postgres))
    assert len(await copy.read(lists.lobby)) == 4
    ends = {len(await numbers(copy, lease.table)) for lease in held}
    for lease in held:
        found = await numbers(copy, lease.table)
        assert found == list(range(1, len(found) + 1))
    assert 40 <= min(ends) <= max(ends) <= written
    # Of one moment: the tables were written side by side, and so are at most one row apart.
    assert max(ends) - min(ends) <= 1
    assert written > 41, "nothing was written meanwhile: give it more to copy"
    assert await copy.read(tables.load, "t0")
    await asyncio.to_thread(copy.close)


def test_a_copy_of_sqlite_is_not_begun_anew_by_each_write(tmp_path: Path, sqlite_url: str) -> None:
    Storage.open(sqlite_url).close()
    writes = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    writes.execute("INSERT INTO keys VALUES ('big', zeroblob(30000000))")
    writes.commit()
    seen: list[tuple[int, int]] = []

    def progress(done: int, pages: int) -> None:
        seen.append((done, pages))
        writes.execute("INSERT INTO keys VALUES (?, x'00')", (f"key {len(seen)}",))
        writes.commit()

    backup(sqlite_url, tmp_path / "copy.db", progress)
    writes.close()
    assert len(seen) > 5
    assert seen == sorted(seen)
    assert seen[-1][0] == seen[-1][1]
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("SELECT count(*) FROM keys").fetchone() == (1,)
    copy.close()


def test_nobody_else_may_read_a_backup(database: str, tmp_path: Path) -> None:
    Storage.open(database).close()
    backup(database, tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_a_backup_never_takes_the_place_of_a_file(database: str, tmp_path: Path) -> None:
    Storage.open(database).close()
    (tmp_path / "copy").write_text("precious")
    with pytest.raises(BadDatabase, match="is there already"):
        backup(database, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "precious"


def test_there_is_no_backup_of_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase):
        backup(f"sqlite:///{tmp_path / 'nothing.db'}", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_fails_leaves_nothing_behind(sqlite_url: str, tmp_path: Path) -> None:
    Storage.open(sqlite_url).close()

    def fail(_done: int, _all: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(sqlite_url, tmp_path / "copy", fail)
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == []


def test_a_damaged_database_is_not_backed_up_in_silence(sqlite_url: str, tmp_path: Path) -> None:
    Storage.open(sqlite_url).close()
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    pages = bytearray(path.read_bytes())
    pages[8192:] = b"\xff" * (len(pages) - 8192)
    path.write_bytes(pages)
    with pytest.raises(BadDatabase, match=r"not sound|failed|malformed"):
        backup(sqlite_url, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_without_pg_dump_one_is_told_what_to_do(
    postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Storage.open(postgresql_url).close()
    monkeypatch.setattr(backups, "find_pg_dump", lambda: None)
    with pytest.raises(BadDatabase, match="pg_dump --format=custom"):
        backup(postgresql_url, tmp_path / "copy")


def test_a_password_is_no_argument_of_pg_dump(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()
    Storage.open(url).close()
    spy = tmp_path / "pg_dump"
    real = backups.find_pg_dump()
    spy.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/said\nexec {real} "$@"\n')
    spy.chmod(0o755)
    monkeypatch.setattr(backups, "find_pg_dump", lambda: str(spy))
    backup(url, tmp_path / "copy")
    assert postgres.password not in (tmp_path / "said").read_text()
    assert (tmp_path / "copy").stat().st_size > 1000
