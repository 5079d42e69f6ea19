"""Nets of two hidden layers, as bots use them: rows of numbers in, one row of answers out.

    net = load("en-garde-advanced")     # its two nets, `policy` and `critic`, of bots/weights
    often = chances(net.policy(x), allowed)

A file of weights holds a byte a weight, with a scale for each column. Nothing here knows what the
numbers mean, or how the weights came about: that is `lab/train`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

WEIGHTS = Path(__file__).parent / "weights"

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Net:
    """Matrices and biases, layer by layer; what is below zero between them counts as zero."""

    layers: tuple[tuple[Array, Array], ...]

    def __call__(self, x: Array) -> Array:
        for weight, bias in self.layers[:-1]:
            x = x @ weight
            x += bias
            np.maximum(x, 0, out=x)
        weight, bias = self.layers[-1]
        out: Array = x @ weight + bias
        return out


@dataclass(frozen=True, eq=False)  # known by itself, so that what follows from it can be kept
class Pair:
    """What a training leaves: who acts from what a seat may know, and who values whole tables."""

    policy: Net
    critic: Net


def chances(logits: Array, allowed: Array) -> Array:
    """How often each action is played; never one that is not allowed."""
    often = np.where(allowed, logits, -np.inf)
    often -= often.max(axis=-1, keepdims=True)
    np.exp(often, out=often)
    often /= often.sum(axis=-1, keepdims=True)
    return often


def save(path: Path, policy: Net, critic: Net) -> None:
    """Both nets in one file, a byte a weight."""
    arrays: dict[str, Array] = {}
    for name, net in (("policy", policy), ("critic", critic)):
        for number, (weight, bias) in enumerate(net.layers):
            scale = np.maximum(np.abs(weight).max(axis=0), 1e-6) / 127
            arrays[f"{name}{number}w"] = np.rint(weight / scale).astype(np.int8)
            arrays[f"{name}{number}s"] = scale.astype(np.float32)
            arrays[f"{name}{number}b"] = bias.astype(np.float32)
    with path.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]  # its stubs see allow_pickle here


@cache
def load(name: str) -> Pair:
    """The weights of this name that the package carries."""
    return read(WEIGHTS / f"{name}.npz")


def read(path: Path) -> Pair:
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    return Pair(_net("policy", arrays), _net("critic", arrays))


def _net(name: str, arrays: dict[str, Array]) -> Net:
    numbers = range(sum(key.startswith(name) for key in arrays) // 3)
    return Net(
        tuple(
            (arrays[f"{name}{n}w"] * arrays[f"{name}{n}s"], arrays[f"{name}{n}b"]) for n in numbers
        )
    )
