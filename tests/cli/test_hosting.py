"""`sparring backup` and `sparring doctor`, as a host runs them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import delete

from sparring import cli
from sparring.server.connect import DATABASE
from sparring.server.schema import rows
from sparring.server.storage import Storage
from tests.server.test_doctor import play

Said = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server keeps one game."""
    asyncio.run(_one_game(f"sqlite:///{tmp_path / 'sparring.db'}"))
    return tmp_path


async def _one_game(url: str) -> None:
    storage = Storage.open(url)
    await play(storage, "t")
    await asyncio.to_thread(storage.close)


async def _damage(url: str) -> None:
    storage = Storage.open(url)
    await storage.write(lambda db: db.execute(delete(rows).where(rows.c.number == 5)))
    await asyncio.to_thread(storage.close)


def test_a_backup_is_a_database_that_a_doctor_finds_sound(folder: Path, capsys: Said) -> None:
    copy = folder / "copy.db"
    assert cli.main(["backup", str(copy), "--data", str(folder)]) == 0
    assert capsys.readouterr().out == f"{copy}: {copy.stat().st_size:,} bytes\n"
    assert cli.main(["doctor", "--database", f"sqlite:///{copy}"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("1 tables, ")
    assert out.endswith(" rows: all is sound\n")
    assert not err


def test_a_doctor_says_what_is_wrong_and_fails(folder: Path, capsys: Said) -> None:
    asyncio.run(_damage(f"sqlite:///{folder / 'sparring.db'}"))
    assert cli.main(["doctor", "--data", str(folder)]) == 1
    assert capsys.readouterr().out.startswith("t: row 5 is missing\n1 tables, ")


def test_programs_are_told_in_json(folder: Path, capsys: Said) -> None:
    asyncio.run(_damage(f"sqlite:///{folder / 'sparring.db'}"))
    assert cli.main(["doctor", "--data", str(folder), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["findings"] == [{"table": "t", "what": "row 5 is missing"}]
    assert told["tables"] == 1


def test_the_environment_names_a_database_too(
    folder: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATABASE, f"sqlite:///{folder / 'sparring.db'}")
    assert cli.main(["doctor"]) == 0
    assert "all is sound" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["doctor", "backup"])
def test_where_there_is_nothing_one_is_told_so(command: str, tmp_path: Path, capsys: Said) -> None:
    words = [str(tmp_path / "copy")] if command == "backup" else []
    assert cli.main([command, *words, "--data", str(tmp_path)]) == cli.FAILED
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("sparring: can't use ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_backup_never_takes_the_place_of_a_file(folder: Path, capsys: Said) -> None:
    (folder / "copy").write_text("precious")
    assert cli.main(["backup", str(folder / "copy"), "--data", str(folder)]) == cli.FAILED
    assert "is there already" in capsys.readouterr().err
    assert (folder / "copy").read_text() == "precious"
