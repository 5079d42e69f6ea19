"""A server in a thread of its own, for those who ask without an event loop.

Nothing here knows who they are.
"""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType
from typing import Any, Self

from tests.server.driver import Place, serving

PATIENCE = 30.0


class InThread:
    """It serves for as long as its `with` block."""

    def __init__(self, database: str, **options: Any) -> None:
        self.place: Place
        self._ready, self._stop = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(database, options)))

    async def _serve(self, database: str, options: dict[str, Any]) -> None:
        async with serving(database, **options) as self.place:
            self._ready.set()
            await asyncio.to_thread(self._stop.wait)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._stop.set()
        self._thread.join()
