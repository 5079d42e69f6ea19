"""What the lobby and the archive must learn when rows of a table are stored, in the same step.

Rows are the truth; this is what is listed of them. Nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from .. import wire
from ..table import Row, Table
from ..table.rows import Granted, entry_of
from . import tables
from .batch import Job

PLAYING = frozenset(("move", "bot-moved", "show"))  # rows after which nobody sits elsewhere


def reseats(rows: Sequence[Row]) -> bool:
    """Whether anybody may sit elsewhere after these rows."""
    return any(row.kind not in PLAYING for row in rows)


def changes(table: Table, before: Sequence[wire.Sitter], rows: Sequence[Row]) -> list[Job]:
    """Steps for the transaction that stores these rows, by which the table came to be as it is."""
    if not reseats(rows):
        return []
    jobs = [
        _seat(table, seat, sitter, rows)
        for seat, sitter in enumerate(table.seats)
        if _differ(before[seat], sitter)
    ]
    if any(row.kind == "started" for row in rows):
        jobs.append(partial(tables.start, table=table.id, now=rows[-1].at))
    return jobs


def ending(table: Table, now: int) -> Job:
    """The step for the rows with which the game came to its end."""
    assert table.end
    if table.end.how == "aborted":
        return partial(tables.abort, table=table.id, now=now)
    results = dict(enumerate(table.end.results or ()))
    return partial(tables.finish, table=table.id, results=results, now=now)


def bots(table: Table) -> list[Job]:
    """The seats of a new table that bots have."""
    return [
        partial(tables.sit_bot, table=table.id, seat=seat, bot=sitter.name)
        for seat, sitter in enumerate(table.seats)
        if sitter.kind == "bot"
    ]


def _differ(before: wire.Sitter, after: wire.Sitter) -> bool:
    return (before.kind, before.name, before.instead) != (after.kind, after.name, after.instead)


def _seat(table: Table, seat: int, sitter: wire.Sitter, rows: Sequence[Row]) -> Job:
    if sitter.kind == "empty":
        return partial(tables.stand_up, table=table.id, seat=seat)
    if sitter.kind == "bot":
        bot = table.bot(seat)
        return partial(tables.sit_bot, table=table.id, seat=seat, bot=bot)
    who = next(entry.who for entry in map(entry_of, rows) if isinstance(entry, Granted))
    name = sitter.name if table.about.shared else None
    return partial(tables.sit, table=table.id, seat=seat, player=who, name=name)
