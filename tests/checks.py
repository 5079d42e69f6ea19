"""Every check of the house, in one place: `./run test` runs them all and fails if one does.

With words, pytest alone runs, with those words: `./run test tests/rules -k lunge`.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
SVELTE_CHECK = "node_modules/svelte-check/bin/svelte-check --fail-on-warnings"


class Check(NamedTuple):
    name: str
    command: str
    setting: Mapping[str, str] = MappingProxyType({})


CHECKS = (
    Check("style", "ruff check"),
    Check("format", "ruff format --check"),
    Check("types", "mypy"),
    Check("layers", "lint-imports --no-logo"),
    Check("client", f"python hatch_build.py node {SVELTE_CHECK}"),
    Check("vitest", "python hatch_build.py node node_modules/vitest/vitest.mjs run"),
    # Out of bounds is silent in compiled code, unless it is asked to look.
    Check("bounds", "pytest -n 2 -q -m compiled tests", {"NUMBA_BOUNDSCHECK": "1"}),
    Check("tests", "pytest -n 2"),
)


def main(words: list[str]) -> int:
    if words:
        return subprocess.run([BIN / "pytest", *words], check=False).returncode
    verdicts = [(check.name, *run(check)) for check in CHECKS]
    print("\n== checks")
    for name, seconds, code, _ in verdicts:
        print(f"{name:8} {'FAILED' if code else 'ok':6} {seconds:6.1f} s")
    # pytest's count of tests has the last word: that is where people and machines look for it.
    print(verdicts[-1][-1])
    return int(any(code for _, _, code, _ in verdicts))


def run(check: Check) -> tuple[float, int, str]:
    """How long the check took, its exit code, and the last line it said."""
    print(f"\n== {check.name}: {check.command}", flush=True)
    program, *words = check.command.split()
    colour = {"FORCE_COLOR": "1"} if sys.stdout.isatty() else {}
    begun, last = time.monotonic(), ""
    with subprocess.Popen(
        [BIN / program, *words],
        cwd=ROOT,
        env={**os.environ, **colour, **check.setting},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
    return time.monotonic() - begun, process.returncode, last


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
