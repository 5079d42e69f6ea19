"""What goes over HTTP, as the OpenAPI tells it: the forms people send, and what they get.

No id of a player is in any of them: that is for the server's eyes. Nothing here knows of rules.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .. import wire

TABLE = r"^[A-Za-z0-9_-]{1,32}(?![\s\S])"
GAME = r"^[a-z-]{1,32}(?![\s\S])"
NAME = r"^[^\x00-\x1f\x7f-\x9f]{1,64}(?![\s\S])"
CURSOR = r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,32}(?![\s\S])"

TableId = Annotated[str, Meta(pattern=TABLE)]
GameName = Annotated[str, Meta(pattern=GAME)]
GivenName = Annotated[str, Meta(pattern=NAME)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Bot = Annotated[str, Meta(pattern=r"^[a-z-]{0,32}(?![\s\S])")]
Value = Annotated[str, Meta(max_length=32)] | Annotated[int, Meta(ge=-1000, le=1000)]


class Form(Struct, forbid_unknown_fields=True):
    """What is sent to the server."""


class NewGuest(Form):
    """Play at once; without a name, one is found."""

    name: GivenName | None = None


class Credentials(Form):
    """A name and a password: to log in, or to make the guest that one is an account."""

    name: GivenName
    password: Password


class NewPassword(Form):
    old: Password
    new: Password


class Farewell(Form):
    """To delete one's account; a guest needs no password."""

    password: Annotated[str, Meta(max_length=256)] = ""


class Nothing(Form):
    """A request that needs no more than itself: `{}`."""


class Voice(Form):
    """Somebody who said something at a table, or sits there, by the name they had."""

    table: TableId
    name: GivenName


class NewTable(Form):
    """What is agreed on before anyone sits down."""

    game: GameName
    settings: Annotated[dict[str, Value], Meta(max_length=32)] = {}
    clock: wire.AnyClock = field(default_factory=wire.NoClock)
    visibility: Literal["public", "private"] = "public"
    start: Literal["full", "host"] = "full"
    shared: bool = False
    bots: Annotated[list[Bot], Meta(max_length=wire.MOST_SEATS)] = []  # by seat; "" for a person
    stand_in: Bot = "random"


# --- Answers. ---


class Me(Struct):
    """Who somebody is here."""

    name: str
    guest: bool


class Whoever(Struct):
    """Who is asking: null, if the server does not know them."""

    player: Me | None = None


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
    account: bool = False  # whether the name is an account's, and so nobody else's


class Listed(Struct):
    """A table as it is listed."""

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
    """A page of tables, the newest first; `after` asks for the next page."""

    tables: list[Listed]
    after: str | None = None


class Made(Struct):
    """A new table: whoever has the link may come."""

    id: str
    link: str


class Muted(Struct):
    names: list[str]


class Health(Struct):
    ok: bool
    storage: bool


class Problem(Struct):
    """What was wrong with a request."""

    status_code: int
    detail: str
    reason: str = ""
