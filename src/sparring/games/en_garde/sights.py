"""What a seat may know of En Garde, and what it may imagine of the rest."""

from __future__ import annotations

from ..contract import NOBODY, Random, below
from .pieces import TRAIL, VALUES, Settings, Sight, State


def look(s: State, seat: int, sight: Sight) -> None:
    """Name what this seat may know. What is not named stays at the table."""
    sight.seat = seat
    keep(s.settings, sight.settings)
    for p in range(2):
        sight.ground[p] = s.fencer[p].ground
        sight.held[p] = s.fencer[p].held
        sight.hits[p] = s.fencer[p].hits
    for v in range(VALUES + 1):
        sight.hand[v] = 0
        sight.unseen[v] = s.pack[v] + s.fencer[0].hand[v] + s.fencer[1].hand[v]
        if seat != NOBODY:
            sight.hand[v] = s.fencer[seat].hand[v]
            sight.unseen[v] -= sight.hand[v]
    sight.left, sight.top, sight.round, sight.first = s.left, s.top, s.round, s.first
    sight.phase, sight.turn = s.phase, s.turn
    sight.blow, sight.strength, sight.lunged = s.blow, s.strength, s.lunged
    for i in range(TRAIL):
        sight.trail[i] = s.trail[(s.acts - 1 - i) % TRAIL] if i < s.acts else 0


def keep(settings: Settings, copy: Settings) -> None:
    copy.rules, copy.hits, copy.aids = settings.rules, settings.hits, settings.aids
    copy.last_attack, copy.parry = settings.last_attack, settings.parry


def imagine(sight: Sight, random: Random, s: State) -> None:
    """A State that fits: what is unseen is dealt evenly to the hands and the pack."""
    keep(sight.settings, s.settings)
    for v in range(VALUES + 1):
        s.pack[v] = sight.unseen[v]
        for p in range(2):
            s.fencer[p].hand[v] = sight.hand[v] if p == sight.seat else 0
    for p in range(2):
        s.fencer[p].ground = sight.ground[p]
        s.fencer[p].held = sight.held[p]
        s.fencer[p].hits = sight.hits[p]
        if p != sight.seat:
            deal(s, p, random)
    s.left, s.top, s.round, s.first = sight.left, sight.top, sight.round, sight.first
    s.phase, s.turn = sight.phase, sight.turn
    s.blow, s.strength, s.lunged = sight.blow, sight.strength, sight.lunged
    s.acts = 0
    for i in range(TRAIL):
        s.acts += sight.trail[i] > 0
    for i in range(s.acts):
        s.trail[i] = sight.trail[s.acts - 1 - i]


def deal(s: State, seat: int, random: Random) -> None:
    left = 0
    for v in range(1, VALUES + 1):
        left += s.pack[v]
    for _ in range(s.fencer[seat].held):
        pick = below(random, left)
        value = 1
        while pick >= s.pack[value]:
            pick -= s.pack[value]
            value += 1
        s.pack[value] -= 1
        s.fencer[seat].hand[value] += 1
        left -= 1
