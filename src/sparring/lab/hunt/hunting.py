"""An exploiter that is trained: self-play in which one fencer learns, and the other stays as it is.

The hunter sees what its seat sees, and what it believes of the other's hand, exactly; it begins as
the net that it hunts, and learns by the method of `lab/train` with next to no pull towards variety.
The other is a net that is asked, and never learns. Nothing here knows how the hunter plays in the
arena: that is `reading`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...bots import net, trying
from ...bots.en_garde_belief import HANDS
from ...bots.net import Array, Net, Pair, chances
from ..train import playing
from ..train.descent import appraise, descend
from ..train.mlp import Learner
from ..train.recipe import HIDDEN, Recipe, heat
from ..train.selfplay import Selfplay
from ..train.subject import Subject
from ..train.trainer import note
from . import believing

NAME = "hunter"
SAID = 20.0  # seconds between lines of the log
RECIPE = Recipe(
    rate=(1e-3, 3e-4),
    critic_rate=(5e-4, 1e-4),
    magnet=(2e-3, 2e-4),
    anchor=0.05,
    keep=0.999,
    episodes=256,
)

# What a hunter is told of its belief: how likely the other holds at least so many of each value.
AT_LEAST = np.stack([HANDS[:, v] >= n for v in range(1, 6) for n in range(1, 6)], 1) * 1.0
BELIEVED = AT_LEAST.shape[1]
PRIVATE = 65  # inputs of a policy that the hand decides; the others are public


def weights_in(folder: Path) -> Path:
    return folder / f"{NAME}.npz"


def told(likely: Array) -> Array:
    shares: Array = (likely @ AT_LEAST).astype(np.float32)
    return shares


class Hunt(Selfplay):
    """Episodes in which the hunter has one seat and the net another, in turns."""

    def __init__(self, subject: Subject, recipe: Recipe, random: Array, prey: Net) -> None:
        super().__init__(subject, recipe, random)
        many, steps = recipe.episodes, recipe.stretch
        sees, knows = subject.eyes.INPUTS, subject.eyes.REVEALED
        self.prey = prey
        self.seen = np.zeros((many, sees), np.float32)
        self.x = np.zeros((steps + 1, many, sees + BELIEVED), np.float32)
        self.z = np.zeros((steps, many, knows + 1), np.float32)
        self.mine = np.arange(many) % 2
        self.likely = np.zeros((many, len(HANDS)))
        self.hers = np.zeros((steps, many), np.bool_)  # whether the hunter acted
        self.which = np.zeros((many, len(HANDS)), np.int64)
        self.own = np.zeros(many, np.int64)
        room = many * 126
        self.worlds = np.zeros((room, sees), np.float32)
        self.could = np.zeros((room, subject.actions), np.bool_)
        self.would = np.zeros((room, subject.actions), np.float32)
        self.owner = np.zeros(room, np.int64)
        table = (*self._table(0), self.mine)
        self._call(believing.begin_all, table, self.likely, subject.blanks, random)

    def _value(self, step: int, policy: Net, critic: Net) -> None:
        x, allowed, table = self.x[step], self.allowed[step], self._table(step)
        self._call(trying.observe, table, self.sights, self.seen, allowed)
        sees = self.seen.shape[1]
        x[:, :sees], x[:, sees:] = self.seen, told(self.likely)
        self.often[step] = chances(policy(x), allowed)
        self._ask((*table, self.mine))
        hers = self.own < 0
        if step < len(self.hers):
            self.hers[step] = hers
        self.often[step][~hers] = self.would[self.own[~hers]]
        tried = (self.q[step], self.rows, self.successors)
        count = self._call(trying.branch, table, self.spare, allowed, *tried)
        self.sides = np.repeat(hers, allowed.sum(axis=1))[self.rows[allowed] >= 0]
        valued = critic(np.column_stack([self.successors[:count], self.sides]))[:, 0]
        self._call(trying.fill, self.q[step], self.rows, valued)

    def _ask(self, table: Any) -> None:
        """How often the prey would do what, with each hand that it may hold."""
        spares, found = (self.spare, self.sights), (self.worlds, self.could, self.owner)
        count = self._call(believing.imagine, table, self.likely, spares, self.which, found)
        self._call(believing.own_rows, table, self.which, self.own)
        if count:
            logits = shared(self.prey, self.worlds[:count], self.owner[:count])
            self.would[:count] = chances(logits, self.could[:count])

    def _advance(self, step: int) -> None:
        self._call(playing.choose, self.often[step], self.random, self.actions)
        row = self.rows[np.arange(len(self.rows)), self.actions]
        self.unclear[step] = row >= 0
        self.z[step, :, :-1] = self.successors[row]
        self.z[step, :, -1] = self.hers[step]
        table = (*self._table(step), self.mine)
        doings = (self.actions, self.ends[step], self.which, self.would, self.could)
        self._call(believing.advance, table, self.likely, doings, self.subject.blanks, self.random)


def shared(policy: Net, x: Array, owner: Array) -> Array:
    """What the net answers to rows of which all of one owner differ in the hand alone."""
    (weight, bias), *others = policy.layers
    first = np.flatnonzero(np.diff(owner, prepend=-1))
    public = x[first, PRIVATE:] @ weight[PRIVATE:] + bias
    hidden = np.ascontiguousarray(x[:, :PRIVATE]) @ weight[:PRIVATE]
    hidden += public[np.cumsum(np.diff(owner, prepend=-1) != 0) - 1]
    return Net(tuple(others))(np.maximum(hidden, 0, out=hidden))


@dataclass
class Hunting:
    """A whole training: log, checkpoints of weights; it ends when its minutes do."""

    subject: Subject
    folder: Path
    minutes: float
    prey: Pair
    seed: int = 0
    recipe: Recipe = RECIPE

    def __post_init__(self) -> None:
        self.dice = np.random.default_rng(self.seed)
        self.policy = grown(self.prey.policy, BELIEVED, self.dice)
        self.critic = grown(self.prey.critic, 1, self.dice)
        self.seconds = 0.0
        if self.checkpoint.exists():
            self.recall()

    def run(self) -> Iterator[float]:
        """Learn until the minutes of this process are over; yields how much of it is done."""
        random = self.dice.integers(1 << 63, size=1, dtype=np.uint64)
        play = Hunt(self.subject, self.recipe, random, self.prey.policy)
        play.play(self.policy.net, self.critic.net)  # what must be compiled is, before time counts
        total, said, ended = self.minutes * 60, self.seconds, []
        while self.seconds < total:
            begun = time.process_time()
            figures = self._stretch(play, self.seconds / total)
            self.seconds += time.process_time() - begun
            worth = np.where(play.hers, play.ends, -play.ends)
            ended.append(worth[~np.isnan(worth)])
            if self.seconds - said > SAID or self.seconds >= total:
                said = self.seconds
                self._say(figures, np.concatenate(ended))
                self.save()
                ended = []
            yield min(1.0, self.seconds / total)

    def _say(self, figures: dict[str, float], worth: Array) -> None:
        line = {"minutes": self.seconds / 60, **figures, "episodes": len(worth)}
        line["score"] = (1 + worth.mean()) / 2
        note(self.folder, {k: float(f"{v:.4g}") for k, v in line.items()})

    def save(self) -> None:
        """What is needed to go on, whole or not at all, and the nets."""
        kept = {f"policy_{k}": v for k, v in self.policy.memory().items()}
        kept |= {f"critic_{k}": v for k, v in self.critic.memory().items()}
        kept |= {"seconds": np.array(self.seconds)}
        new = self.checkpoint.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **kept)  # type: ignore[arg-type]  # its stubs see allow_pickle here
        new.replace(self.checkpoint)
        net.save(weights_in(self.folder), self.policy.averaged, self.critic.averaged)

    def recall(self) -> None:
        with np.load(self.checkpoint) as kept:
            for who, part in (("policy", self.policy), ("critic", self.critic)):
                part.recall({k: kept[f"{who}_{k}"] for k in part.memory()})
            self.seconds = float(kept["seconds"])
        self.dice = np.random.default_rng([self.seed, int(self.seconds)])

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def _stretch(self, play: Hunt, share: float) -> dict[str, Any]:
        recipe, now = self.recipe, heat(self.recipe, share)
        play.play(self.policy.net, self.critic.net)
        steps = recipe.stretch
        seen = [part[:steps][play.hers] for part in (play.x, play.allowed, play.q, play.often)]
        z, targets = play.z[play.unclear], play.targets()[play.unclear]
        entropy = [
            descend(self.policy, _four([part[some] for part in seen]), recipe, now)
            for some in _batches(self.dice.permutation(len(seen[0])), recipe.batch)
        ]
        errors = [
            appraise(self.critic, z[some], targets[some], recipe, now)
            for some in _batches(self.dice.permutation(len(z)), recipe.batch)
        ]
        found = {"entropy": float(np.mean(entropy)), "error": float(np.mean(errors))}
        return found | asdict(now)


def _four(parts: list[Array]) -> tuple[Array, Array, Array, Array]:
    x, allowed, q, before = parts
    return x, allowed, q, before


def _batches(order: Array, size: int) -> Iterator[Array]:
    for at in range(0, len(order), size):
        yield order[at : at + size]


def grown(known: Net, more: int, dice: np.random.Generator) -> Learner:
    """A net that answers as this one does, and has so many inputs more."""
    sees, gives = len(known.layers[0][0]), known.layers[-1][0].shape[1]
    learner = Learner((sees + more, *HIDDEN, gives), dice)
    for (weight, bias), (from_weight, from_bias) in zip(learner.layers, known.layers, strict=True):
        weight[:] = 0.0
        weight[: len(from_weight)] = from_weight
        bias[:] = from_bias
    learner.average[:] = learner.weights
    return learner
