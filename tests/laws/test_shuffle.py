"""Shuffles are even: chi-square over opening hands, from committed and from seeded chance.

The seeds are fixed, so these tests can't fail by bad luck; the bounds leave one run in a million.
"""

from collections import Counter
from collections.abc import Callable
from math import comb, prod

import numpy as np
import pytest

from sparring import compiled
from sparring.chance import Chance, Committed, Seeded
from sparring.games import catalogue
from sparring.match import Match

GAME = catalogue.game("en-garde")
HANDS = 4000
Hand = tuple[int, ...]  # how many of each value


def committed(number: int) -> Chance:
    return Committed(number.to_bytes(32, "big"), [b"left", b"right"])


def seeded(number: int) -> Chance:
    return Seeded(number)


def opening_hands(source: Callable[[int], Chance]) -> list[Hand]:
    """Both fencers' first five cards, in so many rounds."""
    hands = []
    for number in range(HANDS // 2):
        state = Match(GAME, source(number)).state
        hands += [tuple(fencer.hand[1:]) for fencer in state.fencer]
    return hands


def compiled_hands() -> list[Hand]:
    laws, random = compiled.life(GAME), np.array([1], np.uint64)
    below = compiled.bound(GAME, compiled.pick_below)
    blank = compiled.row(GAME.set_up())
    weights = np.zeros(GAME.laws.OUTCOMES, np.int64)
    hands: list[Hand] = []
    while len(hands) < HANDS:
        row = blank.copy()[0]
        for _ in range(11):
            pick = int(below(random, laws.odds(row, weights)))
            laws.draw(row, int(np.searchsorted(weights.cumsum(), pick, "right")), 0)
        hands += [tuple(fencer["hand"][1:].tolist()) for fencer in row["fencer"]]
    return hands


SOURCES = {
    "committed": lambda: opening_hands(committed),
    "seeded": lambda: opening_hands(seeded),
    "compiled": compiled_hands,
}


@pytest.fixture(scope="module", params=SOURCES)
def hands(request: pytest.FixtureRequest) -> list[Hand]:
    found: list[Hand] = SOURCES[request.param]()
    return found


def chi_square(seen: Counter[Hand], expected: dict[Hand, float]) -> float:
    assert set(seen) <= set(expected)
    return sum((seen[key] - mean) ** 2 / mean for key, mean in expected.items())


def kinds() -> dict[Hand, int]:
    """How many of the 53,130 hands have so many of the most frequent value, of the next, ..."""
    ways: Counter[Hand] = Counter()
    for hand in np.ndindex(6, 6, 6, 6, 6):
        if sum(hand) == 5:
            ways[tuple(sorted(hand, reverse=True))] += prod(comb(5, n) for n in hand)
    return ways


def test_there_are_53130_hands_and_18_83_per_cent_have_three_or_more_alike() -> None:
    ways = kinds()
    assert sum(ways.values()) == comb(25, 5) == 53_130
    assert sum(n for kind, n in ways.items() if kind[0] >= 3) == 10_005
    assert round(100 * 10_005 / 53_130, 2) == 18.83


def test_three_or_more_are_alike_as_often_as_they_should(hands: list[Hand]) -> None:
    share = sum(max(hand) >= 3 for hand in hands) / HANDS
    assert share == pytest.approx(0.1883, abs=5 * (0.1883 * 0.8117 / HANDS) ** 0.5)


def test_hands_of_each_kind_are_as_frequent_as_they_should(hands: list[Hand]) -> None:
    expected = {kind: HANDS * n / comb(25, 5) for kind, n in kinds().items() if n > 100}
    seen = Counter(tuple(sorted(hand, reverse=True)) for hand in hands)
    rare = (5, 0, 0, 0, 0)  # five hands of 53,130: too few to expect any number of them
    assert seen.pop(rare, 0) < 8
    assert chi_square(seen, expected) < 36  # five degrees of freedom


def test_every_value_comes_as_often(hands: list[Hand]) -> None:
    seen = Counter[Hand]({(value,): sum(hand[value] for hand in hands) for value in range(5)})
    expected: dict[Hand, float] = {(value,): HANDS for value in range(5)}
    assert chi_square(seen, expected) < 33  # four degrees of freedom, and less spread than that


def test_orders_of_the_first_cards_are_even() -> None:
    """Which three cards come first: 5 × 5 × 5 cells, by what is left in the pack."""
    seen: Counter[Hand] = Counter()
    for number in range(HANDS):
        match = Match(GAME, committed(number))
        seen[tuple(step.number for step in match.steps[1:4])] += 1
    expected: dict[Hand, float] = {
        (a, b, c): HANDS * 5 * (5 - (b == a)) * (5 - (c == a) - (c == b)) / (25 * 24 * 23)
        for a in range(5)
        for b in range(5)
        for c in range(5)
    }
    assert sum(expected.values()) == pytest.approx(HANDS)
    assert chi_square(seen, expected) < 213  # 124 degrees of freedom
