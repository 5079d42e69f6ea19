"""`sparring bench`: the rules against their peers, the server against its own, bots: fair? strong?

Nothing here measures anything. What measures the server is a program of the repository, since it
needs a peer from npm and the tests' PostgreSQL; the package does not carry it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[3]


def bench(arguments: argparse.Namespace) -> int:
    if arguments.what == "server":
        return _server(arguments)
    if arguments.what == "fairness":
        from ..lab import fairness

        return fairness.measure(arguments.json, arguments.only)
    if arguments.what == "strength":
        from ..lab import strength

        return strength.measure(arguments.json, arguments.only)
    from ..lab.bench import bench as rules

    return rules(arguments)


def _server(arguments: argparse.Namespace) -> int:
    if not (REPOSITORY / "bench" / "server.py").exists():
        raise ValueError("bench/server.py is not here: run this in the repository")
    words = ["--json", str(arguments.json.absolute())] if arguments.json else []
    words += ["--only", *arguments.only] if arguments.only else []
    command = [sys.executable, "-m", "bench.server", *words]
    return subprocess.run(command, cwd=REPOSITORY, check=False).returncode
