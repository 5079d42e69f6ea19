"""What came of the race: a table for people, JSON for programs.

Nothing here measures anything.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, TextIO

from ... import __version__
from .claims import RATE, SECONDS, Claim, Figures
from .race import Outcome

HEADS = ("", "measured", "promised", "ratio", "")
VERDICTS = {True: "ok", False: "MISSED", None: ""}


def write(claims: Sequence[Claim], outcome: Outcome, stream: TextIO, file: Path | None) -> bool:
    """Tell it all; whether every promise that could be checked is kept."""
    checked = [claim for claim in claims if claim.has(outcome.figures)]
    print("\n".join(table(checked, outcome)), file=stream)
    for line in left_out(claims, outcome):
        print(line, file=stream)
    if file:
        file.write_text(json.dumps(report(checked, outcome), indent=2) + "\n", "utf-8")
    return all(claim.met(outcome.figures) is not False for claim in checked)


def table(claims: Iterable[Claim], outcome: Outcome) -> list[str]:
    rows = [HEADS, *(_row(claim, outcome) for claim in claims)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        f"{row[0]:{widths[0]}}  "
        + "  ".join(f"{cell:>{width}}" for cell, width in zip(row[1:4], widths[1:4], strict=True))
        + f"  {row[4]}".rstrip()
        for row in rows
    ]


def _row(claim: Claim, outcome: Outcome) -> tuple[str, ...]:
    figures = outcome.figures
    ratio = claim.ratio(figures)
    return (
        claim.label,
        shown(claim.measured(figures), claim.unit) + _used(claim, figures),
        promised(claim, outcome),
        "" if ratio is None else f"{ratio:.3g}",
        VERDICTS[claim.met(figures)],
    )


def _used(claim: Claim, figures: Figures) -> str:
    """What the clock says can be the machine's fault: the CPU time beside it is ours."""
    used = figures.get(f"{claim.figure}, CPU")
    return f" (CPU {shown(median(used), claim.unit)})" if used else ""


def promised(claim: Claim, outcome: Outcome) -> str:
    """At least or at most what, or how many times the other's figure."""
    sign = "≤" if claim.most else "≥"
    if not claim.against:
        return "" if claim.bound is None else f"{sign} {shown(claim.bound, claim.unit)}"
    other = f"{claim.against} ({shown(median(outcome.figures[claim.against]), claim.unit)})"
    return f"beside {other}" if claim.bound is None else f"{sign} {claim.bound:g} × {other}"


def shown(value: float, unit: str) -> str:
    if unit == RATE:
        return f"{_thousands(value)} {unit}"
    if unit == SECONDS:
        return f"{value:.2f} {unit}"
    return f"{value:.0f} {unit}".rstrip() if value >= 10 else f"{value:.2g} {unit}".rstrip()


def _thousands(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value / 1e3:.0f} k" if value >= 1e5 else f"{value:,.0f}"


def left_out(claims: Iterable[Claim], outcome: Outcome) -> list[str]:
    """What was not measured, and how to have it measured."""
    lines = []
    for name, reason in outcome.left_out.items():
        labels = dict.fromkeys(claim.label for claim in claims if name in claim.by)
        lines += [f"left out: {label}. {reason}" for label in labels]
    return lines


def report(claims: Iterable[Claim], outcome: Outcome) -> dict[str, Any]:
    return {
        "date": dt.datetime.now(dt.UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "repetitions": outcome.repetitions,
        "seconds": outcome.seconds,
        "contenders": outcome.notes,
        "figures": {
            name: {"median": median(values), "all": values}
            for name, values in outcome.figures.items()
        },
        "claims": [_plain(claim, outcome) for claim in claims],
        "left_out": outcome.left_out,
    }


def _plain(claim: Claim, outcome: Outcome) -> dict[str, Any]:
    return {
        "subject": claim.subject,
        "label": claim.label,
        "figure": claim.figure,
        "measured": claim.measured(outcome.figures),
        "unit": claim.unit,
        "against": claim.against or None,
        "target": claim.bound,
        "target_is": "at most" if claim.most else "at least",
        "ratio": claim.ratio(outcome.figures),
        "met": claim.met(outcome.figures),
    }


def machine() -> dict[str, Any]:
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),  # what else it is doing
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "sparring": __version__,
    }


def _cpu() -> str:
    """The model's name where Linux tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()
