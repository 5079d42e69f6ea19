"""What the moves of a finished game were worth, for whoever sends it.

They send all that has happened, and learn nothing of any table. They ask again and again, and hear
how far it is. Nothing here judges.
"""

from __future__ import annotations

import asyncio
import hashlib
from http import HTTPStatus
from typing import Annotated, Any

from litestar import Router, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from msgspec import Meta, Struct, field, json

from .. import score
from ..games import catalogue
from ..match import Match
from ..wire import MOST_SEATS
from .forms import Form, GameName, Value
from .house import House
from .judging import Job
from .people import limit
from .study import MOST_BODY, MOST_TOKENS, Token, mistakes_are_theirs


class Finished(Form):
    """A whole game, to its end."""

    game: GameName
    settings: Annotated[dict[str, Value], Meta(max_length=32)] = field(default_factory=dict)
    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)] = field(default_factory=list)


class Analysis(Struct):
    """So many of so many decisions are judged; at the end the report, as in docs/analysis.md."""

    judge: str
    judged: int
    of: int
    report: dict[str, Any] | None = None


@post("/analyse", status_code=HTTPStatus.OK, request_max_body_size=MOST_BODY)
async def analyse(
    data: JSONBody[Finished], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> Analysis:
    """How far the analysis of a finished game is. Ask again until `report` is there."""
    limit(request, house, "study")
    name = hashlib.sha256(json.encode([data.game, sorted(data.settings.items()), data.tokens]))
    with mistakes_are_theirs():
        job = await house.judging.ask(name.hexdigest(), lambda: _played(data))
    if job is None:
        why = "other games are being judged: ask again in a while"
        raise HTTPException(why, status_code=HTTPStatus.TOO_MANY_REQUESTS)
    return await asyncio.to_thread(_told, job)


def _played(data: Finished) -> Match:
    match = Match(catalogue.game(data.game), None, **dict(data.settings))
    for number, token in enumerate(data.tokens, 1):
        score.take(match, score.Token(token, number))
    if not match.over:
        raise ValueError("only a game that is over is analysed")
    return match


def _told(job: Job) -> Analysis:
    from ..lab import analysis

    told = Analysis(job.judge, len(job.decisions), len(job.questions))
    if job.done:
        names = [""] * MOST_SEATS  # whoever asks knows who sat where
        told.report = analysis.plain(job.report(), job.match, names)
    return told


ANALYSE = Router("/api", route_handlers=[analyse], tags=["study"])
