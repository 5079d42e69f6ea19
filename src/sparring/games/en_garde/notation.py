"""The tokens of En Garde, the same in every language.

+3    advance three                 x2    attack with two cards
-3    retreat three                 +3x2  advance three and attack with two cards
/     parry with the same value     /24   parry with a 2 and a 4
0     stand: no parry, no attack, or no legal action
(3)   a three is drawn              (L) (R)  the lot falls on the left or right fencer
"""

from __future__ import annotations

from .parries import CARDS, MIXES
from .pieces import (
    ACTIONS,
    ADVANCE,
    COPIES,
    LOT,
    LUNGE,
    MIXED,
    OUTCOMES,
    PARRY,
    RETREAT,
    STAND,
    STRIKE,
    VALUES,
)


def _names() -> dict[int, str]:
    names = {PARRY: "/", STAND: "0"}
    for v in range(VALUES):
        names[ADVANCE + v] = f"+{v + 1}"
        names[RETREAT + v] = f"-{v + 1}"
        names[STRIKE + v] = f"x{v + 1}"
        for cards in range(COPIES):
            names[LUNGE + v * COPIES + cards] = f"+{v + 1}x{cards + 1}"
    for mix in range(MIXES):
        names[MIXED + mix] = "/" + "".join(str(v) * CARDS[mix][v] for v in range(6))
    return names


NAMES = _names()
NUMBERS = {name: action for action, name in NAMES.items()}
OUTCOME_NAMES = [f"({v + 1})" for v in range(VALUES)] + ["(L)", "(R)"]

assert len(NUMBERS) == ACTIONS
assert len(OUTCOME_NAMES) == OUTCOMES == LOT + 2


def name(action: int) -> str:
    return NAMES[action]


def parse(text: str) -> int:
    if text not in NUMBERS:
        raise ValueError(f"{text!r} is no action of En Garde: write +3, -3, x2, +3x2, /, /24 or 0")
    return NUMBERS[text]


def name_outcome(outcome: int) -> str:
    return OUTCOME_NAMES[outcome]


def parse_outcome(text: str) -> int:
    if text not in OUTCOME_NAMES:
        raise ValueError(f"{text!r} is no outcome in En Garde: write (1) to (5), (L) or (R)")
    return OUTCOME_NAMES.index(text)
