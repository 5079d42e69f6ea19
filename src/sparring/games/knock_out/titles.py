"""Prizes, levels and titles after a fight (2.8, 6B.3, 6B.4).

Nothing here knows of bets.
"""

from __future__ import annotations

from ..contract import Told, tell
from .fight import by_ko, winner
from .money import from_bank
from .state import (
    AMATEUR,
    CHAMPION,
    UNTITLED,
    WORLD_CHAMPION,
    Event,
    State,
    manager_of,
    start_money,
)


def reward(s: State, told: Told) -> None:
    """Start money as of the fight; then levels and titles; then trophy and steak."""
    c = winner(s.fight.ending)
    won, lost = s.fight.corner[c].boxer, s.fight.corner[1 - c].boxer
    pay_prize(s, won, 2 * start_money(s, won), told)
    pay_prize(s, lost, start_money(s, lost), told)
    taken = s.boxer[lost].title
    lower(s, lost, told)
    if taken:
        raise_in_title_fight(s, won, taken, told)
    else:
        set_level(s, won, min(s.boxer[won].level + 1, CHAMPION), told)
    s.trophy, s.steak = won, lost


def pay_prize(s: State, boxer: int, amount: int, told: Told) -> None:
    from_bank(s, manager_of(boxer), amount)
    tell(told, Event.PRIZE, manager_of(boxer), boxer, amount)


def raise_in_title_fight(s: State, won: int, taken: int, told: Told) -> None:
    """Titled beats titled: World Champion. Untitled beats titled: Champion, with that title."""
    held = s.boxer[won].title
    set_level(s, won, CHAMPION, told)
    gained = WORLD_CHAMPION if held else taken
    if gained != held:
        s.boxer[won].title = gained
        tell(told, Event.CROWNED, manager_of(won), won, gained)


def lower(s: State, lost: int, told: Told) -> None:
    """Out after a K.O.; else down a level, a titled boxer to Professional."""
    boxer = s.boxer[lost]
    if boxer.title:
        tell(told, Event.DETHRONED, manager_of(lost), lost, boxer.title)
        boxer.title = UNTITLED
    if by_ko(s.fight.ending):
        boxer.out = 1
    else:
        set_level(s, lost, max(boxer.level - 1, AMATEUR), told)


def set_level(s: State, boxer: int, level: int, told: Told) -> None:
    before = s.boxer[boxer].level
    s.boxer[boxer].level = level
    if level > before:
        tell(told, Event.ROSE, manager_of(boxer), boxer, level)
    elif level < before:
        tell(told, Event.FELL, manager_of(boxer), boxer, level)
