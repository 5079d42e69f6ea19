"""The ceiling: the C program of bench/ceiling, built where it runs."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from .contender import Contender, Missing

SOURCE = Path(__file__).parents[4] / "bench" / "ceiling" / "en_garde.c"
FLAGS = ("-O3", "-march=native", "-std=c11")
TRIAL = 2000  # matches


def ceiling(name: str, seconds: float) -> Contender:
    compiler = shutil.which("cc")
    if not compiler:
        raise Missing("there is no C compiler: install gcc or clang, so that `cc` is found")
    if not SOURCE.exists():
        raise Missing("bench/ceiling/en_garde.c is not here: run this in the repository")
    folder = tempfile.TemporaryDirectory()
    program = Path(folder.name) / "ceiling"
    subprocess.run([compiler, *FLAGS, "-o", program, SOURCE], check=True)
    matches = max(round(TRIAL * seconds / play(program, TRIAL)["seconds"]), 1)

    def run() -> dict[str, float]:
        assert Path(folder.name).exists()  # the program lives as long as we hold its folder
        return {name: play(program, matches)["moves_per_second"]}

    return Contender(run, f"{version(compiler)}, {' '.join(FLAGS)}")


def play(program: Path, matches: int) -> dict[str, float]:
    done = subprocess.run(
        [program, "matches", str(matches), "1"], check=True, capture_output=True, text=True
    )
    told: dict[str, float] = json.loads(done.stdout)
    return told


def version(compiler: str) -> str:
    done = subprocess.run([compiler, "--version"], check=True, capture_output=True, text=True)
    return done.stdout.partition("\n")[0]
