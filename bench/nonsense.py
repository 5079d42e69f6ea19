# ruff: noqa: INP001 - a program, not a package
"""Nonsense for a server's sockets, by the hundred thousand: it is never the server that fails.

    python -m bench.nonsense [--frames N] [--seed S]

Half of the frames come from a seat, half from the gallery, at a table of each game. The result is
bench/results/nonsense.json; the tests do the same with a few thousand. Nothing here knows what a
frame is.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
from collections import Counter
from pathlib import Path

from bench.kept import keep
from bench.running import scratch
from tests.server.fuzz import evening, failures

FRAMES = 120_000
WISHES = re.compile(r'^sparring_wishes_total\{kind="[^"]*",outcome="(\w+)"\} (\d+)$', re.MULTILINE)


class Complaints(logging.Handler):
    """Errors that anybody logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"{record.name}: {record.getMessage()}")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=FRAMES)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    with scratch(Path.cwd()) as folder:
        database = f"sqlite:///{folder / 'sparring.db'}"
        metrics = asyncio.run(evening(database, chosen.frames, chosen.seed))
    wishes: Counter[str] = Counter()
    for outcome, count in WISHES.findall(metrics):
        wishes[outcome] += int(count)
    found = {
        "frames": chosen.frames,
        "connections that spoke no protocol": 3 * (chosen.frames // 100),
        "wishes": dict(wishes),
        "failures": failures(metrics) + complaints.heard,
    }
    command = f"python -m bench.nonsense --frames {chosen.frames} --seed {chosen.seed}"
    keep("nonsense", command, found)
    return int(bool(found["failures"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
