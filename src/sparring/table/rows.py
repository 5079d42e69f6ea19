"""Rows: the inputs that a table accepted, in order. They are its truth; all else follows from them.

Nothing here knows what a row does. No row holds the secret, and no row holds an answer of chance:
both follow from the secret, which is kept apart until the game is over.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct, field, json

from .. import wire


class Row(NamedTuple):
    """What is stored. `number` counts from 1 within the table; `at` is in ms since 1970."""

    table: str
    number: int
    at: int
    kind: str
    body: bytes


class Person(NamedTuple):
    """Somebody as the server knows them. The id is for nobody else's eyes."""

    id: str
    name: str


class RowsError(ValueError):
    """These rows can't be played: a gap, another secret, other rules. Our mistake, or a forgery."""


class Place(Struct, omit_defaults=True):
    """What a seat is at the opening: for anyone, for one person alone, or a bot's."""

    bot: str = ""
    who: str = ""
    name: str = ""


class Opening(Struct, omit_defaults=True):
    """All that is agreed on before anyone sits down. No places: all of them are for anyone."""

    game: str
    host: str = ""
    settings: dict[str, int | str] = {}
    places: list[Place] = []
    clock: wire.AnyClock = field(default_factory=wire.NoClock)
    start: Literal["full", "host"] = "full"
    shared: bool = False
    stand_in: str = "random"  # the bot that plays on for leavers, where three or more play


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """The body of a row."""


class Opened(Entry):
    opening: Opening
    rules: int
    cards: str
    commitment: str


class Granted(Entry):
    """A person's wish."""

    who: str
    name: str
    wish: wire.ToTable


class Started(Entry):
    """Everybody sits, and these are their parts of the shuffle."""

    nonces: list[str]


class BotMoved(Entry, tag="bot-moved"):
    seat: int
    move: str


class Flag(Entry):
    """The time of a seat is over."""

    seat: int


class Went(Entry):
    """A person's last connection closed."""

    who: str


class Came(Entry):
    who: str


class Woken(Entry):
    """The table was rebuilt after its server failed: nobody is charged for the time since."""


class Continued(Entry):
    """The rematch has its table."""

    table: str


class Closed(Entry):
    """The server gave the table up: nobody is left who could go on."""


AnyEntry = Opened | Granted | Started | BotMoved | Flag | Went | Came | Woken | Continued | Closed

_decoder = json.Decoder(AnyEntry)


def row(table: str, number: int, at: int, entry: AnyEntry) -> Row:
    return Row(table, number, at, kind(entry), wire.encode(entry))


def entry_of(stored: Row) -> AnyEntry:
    try:
        entry: AnyEntry = _decoder.decode(stored.body)
    except ValueError as error:
        raise RowsError(f"row {stored.number} of table {stored.table}: {error}") from None
    return entry


def kind(entry: AnyEntry) -> wire.What:
    """What the row is called: a wish by its own name."""
    tagged = entry.wish if isinstance(entry, Granted) else entry
    what: wire.What = tagged.__struct_config__.tag  # type: ignore[assignment]  # a test compares
    return what
