"""The race: every contender in a process of its own, one at a time, in turns.

Nothing here knows what is measured.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Self

from tqdm import tqdm


@dataclass
class Outcome:
    """What was brought home; `left_out` says of a contender why it could not run."""

    repetitions: int
    seconds: float
    figures: dict[str, list[float]] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)  # what a contender says of itself
    left_out: dict[str, str] = field(default_factory=dict)


def race(names: Sequence[str], repetitions: int, seconds: float) -> Outcome:
    outcome = Outcome(repetitions, seconds)
    total = len(names) * (1 + repetitions)
    with ExitStack() as stack, tqdm(total=total, leave=False, file=sys.stderr) as bar:
        ready = []
        for name in names:
            bar.set_description(f"preparing {name}")
            runner = stack.enter_context(Runner(name, seconds))
            if runner.prepare(outcome):
                ready.append(runner)
            bar.update()
        for repetition in range(repetitions):
            for runner in ready:
                bar.set_description(f"{repetition + 1}/{repetitions} {runner.name}")
                for figure, value in runner.run().items():
                    outcome.figures.setdefault(figure, []).append(value)
                bar.update()
    return outcome


class Runner:
    """One contender's process. It waits to be told, so that nobody runs beside anyone."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.command = [sys.executable, "-m", f"{__package__}.worker", name, str(seconds)]

    def __enter__(self) -> Self:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()  # it goes when nobody will ask any more

    def prepare(self, outcome: Outcome) -> bool:
        said = self.hear()
        if "missing" in said:
            outcome.left_out[self.name] = said["missing"]
        elif said["note"]:
            outcome.notes[self.name] = said["note"]
        return "missing" not in said

    def run(self) -> dict[str, float]:
        assert self.process.stdin
        print("go", file=self.process.stdin, flush=True)
        figures: dict[str, float] = self.hear()
        return figures

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise ValueError(f"{self.name} broke down: see above")
        said: dict[str, Any] = json.loads(line)
        return said
