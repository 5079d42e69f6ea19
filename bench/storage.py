# ruff: noqa: INP001 - a program, not a package
"""Durable appends a second: one row each, awaited until it is on disk, by 1, 16 and 256 writers.

    python -m bench.storage [--seconds S] [--json]

On SQLite and on a PostgreSQL of its own, with real commits on both; the disk is asked first how
many it can do, one after the other. Bounded: each measurement takes `--seconds`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sparring.server import tables
from sparring.server.storage import Storage
from sparring.table import Row
from tests.server.postgres import Postgres

WRITERS = (1, 16, 256)
BODY = b'{"kind":"granted","who":"0123456789abcdef","name":"Guest","wish":{"type":"move"}}'


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="sparring-bench-", dir=Path.cwd()) as folder:
        figures: dict[str, Any] = {"flushes_per_second": round(flushes(Path(folder)))}
        for kind, url in databases(Path(folder)):
            figures[kind] = {
                str(writers): asyncio.run(measure(url, writers, chosen.seconds))
                for writers in WRITERS
            }
    print(json.dumps(figures, indent=2) if chosen.json else table(figures))


def databases(folder: Path) -> Iterator[tuple[str, str]]:
    yield "sqlite", f"sqlite:///{folder / 'bench.db'}"
    with running_postgres() as server:
        yield "postgresql", server.database()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.stop()


def flushes(folder: Path) -> float:
    """How often a second this disk takes a page for good."""
    with (folder / "probe").open("wb", buffering=0) as probe:
        begun = time.perf_counter()
        for _ in range(200):
            probe.write(bytes(4096))
            os.fsync(probe.fileno())
        return 200 / (time.perf_counter() - begun)


async def measure(url: str, writers: int, seconds: float) -> dict[str, float]:
    storage = Storage.open(url)
    try:
        end = time.perf_counter() + seconds
        cpu, begun = time.process_time(), time.perf_counter()
        times = await asyncio.gather(
            *(write(storage, f"{writers}-{n}", end) for n in range(writers))
        )
        took, cpu = time.perf_counter() - begun, time.process_time() - cpu
    finally:
        await asyncio.to_thread(storage.close)
    waited = sorted(each for some in times for each in some)
    return {
        "appends_per_second": round(len(waited) / took),
        "median_ms": round(1000 * statistics.median(waited), 2),
        "p99_ms": round(1000 * waited[int(len(waited) * 0.99)], 2),
        "cpu_us_per_append": round(1e6 * cpu / len(waited), 1),
    }


async def write(storage: Storage, name: str, end: float) -> list[float]:
    agreed = tables.Agreed(name, "en-garde", 1, {}, {"kind": "none"}, 2, bytes(32))
    lease = await storage.write(tables.create, agreed, storage.owner, 0)
    times: list[float] = []
    while (begun := time.perf_counter()) < end:
        await storage.append(lease, [Row(name, len(times) + 1, 0, "move", BODY)])
        times.append(time.perf_counter() - begun)
    return times


def table(figures: dict[str, Any]) -> str:
    lines = [f"the disk flushes {figures['flushes_per_second']:,} times a second", ""]
    lines.append(
        f"{'':12}{'writers':>8}{'appends/s':>12}{'median ms':>12}{'p99 ms':>10}{'CPU us':>10}"
    )
    for kind in ("sqlite", "postgresql"):
        for writers, found in figures[kind].items():
            rate, median, p99, cpu = found.values()
            lines.append(f"{kind:12}{writers:>8}{rate:>12,}{median:>12}{p99:>10}{cpu:>10}")
    return "\n".join(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
