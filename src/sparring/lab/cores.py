"""Work over all cores of this machine. Nothing here knows what the work is."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")


def over(cores: int, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[Found]:
    """What comes of each task, as it comes; on one core in this process, one after the other.

    Processes are started afresh: a fork would share locks half taken.
    """
    if cores == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores, mp_context=context) as pool:
        try:
            yield from _as_they_come(lambda task: pool.submit(work, task), iter(tasks), 2 * cores)
        finally:
            pool.shutdown(cancel_futures=True)


def _as_they_come(
    submit: Callable[[Task], Future[Found]], tasks: Iterator[Task], ahead: int
) -> Iterator[Found]:
    """Enough is handed out that nobody waits, and no more: there may be millions of tasks."""
    open_ = {submit(task) for task in islice(tasks, ahead)}
    while open_:
        done, open_ = wait(open_, return_when=FIRST_COMPLETED)
        open_ |= {submit(task) for task in islice(tasks, len(done))}
        for future in done:
            yield future.result()
