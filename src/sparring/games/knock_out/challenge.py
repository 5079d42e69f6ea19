"""Who may challenge whom, and what a challenge sets up (2.1, 2.2, 6A).

Nothing here knows what comes of the fight.
"""

from __future__ import annotations

from ..contract import NOBODY, Told, tell
from .state import (
    AMATEUR,
    BOXERS,
    CHALLENGE,
    CHAMPION,
    DOUBLES,
    FREE,
    KOS,
    LEAST,
    LIGHT,
    NO_BOXER,
    PROFESSIONAL,
    RED,
    ROUNDS,
    SPACES,
    STANDARD,
    STEPS,
    TRAINING,
    Event,
    State,
    manager_of,
    start_money,
    weight_of,
)


def may_fight(s: State, boxer: int) -> bool:
    """In the game, and with a manager who holds three fight cards."""
    return s.boxer[boxer].out == 0 and s.manager[manager_of(boxer)].cards >= LEAST


def rested(s: State, boxer: int) -> bool:
    """The last fight's winner has the trophy, its loser the steak."""
    return boxer not in (s.trophy, s.steak)


def matched(s: State, mine: int, theirs: int) -> bool:
    """Equal or higher start money; no Amateur against a title (6B.3)."""
    if s.boxer[mine].level == AMATEUR and s.boxer[theirs].title:
        return False
    return start_money(s, mine) <= start_money(s, theirs)


def challenges(s: State, seat: int, moves: list[int]) -> int:
    """Every boxer of one's own against every boxer of another that is free and a match."""
    n = 0
    for mine in range(2 * seat, 2 * seat + 2):
        if not (may_fight(s, mine) and rested(s, mine)):
            continue
        for theirs in range(2 * s.settings.players):
            if manager_of(theirs) != seat and can_meet(s, mine, theirs):
                moves[n] = CHALLENGE + mine * BOXERS + theirs
                n += 1
    return n


def can_meet(s: State, mine: int, theirs: int) -> bool:
    return may_fight(s, theirs) and rested(s, theirs) and matched(s, mine, theirs)


def can_challenge(s: State, seat: int) -> bool:
    """Whether this seat has any legal challenge, without writing them down."""
    for mine in range(2 * seat, 2 * seat + 2):
        if may_fight(s, mine) and rested(s, mine):
            for theirs in range(2 * s.settings.players):
                if manager_of(theirs) != seat and can_meet(s, mine, theirs):
                    return True
    return False


def challenge(s: State, action: int, told: Told) -> None:
    """Both boxers to the tables and into the ring; a challenged boxer must fight."""
    red = (action - CHALLENGE) // BOXERS
    blue = (action - CHALLENGE) % BOXERS
    for c in range(2):
        enter(s, c, red if c == RED else blue)
    s.fight.rounds = s.fight.ending = 0
    for i in range(2 * ROUNDS):
        s.fight.shown[i] = 0
    s.fights += 1
    s.phase = TRAINING
    hand_out_chips(s)
    tell(told, Event.CHALLENGED, manager_of(red), red, blue)


def enter(s: State, c: int, boxer: int) -> None:
    corner = s.fight.corner[c]
    corner.seat = manager_of(boxer)
    corner.boxer = boxer
    corner.room = room(s, boxer)
    corner.back = corner.trained = corner.sealed = 0


def room(s: State, boxer: int) -> int:
    """Steps from the boxer's start space to K.O.; printed start money counts, not titles (6A.1)."""
    level = s.boxer[boxer].level
    if s.settings.starts == STANDARD:
        return STEPS[1]
    if weight_of(boxer) == LIGHT:
        return STEPS[0] if level < PROFESSIONAL else STEPS[1]
    return STEPS[2] if level == CHAMPION else STEPS[1]


def hand_out_chips(s: State) -> None:
    s.placed = 0
    for seat in range(s.settings.players):
        s.manager[seat].doubles = DOUBLES
        s.manager[seat].kos = KOS


def clear_tables(s: State) -> None:
    for space in range(SPACES):
        s.bet[space].kind = FREE
        s.bet[space].offered_by = s.bet[space].accepted_by = NOBODY


def clear_ring(s: State) -> None:
    """As it is before the first fight."""
    for c in range(2):
        s.fight.corner[c].seat = NOBODY
        s.fight.corner[c].boxer = NO_BOXER
