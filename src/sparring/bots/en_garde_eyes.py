"""What nets see of En Garde, as rows of numbers: a fencer sees its Sight, a critic both hands.

The critic is for training and for worlds that a bot imagines; it never sees a table. All numbers
are told from the side of one seat, so that left and right look the same. These functions are
compiled with the laws; `lab/train/subject.py` says what each is asked. Nothing here knows what a
net makes of it.
"""

from __future__ import annotations

from math import comb
from typing import Any

from ..compiled import pick_below
from ..games.en_garde.pieces import (
    ANSWER,
    COPIES,
    DONE,
    HAND,
    LAST,
    LUNGE,
    PARRY,
    PISTE,
    RETREAT,
    STAND,
    STRIKE,
    TRAIL,
    TURN,
    VALUES,
    gap,
)

PACK = VALUES * COPIES - 2 * HAND

# A round is an episode, with these settings drawn where they are not chosen. Its stake is what a
# draw is worth to the left fencer: that follows from the score of the match.
EPISODE = {"hits": 1}
MIXED_IN = ("last_attack", "parry")
STAKES = 1
NAMED_BY = ("rules",)

_CARDS = VALUES * COPIES  # a row for each value, filled from its start
_STEP = 3 + 4 * VALUES  # an action that was played
_PLACE = PISTE + 2 * (VALUES + 1) + 13 + PACK + 1
_FIGHT = 2 * VALUES + 5
_OPTIONS = 2 + STAKES
INPUTS = 2 * _CARDS + 3 * VALUES + HAND + 1 + _PLACE + _FIGHT + _OPTIONS + TRAIL * _STEP
REVEALED = 3 * _CARDS + 2 * (HAND + 1) + _PLACE + _FIGHT + _OPTIONS

WAYS = tuple(tuple(comb(n, k) for k in range(HAND + 1)) for n in range(_CARDS + 1))


def wish(random: Any, stakes: Any) -> None:
    """Draws are worth a little more or less than nothing; now and then a lot."""
    tenths = pick_below(random, 2001) / 1000.0 - 1.0
    stakes[0] = tenths * (0.6 if pick_below(random, 4) == 0 else 0.1)


def over(s: Any) -> bool:
    return bool(s.phase == DONE or s.round > 1)


def worth(s: Any, seat: int, stakes: Any) -> float:
    """1 for the winner of the round, -1 for the other; a draw is worth the stake."""
    if s.phase != DONE:
        return float(stakes[0] if seat == 0 else -stakes[0])
    return 1.0 if s.turn == seat else -1.0


def see(sight: Any, stakes: Any, x: Any) -> None:
    """A fencer's Sight, into a row of zeros."""
    me, other = sight.seat, 1 - sight.seat
    distance = PISTE - 1 - sight.ground[0] - sight.ground[1]
    at = cards(sight.hand, x, 0)
    at = cards(sight.unseen, x, at)
    at = dangers(sight, sight.held[other], x, at)
    x[at + sight.held[other]] = 1.0
    at = place(sight.ground[me], sight.ground[other], sight.left, x, at + HAND + 1)
    at = fight(sight, me, x, at)
    at = options(sight.settings, me, stakes, x, at)
    trail(sight, distance, x, at)


def reveal(s: Any, seat: int, stakes: Any, x: Any) -> None:
    """All that is on the table, from the side of a seat, into a row of zeros."""
    me, other = s.fencer[seat], s.fencer[1 - seat]
    distance = gap(s)
    at = cards(me.hand, x, 0)
    at = cards(other.hand, x, at)
    at = cards(s.pack, x, at)
    x[at + (me.hand[distance] if distance <= VALUES else 0)] = 1.0
    at += HAND + 1
    x[at + (other.hand[distance] if distance <= VALUES else 0)] = 1.0
    at = place(me.ground, other.ground, s.left, x, at + HAND + 1)
    at = fight(s, seat, x, at)
    options(s.settings, seat, stakes, x, at)


def cards(of_value: Any, x: Any, at: int) -> int:
    for v in range(1, VALUES + 1):
        for n in range(of_value[v]):
            x[at + n] = 1.0
        at += COPIES
    return at


def dangers(sight: Any, held: int, x: Any, at: int) -> int:
    """How likely the other holds one, two or three of each value, as far as counting tells."""
    unseen = 0
    for v in range(1, VALUES + 1):
        unseen += sight.unseen[v]
    for v in range(1, VALUES + 1):
        likely = 0.0
        for n in range(min(held, sight.unseen[v]), 0, -1):
            of_it, rest = sight.unseen[v], unseen - sight.unseen[v]
            likely += WAYS[of_it][n] * WAYS[rest][held - n] / WAYS[unseen][held]
            if n <= 3:
                x[at + n - 1] = likely
        at += 3
    return at


def place(mine: int, theirs: int, left: int, x: Any, at: int) -> int:
    """The piste, and the pack that is left."""
    distance = PISTE - 1 - mine - theirs
    x[at + distance - 1] = 1.0
    x[at + PISTE - 1] = distance / (PISTE - 1)
    at += PISTE
    for ground in (mine, theirs):
        for v in range(min(ground, VALUES)):
            x[at + v] = 1.0
        x[at + VALUES] = ground / (PISTE - 1)
        at += VALUES + 1
    ahead = mine - theirs
    x[at + min(max(ahead, -6), 6) + 6] = 1.0
    at += 13
    x[at + left] = 1.0
    return at + PACK + 1


def fight(s: Any, seat: int, x: Any, at: int) -> int:
    """Whose turn it is to do what, and the attack to be answered."""
    if s.strength:
        x[at + s.blow - 1] = 1.0
        x[at + VALUES + s.strength - 1] = 1.0
    at += 2 * VALUES
    x[at] = s.turn == seat
    x[at + 1] = s.lunged
    x[at + 2] = s.phase == TURN
    x[at + 3] = s.phase == ANSWER
    x[at + 4] = s.phase == LAST
    return at + 5


def options(settings: Any, seat: int, stakes: Any, x: Any, at: int) -> int:
    x[at], x[at + 1] = settings.last_attack, settings.parry
    x[at + 2] = stakes[0] if seat == 0 else -stakes[0]
    return at + _OPTIONS


def trail(sight: Any, distance: int, x: Any, at: int) -> None:
    """The last actions, the latest first: who, how far, at what distance, with how many cards."""
    mine = sight.turn == sight.seat
    for i in range(TRAIL):
        action = sight.trail[i] - 1
        if action < 0:
            return
        if action < PARRY or action == STAND:  # whoever parries goes on
            mine = not mine
        x[at] = mine
        distance = played(action, distance, x, at + 1)
        at += _STEP


def played(action: int, distance: int, x: Any, at: int) -> int:
    """One action that led to this distance; the distance before it."""
    if action < STRIKE:
        x[at + action] = 1.0
        return distance + action + 1 if action < RETREAT else distance - (action - RETREAT + 1)
    x[at + 2 * VALUES + distance - 1] = 1.0
    at += 3 * VALUES
    if action < LUNGE:
        x[at + action - STRIKE] = 1.0
    elif action < PARRY:
        step = (action - LUNGE) // COPIES
        x[at - 3 * VALUES + step] = 1.0
        x[at + (action - LUNGE) % COPIES] = 1.0
        return distance + step + 1
    else:
        x[at + VALUES + (action != PARRY)] = 1.0
    return distance
