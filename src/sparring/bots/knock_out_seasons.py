"""The rest of a game of Knock Out, played in outline again and again, compiled.

Managers challenge as it suits their purse, and fools as it comes; a fight goes as its price says,
and uses up cards at random; of bets there is only what they bring to BONUS, and what they cost
fools on average. So a game that is half over ends in every way it may, by the game's own laws.
Nothing here knows what a seat wants.

Habits are numbers: what bets bring to BONUS in a fight, then how likely each seat is a fool.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import mixed, next_word, pick_below
from ..games.knock_out.challenge import challenges, room
from ..games.knock_out.season import next_turn, shares_of
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
from ..games.knock_out.titles import reward
from .knock_out_prices import COPIES, FULL, ROOM
from .knock_out_tree import BLUE_OUT, ENDS, RED_AHEAD, RED_OUT

TOLD: Any = 0  # nobody listens
EARLY = (0.03, 0.4)  # how many of the K.O.s come in the first round, and by the second
A_STEP = 0.5  # how much less often a boxer is knocked out who starts a step further away
WHIM = 6_000  # what a manager may be wrong by when it challenges
LOSES, KNOCKS = 0.68, 0.1  # of its victories a fool throws so many away, and is knocked out more
PAYS, EARNS = 8_000, 6_000  # what a fool's bets cost it in a fight, and bring those who are none

# What is kept of each game: fortunes, parts of BONUS, and fights still to come.
FORTUNE, PART, FIGHTS = 0, 1, 2


def play_all(states: Any, odds: Any, book: Any, kept: Any) -> None:
    """Each start with a fight ahead of it, as often as there is room in kept[start, game].

    states: the starts, and one more to play on; odds: of each end of each start's fight; book: the
    prices, the numbers of the stocks, how many fights to play on, and habits. All starts have the
    same luck, so that they differ by what they are.
    """
    moves = np.zeros(MOVES, np.int64)
    luck = np.zeros(1, np.uint64)
    s = states[len(odds)]
    for n in range(len(odds)):
        games = kept.shape[1]
        for game in range(games):
            states[len(odds)] = states[n]
            luck[0] = mixed(np.uint64(game + 1))
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
    reward(s, TOLD)  # there are no bets to settle
    next_turn(s, TOLD)


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
        bet(s, book[3])
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
    ways = challenges(s, s.turn, moves)
    if chance(luck) < book[3][1 + s.turn]:
        return moves[pick_below(luck, ways)]
    for n in range(ways):
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


def bet(s: Any, habits: Any) -> None:
    """What a fight's bets bring to BONUS, and on average to everybody."""
    s.bonus += int(habits[0])
    fools = 0.0
    for seat in range(s.settings.players):
        fools += habits[1 + seat]
    if fools > 0.0:
        each = fools * EARNS / max(1.0, s.settings.players - fools)
        for seat in range(s.settings.players):
            folly = habits[1 + seat]
            s.manager[seat].cash += int((1.0 - folly) * each - folly * PAYS)


def reckon(s: Any, red: Any, blue: Any, book: Any, odds: Any) -> None:
    """The odds of all ends, by the price of the fight."""
    prices, numbers, _, habits = book
    a = stock_number(s, manager_of(red), numbers)
    b = stock_number(s, manager_of(blue), numbers)
    won, blue_out, red_out = 0.43, 0.13, 0.13
    if a >= 0 and b >= 0:
        won = prices[a, b, 0] / FULL
        blue_out = prices[a, b, 1] / FULL
        red_out = prices[a, b, 2] / FULL
    red_fool, blue_fool = habits[1 + manager_of(red)], habits[1 + manager_of(blue)]
    won += LOSES * (blue_fool * (1.0 - won) - red_fool * won)
    red_out = max(0.0, red_out + KNOCKS * (red_fool - blue_fool))
    blue_out = max(0.0, blue_out + KNOCKS * (blue_fool - red_fool))
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
