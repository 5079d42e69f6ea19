"""The sealed cards of a fight: the last round, and rounds where everybody can count all cards.

In the last round the other has two cards of which one is chosen: the best card does as well as
any other against every card there can be, and better against some. Where both have nothing left
but what is in training, all is known, and the rounds to come are solved from the last one back.
Nothing here knows of bets, but that winning must pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from typing import Any

from ...chance import Seeded
from ...games.knock_out import rules
from ...games.knock_out.fight import steps_back, verdict, winner
from ...games.knock_out.state import (
    BLUE,
    DECK,
    PLAY,
    RED,
    ROUNDS,
    VALUES,
    Ending,
    Sight,
    State,
)
from ...match import Match
from . import matrix
from .contract import Finding

CLEAR = 0.2
Cards = tuple[int, ...]  # by value, from the ones on
FIGHT_ENDINGS = range(Ending.KO_OF_DEFENDER, Ending.POINTS_LEVEL + 1)


def corner_of(sight: Sight) -> int:
    return RED if sight.fight.corner[RED].seat == sight.seat else BLUE


def is_plain(sight: Sight) -> bool:
    """Whether it can be proved which card is best."""
    return sight.fight.rounds == ROUNDS - 1 or all_known(sight)


def all_known(sight: Sight) -> bool:
    return all(sight.manager[corner.seat].cards == corner.trained for corner in sight.fight.corner)


def prove(sight: Sight, legal: Sequence[int]) -> Finding | None:
    if not winning_pays(sight):
        return None
    return _known(sight, legal) if all_known(sight) else _last_round(sight, legal)


def winning_pays(sight: Sight) -> bool:
    """Whether every victory leaves this seat with more money than every defeat: with its bets it
    might not."""
    me = corner_of(sight)
    paid: dict[bool, list[int]] = {True: [], False: []}
    for ending in FIGHT_ENDINGS:
        s = State()
        rules.imagine(sight, Seeded(0), s)
        s.fight.ending = ending
        rules.end_fight(s, [])
        paid[winner(ending) == me].append(s.manager[sight.seat].cash)
    return min(paid[True]) > max(paid[False])


# --- The last round. ---


def _last_round(sight: Sight, legal: Sequence[int]) -> Finding | None:
    """A card that does at least as well against every card, and mostly better."""
    if len(legal) != 2:
        return None
    pairs = _pairs(sight)
    won = {a: _against(sight, a - PLAY + 1) for a in legal}
    possible = {card for _, pair in pairs for card in pair}
    for best, other in (legal, legal[::-1]):
        if all(won[best][card] >= won[other][card] for card in possible):
            whole = sum(ways for ways, _ in pairs)
            low, high = (
                {
                    a: sum(n * pick(won[a][c] for c in pair) for n, pair in pairs) / whole
                    for a in legal
                }
                for pick in (min, max)
            )
            if low[best] - low[other] < CLEAR:
                return None
            values = {a: (low[a], high[a]) for a in (best, other)}
            proof = {"method": "every-card", "worlds": len(pairs), "actions": 1}
            by = low[best] - low[other]
            return Finding("last-round", best, values, by, 1, ("2.5", "2.6"), proof)
    return None


def _pairs(sight: Sight) -> list[tuple[int, Cards]]:
    """The two cards that the other may still have in training, and in how many ways."""
    theirs = sight.fight.corner[1 - corner_of(sight)]
    revealed = sight.manager[theirs.seat].revealed
    left = [DECK[v] - revealed[v] for v in range(VALUES + 1)]
    found = []
    for counts in product(*(range(n + 1) for n in left)):
        if sum(counts) == theirs.trained:
            cards = tuple(v for v in range(VALUES + 1) if counts[v])
            found.append((prod(map(comb, left, counts)), cards))
    return found


def _against(sight: Sight, card: int) -> dict[int, int]:
    """1 or -1 for each card of the other's: who has won then."""
    me = corner_of(sight)
    found = {}
    for theirs in range(1, VALUES + 1):
        cards = (card, theirs) if me == RED else (theirs, card)
        ending = _after(_back(sight), cards, ROUNDS, _rooms(sight))[1]
        found[theirs] = 1 if winner(ending) == me else -1
    return found


def _back(sight: Sight) -> tuple[int, int]:
    red, blue = sight.fight.corner
    return red.back, blue.back


def _rooms(sight: Sight) -> tuple[int, int]:
    red, blue = sight.fight.corner
    return red.room, blue.room


def _after(
    back: tuple[int, int], cards: tuple[int, int], rounds: int, rooms: tuple[int, int]
) -> tuple[tuple[int, int], int]:
    """How far both are back after a round, and how the fight ends, if it does."""
    red, blue = cards
    gone = (
        min(back[RED] + steps_back(red, blue), rooms[RED]),
        min(back[BLUE] + steps_back(blue, red), rooms[BLUE]),
    )
    return gone, verdict(rounds, gone[RED], rooms[RED], gone[BLUE], rooms[BLUE])


# --- All cards known. ---


def _known(sight: Sight, legal: Sequence[int]) -> Finding | None:
    """A card that alone guarantees what the fight is worth, against an answer to all others."""
    left = [_left(sight, sight.fight.corner[c].seat) for c in (RED, BLUE)]
    me, rounds = corner_of(sight), sight.fight.rounds
    table = _table(left[RED], left[BLUE], _back(sight), rounds, _rooms(sight))
    if me == BLUE:
        table = [[-worth for worth in column] for column in zip(*table, strict=True)]
    found = matrix.solve(table)
    cards = [v for v in range(VALUES) if left[me][v]]
    spans = {
        PLAY + card: (float(min(row)), float(matrix.worth_of(row, found.columns)))
        for card, row in zip(cards, table, strict=True)
    }
    best, *others = sorted(legal, key=lambda a: (spans[a][0], spans[a][1]), reverse=True)
    by = spans[best][0] - max(spans[other][1] for other in others)
    if by < CLEAR:
        return None
    values = {best: (spans[best][0], spans[best][0])} | {a: spans[a] for a in others}
    proof = {"method": "all-cards-known", "worlds": 1, "actions": ROUNDS - rounds}
    return Finding(
        "known-cards", best, values, by, ROUNDS - rounds + 1, ("1.7", "2.5", "2.6"), proof
    )


def _left(sight: Sight, seat: int) -> Cards:
    revealed = sight.manager[seat].revealed
    return tuple(DECK[v] - revealed[v] for v in range(1, VALUES + 1))


def _table(red: Cards, blue: Cards, back: Any, rounds: int, rooms: Any) -> list[list[Fraction]]:
    """What each card of red's is worth to red against each of blue's."""

    def worth(r: int, b: int) -> Fraction:
        so_far = _after(back, (r + 1, b + 1), rounds + 1, rooms)
        return _worth(_without(red, r), _without(blue, b), so_far, rounds + 1, rooms)

    theirs = [b for b in range(VALUES) if blue[b]]
    return [[worth(r, b) for b in theirs] for r in range(VALUES) if red[r]]


@cache
def _worth(red: Cards, blue: Cards, so_far: Any, rounds: int, rooms: Any) -> Fraction:
    back, ending = so_far
    if ending:
        return Fraction(1 if winner(ending) == RED else -1)
    return matrix.solve(_table(red, blue, back, rounds, rooms)).value


def _without(cards: Cards, value: int) -> Cards:
    return tuple(n - (v == value) for v, n in enumerate(cards))


# --- How it goes on. ---


def goes_on(match: Match, seat: int, action: int) -> tuple[list[str], float]:
    """The other's card that hurts most of those it has, and what comes of it."""
    s, game = match.state, match.game
    me = RED if s.fight.corner[RED].seat == seat else BLUE
    other = s.fight.corner[1 - me].seat
    mine = action - PLAY + 1
    held = [v for v in range(1, VALUES + 1) if s.hand[1 - me].training[v]]
    worth = {card: _comes_to(s, me, mine, card) for card in held}
    hurts = min(held, key=lambda card: worth[card])
    answer = (
        [] if s.fight.corner[1 - me].sealed else [f"{other}:{game.notation.name(PLAY + hurts - 1)}"]
    )
    if not answer:
        hurts = s.hand[1 - me].card
    return [game.notation.name(action), *answer], float(worth[hurts])


def _comes_to(s: State, me: int, mine: int, theirs: int) -> Fraction:
    cards = (mine, theirs) if me == RED else (theirs, mine)
    rooms = (s.fight.corner[RED].room, s.fight.corner[BLUE].room)
    back = (s.fight.corner[RED].back, s.fight.corner[BLUE].back)
    so_far = _after(back, cards, s.fight.rounds + 1, rooms)
    left = [tuple(s.hand[c].training[1:]) for c in (RED, BLUE)]
    red, blue = (_without(left[c], cards[c] - 1) for c in (RED, BLUE))
    worth = _worth(red, blue, so_far, s.fight.rounds + 1, rooms)
    return worth if me == RED else -worth
