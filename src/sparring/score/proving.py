"""The proof that chance kept its word: each answer follows from what was promised."""

from __future__ import annotations

from ..chance import Chance, Committed, outcome_of
from ..games.contract import CHANCE
from ..match import Match
from .replaying import chance_of, replay, take
from .sheet import Score, Token, Unproven


def verify(score: Score) -> int:
    """Check every step, and that each answer of chance follows; returns how many answers did."""
    chance = chance_of(score)
    if chance is None:
        reason = "there is no Seed and no Secret: a table shows its secret once the game is over"
        raise Unproven(reason, score.line("Commitment"))
    if isinstance(chance, Committed):
        _check_commitment(chance, score)
    match = replay(score)
    again = Match(match.game, None, **match.settings)
    for token, step in zip(score.tokens, match.steps, strict=True):
        if step.seat == CHANCE:
            _check_answer(again, chance, step.number, token)
        take(again, token)
    return match.questions


def _check_commitment(chance: Committed, score: Score) -> None:
    if score.headers.get("Commitment") != chance.commitment:
        reason = f"the secret's SHA-256 is {chance.commitment}, not what was promised"
        raise Unproven(reason, score.line("Commitment"))


def _check_answer(match: Match, chance: Chance, outcome: int, token: Token) -> None:
    weights = [0] * match.game.laws.OUTCOMES
    total = match.game.laws.odds(match.state, weights)
    if outcome_of(chance.pick(match.questions, total), weights) != outcome:
        raise Unproven("chance was bound to another answer", token.line, token.text)
