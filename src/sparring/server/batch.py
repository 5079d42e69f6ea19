"""What one transaction does for many who write: all of them, or each that can be.

First everything goes in together, which costs one commit for all. If something in it fails, nothing
has happened, and each write is tried alone behind a savepoint, so that one writer's mistake is
nobody else's. A table whose write failed gets no further one under the same lease: what follows
would leave a gap. Nothing here knows of threads or futures.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, insert
from sqlalchemy.exc import DBAPIError

from ..table import Row
from .bus import Bus, News
from .connect import Engines, NotStored, Presence, Why, code_of, reason, worth_another_try
from .leases import Lease, sound
from .schema import rows as stored_rows

Job = Callable[[Connection], Any]

TRIES = 3  # of a transaction that failed for no fault of its own, before its commit

log = logging.getLogger(__name__)


class Append(NamedTuple):
    """Rows for a table, and what changes with them: all of it or nothing."""

    lease: Lease
    rows: Sequence[Row]
    also: tuple[Job, ...] = ()


Write = Append | Job
Outcome = Any  # what a job returned; or the exception that its writer gets


class Batches:
    """Stores batches of writes; says for each what became of it, in the same order."""

    def __init__(self, engines: Engines, bus: Bus, presence: Presence | None = None) -> None:
        self._engine, self._bus, self._presence = engines.writing, bus, presence
        self._void: dict[str, int] = {}  # the fencing numbers under which a write failed
        self._trouble: Why | None = None  # what is wrong with the database, as far as was said

    def __call__(self, writes: Sequence[Write]) -> list[Outcome]:
        if self._presence and self._presence.lost():
            return self._none(writes, Why.GONE, "the file is not where it was")
        outcomes = self._store(writes)
        for write, outcome in zip(writes, outcomes, strict=True):
            if isinstance(outcome, BaseException) and isinstance(write, Append):
                self._void[write.lease.table] = write.lease.fence
        self._bus.after(_news(writes, outcomes))
        return outcomes

    def _store(self, writes: Sequence[Write]) -> list[Outcome]:
        try:
            return self._transact(writes, self._together)
        except DBAPIError as error:
            why = reason(error)
            if why in (Why.FULL, Why.GONE):
                return self._none(writes, why, code_of(error))
        except Exception as error:  # noqa: BLE001 - whose it is shows when each is tried alone
            log.debug("a batch is taken apart: %s", type(error).__name__)
        try:
            return self._transact(writes, self._one_by_one)
        except DBAPIError as error:
            return self._none(writes, reason(error), code_of(error))

    def _none(self, writes: Sequence[Write], why: Why, code: str) -> list[Outcome]:
        if why is not self._trouble:  # once, not once a batch
            log.error("nothing can be stored: %s (%s)", why.value, code)
            self._trouble = why
        return [NotStored(why, code) for _ in writes]

    def _transact(
        self,
        writes: Sequence[Write],
        way: Callable[[Connection, Sequence[Write]], list[Outcome]],
    ) -> list[Outcome]:
        """Try until the commit begins; from then on nobody knows whether it happened."""
        for last in range(1, TRIES + 1):
            committing = False
            try:
                with self._engine.connect() as db, db.begin() as transaction:
                    outcomes = way(db, writes)
                    self._bus.within(db, _news(writes, outcomes))
                    committing = True
                    transaction.commit()
                    self._stored()
                    return outcomes
            except DBAPIError as error:
                lost = error.connection_invalidated and not committing
                if last == TRIES or not (lost or worth_another_try(error)):
                    raise
        raise AssertionError("the last try returned or raised")

    def _stored(self) -> None:
        if self._trouble:
            log.warning("what comes now is stored again")
            self._trouble = None

    # --- The two ways. ---

    def _together(self, db: Connection, writes: Sequence[Write]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for kind, group in groupby(writes, type):
            if kind is Append:
                outcomes += self._append(db, cast("list[Append]", list(group)))
            else:
                outcomes += [write(db) for write in cast("list[Job]", list(group))]
        return outcomes

    def _append(self, db: Connection, appends: Sequence[Append]) -> list[Outcome]:
        good = sound(db, {append.lease for append in appends})
        outcomes = [self._refusal(append, good) for append in appends]
        stored = [a for a, refused in zip(appends, outcomes, strict=True) if not refused]
        if values := [row._asdict() for append in stored for row in append.rows]:
            db.execute(insert(stored_rows), values)
        for append in stored:
            for job in append.also:
                job(db)
        return outcomes

    def _refusal(self, append: Append, good: set[Lease]) -> NotStored | None:
        if append.lease.fence <= self._void.get(append.lease.table, 0):
            return NotStored(Why.VOID)
        return None if append.lease in good else NotStored(Why.NOT_OURS)

    def _one_by_one(self, db: Connection, writes: Sequence[Write]) -> list[Outcome]:
        failed: set[Lease] = set()
        outcomes: list[Outcome] = []
        for write in writes:
            lease = write.lease if isinstance(write, Append) else None
            if lease in failed:
                outcomes.append(NotStored(Why.VOID))
                continue
            outcomes.append(self._alone(db, write))
            if lease and isinstance(outcomes[-1], BaseException):
                failed.add(lease)
        return outcomes

    def _alone(self, db: Connection, write: Write) -> Outcome:
        try:
            with db.begin_nested():
                return self._together(db, [write])[0]
        except DBAPIError as error:
            why = reason(error)
            if why in (Why.FULL, Why.GONE) or worth_another_try(error):
                raise
            taken = why is Why.CONFLICT and isinstance(write, Append)
            return NotStored(Why.NOT_OURS if taken else why, code_of(error))
        except Exception as error:  # noqa: BLE001 - a job's own mistake goes to whoever asked for it
            return error


def _news(writes: Iterable[Write], outcomes: Iterable[Outcome]) -> list[News]:
    return [
        News(write.lease.table, write.rows[-1].number)
        for write, outcome in zip(writes, outcomes, strict=True)
        if isinstance(write, Append) and write.rows and not isinstance(outcome, BaseException)
    ]
