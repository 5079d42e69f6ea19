"""The tokens of Knock Out, the same in every language.

A>b    A's heavyweight challenges B's lightweight: seats are letters, small for a lightweight
1245   these cards go into training; three digits when only three cards are left
R10    a simple offer on the 10,000 of the red table; B is the blue one
R6x2   a double offer        B6KO   a K.O. offer
=R6    accept the offer on red 6,000
-      pass
4      play a four
(C)    the lot falls on the third seat
"""

from __future__ import annotations

from . import names
from .rules import OUTCOMES
from .sets import DIGITS
from .state import (
    ACCEPT,
    ACTIONS,
    AMOUNTS,
    BOXERS,
    CHALLENGE,
    KO,
    OFFER,
    PASS,
    PLAY,
    SETS,
    SPACES,
    TABLE,
    TRAIN,
    VALUES,
    manager_of,
)

KINDS = ("", "x2", "KO")


def space_name(space: int) -> str:
    """The table's colour and the printed amount in thousands."""
    return f"{'RB'[space // TABLE]}{AMOUNTS[space] / 1000:g}"


def _tokens() -> dict[int, str]:
    tokens = {PASS: "-"}
    for mine in range(BOXERS):
        for theirs in range(BOXERS):
            if manager_of(mine) != manager_of(theirs):
                challenge = CHALLENGE + mine * BOXERS + theirs
                tokens[challenge] = f"{names.BOXERS[mine]}>{names.BOXERS[theirs]}"
    for chosen in range(SETS):
        tokens[TRAIN + chosen] = str(DIGITS[chosen])
    for space in range(SPACES):
        tokens[ACCEPT + space] = "=" + space_name(space)
        for kind in range(KO):
            tokens[OFFER + space * KO + kind] = space_name(space) + KINDS[kind]
    for value in range(1, VALUES + 1):
        tokens[PLAY + value - 1] = str(value)
    return tokens


NAMES = _tokens()
NUMBERS = {name: action for action, name in NAMES.items()}
OUTCOME_NAMES = [f"({seat})" for seat in names.SEATS]

# No boxer challenges itself or its stablemate: those numbers have no token.
assert len(NUMBERS) == ACTIONS - 2 * BOXERS
assert len(OUTCOME_NAMES) == OUTCOMES


def name(action: int) -> str:
    return NAMES[action]


def parse(text: str) -> int:
    if text not in NUMBERS:
        raise ValueError(
            f"{text!r} is no action of Knock Out: write A>b, 1245, R10, R6x2, R6KO, =R6, - or 4"
        )
    return NUMBERS[text]


def name_outcome(outcome: int) -> str:
    return OUTCOME_NAMES[outcome]


def parse_outcome(text: str) -> int:
    if text not in OUTCOME_NAMES:
        raise ValueError(f"{text!r} is no outcome in Knock Out: write (A) to (E)")
    return OUTCOME_NAMES.index(text)
