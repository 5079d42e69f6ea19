"""Is everything that is stored sound? Every game is played again from its rows, and compared.

Nothing is changed, so a doctor may come while the server runs. A finding names a table and says
what is wrong with it; never what is in its rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from .. import score
from ..table import Row, RowsError, Table
from . import migrate, tables
from .connect import check, connect
from .schema import ABORTED, FINISHED, REVISION, rows
from .schema import tables as stored_tables

Progress = Callable[[int, int], object]  # tables that are checked, and all of them


class Finding(NamedTuple):
    """Something is wrong: with a table, or with the database itself."""

    table: str | None
    what: str


@dataclass
class Report:
    """What the doctor looked at, and what was found."""

    tables: int = 0
    rows: int = 0
    findings: list[Finding] = field(default_factory=list)


def examine(database: str, progress: Progress = lambda _done, _all: None) -> Report:
    """Look at everything; BadDatabase if there is nothing to look at."""
    engines, report = connect(database), Report()
    try:
        check(engines)
        with engines.reading.connect() as db:
            report.findings += [Finding(None, what) for what in _database(db)]
            known = list(db.scalars(select(stored_tables.c.id).order_by(stored_tables.c.created)))
        for table in known:
            # A moment for each table: a server that runs goes on meanwhile.
            with engines.reading.connect() as db:
                _examine(db, table, report)
            progress(report.tables, len(known))
    finally:
        engines.dispose()
    return report


def _database(db: Connection) -> Iterator[str]:
    here, needed = migrate.current(db), REVISION
    if here != needed:
        yield f"its tables are of revision {here}, not {needed}: start the server once"
    if db.dialect.name == "sqlite":
        for (said,) in db.exec_driver_sql("PRAGMA integrity_check"):
            if said != "ok":
                yield str(said)
        for broken in db.exec_driver_sql("PRAGMA foreign_key_check"):
            yield f"a row of {broken[0]} belongs to none of {broken[2]}"
    nowhere = ~select(stored_tables.c.id).where(stored_tables.c.id == rows.c.table).exists()
    if count := db.scalar(select(func.count()).select_from(rows).where(nowhere)):
        yield f"{count} rows belong to no table"


def _examine(db: Connection, table: str, report: Report) -> None:
    stored = tables.load(db, table)
    if stored is None:
        return  # it was forgotten meanwhile
    report.tables += 1
    report.rows += len(stored.rows)
    report.findings += [Finding(table, what) for what in symptoms(stored)]


def symptoms(stored: tables.Stored) -> Iterator[str]:
    """What is wrong with a table: its rows can't be played, or tell another story than the list."""
    if wrong := _gap(stored.rows):
        yield wrong
        return
    try:
        table = Table.rebuild(stored.listed.id, stored.rows, stored.secret)
    except RowsError as error:
        yield str(error)
    except Exception as error:  # noqa: BLE001 - rows that were damaged can fail in any way
        yield f"its rows can't be played: {type(error).__name__}"
    else:
        yield from _other_story(table, stored.listed)
        yield from _broken_proof(table)


def _gap(found: list[Row]) -> str | None:
    if not found:
        return "it has no rows"
    for expected, row in enumerate(found, 1):
        if row.number != expected:
            return f"row {expected} is missing"
    return None


def _other_story(table: Table, listed: tables.Listed) -> Iterator[str]:
    if table.phase != (FINISHED if listed.state == ABORTED else listed.state):
        yield f"it is {table.phase}, but listed as {listed.state}"
    about = table.about
    if (about.game, about.rules) != (
        listed.game,
        listed.rules,
    ) or about.settings != listed.settings:
        yield "it is another game than the list says"
    played = dict(enumerate((table.end and table.end.results) or ()))
    said = {seat.seat: seat.result for seat in listed.seats if seat.result is not None}
    if said and said != played:
        yield "its results are not those that are listed"


def _broken_proof(table: Table) -> Iterator[str]:
    """A finished game must be proof of its own shuffle."""
    if table.end and table.end.score:
        try:
            score.verify(score.load(table.end.score))
        except score.ScoreError as error:
            yield f"its score does not stand: {type(error).__name__}"
