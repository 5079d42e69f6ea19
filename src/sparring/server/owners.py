"""Which process owns which table: it takes a lease at first use, and says each second that it
lives.

Who does not own a table is told who does. Nothing here knows what happens at a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from . import leases
from .connect import NotStored, StorageError, Why
from .leases import BEAT, Lease, Process
from .storage import Storage

PAUSE, TRIES = 0.25, 24  # a dead owner is known as such after three seconds

log = logging.getLogger(__name__)


class Owners:
    """The leases of this process, and the beat that keeps them."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self._storage, self._now = storage, now
        self.address = ""

    async def open(self, address: str) -> None:
        self.address = address
        await self._storage.join(address, self._now())

    async def take(self, table: str) -> Lease | Process:
        """Our lease on this table, or who has it. NotStored: it could not be found out."""
        for _ in range(TRIES):
            now = self._now()
            lease = await self._storage.write(leases.take, table, self._storage.owner, now)
            if lease:
                return lease
            owner = await self._storage.read(leases.owner_of, table, now)
            if owner and owner.id != self._storage.owner:
                return owner
            await asyncio.sleep(PAUSE)  # it is dying, or was just put to rest
        raise NotStored(Why.NOT_OURS)

    async def rest(self, lease: Lease, due: int | None) -> None:
        with suppress(StorageError):
            await self._storage.write(leases.rest, lease, due)

    async def orphans(self) -> list[Lease]:
        """Tables whose owner is dead, ours now."""
        return await self._storage.write(leases.take_over, self._storage.owner, self._now())

    async def sleepers(self) -> list[Lease]:
        """Tables at rest that must be woken, ours now."""
        return await self._storage.write(leases.wake, self._storage.owner, self._now())

    async def beat(self) -> None:
        """Say that we live; for as long as the server does."""
        while True:
            me = Process(self._storage.owner, self.address)
            try:
                await self._storage.write(leases.beat, me, self._now())
            except StorageError as error:
                log.warning("no beat: %s", error.why.value)
            await asyncio.sleep(BEAT / 1000)

    async def close(self) -> None:
        """Others may have our tables at once."""
        with suppress(StorageError, TimeoutError):
            await asyncio.wait_for(
                self._storage.write(leases.leave, self._storage.owner), timeout=BEAT / 2000
            )
