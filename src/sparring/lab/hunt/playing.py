"""The hunter as a bot: it sees its Sight, and what it believes of the other's hand.

It believes that the other plays as the net does. Nothing here learns.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan
from pathlib import Path

import numpy as np

from ...bots import Budget, Choose, net
from ...bots.contract import Opinion, pick
from ...bots.en_garde_belief import Belief, counted
from ...bots.en_garde_eyes import INPUTS
from ...bots.en_garde_net import see_row, weights
from ...bots.en_garde_score import stake
from ...compiled import bound, row
from ...games import catalogue
from ...games.en_garde import rules
from ...games.en_garde.pieces import Sight
from .hunting import told, weights_in


def hunter(folder: Path) -> Choose:
    """The hunter that was trained into this folder."""
    policy = net.read(weights_in(folder)).policy

    def choose(sight: Sight, legal: Sequence[int], budget: Budget, /) -> int:
        stakes = np.array([stake(sight)], np.float32)
        prey = weights(sight.settings.rules).policy
        belief = Belief(sight, stakes, prey)
        belief.hear(budget.heard)
        if not belief.fits(sight):
            belief = counted(sight, stakes, prey)
        x = np.zeros((1, INPUTS), np.float32)
        bound(catalogue.game("en-garde"), see_row)(row(sight), stakes, x[0])
        likely = belief.likely / belief.likely.sum()
        allowed = np.zeros((1, rules.ACTIONS), np.bool_)
        allowed[0, list(legal)] = True
        seen = np.concatenate([x, told(likely[None])], axis=1)
        often = net.chances(policy(seen), allowed)[0]
        return pick([Opinion(a, nan, inf, float(often[a])) for a in legal], budget)

    return choose
