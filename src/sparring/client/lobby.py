"""What the lobby says of games, tables and players, as its OpenAPI describes it.

Fields that are not known here are ignored: more may come. Nothing here knows of HTTP.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .. import wire


class Me(Struct):
    """Who I am at this server."""

    name: str
    guest: bool


class Setting(Struct):
    """One thing to agree on: its values, or the range of them."""

    name: str
    default: str | int
    values: list[str] | None = None
    least: int | None = None
    most: int | None = None
    step: int | None = None
    only: dict[str, list[str]] | None = None  # it applies where that setting is one of these


class Game(Struct):
    """A game that is played here, with the bots that play it."""

    name: str
    title: str
    rules: int
    draws: bool
    settings: list[Setting]
    bots: list[str]


class Place(Struct):
    """A seat that is taken."""

    seat: int
    name: str
    bot: str | None = None
    result: int | None = None


class Listed(Struct):
    """A table on a list."""

    id: str
    game: str
    settings: dict[str, str | int]
    clock: wire.AnyClock
    places: int
    visibility: str
    state: str
    created: int
    changed: int
    seats: list[Place]
    follows: str | None = None  # the table this is the rematch of


class Tables(Struct):
    """A page of a list, the newest first; `after` asks for the next page."""

    tables: list[Listed]
    after: str | None = None


class Whoever(Struct):
    player: Me | None = None


class Made(Struct):
    id: str


class Muted(Struct):
    names: list[str]


class Wrong(Struct):
    """Why the server did not do what it was asked."""

    detail: str = ""
    reason: str = ""


Form = dict[str, Any]  # what is sent; those who were silent on something are not asked again


def form(**fields: Any) -> Form:
    return {name: value for name, value in fields.items() if value is not None}
