"""The rounds at the table: sealed cards, revealed together (2.5, 2.7).

Nothing here knows of prizes, bets or seasons.
"""

from __future__ import annotations

from ..contract import NOBODY, Told, tell, whisper
from .fight import by_ko, steps_back, trade, winner
from .state import BLUE, PLAY, RED, VALUES, Event, State, corner_of


def plays(s: State, seat: int, moves: list[int]) -> int:
    """Any card in training."""
    c = corner_of(s, seat)
    n = 0
    for v in range(1, VALUES + 1):
        if s.hand[c].training[v]:
            moves[n] = PLAY + v - 1
            n += 1
    return n


def play(s: State, seat: int, action: int, told: Told) -> None:
    """Lay a card face down; the second one opens both."""
    c = corner_of(s, seat)
    s.hand[c].card = action - PLAY + 1
    s.fight.corner[c].sealed = 1
    whisper(told, Event.SEALED, seat, s.hand[c].card, 0)
    if s.fight.corner[1 - c].sealed:
        reveal(s, told)


def reveal(s: State, told: Told) -> None:
    red, blue = s.hand[RED].card, s.hand[BLUE].card
    tell(told, Event.REVEALED, NOBODY, red, blue)
    for c in range(2):
        spend(s, c)
    trade(s.fight, red, blue)
    for c in range(2):
        corner = s.fight.corner[c]
        steps = steps_back(red, blue) if c == RED else steps_back(blue, red)
        if steps:
            tell(told, Event.REELED, corner.seat, steps, corner.room - corner.back)
    if red == blue:
        tell(told, Event.STOOD, NOBODY, red, 0)
    if s.fight.ending:
        leave_ring(s, told)
    else:
        tell(told, Event.BELL, NOBODY, s.fight.rounds + 1, 0)


def spend(s: State, c: int) -> None:
    """A played card leaves the game."""
    corner, hand = s.fight.corner[c], s.hand[c]
    manager = s.manager[corner.seat]
    manager.cards -= 1
    manager.revealed[hand.card] += 1
    hand.training[hand.card] -= 1
    corner.trained -= 1
    corner.sealed = hand.card = 0


def leave_ring(s: State, told: Told) -> None:
    """What was not played returns to the stock, unseen (2.7)."""
    for c in range(2):
        s.fight.corner[c].trained = 0
        for v in range(1, VALUES + 1):
            s.hand[c].training[v] = 0
    best = s.fight.corner[winner(s.fight.ending)]
    other = s.fight.corner[1 - winner(s.fight.ending)]
    if by_ko(s.fight.ending):
        tell(told, Event.KNOCKED_OUT, other.seat, other.boxer, s.fight.rounds)
    tell(told, Event.FIGHT_WON, best.seat, best.boxer, s.fight.ending)
