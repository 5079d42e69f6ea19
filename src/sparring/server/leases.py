"""Who may write: each table has one owner, by a lease with a fencing number.

A process says every second that it lives, once for all its tables, so that a table at rest costs
nothing. Whoever takes a table raises its fencing number in the database; a write that comes with an
older number is refused inside its own transaction, however late it comes. So a process that is
only slow, and taken for dead, can do no harm, and clocks that differ a little are harmless too.

Every function here is one step of a transaction. Nothing here knows of threads or of games.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from .schema import OPEN, RUNNING, leases, processes, tables

# Milliseconds: how often a process says that it lives, and after how long it is taken for dead.
BEAT, SILENCE = 1_000, 3_000
MOST_AT_ONCE = 100  # tables taken over in one step, so that those left alive share them


class Lease(NamedTuple):
    """The right to write a table, until somebody takes it with a higher fencing number."""

    table: str
    owner: str
    fence: int


class Process(NamedTuple):
    """A process that lives, and where the others reach it."""

    id: str
    address: str


# --- Processes. ---


def beat(db: Connection, process: Process, now: int) -> None:
    """Say that this process lives: BEAT milliseconds from now again."""
    said = update(processes).where(processes.c.id == process.id).values(expires=now + SILENCE)
    if not db.execute(said).rowcount:
        db.execute(insert(processes).values(**process._asdict(), expires=now + SILENCE))


def bury(db: Connection, survivor: str) -> None:
    """Take all others for dead at once: for SQLite's one process, which knows that they are."""
    db.execute(delete(processes).where(processes.c.id != survivor))


def leave(db: Connection, owner: str) -> None:
    """A clean end: the tables are free for others at once."""
    db.execute(update(leases).where(leases.c.owner == owner).values(owner=None))
    db.execute(delete(processes).where(processes.c.id == owner))


def owner_of(db: Connection, table: str, now: int) -> Process | None:
    """The living process that owns the table, if there is one."""
    alive = processes.c.expires > now
    asked = (
        select(processes.c.id, processes.c.address)
        .join(leases, leases.c.owner == processes.c.id)
        .where(leases.c.table == table, alive)
    )
    found = db.execute(asked).one_or_none()
    return Process(*found) if found else None


# --- Tables. ---


def first(db: Connection, table: str, owner: str) -> Lease:
    """The lease of a new table."""
    db.execute(insert(leases).values(table=table, owner=owner, fence=1))
    return Lease(table, owner, 1)


def take(db: Connection, table: str, owner: str, now: int) -> Lease | None:
    """Take a table that is free, whose owner is dead, or that is ours; None: it is not to be had.

    To take it again is how an owner goes on after a write that failed.
    """
    free = or_(leases.c.owner.is_(None), leases.c.owner == owner, _dead(now))
    taken = _taken(db, owner, leases.c.table == table, free)
    return taken[0] if taken else None


def take_over(db: Connection, owner: str, now: int, most: int = MOST_AT_ONCE) -> list[Lease]:
    """Take tables in play whose owner is dead: some of them, so call it until there are none."""
    orphans = (
        select(leases.c.table)
        .join(tables, tables.c.id == leases.c.table)
        .where(leases.c.owner != owner, _dead(now), tables.c.state.in_((OPEN, RUNNING)))
    )
    return _take_some(db, owner, orphans.limit(most).with_for_update(of=leases, skip_locked=True))


def rest(db: Connection, lease: Lease, due: int | None) -> None:
    """Give a table back; it must be woken at `due`, if at all."""
    mine = (leases.c.table == lease.table, leases.c.owner == lease.owner)
    freed = update(leases).where(*mine, leases.c.fence == lease.fence).values(owner=None)
    if db.execute(freed).rowcount:
        db.execute(update(tables).where(tables.c.id == lease.table).values(due=due))


def wake(db: Connection, owner: str, now: int, most: int = MOST_AT_ONCE) -> list[Lease]:
    """Take tables at rest that are due: some of them, so call it until there are none."""
    asked = (
        select(leases.c.table)
        .join(tables, tables.c.id == leases.c.table)
        .where(leases.c.owner.is_(None), tables.c.due <= now)
        .order_by(tables.c.due)
    )
    return _take_some(db, owner, asked.limit(most).with_for_update(of=leases, skip_locked=True))


def sound(db: Connection, claimed: Iterable[Lease]) -> set[Lease]:
    """Those leases that are still good, and stay so until this transaction ends."""
    wanted = set(claimed)
    asked = select(leases.c.table, leases.c.owner, leases.c.fence).where(
        leases.c.table.in_([lease.table for lease in wanted])
    )
    found = db.execute(asked.with_for_update(read=True))
    return wanted.intersection(Lease(table, owner or "", fence) for table, owner, fence in found)


def _dead(now: int) -> ColumnElement[bool]:
    alive = exists().where(processes.c.id == leases.c.owner, processes.c.expires > now)
    return ~alive


def _take_some(db: Connection, owner: str, asked: Select[str]) -> list[Lease]:
    found = db.scalars(asked).all()
    return _taken(db, owner, leases.c.table.in_(found)) if found else []


def _taken(db: Connection, owner: str, *which: ColumnElement[bool]) -> list[Lease]:
    raised = update(leases).where(*which).values(owner=owner, fence=leases.c.fence + 1)
    taken = db.execute(raised.returning(leases.c.table, leases.c.fence)).all()
    if taken:
        names = [table for table, _ in taken]
        db.execute(update(tables).where(tables.c.id.in_(names)).values(due=None))
    return [Lease(table, owner, fence) for table, fence in taken]
