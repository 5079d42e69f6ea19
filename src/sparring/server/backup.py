"""A copy of the whole database while it is in use, as it was at one moment.

A copy of SQLite's file is a database like any other; one of PostgreSQL is for `pg_restore`. Nothing
here knows what is in it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import URL

from .connect import BadDatabase, check, connect, parse, sqlite_path

Progress = Callable[[int, int], object]  # pages that are copied, and all of them

PAGES_AT_ONCE = 1_000


def backup(database: str, file: Path, progress: Progress = lambda _done, _all: None) -> None:
    """Copy the database to a new file; BadDatabase says what is in the way.

    The file is there at the end, complete and checked, or not at all.
    """
    if file.exists():
        raise BadDatabase(f"{file} is there already: a backup goes to a new file")
    url = parse(database)
    engines = connect(database)
    try:
        check(engines)
    finally:
        engines.dispose()
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(sqlite_path(url), part, progress)
        else:
            _dump_postgresql(url, part)
        _make_durable(part, file)
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path, progress: Progress) -> None:
    here = sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True, isolation_level=None)
    there = sqlite3.connect(target, isolation_level=None)
    try:
        # An open question holds the moment: without one, each write begins the copy anew.
        here.execute("BEGIN")
        here.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        here.backup(there, pages=PAGES_AT_ONCE, progress=_told(progress))
        there.execute("PRAGMA journal_mode = DELETE")  # one file, that needs no second
        (verdict,) = there.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error as error:
        raise BadDatabase(f"the backup failed: {error}") from None
    finally:
        here.close()
        there.close()
    if verdict != "ok":
        raise BadDatabase(f"the copy is not sound, so the database is not: {verdict}")


def _told(progress: Progress) -> Callable[[int, int, int], object]:
    return lambda _status, remaining, total: progress(total - remaining, total)


def _dump_postgresql(url: URL, target: Path) -> None:
    program = find_pg_dump()
    if program is None:
        raise BadDatabase(
            "PostgreSQL is backed up by its own pg_dump, which is not here: install"
            " postgresql-client, or run pg_dump --format=custom where the database is"
        )
    place = URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, url.query
    )
    words = [
        "--format=custom",
        "--no-password",
        f"--file={target}",
        f"--dbname={place.render_as_string()}",
    ]
    # Arguments can be read by everybody on the machine, the environment by its owner alone.
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    done = subprocess.run(
        [program, *words],
        env={**os.environ, **secret},
        check=False,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise BadDatabase(f"pg_dump failed: {done.stderr.strip()}")


def find_pg_dump() -> str | None:
    """The program on the path, or the newest that Debian has installed beside it."""
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"), key=_version)[-1:]
    return shutil.which("pg_dump") or next(map(str, newest), None)


def _version(program: Path) -> float:
    return float(program.parts[-3])


def _make_durable(part: Path, file: Path) -> None:
    with part.open("rb") as copied:
        os.fsync(copied.fileno())
    part.rename(file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
