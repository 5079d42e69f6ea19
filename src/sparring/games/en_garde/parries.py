"""The parries of several values that the option `parry` = same total allows (3.3).

A parry of n cards must add up to n times the value of the attack; those of one value only are
the ordinary parry, so they are not in these tables. Nothing here knows of a table or a hand.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

_SETS = tuple(
    cards
    for length in range(2, 6)
    for cards in combinations_with_replacement(range(1, 6), length)
    if sum(cards) % length == 0 and len(set(cards)) > 1
)

MIXES = len(_SETS)
LENGTHS = tuple(len(cards) for cards in _SETS)
SUMS = tuple(sum(cards) for cards in _SETS)
CARDS = tuple(tuple(cards.count(value) for value in range(6)) for cards in _SETS)
