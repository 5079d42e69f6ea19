"""Where the money goes: between managers, bank and BONUS, so that none is lost (7.7).

Nothing here knows what it is paid for.
"""

from __future__ import annotations

from ..contract import Told, tell
from .state import LOAN, Event, State


def from_bank(s: State, seat: int, amount: int) -> None:
    s.bank -= amount
    s.manager[seat].cash += amount


def to_player(s: State, payer: int, payee: int, amount: int, told: Told) -> None:
    find(s, payer, amount, told)
    s.manager[payer].cash -= amount
    s.manager[payee].cash += amount


def to_bonus(s: State, payer: int, amount: int, told: Told) -> None:
    find(s, payer, amount, told)
    s.manager[payer].cash -= amount
    s.bonus += amount


def find(s: State, payer: int, amount: int, told: Told) -> None:
    """Whoever has less than is due takes 50,000 and an IOU, as often as needed (4.3)."""
    while s.manager[payer].cash < amount:
        from_bank(s, payer, LOAN)
        s.manager[payer].ious += 1
        tell(told, Event.IOU, payer, s.manager[payer].ious, 0)
