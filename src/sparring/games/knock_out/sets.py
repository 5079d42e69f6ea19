"""The sets of three or four fight cards that can go into training (2.3), as tables.

Nothing here knows of a table or a hand.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from .state import HAND, LEAST, VALUES

# Every set of three cards, then every set of four.
_SETS = tuple(
    cards
    for size in (LEAST, HAND)
    for cards in combinations_with_replacement(range(1, VALUES + 1), size)
)
SIZES = tuple(len(cards) for cards in _SETS)
COUNTS = tuple(tuple(cards.count(value) for value in range(VALUES + 1)) for cards in _SETS)
DIGITS = tuple(int("".join(map(str, cards))) for cards in _SETS)  # 1, 2, 4, 5 is 1245
FOURS = SIZES.index(HAND)
