"""What one fencer believes of the other's hand, at many tables at once, in compiled loops.

At each table one seat, `mine`, keeps the chances of the other's hands, exactly, from what that seat
could see: its own cards, the public actions, and how often the other would take each of them with
each hand. `bots/en_garde_belief.py` does the same for one table and from what was heard. `laws`
stands for the laws and the eyes of the game. Nothing here knows who chooses, or how.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bots.en_garde_belief import DOUBT
from ...bots.en_garde_endgame_tree import COUNTS, MORE, PLACES
from ...compiled import pick_below
from ...games.contract import CHANCE
from ...games.en_garde.pieces import VALUES
from ..playouts import outcome_of

laws: Any = None  # compiled.bound puts those of the game, and its eyes, in its place

# The hand with a card less of a value; -1 if there is none.
LESS = tuple(
    tuple(
        PLACES.get(tuple(n - (v == w) for w, n in enumerate(hand)), -1) for v in range(VALUES + 1)
    )
    for hand in COUNTS
)


def begin_all(table: Any, likely: Any, blanks: Any, random: Any) -> None:
    weights = np.zeros(laws.OUTCOMES, np.int64)
    for i in range(len(likely)):
        begin(table, likely, i, blanks, random, weights)


def begin(table: Any, likely: Any, i: int, blanks: Any, random: Any, weights: Any) -> None:
    """A new episode, in which the seats have changed."""
    states, stakes, _, mine = table
    states[i] = blanks[pick_below(random, len(blanks))]
    laws.wish(random, stakes[i])
    laws.start(states[i])
    mine[i] = 1 - mine[i]
    likely[i] = 0.0
    likely[i, 0] = 1.0
    settle(states[i], mine[i], likely[i], random, weights)


def settle(s: Any, seat: int, likely: Any, random: Any, weights: Any) -> None:
    """Chance answers until somebody must act; what the seat sees of it shifts what it believes."""
    while not laws.over(s) and laws.to_act(s) == CHANCE:
        outcome = outcome_of(pick_below(random, laws.odds(s, weights)), weights)
        if outcome < VALUES:
            learn(s, seat, likely, outcome + 1)
        laws.draw(s, outcome, 0)


def learn(s: Any, seat: int, likely: Any, value: int) -> None:
    """Somebody draws a card; only if it is the seat itself does it see which."""
    other = s.fencer[1 - seat].hand
    total = 0.0
    if s.turn == seat:
        for h in range(len(likely)):
            if likely[h] > 0.0:
                likely[h] *= max(s.pack[value] + other[value] - COUNTS[h][value], 0)
                total += likely[h]
    else:
        for h in range(len(likely) - 1, -1, -1):  # larger hands are later ones
            ways = likely[h]
            if ways > 0.0:
                likely[h] = 0.0
                for v in range(1, VALUES + 1):
                    there = s.pack[v] + other[v] - COUNTS[h][v]
                    if there > 0:
                        likely[MORE[h][v]] += ways * there
                        total += ways * there
    likely /= total


def imagine(table: Any, likely: Any, spares: Any, rows: Any, found: Any) -> int:
    """A row for each hand that the other may hold, where it must act. Returns how many.

    `rows` names them.
    """
    states, stakes, actors, mine = table
    spare, sights = spares
    x, allowed, owner = found
    moves = np.zeros(laws.MOVES, np.int64)
    s, sight, count = spare[0], sights[0], 0
    x[:] = 0
    allowed[:] = False
    for i in range(len(states)):
        rows[i] = -1
        if actors[i] == mine[i]:
            continue
        spare[0] = states[i]
        hand = s.fencer[actors[i]].hand
        for h in range(likely.shape[1]):
            if likely[i, h] > 0.0:
                for v in range(1, VALUES + 1):
                    s.pack[v] += hand[v] - COUNTS[h][v]
                    hand[v] = COUNTS[h][v]
                laws.look(s, actors[i], sight)
                laws.see(sight, stakes[i], x[count])
                for n in range(laws.legal(s, actors[i], moves)):
                    allowed[count, moves[n]] = True
                rows[i, h] = count
                owner[count] = i
                count += 1
    return count


def number(hand: Any) -> int:
    """The number of a hand."""
    h = 0
    for v in range(1, VALUES + 1):
        for _ in range(hand[v]):
            h = MORE[h][v]
    return h


def own_rows(table: Any, rows: Any, own: Any) -> None:
    """The row of the hand that the other does hold, where it must act; else -1."""
    states, _, actors, mine = table
    for i in range(len(states)):
        own[i] = -1 if actors[i] == mine[i] else rows[i, number(states[i].fencer[actors[i]].hand)]


def advance(table: Any, likely: Any, doings: Any, blanks: Any, random: Any) -> None:
    """Play the actions. `ends` gets what is over, as it is worth to whoever acted; else NaN."""
    states, stakes, actors, mine = table
    actions, ends, rows, often, allowed = doings
    weights = np.zeros(laws.OUTCOMES, np.int64)
    before = np.zeros(VALUES + 1, np.int64)
    for i in range(len(states)):
        s = states[i]
        for v in range(VALUES + 1):
            before[v] = s.fencer[actors[i]].hand[v]
        laws.apply(s, actors[i], actions[i], 0)
        ends[i] = np.nan
        if actors[i] != mine[i] and not laws.over(s):
            watch(s, actors[i], actions[i], (likely[i], rows[i], often, allowed), before)
        settle(s, mine[i], likely[i], random, weights)
        if laws.over(s):
            ends[i] = laws.worth(s, actors[i], stakes[i])
            begin(table, likely, i, blanks, random, weights)


def watch(s: Any, seat: int, action: int, known: Any, before: Any) -> None:
    """The other did this: hands that would do it more often are likelier, and cards are spent."""
    likely, rows, often, allowed = known
    total = 0.0
    for h in range(len(likely)):
        chance, ways = 0.0, likely[h]
        if ways > 0.0 and allowed[rows[h], action]:
            legal = 0
            for a in range(laws.ACTIONS):
                legal += allowed[rows[h], a]
            chance = (1.0 - DOUBT) * often[rows[h], action] + DOUBT / legal
        likely[h] = 0.0
        if chance > 0.0:
            to = h
            for v in range(1, VALUES + 1):
                for _ in range(before[v] - s.fencer[seat].hand[v]):
                    to = LESS[to][v]
            likely[to] += ways * chance  # smaller hands are earlier ones
            total += ways * chance
    likely /= total
