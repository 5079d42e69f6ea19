"""What both drawings ask of a Sight: who is to act, which cards can be seen.

Nothing here draws.
"""

from __future__ import annotations

from .state import BETTING, CHALLENGING, DONE, TRAINING, VALUES, Corner, Sight

ACTS, WON, WAITS = "▸", "★", " "
TROPHY, STEAK = "♛", "♨"
MULTIPLES = ("", "×2", "×3")  # of the titles


def mark(sight: Sight, seat: int) -> str:
    """Who is to act; at the end, who has won."""
    if sight.phase == DONE:
        return WON if sight.manager[seat].cash == best(sight) else WAITS
    if sight.phase in (CHALLENGING, BETTING):
        return ACTS if sight.turn == seat else WAITS
    return ACTS if any(owes(sight, c) and c.seat == seat for c in sight.fight.corner) else WAITS


def best(sight: Sight) -> int:
    return max(sight.manager[seat].cash for seat in range(sight.settings.players))


def owes(sight: Sight, corner: Corner) -> bool:
    """Whether this fighter's sealed choice is awaited."""
    if sight.phase == TRAINING:
        return not corner.trained
    return bool(corner.trained) and not corner.sealed and sight.phase > BETTING


def resting(sight: Sight, number: int) -> str:
    return {sight.trophy: TROPHY, sight.steak: STEAK}.get(number, "")


def held(sight: Sight, c: int) -> list[int]:
    """This corner's training cards but for the sealed one; 0 is one whose face can't be seen."""
    corner, own = sight.fight.corner[c], sight.hand
    if corner.seat != sight.seat:
        return [0] * (corner.trained - corner.sealed)
    return [v for v in range(1, VALUES + 1) for _ in range(own.training[v] - (own.card == v))]
