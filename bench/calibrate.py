# ruff: noqa: INP001 - a program, not a package
"""How much can be won from what our recipe learns: exactly, on a game small enough to be solved.

    python -m bench.calibrate 11/3/5/3 --seeds 1 2 3 --minutes 5

Trains nets by self-play on the reduction, with each seed anew; then the best answer to the net is
found by going through the whole game, and the best answer to the net whose ends of rounds are
solved again (`lab/solve/endings.py`). What the file has already is not made again.
"""

from __future__ import annotations

import argparse
import json
import platform
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from sparring.bots import net
from sparring.bots.en_garde_endgame import LEFT, TRUST
from sparring.bots.net import Array, Net, chances
from sparring.lab.solve.endings import Endings
from sparring.lab.solve.policies import Examiner, Policy
from sparring.lab.train.subject import Subject, reduced
from sparring.lab.train.trainer import Plan, Training

ITERATIONS = 40
SETTINGS: dict[str, str | int] = {"rules": "advanced", "parry": "same-value"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("reduction", nargs="?", default="11/3/5/3")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--json", type=Path)
    words = parser.parse_args()
    found: list[dict[str, Any]] = []
    if words.json and words.json.exists():
        found = json.loads(words.json.read_text("utf-8"))
    examiner: Examiner | None = None
    for seed in words.seeds:
        asked = {"reduction": words.reduction, "seed": seed, "minutes": words.minutes}
        if any(asked.items() <= line.items() for line in found):
            continue
        subject = reduced(words.reduction, SETTINGS)
        learnt = trained(subject, words.minutes, seed)
        examiner = examiner or Examiner(words.reduction, SETTINGS)
        found.append(asked | measured(examiner, subject, learnt))
        print(json.dumps(found[-1]))
        if words.json:
            words.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def trained(subject: Subject, minutes: float, seed: int) -> Net:
    """The policy that a training of so many minutes of processor time leaves."""
    with tempfile.TemporaryDirectory() as folder:
        training = Training(subject, Path(folder), Plan(minutes, seed))
        with tqdm(total=100, unit="%", desc=f"{subject.name}, seed {seed}") as bar:
            for share in training.run():
                bar.update(round(100 * share, 2) - bar.n)
        return net.read(Path(folder) / f"{subject.name}.npz").policy


def measured(examiner: Examiner, subject: Subject, learnt: Net) -> dict[str, Any]:
    mix = examiner.consult(asked(subject, learnt))
    alone = examiner.field.worth(mix)
    endings = Endings(examiner, LEFT)
    safe = examiner.field.worth(endings.again(mix, ITERATIONS, TRUST))
    return {
        "net": round(alone.exploitability, 5),
        "safe": round(safe.exploitability, 5),
        "value": round(alone.value, 5),
        "left": LEFT,
        "iterations": ITERATIONS,
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
    }


def asked(subject: Subject, learnt: Net) -> Policy:
    """The net, as whoever measures asks it; each Sight that looks the same to it once."""

    def policy(sights: Any, allowed: Array) -> Array:
        x = np.zeros((len(sights), subject.eyes.INPUTS), np.float32)
        subject.call(see_all)(sights, np.zeros(1, np.float32), x)
        return chances(learnt(x), allowed)

    return policy


laws: Any = None  # compiled.bound puts those of the reduction, and its eyes, in its place


def see_all(sights: Any, stakes: Any, x: Any) -> None:
    for i in range(len(sights)):
        laws.see(sights[i], stakes, x[i])


if __name__ == "__main__":
    main()
