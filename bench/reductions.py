# ruff: noqa: INP001 - a program, not a package
"""The six reductions, solved under all three rules: what they are worth, and how long it took.

    python -m bench.reductions
    python -m bench.reductions 11/3/5/3 --rules classic

What is in bench/results/reductions.json already is not solved again, unless it is named; the
picture of docs/solvers.md and the tables are made from the file. One thread, so that processor time
is what one core needs.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import sys
from pathlib import Path
from typing import Any

from bench.kept import RESULTS, store
from sparring.games import catalogue
from sparring.lab.reductions import SOLVED
from sparring.lab.solve import plot
from sparring.lab.solve.report import Task, report

ENOUGH, METHOD = 1e-5, "pcfr+"
PICTURE = Path(__file__).parents[1] / "docs" / "look" / "reductions.svg"
RULES = ("advanced", "classic", "basic")  # the product's default first
HEAD = (
    "| reduction | rules | value | exploitability | iterations | CPU | nodes | choices of a hand |",
    "|---|---|---|---|---|---|---|---|",
)


def solve(text: str, rules: str) -> dict[str, Any]:
    task, measures = Task(text, {"rules": rules}, METHOD, ENOUGH), []
    for found in task.run():
        measures.append(found)
        print(f"\r{text} {rules}: {found.exploitability:.2e}  ", end="", file=sys.stderr)
    date = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
    return {**report(task, measures), "date": date}


def row(told: dict[str, Any]) -> str:
    cells = (
        told["reduction"],
        told["settings"]["rules"],
        f"{told['value']:+.6f}",
        f"{told['exploitability']:.2e}",
        f"{told['iterations']:,}",
        f"{told['cpu_seconds']:.3g} s",
        f"{told['nodes']:,}",
        f"{told['slots']:,}",
    )
    return f"| {' | '.join(cells)} |"


def known() -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((RESULTS / "reductions.json").read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return dict(found["solved"])


def in_order(solved: dict[str, Any]) -> dict[str, Any]:
    names = (f"{text} {rules}" for rules in RULES for text in SOLVED)
    return {name: solved[name] for name in names if name in solved}


def draw(solved: dict[str, Any]) -> None:
    default = catalogue.game("en-garde").choose()["rules"]
    drawn = [told for told in solved.values() if told["settings"]["rules"] == default]
    plot.write(PICTURE, [plot.Curve.of(told, told["reduction"]) for told in drawn])


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("reductions", nargs="*", metavar="REDUCTION")
    reader.add_argument("--rules", nargs="*", choices=RULES, default=RULES)
    asked = reader.parse_args()
    solved = known()
    wanted = [(text, rules) for rules in asked.rules for text in asked.reductions or SOLVED]
    for text, rules in wanted:
        if asked.reductions or f"{text} {rules}" not in solved:
            solved[f"{text} {rules}"] = solve(text, rules)
            solved = in_order(solved)
            store("reductions", "python -m bench.reductions", {"solved": solved})
    draw(solved)
    print("\n".join([*HEAD, *map(row, solved.values())]))
    return 0 if all(told["exploitability"] <= ENOUGH for told in solved.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
