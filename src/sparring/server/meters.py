"""What is counted, for Prometheus. No count follows from a hidden card: no lengths, no actions.

Nothing here knows what is counted elsewhere, or how it is fetched.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

# Seconds.
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

HELP = {
    "sparring_wishes_total": "Wishes by kind, and whether they were granted.",
    "sparring_rows_total": "Rows stored.",
    "sparring_not_stored_total": "Writes that the storage refused.",
    "sparring_requests_total": "HTTP requests by route and status.",
    "sparring_limited_total": "What was asked for too often, by kind.",
    "sparring_cut_off_total": "Sockets closed since they read too slowly.",
    "sparring_failures_total": "Mistakes of our own.",
    "sparring_sockets": "Open sockets.",
    "sparring_rooms": "Tables in memory.",
    "sparring_store_seconds": "How long it takes until rows are durable.",
}


class Meters:
    """Counters, gauges and one histogram."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._steps = [0] * (len(STEPS) + 1)
        self._seconds = 0.0
        self.sockets = 0
        self.gauges: dict[str, Callable[[], int]] = {"sparring_sockets": lambda: self.sockets}

    def count(self, name: str, labels: str = "", by: int = 1) -> None:
        """`labels` as Prometheus writes them, without the braces."""
        self._counts[name, labels] += by

    def stored(self, rows: int, seconds: float) -> None:
        self._counts["sparring_rows_total", ""] += rows
        self._steps[bisect_left(STEPS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """Everything, in the format that Prometheus reads."""
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        last = ""
        for (name, labels), value in sorted(self._counts.items()):
            if name != last:
                yield from _head(name, "counter")
            last = name
            yield f"{name}{{{labels}}} {value}" if labels else f"{name} {value}"
        for name, gauge in self.gauges.items():
            yield from _head(name, "gauge")
            yield f"{name} {gauge()}"
        yield from self._histogram("sparring_store_seconds")

    def _histogram(self, name: str) -> Iterator[str]:
        yield from _head(name, "histogram")
        below = 0
        for step, count in zip(STEPS, self._steps, strict=False):
            below += count
            yield f'{name}_bucket{{le="{step}"}} {below}'
        yield f'{name}_bucket{{le="+Inf"}} {sum(self._steps)}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {sum(self._steps)}"


def _head(name: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {HELP[name]}"
    yield f"# TYPE {name} {kind}"
