"""Deals over all cores or over a Ray cluster, and a journal to go on from.

A journal is a file of lines: the plan, then what came of each deal. An arena that is asked for the
same plan with the same journal plays what is missing. Nothing here knows what is counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from ..cores import over
from .plan import Deal, Plan
from .playing import Outcome, play_deal

Play = Callable[[Deal], Outcome]
Spread = Callable[[Play, Iterable[Deal]], Iterator[Outcome]]


def over_cores(cores: int) -> Spread:
    """A process for each core of this machine."""
    return partial(over, cores)


def over_ray(address: str) -> Spread:
    """All cores of a Ray cluster; `local` starts one on this machine."""

    def spread(play: Play, deals: Iterable[Deal]) -> Iterator[Outcome]:
        import ray

        ray.init(address=None if address == "local" else address, log_to_driver=False)
        try:
            task = ray.remote(play)
            ahead, rest = int(2 * ray.cluster_resources().get("CPU", 1)), iter(deals)
            open_ = [task.remote(deal) for deal in islice(rest, ahead)]
            while open_:
                done, open_ = ray.wait(open_)
                open_ += [task.remote(deal) for deal in islice(rest, len(done))]
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return spread


def outcomes(
    plan: Plan, spread: Spread, folder: Path | None = None, journal: Path | None = None
) -> Iterator[Outcome]:
    """Everything that comes of a plan: first what the journal knows, then the rest."""
    known = _read(plan, journal) if journal else {}
    yield from known.values()
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    missing = (deal for deal in plan.deals() if deal.number not in known)
    for outcome in spread(partial(play_deal, folder=folder), missing):
        if journal:
            _write(journal, vars(outcome))
        yield outcome


def _read(plan: Plan, journal: Path) -> dict[int, Outcome]:
    if not journal.exists():
        _write(journal, plan.plain())
        return {}
    first, *lines = journal.read_text("utf-8").splitlines(keepends=True)
    if json.loads(first) != plan.plain():
        raise ValueError(f"{journal} is the journal of another arena: name another, or none")
    whole = [line for line in lines if line.endswith("\n")]  # the last may have been cut off
    if len(whole) < len(lines):
        journal.write_text("".join([first, *whole]), "utf-8")
    return {found.number: found for found in (Outcome(**json.loads(line)) for line in whole)}


def _write(journal: Path, line: dict[str, Any]) -> None:
    with journal.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, separators=(",", ":")) + "\n")
