"""Puzzles are checked: played again from their tokens, and proved again from the Sight alone.

Whoever checks knows nothing of how they were made. Nothing here knows of any one game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...chance import Seeded
from ...games import catalogue
from ...match import IllegalMove, Match
from ...puzzles import Puzzle
from ...score import ScoreError, Token, take
from .contract import Finding, proof_of

CLOSE = 1e-3  # figures are written with four digits


def wrong(puzzle: Puzzle) -> str:
    """What is wrong with it; nothing, if it is right."""
    try:
        return next(_faults(puzzle), "")
    except (ScoreError, IllegalMove, ValueError) as error:
        return str(error)


def _faults(puzzle: Puzzle) -> Iterator[str]:
    match = puzzle.match()
    if not match.may_act(puzzle.seat):
        yield f"seat {puzzle.seat} is not to act"
        return
    yield from _of_position(puzzle, match)
    yield from _of_proof(puzzle, match)
    yield from _of_lines(puzzle)


def _of_position(puzzle: Puzzle, match: Match) -> Iterator[str]:
    proof = proof_of(puzzle.game)
    if sorted(puzzle.values) != sorted(match.legal(puzzle.seat)):
        yield "its actions are not those that are legal"
    if puzzle.knows != proof.knows(match.sight(puzzle.seat)):
        yield "what its seat knows is not so"
    if puzzle.best not in puzzle.values or puzzle.best in puzzle.tempting:
        yield f"{puzzle.best} can't be its solution"
    if not set(puzzle.tempting) < set(puzzle.values):
        yield "what tempts is not legal"


def _of_proof(puzzle: Puzzle, match: Match) -> Iterator[str]:
    """From a Sight alone, that is the same at a table dealt anew where this seat can't see."""
    sight = match.sight(puzzle.seat)
    if sight != _imagined(match, puzzle.seat):
        yield "what its seat knows is not all that it rests on"
    found = proof_of(puzzle.game).prove(sight, match.actions(puzzle.seat))
    if found is None:
        yield "no action is clearly best"
    else:
        yield from _differences(puzzle, found, max(CLOSE, found.slack))


def _imagined(match: Match, seat: int) -> Any:
    """The Sight of a table where whatever this seat can't see is dealt anew."""
    laws = match.game.laws
    state: Any = laws.State()
    laws.imagine(match.sight(seat), Seeded(len(match.steps)), state)
    sight: Any = laws.Sight()
    laws.look(state, seat, sight)
    return sight


def _differences(puzzle: Puzzle, found: Finding, close: float) -> Iterator[str]:
    name = catalogue.game(puzzle.game).notation.name
    if name(found.best) != puzzle.best:
        yield f"{name(found.best)} is best, not {puzzle.best}"
    if (found.theme, list(found.clauses)) != (puzzle.theme, puzzle.clauses):
        yield f"it is about {found.theme}, by {', '.join(found.clauses)}"
    if abs(found.by - puzzle.by) > close:
        yield f"it is better by {found.by:.4f}, not by {puzzle.by:.4f}"
    for action, span in found.values.items():
        said = puzzle.values.get(name(action), (9.0, 9.0))
        if max(abs(span[0] - said[0]), abs(span[1] - said[1])) > close:
            yield f"{name(action)} is worth {span[0]:.4f} to {span[1]:.4f}"


def _of_lines(puzzle: Puzzle) -> Iterator[str]:
    """Every line can be played, and there is one for each action that is spoken of."""
    if set(puzzle.lines) != {puzzle.best, *puzzle.tempting}:
        yield "a line is missing, or one too many"
    for move, line in puzzle.lines.items():
        match = puzzle.match()
        for number, text in enumerate(line):
            take(match, Token(f"{puzzle.seat}:{text}" if not number else text, number + 1))
        if line[:1] != [move]:
            yield f"the line after {move} begins with something else"
