"""What a round of K.O. is worth in its match: how likely each boxer wins from any score.

A match is a walk over rounds. How one round goes between equals was counted once (ROUND), and from
the last round backwards it follows what each lead is worth. Compiled code reads the table. Nothing
here knows of cards.
"""

from __future__ import annotations

from typing import Any

STOP = 12  # points ahead that end a match (6.4)
LEADS = 8  # referee's points; more than that is as good as that
ROUNDS = 15

# How often a round between equals ends so: referee's points and points ahead; or by a K.O.
ROUND = (
    (0, 0, 0.10), (1, 1, 0.08), (1, 2, 0.12), (1, 3, 0.11), (1, 4, 0.06), (1, 6, 0.045),
    (2, 8, 0.015),
)  # fmt: skip
OUT = 0.02  # of each boxer


def _table() -> tuple[tuple[tuple[float, ...], ...], ...]:
    """By rounds to come, lead in referee's points, lead in points: from -1 to 1."""
    ways = [(d, p, often) for d, p, often in ROUND] + [(-d, -p, often) for d, p, often in ROUND]
    whole = sum(often for *_, often in ways) / (1 - 2 * OUT)
    wide, tall = 2 * LEADS + 1, 2 * STOP + 1
    last = [[float((d > LEADS) - (d < LEADS))] * tall for d in range(wide)]
    found = []
    for _ in range(ROUNDS):
        for row in last:
            row[0], row[-1] = -1.0, 1.0
        found.append(tuple(tuple(row) for row in last))
        last = [
            [
                sum(
                    often / whole
                    * last[min(max(d + more, 0), wide - 1)][min(max(p + ahead, 0), tall - 1)]
                    for more, ahead, often in ways
                )
                for p in range(tall)
            ]
            for d in range(wide)
        ]  # fmt: skip
    return tuple(found)


HOPE = _table()


def hope(rounds: int, lead: int, points: int) -> float:
    """What the match is worth with so many rounds to come, and these leads."""
    d = min(max(lead, -LEADS), LEADS) + LEADS
    p = min(max(points, -STOP), STOP) + STOP
    return HOPE[rounds][d][p]


def swing(rounds: int, lead: int, points: int) -> float:
    """How much a round won or lost changes it."""
    more, less = hope(rounds, lead + 1, points + 3), hope(rounds, lead - 1, points - 3)
    return max(0.05, (more - less) / 2)


def gain(rounds: int, lead: int, points: int, came: float) -> float:
    """What a change to `came` amounts to, in rounds won."""
    now = hope(rounds + 1, lead, points) if rounds + 1 < ROUNDS else 0.0
    worth: Any = (came - now) / swing(rounds, lead, points)
    return float(min(max(worth, -4.0), 4.0))
