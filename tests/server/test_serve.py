"""`sparring serve` as a process: it begins, it ends within a second, and it falls and gets up."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from sparring import wire
from sparring.cli import main
from sparring.server import watch
from tests.server.driver import Place, free_port, level, play_on

PATIENCE = 90.0
SPARRING = "import sys; from sparring.cli import main; sys.exit(main())"


class Process:
    """A server that runs as its users run it."""

    def __init__(self, *words: str, **setting: str) -> None:
        port = free_port()
        self.place = Place(port)
        command = [sys.executable, "-c", SPARRING, "serve", "--port", str(port), *words]
        self.process = subprocess.Popen(
            [*command, "--limits", "1000"],
            env={**os.environ, **setting},
            stderr=subprocess.PIPE,
            text=True,
        )

    async def ready(self) -> None:
        begun = time.monotonic()
        end = begun + PATIENCE
        async with httpx.AsyncClient(base_url=self.place.http) as web:
            while time.monotonic() < end:
                try:
                    (await web.get("/health")).raise_for_status()
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
                else:
                    self.started = time.monotonic() - begun
                    return
        self.process.kill()  # so that it has said its last word
        raise TimeoutError(self.process.communicate()[1])

    def children(self) -> list[int]:
        """The serving processes, where there are several."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    async def ended(self) -> tuple[int, str]:
        _, said = await asyncio.to_thread(self.process.communicate, timeout=PATIENCE)
        return self.process.returncode, said


@asynccontextmanager
async def running(*words: str, **setting: str) -> AsyncIterator[Process]:
    server = Process(*words, **setting)
    try:
        await server.ready()
        yield server
    finally:
        server.process.terminate()
        await server.ended()


async def test_told_to_end_it_says_1012_and_is_gone_within_a_second(tmp_path: Path) -> None:
    async with running("--data", str(tmp_path)) as server, server.place.visitor("Anna") as anna:
        table = await anna.open("en-garde", bots=["", "heuristic"])
        async with anna.at(table) as chair:
            await chair.sit(0)
            begun = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            server.process.send_signal(signal.SIGTERM)  # as by somebody in a hurry
            await chair.line.wait_closed()
            code, said = await server.ended()
            # A busy machine takes longer for everything, as it did for the start.
            assert time.monotonic() - begun < max(1.0, server.started / 2)
            assert chair.line.close_code == 1012
            assert code == 0
            assert "Traceback" not in said


async def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("--data", str(tmp_path))
    async with running(*words) as server, server.place.visitor("Anna") as anna:
        table = await anna.open(
            "en-garde", clock={"kind": "live", "bank": 60}, bots=["", "heuristic"]
        )
        async with anna.at(table) as chair:
            await chair.sit(0)
            await play_on(chair, moves=2)
            server.process.kill()
            await chair.line.wait_closed()
        cookies, seen = anna.web.cookies, chair.number
        await server.ended()
    async with running(*words) as server, server.place.visitor() as anna:
        anna.web.cookies = cookies
        async with anna.at(table, after=seen) as chair:
            assert chair.number > seen  # that the server woke is an update
            await play_on(chair, moves=2)


async def test_the_log_is_json_and_has_no_table_and_no_token(tmp_path: Path) -> None:
    words = ("--data", str(tmp_path), "--log-level", "debug")
    server = Process(*words)
    await server.ready()
    async with server.place.visitor("Anna") as anna:
        table = await anna.open("en-garde", visibility="private", bots=["", "heuristic"])
        async with anna.at(table) as chair:
            await chair.sit(0)
            await play_on(chair, moves=3)
            await chair.say(wire.Say("nobody's business"))
            await chair.line.send(b"\xff\xfe")
        await anna.get(f"/api/tables/{table}")
        token = anna.web.cookies["sparring"]
    server.process.terminate()
    _, said = await server.ended()
    _where, *lines = said.splitlines()
    routes = {json.loads(line).get("route") for line in lines}
    assert "/api/tables/{table}" in routes
    for secret in (table, token.rpartition(".")[0], "Anna", "business", "sight", "hand"):
        assert secret not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--database mysql://x", "mysql is not supported"),
        ("--database nonsense", "a database is a URL"),
        ("--database sqlite:////dev/null/games.db", "can't use /dev/null"),
        ("--database sqlite:///{folder}", "can't use"),
        ("--database postgresql://x:hush@127.0.0.1:1/none", "Connection refused"),
        ("--database postgresql://x:hush@127.0.0.1:1/none --processes 2", "Connection refused"),
        ("--data {folder} --processes 2", "one process is all that SQLite takes"),
        ("--data {folder} --host 192.0.2.1", "can't listen on 192.0.2.1"),
        ("--data {folder} --port {taken}", "Address already in use"),
    ],
)
def test_what_can_not_be_served_says_why(
    tmp_path: Path,
    words: str,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watch, "log_to_stderr", lambda _: None)
    with socket.create_server(("127.0.0.1", 0)) as other:
        asked = words.format(folder=tmp_path, taken=other.getsockname()[1])
        assert main(["serve", "--port", "0", *asked.split()]) == 1
    _, heard = capsys.readouterr()
    assert said in heard
    assert "hush" not in heard
    assert "Sparring is at" not in heard
    assert heard.count("\n") == 1


# --- Several processes on PostgreSQL. ---


async def test_two_processes_serve_one_table(postgresql_url: str) -> None:
    async with (
        several(postgresql_url) as server,
        server.place.visitor("Anna") as anna,
        server.place.visitor("Boris") as boris,
        server.place.visitor() as stranger,
    ):
        for _ in range(4):  # who comes to which process is chance
            table = await anna.open("en-garde", settings={"rules": "basic", "hits": 1})
            async with (
                anna.at(table) as left,
                boris.at(table) as right,
                stranger.at(table) as eye,
            ):
                await left.sit(0)
                await right.sit(1)
                await right.say(wire.Say("good luck"))
                await left.until(lambda said: isinstance(said, wire.Chat))
                await play_on(left, right)
                await level(left, right, eye)
                assert eye.end
                assert eye.end == left.end == right.end


async def test_play_goes_on_when_one_of_two_is_killed(postgresql_url: str) -> None:
    async with several(postgresql_url) as server:
        for _ in range(2):
            async with server.place.visitor("Anna") as anna, server.place.visitor("Boris") as boris:
                table = await anna.open("en-garde", clock={"kind": "live", "bank": 60})
                async with anna.at(table) as left, boris.at(table) as right:
                    await left.sit(0)
                    await right.sit(1)
                    await level(left, right)
                    await play_on(left, right, moves=2)
                    await level(left, right)
                    clocks = [face.left for face in left.view.clocks]  # type: ignore[union-attr]
                    os.kill(server.children()[0], signal.SIGKILL)
                begun = time.monotonic()
                async with anna.back(left) as left, boris.back(right) as right:
                    await level(left, right)
                    await play_on(left, right, moves=1)
                    # As above: a busy machine takes longer for everything.
                    assert time.monotonic() - begun < max(6.0, server.started)
                    await play_on(left, right, moves=3)
                    assert left.view
                    for face, before in zip(left.view.clocks, clocks, strict=True):
                        assert face.left is not None
                        assert before is not None
                        assert face.left > before - 3_000  # nobody pays for the gap
            await asyncio.sleep(3)  # until the dead one is known as such, and the new one lives
            await _all_up(postgresql_url, 2)


@asynccontextmanager
async def several(database: str) -> AsyncIterator[Process]:
    """Two processes, both of which are up."""
    async with running("--processes", "2", SPARRING_DATABASE=database) as server:
        await _all_up(database, 2)
        yield server


async def _all_up(database: str, count: int) -> None:
    """Until so many processes live, by what they say of themselves."""
    living = 0
    while living < count:
        await asyncio.sleep(0.1)
        now = int(time.time() * 1000)
        with psycopg.connect(database) as db:
            asked = "SELECT count(*) FROM processes WHERE expires > %s"
            ((living,),) = db.execute(asked, [now]).fetchall()
