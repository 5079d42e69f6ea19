"""What a round is for: how likely each fencer wins the match, at each score.

Between equal fencers only the score matters, and who starts: the starter wins and draws a round as
often as the nets do against themselves. From that follows what a draw is worth against a hit won
(1) and a hit lost (-1). Nothing here knows of cards.
"""

from __future__ import annotations

from functools import cache

from ..games.en_garde.pieces import ADVANCED, BASIC, CLASSIC, Sight

# How a round ends for its starter: won, drawn. The nets against themselves, over 20,000 rounds
# (`lab.train.trial.against_itself`); classic over 4,000, shortly before its training ended.
ROUNDS = {BASIC: (0.530, 0.018), CLASSIC: (0.556, 0.013), ADVANCED: (0.536, 0.024)}


def stake(sight: Sight) -> float:
    """What a draw is worth to the left fencer."""
    s = sight.settings
    return draw_worth(s.rules, s.hits - sight.hits[0], s.hits - sight.hits[1], starts(sight, 0))


def starts(sight: Sight, seat: int) -> bool:
    """Whether this seat started the round."""
    return (sight.first == seat) == (sight.round % 2 == 1)


@cache
def draw_worth(rules: int, mine: int, theirs: int, first: bool) -> float:  # noqa: FBT001
    """What a draw is worth to a fencer who needs `mine` more hits, and who started or not."""
    won, lost = (
        chance(rules, mine - 1, theirs, not first),
        chance(rules, mine, theirs - 1, not first),
    )
    return 2 * (chance(rules, mine, theirs, not first) - lost) / (won - lost) - 1


@cache
def chance(rules: int, mine: int, theirs: int, first: bool) -> float:  # noqa: FBT001
    """The chance of a fencer who needs `mine` more hits, against one who needs `theirs`.

    A draw leaves the score as it is, and the other starts: two equations, solved.
    """
    if mine == 0 or theirs == 0:
        return float(mine == 0)
    win, draw = ROUNDS[rules]
    lose = 1 - win - draw
    starter, second = (
        won * chance(rules, mine - 1, theirs, after) + lost * chance(rules, mine, theirs - 1, after)
        for won, lost, after in ((win, lose, False), (lose, win, True))
    )
    mean = (starter + draw * second) / (1 - draw * draw)
    return mean if first else second + draw * mean


def match_worth(sight: Sight, worth: float) -> float:
    """The chance to win the match, if the round is worth so much to the seat: -1 is a hit lost."""
    rules, first = sight.settings.rules, starts(sight, sight.seat)
    mine, theirs = (sight.settings.hits - sight.hits[p] for p in (sight.seat, 1 - sight.seat))
    won = chance(rules, mine - 1, theirs, not first)
    lost = chance(rules, mine, theirs - 1, not first)
    return lost + (won - lost) * (worth + 1) / 2
