"""Puzzles of K.O.: the last turns of a round, and the one answer that saves the match.

A match won counts 1, a round won 1/2 (the referee's points decide), level 0, and the same lost.
Where a hand is empty the other boxer has the last turn, so that there is an end to look to; where
an attack would end the match, it is enough to ask which answers do not lose it at once. Nothing
here knows of any other game.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

from ...bots import ko as sensible
from ...bots.contract import Budget
from ...chance import Seeded
from ...games import catalogue
from ...games.contract import NOBODY
from ...games.ko.cards import DOWN, HIT, KINDS, LAST, OUT, THROW
from ...games.ko.chains import is_sponge, pair
from ...games.ko.notation import CARD_NAMES, FACES
from ...games.ko.state import ANSWER, DONE, TURN, Sight, State
from ...match import Match
from ...puzzles import Span
from .bounds import SURE, Bounds, Rules, clearest, story
from .contract import CLEAR, Finding

DEPTH = 2  # actions
FEW = 2  # cards that the other may hold
DEAR = 150  # of so many matches one is searched for positions with a hidden hand: they take long
WHIMS = 5  # of so many actions one is a whim
ROUND = 0.5  # what a round is worth, where a match is worth 1
SHORTEST = 3  # rounds of a match: a position is told from its first card on


# --- Where puzzles come from. ---


def positions(seed: int) -> Iterator[Match]:
    """A match between sensible boxers who have their whims."""
    match, luck = Match(catalogue.game("ko"), Seeded(seed), rounds=SHORTEST), Seeded(~seed)
    while not match.over:
        seat = match.to_act
        sight, legal = match.sight(seat), match.actions()
        hidden = is_late(sight) and sight.corner[1 - seat].held > 0
        if len(legal) > 1 and (is_late(sight) or is_deadly(sight)) and not (hidden and seed % DEAR):
            yield match
        whim = luck.below(WHIMS) == 0
        chosen = sensible.choose(sight, legal, Budget(luck))
        match.play(legal[luck.below(len(legal))] if whim else chosen)


def is_late(sight: Sight) -> bool:
    """Whether the round is about to end, with little that is hidden."""
    mine, theirs = (sight.corner[seat].held for seat in (sight.seat, 1 - sight.seat))
    return theirs == 0 or (mine + theirs <= FEW and sight.phase >= TURN)


def is_deadly(sight: Sight) -> bool:
    """Whether an attack is pending that can end the match."""
    return bool(sight.phase == ANSWER and (_is_sponge(sight) or _pair(sight) == OUT))


# --- What is possible. ---


def worlds(sight: Sight) -> list[tuple[int, State]]:
    """Every hand the other may hold. What was thrown unseen is as good as in the talon: nobody
    draws it, but nobody knows which cards it is."""
    other, found = 1 - sight.seat, []
    for weight, hand in hands(sight.unseen, sight.corner[other].held):
        s = _any(sight)
        for kind in range(KINDS):
            held = hand.count(kind)
            s.hidden[other].hand[kind], s.hidden[other].thrown[kind] = held, 0
            s.talon[kind] = sight.unseen[kind] - held
        found.append((weight, s))
    return found


def hands(unseen: Sequence[int], held: int) -> list[tuple[int, tuple[int, ...]]]:
    """By kinds, and in how many ways each can be dealt."""
    cards = [kind for kind in range(KINDS) for _ in range(min(held, unseen[kind]))]
    found = {}
    for hand in sorted(set(combinations(cards, held))):
        ways = 1
        for kind in set(hand):
            ways *= comb(unseen[kind], hand.count(kind))
        found[hand] = ways
    return [(ways, hand) for hand, ways in found.items()]


def _any(sight: Sight) -> State:
    s = State()
    catalogue.game("ko").laws.imagine(sight, Seeded(0), s)
    return s


def ended(s: State, begun: Sight) -> float | None:
    if s.phase == DONE:
        return 0.0 if s.winner == NOBODY else SURE if s.winner == 0 else -SURE
    if s.round == begun.round:
        return None
    one, other = (s.corner[seat].referee[begun.round - 1] for seat in range(2))
    return 0.0 if one == other else ROUND if one > other else -ROUND


def key(s: State) -> Hashable:
    both = [(c.quarter, c.held, c.gained, c.downs, c.warnings) for c in s.corner]
    hidden = [tuple(h.hand) for h in s.hidden]
    return (s.round, s.phase, s.turn, *both, *hidden, tuple(s.talon), s.left,
            tuple(s.chain[: s.length]), s.quiet, s.winner)  # fmt: skip


RULES = Rules(catalogue.game("ko"), worlds, ended, key)


def prove(sight: Sight, legal: Sequence[int]) -> Finding | None:
    if len(legal) < 2 or not TURN <= sight.phase < DONE:
        return None
    if is_late(sight):
        return _last_turns(sight, legal)
    return _only_answer(sight, legal) if is_deadly(sight) else None


def _last_turns(sight: Sight, legal: Sequence[int]) -> Finding | None:
    bounds = Bounds(RULES, sight, DEPTH)
    spans = clearest(bounds, legal, CLEAR)
    if spans is None or _plain(sight, spans):
        return None
    best, *others = spans
    proof = {"method": "every-hand", "worlds": len(bounds.here), "actions": DEPTH}
    by = spans[best][0] - max(spans[other][1] for other in others)
    depth = 1 if sight.corner[1 - sight.seat].held == 0 else 2
    return Finding(theme(sight, best), best, spans, by, depth, clauses(sight, best), proof)


def _plain(sight: Sight, spans: dict[int, Span]) -> bool:
    """Whether nobody could miss it: the last turn, with one card that is as good as it looks."""
    best = next(iter(spans))
    last = sight.corner[1 - sight.seat].held == 0 and sight.corner[sight.seat].held == 1
    return last and best == max(spans, key=lambda action: appeal(sight, action))


def _only_answer(sight: Sight, legal: Sequence[int]) -> Finding | None:
    """What matters here is whether the match goes on (1) or is lost at once (-1)."""
    spans: dict[int, Span] = {}
    for action in legal:
        s = _any(sight)
        RULES.game.laws.apply(s, sight.seat, action, [])
        lost = s.phase == DONE and s.winner == 1 - sight.seat
        spans[action] = (-SURE, -SURE) if lost else (SURE, SURE)
    saves = [action for action in legal if spans[action][0] == SURE]
    if len(saves) != 1 or len(legal) < 4:
        return None
    ranked = {saves[0]: spans[saves[0]], **spans}
    proof = {"method": "at-once", "worlds": 1, "actions": 1}
    found = ("4.1",) if _is_sponge(sight) else ("4.2", "4.3")
    return Finding("save", saves[0], ranked, 2 * SURE, 2, found, proof)


# --- What it is about. ---


def _is_sponge(sight: Sight) -> bool:
    return is_sponge(sight)  # type: ignore[arg-type]  # it asks for the chain alone


def _pair(sight: Sight) -> int:
    return pair(sight, 1 - sight.seat)  # type: ignore[arg-type]  # and for the styles


def theme(sight: Sight, best: int) -> str:
    if best == LAST:
        return "throw-in"
    if sight.corner[1 - sight.seat].held == 0:
        return "last-answer" if sight.phase == ANSWER else "last-turn"
    return "last-cards" if best >= HIT else "wait"


def clauses(sight: Sight, best: int) -> tuple[str, ...]:
    if best == LAST:
        return ("5.2", "6.1")
    if sight.phase != ANSWER:
        return ("5.1", "2.1" if best >= HIT else "2.2" if best >= THROW else "2.3", "6.1")
    if _pair(sight) == DOWN:
        return ("5.1", "4.4", "3.2")
    return ("5.1", "3.3" if best >= HIT else "3.9", "4.6")


def appeal(sight: Sight, action: int) -> float:
    return sensible.appeal(sight, action)


def knows(sight: Sight) -> dict[str, Any]:
    """The hand and the pending chain as a score writes them, and where the round stands."""
    mine, theirs = (sight.corner[seat] for seat in (sight.seat, 1 - sight.seat))
    return {
        "hand": " ".join(
            CARD_NAMES[kind] for kind in range(KINDS) for _ in range(sight.hand[kind])
        ),
        "pending": "".join(FACES[kind] for kind in sight.chain[: sight.length]),
        "held": theirs.held,
        "left": sight.left,
        "round": sight.round,
        "points": [mine.gained, theirs.gained],
    }


def goes_on(match: Match, seat: int, action: int, finding: Finding) -> tuple[list[str], float]:
    """To the end of the round, or as far as it can be foreseen."""
    if finding.theme == "save":
        return [match.game.notation.name(action)], finding.values[action][0]
    wish = max if action == finding.best else min
    return story(Bounds(RULES, match.sight(seat), DEPTH), match.state, action, wish)
