"""`sparring puzzles`: look at the puzzles there are, check their proofs, make more."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from tqdm import tqdm

from ..games import catalogue
from ..puzzles import Puzzle, Span, load, shipped, write


def make(arguments: argparse.Namespace) -> int:
    """Into a file, one by one: whoever stops and starts again goes on where it ended."""
    from ..lab.puzzles.making import make as puzzles

    path: Path = arguments.into or Path(f"{arguments.game}.jsonl")
    kept = load(path.read_text("utf-8").splitlines()) if path.exists() else []
    if any(puzzle.game != arguments.game for puzzle in kept):
        raise ValueError(f"{path} holds puzzles of another game")
    with (
        path.open("a", encoding="utf-8") as out,
        tqdm(total=arguments.many, initial=len(kept), unit="puzzle", file=sys.stderr) as bar,
    ):
        for puzzle in puzzles(arguments.game, arguments.many, arguments.seed, kept):
            if puzzle:
                print(write(puzzle), file=out, flush=True)
                bar.update()
    return _report(load(path.read_text("utf-8").splitlines()), arguments.json, str(path))


def _report(puzzles: list[Puzzle], plain: bool, where: str) -> int:  # noqa: FBT001 - a form of words
    themes = Counter(puzzle.theme for puzzle in puzzles)
    levels = Counter(puzzle.level for puzzle in puzzles)
    told = {
        "file": where,
        "puzzles": len(puzzles),
        "themes": dict(themes.most_common()),
        "levels": dict(sorted(levels.items())),
    }
    listed = ", ".join(f"{many} {theme}" for theme, many in themes.most_common())
    print(json.dumps(told, indent=2) if plain else f"{where}: {len(puzzles)} puzzles ({listed})")
    return 0


def check(arguments: argparse.Namespace) -> int:
    """Play every one again, and prove it again."""
    from ..lab.puzzles.checking import wrong

    puzzles = _chosen(arguments)[:: arguments.every]
    bar = tqdm(puzzles, "puzzles", file=sys.stderr, leave=False)
    faults = {puzzle.id: fault for puzzle in bar if (fault := wrong(puzzle))}
    if arguments.json:
        print(json.dumps({"checked": len(puzzles), "wrong": faults}, indent=2))
    else:
        for name, fault in faults.items():
            print(f"{name}: {fault}")
        print(f"{len(puzzles)} puzzles checked, {len(faults)} wrong")
    return 1 if faults else 0


def _chosen(arguments: argparse.Namespace) -> list[Puzzle]:
    if arguments.file:
        return load(arguments.file.read_text("utf-8").splitlines())
    names = arguments.games or catalogue.names()
    return [puzzle for name in names for puzzle in shipped(name)]


def show(arguments: argparse.Namespace) -> int:
    """The position as its seat sees it; the solution for whoever asks for it."""
    known = {
        puzzle.id: puzzle for puzzle in _chosen(argparse.Namespace(file=arguments.file, games=[]))
    }
    if arguments.id not in known:
        raise ValueError(
            f"there is no puzzle {arguments.id!r}: write a game and a number, as ko-007"
        )
    puzzle = known[arguments.id]
    print(
        json.dumps(asdict(puzzle), indent=2) if arguments.json else text(puzzle, arguments.answer)
    )
    return 0


def text(puzzle: Puzzle, answer: bool) -> str:  # noqa: FBT001 - a word of the command
    match = puzzle.match()
    knows = ", ".join(f"{name} {value}" for name, value in puzzle.knows.items())
    lines = [
        f"{puzzle.id}, level {puzzle.level}: seat {puzzle.seat} is to act",
        match.game.board.text(match.sight(puzzle.seat)),
        knows,
        f"legal: {' '.join(puzzle.values)}"
        if answer
        else f"legal: {' '.join(match.legal(puzzle.seat))}",
    ]
    return "\n".join([*lines, *(_solution(puzzle) if answer else ())])


def _solution(puzzle: Puzzle) -> list[str]:
    rows = [
        f"{'best' if move == puzzle.best else '':5}{move:8} {_span(span)}"
        f"{'   ' + ' '.join(puzzle.lines[move]) if move in puzzle.lines else ''}"
        for move, span in puzzle.values.items()
    ]
    about = f"{puzzle.theme}, by clause {' and '.join(puzzle.clauses)}: better by {puzzle.by:g}"
    return ["", about, *rows]


def _span(span: Span) -> str:
    low, high = span
    return f"{low:+.3g}" if low == high else f"{low:+.3g} to {high:+.3g}"
