# ruff: noqa: INP001 - a program, not a package
"""Nothing lost: a server under load is killed at random moments, hundreds of times.

    python -m bench.falls [--kills N] [--seed S]

On SQLite, and then a fifth as often on a PostgreSQL of its own, with real commits on both. People
play through the client library all the while; every move that one of them was promised is in a
ledger. In the end the ledger is held against the rows, and every game is played again. The result
is bench/results/falls.json. Nothing here knows of rules.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

from bench.kept import keep
from bench.running import scratch
from bench.storage import databases
from sparring.server import doctor
from tests.server.crowd import Crowd, broken
from tests.server.falling import Falling, fall

KILLS, FEWER = 200, 5
TABLES = 9


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    figures: dict[str, Any] = {}
    with scratch(Path.cwd()) as folder:
        for kind, database in databases(folder):
            kills = chosen.kills if kind == "sqlite" else chosen.kills // FEWER
            figures[kind] = asyncio.run(evening(database, kills, chosen.seed))
    keep("falls", f"python -m bench.falls --kills {chosen.kills} --seed {chosen.seed}", figures)
    return int(any(each["broken"] for each in figures.values()))


async def evening(database: str, kills: int, seed: int) -> dict[str, Any]:
    """Play, and be killed so often; what was promised, and what of it is not so."""
    begun = time.monotonic()
    with Falling("--database", database) as server:
        server.start()
        server.ready()
        async with Crowd(server.url, TABLES, seed=seed) as crowd:
            await fall(server, crowd, kills, random.Random(seed))
        code = server.end()
    report = doctor.examine(database)
    return {
        "kills": kills,
        "seconds": round(time.monotonic() - begun),
        "moves promised": len(crowd.ledger),
        "games finished": crowd.games,
        "tables": report.tables,
        "rows": report.rows,
        "exit code in the end": code,
        "broken": broken(database, crowd.ledger),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
