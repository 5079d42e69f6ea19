"""Lists of tables, the newest first: the lobby, running games, the archive.

Every function is one question. A private table is on nobody's list but its players' own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, select, tuple_

from .schema import FINISHED, OPEN, PUBLIC, RUNNING, seats, tables
from .tables import LISTED, Listed, listed

MOST_LISTED = 100


class After(NamedTuple):
    """Where a page begins: after this table, the last of the page before."""

    changed: int
    table: str


class Page(NamedTuple):
    """Which tables to list: of one game or all, and how many."""

    game: str | None = None
    after: After | None = None
    most: int = MOST_LISTED


FIRST = Page()


def lobby(db: Connection, state: str = OPEN, page: Page = FIRST) -> list[Listed]:
    """Public tables in this state: open ones to sit down at, running ones to watch."""
    asked = select(*LISTED).where(tables.c.state == state, tables.c.visibility == PUBLIC)
    return _cut(db, asked, page)


def archive(db: Connection, player: str | None = None, page: Page = FIRST) -> list[Listed]:
    """Finished public games, of everybody or of one player."""
    asked = select(*LISTED).where(tables.c.state == FINISHED, tables.c.visibility == PUBLIC)
    return _cut(db, asked.where(_theirs(player)) if player else asked, page)


def own(db: Connection, player: str, state: str = RUNNING, page: Page = FIRST) -> list[Listed]:
    """The tables where somebody sits, private ones too: for that player's eyes."""
    return _cut(db, select(*LISTED).where(tables.c.state == state, _theirs(player)), page)


def untouched(db: Connection, before: int) -> list[str]:
    """Open tables of long ago: some of them."""
    asked = select(tables.c.id).where(tables.c.state == OPEN, tables.c.changed < before)
    return list(db.scalars(asked.limit(MOST_LISTED)))


def counts(db: Connection) -> dict[tuple[str, str], int]:
    """How many tables there are of each game in each state."""
    asked = select(tables.c.game, tables.c.state, func.count()).group_by(
        tables.c.game, tables.c.state
    )
    return {(game, state): count for game, state, count in db.execute(asked)}


def _theirs(player: str) -> ColumnElement[bool]:
    return tables.c.id.in_(select(seats.c.table).where(seats.c.player == player))


def _cut(db: Connection, asked: Select[Any], page: Page) -> list[Listed]:
    if page.game is not None:
        asked = asked.where(tables.c.game == page.game)
    if page.after is not None:
        asked = asked.where(tuple_(tables.c.changed, tables.c.id) < tuple_(*page.after))
    newest = asked.order_by(tables.c.changed.desc(), tables.c.id.desc())
    return listed(db, newest.limit(min(page.most, MOST_LISTED)))
