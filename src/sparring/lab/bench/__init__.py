"""`sparring bench`: how fast we are, side by side with others, and what was promised.

Every contender runs in a process of its own (`worker`), all of them in turns (`race`); what came
of it is held against what was promised (`claims`) and told (`report`). bench/README.md says how
to read it.
"""

from __future__ import annotations

import argparse
import os
import sys

from .claims import CLAIMS, SUBJECTS, contenders
from .race import race
from .report import write

REPETITIONS = 5
SECONDS = 1.0  # about so long does each contender run, in each repetition

MISSED = 1


def bench(arguments: argparse.Namespace) -> int:
    if os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0":
        raise ValueError("NUMBA_BOUNDSCHECK is on: checked code is not what is measured; unset it")
    claims = [claim for claim in CLAIMS if claim.subject in _chosen(arguments.only)]
    if arguments.json:  # a file that can't be written is known before the long run
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.touch()
    outcome = race(contenders(claims), REPETITIONS, SECONDS)
    met = write(claims, outcome, sys.stdout, arguments.json)
    return 0 if met else MISSED


def _chosen(only: list[str] | None) -> set[str]:
    for name in only or ():
        if name not in SUBJECTS:
            raise ValueError(f"nothing called {name!r} is measured: choose {', '.join(SUBJECTS)}")
    return set(only or SUBJECTS)
