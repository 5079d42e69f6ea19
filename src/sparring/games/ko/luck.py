"""Chance: the style cards, the lot, the deal, every card taken from the talon (1.2, 1.3, 2.2)."""

from __future__ import annotations

from ..contract import NOBODY, Told, tell, whisper
from .cards import KINDS, LOT, NICKNAMES, NO_CARD, STYLE, STYLED
from .sheet import begin_round, pass_turn, starter, talon_out
from .state import DEALING, HAND, LOTS, STYLES, TURN, Event, State


def start(s: State) -> None:
    s.phase = STYLES
    s.winner = NOBODY
    for p in range(2):
        s.corner[p].nickname = NO_CARD


def odds(s: State, weights: list[int]) -> int:
    styles, lots = s.phase == STYLES, s.phase == LOTS
    for kind in range(KINDS):
        weights[kind] = s.talon[kind]  # none before the first round
    for card in range(NICKNAMES):
        weights[STYLED + card] = 1 if styles and s.corner[0].nickname != card else 0
    weights[LOT] = weights[LOT + 1] = 1 if lots else 0
    if styles:
        return NICKNAMES - s.turn
    return 2 if lots else s.left


def draw(s: State, outcome: int, told: Told) -> None:
    if outcome >= LOT:
        s.first = outcome - LOT
        tell(told, Event.LOT, s.first, 0, 0)
        begin_round(s, told)
    elif outcome >= STYLED:
        draw_style(s, outcome - STYLED, told)
    else:
        draw_card(s, outcome, told)


def draw_style(s: State, card: int, told: Told) -> None:
    s.corner[s.turn].nickname = card
    tell(told, Event.DREW_STYLE, s.turn, card, STYLE[card])
    if s.turn == 1:
        s.phase = LOTS
    s.turn = 1 - s.turn


def draw_card(s: State, kind: int, told: Told) -> None:
    s.talon[kind] -= 1
    s.left -= 1
    s.hidden[s.turn].hand[kind] += 1
    s.corner[s.turn].held += 1
    whisper(told, Event.DREW, s.turn, kind, s.left)
    if s.phase == DEALING:
        deal_on(s)
    elif s.left == 0 and s.corner[1 - s.turn].held:
        talon_out(s, told)  # 5.3
    else:
        pass_turn(s, TURN, told)


def deal_on(s: State) -> None:
    """One by one, first to the blue corner (1.3)."""
    s.turn = 1 - s.turn
    if s.turn == 0 and s.corner[1].held == HAND:
        s.phase = TURN
        s.turn = starter(s)
