# ruff: noqa: INP001 - part of a program, not a package
"""What a measurement found, kept as a file: with its command, its date and the machine.

Nothing here knows what was measured.
"""

from __future__ import annotations

import datetime as dt
import json
from pathlib import Path
from typing import Any

from sparring.lab.bench.report import machine

RESULTS = Path(__file__).resolve().parent / "results"


def keep(name: str, command: str, figures: dict[str, Any]) -> None:
    """Write `results/NAME.json`, and say the same to whoever ran it."""
    print(store(name, command, figures))


def store(name: str, command: str, figures: dict[str, Any]) -> str:
    """Write `results/NAME.json` alone."""
    date = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
    told = json.dumps({"command": command, "date": date, "machine": machine(), **figures}, indent=2)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(told + "\n", "utf-8")
    return told
