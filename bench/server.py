# ruff: noqa: INP001 - a program, not a package
"""The server under load, side by side with boardgame.io's, and what it costs while nobody plays.

    sparring bench server [--json FILE] [--only NAME ...]

Ours stores each move on a disk before it says so; theirs keeps all in memory. Each has 500 sockets
at 250 tables, driven by the same driver in a process of its own, in turns. Bounded, and on loopback
alone. Nothing here knows of rules.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from msgspec import json
from tqdm import tqdm

from bench import gallery, resting, running, seating
from bench.drive import Plan, Report
from bench.running import Cost, Running
from sparring.lab.bench.claims import KIBIBYTES, MILLISECONDS, NUMBER, RATE, SECONDS, Claim
from sparring.lab.bench.race import Outcome
from sparring.lab.bench.report import write
from tests.server.driver import free_port

REPETITIONS = 3
TABLES, SOCKETS = 250, 500
WARM, MEASURED = 3.0, 8.0
RATE_PACED, PACED = 1000.0, 15.0
LINGER = 3.0  # so that memory is looked at when nothing moves

LOAD, PACE, MEMORY, REST, EYES = "load", "paced", "memory", "rest", "gallery"
BESIDE, BESIDE_CPU = "boardgame.io, in memory", "boardgame.io, in memory, of CPU"


def _most(subject: str, label: str, figure: str, unit: str, bound: float) -> Claim:
    by = PACE if subject == MEMORY else subject
    return Claim(subject, label, figure, unit, (by,), bound, most=True)


CLAIMS = (
    Claim(LOAD, "moves, each on disk", "moves", RATE, (LOAD,), 5000),
    Claim(LOAD, "moves, each on disk", "moves", RATE, (LOAD,), 3, BESIDE),
    Claim(LOAD, "moves, in a second of CPU", "moves of CPU", RATE, (LOAD,), None, BESIDE_CPU),
    Claim(PACE, "moves, when 1,000 are due", "paced", RATE, (PACE,), 990),
    Claim(PACE, "from due to known, half of them", "median", MILLISECONDS, (PACE,), None),
    _most(PACE, "from due to known, 99 of 100", "p99", MILLISECONDS, 50),
    Claim(PACE, "the server meanwhile, of a core", "paced CPU", SECONDS, (PACE,), None),
    _most(MEMORY, "a socket that listens", "socket", KIBIBYTES, 60),
    _most(MEMORY, "a socket after 36 moves of its own", "played", KIBIBYTES, 60),
    _most(REST, "10,000 tables at rest, in memory", "rooms", NUMBER, 0),
    _most(REST, "one of them, of memory", "rest memory", KIBIBYTES, 1),
    Claim(REST, "one of them, on disk", "rest rows", KIBIBYTES, (REST,), None),
    _most(REST, "all of them, of a core", "rest CPU", SECONDS, 0.05),
    Claim(REST, "no tables at all, of a core", "empty CPU", SECONDS, (REST,), None),
    _most(REST, "one of them, until it is seen", "woken", MILLISECONDS, 250),
    _most(EYES, "a move, until 1,000 who watch have heard", "gallery", MILLISECONDS, 500),
)
SUBJECTS = tuple(dict.fromkeys(claim.subject for claim in CLAIMS))


class Driven(NamedTuple):
    """What a driver brought home, and what the server had used meanwhile."""

    report: Report
    cpu: float  # the server's share of a core, while it counted
    memory: dict[str, int]  # the server's bytes, by the driver's word at the time

    @property
    def rate(self) -> float:
        return self.report.moves / self.report.seconds

    def waited(self, share: float) -> float:
        """Milliseconds that this share of all moves took at most."""
        return sorted(self.report.times)[int(len(self.report.times) * share)] / 1000


def drive(server: Running, plan: Plan) -> Driven:
    """Let a driver loose on a server."""
    words: dict[str, Cost] = {}
    memory = {"before": server.memory()}
    with subprocess.Popen(
        [sys.executable, "-m", "bench.drive"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.encode(plan))
        process.stdin.close()
        said = b""
        for line in process.stdout:
            said = line.strip()
            if said in (b"connected", b"seated", b"begin", b"end"):
                words[said.decode()] = server.cost()
                memory[said.decode()] = server.memory()
    if process.returncode:
        raise ValueError("the driver broke down: see above")
    report = json.decode(said, type=Report)
    return Driven(report, words["end"].since(words["begin"]), memory)


# --- What is measured. ---


class Measure:
    """All of it; figures by name, one of each a repetition."""

    def __init__(self, folder: Path, peer: Path | None) -> None:
        self._folder, self._peer = folder, peer

    @contextmanager
    def _ours(self, *words: str) -> Iterator[Running]:
        with running.scratch(self._folder) as place, running.ours(place, *words) as server:
            yield server

    def load(self) -> dict[str, float]:
        """As fast as each of them can."""
        assert self._peer
        with self._ours() as server:
            plan = Plan("ours", server.port, seating.ours(server.url, TABLES), WARM, MEASURED)
            ours = drive(server, plan)
        with running.theirs(self._peer, free_port()) as server:
            plan = Plan("theirs", server.port, seating.theirs(server.url, TABLES), WARM, MEASURED)
            theirs = drive(server, plan)
        return {
            "moves": ours.rate,
            "moves of CPU": ours.rate / ours.cpu,
            BESIDE: theirs.rate,
            BESIDE_CPU: theirs.rate / theirs.cpu,
            "ours CPU": ours.cpu,
            "theirs CPU": theirs.cpu,
            "driver of ours CPU": ours.report.cpu / ours.report.seconds,
            "driver of theirs CPU": theirs.report.cpu / theirs.report.seconds,
            "games": ours.report.games,
        }

    def paced(self) -> dict[str, float]:
        """As fast as people are, if there are many; and what a socket weighs."""
        with self._ours() as server:
            tables = seating.ours(server.url, TABLES)
            plan = Plan("ours", server.port, tables, WARM, PACED, RATE_PACED, LINGER)
            driven = drive(server, plan)
        before = driven.memory["before"]
        return {
            "paced": driven.rate,
            "median": driven.waited(0.5),
            "p99": driven.waited(0.99),
            "paced CPU": driven.cpu,
            "socket": (driven.memory["seated"] - before) / SOCKETS / 1024,
            "played": (driven.memory["end"] - before) / SOCKETS / 1024,
        }

    def rest(self) -> dict[str, float]:
        """Many games by correspondence, and nobody there."""
        with running.scratch(self._folder) as place:
            return resting.measure(place)

    def gallery(self) -> dict[str, float]:
        """Many at one table."""
        with self._ours() as server:
            return gallery.measure(server)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--only", nargs="+", choices=SUBJECTS, default=SUBJECTS)
    parser.add_argument("--repetitions", type=int, default=REPETITIONS)
    chosen = parser.parse_args(words)
    claims = [claim for claim in CLAIMS if claim.subject in chosen.only]
    outcome = Outcome(chosen.repetitions, MEASURED)
    with running.scratch(Path.cwd()) as folder:
        measure(folder, list(dict.fromkeys(name for c in claims for name in c.by)), outcome)
    return 0 if write(claims, outcome, sys.stdout, chosen.json) else 1


def measure(folder: Path, names: list[str], outcome: Outcome) -> None:
    house = Measure(folder, running.peer(folder) if LOAD in names else None)
    every: dict[str, Callable[[], dict[str, float]]] = {
        LOAD: house.load,
        PACE: house.paced,
        REST: house.rest,
        EYES: house.gallery,
    }
    with tqdm(total=outcome.repetitions * len(names), leave=False, file=sys.stderr) as bar:
        for repetition in range(outcome.repetitions):
            for name in names:
                bar.set_description(f"{repetition + 1}/{outcome.repetitions} {name}")
                for figure, value in every[name]().items():
                    outcome.figures.setdefault(figure, []).append(value)
                bar.update()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
