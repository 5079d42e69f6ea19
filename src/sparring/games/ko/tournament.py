"""More than two players (7): triangle, elimination, and a champion's title.

Pure functions of what the lot said and how the bouts went. Nothing here knows how a bout is
fought, or who keeps the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import combinations, groupby

from ..contract import NOBODY
from .state import DONE, Ending, Sight

Pair = tuple[str, str]

WIN, DRAW = 2, 1  # points in a triangle (7.3)


class Form(Enum):
    MATCH = auto()
    TRIANGLE = auto()
    ELIMINATION = auto()


class Due(Enum):
    """What a pair has to fight next."""

    MATCH = auto()  # the first, or a rematch after a no contest
    EXTRA_ROUND = auto()
    NOTHING = auto()


@dataclass(frozen=True)
class Bout:
    """A match, or an extra round, that was fought: what its score sheet says of it."""

    boxers: Pair
    winner: str | None = None  # None: drawn, or no contest
    points: tuple[int, int] = (0, 0)  # the totals of the column of points
    warnings: tuple[int, int] = (0, 0)
    no_contest: bool = False

    def __post_init__(self) -> None:
        if len(set(self.boxers)) != 2:
            raise ValueError(f"a bout has two boxers, not {self.boxers}")
        if self.winner is not None and (self.winner not in self.boxers or self.no_contest):
            raise ValueError(f"{self.winner} can't have won a bout of {self.boxers}")

    def is_of(self, boxers: Iterable[str]) -> bool:
        return set(self.boxers) == set(boxers)

    def points_of(self, boxer: str) -> int:
        return self.points[self.boxers.index(boxer)]


def report(sight: Sight, boxers: Pair) -> Bout:
    """The bout that a finished match was."""
    if sight.phase != DONE:
        raise ValueError("the match is not over")
    first, second = sight.corner
    winner = None if sight.winner == NOBODY else boxers[sight.winner]
    points = (sum(first.points), sum(second.points))
    warnings = (first.warnings, second.warnings)
    return Bout(boxers, winner, points, warnings, sight.ending == Ending.NO_CONTEST)


def form(players: int) -> Form:
    """How so many players find their champion (7.1)."""
    if players < 2:
        raise ValueError("boxing takes two")
    return {2: Form.MATCH, 3: Form.TRIANGLE}.get(players, Form.ELIMINATION)


# --- A pair of boxers, of whom one must go on. ---


def goes_on(bouts: Sequence[Bout]) -> str | None:
    """Who goes on from the bouts of a pair, in their order; None: they must fight again (7.3)."""
    return _decision(bouts[-1]) if bouts else None


def due(bouts: Sequence[Bout]) -> Due:
    """What this pair must fight next: after a level draw, one extra round at a time (7.3)."""
    if any(map(_decision, bouts[:-1])):
        raise ValueError(f"{_names(bouts[0])} were not to fight again")
    if goes_on(bouts):
        return Due.NOTHING
    drawn = any(not bout.no_contest for bout in bouts)
    return Due.EXTRA_ROUND if drawn else Due.MATCH


def _decision(fight: Bout) -> str | None:
    """The winner; after a draw more points, then fewer warnings."""
    if fight.winner or fight.no_contest:
        return fight.winner
    first, second = zip(fight.points, (-warned for warned in fight.warnings), strict=True)
    if first == second:
        return None
    return fight.boxers[0 if first > second else 1]


# --- Elimination. ---


@dataclass(frozen=True)
class Stage:
    """Where an elimination stands."""

    pairs: tuple[Pair, ...] = ()  # of this stage, fought out or not
    byes: tuple[str, ...] = ()  # who go on without a bout
    open: tuple[tuple[Pair, Due], ...] = ()  # what is to be fought now
    champion: str | None = None


def elimination(players: Sequence[str], lot: Sequence[int], bouts: Sequence[Bout]) -> Stage:
    """The stage that these bouts have led to.

    `lot` names the players by number in the order of the draw: byes go to the first of them, as
    many as leave a power of two for the next stage, and the others are paired as they come.
    """
    if len(players) < 2 or len(set(players)) != len(players):
        raise ValueError("an elimination takes two players or more, each with a name of their own")
    if sorted(lot) != list(range(len(players))):
        raise ValueError("the lot must name each player once")
    boxers = [players[number] for number in lot]
    byes = _power_of_two(len(boxers)) - len(boxers)
    fought = list(bouts)
    while len(boxers) > 1:
        stage = _stage(boxers[:byes], boxers[byes:], fought)
        if stage.open:
            break
        boxers = [*boxers[:byes], *(_winner(pair, fought) for pair in stage.pairs)]
        fought = [bout for bout in fought if not any(map(bout.is_of, stage.pairs))]
        byes = 0
    _check_meant(fought, stage.pairs)
    return stage if len(boxers) > 1 else replace(stage, champion=boxers[0])


def _stage(byes: Sequence[str], others: Sequence[str], bouts: Sequence[Bout]) -> Stage:
    pairs = tuple(zip(others[::2], others[1::2], strict=True))
    waiting = ((pair, due(_bouts_of(pair, bouts))) for pair in pairs)
    open_ = tuple((pair, what) for pair, what in waiting if what != Due.NOTHING)
    return Stage(pairs, tuple(byes), open_)


def _winner(pair: Pair, bouts: Sequence[Bout]) -> str:
    winner = goes_on(_bouts_of(pair, bouts))
    assert winner, "nothing is due"
    return winner


def _bouts_of(pair: Pair, bouts: Sequence[Bout]) -> list[Bout]:
    return [bout for bout in bouts if bout.is_of(pair)]


def _check_meant(bouts: Iterable[Bout], pairs: Sequence[Pair]) -> None:
    for bout in bouts:
        if not any(map(bout.is_of, pairs)):
            raise ValueError(f"{_names(bout)} were not to fight")


def _names(bout: Bout) -> str:
    return " and ".join(bout.boxers)


def _power_of_two(least: int) -> int:
    return 1 << (least - 1).bit_length()


# --- Triangle: everyone meets everyone. ---


@dataclass(frozen=True)
class Standing:
    """A line of the table; those who share a place have the same one."""

    place: int
    boxer: str
    score: int = 0
    difference: int = 0  # of points, for and against


def triangle(players: Sequence[str]) -> tuple[Pair, ...]:
    """The three meetings."""
    if len(set(players)) != 3 or len(players) != 3:
        raise ValueError("a triangle takes three players, each with a name of their own")
    return tuple(combinations(players, 2))


def meetings_due(players: Sequence[str], bouts: Sequence[Bout]) -> tuple[Pair, ...]:
    """Those still to be fought: a no contest decides nothing, so it is fought again."""
    _check_meant(bouts, triangle(players))
    held = [bout for bout in bouts if not bout.no_contest]
    return tuple(pair for pair in triangle(players) if not _bouts_of(pair, held))


def table(players: Sequence[str], bouts: Sequence[Bout]) -> list[Standing]:
    """By score, then difference of points, then the direct match, then shared (7.3)."""
    _check_meant(bouts, triangle(players))
    for first, second in combinations([bout for bout in bouts if not bout.no_contest], 2):
        if first.is_of(second.boxers):
            raise ValueError(f"{_names(first)} were not to fight again")
    lines = [_line(boxer, bouts) for boxer in players]
    lines.sort(key=_rank, reverse=True)
    standings: list[Standing] = []
    for _, equals in groupby(lines, _rank):
        standings += _placed(list(equals), len(standings) + 1, bouts)
    return standings


def _rank(line: Standing) -> tuple[int, int]:
    return line.score, line.difference


def _line(boxer: str, bouts: Sequence[Bout]) -> Standing:
    score = difference = 0
    for bout in bouts:
        if boxer in bout.boxers and not bout.no_contest:
            score += WIN if bout.winner == boxer else 0 if bout.winner else DRAW
            difference += 2 * bout.points_of(boxer) - sum(bout.points)
    return Standing(0, boxer, score, difference)


def _placed(equals: list[Standing], place: int, bouts: Sequence[Bout]) -> list[Standing]:
    """Two who are level are parted by their match, if it had a winner; three share."""
    if len(equals) == 2:
        names = [line.boxer for line in equals]
        winner = next((bout.winner for bout in bouts if bout.is_of(names) and bout.winner), None)
        if winner:
            equals.sort(key=lambda line: line.boxer != winner)
            return [replace(line, place=place + n) for n, line in enumerate(equals)]
    return [replace(line, place=place) for line in equals]


# --- The title. ---


@dataclass(frozen=True)
class Title:
    champion: str
    dethroned: str | None = None  # may negotiate a return match (7.1)


def defend(title: Title, bout: Bout) -> Title:
    """The title after the champion has put it up: a drawn fight changes nothing (7.3)."""
    if title.champion not in bout.boxers:
        raise ValueError(f"{title.champion} is champion and must be in the ring")
    if bout.winner in (None, title.champion):
        return title
    return Title(bout.winner or title.champion, dethroned=title.champion)
