"""A game becomes a score, and a score becomes text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..chance import Committed, Seeded
from ..games.contract import Game, Word
from ..match import Match
from .sheet import (
    FINISHED,
    HEADER_NAME,
    MOST_IN_A_HEADER,
    RUNNING,
    WIDTH,
    Score,
    Token,
    comment,
    plain,
)


def record(match: Match, players: Iterable[str] = (), **headers: str) -> Score:
    """The score of a game: finished, with its secret; running, without."""
    score = Score({"Game": match.game.name, "Rules": str(match.game.version)})
    if match.game.cards:
        score.headers["Cards"] = match.game.cards
    score.headers["Settings"] = " ".join(f"{k}={v}" for k, v in match.settings.items())
    score.headers.update({f"Player{seat}": name for seat, name in enumerate(players)})
    for name, text in headers.items():
        if name.capitalize() in score.headers:
            raise ValueError(f"{name} is a header of every score")
        score.headers[name.capitalize()] = text
    score.finished = match.over
    score.headers["Result"] = results(match)
    score.headers.update(_provenance(match))
    score.tokens = [Token(token, 0) for token in match.tokens()]
    score.paragraphs = {n + 1 for n, told in enumerate(match.told) if _ended(match.game, told)}
    return score


def _ended(game: Game, told: Iterable[Word]) -> bool:
    """Whether a round, a fight, a season or the game ended here."""
    return any(d.kind == "ending" for word in told for d in game.details[word.event])


def results(match: Match) -> str:
    """What the game was worth to each seat, as in the header."""
    if not match.over:
        return RUNNING
    return " ".join(str(match.result(seat)) for seat in range(match.players))


def _provenance(match: Match) -> dict[str, str]:
    chance = match.chance
    if isinstance(chance, Seeded):
        return {"Seed": str(chance.seed)}
    if not isinstance(chance, Committed):
        return {}
    shown = {"Commitment": chance.commitment}
    shown["Nonces"] = " ".join(nonce.hex() or "-" for nonce in chance.nonces)
    if match.over:
        shown["Secret"] = chance.reveal().hex()
    return shown


def save(score: Score) -> str:
    """The text of a score. A paragraph ends where a round, a fight or a season does."""
    heads = [_head(name, text) for name, text in score.headers.items()]
    return "\n".join([*heads, "", *_wrapped(_pieces(score)), ""])


def _pieces(score: Score) -> Iterator[str]:
    """What the text is made of, in order; an empty piece ends a paragraph."""
    end = Token(FINISHED if score.finished else RUNNING, 0)
    for n, token in enumerate([*score.tokens, end]):
        if said := comment(score.comments.get(n, "")):
            yield from f"{{ {said} }}".split()
        if n in score.paragraphs and token is not end:
            yield ""
        yield token.text


def _wrapped(pieces: Iterable[str]) -> Iterator[str]:
    line = ""
    for piece in pieces:
        if line and (not piece or len(line) + len(piece) >= WIDTH):
            yield line
            line = ""
        if piece:
            line = f"{line} {piece}" if line else piece
        else:
            yield ""
    yield line


def _head(name: str, text: str) -> str:
    """A header stays on its line, whatever somebody calls themselves."""
    if not re.fullmatch(HEADER_NAME, name):
        raise ValueError(f"a header can't be called {name!r}: write letters and digits")
    escaped = re.sub(r'["\\]', r"\\\g<0>", plain(text)[:MOST_IN_A_HEADER].rstrip())
    return f'[{name} "{escaped}"]'
