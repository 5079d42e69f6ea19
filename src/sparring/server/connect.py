"""How to reach a database, SQLite's file or PostgreSQL's server, and what its failures mean.

Nothing here knows what is kept, or of threads and event loops.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

DATABASE = "SPARRING_DATABASE"  # the variable that names a database, if no word of a command does
READERS = 4
BUSY_SECONDS = 5.0  # how long SQLite waits for another writer: a backup of another program, say


class Why(Enum):
    """Why something could not be stored or read."""

    FULL = "the disk of the database is full"
    GONE = "the database can't be reached"
    NOT_OURS = "another process owns this table now"
    VOID = "an earlier step of this table was not stored"
    CONFLICT = "somebody else was faster"
    BUSY = "too much is waiting to be stored"
    BROKEN = "the database refused"


class StorageError(Exception):
    """Nothing was stored, or read; `why` may be shown to anybody.

    What the driver said is not part of it: it may quote values, and so a secret.
    """

    def __init__(self, why: Why, code: str = "") -> None:
        self.why, self.code = why, code
        super().__init__(f"{why.value} ({code})" if code else why.value)


class NotStored(StorageError):
    """A write is not durable. It may have happened all the same if the database went away."""


class NotRead(StorageError):
    """A read had no answer."""


class BadDatabase(ValueError):
    """The database that was asked for can't be used; the message says what to do."""


class Engines(NamedTuple):
    """Two ways in: one that writes, one connection wide, and one that only reads."""

    writing: Engine
    reading: Engine

    @property
    def sqlite(self) -> bool:
        return self.writing.dialect.name == "sqlite"

    def dispose(self) -> None:
        self.reading.dispose()
        self.writing.dispose()


def chosen(database: str | None, folder: Path | None) -> str:
    """The URL that somebody names: by itself, by its folder, or in the environment."""
    named = database or (in_folder(folder) if folder else os.environ.get(DATABASE))
    return named or default_url()


def in_folder(folder: Path) -> str:
    return f"sqlite:///{folder / 'sparring.db'}"


def default_url() -> str:
    """SQLite in the user's data folder."""
    return in_folder(platformdirs.user_data_path("sparring", appauthor=False))


def connect(database: str) -> Engines:
    """The engines for a URL, as `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    url = parse(database)
    if url.get_backend_name() == "sqlite":
        path = sqlite_path(url)
        return Engines(_sqlite(path, "IMMEDIATE", 1), _sqlite(path, "DEFERRED", READERS))
    writing = _postgresql(url, 1)
    reading = _postgresql(url, READERS).execution_options(
        isolation_level="REPEATABLE READ", postgresql_readonly=True
    )
    return Engines(writing, reading)


def check(engines: Engines) -> None:
    """BadDatabase if there is no database, or it is not ours to use; says so to its owner."""
    try:
        with engines.reading.connect():
            pass
    except DBAPIError as error:
        said = str(error.orig).strip().splitlines() or [code_of(error)]
        raise BadDatabase(f"can't use {engines.writing.url!r}: {said[0]}") from None


def parse(database: str) -> URL:
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadDatabase("a database is a URL, as sqlite:///sparring.db") from None
    if url.get_backend_name() in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite":
        raise BadDatabase(f"{url.get_backend_name()} is not supported: use sqlite or postgresql")
    if not url.database or url.database == ":memory:":
        raise BadDatabase("SQLite needs a file, as sqlite:///sparring.db: memory keeps nothing")
    return url


def sqlite_path(url: URL) -> Path:
    return Path(url.database or "").absolute()


# --- SQLite. ---


def make_file(path: Path) -> None:
    """An empty database, if there is none; nobody but its owner may read it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Only if it is new: closing a file takes away all locks that SQLite has on it in this process.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _sqlite(path: Path, begin: str, connections: int) -> Engine:
    def open_file() -> sqlite3.Connection:
        # Never made anew: if the file is gone, so are the games, and that must be noticed.
        return sqlite3.connect(
            f"{path.as_uri()}?mode=rw",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,  # transactions begin below, where we say so
            check_same_thread=False,
        )

    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        creator=open_file,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", lambda db: db.exec_driver_sql(f"BEGIN {begin}"))
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # a commit is on disk, whatever happens to the power
        "fullfsync = ON",  # on a Mac, fsync alone does not reach the disk
        "checkpoint_fullfsync = ON",
        "foreign_keys = ON",
        "journal_size_limit = 67108864",
    ):
        connection.execute(f"PRAGMA {pragma}")


class Presence:
    """Whether SQLite's file is still the one that was opened: writes to a deleted one succeed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.identity = self._look()

    def _look(self) -> tuple[int, int] | None:
        with suppress(OSError):
            found = self.path.stat()
            return found.st_dev, found.st_ino
        return None

    def lost(self) -> bool:
        """True as long as the file is gone or is another; what is there then must be opened."""
        return self._look() != self.identity


class SingleProcess:
    """One process's claim to serve a SQLite file: it ends with the process, whatever ends that."""

    def __init__(self, path: Path) -> None:
        self.file = path.with_name(path.name + ".lock").open("a")
        try:
            _lock(self.file.fileno())
        except OSError:
            self.file.close()
            raise BadDatabase(
                f"another process serves {path} already: one process is all that SQLite takes;"
                " for more use --database postgresql://..."
            ) from None

    def release(self) -> None:
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# --- PostgreSQL. ---

# Seconds, but for tcp_user_timeout. A server that went away without a word is noticed by these.
PATIENCE = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}


def _postgresql(url: URL, connections: int) -> Engine:
    engine = create_engine(
        url,
        connect_args={**PATIENCE, "application_name": "sparring"},
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
    )
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _prepare_postgresql(connection: Any, _record: object) -> None:
    """A commit is on disk, also where the server's own setting is laxer; it may be stricter."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()


# --- What a failure means. ---

_FULL = {"SQLITE_FULL", "53100"}
_AGAIN = {"40001", "40P01"}  # PostgreSQL chose us to give way; nothing is wrong


def code_of(error: DBAPIError) -> str:
    """The driver's code: it names the failure and quotes nothing."""
    cause = error.orig
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return str(code or type(cause).__name__)


def reason(error: DBAPIError) -> Why:
    code = code_of(error)
    if code in _FULL:
        return Why.FULL
    if isinstance(error, IntegrityError):
        return Why.CONFLICT
    gone = error.connection_invalidated or code.startswith(_GONE)
    return Why.GONE if gone else Why.BROKEN


# SQLite: can't open, read or write, or not a database any more. PostgreSQL: no connection, server
# shutting down or starting, too many connections.
_GONE = (
    *("SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_BUSY", "SQLITE_LOCKED"),
    *("08", "57P", "53", "OperationalError", "ConnectionTimeout"),
)


def worth_another_try(error: DBAPIError) -> bool:
    """Whether nothing was wrong with what we asked for, nor with the database."""
    return code_of(error) in _AGAIN
