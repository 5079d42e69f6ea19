"""What a score is made of, what can be wrong with one, and how large it may be."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

MOST_CHARACTERS, MOST_IN_A_HEADER, MOST_IN_A_TOKEN = 1_000_000, 4_000, 40
WIDTH = 88
FINISHED, RUNNING = "#", "*"

HEADER_NAME = "[A-Za-z][A-Za-z0-9]*"
UNFIT = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")  # to be shown, or written


class ScoreError(ValueError):
    """What is wrong with a score, and where: `line` counts from 1, `token` may be empty."""

    def __init__(self, reason: str, line: int, token: str = "") -> None:
        self.reason, self.line, self.token = reason, line, token
        super().__init__(reason, line, token)

    def __str__(self) -> str:
        return f"line {self.line}{f', at {self.token!r}' if self.token else ''}: {self.reason}"


class Unreadable(ScoreError):
    """The file is not a score."""


class Unplayable(ScoreError):
    """The file is a score, but a step in it can't be taken."""


class Unproven(ScoreError):
    """The steps can be taken, but chance did not answer as it was bound to."""


class Token(NamedTuple):
    text: str
    line: int


@dataclass
class Score:
    """A score as it is written. `comments[n]` stands after n tokens, and if n is in `paragraphs`
    so does an empty line."""

    headers: dict[str, str]
    tokens: list[Token] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    paragraphs: set[int] = field(default_factory=set)
    finished: bool = False
    lines: dict[str, int] = field(default_factory=dict)  # where each header stands
    end: int = 0  # the line of the last token; 0 while it is not read

    def line(self, header: str) -> int:
        return self.lines.get(header, 1)


def comment(text: str) -> str:
    return plain(text.replace("{", "(").replace("}", ")"))


def plain(text: str) -> str:
    return " ".join(UNFIT.sub(" ", text).split())
