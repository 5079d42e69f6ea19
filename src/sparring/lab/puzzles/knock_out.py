"""Puzzles of Knock Out: the cards of a fight, what goes into training, the last chip of the bets.

A fight won counts 1, a fight lost -1; bets count in Schmelings. Three modules prove the three
kinds. Nothing here knows of any other game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...bots import knock_out as sensible
from ...bots.contract import Budget
from ...chance import Seeded
from ...games import catalogue
from ...games.knock_out.state import BETTING, BLUE, DECK, RED, ROUND, TRAINING, VALUES, Sight
from ...match import Match
from . import knock_out_bets, knock_out_rounds, knock_out_training
from .contract import Finding

WHIMS = 5
PLAYERS = 3  # a position is told from the first fight on


# --- Where puzzles come from. ---


def positions(seed: int) -> Iterator[Match]:
    """A game between sensible managers who have their whims; aids are on, as in En Garde."""
    luck = Seeded(~seed)
    match = Match(catalogue.game("knock-out"), Seeded(seed), players=PLAYERS, aids="on")
    while not match.over:
        seat = match.to_act
        sight, legal = match.sight(seat), match.actions()
        if len(legal) > 1 and _proved_by(sight):
            yield match
        whim = luck.below(WHIMS) == 0 and sight.phase != TRAINING
        chosen = sensible.choose(sight, legal, Budget(luck))
        match.play(legal[luck.below(len(legal))] if whim else chosen)


def _proved_by(sight: Sight) -> Any:
    if sight.phase == ROUND and knock_out_rounds.is_plain(sight):
        return knock_out_rounds
    if sight.phase == BETTING and knock_out_bets.is_last(sight):
        return knock_out_bets
    if sight.phase == TRAINING and knock_out_training.is_small(sight):
        return knock_out_training
    return None


def prove(sight: Sight, legal: Sequence[int]) -> Finding | None:
    proved_by = _proved_by(sight) if len(legal) > 1 else None
    found: Finding | None = proved_by.prove(sight, legal) if proved_by else None
    return found


def appeal(sight: Sight, action: int) -> float:
    return sensible.appeal(sight, action)


def knows(sight: Sight) -> dict[str, Any]:
    """Cards as digits: those in training, and what both fighters have left of their twelve."""
    corners = sight.fight.corner
    return {
        "training": _digits(sight.hand.training),
        "stocks": [stock(sight, corners[c].seat) for c in (RED, BLUE)],
        "back": [corners[c].back for c in (RED, BLUE)],
        "room": [corners[c].room for c in (RED, BLUE)],
        "round": sight.fight.rounds + 1,
        "bets": [[b.kind, b.offered_by, b.accepted_by] if b.kind else 0 for b in sight.bet],
    }


def stock(sight: Sight, seat: int) -> str:
    revealed = sight.manager[seat].revealed
    return _digits([DECK[value] - revealed[value] for value in range(VALUES + 1)])


def _digits(cards: Sequence[int]) -> str:
    return "".join(str(value) * cards[value] for value in range(1, VALUES + 1))


def goes_on(match: Match, seat: int, action: int, finding: Finding) -> tuple[list[str], float]:
    """The round with the cards that are there; a bet, and training, end with themselves."""
    if match.state.phase == ROUND:
        return knock_out_rounds.goes_on(match, seat, action)
    return [match.game.notation.name(action)], finding.values[action][0]
