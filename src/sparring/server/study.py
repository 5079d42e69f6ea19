"""A game step by step, from its tokens: for replays, for lessons, for verifying a shuffle.

Whoever asks sends all that has happened, hidden cards included, and learns nothing that they
did not send. Nothing here knows of tables that are being played at.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Annotated, Any

from litestar import Router, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from msgspec import Meta, Struct, field

from .. import score, wire
from ..games import catalogue
from ..games.contract import CHANCE, NOBODY, Game
from ..match import Match
from ..record import Record
from ..table.letters import tell
from .forms import Form, GameName, Value
from .house import House
from .people import limit

MOST_TOKENS = 6000
MOST_FRAMES = 80
MOST_BODY = 128 * 1024

Token = Annotated[str, Meta(max_length=64)]


class Study(Form):
    """A game so far; frames are wanted from the one after `first` tokens on, as a seat sees it."""

    game: GameName
    settings: Annotated[dict[str, Value], Meta(max_length=32)] = field(default_factory=dict)
    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)] = field(default_factory=list)
    first: Annotated[int, Meta(ge=0, le=MOST_TOKENS)] = 0
    seat: Annotated[int, Meta(ge=0, lt=wire.MOST_SEATS)] | None = None


class Frame(Struct):
    """The game after so many tokens. `told` is what the last of them told."""

    tokens: int
    view: wire.View
    told: list[wire.Told] = []
    odds: dict[str, int] | None = None  # what chance can answer now, with its weights, in order


class Film(Struct):
    """At most so many frames; the rest must be asked for. `results` are there at the end."""

    frames: list[Frame]
    players: int
    total: int
    results: list[int] | None = None


@post("/study", status_code=HTTPStatus.OK, request_max_body_size=MOST_BODY, sync_to_thread=True)
def study(
    data: JSONBody[Study], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> Film:
    """What a seat saw of a game, step by step."""
    limit(request, house, "study")
    with mistakes_are_theirs():
        match = Match(catalogue.game(data.game), None, **dict(data.settings))
        return _film(match, data)


@contextmanager
def mistakes_are_theirs() -> Iterator[None]:
    """Whatever is wrong with a game that somebody sends, they are told."""
    try:
        yield
    except score.ScoreError as error:
        why = f"token {error.line}, {error.token}: {error.reason}"
        raise HTTPException(why, status_code=HTTPStatus.BAD_REQUEST) from None
    except ValueError as error:
        raise HTTPException(str(error), status_code=HTTPStatus.BAD_REQUEST) from None


def _film(match: Match, data: Study) -> Film:
    if data.seat is not None and data.seat >= match.players:
        raise ValueError(f"there is no seat {data.seat}")
    if data.first > len(data.tokens):
        raise ValueError("there are not so many tokens")
    frames = []
    for number in range(len(data.tokens) + 1):
        if data.first <= number < data.first + MOST_FRAMES:
            frames.append(_frame(match, number, data.seat))
        if number < len(data.tokens):
            score.take(match, score.Token(data.tokens[number], number + 1))
    results = [match.result(seat) for seat in range(match.players)] if match.over else None
    return Film(frames, match.players, len(data.tokens), results)


def _frame(match: Match, number: int, seat: int | None) -> Frame:
    listener = NOBODY if seat is None else seat
    sight = match.sight(listener)
    assert isinstance(sight, Record)
    owing = [p for p in range(match.players) if match.may_act(p)]
    legal = match.legal(listener) if listener in owing else []
    view = wire.View(sight.plain(), owing, [], seat, legal)
    told = tell(match.game, match.told[-1], listener) if match.told else []
    return Frame(number, view, told, _odds(match.game, match))


def _odds(game: Game, match: Match) -> dict[str, int] | None:
    if match.to_act != CHANCE:
        return None
    weights = [0] * game.laws.OUTCOMES
    game.laws.odds(match.state, weights)
    return {game.notation.name_outcome(n): weight for n, weight in enumerate(weights) if weight}


STUDY = Router("/api", route_handlers=[study], tags=["study"])
