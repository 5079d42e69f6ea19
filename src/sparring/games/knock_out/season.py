"""The red table goes round, seasons end, the money is counted (2.2, 5, 6B).

Nothing here knows what happens within a fight.
"""

from __future__ import annotations

from ..contract import NOBODY, Told, tell
from .challenge import can_challenge, may_fight
from .money import from_bank
from .state import (
    AMATEUR,
    CARDS,
    CHALLENGING,
    CHAMPION,
    DONE,
    FOR_A_CARD,
    LEAST,
    LOAN,
    NO_BOXER,
    PER_BOXER,
    RED,
    SUPERCHAMPION,
    VALUES,
    Ending,
    Event,
    State,
    left_of,
    manager_of,
    start_money,
)


def next_turn(s: State, told: Told) -> None:
    """The table goes on, unless nobody can challenge. A second season always finds somebody."""
    challenger = next_challenger(s)
    if challenger == NOBODY:
        tell(told, Event.SEASON_OVER, NOBODY, season_ending(s), 0)
        if s.season == s.settings.seasons:
            count(s, told)
            return
        pay_cards(s, told)
        second_season(s, told)
        challenger = next_challenger(s)
    pass_table(s, challenger, told)


def next_challenger(s: State) -> int:
    """The first who can challenge, from the last challenger's left and round to that one."""
    seat = s.fight.corner[RED].seat
    for _ in range(s.settings.players):
        seat = left_of(s, seat)
        if can_challenge(s, seat):
            return seat
    return NOBODY


def pass_table(s: State, challenger: int, told: Told) -> None:
    """From the last challenger to the left, past all who cannot challenge (2.2)."""
    seat = s.fight.corner[RED].seat
    s.turn = left_of(s, seat)
    tell(told, Event.TABLE, seat, s.turn, 0)
    while s.turn != challenger:
        seat = s.turn
        s.turn = left_of(s, seat)
        tell(told, Event.UNABLE, seat, s.turn, 0)
    s.phase = CHALLENGING


def season_ending(s: State) -> int:
    """Why nobody can challenge."""
    with_cards = with_boxers = 0
    for seat in range(s.settings.players):
        with_cards += s.manager[seat].cards >= LEAST
        with_boxers += may_fight(s, 2 * seat) or may_fight(s, 2 * seat + 1)
    if with_cards < 2:
        return Ending.CARDS_OUT
    if with_boxers < 2:
        return Ending.BOXERS_OUT
    return Ending.RESTING if could_if_rested(s) else Ending.UNMATCHED


def could_if_rested(s: State) -> bool:
    """Whether somebody could challenge, were it not for trophy and steak."""
    trophy, steak = s.trophy, s.steak
    s.trophy = s.steak = NO_BOXER
    could = next_challenger(s) != NOBODY
    s.trophy, s.steak = trophy, steak
    return could


def begin_season(s: State) -> None:
    """All fight cards, and every boxer may fight."""
    s.season += 1
    s.fights = 0
    s.trophy = s.steak = NO_BOXER
    for seat in range(s.settings.players):
        s.manager[seat].cards = CARDS
        for v in range(1, VALUES + 1):
            s.manager[seat].revealed[v] = 0


def second_season(s: State, told: Told) -> None:
    """Champions are crowned, and those knocked out come back as Amateurs (6B.2)."""
    begin_season(s)
    tell(told, Event.SEASON, NOBODY, s.season, 0)
    for b in range(2 * s.settings.players):
        boxer = s.boxer[b]
        if boxer.out:
            boxer.out = 0
            boxer.level = AMATEUR
            tell(told, Event.RETURNED, manager_of(b), b, 0)
        elif boxer.level == CHAMPION:
            boxer.title = SUPERCHAMPION
            tell(told, Event.CROWNED, manager_of(b), b, SUPERCHAMPION)


def pay_cards(s: State, told: Told) -> None:
    for seat in range(s.settings.players):
        cards = s.manager[seat].cards
        if cards:
            from_bank(s, seat, cards * FOR_A_CARD)
            tell(told, Event.CARDS_PAID, seat, cards, cards * FOR_A_CARD)


def count(s: State, told: Told) -> None:
    """The final count (5)."""
    share_bonus(s, told)
    pay_cards(s, told)
    repay(s, told)
    best = s.manager[0].cash
    for seat in range(s.settings.players):
        best = max(best, s.manager[seat].cash)
        tell(told, Event.FORTUNE, seat, s.manager[seat].cash, 0)
    winners = 0
    for seat in range(s.settings.players):
        winners += s.manager[seat].cash == best
    ending = Ending.SOLE_WINNER if winners == 1 else Ending.SHARED
    for seat in range(s.settings.players):
        if s.manager[seat].cash == best:
            tell(told, Event.GAME_WON, seat, best, ending)
    s.phase = DONE


def share_bonus(s: State, told: Told) -> None:
    """To whoever manages the boxer of the highest start money still in (5.1)."""
    top = shares = 0
    for boxer in range(2 * s.settings.players):
        if not s.boxer[boxer].out:
            top = max(top, start_money(s, boxer))
    for seat in range(s.settings.players):
        shares += shares_of(s, seat, top)
    share = s.bonus // shares // 1000 * 1000
    for seat in range(s.settings.players):
        amount = share * shares_of(s, seat, top)
        if amount:
            s.bonus -= amount
            s.manager[seat].cash += amount
            tell(told, Event.BONUS_SHARED, seat, amount, 0)
    if s.bonus:
        tell(told, Event.BONUS_REST, NOBODY, s.bonus, 0)
        s.bank += s.bonus
        s.bonus = 0


def shares_of(s: State, seat: int, top: int) -> int:
    """One for a tied manager, or one for each tied boxer (option `bonus_split`)."""
    tied = 0
    for boxer in range(2 * seat, 2 * seat + 2):
        tied += not s.boxer[boxer].out and start_money(s, boxer) == top
    return tied if s.settings.bonus_split == PER_BOXER else min(tied, 1)


def repay(s: State, told: Told) -> None:
    for seat in range(s.settings.players):
        ious = s.manager[seat].ious
        if ious:
            from_bank(s, seat, -ious * LOAN)
            s.manager[seat].ious = 0
            tell(told, Event.REPAID, seat, ious, ious * LOAN)
