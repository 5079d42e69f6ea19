"""The cards as tables of numbers, the chains they make, and the actions that play them.

A card is the number of its kind. Offensive kinds come first, by colour and letter, then the white
ones by role; -1 is no card. The tables are read by the rules in both of their lives.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from ..cards import load
from . import deck

FILE = load(Path(__file__).with_name("ko.toml"))
DECK = deck.read(FILE)

NO_CARD = -1
QUARTERS = len(deck.COLOURS)
KINDS = len(DECK.kinds)
CARDS = deck.PLAYING_CARDS
NICKNAMES = len(DECK.nicknames)
STYLE = DECK.styles  # of each nickname

COPIES = tuple(kind.copies for kind in DECK.kinds)
BODY = tuple(int(kind.body) for kind in DECK.kinds)
VALUE = tuple(kind.values for kind in DECK.kinds)  # [kind][style]
MARK = tuple(kind.marks for kind in DECK.kinds)  # [kind][style]
UNMARKED, K, OUT, DOWN = range(len(deck.MARKS))
A, B, C = range(1, len(deck.LETTERS) + 1)
FACE = tuple(" ABC".find(kind.face) if kind.colour < QUARTERS else 0 for kind in DECK.kinds)


def _first(role: str) -> int:
    """The first kind of this role; the kinds up to the next role's first are all of it."""
    return [kind.face for kind in DECK.kinds].index(role)


DODGE, BLOCK, OBSTRUCTION, LOW_BLOW, SIDE_STEP, CONTRE = map(_first, deck.ROLES)


def _chains(colour: int) -> list[tuple[int, ...]]:
    """All chains of a colour: ascending letters, no letter twice (2.1)."""
    mine = [kind for kind in range(KINDS) if DECK.kinds[kind].colour == colour]
    choices = [[NO_CARD, *(kind for kind in mine if FACE[kind] == letter)] for letter in (A, B, C)]
    chains = [[kind for kind in chain if kind != NO_CARD] for chain in product(*choices)]
    chains = sorted(chain for chain in chains if chain)
    return [(*chain, *[NO_CARD] * (3 - len(chain))) for chain in chains]


_CHAINS = [_chains(colour) for colour in range(QUARTERS)]
CHAIN = tuple(chain for chains in _CHAINS for chain in chains)  # its cards, lowest first
CHAINS = len(CHAIN)
FIRST_CHAIN = tuple(sum(map(len, _CHAINS[:colour])) for colour in range(QUARTERS + 1))

# Actions. A tail is what may follow a dodge: a chain, or a contre.
TAILS = CHAINS + KINDS - CONTRE
MOVE = 0  # to a quarter
LAST = QUARTERS  # throw the last card
THROW = LAST + 1  # a kind
HIT = THROW + KINDS  # with a chain: an attack or a counter-hit
COVER = HIT + CHAINS  # with a white kind, up to the low blows
STEP = COVER + SIDE_STEP - DODGE  # aside, with a kind, to a quarter
FOLLOW = STEP + (CONTRE - SIDE_STEP) * QUARTERS  # up a dodge of a kind with a tail
ACTIONS = FOLLOW + (BLOCK - DODGE) * TAILS
MOVES = 32

# Outcomes of chance: a playing card, a style card, the corner on which the lot falls.
STYLED = KINDS
LOT = STYLED + NICKNAMES
OUTCOMES = LOT + 2
