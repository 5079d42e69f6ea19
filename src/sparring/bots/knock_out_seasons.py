"""The rest of a game of Knock Out, played in outline again and again, compiled.

Managers challenge as it suits their purse; a fight goes as its price says, and uses up cards at
random; bets are left out, but for what they bring to BONUS. So a game that is half over ends in
every way it may, by the game's own laws. Nothing here knows what a seat wants.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import next_word, pick_below
from ..games.knock_out.challenge import challenges, room
from ..games.knock_out.rules import end_fight
from ..games.knock_out.season import shares_of
from ..games.knock_out.state import (
    BLUE,
    BOXERS,
    CHALLENGE,
    DECK,
    DONE,
    FOR_A_CARD,
    LOAN,
    MOVES,
    RED,
    ROUNDS,
    VALUES,
    Ending,
    manager_of,
    start_money,
)
from .knock_out_prices import COPIES, FULL, ROOM
from .knock_out_tree import BLUE_OUT, ENDS, RED_AHEAD, RED_OUT

TOLD: Any = 0  # nobody listens
TO_BONUS = 12_000  # what bets bring to BONUS in a fight
EARLY = (0.03, 0.4)  # how many of the K.O.s come in the first round, and by the second
A_STEP = 0.5  # how much less often a boxer is knocked out who starts a step further away
WHIM = 6_000  # what a manager may be wrong by when it challenges

# What is kept of each game: fortunes, parts of BONUS, and fights still to come.
FORTUNE, PART, FIGHTS = 0, 1, 2


def play_all(states: Any, odds: Any, book: Any, luck: Any, kept: Any) -> None:
    """Each start with a fight ahead of it, as often as there is room in kept[start, game].

    states: the starts, and one more to play on; odds: of each end of each start's fight; book: the
    prices, the numbers of the stocks, and how many fights to play on.
    """
    moves = np.zeros(MOVES, np.int64)
    s = states[len(odds)]
    for n in range(len(odds)):
        games = kept.shape[1]
        for game in range(games):
            states[len(odds)] = states[n]
            end_as(s, end_at(odds[n], (game + 0.5) / games), luck)
            fights = play_out(s, book, luck, moves)
            keep(s, kept[n, game], fights)


def end_at(odds: Any, point: Any) -> Any:
    """The end that holds this point, where all ends lie in a row."""
    for end in range(ENDS):
        point -= odds[end]
        if point < 0.0:
            return end
    return ENDS - 1


def end_as(s: Any, end: Any, luck: Any) -> None:
    """The fight ends so, and whatever cards it took are gone."""
    rounds = ROUNDS
    if end < RED_OUT:
        rounds, s.fight.ending = end - BLUE_OUT + 1, Ending.KO_OF_DEFENDER
    elif end < RED_AHEAD:
        rounds, s.fight.ending = end - RED_OUT + 1, Ending.KO_OF_CHALLENGER
    elif end == RED_AHEAD:
        s.fight.ending = Ending.POINTS_TO_CHALLENGER
    else:
        s.fight.ending = Ending.POINTS_TO_DEFENDER
    for c in range(2):
        seat = s.fight.corner[c].seat
        for _ in range(rounds):
            use_up(s, seat, pick_below(luck, s.manager[seat].cards))
    end_fight(s, TOLD)


def use_up(s: Any, seat: Any, nth: Any) -> None:
    for value in range(1, VALUES + 1):
        nth -= DECK[value] - s.manager[seat].revealed[value]
        if nth < 0:
            s.manager[seat].revealed[value] += 1
            s.manager[seat].cards -= 1
            return


def play_out(s: Any, book: Any, luck: Any, moves: Any) -> Any:
    """To the end of the game in outline, or as far as one looks; how many fights it takes."""
    fights = 0
    odds = np.zeros(ENDS)
    while s.phase != DONE:
        if fights == book[2]:
            return fights + to_come(s)
        move_into(s, pick_challenge(s, book, luck, moves))
        reckon(s, s.fight.corner[RED].boxer, s.fight.corner[BLUE].boxer, book, odds)
        s.bonus += TO_BONUS
        end_as(s, end_at(odds, chance(luck)), luck)
        fights += 1
    return fights


def to_come(s: Any) -> Any:
    """About how many fights are left, by the cards."""
    cards = 0
    for seat in range(s.settings.players):
        cards += s.manager[seat].cards
    return cards // (2 * ROUNDS)


def chance(luck: Any) -> Any:
    return (next_word(luck) >> np.uint64(11)) / 9007199254740992.0


def pick_challenge(s: Any, book: Any, luck: Any, moves: Any) -> Any:
    """What brings most money, as a manager may see it in passing."""
    best, most = 0, -1e9
    odds = np.zeros(ENDS)
    others = 1.0 / (s.settings.players - 1)
    for n in range(challenges(s, s.turn, moves)):
        mine = (moves[n] - CHALLENGE) // BOXERS
        theirs = (moves[n] - CHALLENGE) % BOXERS
        reckon(s, mine, theirs, book, odds)
        p = odds[RED_AHEAD]
        for end in range(ROUNDS):
            p += odds[BLUE_OUT + end]
        worth = (1.0 + p) * start_money(s, mine) - others * (2.0 - p) * start_money(s, theirs)
        worth += WHIM * chance(luck)
        if worth > most:
            best, most = moves[n], worth
    return best


def move_into(s: Any, action: Any) -> None:
    """The challenge, as far as the end of a fight needs it."""
    red = (action - CHALLENGE) // BOXERS
    blue = (action - CHALLENGE) % BOXERS
    s.fight.corner[RED].boxer = red
    s.fight.corner[BLUE].boxer = blue
    s.fight.corner[RED].seat = manager_of(red)
    s.fight.corner[BLUE].seat = manager_of(blue)
    s.fights += 1


def reckon(s: Any, red: Any, blue: Any, book: Any, odds: Any) -> None:
    """The odds of all ends, by the price of the fight."""
    prices, numbers, _ = book
    a = stock_number(s, manager_of(red), numbers)
    b = stock_number(s, manager_of(blue), numbers)
    won, blue_out, red_out = 0.43, 0.13, 0.13
    if a >= 0 and b >= 0:
        won = prices[a, b, 0] / FULL
        blue_out = prices[a, b, 1] / FULL
        red_out = prices[a, b, 2] / FULL
    blue_out *= A_STEP ** (room(s, blue) - ROOM)
    red_out *= A_STEP ** (room(s, red) - ROOM)
    blue_out, red_out = min(blue_out, won), min(red_out, 1.0 - won)
    spread_rounds(odds, BLUE_OUT, blue_out)
    spread_rounds(odds, RED_OUT, red_out)
    odds[RED_AHEAD] = won - blue_out
    odds[RED_AHEAD + 1] = 1.0 - won - red_out


def spread_rounds(odds: Any, first: Any, out: Any) -> None:
    odds[first] = out * EARLY[0]
    odds[first + 1] = out * (EARLY[1] - EARLY[0])
    odds[first + 2] = out * (1.0 - EARLY[1])


def stock_number(s: Any, seat: Any, numbers: Any) -> Any:
    """The number of this stock, or of the nearest that the rulebook's cards allow."""
    left = np.zeros(VALUES, np.int64)
    for v in range(VALUES):
        left[v] = min(COPIES[v], DECK[v + 1] - s.manager[seat].revealed[v + 1])
    return numbers[left[0], left[1], left[2], left[3], left[4]]


def keep(s: Any, kept: Any, fights: Any) -> None:
    """What the game came to, for everybody."""
    top, parts = 0, 0
    for boxer in range(2 * s.settings.players):
        if not s.boxer[boxer].out:
            top = max(top, start_money(s, boxer))
    for seat in range(s.settings.players):
        parts += shares_of(s, seat, top)
    for seat in range(s.settings.players):
        kept[seat, FORTUNE] = fortune(s, seat)
        kept[seat, PART] = shares_of(s, seat, top) / parts
        kept[seat, FIGHTS] = fights


def fortune(s: Any, seat: Any) -> Any:
    """At the end what the laws have counted; before it, what is owned and owed."""
    if s.phase == DONE:
        return s.manager[seat].cash
    owned = s.manager[seat].cash + FOR_A_CARD * s.manager[seat].cards
    return owned - LOAN * s.manager[seat].ious
