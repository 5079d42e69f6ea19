"""Which databases can be used, what is said of the others, and that SQLite has one process."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import URL

from sparring.server.connect import BadDatabase, StorageError, Why, connect, default_url, parse
from sparring.server.storage import Storage
from tests.server.postgres import Postgres


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "a database is a URL"),
        ("mysql://somewhere/sparring", "mysql is not supported"),
        ("sqlite://", "memory keeps nothing"),
        ("sqlite:///:memory:", "memory keeps nothing"),
    ],
)
def test_what_is_no_database_for_us_is_said_clearly(url: str, said: str) -> None:
    with pytest.raises(BadDatabase, match=said):
        Storage.open(url)


def test_the_default_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert default_url() == f"sqlite:///{tmp_path}/sparring/sparring.db"
    Storage.open(f"sqlite:///{tmp_path}/new/folder/sparring.db").close()
    assert (tmp_path / "new/folder/sparring.db").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "new/folder").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("name", ["a b.db", "100%.db", "who?.db", "#1.db", "été.db"])
def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    url = URL.create("sqlite", database=str(tmp_path / name)).render_as_string()
    Storage.open(url).close()
    assert name in {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_postgresql_has_several_names(scheme: str) -> None:
    assert parse(f"{scheme}://somewhere/sparring").drivername == "postgresql+psycopg"


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 500)
    with pytest.raises(BadDatabase, match="not a database"):
        Storage.open(f"sqlite:///{file}")
    assert file.read_text() == "Dear Anna, " * 500


def test_a_server_that_is_not_there_is_said_so(postgres: Postgres) -> None:
    with pytest.raises(BadDatabase, match="does not exist"):
        Storage.open(postgres.url("nothing"))
    with pytest.raises(BadDatabase, match="refused"):
        Storage.open("postgresql://tests@127.0.0.1:1/nothing")


def test_a_password_is_in_no_error(postgres: Postgres) -> None:
    wrong = postgres.url("postgres").replace(postgres.password, "open sesame")
    with pytest.raises(BadDatabase) as told:
        Storage.open(wrong)
    assert "password authentication failed" in str(told.value)
    assert "sesame" not in f"{told.value!r} {connect(wrong)!r}"


# --- One process is all that SQLite takes. ---


def test_a_second_process_is_told_that_sqlite_has_one(sqlite_url: str) -> None:
    first = Storage.open(sqlite_url)
    with pytest.raises(BadDatabase, match="another process serves"):
        Storage.open(sqlite_url)
    first.close()
    Storage.open(sqlite_url).close()


def test_a_killed_process_does_not_keep_the_next_from_serving(sqlite_url: str) -> None:
    words = "import sys, time; from sparring.server.storage import Storage;"
    words += "kept = Storage.open(sys.argv[1]); print('open', flush=True); time.sleep(60)"
    with subprocess.Popen(
        [sys.executable, "-c", words, sqlite_url], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == "open\n"
        with pytest.raises(BadDatabase, match="another process serves"):
            Storage.open(sqlite_url)
        process.send_signal(signal.SIGKILL)
    Storage.open(sqlite_url).close()


def test_postgresql_takes_several(postgresql_url: str) -> None:
    first, second = Storage.open(postgresql_url), Storage.open(postgresql_url)
    assert first.shared
    assert second.shared
    first.close()
    second.close()


def open_files() -> int:
    return len(list(Path("/dev/fd").iterdir()))


def test_nothing_is_left_open_when_opening_fails(sqlite_url: str) -> None:
    first = Storage.open(sqlite_url)
    before = open_files()
    for _ in range(5):
        with pytest.raises(BadDatabase):
            Storage.open(sqlite_url)
    after = open_files()
    first.close()
    assert before == after


def test_a_refusal_says_why_and_quotes_nothing() -> None:
    assert str(StorageError(Why.FULL, "53100")) == "the disk of the database is full (53100)"
    assert all(str(StorageError(why)) == why.value for why in Why)


async def test_closing_twice_is_no_harm(database: str) -> None:
    storage = Storage.open(database)
    await asyncio.to_thread(storage.close)
    await asyncio.to_thread(storage.close)
