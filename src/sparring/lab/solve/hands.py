"""Hands as numbers: every hand there can be, how it changes, and how likely two of them are.

Cards are dealt and drawn from one pack, so two hands are not independent. But in whatever order all
cards so far came out of the pack, it is as likely as any other order of the same cards. So the
chance of a history is a product of three numbers: in how many ways this seat can have got its hand,
in how many the other, and `odds`, which knows of both hands and the pile, and of no order. The
first two are counted on the way (`changes`), the third is applied where a round ends. That is
exact, and needs no list of who drew what when.

A hand, or the pile, is the count of its cards by value. Nothing here knows of moves.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, perm, prod
from typing import NamedTuple

Hand = tuple[int, ...]


@cache
def hands(values: int, cards: int) -> tuple[Hand, ...]:
    """All hands of so many cards."""
    return tuple(
        tuple(hand.count(value) for value in range(values))
        for hand in combinations_with_replacement(range(values), cards)
    )


@cache
def left(pile: Hand, copies: int, cards: int) -> tuple[Hand, ...]:
    """Those that can be held when the pile is played. A hand's number is its place here."""
    return tuple(hand for hand in hands(len(pile), cards) if max(plus(hand, pile)) <= copies)


def orders(hand: Hand) -> int:
    """In how many orders these cards can come."""
    return factorial(sum(hand)) // prod(map(factorial, hand))


def plus(one: Hand, other: Hand) -> Hand:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Hand, other: Hand) -> Hand:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def odds(out: Hand, copies: int) -> float:
    """How likely these cards come out of a full pack, in one certain order."""
    return prod(perm(copies, cards) for cards in out) / perm(copies * len(out), sum(out))


class Change(NamedTuple):
    """From one hand to another, by number, and in how many orders the cards may be drawn."""

    before: int
    after: int
    orders: int


@cache
def changes(
    before: tuple[Hand, ...], spent: Hand, drawn: int, after: tuple[Hand, ...]
) -> tuple[Change, ...]:
    """What becomes of each of these hands if it spends these cards, then draws so many."""
    numbers = {hand: n for n, hand in enumerate(after)}
    ways = (
        (n, plus(minus(hand, spent), drew), orders(drew))
        for n, hand in enumerate(before)
        if min(minus(hand, spent)) >= 0
        for drew in hands(len(spent), drawn)
    )
    return tuple(Change(n, numbers[hand], ways) for n, hand, ways in ways if hand in numbers)
