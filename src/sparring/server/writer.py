"""The one thread that writes: what waits goes into one batch, and each writer hears of its own.

A commit costs as much for one as for fifty. Where many write it waits a moment for others, which
no person notices; whoever is alone is stored at once.

A future is settled once the batch is durable, or has failed. Nothing here knows of databases.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import groupby
from queue import SimpleQueue
from typing import Any, NamedTuple

from .batch import Outcome, Write
from .bus import call_in
from .connect import NotStored, Why

MOST_TOGETHER = 1_000
MANY, MOMENT = 4, 0.008  # writes in the last batch, and seconds
MOST_WAITING = 20_000
PATIENCE = 5.0  # seconds after which a writer is told that the database does not answer

log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    write: Write
    future: asyncio.Future[Any]


class Writer:
    """A thread that hands batches to `commit`, which answers for each write in turn."""

    def __init__(
        self, commit: Callable[[Sequence[Write]], list[Outcome]], patience: float = PATIENCE
    ) -> None:
        self._commit = commit
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._watch = _Watch(patience)
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, write: Write) -> asyncio.Future[Any]:
        """A future that has the outcome once it is durable, or NotStored."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._closed or self._queue.qsize() >= MOST_WAITING:
            future.set_exception(NotStored(Why.BUSY))
        else:
            self._queue.put(_Waiting(write, future))
            self._watch.over(future)
        return future

    def close(self) -> None:
        """Store what waits, then end. Blocks; futures are settled as their loop goes on."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        going_on, batch = True, list[_Waiting]()
        while going_on:
            going_on, batch = self._gathered(MOMENT if len(batch) >= MANY else 0.0)
            if batch:
                outcomes = self._outcomes([waiting.write for waiting in batch])
                self._tell([waiting.future for waiting in batch], outcomes)

    def _gathered(self, moment: float) -> tuple[bool, list[_Waiting]]:
        """Wait for one, and a moment for others, then take all that are there; False: the end."""
        batch: list[_Waiting] = []
        while len(batch) < MOST_TOGETHER and not (batch and self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                return False, batch
            if not batch:
                time.sleep(moment)
            batch.append(waiting)
        return True, batch

    def _outcomes(self, writes: Sequence[Write]) -> list[Outcome]:
        try:
            return self._commit(writes)
        except Exception as error:  # noqa: BLE001 - nobody may wait for ever, whoever is to blame
            log.critical("the writer failed: %s", type(error).__name__)
            return [NotStored(Why.BROKEN, type(error).__name__) for _ in writes]

    def _tell(self, futures: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
        told = zip(futures, outcomes, strict=True)
        for loop, group in groupby(told, lambda each: each[0].get_loop()):
            call_in(loop, self._settle, list(group))

    def _settle(self, told: list[tuple[asyncio.Future[Any], Outcome]]) -> None:
        for future, outcome in told:
            if future.done():
                continue  # it was cancelled, or lost its patience
            if isinstance(outcome, BaseException):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        self._watch.forget_settled()


class _Watch:
    """Tells those who wait too long; lives in the event loop.

    They are told that nobody knows: what they wrote may be stored yet.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._waiting: deque[tuple[float, asyncio.Future[Any]]] = deque()
        self._alarm: asyncio.TimerHandle | None = None

    def over(self, future: asyncio.Future[Any]) -> None:
        loop = future.get_loop()
        self._waiting.append((loop.time() + self._patience, future))
        if self._alarm is None:
            self._alarm = loop.call_later(self._patience, self._look, loop)

    def forget_settled(self) -> None:
        while self._waiting and self._waiting[0][1].done():
            self._waiting.popleft()
        if self._alarm and not self._waiting:
            self._alarm.cancel()
            self._alarm = None

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._alarm = None
        while self._waiting and self._waiting[0][0] <= loop.time():
            _, future = self._waiting.popleft()
            if not future.done():
                future.set_exception(NotStored(Why.GONE, "no answer"))
        self.forget_settled()
        if self._waiting:
            self._alarm = loop.call_at(self._waiting[0][0], self._look, loop)
