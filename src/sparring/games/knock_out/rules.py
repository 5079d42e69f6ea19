"""Knock Out: managers send boxers into the ring, and everyone bets.

This is the order of play; each part of it has a module of its own. The clauses are those of
docs/rules/knock-out.md. Chance is asked one thing only: who begins. Nothing here knows of text,
clocks or sockets.
"""

from __future__ import annotations

from ..contract import CHANCE, NOBODY, OVER, Told, tell
from .bets import bet, bets
from .challenge import challenge, challenges, clear_ring, clear_tables
from .payoffs import settle
from .rounds import play, plays
from .season import begin_season, next_turn
from .sight import imagine, look
from .state import (
    ACTIONS,
    BETTING,
    BLUE,
    CASH,
    CHALLENGING,
    DONE,
    LOTS,
    MOVES,
    OFFER,
    PLAY,
    PROFESSIONAL,
    RED,
    ROUND,
    SEATS,
    TRAIN,
    TRAINING,
    Ending,
    Event,
    Sight,
    State,
    corner_of,
)
from .titles import reward
from .training import train, trainings

__all__ = [
    "ACTIONS",
    "MOVES",
    "OUTCOMES",
    "Ending",
    "Event",
    "Sight",
    "State",
    "apply",
    "draw",
    "imagine",
    "legal",
    "look",
    "may_act",
    "odds",
    "players",
    "result",
    "start",
    "to_act",
]

OUTCOMES = SEATS  # who is the first challenger


def start(s: State) -> None:
    """Two Professionals, twelve fight cards and 100,000 for each (1.1, 1.2)."""
    for seat in range(s.settings.players):
        s.manager[seat].cash = CASH
        s.boxer[2 * seat].level = s.boxer[2 * seat + 1].level = PROFESSIONAL
    clear_tables(s)
    clear_ring(s)
    begin_season(s)
    s.phase = LOTS


def players(s: State) -> int:
    return s.settings.players


def to_act(s: State) -> int:
    """The seat that must act, CHANCE, or OVER. Sealed choices: red first, for the order's sake."""
    if s.phase in (TRAINING, ROUND):
        return s.fight.corner[RED if owes(s, RED) else BLUE].seat
    if s.phase in (CHALLENGING, BETTING):
        return s.turn
    return OVER if s.phase == DONE else CHANCE


def may_act(s: State, seat: int) -> bool:
    if s.phase in (TRAINING, ROUND):
        c = corner_of(s, seat)
        return c != NOBODY and owes(s, c)
    return to_act(s) == seat


def owes(s: State, c: int) -> bool:
    """Whether this corner's sealed choice is still to be made."""
    corner = s.fight.corner[c]
    return corner.trained == 0 if s.phase == TRAINING else corner.sealed == 0


def legal(s: State, seat: int, moves: list[int]) -> int:
    """Write the legal actions into moves, and say how many."""
    if not may_act(s, seat):
        return 0
    if s.phase == CHALLENGING:
        return challenges(s, seat, moves)
    if s.phase == TRAINING:
        return trainings(s, seat, moves)
    return bets(s, seat, moves) if s.phase == BETTING else plays(s, seat, moves)


def apply(s: State, seat: int, action: int, told: Told) -> None:
    if action < TRAIN:
        challenge(s, action, told)
    elif action < OFFER:
        train(s, seat, action, told)
    elif action < PLAY:
        bet(s, seat, action, told)
    else:
        play(s, seat, action, told)
        if s.fight.ending:
            end_fight(s, told)


def end_fight(s: State, told: Told) -> None:
    """Prizes, then bets, then the red table goes to the left (2.8, 2.9)."""
    reward(s, told)
    settle(s, told)
    next_turn(s, told)


def odds(s: State, weights: list[int]) -> int:
    for seat in range(SEATS):
        weights[seat] = 1 if seat < s.settings.players else 0
    return s.settings.players


def draw(s: State, outcome: int, told: Told) -> None:
    s.turn = outcome
    s.phase = CHALLENGING
    tell(told, Event.LOT, outcome, 0, 0)
    tell(told, Event.SEASON, NOBODY, s.season, 0)


def result(s: State, seat: int) -> int:
    """The final fortune."""
    return s.manager[seat].cash
