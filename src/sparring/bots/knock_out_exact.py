"""The exact price of a fight for nothing but the victory, found when it is asked for, and kept.

What has been solved stays in memory, and in the user's cache folder. Nothing here knows of seasons,
or of bets; the prices for looking ahead are another table, made in advance.
"""

from __future__ import annotations

import json
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ..compiled import cache_home
from ..games.knock_out.state import RED
from .knock_out_fights import VICTORY, Stakes, Terms, begin, exploitability, go_on, plans, verdicts

ENOUGH, SWEEPS, MOST = 0.00002, 1000, 40_000  # how exact, how many sweeps at once, and in all
VERSION = 1  # of what is kept


class Price(NamedTuple):
    ends: tuple[float, ...]  # the odds of each end: knock_out_tree says which
    off: float  # by how much a fighter could do better, in victories

    @property
    def won(self) -> float:
        """How often the challenger wins."""
        return float(sum(odds * won for odds, won in zip(self.ends, VICTORY[RED], strict=True)))


@lru_cache(4096)
def price(terms: Terms) -> Price:
    """From the cache, or solved now: a tenth of a second for two full stocks."""
    path = cache_home() / "fights" / f"{_name(terms)}.json"
    try:
        kept = json.loads(path.read_text("utf-8"))
        return Price(tuple(kept["ends"]), kept["off"])
    except (OSError, ValueError, KeyError, TypeError):
        return _keep(path, solve(terms, ENOUGH))


def solve(terms: Terms, enough: float) -> Price:
    """Until neither could do better by more than this."""
    course, stakes, off = begin(terms), Stakes(), 1.0
    while off > enough and course.swept < MOST:
        go_on(course, stakes, SWEEPS)
        both = plans(course)
        off = exploitability(course, both, stakes)
    odds = verdicts(course, both)
    return Price(tuple(float(share) for share in odds), off)


def _name(terms: Terms) -> str:
    parts = (*("".join(map(str, pool)) for pool in terms.pools), "".join(map(str, terms.rooms)))
    return f"{VERSION}-" + "-".join(parts)


def _keep(path: Path, found: Price) -> Price:
    """A folder that can't be written to costs time, and nothing else."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False) as file:
            json.dump(found._asdict(), file)
        Path(file.name).replace(path)  # at once, or not at all
    except OSError:
        pass
    return found
