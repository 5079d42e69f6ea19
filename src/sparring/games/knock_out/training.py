"""Training: each fighter secretly takes up to four fight cards into the fight (2.3).

Nothing here knows of rounds or bets.
"""

from __future__ import annotations

from ..contract import Told, whisper
from .sets import COUNTS, DIGITS, FOURS, SIZES
from .state import BETTING, DECK, HAND, SETS, TRAIN, VALUES, Event, State, corner_of


def stock(s: State, seat: int, value: int) -> int:
    """Fight cards of this value not played yet, those in training included."""
    return DECK[value] - s.manager[seat].revealed[value]


def trainings(s: State, seat: int, moves: list[int]) -> int:
    """Every set of min(4, cards left) of one's cards."""
    whole = s.manager[seat].cards >= HAND
    n = 0
    for chosen in range(FOURS if whole else 0, SETS if whole else FOURS):
        if has(s, seat, chosen):
            moves[n] = TRAIN + chosen
            n += 1
    return n


def has(s: State, seat: int, chosen: int) -> bool:
    for v in range(1, VALUES + 1):
        if COUNTS[chosen][v] > stock(s, seat, v):
            return False
    return True


def train(s: State, seat: int, action: int, told: Told) -> None:
    """That the choice is made is public, what it is is not."""
    c = corner_of(s, seat)
    chosen = action - TRAIN
    for v in range(1, VALUES + 1):
        s.hand[c].training[v] = COUNTS[chosen][v]
    s.fight.corner[c].trained = SIZES[chosen]
    whisper(told, Event.TRAINED, seat, DIGITS[chosen], 0)
    if s.fight.corner[1 - c].trained:
        s.phase = BETTING
        s.turn = s.fight.corner[0].seat
