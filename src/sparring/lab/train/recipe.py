"""The numbers of a training, and how they change while it goes on."""

from __future__ import annotations

from dataclasses import dataclass

HIDDEN = (256, 128)


@dataclass(frozen=True)
class Recipe:
    episodes: int = 512  # at once
    stretch: int = 16  # steps of each, then something is learnt
    batch: int = 512  # decisions that are learnt from at once
    trace: float = 0.8  # how far a result is believed over what the critic says on the way
    rate: tuple[float, float] = (1e-3, 5e-5)  # of the policy's learning, at first and at last
    critic_rate: tuple[float, float] = (1e-3, 5e-5)
    magnet: tuple[float, float] = (0.1, 0.006)  # the pull towards playing everything equally often
    anchor: float = 0.3  # the pull towards the last policy
    keep: float = 0.9995  # of the average, at each step


# For nets that have been trained before: warm enough to leave where they are stuck, and colder in
# the end.
AGAIN = Recipe(rate=(4e-4, 2e-5), critic_rate=(4e-4, 2e-5), magnet=(0.015, 0.002), keep=0.9998)


@dataclass(frozen=True)
class Heat:
    """The numbers of one moment."""

    rate: float
    critic_rate: float
    magnet: float


def heat(recipe: Recipe, share: float) -> Heat:
    """How a training goes on when so much of it is over: in equal ratios."""
    share = min(max(share, 0.0), 1.0)

    def between(ends: tuple[float, float]) -> float:
        return float(ends[0] * (ends[1] / ends[0]) ** share)

    return Heat(between(recipe.rate), between(recipe.critic_rate), between(recipe.magnet))
