# ruff: noqa: INP001 - a program, not a package
"""How strong the managers of Knock Out are: against luck, against the heuristic, and one another.

    python -m bench.managers [--games N] [--levels N] [--seed S] [--only WORDS] [--cores N]
        [--journals FOLDER] [--deals N]

`strongest` sits alone among four of a kind. A level sits alone among two of the level below; from
its share of the games follow the odds in a duel, as if each player won in proportion to a strength:
a share of s among n is a strength of s (n - 1) / (1 - s) to 1. How long `strongest` thinks is told
by CPU time, after a game to warm up. What is measured takes its place in
bench/results/bots-knock-out.json: what a run had no time for, the next one goes on with, by its
journal, as long as the bots are the same. Nothing here knows how a manager thinks.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from bench.kept import RESULTS, keep
from sparring import bots
from sparring.bots import Budget
from sparring.bots.knock_out_manager import LEVELS
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.lab.arena import spread
from sparring.lab.arena.plan import Plan
from sparring.lab.arena.playing import Outcome
from sparring.lab.arena.report import report
from sparring.match import Match

NAME = "bots-knock-out"
GAMES, OF_LEVELS, TIMED = 200, 150, 4
TOLD = ("games", "won", "share", "share_interval", "result", "result_interval", "illegal", "failed")
TIMES = ("median_ms", "p99_ms")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--levels", type=int, default=OF_LEVELS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", metavar="WORD", help="one measurement, by its bots")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--journals", type=Path, metavar="FOLDER", help="to go on from")
    parser.add_argument("--deals", type=int, metavar="N", help="no more than so many of each now")
    chosen = parser.parse_args(words)
    for one, others in pairs():
        what = f"{one} against {others}"
        if chosen.only in what:
            put(what, measure(one, others, chosen))
    if chosen.only in "thinking":
        put("thinking", thinking(chosen.seed))
    return 0


def put(what: str, found: dict[str, Any]) -> None:
    """In the place of what was known of it; the rest stays as it was."""
    path = RESULTS / f"{NAME}.json"
    told: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    known = {key: value for key, value in told.items() if isinstance(value, dict)}
    keep(NAME, "python -m bench.managers", known | {what: found})


def thinking(seed: int) -> dict[str, Any]:
    """CPU milliseconds a choice, at a table of five with four of the heuristic."""
    times: list[float] = []
    for game in range(1 + TIMED):
        times = [] if game == 1 else times
        time_game(Match(catalogue.game("knock-out"), Seeded(seed + game), players=5), times)
    median, late = np.percentile(times, [50, 99])
    return {"choices": len(times), "median_cpu_ms": float(median), "p99_cpu_ms": float(late)}


def time_game(match: Match, times: list[float]) -> None:
    luck = Seeded(len(times))
    names = ["strongest", *["heuristic"] * 4]
    while not match.over:
        seat, begun = match.to_act, time.process_time()
        choose = bots.bot(names[seat], "knock-out")
        action = choose(match.sight(seat), match.actions(seat), Budget(luck))
        if seat == 0:
            times.append(1000 * (time.process_time() - begun))
        match.play(action, seat)


def pairs() -> list[tuple[str, str]]:
    names = list(LEVELS)
    return [
        ("strongest", "random"),
        ("strongest", "heuristic"),
        *((above, below) for below, above in pairwise(names)),
    ]


def measure(one: str, others: str, chosen: argparse.Namespace) -> dict[str, Any]:
    ladder = others in LEVELS
    seats, games = (3, chosen.levels) if ladder else (5, chosen.games)
    settings = catalogue.game("knock-out").choose(players=seats)
    plan = Plan("knock-out", settings, (one, others), games, chosen.seed)
    told = report(plan, played(plan, chosen))
    mine, theirs = told["bots"][one], told["bots"][others]
    figures = {key: mine[key] for key in (*TOLD, *TIMES)}
    figures |= {"players": seats, "par": 1 / seats, "money of the others": theirs["result"]}
    if ladder:
        low, high = mine["share_interval"]
        figures["in a duel"] = duel(mine["share"], seats)
        figures["in a duel, interval"] = [duel(low, seats), duel(high, seats)]
    return figures


def played(plan: Plan, chosen: argparse.Namespace) -> Iterator[Outcome]:
    """What the journal knows, and as many deals more as are wanted now."""
    one, others = plan.bots
    journal, known = None, 0
    if chosen.journals:
        chosen.journals.mkdir(parents=True, exist_ok=True)
        journal = chosen.journals / f"{one}-{others}.jsonl"
        known = len(journal.read_text("utf-8").splitlines()) - 1 if journal.exists() else 0
    most = len(plan) if chosen.deals is None else min(len(plan), max(0, known) + chosen.deals)
    found = spread.outcomes(plan, spread.over_cores(chosen.cores), journal=journal)
    yield from islice(tqdm(found, one, most, file=sys.stderr, leave=False), most)


def duel(share: float, seats: int) -> float:
    """What a share among so many would be in a duel."""
    strength = share * (seats - 1) / max(1e-9, 1 - share)
    return strength / (strength + 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
