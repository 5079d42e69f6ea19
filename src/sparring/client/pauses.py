"""How long to wait before the next try: longer each time, and never just as long as others do.

Nothing here waits, or knows for what.
"""

from __future__ import annotations

import random
from collections.abc import Callable

FIRST, MOST = 0.1, 5.0  # seconds


class Pauses:
    """The pauses between tries that fail, one after the other.

    >>> pauses = Pauses(most=1.0, luck=lambda: 0.5)
    >>> [pauses.next() for _ in range(6)]
    [0.05, 0.1, 0.2, 0.4, 0.5, 0.5]
    >>> pauses.restart()
    >>> pauses.next()
    0.05
    """

    def __init__(
        self, *, first: float = FIRST, most: float = MOST, luck: Callable[[], float] = random.random
    ) -> None:
        self._first, self._most, self._luck = first, most, luck
        self._tries = 0

    def next(self) -> float:
        """Anything up to twice the last one: a thousand clients of a server that restarts must not
        come back as one."""
        longest = min(self._most, self._first * 2.0 ** min(self._tries, 30))
        self._tries += 1
        return longest * self._luck()

    def restart(self) -> None:
        """It worked: the next failure is the first."""
        self._tries = 0
