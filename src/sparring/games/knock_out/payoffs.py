"""Settling bets: red, then blue, each by rising amount, each in full before the next (4).

Nothing here knows how a bet was placed.
"""

from __future__ import annotations

from ..contract import NOBODY, Told, tell
from .bets import described, stake
from .challenge import clear_tables
from .fight import by_ko, winner
from .money import from_bank, to_bonus, to_player
from .state import FREE, KNOCKED_OUT, KO, SPACES, TABLE, Event, State


def settle(s: State, told: Told) -> None:
    for space in range(SPACES):
        if s.bet[space].kind != FREE:
            settle_offer(s, space, told)
    clear_tables(s)


def settle_offer(s: State, space: int, told: Told) -> None:
    offerer, taker = s.bet[space].offered_by, s.bet[space].accepted_by
    if taker == NOBODY:
        settle_with_bank(s, space, told)
    elif taker == offerer:
        tell(told, Event.OWN_BET, offerer, described(s, space), stake(s, space))
    elif is_won(s, space):
        settle_between(s, taker, offerer, stake(s, space), told)
    else:
        settle_between(s, offerer, taker, stake(s, space), told)


def settle_between(s: State, payer: int, payee: int, amount: int, told: Told) -> None:
    to_player(s, payer, payee, amount, told)
    tell(told, Event.PAID, payer, payee, amount)


def settle_with_bank(s: State, space: int, told: Told) -> None:
    """Nobody took the offer: half from the bank, or all of it into BONUS (4.2)."""
    offerer, amount = s.bet[space].offered_by, stake(s, space)
    if is_won(s, space):
        from_bank(s, offerer, amount // 2)
        tell(told, Event.BANK_PAID, offerer, described(s, space), amount // 2)
    else:
        to_bonus(s, offerer, amount, told)
        tell(told, Event.BONUS_PAID, offerer, described(s, space), amount)


def is_won(s: State, space: int) -> bool:
    """Whether the offer has come true (3.4, option `ko_bet`)."""
    table, best = space // TABLE, winner(s.fight.ending)
    if s.bet[space].kind != KO:
        return table == best
    if not by_ko(s.fight.ending):
        return False
    return table != best if s.settings.ko_bet == KNOCKED_OUT else table == best
