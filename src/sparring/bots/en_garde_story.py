"""What a fencer heard in this round, as cards drawn and actions played.

Nothing here knows who may hold what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..games.contract import Heard
from ..games.en_garde.parries import CARDS, MIXES
from ..games.en_garde.pieces import (
    ADVANCE,
    COPIES,
    LUNGE,
    MIXED,
    PARRY,
    RETREAT,
    STAND,
    STRIKE,
    VALUES,
    Event,
)


class Drew(NamedTuple):
    """A card of this value was drawn; 0, if the seat that heard it did not see it."""

    seat: int
    value: int


class Acted(NamedTuple):
    seat: int
    action: int


def story(heard: Sequence[Heard]) -> list[Drew | Acted]:
    """The steps of the round that is being played."""
    rounds = [at for at, word in enumerate(heard) if word.event == Event.ROUND]
    words = heard[rounds[-1] + 1 :] if rounds else []
    steps: list[Drew | Acted] = []
    for at, word in enumerate(words):
        if word.event == Event.DREW:
            steps.append(Drew(word.seat, word.a or 0))
        elif (action := _action(words, at)) is not None:
            steps.append(Acted(word.seat, action))
    return steps


def _action(words: Sequence[Heard], at: int) -> int | None:
    """The action of which this word is the last that tells of it."""
    word, before = words[at], words[at - 1] if at else None
    value, count = word.a or 0, word.b or 0
    if word.event == Event.ADVANCED:
        lunges = at + 1 < len(words) and words[at + 1].event == Event.STRUCK
        return None if lunges else ADVANCE + value - 1
    if word.event == Event.RETREATED:
        return RETREAT + value - 1
    if word.event == Event.STRUCK:
        if before and before.event == Event.ADVANCED:
            return LUNGE + ((before.a or 0) - 1) * COPIES + count - 1
        return STRIKE + count - 1
    if word.event == Event.PARRIED:
        return _parry(words, at)
    return STAND if word.event == Event.STOOD else None


def _parry(words: Sequence[Heard], at: int) -> int:
    laid = [0] * (VALUES + 1)
    while at and words[at - 1].event == Event.LAID:
        at -= 1
        laid[words[at].a or 0] = words[at].b or 0
    if not any(laid):
        return PARRY
    return MIXED + next(mix for mix in range(MIXES) if list(CARDS[mix]) == laid)
