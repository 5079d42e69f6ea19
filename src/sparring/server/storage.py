"""The storage of a server, for an event loop: writes that are durable once awaited, and reads.

    lease = await storage.write(leases.take, table, storage.owner, now)
    await storage.append(lease, output.rows)
    known = await storage.read(tables.load, table)

What is written and read are plain functions of a connection, in `tables`, `players` and `leases`.
Nothing here knows what they do. One storage serves one event loop.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DBAPIError

from ..table import Row
from . import leases, migrate
from .batch import Append, Batches, Job
from .bus import Bus, InProcess
from .connect import (
    READERS,
    Engines,
    NotRead,
    Presence,
    SingleProcess,
    Why,
    check,
    code_of,
    connect,
    make_file,
    reason,
    sqlite_path,
)
from .leases import Lease
from .schema import keys
from .writer import PATIENCE, Writer

P = ParamSpec("P")
T = TypeVar("T")

KEY_BYTES = 32

log = logging.getLogger(__name__)


class Storage:
    """Everything a server keeps, in one database."""

    def __init__(
        self,
        engines: Engines,
        bus: Bus,
        owner: str,
        patience: float = PATIENCE,
        claim: SingleProcess | None = None,
    ) -> None:
        self.engines, self.bus, self.owner, self._claim = engines, bus, owner, claim
        self._patience = patience
        presence = Presence(sqlite_path(engines.writing.url)) if engines.sqlite else None
        self._writer = Writer(Batches(engines, bus, presence), patience)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    @classmethod
    def open(cls, database: str, owner: str = "", *, patience: float = PATIENCE) -> Storage:
        """Open a database, made or brought up to date if need be; BadDatabase says what is wrong.

        `owner` is the name of this process, new each time it starts. SQLite's file is taken for
        this process alone.
        """
        engines = connect(database)
        claim = _claim(engines)
        try:
            check(engines)
            migrate.to_head(engines.writing)
        except BaseException:
            engines.dispose()
            if claim:
                claim.release()
            raise
        return cls(engines, _bus(engines), owner or secrets.token_hex(8), patience, claim)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same database."""
        return not self.engines.sqlite

    # --- Writing. ---

    def append(self, lease: Lease, rows: Sequence[Row], *also: Job) -> asyncio.Future[None]:
        """Store the next rows of a table, and what changes with them: all of it or nothing.

        NotStored voids the lease: take the table again, and rebuild it from what is stored.
        """
        return self._writer.submit(Append(lease, rows, also))

    def write(
        self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> asyncio.Future[T]:
        """Do a step of a transaction; it may be done twice if the first time came to nothing."""
        return self._writer.submit(lambda db: job(db, *args, **kwargs))

    # --- Reading. ---

    async def read(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Ask about what is stored, as it was at one moment; NotRead if there is no answer."""
        try:
            return await asyncio.wait_for(self.study(question, *args, **kwargs), self._patience)
        except TimeoutError:
            raise NotRead(Why.GONE, "no answer") from None

    async def study(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for a question that may take long: it is given all the time it needs."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, self._ask, lambda db: question(db, *args, **kwargs)
        )

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            return self._ask_once(question)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise NotRead(reason(error), code_of(error)) from None
        try:
            # The connections are from before the database went away and came back.
            return self._ask_once(question)
        except DBAPIError as error:
            raise NotRead(reason(error), code_of(error)) from None

    def _ask_once(self, question: Callable[[Connection], T]) -> T:
        with self.engines.reading.connect() as db:
            return question(db)

    # --- From the first to the last. ---

    async def join(self, address: str, now: int) -> None:
        """Say that this process lives. Where no other can, those before it are dead for certain."""
        await self.write(leases.beat, leases.Process(self.owner, address), now)
        if not self.shared:
            await self.write(leases.bury, self.owner)

    async def key(self, name: str) -> bytes:
        """A secret of this server, the same for all its processes and for ever."""
        return await self.write(_key, name, secrets.token_bytes(KEY_BYTES))

    def close(self) -> None:
        """Store what waits, and let go. Blocks: in an event loop, call it in a thread."""
        self._writer.close()
        self._readers.shutdown()
        self.bus.close()
        self.engines.dispose()
        if self._claim:
            self._claim.release()


def _bus(engines: Engines) -> Bus:
    if engines.sqlite:
        return InProcess()
    from .notify import Notify  # the driver is slow to load, and few need it

    return Notify(engines.writing)


def _claim(engines: Engines) -> SingleProcess | None:
    if not engines.sqlite:
        return None
    path = sqlite_path(engines.writing.url)
    make_file(path)
    return SingleProcess(path)


def _key(db: Connection, name: str, new: bytes) -> bytes:
    known: bytes | None = db.scalar(select(keys.c.key).where(keys.c.name == name))
    if known is None:
        db.execute(insert(keys).values(name=name, key=new))
    return known or new
