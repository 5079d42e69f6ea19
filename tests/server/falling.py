"""A server that falls and gets up again: killed without a word, started on the same port.

    with Falling("--data", folder) as server:
        server.start()
        server.kill()
        server.start()

Each start is a process of its own, and each kill is SIGKILL. They are forked from one that has
imported all there is to import, since that takes most of the time of a start. Nothing here knows
who comes to the server.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from types import TracebackType
from typing import Protocol, Self

import httpx

from tests.server.driver import free_port

PATIENCE = 30.0
LIMITS = ("--limits", "1000000")

FORKS = """
import os, sys
import sparring.client, sparring.server.serve
from sparring.cli import main

for line in sys.stdin:
    word, *words = line.rstrip("\\n").split("\\t")
    if word == "wait":
        print(os.waitstatus_to_exitcode(os.waitpid(int(words[0]), 0)[1]), flush=True)
    elif pid := os.fork():
        print(pid, flush=True)
    else:
        os.close(0)
        os._exit(main(["serve", *words]))
"""


class Falling:
    """A server on a port of its own."""

    def __init__(self, *words: str, **setting: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = ["--port", str(self.port), *LIMITS, *words]
        self._pid = 0
        self._forks = subprocess.Popen(
            [sys.executable, "-W", "error", "-c", FORKS],
            env={**os.environ, **setting},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._pid:
            self.kill()
        self._forks.communicate(timeout=PATIENCE)

    def start(self) -> None:
        """Begin; returns at once."""
        self._pid = self._ask("start", *self._words)

    def ready(self) -> None:
        """Wait until somebody answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise TimeoutError

    def kill(self) -> None:
        """Without a word, whatever it is doing."""
        self._send(signal.SIGKILL)

    def end(self) -> int:
        """Tell it to end; returns its exit code."""
        return self._send(signal.SIGTERM)

    def _send(self, sent: signal.Signals) -> int:
        pid, self._pid = self._pid, 0
        os.kill(pid, sent)
        return self._ask("wait", str(pid))

    def _ask(self, *words: str) -> int:
        assert self._forks.stdin
        assert self._forks.stdout
        print(*words, sep="\t", file=self._forks.stdin, flush=True)
        return int(self._forks.stdout.readline())


class Players(Protocol):
    """Who comes to the server."""

    async def moves(self, count: int) -> bool: ...
    async def all_go_on(self) -> None: ...


async def fall(server: Falling, players: Players, count: int, luck: random.Random) -> None:
    """Kill it so often under load, and start it again; in the end, everybody plays on.

    Most kills come in the middle of play, some while the server gets up and people come back.
    """
    for _ in range(count):
        if luck.random() < 0.8:
            await players.moves(luck.randrange(1, 60))
            await asyncio.sleep(luck.uniform(0, 0.02))
        else:
            await asyncio.sleep(luck.uniform(0, 0.6))
        await asyncio.to_thread(server.kill)
        server.start()
    await players.all_go_on()
