"""A contender's own process: it gets ready, says so, and runs whenever it is told to.

    python -m sparring.lab.bench.worker NAME SECONDS

It talks in lines of JSON: first {"note": ...} or {"missing": why it can't run}, then the figures
of each run.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from typing import TextIO

from .contender import Contender, Missing

CONTENDERS = {
    "ceiling": "ceiling:ceiling",
    "en-garde": "ours:compiled",
    "knock-out": "ours:compiled",
    "ko": "ours:compiled",
    "threads": "ours:threads",
    "plain": "ours:plain",
    "memory": "ours:memory",
    "import": "starts:importing",
    "first": "starts:first",
    "open_spiel": "peers:open_spiel",
    "pgx": "pgx:pgx",
    "rlcard": "peers:rlcard",
}


def main(name: str, seconds: float) -> None:
    orders, answers = sys.stdin, _answers()
    try:
        contender = contender_of(name, seconds)
    except Missing as missing:
        print(json.dumps({"missing": str(missing)}), file=answers, flush=True)
        return
    print(json.dumps({"note": contender.note}), file=answers, flush=True)
    for _ in orders:
        print(json.dumps(contender.run()), file=answers, flush=True)


def contender_of(name: str, seconds: float) -> Contender:
    """The contender of this name, ready to run; after a colon stands the game it runs with."""
    kind, _, game = name.partition(":")
    module, function = CONTENDERS[kind].split(":")
    prepare = getattr(import_module(f".{module}", __package__), function)
    contender: Contender = prepare(game or name, seconds)
    return contender


def _answers() -> TextIO:
    """Standard output, for us alone: what libraries print goes where errors go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
