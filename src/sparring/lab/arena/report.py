"""What an arena has shown, for people and for programs: docs/arena.md tells what each key means.

Nothing here knows how games are played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

import numpy as np

from .figures import Figure, mean, share
from .plan import Plan
from .playing import Outcome
from .ratings import bradley_terry, weng_lin


class Record:
    """What one bot did, deal by deal: pairs of an amount and what it is out of."""

    def __init__(self) -> None:
        self.decided: list[tuple[float, float]] = []
        self.shared: list[tuple[float, float]] = []
        self.results: list[tuple[float, float]] = []
        self.games = self.won = self.divided = self.illegal = self.failed = 0
        self.micros: list[int] = []

    def add(self, outcome: Outcome, columns: list[int]) -> None:
        """One deal, in which the bot had these places in the lineup."""
        wins = decided = parts = 0.0
        for row in outcome.results:
            best = max(row)
            alone = row.count(best) == 1
            mine = sum(row[who] == best for who in columns)
            wins, decided = wins + (alone and mine), decided + alone * len(columns)
            parts += mine / row.count(best)
            self.won, self.divided = self.won + (alone and mine), self.divided + (not alone) * mine
        places = len(outcome.results) * len(columns)
        self.games += places
        self.decided.append((wins, decided))
        self.shared.append((parts, places))
        self.results.append((sum(row[who] for row in outcome.results for who in columns), places))
        self.illegal += sum(outcome.illegal[who] for who in columns)
        self.failed += sum(outcome.failed[who] for who in columns)
        self.micros += [micros for who in columns for micros in outcome.micros[who]]

    def plain(self, rating: Figure | None) -> dict[str, Any]:
        score, part = share(self.decided), share(self.shared)
        median, late = _times(self.micros)
        return {
            "games": self.games,
            "won": self.won,
            "divided": self.divided,
            "score": score.value if score else None,
            "interval": list(score[1:]) if score else None,
            "share": part.value if part else None,
            "share_interval": list(part[1:]) if part else None,
            **_told("result", mean(self.results)),
            **_told("rating", rating),
            "choices": len(self.micros),
            "illegal": self.illegal,
            "failed": self.failed,
            "median_ms": median,
            "p99_ms": late,
        }


def _told(name: str, figure: Figure | None) -> dict[str, Any]:
    interval = list(figure[1:]) if figure else None
    return {name: figure.value if figure else None, f"{name}_interval": interval}


def _times(micros: list[int]) -> tuple[float | None, float | None]:
    if not micros:
        return None, None
    median, late = np.percentile(micros, [50, 99]) / 1000
    return float(median), float(late)


def report(plan: Plan, outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """One object, for `--json`."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)  # ratings heed the order
    records: dict[str, Record] = {name: Record() for name in plan.bots}
    for outcome in ordered:
        for name, columns in _columns(outcome).items():
            records[name].add(outcome, columns)
    ratings = _ratings(plan, ordered)
    return {
        "game": plan.game,
        "settings": plan.settings,
        "seed": plan.seed,
        "seconds": plan.seconds,
        "games": sum(len(outcome.results) for outcome in ordered),
        "bots": {name: record.plain(ratings.get(name)) for name, record in records.items()},
        "against": _against(ordered) if plan.seats == 2 else {},
    }


def _columns(outcome: Outcome) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for who, name in enumerate(outcome.lineup):
        found[name].append(who)
    return found


def _ratings(plan: Plan, outcomes: list[Outcome]) -> dict[str, Figure]:
    names = list(dict.fromkeys(plan.bots))
    if not outcomes or len(names) < 2:
        return {}
    if plan.seats == 2:
        return bradley_terry(names, [_matrix(names, outcome) for outcome in outcomes])
    return weng_lin([game for outcome in outcomes for game in _games(outcome)])


def _games(outcome: Outcome) -> Iterable[Mapping[str, list[float]]]:
    columns = _columns(outcome)
    for row in outcome.results:
        yield {name: [row[who] for who in columns[name]] for name in columns}


def _matrix(names: list[str], outcome: Outcome) -> np.ndarray:
    won = np.zeros((len(names), len(names)))
    a, b = (names.index(name) for name in outcome.lineup)
    for mine, theirs in outcome.results:
        part = 0.5 if mine == theirs else float(mine > theirs)
        won[a, b] += part
        won[b, a] += 1 - part
    return won


def _against(outcomes: list[Outcome]) -> dict[str, dict[str, Any]]:
    """In duels: each bot's share against each other one."""
    met: dict[str, dict[str, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for outcome in outcomes:
        for a, b in (*combinations(range(2), 2), (1, 0)):
            points = sum(1.0 if r[a] > r[b] else 0.5 * (r[a] == r[b]) for r in outcome.results)
            met[outcome.lineup[a]][outcome.lineup[b]].append((points, len(outcome.results)))
    return {a: {b: _told("share", share(of)) for b, of in row.items()} for a, row in met.items()}
