"""Puzzles of En Garde: the end of a round, when two cards or fewer are left in the pack.

Then few hands are possible, and all that can follow is tried: who draws the last card, who is
hit, whose cards match the distance, who has more ground. A round is worth 1 to its winner, 0 if
drawn. Nothing here knows of any other game.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from itertools import product
from math import comb, prod
from typing import Any

from ...bots import en_garde as sensible
from ...bots.contract import Budget
from ...chance import Seeded
from ...games import catalogue
from ...games.en_garde.pieces import (
    ANSWER,
    BASIC,
    LUNGE,
    PARRY,
    RETREAT,
    SAME_TOTAL,
    STAND,
    STRIKE,
    VALUES,
    Sight,
    State,
)
from ...match import Match
from .bounds import SURE, Bounds, Rules, clearest, story
from .contract import Finding

LATE = 3  # cards in the pack
DEPTH = 8  # actions: more than can follow with three cards left
CLEAR = 0.25  # rounds
WHIMS = 4  # of so many actions one is a whim, so that not all games are alike
VARIANTS = (
    {"rules": "advanced"},
    {"rules": "advanced"},
    {"rules": "classic"},
    {"rules": "basic"},
    {"rules": "advanced", "parry": "same-total"},
)


# --- Where puzzles come from. ---


def positions(seed: int) -> Iterator[Match]:
    """One round for the match, played by sensible fencers who have their whims. Aids are on: who
    solves a puzzle has not seen the round, and is shown which cards are unseen."""
    settings: Any = {"hits": 1, "aids": "on", **VARIANTS[seed % len(VARIANTS)]}
    match, luck = Match(catalogue.game("en-garde"), Seeded(seed), **settings), Seeded(~seed)
    while not match.over and match.state.round == 1:
        sight, legal = match.sight(match.to_act), match.actions()
        if sight.left <= LATE and len(legal) > 1:
            yield match
        whim = luck.below(WHIMS) == 0
        match.play(
            legal[luck.below(len(legal))] if whim else sensible.choose(sight, legal, Budget(luck))
        )


# --- What is possible. ---


@cache
def hands(unseen: tuple[int, ...], held: int) -> list[tuple[int, tuple[int, ...]]]:
    """Every hand of so many of these cards, by value, and in how many ways it can be dealt."""
    return [
        (prod(map(comb, unseen, hand)), hand)
        for hand in product(*(range(cards + 1) for cards in unseen))
        if sum(hand) == held
    ]


def worlds(sight: Sight) -> list[tuple[int, State]]:
    found = []
    other = 1 - sight.seat
    for weight, hand in hands(tuple(sight.unseen), sight.held[other]):
        s = State()
        catalogue.game("en-garde").laws.imagine(sight, Seeded(0), s)
        s.fencer[other].hand = list(hand)
        s.pack = [n - held for n, held in zip(sight.unseen, hand, strict=True)]
        found.append((weight, s))
    return found


def ended(s: State, begun: Sight) -> float | None:
    """A round drawn is followed by another, which is worth as much to both."""
    for seat in range(2):
        if s.fencer[seat].hits > begun.hits[seat]:
            return SURE if seat == 0 else -SURE
    return 0.0 if s.round > begun.round else None


def key(s: State) -> Hashable:
    one, other = s.fencer
    return (s.phase, s.turn, one.ground, other.ground, *one.hand, *other.hand, *s.pack,
            s.blow, s.strength, s.lunged, one.held, other.held)  # fmt: skip


RULES = Rules(catalogue.game("en-garde"), worlds, ended, key)


def prove(sight: Sight, legal: Sequence[int]) -> Finding | None:
    if sight.left > LATE or len(legal) < 2:
        return None
    bounds = Bounds(RULES, sight, DEPTH)
    spans = clearest(bounds, legal, CLEAR)
    if spans is None or _plain(sight, spans):
        return None
    best, *others = spans
    if spans[best][0] < 0:
        return None  # nobody likes to lose most slowly
    return Finding(
        theme(sight, best, spans[best]),
        best,
        spans,
        spans[best][0] - max(spans[other][1] for other in others),
        sight.left + 1,
        clauses(sight, best),
        {"method": "every-hand", "worlds": len(bounds.here), "actions": DEPTH},
    )


def _plain(sight: Sight, spans: dict[int, Any]) -> bool:
    """Whether nobody could miss it: a hit of the basic game, or the only answer that is none."""
    best = next(iter(spans))
    if sight.settings.rules == BASIC and STRIKE <= best < LUNGE:
        return True
    return set(spans) == {best, STAND}


# --- What it is about. ---


def theme(sight: Sight, best: int, span: Any) -> str:
    if sight.phase == ANSWER:
        return "retreat" if best < STRIKE else "take" if best == STAND else "parry"
    if STRIKE <= best < PARRY and span[0] >= SURE:
        return "sure-attack" if best >= LUNGE or _can_be_parried(sight, best) else "sure-hit"
    if STRIKE <= best < PARRY:
        return "strike" if best < LUNGE else "lunge"
    if sight.left == 1:
        return "last-chance" if sight.settings.rules == BASIC else "last-card"
    return "step-back" if best >= RETREAT else "step"


def _can_be_parried(sight: Sight, strike: int) -> bool:
    cards = strike - STRIKE + 1
    return sight.settings.parry == SAME_TOTAL or sight.unseen[sensible.gap(sight)] >= cards


def clauses(sight: Sight, best: int) -> tuple[str, ...]:
    basic, answer = sight.settings.rules == BASIC, sight.phase == ANSWER
    if answer and best < STRIKE:
        return ("4.5" if not sight.left else "4.2",)
    if answer:
        return ("3.3", "3.5" if not sight.left else "3.4")
    if STRIKE <= best < PARRY:
        return ("4.1" if best >= LUNGE else "3.1", "3.3", "3.5")
    return ("2.5", "2.6") if basic else ("3.6", "2.6")


def appeal(sight: Sight, action: int) -> float:
    return sensible.appeal(sight, action)


def knows(sight: Sight) -> dict[str, Any]:
    """The cards of the hand and those unseen as digits, and the distance."""
    return {
        "hand": _digits(sight.hand),
        "unseen": _digits(sight.unseen),
        "held": sight.held[1 - sight.seat],
        "left": sight.left,
        "distance": sensible.gap(sight),
    }


def _digits(cards: Sequence[int]) -> str:
    return "".join(str(value) * cards[value] for value in range(1, VALUES + 1))


# --- How it goes on. ---


def goes_on(match: Match, seat: int, action: int, finding: Finding) -> tuple[list[str], float]:
    """To the end of the round."""
    wish = max if action == finding.best else min
    return story(Bounds(RULES, match.sight(seat), DEPTH), match.state, action, wish)
