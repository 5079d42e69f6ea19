"""The tree of a fight: which cards can go into training, and in which order they can be played.

A fighter knows its four training cards and whatever has been revealed. What is left of them after a
card or two is all that still matters, so that the nodes are few:

    four   the training cards, before the first round
    three  after a card of one's own, for each first card of the other
    two    after two cards, for each two cards of the other

Who has but three fight cards trains them with a blank, that is never played. Values count from 0
here. Nothing here knows what a fight is worth, or how it is fought well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np

from ..games.knock_out.fight import steps_back, verdict
from ..games.knock_out.state import HAND, LEAST, ROUNDS, VALUES, Ending

BLANK = VALUES

# How a fight can end, for those whom it pays: a K.O. of either in round 1, 2 or 3, or on points.
BLUE_OUT, RED_OUT = 0, ROUNDS
RED_AHEAD, BLUE_AHEAD = 2 * ROUNDS, 2 * ROUNDS + 1
ENDS = 2 * ROUNDS + 2
ONGOING = -1

Pool = tuple[int, ...]  # cards by value, from the ones to the fives


class Side(NamedTuple):
    """All that one fighter may do. A node of two cards holds `low` and `high`; see `alone`."""

    fours: Any  # the training sets, each as counts by value
    to_three: Any  # [four, card]: the node that this card leads to, or -1
    above_three: Any  # [three]: its four, and the card played since
    to_two: Any  # [three, card]
    above_two: Any  # [two]: its three, the two cards played, and the low and high card left
    alone: Any  # [two]: whether there is only one card to choose


class Ring(NamedTuple):
    """How a fight ends by the cards played, with so many steps to K.O.; ONGOING if it does not.

    Cards are numbered in pairs: twice five values make 25.
    """

    first: Any  # [red, blue]
    second: Any  # [red's two, blue's two]
    third: Any  # [red's two, blue's two, red's third, blue's third]


@lru_cache(4096)
def side(pool: Pool) -> Side:
    """What a fighter with these fight cards may do."""
    fours = list(_fours(pool))
    threes = [(four, card) for four in range(len(fours)) for card in _playable(fours[four])]
    to_three = np.full((len(fours), VALUES), -1)
    for node, (four, card) in enumerate(threes):
        to_three[four, card] = node
    to_two = np.full((len(threes), VALUES), -1)
    above_two: list[tuple[int, ...]] = []
    for node, (four, first) in enumerate(threes):
        left = _without(fours[four], first)
        for second in _playable(left):
            to_two[node, second] = len(above_two)
            above_two.append((node, first, second, *_without(left, second)))
    alone = [high in (low, BLANK) for *_, low, high in above_two]
    return Side(
        np.array([_counts(cards) for cards in fours]),
        to_three,
        np.array(threes),
        to_two,
        np.array(above_two),
        np.array(alone),
    )


def _fours(pool: Pool) -> Iterator[tuple[int, ...]]:
    """Every set of four that can go into training."""
    if sum(pool) == LEAST:
        yield (*(card for card in range(VALUES) for _ in range(pool[card])), BLANK)
        return
    for cards in combinations_with_replacement(range(VALUES), HAND):
        if all(cards.count(card) <= pool[card] for card in cards):
            yield cards


def _playable(cards: Sequence[int]) -> list[int]:
    return sorted({card for card in cards if card != BLANK})


def _without(cards: Sequence[int], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def _counts(cards: Sequence[int]) -> list[int]:
    return [cards.count(card) for card in range(VALUES)]


@lru_cache(64)
def ring(red_room: int, blue_room: int) -> Ring:
    """Every way to play three cards against three."""
    both = VALUES * VALUES
    first = np.full((VALUES, VALUES), ONGOING)
    second = np.full((both, both), ONGOING)
    third = np.full((both, both, VALUES, VALUES), ONGOING)
    rooms = (red_room, blue_room)
    for red in range(VALUES):
        for blue in range(VALUES):
            back = _after((0, 0), red, blue, rooms)
            first[red, blue] = _end(1, back, rooms)
            if first[red, blue] == ONGOING:
                _go_on(second, third, (red, blue, back), rooms)
    return Ring(first, second, third)


def _go_on(second: Any, third: Any, so_far: Any, rooms: tuple[int, int]) -> None:
    """Fill in all that can follow a first round."""
    red, blue, before = so_far
    for r in range(VALUES):
        for b in range(VALUES):
            at = red * VALUES + r, blue * VALUES + b
            back = _after(before, r, b, rooms)
            second[at] = _end(2, back, rooms)
            if second[at] == ONGOING:
                third[at] = [
                    [_end(3, _after(back, x, y, rooms), rooms) for y in range(VALUES)]
                    for x in range(VALUES)
                ]


def _after(back: tuple[int, int], red: int, blue: int, rooms: tuple[int, int]) -> tuple[int, int]:
    return (
        min(back[0] + steps_back(red + 1, blue + 1), rooms[0]),
        min(back[1] + steps_back(blue + 1, red + 1), rooms[1]),
    )


def _end(rounds: int, back: tuple[int, int], rooms: tuple[int, int]) -> int:
    ending = verdict(rounds, back[0], rooms[0], back[1], rooms[1])
    if ending == Ending.KO_OF_DEFENDER:
        return BLUE_OUT + rounds - 1
    if ending == Ending.KO_OF_CHALLENGER:
        return RED_OUT + rounds - 1
    if not ending:
        return ONGOING
    return RED_AHEAD if ending == Ending.POINTS_TO_CHALLENGER else BLUE_AHEAD
