"""A score is played again, step by step."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..chance import Chance, Committed, Seeded
from ..games import catalogue
from ..games.contract import CHANCE, Game
from ..match import IllegalMove, Match
from .sheet import FINISHED, RUNNING, Score, Token, Unplayable, Unreadable
from .writing import results

_SEED, _SECRET = re.compile("[0-9]{1,20}"), re.compile("[0-9a-f]{64}")
_NONCES = re.compile("(?:(?:-|(?:[0-9a-f]{2}){1,64})(?: |$))*")


def replay(score: Score, steps: int | None = None) -> Match:
    """The game after all its steps, or the first few; Unplayable says which can't be taken.

    A running game can go on from there: it is given the chance that its headers tell of.
    """
    chance = chance_of(score)
    match = Match(game_of(score), None, **settings_of(score))
    for token in score.tokens[:steps]:
        take(match, token)
    if steps is None:
        _check_end(match, score)
    match.chance = chance
    return match


def game_of(score: Score) -> Game:
    """The game that was played, if it is here in the version of then."""
    try:
        game = catalogue.game(score.headers["Game"])
    except ValueError as error:
        raise Unplayable(str(error), score.line("Game")) from None
    version = score.headers.get("Rules", str(game.version))
    if version != str(game.version):
        reason = f"it was played by version {version[:40]} of the rules; here is {game.version}"
        raise Unplayable(reason, score.line("Rules"))
    if score.headers.get("Cards", game.cards) != game.cards:
        reason = "it was played with other cards than the card file here has"
        raise Unplayable(reason, score.line("Cards"))
    return game


def settings_of(score: Score) -> dict[str, str | int]:
    pairs = [pair.partition("=") for pair in score.headers.get("Settings", "").split()]
    settings: Mapping[str, str | int] = {name: value for name, _, value in pairs}
    if len(settings) < len(pairs):
        raise Unplayable("a setting stands here twice", score.line("Settings"))
    try:
        return game_of(score).choose(**settings)
    except ValueError as error:
        raise Unplayable(str(error), score.line("Settings")) from None


def take(match: Match, token: Token) -> None:
    """Take one step as it is written; Unplayable says why it can not be taken."""
    try:
        if token.text.startswith("("):
            match.draw(token.text)
        elif seat := re.match("([0-9]):", token.text):
            match.play(token.text[2:], int(seat[1]))
        elif match.to_act == CHANCE:
            reason = "chance is asked first: its answer is written in parentheses"
            raise Unplayable(reason, token.line, token.text)
        else:
            match.play(token.text)
    except IllegalMove as error:
        raise Unplayable(error.advice, token.line, token.text) from None


def _check_end(match: Match, score: Score) -> None:
    if score.finished != match.over:
        ends = "the game is not over" if score.finished else "the game is over"
        token = FINISHED if score.finished else RUNNING
        raise Unplayable(f"{ends}, but the score says otherwise", score.end, token)
    if score.headers.get("Result", results(match)) != results(match):
        raise Unplayable(f"the result is {results(match)}", score.line("Result"))


def chance_of(score: Score) -> Chance | None:
    """The chance that a score's headers tell of, or None if they keep it to themselves."""
    headers = score.headers
    if "Seed" in headers:
        if not headers.keys().isdisjoint(("Commitment", "Nonces", "Secret")):
            reason = "chance comes from a Seed or from a Secret, not from both"
            raise Unreadable(reason, score.line("Seed"))
        return Seeded(int(_fit(score, "Seed", _SEED)))
    if "Secret" not in headers:
        return None
    nonces = _fit(score, "Nonces", _NONCES).split() if "Nonces" in headers else []
    secret = bytes.fromhex(_fit(score, "Secret", _SECRET))
    return Committed(secret, [bytes.fromhex(nonce.strip("-")) for nonce in nonces])


def _fit(score: Score, header: str, pattern: re.Pattern[str]) -> str:
    if not pattern.fullmatch(score.headers[header]):
        raise Unreadable(f"this is no {header}: see docs/scores.md", score.line(header))
    return score.headers[header]
