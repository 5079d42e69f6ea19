"""The bus of several processes: PostgreSQL's NOTIFY, heard by a thread of its own.

Nothing here knows what the news mean.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, text

from .bus import Ears, News, call_in
from .connect import PATIENCE

PAUSE = 0.2  # seconds: between tries to listen again, and before an end is noticed

log = logging.getLogger(__name__)


class Notify:
    """A bus whose news leave with the transaction, or not at all."""

    def __init__(self, engine: Engine) -> None:
        _, where = engine.dialect.create_connect_args(engine.url)
        self._where: dict[str, Any] = {**where, **PATIENCE}
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []

    def within(self, db: Connection, news: Sequence[News]) -> None:
        if news:
            db.execute(_NOTIFY, {"news": [f"{number} {table}" for table, number in news]})

    def after(self, news: Sequence[News]) -> None:
        pass

    async def listen(self, ears: Ears) -> None:
        loop, ready = asyncio.get_running_loop(), threading.Event()
        words = (loop, ears, ready)
        thread = threading.Thread(target=self._listen, args=words, name="bus", daemon=True)
        self._threads.append(thread)
        thread.start()
        # Whoever writes after this is heard, unless the database is not there.
        await asyncio.to_thread(ready.wait)

    def close(self) -> None:
        self._closed.set()
        for thread in self._threads:
            thread.join()

    def _listen(self, loop: asyncio.AbstractEventLoop, ears: Ears, ready: threading.Event) -> None:
        while not self._closed.is_set():
            with suppress(psycopg.Error):  # if the database is gone, those who write say so
                self._hear(loop, ears, ready)
            ready.set()
            self._closed.wait(PAUSE)

    def _hear(self, loop: asyncio.AbstractEventLoop, ears: Ears, ready: threading.Event) -> None:
        with psycopg.connect(**self._where, autocommit=True) as line:
            line.execute("LISTEN sparring")
            if ready.is_set():
                log.warning("there is news from the database again; some was missed")
                call_in(loop, ears.missed)
            ready.set()
            self._pass_on(line, loop, ears)

    def _pass_on(
        self, line: psycopg.Connection[Any], loop: asyncio.AbstractEventLoop, ears: Ears
    ) -> None:
        while not self._closed.is_set():
            for said in line.notifies(timeout=PAUSE):
                number, _, table = said.payload.partition(" ")
                if number.isdecimal():  # the channel is open to whoever may use the database
                    call_in(loop, ears.heard, News(table, int(number)))


# One question for a whole batch; the server drops what is said twice.
_NOTIFY = text("SELECT pg_notify('sparring', news) FROM unnest(CAST(:news AS text[])) AS news")
