"""Several serving processes: the parent makes the socket, starts them, and starts again who falls.

The children are this command once more, with the socket handed down. Nothing here knows what they
serve.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

PAUSE = 0.2  # seconds between two looks
SOON = 1.0  # a child that lived for less than this waits before it is started again
PATIENCE = 3.0  # for children to end

SPARRING = "import sys; from sparring.cli import main; sys.exit(main())"

PARENT = "SPARRING_PARENT"  # the variable that names the parent

log = logging.getLogger(__name__)


def orphaned() -> bool:
    """Whether this is a child whose parent is gone."""
    parent = os.environ.get(PARENT)
    return parent is not None and parent != str(os.getppid())


class Herd:
    def __init__(self, words: Sequence[str], listening: socket.socket, count: int) -> None:
        self._command = [sys.executable, "-c", SPARRING, *words]
        self._listening = listening
        self._children: list[subprocess.Popen[bytes] | None] = [None] * count
        self._started = [0.0] * count
        self._ending = False

    def run(self) -> int:
        """Keep all of them alive until told to end."""
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, self._end)
        while not self._ending:
            for place in range(len(self._children)):
                self._look_after(place)
            time.sleep(PAUSE)
        return self._stop()

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._ending = True

    def _look_after(self, place: int) -> None:
        child = self._children[place]
        if child is not None:
            code = child.poll()
            if code is None:
                return
            log.error("a serving process ended with %d", code)
        if time.monotonic() - self._started[place] > SOON:
            self._started[place] = time.monotonic()
            self._children[place] = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        handed = self._listening.fileno()
        return subprocess.Popen(
            [*self._command, "--socket", str(handed)],
            pass_fds=[handed],
            env={**os.environ, PARENT: str(os.getpid())},
            start_new_session=True,  # what ends the parent reaches the children through it alone
        )

    def _stop(self) -> int:
        living = [child for child in self._children if child is not None]
        for child in living:
            child.terminate()
        end = time.monotonic() + PATIENCE
        for child in living:
            try:
                child.wait(max(0.0, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.kill()
        return 0
