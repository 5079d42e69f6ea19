# ruff: noqa: INP001 - a program, not a package
"""From nothing to the first page, from there to the next start, and to the end.

    python -m bench.start [--fresh N] [--warm N] [--json FILE]

A fresh machine is a new clone of what is committed, an empty home without any caches, and a path
without Node, npm or uv; what it needs comes over the network. Then the same clone is started
again, with somebody at a table who stays there: it is told to end, must say 1012 and be gone, and
the client must be back by itself. Nothing here knows of rules.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.running import ROOT, scratch
from sparring import wire
from sparring.client import Client, Table
from sparring.lab.bench.claims import NUMBER, SECONDS, Claim
from sparring.lab.bench.race import Outcome
from sparring.lab.bench.report import write
from tests.server.driver import free_port

FRESH, WARM = 1, 5
PATIENCE = 300.0
NOT_THERE = re.compile(r"(node|nodejs|npm|npx|corepack|yarn|pnpm|uv|uvx)\b")
# How this machine reaches the network; no cache is named by any of these.
PASSED_ON = re.compile(r"(?i)(https?_proxy|no_proxy|all_proxy|.*_cert.*|.*_ca_.*|.*_index_url)$")

CLAIMS = (
    Claim("fresh", "a fresh machine, until the first page", "fresh", SECONDS, (), 60, most=True),
    Claim("warm", "started again, until the first page", "warm", SECONDS, (), 3, most=True),
    Claim("end", "told to end, until it is gone", "end", SECONDS, (), 1, most=True),
    Claim("end", "sockets that did not hear 1012", "other codes", NUMBER, (), 0, most=True),
    Claim("back", "ready again, until its player is back", "back", SECONDS, (), 5, most=True),
)


class Machine:
    """A clone of ours with a home of its own."""

    def __init__(self, folder: Path) -> None:
        self._clone, self._home, self._path = folder / "clone", folder / "home", folder / "path"
        self._data = folder / "data"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        git = ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(self._clone)]
        subprocess.run(git, check=True)
        self._home.mkdir()
        self._path.mkdir()
        for place in ("/usr/bin", "/bin"):
            for program in Path(place).iterdir():
                if not NOT_THERE.match(program.name):
                    self._link(program.name, program)
        self._link("python3", Path(sys.base_prefix) / "bin" / "python3")

    def _link(self, name: str, program: Path) -> None:
        (self._path / name).unlink(missing_ok=True)
        (self._path / name).symlink_to(program)

    @contextmanager
    def serving(self) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
        """`./run serve`, and how many seconds it took until the first page."""
        setting = {name: text for name, text in os.environ.items() if PASSED_ON.match(name)}
        setting |= {"HOME": str(self._home), "PATH": str(self._path), "LANG": "C.UTF-8"}
        words = ["serve", "--port", str(self.port), "--data", str(self._data)]
        begun = time.perf_counter()
        with subprocess.Popen(
            [self._path / "python3", "run", *words], cwd=self._clone, env=setting
        ) as process:
            try:
                self._first_page(process)
                yield process, time.perf_counter() - begun
            finally:
                process.kill()

    def _first_page(self, process: subprocess.Popen[bytes]) -> None:
        """Until the page is there, with the client that it names."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and process.poll() is None:
            try:
                page = httpx.get(self.url).raise_for_status().text
            except httpx.TransportError:
                time.sleep(0.01)
                continue
            (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page)
            httpx.get(f"{self.url}{script}").raise_for_status()
            return
        raise ValueError("there was no first page: see above")


def measure(machine: Machine, warm: int, outcome: Outcome) -> None:
    """One fresh start, and so many more."""
    with machine.serving() as (process, took), Client(machine.url) as anna:
        _note(outcome, "fresh", took)
        anna.be_guest("Anna")
        with anna.open("en-garde", bots=["", "heuristic"]) as table:
            table.sit()
            _end(process, machine, table, outcome)
            for _ in range(warm):
                with machine.serving() as (again, soon):
                    _note(outcome, "warm", soon)
                    begun = time.perf_counter()
                    table.until(lambda known: known.connected)
                    table.my_turn()
                    table.move(table.legal[0])
                    _note(outcome, "back", time.perf_counter() - begun)
                    _end(again, machine, table, outcome)


def _end(
    process: subprocess.Popen[bytes], machine: Machine, table: Table, outcome: Outcome
) -> None:
    """Tell it to end while somebody listens; how long that took, and what they were told."""
    code = 0
    with connect(f"ws://127.0.0.1:{machine.port}/tables/{table.id}/socket") as line:
        line.send(wire.encode(wire.Join(wire.VERSION)).decode())
        line.recv()
        begun = time.perf_counter()
        process.send_signal(signal.SIGTERM)
        try:
            while True:
                line.recv(PATIENCE)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
        process.wait(PATIENCE)
        _note(outcome, "end", time.perf_counter() - begun)
    table.until(lambda known: not known.connected)
    _note(outcome, "other codes", int(code != 1012))


def _note(outcome: Outcome, figure: str, value: float) -> None:
    outcome.figures.setdefault(figure, []).append(value)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fresh", type=int, default=FRESH)
    parser.add_argument("--warm", type=int, default=WARM)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args(words)
    outcome = Outcome(chosen.fresh, 0)
    for _ in range(chosen.fresh):
        with scratch(Path.cwd()) as folder:
            measure(Machine(folder), chosen.warm, outcome)
    return 0 if write(CLAIMS, outcome, sys.stdout, chosen.json) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
