"""What a game's decisions come to: how well each seat played, where it turned, and who had luck.

A share is a part of the game, from 0 to 1: with equal players each of n seats has a share of 1/n
before the start. What a seat gives away goes to the others, in equal parts. Nothing here asks a
judge, or knows of any one game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from ...match import Match
from .deciding import Decision

SURE = 2.0  # standard errors: what may be the judge's own noise is not held against anybody
TURNS = 3


class Verdict(Enum):
    """What to call an action, by the share of the game that it certainly lost, at the least."""

    GOOD = 0.0
    SLIP = 0.02
    MISTAKE = 0.05
    BLUNDER = 0.10


def verdict(decision: Decision) -> Verdict:
    if decision.lost <= SURE * decision.error:
        return Verdict.GOOD
    return max((v for v in Verdict if decision.lost >= v.value), key=lambda v: v.value)


class Player(NamedTuple):
    """How a seat played. `play` and `luck` are there when the game is over: par and both of them
    add up to its share of the game."""

    decisions: int
    accuracy: float | None  # 1: gave nothing away; 0: always all that could be
    lost: float
    error: float
    verdicts: dict[Verdict, int]
    share: float | None
    play: float | None
    play_error: float | None
    luck: float | None


class Turn(NamedTuple):
    """A change in what a seat could hope for, from one of its decisions to the next, or the end."""

    seat: int
    first: int  # the step of the decision,
    last: int  # and the step by which it had changed
    change: float
    play: float  # how much of it was given away, by this seat or to it


class Report(NamedTuple):
    decisions: list[Decision]
    players: list[Player]
    turns: list[Turn]  # the greatest first


def reckon(found: Iterable[Decision], match: Match) -> Report:
    """What all decisions of this game come to."""
    results = [match.result(seat) for seat in range(match.players)] if match.over else None
    return summed(found, match.players, results)


def summed(found: Iterable[Decision], players: int, results: Sequence[int] | None) -> Report:
    """`results` are those of the game, one a seat; None while it is not over."""
    decisions = sorted(found, key=lambda decision: decision.step)
    shares = _shares(results) if results else None
    told = [_player(decisions, seat, players, shares) for seat in range(players)]
    return Report(decisions, told, _turns(decisions, players, shares))


def _shares(results: Sequence[int]) -> list[float]:
    best = max(results)
    return [(result == best) / results.count(best) for result in results]


def _player(
    decisions: Sequence[Decision], seat: int, players: int, shares: Sequence[float] | None
) -> Player:
    own = [d for d in decisions if d.seat == seat]
    lost, scope = sum(d.lost for d in own), sum(d.scope for d in own)
    error = sum(d.error**2 for d in own) ** 0.5
    names = [verdict(d) for d in own]
    play = _given(decisions, seat, players)
    share = shares[seat] if shares else None
    return Player(
        decisions=len(own),
        accuracy=1 - lost / scope if scope else None,
        lost=lost,
        error=error,
        verdicts={v: names.count(v) for v in Verdict if v is not Verdict.GOOD},
        share=share,
        play=None if share is None else play,
        play_error=None if share is None else _doubt(decisions, seat, players),
        luck=None if share is None else share - 1 / players - play,
    )


def _given(decisions: Iterable[Decision], seat: int, players: int) -> float:
    """What these decisions gave to the seat, less what it gave away."""
    return sum(-d.lost if d.seat == seat else d.lost / (players - 1) for d in decisions)


def _doubt(decisions: Iterable[Decision], seat: int, players: int) -> float:
    """The standard error of what was given."""
    errors = (d.error if d.seat == seat else d.error / (players - 1) for d in decisions)
    return float(sum(error**2 for error in errors) ** 0.5)


def _turns(
    decisions: Sequence[Decision], players: int, shares: Sequence[float] | None
) -> list[Turn]:
    """The greatest changes that do not overlap."""
    changes = [turn for seat in range(players) for turn in _changes(decisions, seat, shares)]
    kept: list[Turn] = []
    for seat, first, last, change in sorted(changes, key=lambda c: (-abs(c[3]), c[1], c[0])):
        if all(last <= turn.first or first >= turn.last for turn in kept):
            between = [d for d in decisions if first <= d.step < last]
            kept.append(Turn(seat, first, last, change, _given(between, seat, players)))
        if len(kept) == TURNS:
            break
    return kept


def _changes(
    decisions: Sequence[Decision], seat: int, shares: Sequence[float] | None
) -> list[tuple[int, int, int, float]]:
    points = [(d.step, d.worth) for d in decisions if d.seat == seat]
    if shares and decisions:
        points.append((decisions[-1].step + 1, shares[seat]))
    return [
        (seat, first, last, after - before) for (first, before), (last, after) in pairwise(points)
    ]
