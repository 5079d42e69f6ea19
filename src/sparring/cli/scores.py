"""`sparring replay`, `verify` and `show`: what can be done with a score."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .. import score
from ..match import Match
from ..text import Narrator


def _text(path: Path) -> str:
    """What the file says: no more of it than a score may have, whatever is there."""
    if str(path) == "-" and sys.stdin is None:
        raise ValueError("-: standard input is closed: name a file, or pipe a score in")
    with sys.stdin.buffer if str(path) == "-" else path.open("rb") as file:
        data = file.read(4 * score.MOST_CHARACTERS + 4)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise score.Unreadable("this is no text in UTF-8", line) from None


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Whatever is wrong with a score is said with the name of the file."""
    try:
        yield
    except score.ScoreError as error:
        raise ValueError(f"{path}, {error}") from None


def replayed(path: Path, steps: int | None = None) -> tuple[score.Score, Match]:
    with _reading(path):
        loaded = score.load(_text(path))
        return loaded, score.replay(loaded, steps)


def names_of(loaded: score.Score) -> list[str]:
    named = [loaded.headers.get(f"Player{seat}", "") for seat in range(5)]
    return [name or f"#{seat + 1}" for seat, name in enumerate(named)]


def replay(arguments: argparse.Namespace) -> int:
    loaded, match = replayed(arguments.file)
    match.sight(arguments.seat)  # is there such a seat?
    narrator = Narrator(match.game, arguments.language, names_of(loaded))
    for told in match.told:
        for sentence in narrator.sentences(told, arguments.seat):
            print(sentence)
    print(score.results(match))
    return 0


def verify(arguments: argparse.Namespace) -> int:
    with _reading(arguments.file):
        loaded = score.load(_text(arguments.file))
        answers = score.verify(loaded)
    promise = "commitment" if "Commitment" in loaded.headers else "seed"
    print(f"{arguments.file}: all {answers} answers of chance follow from the {promise}.")
    return 0


def show(arguments: argparse.Namespace) -> int:
    loaded, match = replayed(arguments.file, arguments.at)
    if arguments.at is not None and arguments.at > len(loaded.tokens):
        raise ValueError(f"--at {arguments.at}: this score has {len(loaded.tokens)} steps")
    drawing = match.game.board.text(match.sight(arguments.seat))
    for name, text in loaded.headers.items():
        print(f"{name}: {text}")
    print(f"\n{drawing}")
    narrator = Narrator(match.game, arguments.language, names_of(loaded))
    for sentence in narrator.sentences(match.told[-1] if match.told else [], arguments.seat):
        print(sentence)
    return 0
