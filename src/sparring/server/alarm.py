"""One alarm clock for all tables: whoever asked to be called at a time is called then, or later.

Nothing here knows what happens then.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

SLACK = 0.01  # seconds: a clock has run out when it shows 0, not just before


class Alarm:
    """Keeps one entry for each name; times are milliseconds since 1970."""

    def __init__(self, now: Callable[[], int], call: Callable[[str], None]) -> None:
        self._now, self._call = now, call
        self._heap: list[tuple[int, str]] = []
        self._set: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def set(self, name: str, at: int) -> None:
        """Call this name at that time. An earlier call that was asked for stands, and is enough:
        whoever is called too early asks again, so that a move costs no entry."""
        known = self._set.get(name)
        if known is not None and known <= at:
            return
        self._set[name] = at
        heapq.heappush(self._heap, (at, name))
        if self._heap[0] == (at, name):
            self._wind()

    def clear(self, name: str) -> None:
        self._set.pop(name, None)

    def close(self) -> None:
        self._set.clear()
        self._heap.clear()
        if self._timer:
            self._timer.cancel()

    def _wind(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            wait = max(0.0, (self._heap[0][0] - self._now()) / 1000) + SLACK
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = self._now()
        while self._heap and self._heap[0][0] <= now:
            at, name = heapq.heappop(self._heap)
            if self._set.get(name) == at:
                del self._set[name]
                self._call(name)
        self._wind()
