"""What a seat may know (1.4), and what it may imagine.

`look` names it field by field. What is not named stays at the table.
"""

from __future__ import annotations

from ..contract import NOBODY, Random, below
from .cards import KINDS
from .state import LONGEST, LONGEST_CHAIN, Corner, Sight, State


def look(s: State, seat: int, sight: Sight) -> None:
    sight.seat = seat
    sight.settings.rounds = s.settings.rounds
    for p in range(2):
        keep(s.corner[p], sight.corner[p])
    for kind in range(KINDS):
        sight.played[kind] = s.played[kind]
        sight.hand[kind] = sight.thrown[kind] = 0
        if seat != NOBODY:
            sight.hand[kind] = s.hidden[seat].hand[kind]
            sight.thrown[kind] = s.hidden[seat].thrown[kind]
        unseen = s.talon[kind] - sight.hand[kind] - sight.thrown[kind]
        for p in range(2):
            unseen += s.hidden[p].hand[kind] + s.hidden[p].thrown[kind]
        sight.unseen[kind] = unseen
    for i in range(LONGEST_CHAIN):
        sight.chain[i] = s.chain[i]
    sight.left, sight.round, sight.first = s.left, s.round, s.first
    sight.phase, sight.turn = s.phase, s.turn
    sight.length, sight.quiet = s.length, s.quiet
    sight.winner, sight.ending = s.winner, s.ending


def keep(corner: Corner, copy: Corner) -> None:
    copy.nickname, copy.quarter, copy.held = corner.nickname, corner.quarter, corner.held
    copy.threw, copy.gained, copy.downs = corner.threw, corner.gained, corner.downs
    copy.warnings = corner.warnings
    for row in range(LONGEST):
        copy.points[row] = corner.points[row]
        copy.referee[row] = corner.referee[row]


def imagine(sight: Sight, random: Random, s: State) -> None:
    """A State that fits: what is unseen is spread evenly over the places it can be in."""
    s.settings.rounds = sight.settings.rounds
    for kind in range(KINDS):
        s.played[kind] = sight.played[kind]
        s.talon[kind] = sight.unseen[kind]
        for p in range(2):
            mine = p == sight.seat
            s.hidden[p].hand[kind] = sight.hand[kind] if mine else 0
            s.hidden[p].thrown[kind] = sight.thrown[kind] if mine else 0
    s.left = unseen(sight)
    for p in range(2):
        keep(sight.corner[p], s.corner[p])
        if p != sight.seat:
            hide(s, p, random)
    for i in range(LONGEST_CHAIN):
        s.chain[i] = sight.chain[i]
    s.round, s.first = sight.round, sight.first
    s.phase, s.turn = sight.phase, sight.turn
    s.length, s.quiet = sight.length, sight.quiet
    s.winner, s.ending = sight.winner, sight.ending


def unseen(sight: Sight) -> int:
    cards = 0
    for kind in range(KINDS):
        cards += sight.unseen[kind]
    return cards


def hide(s: State, seat: int, random: Random) -> None:
    """Give this boxer a hand, and the cards they threw, from what is unseen."""
    for _ in range(s.corner[seat].held):
        kind = pick(s, random)
        s.hidden[seat].hand[kind] += 1
    for _ in range(s.corner[seat].threw):
        kind = pick(s, random)
        s.hidden[seat].thrown[kind] += 1


def pick(s: State, random: Random) -> int:
    """Take one of the unseen cards out of the talon."""
    at = below(random, s.left)
    kind = 0
    while at >= s.talon[kind]:
        at -= s.talon[kind]
        kind += 1
    s.talon[kind] -= 1
    s.left -= 1
    return kind
