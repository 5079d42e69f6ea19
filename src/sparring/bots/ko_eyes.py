"""What nets see of K.O., as rows of numbers: a boxer sees its Sight, a critic both hands.

An episode is a round. Its stakes say where the match stands, so that one net knows matches of any
length. These functions are compiled with the laws; `lab/train/subject.py` says what each is asked.
Nothing here knows what a net makes of it.
"""

from __future__ import annotations

from typing import Any

from ..compiled import pick_below
from ..games.contract import NOBODY
from ..games.ko.cards import (
    CARDS,
    CHAIN,
    CHAINS,
    CONTRE,
    COPIES,
    DODGE,
    DOWN,
    FIRST_CHAIN,
    KINDS,
    MARK,
    NO_CARD,
    OUT,
    QUARTERS,
    STYLE,
    VALUE,
    K,
)
from ..games.ko.chains import is_sponge, pair
from ..games.ko.chains import worth as points_of
from ..games.ko.deck import STYLES
from ..games.ko.state import ANSWER, DONE, HAND, THROWN, Ending
from .ko_stakes import gain, hope

EPISODE = {"rounds": "3"}
MIXED_IN = ()
NAMED_BY = ()
STAKES = 3  # rounds to come; leads of seat 0 in referee's points and in points

_STYLES = len(STYLES)
_SPAN = 6  # of a lead in a round
_THREAT = 6
_PLACE = 2 * QUARTERS + 2 + 2 * (HAND + 1) + 5
_SCORE = 2 * _SPAN + 1 + 3 + 4
_MATCH = 9
_CHAIN = 3 * KINDS + 4 + 6
_SIDES = 2 * _STYLES
_PHASES = THROWN + 1
_OWN = CARDS + _THREAT * QUARTERS + 4
INPUTS = _OWN + CARDS + _SIDES + _PLACE + _SCORE + _MATCH + _CHAIN + _PHASES
REVEALED = 2 * _OWN + CARDS + _SIDES + _PLACE + _SCORE + _MATCH + _CHAIN + _PHASES + 1

FIRST_COPY = tuple(sum(COPIES[:kind]) for kind in range(KINDS))


def _cards(chain: int) -> list[int]:
    return [kind for kind in CHAIN[chain] if kind != NO_CARD]


def _falls(chain: int, style: int) -> int:
    cards = _cards(chain)
    if len(cards) < 2 or MARK[cards[-2]][style] != K:
        return 0
    return MARK[cards[-1]][style] if MARK[cards[-1]][style] in (OUT, DOWN) else 0


LONG = tuple(len(_cards(chain)) for chain in range(CHAINS))
WORTH = tuple(tuple(sum(VALUE[kind][style] for kind in _cards(chain)) for style in range(_STYLES))
              for chain in range(CHAINS))  # fmt: skip
FALL = tuple(tuple(_falls(chain, style) for style in range(_STYLES)) for chain in range(CHAINS))


def wish(random: Any, stakes: Any) -> None:
    """Half of all rounds are the first of six; the others have some story behind them."""
    stakes[0], stakes[1], stakes[2] = 5.0, 0.0, 0.0
    if pick_below(random, 2):
        stakes[0] = pick_below(random, 8)
        for _ in range(pick_below(random, 4)):
            step = pick_below(random, 3) - 1.0
            stakes[1] += step
            stakes[2] += step * pick_below(random, 4)
    stakes[2] = min(max(stakes[2], -11.0), 11.0)


def over(s: Any) -> bool:
    return bool(s.phase == DONE or s.round > 1)


def worth(s: Any, seat: int, stakes: Any) -> float:
    """What the round has changed in the match, as much as a round won is worth half."""
    rounds, lead, points = int(stakes[0]), int(stakes[1]), int(stakes[2])
    came = 0.0
    if s.phase != DONE or decided_on_points(s):
        lead += s.corner[0].referee[0] - s.corner[1].referee[0]
        points += s.corner[0].points[0] - s.corner[1].points[0]
        came = hope(rounds, lead, points)
    elif s.winner != NOBODY:
        came = 1.0 if s.winner == 0 else -1.0
    elif lead:  # the talon is out: who leads has won (6.5)
        came = 1.0 if lead > 0 else -1.0
    value = gain(rounds, int(stakes[1]), int(stakes[2]), came) / 2
    return value if seat == 0 else -value


def decided_on_points(s: Any) -> bool:
    """Whether the last round was finished, and has a row on the sheet."""
    return bool(s.ending in (Ending.STOPPED, Ending.POINTS, Ending.DRAW))


def see(sight: Any, stakes: Any, x: Any) -> None:
    """A boxer's Sight, into a row of zeros."""
    me = sight.seat
    at = own(sight.hand, style_of(sight, me), x, 0)
    at = cards(sight.unseen, x, at)
    table(sight, me, stakes, x, at)


def reveal(s: Any, seat: int, stakes: Any, x: Any) -> None:
    """All that is on the table, from the side of a seat, into a row of zeros."""
    at = own(s.hidden[seat].hand, style_of(s, seat), x, 0)
    at = own(s.hidden[1 - seat].hand, style_of(s, 1 - seat), x, at)
    at = cards(s.talon, x, at)
    at = table(s, seat, stakes, x, at)
    x[at] = s.turn == seat


def style_of(s: Any, seat: int) -> Any:
    return STYLE[s.corner[seat].nickname]


def cards(of_kind: Any, x: Any, at: int) -> int:
    """A row for each kind, filled from its start."""
    for kind in range(KINDS):
        for n in range(of_kind[kind]):
            x[at + FIRST_COPY[kind] + n] = 1.0
    return at + CARDS


def own(hand: Any, style: int, x: Any, at: int) -> int:
    """The cards of a hand, and what they could do in each quarter."""
    at = cards(hand, x, at)
    for quarter in range(QUARTERS):
        for chain in range(FIRST_CHAIN[quarter], FIRST_CHAIN[quarter + 1]):
            if holds_all(hand, chain):
                x[at] = max(x[at], WORTH[chain][style] / 8.0)
                x[at + LONG[chain]] = 1.0
                if FALL[chain][style]:
                    x[at + 4 + (FALL[chain][style] == DOWN)] = 1.0
        at += _THREAT
    white = 0
    for kind in range(DODGE, KINDS):
        white += hand[kind]
    x[at] = white / 5.0
    x[at + 1] = hand[DODGE] > 0
    x[at + 2] = hand[DODGE] > 0 and hand[CONTRE] > 0
    x[at + 3] = white == 0
    return at + 4


def holds_all(hand: Any, chain: int) -> bool:
    missing = 0
    for kind in CHAIN[chain]:
        missing += kind != NO_CARD and hand[kind] == 0
    return missing == 0


def table(s: Any, me: int, stakes: Any, x: Any, at: int) -> int:
    """What everybody sees, from the side of a seat."""
    x[at + style_of(s, me)] = 1.0
    x[at + _STYLES + style_of(s, 1 - me)] = 1.0
    at = place(s, me, x, at + _SIDES)
    at = score(s, me, x, at)
    at = match(me, stakes, x, at)
    at = pending(s, x, at)
    x[at + s.phase] = 1.0
    return at + _PHASES


def place(s: Any, me: int, x: Any, at: int) -> int:
    mine, theirs = s.corner[me], s.corner[1 - me]
    x[at + mine.quarter] = 1.0
    x[at + QUARTERS + theirs.quarter] = 1.0
    at += 2 * QUARTERS
    apart = (mine.quarter - theirs.quarter) % QUARTERS
    x[at], x[at + 1] = apart == 0, apart == 2
    x[at + 2 + mine.held] = 1.0
    x[at + 3 + HAND + theirs.held] = 1.0
    at += 2 + 2 * (HAND + 1)
    x[at], x[at + 1] = mine.threw / 5.0, theirs.threw / 5.0
    x[at + 2], x[at + 3] = s.left / 23.0, s.left < 4
    x[at + 4] = s.quiet / 8.0
    return at + 5


def score(s: Any, me: int, x: Any, at: int) -> int:
    """The round so far, and warnings."""
    mine, theirs = s.corner[me], s.corner[1 - me]
    x[at + min(max(mine.gained - theirs.gained, -_SPAN), _SPAN) + _SPAN] = 1.0
    at += 2 * _SPAN + 1
    x[at + min(max(mine.downs - theirs.downs, -1), 1) + 1] = 1.0
    at += 3
    x[at], x[at + 1] = mine.warnings > 0, mine.warnings > 1
    x[at + 2], x[at + 3] = theirs.warnings > 0, theirs.warnings > 1
    return at + 4


def match(me: int, stakes: Any, x: Any, at: int) -> int:
    """Where the match stands, before this round."""
    side = 1.0 if me == 0 else -1.0
    rounds = int(stakes[0])
    for n in range(4):
        x[at + n] = rounds == n
    x[at + 4], x[at + 5] = rounds / 6.0, stakes[1] != 0
    x[at + 6], x[at + 7] = side * stakes[1] / 3.0, side * stakes[2] / 6.0
    x[at + 8] = side * hope(rounds, int(stakes[1]), int(stakes[2]))
    return at + _MATCH


def pending(s: Any, x: Any, at: int) -> int:
    """The attack that waits for an answer: its cards from the top, and what they would do."""
    for n in range(min(s.length, 3)):
        x[at + n * KINDS + s.chain[s.length - 1 - n]] = 1.0
    at += 3 * KINDS
    if s.length:
        x[at + min(s.length, 4) - 1] = 1.0
    at += 4
    if s.phase == ANSWER:
        attacker = 1 - s.turn
        fall = pair(s, attacker)
        x[at], x[at + 1], x[at + 2] = fall == OUT, fall == DOWN, is_sponge(s)
        x[at + 3] = points_of(s, attacker, s.length) / 8.0
        x[at + 4] = points_of(s, attacker, s.length - 1) / 8.0
        x[at + 5] = 1.0
    return at + 6
