"""What tests of the server stand on: databases of both kinds, an event loop for each test."""

from __future__ import annotations

import asyncio
import inspect
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from sparring.server.storage import Storage
from tests.server.faults import Fault
from tests.server.postgres import QUICK, Postgres


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # A commit that need not be on disk is the server's default here: ours must be all the same.
    server = Postgres(*QUICK, "synchronous_commit=off")
    yield server
    server.stop()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'sparring.db'}"


@pytest.fixture
def postgresql_url(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A fresh database, of the one kind and of the other."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    opened = Storage.open(database)
    yield opened
    opened.close()


# --- Databases that can be broken. ---


@pytest.fixture(params=["sqlite", "postgresql"])
def gone(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Iterator[Fault]:
    """SQLite: the file is moved away. PostgreSQL: the server is killed."""
    if request.param == "sqlite":
        here, away = tmp_path / "sparring.db", tmp_path / "away.db"
        yield Fault(f"sqlite:///{here}", lambda: here.rename(away), lambda: away.rename(here))
        return
    yield Fault(postgres.database(), postgres.kill, postgres.start)
    if postgres.process.poll() is not None:
        postgres.start()


@pytest.fixture(params=["sqlite", "postgresql"])
def full(request: pytest.FixtureRequest, small_disk: Path) -> Iterator[Fault]:
    """A disk of a few megabytes, and what somebody else puts there."""
    filler = small_disk / "filler"

    def fill() -> None:
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(1024))

    if request.param == "sqlite":
        yield Fault(f"sqlite:///{small_disk / 'sparring.db'}", fill, filler.unlink)
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    place = small_disk / "postgres"
    place.mkdir()
    shutil.chown(place, (postgres.folder / "data").stat().st_uid)
    postgres.do(f"CREATE TABLESPACE small LOCATION '{place}'")
    url = postgres.database("TABLESPACE small")
    yield Fault(url, fill, filler.unlink)
    postgres.do(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")
    postgres.do("DROP TABLESPACE small")


@pytest.fixture
def small_disk() -> Iterator[Path]:
    assert os.geteuid() == 0, "to make a small disk and fill it, this test must be root"
    disk = Path("/tmp") / f"sparring-disk-{os.getpid()}"  # noqa: S108 - PostgreSQL must reach it
    disk.mkdir()
    subprocess.run(["/bin/mount", "-t", "tmpfs", "-o", "size=40m", "tmpfs", disk], check=True)
    yield disk
    subprocess.run(["/bin/umount", disk], check=True)
    disk.rmdir()
