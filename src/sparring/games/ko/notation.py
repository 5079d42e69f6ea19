"""The tokens of K.O., the same in every language.

b y r g    the quarters, and the colours of cards: blue, yellow, red, green
A1 A2 ..   the letter of an offensive card, numbered where its colour has several: jab and
           body blow, straight and hook
D B O L S X  the white cards: dodge, block, obstruction, low blow, side-step, contre; numbered
           where an owner's deck has several kinds of one

>y         move to the yellow quarter
bA1B2      attack or counter-hit with blue cards: A1, then B2
D          dodge;  D+X  and a contre;  D+rB1C  and red blows
B O L      block, obstruct, plead a low blow
S>g        side-step to the green quarter
-bA1 -D    throw this card, and take another if the boxers are apart
--         throw the last card: the round is over
(bA1) (D)  a card is dealt or drawn
(fox)      a style card is drawn
(b) (r)    the lot falls on the blue or the red corner
"""

from __future__ import annotations

from .cards import (
    ACTIONS,
    BLOCK,
    CHAIN,
    CHAINS,
    CONTRE,
    COVER,
    DECK,
    DODGE,
    FOLLOW,
    HIT,
    KINDS,
    LAST,
    MOVE,
    NO_CARD,
    OUTCOMES,
    QUARTERS,
    SIDE_STEP,
    STEP,
    TAILS,
    THROW,
)

QUARTER_NAMES = "byrg"
WHITE_NAMES = {
    "dodge": "D",
    "block": "B",
    "obstruction": "O",
    "low-blow": "L",
    "side-step": "S",
    "contre": "X",
}


def _card_name(kind: int) -> str:
    card = DECK.kinds[kind]
    alike = [k for k in DECK.kinds if (k.colour, k.face) == (card.colour, card.face)]
    nth = str(alike.index(card) + 1) if len(alike) > 1 else ""
    return WHITE_NAMES.get(card.face, card.face) + nth


FACES = tuple(_card_name(kind) for kind in range(KINDS))  # "A1", "D"
CARD_NAMES = tuple(  # "bA1", "D"
    QUARTER_NAMES[card.colour : card.colour + 1] + face
    for card, face in zip(DECK.kinds, FACES, strict=True)
)


def _chain_name(chain: int) -> str:
    cards = [kind for kind in CHAIN[chain] if kind != NO_CARD]
    return QUARTER_NAMES[DECK.kinds[cards[0]].colour] + "".join(FACES[kind] for kind in cards)


def _names() -> dict[int, str]:
    names = {LAST: "--"}
    tails = [_chain_name(chain) for chain in range(CHAINS)] + list(FACES[CONTRE:])
    for quarter, name in enumerate(QUARTER_NAMES):
        names[MOVE + quarter] = f">{name}"
        for kind in range(SIDE_STEP, CONTRE):
            names[STEP + (kind - SIDE_STEP) * QUARTERS + quarter] = f"{FACES[kind]}>{name}"
    for kind in range(KINDS):
        names[THROW + kind] = f"-{CARD_NAMES[kind]}"
    for chain in range(CHAINS):
        names[HIT + chain] = tails[chain]
    for kind in range(DODGE, SIDE_STEP):
        names[COVER + kind - DODGE] = FACES[kind]
    for kind in range(DODGE, BLOCK):
        for tail, name in enumerate(tails):
            names[FOLLOW + (kind - DODGE) * TAILS + tail] = f"{FACES[kind]}+{name}"
    return names


NAMES = _names()
NUMBERS = {name: action for action, name in NAMES.items()}
OUTCOME_NAMES = [f"({name})" for name in (*CARD_NAMES, *DECK.nicknames, "b", "r")]

assert len(NUMBERS) == len(NAMES) == ACTIONS
assert len(set(OUTCOME_NAMES)) == OUTCOMES


def name(action: int) -> str:
    return NAMES[action]


def parse(text: str) -> int:
    if text not in NUMBERS:
        raise ValueError(f"{text!r} is no action of K.O.: write >y, bA1B2, D+X, S>g, -bA1 or --")
    return NUMBERS[text]


def name_outcome(outcome: int) -> str:
    return OUTCOME_NAMES[outcome]


def parse_outcome(text: str) -> int:
    if text not in OUTCOME_NAMES:
        raise ValueError(f"{text!r} is no outcome in K.O.: write (bA1), (D), (fox), (b) or (r)")
    return OUTCOME_NAMES.index(text)
