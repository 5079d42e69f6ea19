"""What goes into training, where few fight cards are left: the whole fight is solved.

One set is best if it alone loses nothing against the best answer, and every other is worth less
against what the other fighter does in the solution. Nothing here knows of bets.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...games.knock_out.state import BLUE, RED, TRAIN, VALUES, Sight
from .contract import Finding
from .knock_out_bets import terms
from .knock_out_rounds import corner_of

CLEAR, SLACK = 0.08, 0.005
FEW = 6  # cards of one's own
SWEEPS, ENOUGH, MOST = 1000, 1e-4, 20_000


def is_small(sight: Sight) -> bool:
    return bool(sight.manager[sight.seat].cards <= FEW)


def prove(sight: Sight, legal: Sequence[int]) -> Finding | None:
    from ...games.knock_out.sets import COUNTS

    me = corner_of(sight)
    most, least = solved(terms(sight))[me]
    values = {}
    for action in legal:
        counts = COUNTS[action - TRAIN]
        four = tuple(counts[v] for v in range(1, VALUES + 1))
        values[action] = (least[four], max(least[four], most[four]))
    best, *others = sorted(legal, key=lambda action: -values[action][0])
    by = values[best][0] - max(values[other][1] for other in others)
    if by < CLEAR:
        return None
    proof = {"method": "fight-solved", "sets": len(legal)}
    ranked = {best: values[best]} | {action: values[action] for action in others}
    return Finding("training", best, ranked, by, 3, ("2.3", "2.7"), proof, SLACK)


@lru_cache(256)
def solved(of: Any) -> tuple[Any, Any]:
    """For both corners, what each set wins at most and at least, from -1 to 1."""
    from ...bots import knock_out_fights as fights

    course, off = fights.begin(of), 1.0
    while off > ENOUGH and course.swept < MOST:
        fights.go_on(course, fights.Stakes(), SWEEPS)
        both = fights.plans(course)
        off = fights.exploitability(course, both, fights.Stakes())
    return _of_corner(of, both, RED), _of_corner(of, both, BLUE)


def _of_corner(of: Any, both: Any, corner: int) -> tuple[dict[Any, float], dict[Any, float]]:
    from ...bots import knock_out_fights as fights
    from ...bots.knock_out_tree import side

    sets = [tuple(int(n) for n in four[:VALUES]) for four in side(of.pools[corner]).fours]
    at_most = fights.best_of_sets(of, both, corner)
    most = {four: 2 * float(worth) - 1 for four, worth in zip(sets, at_most, strict=True)}
    least = {
        four: 1 - 2 * float(fights.best_of_sets(of, fights.only(both, corner, n), 1 - corner).max())
        for n, four in enumerate(sets)
    }
    return most, least
