"""The one place that knows what a boxer may do.

Every function writes actions into `moves` from place n on, and says how many there are then.
"""

from __future__ import annotations

from ..contract import CHANCE, OVER
from .cards import (
    BLOCK,
    CHAINS,
    CONTRE,
    COVER,
    DODGE,
    DOWN,
    FIRST_CHAIN,
    FOLLOW,
    HIT,
    KINDS,
    LAST,
    LOW_BLOW,
    MOVE,
    QUARTERS,
    SIDE_STEP,
    STEP,
    TAILS,
    THROW,
    UNMARKED,
)
from .chains import holds, is_body_blow, is_sponge, pair
from .state import ANSWER, BOUND, DONE, FORCED, TURN, State, together


def to_act(s: State) -> int:
    """The seat that must act, CHANCE, or OVER."""
    if s.phase == DONE:
        return OVER
    return s.turn if s.phase >= TURN else CHANCE


def may_act(s: State, seat: int) -> bool:
    return to_act(s) == seat


def legal(s: State, seat: int, moves: list[int]) -> int:
    """Write the legal actions into moves, and say how many."""
    if to_act(s) != seat:
        return 0
    n = lateral_moves(s, MOVE, moves, 0)
    if s.phase == ANSWER:
        return answers(s, moves, n)
    if s.phase in (TURN, FORCED, BOUND):
        n = hits(s, HIT, moves, n)
    if s.phase in (TURN, FORCED):
        n = throws(s, moves, n)
    return n


def lateral_moves(s: State, first: int, moves: list[int], n: int) -> int:
    """To the two neighbours in the cycle of quarters (1.1)."""
    quarter = s.corner[s.turn].quarter
    moves[n] = first + (quarter + 1) % QUARTERS
    moves[n + 1] = first + (quarter + QUARTERS - 1) % QUARTERS
    return n + 2


def hits(s: State, first: int, moves: list[int], n: int) -> int:
    """Chains of the colour of the opponent's quarter (2.1, 3.2)."""
    quarter = s.corner[1 - s.turn].quarter
    for chain in range(FIRST_CHAIN[quarter], FIRST_CHAIN[quarter + 1]):
        if holds(s, s.turn, chain):
            moves[n] = first + chain
            n += 1
    return n


def throws(s: State, moves: list[int], n: int) -> int:
    """Any card (2.2, 3.9); the last card also, or together only, for good (2.4, 5.2)."""
    last = s.corner[s.turn].held == 1
    if last:
        moves[n] = LAST
        n += 1
    if last and together(s):
        return n
    for kind in range(KINDS):
        if s.hidden[s.turn].hand[kind]:
            moves[n] = THROW + kind
            n += 1
    return n


def answers(s: State, moves: list[int], n: int) -> int:
    """What is no cover is refused by the chains of 3.9 and 4.2."""
    fall = pair(s, 1 - s.turn)
    sponge = is_sponge(s)
    if fall == UNMARKED and not sponge:
        n = throws(s, moves, n)
    if fall == UNMARKED or (fall == DOWN and sponge):
        n = hits(s, HIT, moves, n)
    n = covers(s, moves, n)
    return dodges(s, moves, n)


def covers(s: State, moves: list[int], n: int) -> int:
    """Block, obstruction, low blow, side-step (3.4 to 3.7)."""
    hand = s.hidden[s.turn].hand
    for kind in range(BLOCK, SIDE_STEP):
        if hand[kind] and (kind < LOW_BLOW or is_body_blow(s)):
            moves[n] = COVER + kind - DODGE
            n += 1
    for kind in range(SIDE_STEP, CONTRE):
        if hand[kind]:
            n = lateral_moves(s, STEP + (kind - SIDE_STEP) * QUARTERS, moves, n)
    return n


def dodges(s: State, moves: list[int], n: int) -> int:
    """Dodge, alone or followed by a contre or a chain (3.3)."""
    hand = s.hidden[s.turn].hand
    for kind in range(DODGE, BLOCK):
        if hand[kind] == 0:
            continue
        moves[n] = COVER + kind - DODGE
        n += 1
        follow = FOLLOW + (kind - DODGE) * TAILS
        n = hits(s, follow, moves, n)
        for contre in range(CONTRE, KINDS):
            if hand[contre]:
                moves[n] = follow + CHAINS + contre - CONTRE
                n += 1
    return n
