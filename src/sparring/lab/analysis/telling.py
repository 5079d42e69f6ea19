"""A report as docs/analysis.md describes it, for programs. Nothing here judges or reckons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...match import Match
from .deciding import Decision
from .reckoning import Report, verdict


def plain(report: Report, match: Match, names: Sequence[str]) -> dict[str, Any]:
    """JSON-ready; shares are rounded to what can be meant."""
    name = match.game.notation.name
    return {
        "players": [
            {
                "name": names[seat],
                **{field: _rounded(value) for field, value in player._asdict().items()},
                "verdicts": {v.name.lower(): count for v, count in player.verdicts.items()},
            }
            for seat, player in enumerate(report.players)
        ],
        "turning_points": [
            {field: _rounded(value) for field, value in turn._asdict().items()}
            for turn in report.turns
        ],
        "decisions": [_decision(decision, name) for decision in report.decisions],
    }


def _decision(decision: Decision, name: Callable[[int], str]) -> dict[str, Any]:
    return {
        "step": decision.step,
        "seat": decision.seat,
        "move": name(decision.action),
        "verdict": verdict(decision).name.lower(),
        "worth": _rounded(decision.worth),
        "lost": _rounded(decision.lost),
        "error": _rounded(decision.error),
        "opinions": [
            {
                "move": name(opinion.action),
                "value": _rounded(opinion.value),
                "error": _rounded(opinion.error),
                "often": _rounded(opinion.often),
            }
            for opinion in sorted(decision.opinions, key=lambda o: (-o.often, -o.value))
        ],
    }


def _rounded(value: Any) -> Any:
    return round(value, 6) if isinstance(value, float) else value
