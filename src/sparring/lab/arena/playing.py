"""One deal, played in every turn of the table: what each player got, did wrong, and took.

Nothing here knows what the others play, or what it amounts to.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ... import score
from ...bots import Budget, Choose
from ...chance import Seeded
from ...games import catalogue
from ...games.contract import Heard, heard
from ...match import Match
from ...programs.player import player
from .plan import Deal


@dataclass
class Outcome:
    """What came of a deal: a row for each turn of the table, a column for each player."""

    number: int
    lineup: list[str]
    results: list[list[int]] = field(default_factory=list)
    illegal: list[int] = field(default_factory=list)  # actions that were none
    failed: list[int] = field(default_factory=list)  # exceptions, and silence
    micros: list[list[int]] = field(default_factory=list)  # that each choice took


def play_deal(
    deal: Deal, folder: Path | None = None, players: Sequence[Choose] | None = None
) -> Outcome:
    """Play it; a folder keeps the scores. The players are those of the lineup's names, or given."""
    players = players or [_player(name, deal.plan.game) for name in deal.lineup]
    none = [0] * len(players)
    outcome = Outcome(deal.number, list(deal.lineup), [], none, none[:], [[] for _ in players])
    for turn in range(len(players)):
        seated = deal.seated(turn)
        match = _play(deal, turn, [players[who] for who in seated], outcome)
        by_player = sorted((who, match.result(seat)) for seat, who in enumerate(seated))
        outcome.results.append([result for _, result in by_player])
        if folder:
            _keep(folder, deal, turn, match)
    return outcome


@cache
def _player(name: str, game: str) -> Choose:
    """Each process has its players, and keeps them: what is costly is made once."""
    return player(name, game)


def _play(deal: Deal, turn: int, players: Sequence[Choose], outcome: Outcome) -> Match:
    plan, seated = deal.plan, deal.seated(turn)
    match = Match(catalogue.game(plan.game), Seeded(deal.seed), **plan.settings)
    luck = [Seeded(Seeded(deal.seed ^ turn << 8 ^ who + 1).word()) for who in seated]
    ears: list[list[Heard]] = [match.heard(seat) for seat in range(len(players))]
    while not match.over:
        seat = match.to_act
        budget = Budget(luck[seat], plan.seconds, ears[seat])
        action = _choice(match, seat, players[seat], budget, (outcome, seated[seat]))
        told = match.play(action, seat)
        for listener, ear in enumerate(ears):
            ear.extend(heard(told, listener))
    return match


def _choice(
    match: Match, seat: int, choose: Choose, budget: Budget, blame: tuple[Outcome, int]
) -> int:
    """What the player does; luck does it for one who fails, or wants what is not legal."""
    legal, (outcome, who) = match.actions(seat), blame
    begun = time.perf_counter_ns()
    try:
        action: Any = choose(match.sight(seat), legal, budget)
    except Exception:  # noqa: BLE001 - whatever a bot does, the others want their game
        outcome.failed[who] += 1
        action = None
    outcome.micros[who].append((time.perf_counter_ns() - begun) // 1000)
    if action in legal:
        return int(action)
    outcome.illegal[who] += action is not None
    return legal[budget.random.below(len(legal))]


def _keep(folder: Path, deal: Deal, turn: int, match: Match) -> None:
    text = score.save(score.record(match, [deal.lineup[who] for who in deal.seated(turn)]))
    path = folder / f"{deal.plan.game}-{deal.number:06}-{turn + 1}.score"
    path.write_text(text, encoding="utf-8", newline="\n")
