"""What lies on the table of Knock Out: managers and boxers, bets and a fight; and the few things
that every module asks about them. The clauses are those of docs/rules/knock-out.md.

Boxers are numbered: twice their manager's seat, plus 0 for the heavyweight and 1 for the light.
Nothing here knows of the order of play.
"""

from __future__ import annotations

from enum import IntEnum

from ...record import Record, number, several, small
from ..contract import NOBODY
from .box import BOX

SEATS, BOXERS, VALUES, ROUNDS, HAND, LEAST = 5, 10, 5, 3, 4, 3
RED, BLUE = 0, 1
HEAVY, LIGHT = 0, 1
NO_BOXER = -1

# Settings.
KNOCKED_OUT, WINNER = 0, 1
PER_PLAYER, PER_BOXER = 0, 1
STANDARD, BY_START_MONEY = 0, 1

CASH, LOAN, FOR_A_CARD = 100_000, 50_000, 5_000

DECK = BOX.deck
AMOUNTS = BOX.amounts
STEPS = BOX.steps
CARDS = sum(BOX.deck)

AMATEUR, PROFESSIONAL, CHAMPION = 0, 1, 2
UNTITLED, SUPERCHAMPION, WORLD_CHAMPION = 0, 1, 2
PRINTED = ((6_000, 8_000, 10_000), (4_000, 6_000, 8_000))  # by weight and level (1.2)

# The eight offer spaces: four red ones, four blue ones. What a chip is worth is its kind.
SPACES, TABLE = 8, 4
FREE, SIMPLE, DOUBLE, KO = 0, 1, 2, 3
DOUBLES, KOS, CHIPS = 2, 1, 3

# Actions. A challenge is ten times the challenger's number, plus the defender's.
SETS = 35 + 70  # of three and of four cards
CHALLENGE = 0
TRAIN = CHALLENGE + BOXERS * BOXERS
OFFER = TRAIN + SETS
ACCEPT = OFFER + SPACES * KO
PASS = ACCEPT + SPACES
PLAY = PASS + 1
ACTIONS = PLAY + VALUES
MOVES = 70

# What is going on.
LOTS, CHALLENGING, TRAINING, BETTING, ROUND, DONE = 0, 1, 2, 3, 4, 5


class Event(IntEnum):
    LOT, SEASON, TABLE, UNABLE, CHALLENGED, TRAINED = range(6)
    OFFERED, ACCEPTED, PASSED = range(6, 9)
    BELL, SEALED, REVEALED, STOOD, REELED, KNOCKED_OUT, FIGHT_WON = range(9, 16)
    PRIZE, ROSE, FELL, CROWNED, DETHRONED = range(16, 21)
    PAID, BANK_PAID, BONUS_PAID, OWN_BET, IOU = range(21, 26)
    SEASON_OVER, CARDS_PAID, RETURNED = range(26, 29)
    BONUS_SHARED, BONUS_REST, REPAID, FORTUNE, GAME_WON = range(29, 34)


class Ending(IntEnum):
    """How a fight, a season and the game can end. 0 is no ending: the fight goes on."""

    # The challenger wins.
    KO_OF_DEFENDER, POINTS_TO_CHALLENGER = range(1, 3)
    # The defender wins; equal displacement is the challenger's defeat.
    KO_OF_CHALLENGER, POINTS_TO_DEFENDER, POINTS_LEVEL = range(3, 6)
    # A season: no two managers have three cards; no two of those have a boxer; trophy and steak
    # alone forbid the last challenges; Amateurs face nobody but titled boxers.
    CARDS_OUT, BOXERS_OUT, RESTING, UNMATCHED = range(6, 10)
    SOLE_WINNER, SHARED = range(10, 12)


class Settings(Record):
    players: int = small()
    ko_bet: int = small()
    bonus_split: int = small()
    starts: int = small()
    seasons: int = small()
    aids: int = small()


class Manager(Record):
    cash: int = number()
    ious: int = number()
    cards: int = small()  # fight cards not played yet, this season
    revealed: list[int] = small(VALUES + 1)  # fight cards played this season, by value
    doubles: int = small()  # ×2 chips left in this fight
    kos: int = small()  # K.O. chips left in this fight


class Boxer(Record):
    level: int = small()
    title: int = small()
    out: int = small()


class Bet(Record):
    """An offer space with its accept space."""

    kind: int = small()  # FREE, or what the offer multiplies the printed amount by
    offered_by: int = small()
    accepted_by: int = small()


class Corner(Record):
    """What everyone may see of one of the two fighters."""

    seat: int = small()
    boxer: int = small()
    room: int = small()  # steps from the start space to K.O.
    back: int = small()  # steps gone back so far
    trained: int = small()  # training cards left; 0 while they are not chosen
    sealed: int = small()  # whether this round's card is chosen


class Fight(Record):
    """The ring. A fight that is over stays until the next challenge."""

    corner: list[Corner] = several(Corner, 2)
    rounds: int = small()  # fought so far
    shown: list[int] = small(2 * ROUNDS)  # the cards revealed: red, blue, red, blue, ...
    ending: int = small()


class Hand(Record):
    """What one fighter alone may see."""

    training: list[int] = small(VALUES + 1)  # by value, the sealed card among them
    card: int = small()  # the sealed card, or 0


class State(Record):
    settings: Settings = several(Settings)
    manager: list[Manager] = several(Manager, SEATS)
    boxer: list[Boxer] = several(Boxer, BOXERS)
    bet: list[Bet] = several(Bet, SPACES)
    fight: Fight = several(Fight)
    hand: list[Hand] = several(Hand, 2)  # of the red and the blue corner
    phase: int = small()
    turn: int = small()  # who challenges or bets
    placed: int = small()  # chips placed in this fight, passes included
    season: int = small()
    fights: int = small()  # begun in this season
    trophy: int = small()  # the boxer that has it, or NO_BOXER
    steak: int = small()
    bonus: int = number()
    bank: int = number()  # paid in less paid out


class Sight(Record):
    """What one seat may know: all but the other fighter's hand."""

    seat: int = small()
    settings: Settings = several(Settings)
    manager: list[Manager] = several(Manager, SEATS)
    boxer: list[Boxer] = several(Boxer, BOXERS)
    bet: list[Bet] = several(Bet, SPACES)
    fight: Fight = several(Fight)
    hand: Hand = several(Hand)  # this seat's own, if it fights
    phase: int = small()
    turn: int = small()
    placed: int = small()
    season: int = small()
    fights: int = small()
    trophy: int = small()
    steak: int = small()
    bonus: int = number()
    bank: int = number()


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.settings.players


def manager_of(boxer: int) -> int:
    return boxer // 2


def weight_of(boxer: int) -> int:
    return boxer % 2


def printed_money(s: State | Sight, boxer: int) -> int:
    return PRINTED[weight_of(boxer)][s.boxer[boxer].level]


def start_money(s: State | Sight, boxer: int) -> int:
    """Printed, twice that for a Superchampion, three times for a World Champion (1.2)."""
    return printed_money(s, boxer) * (1 + s.boxer[boxer].title)


def corner_of(s: State, seat: int) -> int:
    """RED or BLUE, or NOBODY for a seat that does not fight."""
    for c in range(2):
        if s.fight.corner[c].seat == seat:
            return c
    return NOBODY
