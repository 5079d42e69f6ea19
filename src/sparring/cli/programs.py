"""`sparring bot`: be a bot on standard input and output, sit down at a table, check a program."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from .words import MISUSED

CHECK = "check"
FAILED = 1
MARKS = {True: "ok", False: "FAILED", None: "-"}


def bot(arguments: argparse.Namespace) -> int:
    if (arguments.name == CHECK) != bool(arguments.command):
        print(
            "sparring bot: write NAME, or check COMMAND with the command in quotes", file=sys.stderr
        )
        return MISUSED
    if arguments.command:
        return _check(arguments)
    if arguments.join:
        return _join(arguments)
    from ..programs import house

    house.speak(arguments.name)
    return 0


def _join(arguments: argparse.Namespace) -> int:
    from ..client import ClientError
    from ..programs import joining

    seconds = 1.0 if arguments.seconds is None else arguments.seconds
    alias = arguments.alias or joining.alias(arguments.name)
    wish = joining.Wish(arguments.join, arguments.name, alias, arguments.seat, seconds)
    try:
        end = joining.join(wish)
    except ClientError as error:
        raise ValueError(f"{arguments.join}: {error}") from None
    print(json.dumps(end) if arguments.json else _told(end))
    return 0


def _told(end: dict[str, Any]) -> str:
    results = ", ".join(map(str, end["results"] or [])) or "no result"
    return f"seat {end['seat']} at {end['table']}: {end['how']}, {results}"


def _check(arguments: argparse.Namespace) -> int:
    from ..games import catalogue
    from ..programs import trial

    games = arguments.game or list(catalogue.names())
    seconds = 0.1 if arguments.seconds is None else arguments.seconds
    candidate = trial.Candidate(arguments.command, games, seconds, arguments.memory)
    findings = []
    try:
        for finding in trial.examine(candidate):
            findings.append(finding)
            if not arguments.json:
                print(f"{MARKS[finding.passed]:6}  {finding.trial:16}  {finding.why}", flush=True)
    finally:
        candidate.gone()
    told = trial.report(candidate, findings)
    if arguments.json:
        print(json.dumps(told, indent=2))
    else:
        print(
            "It keeps to the protocol." if told["passed"] else "It does not keep to the protocol."
        )
    return 0 if told["passed"] else FAILED
