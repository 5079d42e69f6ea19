"""Puzzles are made: positions from games of sensible players, proved, and chosen for variety.

A seed always makes the same ones, and whoever goes on with a file goes on where it ended. Nothing
here knows of any one game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ...match import Match
from ...puzzles import Puzzle
from .contract import Finding, Proof, proof_of

PART = 0.4  # of all puzzles may be about one theme,
ALIKE = 0.12  # and have the same solution;
EASY = 0.4  # and in so many of those of a theme the heuristic finds it, too
FEW = 3  # are never too many
DIGITS = 4
PATIENCE = 200  # games without a puzzle, after which twice as many of a kind will do


def make(game: str, many: int, seed: int, kept: Sequence[Puzzle] = ()) -> Iterator[Puzzle | None]:
    """So many in all, those that are there already included; None for each game looked through."""
    proof, shelf = proof_of(game), Shelf(many, kept)
    number = 1 + max((puzzle.proof["seed"] for puzzle in kept), default=seed - 1)
    while len(shelf.kept) < many:
        for match in proof.positions(number):
            puzzle = puzzle_of(proof, match, number, f"{game}-{len(shelf.kept) + 1:03}")
            if puzzle and shelf.takes(puzzle):
                yield puzzle
                break  # one a game is enough: its neighbours are much the same
        shelf.tired += 1
        number += 1
        yield None


class Shelf:
    """What is there already, and so what is still wanted."""

    def __init__(self, many: int, kept: Sequence[Puzzle]) -> None:
        self.many, self.kept, self.tired = many, list(kept), 0

    def takes(self, puzzle: Puzzle) -> bool:
        if len(self.kept) >= self.many or self._full(puzzle):
            return False
        self.kept.append(puzzle)
        self.tired = 0
        return True

    def _full(self, puzzle: Puzzle) -> bool:
        themes = Counter(kept.theme for kept in self.kept)
        bests = Counter(kept.best for kept in self.kept)
        easy = Counter(kept.theme for kept in self.kept if kept.level == 1)
        return (
            themes[puzzle.theme] >= self._most(PART)
            or bests[puzzle.best] >= self._most(ALIKE)
            or (puzzle.level == 1 and easy[puzzle.theme] >= self._most(EASY * PART))
            or any(kept.knows == puzzle.knows for kept in self.kept)
        )

    def _most(self, part: float) -> float:
        return max(FEW, part * self.many) * (1 + self.tired / PATIENCE)


def puzzle_of(proof: Proof, match: Match, seed: int, name: str) -> Puzzle | None:
    """The puzzle of a position, if there is one and it can be shown why."""
    seat = match.to_act
    sight, legal = match.sight(seat), match.actions(seat)
    finding = proof.prove(sight, legal)
    if finding is None:
        return None
    told = match.game.notation.name
    tempting = temptations(proof, sight, finding)
    lines = _lines(proof, match, seat, (finding.best, *tempting), finding)
    if lines is None:
        return None
    return Puzzle(
        id=name,
        game=match.game.name,
        settings=match.settings,
        tokens=" ".join(match.tokens()),
        seat=seat,
        knows=proof.knows(sight),
        theme=finding.theme,
        level=level(proof, sight, finding),
        best=told(finding.best),
        by=rounded(finding.by),
        values={
            told(a): (rounded(low), rounded(high)) for a, (low, high) in finding.values.items()
        },
        tempting=[told(action) for action in tempting],
        lines=lines,
        clauses=list(finding.clauses),
        proof={**finding.proof, "seed": seed},
    )


def temptations(proof: Proof, sight: Any, finding: Finding) -> list[int]:
    """What a shallower player would rather do; at least the second choice."""
    ranked = sorted(finding.values, key=lambda action: -proof.appeal(sight, action))
    before = ranked[: ranked.index(finding.best)]
    return before[:2] or [action for action in ranked if action != finding.best][:1]


def level(proof: Proof, sight: Any, finding: Finding) -> int:
    """1 if whoever looks no further finds it, too; else 2, or 3 if one has to look far."""
    looks = max(finding.values, key=lambda action: proof.appeal(sight, action))
    if looks == finding.best:
        return 1
    return 2 if finding.depth <= 2 else 3


def _lines(
    proof: Proof, match: Match, seat: int, actions: Sequence[int], finding: Finding
) -> dict[str, list[str]] | None:
    """How each goes on. None if in this deal the best one comes to no more than another."""
    told = {action: proof.goes_on(match, seat, action, finding) for action in actions}
    best, *others = [told[action][1] for action in actions]
    if any(other >= best for other in others):
        return None
    return {match.game.notation.name(action): line for action, (line, _) in told.items()}


def rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0  # no minus zero
