"""A table as it is kept: what was agreed, who sits there, what became of it, and its rows.

Every function is one step of a transaction, or one question. Nothing here knows of games: settings
and clocks are handed through.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Text,
    delete,
    func,
    insert,
    select,
    type_coerce,
    update,
)

from ..table import Row
from . import leases
from .leases import Lease
from .schema import (
    ABORTED,
    FINISHED,
    NEUTRAL,
    OPEN,
    PUBLIC,
    RUNNING,
    players,
    rows,
    seats,
    tables,
)


@dataclass(frozen=True)
class Agreed:
    """What is agreed on when a table is made. The secret is not for the eyes of a log."""

    id: str
    game: str
    rules: int
    settings: Mapping[str, str | int]
    clock: Any
    places: int
    secret: bytes = field(repr=False)
    visibility: str = PUBLIC
    host: str | None = None
    follows: str | None = None


class Seat(NamedTuple):
    """Who sits there. The name is the player's own, another's on the same device, or a bot's."""

    seat: int
    player: str | None
    name: str
    bot: str | None = None
    result: int | None = None


@dataclass(frozen=True)
class Listed:
    """A table as the lobby and the archive show it."""

    id: str
    game: str
    rules: int
    settings: dict[str, str | int]
    clock: Any
    places: int
    visibility: str
    state: str
    host: str | None
    follows: str | None
    created: int
    changed: int
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Stored:
    """All there is of a table, for its owner to rebuild it."""

    listed: Listed
    rows: list[Row] = field(repr=False)
    secret: bytes = field(repr=False)


# --- Making a table, and what becomes of it. ---


def create(
    db: Connection, agreed: Agreed, owner: str, now: int, first_rows: Sequence[Row] = ()
) -> Lease:
    """A new table with its first rows, owned by this process."""
    known = {
        **{name: getattr(agreed, name) for name in Agreed.__dataclass_fields__},
        "settings": json.encode(agreed.settings).decode(),
        "clock": json.encode(agreed.clock).decode(),
    }
    db.execute(insert(tables).values(**known, state=OPEN, created=now, changed=now))
    if first_rows:
        db.execute(insert(rows), [row._asdict() for row in first_rows])
    return leases.first(db, agreed.id, owner)


def sit(db: Connection, table: str, seat: int, player: str, name: str | None = None) -> None:
    """A person sits there now; with a name of their own where several share a device."""
    _seat(db, table, seat, player=player, name=name)


def sit_bot(db: Connection, table: str, seat: int, bot: str) -> None:
    """A bot sits there now; if it stands in for a player who left, the seat stays theirs."""
    if not db.execute(update(seats).where(*_at(table, seat)).values(bot=bot)).rowcount:
        _seat(db, table, seat, bot=bot)


def _seat(db: Connection, table: str, seat: int, **who: str | None) -> None:
    stand_up(db, table, seat)
    db.execute(insert(seats).values(table=table, seat=seat, **who))


def stand_up(db: Connection, table: str, seat: int) -> None:
    db.execute(delete(seats).where(*_at(table, seat)))


def _at(table: str, seat: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return seats.c.table == table, seats.c.seat == seat


def start(db: Connection, table: str, now: int) -> None:
    _change(db, table, RUNNING, now)


def finish(db: Connection, table: str, results: Mapping[int, int], now: int) -> None:
    """The game is over, and was worth this to each seat."""
    _change(db, table, FINISHED, now)
    for seat, result in results.items():
        db.execute(update(seats).where(*_at(table, seat)).values(result=result))


def abort(db: Connection, table: str, now: int) -> None:
    _change(db, table, ABORTED, now)


def _change(db: Connection, table: str, state: str, now: int) -> None:
    db.execute(update(tables).where(tables.c.id == table).values(state=state, changed=now))


def forget_aborted(db: Connection, before: int, most: int = 100) -> int:
    """Delete tables that came to nothing before then, and their rows; returns how many."""
    old = select(tables.c.id).where(tables.c.state == ABORTED, tables.c.changed < before)
    gone = db.scalars(old.limit(most)).all()
    if gone:
        db.execute(delete(rows).where(rows.c.table.in_(gone)))
        db.execute(delete(tables).where(tables.c.id.in_(gone)))
    return len(gone)


# --- Reading one. ---


def load(db: Connection, table: str) -> Stored | None:
    """All there is of a table: with its secret, so for its owner alone."""
    listed = find(db, table)
    if listed is None:
        return None
    secret = db.scalars(select(tables.c.secret).where(tables.c.id == table)).one()
    return Stored(listed, rows_after(db, table), secret)


def rows_after(db: Connection, table: str, number: int = 0) -> list[Row]:
    """The rows of a table that follow this one."""
    asked = select(rows).where(rows.c.table == table, rows.c.number > number)
    return [Row(*row) for row in db.execute(asked.order_by(rows.c.number))]


def find(db: Connection, table: str) -> Listed | None:
    found = listed(db, select(*LISTED).where(tables.c.id == table))
    return found[0] if found else None


def listed(db: Connection, asked: Select[Any]) -> list[Listed]:
    """What was asked for in columns LISTED, with who sits there."""
    found: list[dict[str, Any]] = [dict(row) for row in db.execute(asked).mappings()]
    sitting = _seats_of(db, [row["id"] for row in found]) if found else {}
    for row in found:
        row["settings"], row["clock"] = json.decode(row["settings"]), json.decode(row["clock"])
        row["seats"] = sitting.get(row["id"], ())
    return [Listed(**row) for row in found]


LISTED = tuple(
    tables.c[name].label(name) for name in Listed.__dataclass_fields__ if name != "seats"
)


def _seats_of(db: Connection, wanted: Collection[str]) -> dict[str, tuple[Seat, ...]]:
    """Who sits at these tables, by table."""
    name = type_coerce(func.coalesce(seats.c.name, players.c.name, seats.c.bot, NEUTRAL), Text())
    asked = (
        select(seats.c.table, seats.c.seat, seats.c.player, name, seats.c.bot, seats.c.result)
        .join(players, players.c.id == seats.c.player, isouter=True)
        .where(seats.c.table.in_(wanted))
        .order_by(seats.c.table, seats.c.seat)
    )
    found: defaultdict[str, tuple[Seat, ...]] = defaultdict(tuple)
    for row in db.execute(asked):
        found[row[0]] += (Seat(*row[1:]),)
    return found
