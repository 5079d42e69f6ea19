"""Nets that learn: forwards, backwards, Adam, and the average of their weights over time.

All weights are in one vector, of which the matrices are views. Why no framework does this:
docs/decisions/0040-training-in-numpy.md. Nothing here knows what is learnt.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ...bots.net import Array, Net

FORGET, FORGET_SQUARES, LITTLE = 0.9, 0.999, 1e-5  # Adam's


class Learner:
    """A net with what Adam remembers, and a slow average of its weights."""

    def __init__(self, sizes: Sequence[int], random: np.random.Generator) -> None:
        self.sizes = tuple(sizes)
        shapes = list(pairwise(sizes))
        total = sum((rows + 1) * columns for rows, columns in shapes)
        self.weights, self.average, self.gradient, self.mean, self.square, self.spare = (
            np.zeros(total, np.float32) for _ in range(6)
        )
        self.steps = 0
        self.layers, self.gradients = self._views(self.weights), self._views(self.gradient)
        for number, (weight, _) in enumerate(self.layers):
            last = number == len(self.layers) - 1
            spread = 0.1 if last else 1.4  # at first all actions are as good as each other
            weight[:] = random.normal(0, spread / np.sqrt(len(weight)), weight.shape)
        self.average[:] = self.weights

    def _views(self, vector: Array) -> list[tuple[Array, Array]]:
        views, at = [], 0
        for rows, columns in pairwise(self.sizes):
            weight = vector[at : at + rows * columns].reshape(rows, columns)
            at += rows * columns
            views.append((weight, vector[at : at + columns]))
            at += columns
        return views

    @property
    def net(self) -> Net:
        """As it is now; it changes with the weights."""
        return Net(tuple(self.layers))

    @property
    def averaged(self) -> Net:
        return Net(tuple(self._views(self.average)))

    def take(self, net: Net) -> None:
        """Its weights; ValueError if it is not of this shape."""
        if [weight.shape for weight, _ in net.layers] != [w.shape for w, _ in self.layers]:
            raise ValueError("these weights are of other nets")
        for ours, theirs in zip(self.layers, net.layers, strict=True):
            ours[0][:], ours[1][:] = theirs
        self.average[:] = self.weights

    def forwards(self, x: Array) -> list[Array]:
        """What goes into each layer, and the answer."""
        through = [x]
        for number, (weight, bias) in enumerate(self.layers):
            x = through[-1] @ weight
            x += bias
            if number < len(self.layers) - 1:
                np.maximum(x, 0, out=x)
            through.append(x)
        return through

    def backwards(self, through: Sequence[Array], slope: Array) -> None:
        """The gradient of the weights, from that of the answer."""
        for number in range(len(self.layers) - 1, -1, -1):
            weight, bias = self.gradients[number]
            np.matmul(through[number].T, slope, out=weight)
            slope.sum(axis=0, out=bias)
            if number:
                slope = slope @ self.layers[number][0].T
                slope *= through[number] > 0

    def step(self, rate: float, keep: float) -> None:
        """Adam's; `keep` is how much of the average stays."""
        self.steps += 1
        spare, gradient = self.spare, self.gradient
        self.mean *= FORGET
        np.multiply(gradient, 1 - FORGET, out=spare)
        self.mean += spare
        self.square *= FORGET_SQUARES
        gradient *= gradient
        gradient *= 1 - FORGET_SQUARES
        self.square += gradient
        np.sqrt(self.square, out=spare)
        spare *= 1 / np.sqrt(1 - FORGET_SQUARES**self.steps)
        spare += LITTLE
        np.divide(self.mean, spare, out=spare)
        spare *= rate / (1 - FORGET**self.steps)
        self.weights -= spare
        np.subtract(self.weights, self.average, out=spare)
        spare *= 1 - keep
        self.average += spare

    def memory(self) -> dict[str, Array]:
        """Everything that must be kept to go on later."""
        kept = {"weights": self.weights, "average": self.average}
        return kept | {"mean": self.mean, "square": self.square, "steps": np.array(self.steps)}

    def recall(self, memory: dict[str, Array]) -> None:
        for name in ("weights", "average", "mean", "square"):
            getattr(self, name)[:] = memory[name]
        self.steps = int(memory["steps"])
