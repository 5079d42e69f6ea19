"""Puzzles, for whoever wants to solve some. All there is of one is told, the solution too: it is
the solver's own fun.

Nothing here knows how a puzzle is proved.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter
from msgspec import Struct

from ..games import catalogue
from ..puzzles import Puzzle, shipped
from .forms import GAME
from .house import House
from .people import limit


class Listed(Struct):
    """A puzzle by name; `level` is from 1 to 3."""

    id: str
    theme: str
    level: int


AtGame = Annotated[str, PathParameter(pattern=GAME)]
Asker = Request[Any, Any, Any]


@get("/puzzles/{game:str}", sync_to_thread=True)
def listed(game: AtGame, request: Asker, house: NamedDependency[House]) -> list[Listed]:
    """The puzzles of a game, in their order."""
    return [Listed(it.id, it.theme, it.level) for it in _of(game, request, house)]


@get("/puzzles/{game:str}/{number:int}", sync_to_thread=True)
def one(
    game: AtGame, number: FromPath[int], request: Asker, house: NamedDependency[House]
) -> Puzzle:
    """The whole puzzle: docs/puzzles.md says what it holds. They are numbered from 1."""
    found = _of(game, request, house)
    if not 1 <= number <= len(found):
        raise NotFoundException("there is no such puzzle")
    return found[number - 1]


def _of(game: str, request: Asker, house: House) -> tuple[Puzzle, ...]:
    limit(request, house, "study")
    if game not in catalogue.names():
        raise NotFoundException("there is no such game")
    return shipped(game)


PUZZLES = Router("/api", route_handlers=[listed, one], tags=["study"])
