"""A whole training: self-play, learning, a log in JSON lines, checkpoints to go on from.

    training = Training(subject, Folder(path), Plan(minutes=35, seed=1))
    for share in training.run(): ...

Nothing here knows of any one game, or of the command line.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ...bots import net
from ...bots.net import Array
from . import trial
from .descent import appraise, descend
from .mlp import Learner
from .recipe import HIDDEN, Recipe, heat
from .selfplay import Selfplay
from .subject import Subject

SAID, TRIED = 20.0, 4000  # seconds between lines of the log, episodes against luck in each


@dataclass(frozen=True)
class Plan:
    """How long, from which seed, and how."""

    minutes: float
    seed: int = 0
    recipe: Recipe = field(default_factory=Recipe)


class Training:
    """One policy and one critic, and how far they have come."""

    def __init__(self, subject: Subject, folder: Path, plan: Plan) -> None:
        self.subject, self.folder, self.plan = subject, folder, plan
        dice = np.random.default_rng(plan.seed)
        self.dice, self.random = dice, dice.integers(1 << 63, size=1, dtype=np.uint64)
        sees, knows = subject.eyes.INPUTS, subject.eyes.REVEALED
        self.policy = Learner((sees, *HIDDEN, subject.actions), dice)
        self.critic = Learner((knows, *HIDDEN, 1), dice)
        self.seconds, self.decisions = 0.0, 0

    def begin_with(self, weights: Path) -> None:
        """What another training has left, as bots read it."""
        pair = net.read(weights)
        self.policy.take(pair.policy)
        self.critic.take(pair.critic)

    # --- Going on after a stop. ---

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def save(self) -> None:
        """The checkpoint, whole or not at all, and the weights as bots read them."""
        kept = {f"{who}_{k}": v for who, part in self._parts() for k, v in part.memory().items()}
        kept |= {"random": self.random, "seconds": np.array(self.seconds)}
        kept |= {"decisions": np.array(self.decisions)}
        new = self.checkpoint.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **kept)  # type: ignore[arg-type]  # its stubs see allow_pickle here
        new.replace(self.checkpoint)
        weights = self.folder / f"{self.subject.name}.npz"
        net.save(weights, self.policy.averaged, self.critic.averaged)

    def resume(self) -> None:
        """Go on from the checkpoint; episodes begin anew."""
        with np.load(self.checkpoint) as kept:
            for who, part in self._parts():
                part.recall({k: kept[f"{who}_{k}"] for k in part.memory()})
            self.random = kept["random"]
            self.seconds, self.decisions = float(kept["seconds"]), int(kept["decisions"])
        self.dice = np.random.default_rng([self.plan.seed, self.decisions])

    def _parts(self) -> tuple[tuple[str, Learner], tuple[str, Learner]]:
        return ("policy", self.policy), ("critic", self.critic)

    # --- Learning. ---

    def run(self) -> Iterator[float]:
        """Learn until the minutes are over; yields how much of it is done.

        Minutes of this process: on a busy machine a training takes longer, and comes as far.
        """
        play, total = Selfplay(self.subject, self.plan.recipe, self.random), self.plan.minutes * 60
        play.play(self.policy.net, self.critic.net)  # what must be compiled is, before time counts
        said = self.seconds
        while self.seconds < total:
            begun = time.process_time()
            figures = self._stretch(play, self.seconds / total)
            self.seconds += time.process_time() - begun
            if self.seconds - said > SAID or self.seconds >= total:
                said = self.seconds
                self._say(figures)
                self.save()
            yield min(1.0, self.seconds / total)

    def _stretch(self, play: Selfplay, share: float) -> dict[str, float]:
        recipe, now = self.plan.recipe, heat(self.plan.recipe, share)
        play.play(self.policy.net, self.critic.net)
        self.decisions += play.unclear.size
        steps = recipe.stretch
        seen = [_flat(part[:steps]) for part in (play.x, play.allowed, play.q, play.often)]
        unclear = np.flatnonzero(play.unclear)
        z, targets = _flat(play.z), play.targets().ravel()
        order = self.dice.permutation(len(seen[0]))
        entropy = [
            descend(self.policy, _rows(seen, some), recipe, now)
            for some in _batches(order, recipe.batch)
        ]
        errors = [
            appraise(self.critic, z[some], targets[some], recipe, now)
            for some in _batches(self.dice.permutation(unclear), recipe.batch)
        ]
        return {"entropy": float(np.mean(entropy)), "error": float(np.mean(errors))} | asdict(now)

    def _say(self, figures: dict[str, float]) -> None:
        """A line of the log."""
        won = trial.against_luck(self.subject, self.policy.averaged, TRIED, self.plan.seed)
        won |= trial.against_itself(self.subject, self.policy.averaged, TRIED, self.plan.seed)
        line: dict[str, Any] = {
            "minutes": self.seconds / 60,
            "decisions": self.decisions,
            **figures,
            **won,
        }
        rounded = {k: float(f"{v:.4g}") if isinstance(v, float) else v for k, v in line.items()}
        note(self.folder, rounded)


def note(folder: Path, line: dict[str, Any]) -> None:
    with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")


def _flat(part: Array) -> Array:
    return part.reshape(-1, part.shape[-1])


def _rows(parts: list[Array], some: Array) -> tuple[Array, Array, Array, Array]:
    x, allowed, q, before = (part[some] for part in parts)
    return x, allowed, q, before


def _batches(order: Array, size: int) -> Iterator[Array]:
    for at in range(0, len(order), size):
        yield order[at : at + size]
