"""`sparring solve`: a reduction of En Garde, solved while one looks on."""

from __future__ import annotations

import argparse
import json
import os
import sys
from itertools import pairwise
from math import log10
from typing import TYPE_CHECKING, Any

from tqdm import tqdm

from . import STOPPED

if TYPE_CHECKING:
    from ..lab.solve.report import Task

STEPS = 1000  # of the progress bar
OFTEN = 200  # situations, after which it says how many


def solve(arguments: argparse.Namespace) -> int:
    from ..lab.solve import plot, report

    pairs = [pair.partition("=") for pair in arguments.settings]
    if wrong := [name for name, equals, _ in pairs if not equals]:
        raise ValueError(f"write a setting as name=value, not {wrong[0]!r}")
    settings = {name: value for name, _, value in pairs}
    if arguments.plot:
        plot.kind(arguments.plot)  # before an hour of solving, not after it
    threads = arguments.threads or os.cpu_count() or 1
    task = report.Task(arguments.reduction, settings, arguments.method, arguments.to, threads)
    measures: list[Any] = []
    code = watched(task, measures)
    if not measures:
        print("stopped before there was anything to tell", file=sys.stderr)
        return code
    told = report.report(task, measures)
    if arguments.plot:
        plot.write(arguments.plot, [plot.Curve.of(told)])
    print(json.dumps(told, indent=2) if arguments.json else summary(told))
    return code


BAR = "{desc} {percentage:3.0f}% |{bar}| {elapsed}{postfix}"


def watched(task: Task, measures: list[Any]) -> int:
    """Solve until it is done or somebody has seen enough; what was measured is kept either way."""
    with tqdm(total=STEPS, file=sys.stderr, leave=False, bar_format=BAR, desc="growing") as bar:

        def grown(situations: int) -> None:
            if situations % OFTEN == 0:
                bar.set_postfix_str(f"{situations:,} situations")

        try:
            for found in task.run(grown):
                measures.append(found)
                bar.set_description_str("solving", refresh=False)
                bar.set_postfix_str(f"iteration {found.iterations}, {found.exploitability:.2e}")
                bar.update(round(STEPS * _way(measures[0], found, task.to)) - bar.n)
        except KeyboardInterrupt:
            return STOPPED
    return 0


def _way(first: Any, now: Any, to: float) -> float:
    """How much of the way is behind us; every digit of exploitability is as long as another."""
    start, here = (log10(max(each.exploitability, to)) for each in (first, now))
    return 1.0 if start == log10(to) else (start - here) / (start - log10(to))


def summary(told: dict[str, Any]) -> str:
    settings = " ".join(f"{name}={value}" for name, value in told["settings"].items())
    time = f"{told['cpu_seconds']:.1f} s of processor time, {told['seconds']:.1f} s by the clock"
    lines = [
        f"{told['reduction']}, {settings}",
        f"  {told['nodes']:,} nodes, {told['slots']:,} choices of a hand",
        f"  value to who begins   {told['value']:+.7f}",
        f"  exploitability         {told['exploitability']:.2e}{_short(told)}",
        f"  {told['method']}: {told['iterations']:,} iterations, {time}",
    ]
    return "\n".join([*lines, *_milestones(told["curve"])])


def _short(told: dict[str, Any]) -> str:
    return "" if told["exploitability"] <= told["to"] else f", stopped on the way to {told['to']:g}"


def _milestones(curve: list[dict[str, Any]]) -> list[str]:
    """When each digit was reached."""
    return [
        f"  {10**-digit:g} after {now['cpu_seconds']:.2f} s, {now['iterations']:,} iterations"
        for before, now in pairwise(curve)
        for digit in range(1, 9)
        if now["exploitability"] <= 10**-digit < before["exploitability"]
    ]
