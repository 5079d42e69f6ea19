"""One solution from beginning to end, and what is said of it to programs.

Nothing here knows of files or the screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...games.contract import Game
from ..reductions import reduction
from .en_garde import Watch, grow, unwatched
from .methods import METHODS
from .solver import Measure, Solver


class Task:
    """A reduction to be solved: its settings, the method, and how far."""

    def __init__(
        self, text: str, settings: dict[str, str | int], method: str, to: float, threads: int = 1
    ) -> None:
        if method not in METHODS:
            raise ValueError(f"there is no method {method!r}: choose {', '.join(METHODS)}")
        if not 0 < to < 1:
            raise ValueError("an exploitability to reach is above 0 and below 1, as 1e-5")
        self.text, self.method, self.to, self.threads = text, method, to, threads
        self.game: Game = reduction(text)
        self.settings = self.game.choose(**{**settings, "hits": 1})

    def run(self, watch: Watch = unwatched) -> Iterator[Measure]:
        """While the tree grows, `watch` hears how many situations there are."""
        self.tree = grow(self.text, watch, **self.settings)
        self.solver = Solver(self.tree, self.method, self.threads)
        yield from self.solver.run(self.to)


def report(task: Task, measures: list[Measure]) -> dict[str, Any]:
    """What came of it, as docs/solvers.md tells."""
    tables, last = task.solver.field.tables, measures[-1]
    return {
        "reduction": task.text,
        "settings": {name: task.settings[name] for name in ("rules", "last_attack", "parry")},
        "method": task.method,
        "threads": task.threads,
        "to": task.to,
        "situations": len(tables.seat),
        "nodes": int(tables.nodes.sum()),
        "slots": task.solver.field.slots,
        "value": last.value,
        "exploitability": last.exploitability,
        "iterations": last.iterations,
        "seconds": round(last.seconds, 3),
        "cpu_seconds": round(last.cpu, 3),
        "curve": [
            {
                "iterations": each.iterations,
                "seconds": round(each.seconds, 4),
                "cpu_seconds": round(each.cpu, 4),
                "exploitability": each.exploitability,
            }
            for each in measures
        ],
    }
