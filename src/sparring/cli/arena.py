"""`sparring arena`: bots against each other, and how good each is."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from typing import Any

from tqdm import tqdm

from ..programs.player import player
from .random_play import offered


def compete(arguments: argparse.Namespace) -> int:
    from ..lab.arena import plan as plans
    from ..lab.arena import report, spread

    offer = offered(arguments)
    for name in arguments.bots:
        player(name, offer.game.name)  # is there one? and what it compiles is compiled once
    plan = plans.Plan(
        offer.game.name,
        offer.settings,
        tuple(arguments.bots),
        arguments.games,
        arguments.seed,
        arguments.seconds,
    )
    cores = arguments.cores or os.cpu_count() or 1
    over = spread.over_ray(arguments.ray) if arguments.ray else spread.over_cores(cores)
    found = spread.outcomes(plan, over, arguments.save, arguments.journal)
    told = report.report(plan, tqdm(found, "deals", len(plan), file=sys.stderr, leave=False))
    print(json.dumps(told, indent=2) if arguments.json else table(told))
    return 0


COLUMNS: tuple[tuple[str, Callable[[dict[str, Any]], str]], ...] = (
    ("games", lambda bot: f"{bot['games']:,}"),
    ("won", lambda bot: _share(bot["score"], bot["interval"])),
    ("rating", lambda bot: _figure(bot["rating"], bot["rating_interval"])),
    ("result", lambda bot: _figure(bot["result"], bot["result_interval"])),
    ("median", lambda bot: _time(bot["median_ms"])),
    ("p99", lambda bot: _time(bot["p99_ms"])),
    ("illegal", lambda bot: str(bot["illegal"])),
    ("failed", lambda bot: str(bot["failed"])),
)


def table(told: dict[str, Any]) -> str:
    """A row a bot, the best first."""
    ranked = sorted(told["bots"].items(), key=lambda pair: -(pair[1]["share"] or 0))
    rows = [["", *(head for head, _ in COLUMNS)]]
    rows += [[name, *(cell(bot) for _, cell in COLUMNS)] for name, bot in ranked]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    settings = " ".join(f"{name}={value}" for name, value in told["settings"].items())
    lines = [f"{told['game']}, {settings}: {told['games']:,} games, seed {told['seed']}"]
    for name, *cells in rows:
        rest = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join((name.ljust(widths[0]), *rest)))
    return "\n".join(lines)


def _share(value: float | None, interval: list[float] | None) -> str:
    if value is None or not interval:
        return "–"
    return f"{value:.1%} ({interval[0]:.1%} to {interval[1]:.1%})"


def _figure(value: float | None, interval: list[float] | None) -> str:
    if value is None or not interval:
        return "–"
    digits = 0 if abs(value) >= 100 else 3
    return f"{value:,.{digits}f} ±{interval[1] - value:,.{digits}f}"


def _time(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f} ms"
