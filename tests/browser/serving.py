"""The server in a process of its own, as its users run it, with bots that hardly pause.

    python -m tests.browser.serving PORT DATABASE PAUSE

Nothing here knows of browsers.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from sparring.server import serve
from sparring.server.house import Options

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 120.0  # seconds, on a machine that has much else to do


class House:
    """A server that can be stopped, and started again where it was."""

    def __init__(self, folder: Path, pause: float) -> None:
        self.pause = pause  # the longest a bot waits, in seconds
        self.database = f"sqlite:///{folder / 'sparring.db'}"
        with serve.listen("127.0.0.1", 0) as asked:
            self.port = asked.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [sys.executable, "-m", __name__, str(self.port), self.database, str(self.pause)]
        self.process = subprocess.Popen(words, cwd=ROOT)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health") as answer:  # noqa: S310 - it is ours
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


@contextmanager
def serving(folder: Path, pause: float = 0.01) -> Iterator[House]:
    house = House(folder, pause)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def main(port: int, database: str, pause: float) -> int:
    options = Options(database, limits=1000.0, bot_pause=(0.9 * pause, pause))
    return serve.run(options, serve.listen("127.0.0.1", port))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
