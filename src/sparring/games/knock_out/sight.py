"""What a seat may know, and what it may imagine (1.7).

Only the two fighters' hands are secret. The rest of a fighter's cards is what the revealed ones
leave of a set that everyone has. Nothing here knows of the order of play.
"""

from __future__ import annotations

from ..contract import Random, below
from .state import (
    BOXERS,
    DECK,
    ROUNDS,
    SEATS,
    SPACES,
    VALUES,
    Bet,
    Boxer,
    Fight,
    Hand,
    Manager,
    Settings,
    Sight,
    State,
)


def look(s: State, seat: int, sight: Sight) -> None:
    """Name what this seat may know. What is not named stays at the table."""
    sight.seat = seat
    keep_settings(s.settings, sight.settings)
    for p in range(SEATS):
        keep_manager(s.manager[p], sight.manager[p])
    for b in range(BOXERS):
        keep_boxer(s.boxer[b], sight.boxer[b])
    for space in range(SPACES):
        keep_bet(s.bet[space], sight.bet[space])
    keep_fight(s.fight, sight.fight)
    empty(sight.hand)
    for c in range(2):
        if s.fight.corner[c].seat == seat:
            keep_hand(s.hand[c], sight.hand)
    sight.phase, sight.turn, sight.placed = s.phase, s.turn, s.placed
    sight.season, sight.fights = s.season, s.fights
    sight.trophy, sight.steak = s.trophy, s.steak
    sight.bonus, sight.bank = s.bonus, s.bank


def imagine(sight: Sight, random: Random, s: State) -> None:
    """A State that fits: a hand that is unseen is drawn evenly from the cards it may hold."""
    keep_settings(sight.settings, s.settings)
    for p in range(SEATS):
        keep_manager(sight.manager[p], s.manager[p])
    for b in range(BOXERS):
        keep_boxer(sight.boxer[b], s.boxer[b])
    for space in range(SPACES):
        keep_bet(sight.bet[space], s.bet[space])
    keep_fight(sight.fight, s.fight)
    for c in range(2):
        empty(s.hand[c])
        if sight.fight.corner[c].seat == sight.seat:
            keep_hand(sight.hand, s.hand[c])
        else:
            guess(s, c, random)
    s.phase, s.turn, s.placed = sight.phase, sight.turn, sight.placed
    s.season, s.fights = sight.season, sight.fights
    s.trophy, s.steak = sight.trophy, sight.steak
    s.bonus, s.bank = sight.bonus, sight.bank


def guess(s: State, c: int, random: Random) -> None:
    """Any of the cards not revealed may be in training, any of those in training sealed."""
    corner, hand = s.fight.corner[c], s.hand[c]
    left = s.manager[corner.seat].cards
    for _ in range(corner.trained):
        pick = below(random, left)
        value = 1
        while pick >= unplaced(s, c, value):
            pick -= unplaced(s, c, value)
            value += 1
        hand.training[value] += 1
        left -= 1
    if corner.sealed:
        pick = below(random, corner.trained)
        value = 1
        while pick >= hand.training[value]:
            pick -= hand.training[value]
            value += 1
        hand.card = value


def unplaced(s: State, c: int, value: int) -> int:
    revealed = s.manager[s.fight.corner[c].seat].revealed[value]
    return DECK[value] - revealed - s.hand[c].training[value]


def empty(hand: Hand) -> None:
    hand.card = 0
    for v in range(VALUES + 1):
        hand.training[v] = 0


def keep_hand(hand: Hand, copy: Hand) -> None:
    copy.card = hand.card
    for v in range(1, VALUES + 1):
        copy.training[v] = hand.training[v]


def keep_settings(settings: Settings, copy: Settings) -> None:
    copy.players, copy.seasons, copy.aids = settings.players, settings.seasons, settings.aids
    copy.ko_bet, copy.bonus_split = settings.ko_bet, settings.bonus_split
    copy.starts = settings.starts


def keep_manager(manager: Manager, copy: Manager) -> None:
    copy.cash, copy.ious, copy.cards = manager.cash, manager.ious, manager.cards
    copy.doubles, copy.kos = manager.doubles, manager.kos
    for v in range(VALUES + 1):
        copy.revealed[v] = manager.revealed[v]


def keep_boxer(boxer: Boxer, copy: Boxer) -> None:
    copy.level, copy.title, copy.out = boxer.level, boxer.title, boxer.out


def keep_bet(bet: Bet, copy: Bet) -> None:
    copy.kind = bet.kind
    copy.offered_by, copy.accepted_by = bet.offered_by, bet.accepted_by


def keep_fight(fight: Fight, copy: Fight) -> None:
    copy.rounds, copy.ending = fight.rounds, fight.ending
    for c in range(2):
        one, other = fight.corner[c], copy.corner[c]
        other.seat, other.boxer = one.seat, one.boxer
        other.room, other.back = one.room, one.back
        other.trained, other.sealed = one.trained, one.sealed
    for i in range(2 * ROUNDS):
        copy.shown[i] = fight.shown[i]
