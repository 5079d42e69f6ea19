"""`sparring solve`: a reduction of En Garde, solved while one looks on."""

from __future__ import annotations

import argparse
import json
import os
import sys
from itertools import pairwise
from math import log10
from typing import Any

from tqdm import tqdm

STEPS = 1000  # of the progress bar


def solve(arguments: argparse.Namespace) -> int:
    from ..lab.solve import plot, report

    pairs = [pair.partition("=") for pair in arguments.settings]
    if wrong := [name for name, equals, _ in pairs if not equals]:
        raise ValueError(f"write a setting as name=value, not {wrong[0]!r}")
    settings = {name: value for name, _, value in pairs}
    if arguments.plot:
        plot.kind(arguments.plot)  # before an hour of solving, not after it
    task = report.Task(
        arguments.reduction, settings, arguments.method, arguments.threads or os.cpu_count() or 1
    )
    measures = []
    with tqdm(total=STEPS, file=sys.stderr, leave=False, bar_format=BAR) as bar:
        for found in task.run(arguments.to):
            measures.append(found)
            bar.set_postfix_str(f"iteration {found.iterations}, {found.exploitability:.2e}")
            bar.update(round(STEPS * _way(measures[0], found, arguments.to)) - bar.n)
    told = report.report(task, arguments.to, measures)
    if arguments.plot:
        plot.write(arguments.plot, [plot.Curve.of(told)])
    print(json.dumps(told, indent=2) if arguments.json else summary(told))
    return 0


BAR = "solving {percentage:3.0f}% |{bar}| {elapsed}{postfix}"


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
        f"  exploitability         {told['exploitability']:.2e}",
        f"  {told['method']}: {told['iterations']:,} iterations, {time}",
    ]
    return "\n".join([*lines, *_milestones(told["curve"])])


def _milestones(curve: list[dict[str, Any]]) -> list[str]:
    """When each digit was reached."""
    return [
        f"  {10**-digit:g} after {now['cpu_seconds']:.2f} s, {now['iterations']:,} iterations"
        for before, now in pairwise(curve)
        for digit in range(1, 9)
        if now["exploitability"] <= 10**-digit < before["exploitability"]
    ]
