"""The words of a command: how they are read, and what is said if they make no sense.

Nothing here knows which commands there are.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn, TypeAlias

MOST_PORT = 65_535
MISUSED = 2  # what a command comes to whose words make no sense


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where help is."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message} ({self.prog} --help tells more)\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001 - it has no other name


def count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,12}", text):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from 0 up")
    return int(text)


def some(text: str) -> int:
    if not re.fullmatch("0*[1-9][0-9]{0,5}", text):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from 1 up")
    return int(text)


def port(text: str) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a port: 0 to {MOST_PORT}")
    return int(text)


def factor(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,3})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number above 0, as 5 or 0.5")
    return float(text)


def origin(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s/?#@]{1,250}/?", text, re.IGNORECASE):
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not what stands before the path in a browser,"
            " as https://play.example.org"
        )
    return text.rstrip("/")


def whole(text: str) -> int:
    if not re.fullmatch("-?[0-9]{1,40}", text):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", text):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of seconds, as 0.4")
    return float(text)


def later(module: str, command: str) -> Callable[[argparse.Namespace], int]:
    """A command whose module is imported when it runs: a light start."""

    def run(arguments: argparse.Namespace) -> int:
        code: int = getattr(import_module(module, __package__), command)(arguments)
        return code

    return run
