"""The command line: `sparring WORDS`. What each command is called is in `commands`.

Nothing here knows of any one command: what it comes to, and what is said when it fails, is the same
for all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from .commands import parser
from .words import MISUSED

__all__ = ["FAILED", "MISUSED", "STOPPED", "UNHEARD", "main", "parser"]

# What a command can come to, besides 0; the last two as shells count Ctrl-C and a closed pipe.
FAILED, STOPPED, UNHEARD = 1, 130, 141

LAB = frozenset(("numba", "numpy"))  # what the extra `lab` brings; all else comes with `server`


def main(words: Sequence[str] | None = None) -> int:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a poor terminal shows less, and nothing breaks
    try:
        return _obeyed(words)
    except BrokenPipeError:
        return _unheard()
    except KeyboardInterrupt:
        return STOPPED
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ModuleNotFoundError as error:
        extra = "lab" if error.name in LAB else "server"
        return _failed(
            f"this needs {error.name}, which comes with: pip install 'sparring[{extra}]'"
        )
    except ValueError as error:
        return _failed(str(error))


def _obeyed(words: Sequence[str] | None) -> int:
    try:
        arguments = parser().parse_args(words)
        code: int = arguments.run(arguments)
        return code
    finally:
        print(end="", flush=True)  # here, so that a closed pipe is noticed in time


def _failed(why: str) -> int:
    print(f"sparring: {why}", file=sys.stderr)
    return FAILED


def _unheard() -> int:
    """Whoever read us has read enough, as `head` does. What is left goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return UNHEARD
