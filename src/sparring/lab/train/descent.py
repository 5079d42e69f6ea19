"""One step of learning from a batch of decisions. Nothing here knows where they come from."""

from __future__ import annotations

import numpy as np

from ...bots.net import Array, chances
from .mlp import Learner
from .recipe import Heat, Recipe

LITTLE = 1e-8


def descend(
    policy: Learner,
    batch: tuple[Array, Array, Array, Array],
    recipe: Recipe,
    heat: Heat,
) -> float:
    """All-action magnetic mirror descent; returns the mean entropy.

    The loss of a decision is minus the value of its actions as often as they are played, and two
    pulls: KL to the last policy, times `anchor`, and KL to the uniform one, times `magnet`.
    """
    x, allowed, q, before = batch
    through = policy.forwards(x)
    often = chances(through[-1], allowed)
    log = np.log(often + LITTLE)
    slope = heat.magnet * log - q
    slope += recipe.anchor * (log - np.log(before + LITTLE))
    slope -= (often * slope).sum(axis=1, keepdims=True)
    slope *= often
    slope *= 1 / len(x)
    policy.backwards(through, slope)
    policy.step(heat.rate, recipe.keep)
    return float(-(often * log).sum(axis=1).mean())


def appraise(critic: Learner, z: Array, targets: Array, recipe: Recipe, heat: Heat) -> float:
    """Least squares towards the targets; returns the mean square that is left."""
    through = critic.forwards(z)
    error = through[-1][:, 0] - targets
    critic.backwards(through, (error * (2 / len(z)))[:, None])
    critic.step(heat.critic_rate, recipe.keep)
    return float((error * error).mean())
