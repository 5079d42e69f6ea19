"""Finished games, judged decision by decision in a process of its own, so that no table waits.

Games take turns, and what was judged is kept for a while, for whoever asks about the same game.
Nothing here knows of HTTP, or of how a judge comes to its opinions.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from .. import bots
from ..match import Match

if TYPE_CHECKING:  # the lab brings NumPy and Numba: only whoever asks for a judge waits for them
    from ..lab.analysis import Decision, Question, Report

KEPT = 32  # games
AT_ONCE = 4  # games; whoever comes fifth is asked to wait
POLITE = 10  # by how much the judge lets tables go first
SECONDS = 1.0  # to think, a decision

log = logging.getLogger(__name__)


class Job:
    """One game, and its judge's opinions so far."""

    def __init__(self, match: Match) -> None:
        from ..lab import analysis

        self.match, self.judge = match, bots.judge(match.game.name)[0]
        self.questions = list(analysis.questions(match, SECONDS, 0))
        self.decisions: list[Decision] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        return len(self.decisions) == len(self.questions)

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def report(self) -> Report:
        from ..lab import analysis

        return analysis.reckon(self.decisions, self.match)


class Judge:
    """A process that answers one question after the other, until it is told to go."""

    def __init__(self) -> None:
        afresh = multiprocessing.get_context("spawn")  # a fork would share locks half taken
        self._line, theirs = afresh.Pipe()
        self._process = afresh.Process(target=_judge, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # so that we notice when it ends

    def ask(self, question: Question) -> Decision:
        """EOFError, if it is gone."""
        self._line.send(question)
        answer: Decision | Exception = self._line.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def go(self) -> None:
        self._process.kill()


def _judge(line: Connection) -> None:
    from ..lab import analysis

    os.nice(POLITE)
    with suppress(EOFError):
        while True:
            question = line.recv()
            try:
                line.send(analysis.judged(question))
            except Exception as error:  # noqa: BLE001 - our mistake: it is told by who asked
                line.send(error)


class Judging:
    """What is being judged, and what was lately."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._judge: Judge | None = None
        self._asking = asyncio.Lock()

    async def ask(self, name: str, match: Callable[[], Match]) -> Job | None:
        """The game of this name, which is judged from now on; None: too many others are."""
        if name not in self._jobs:
            job = await asyncio.to_thread(lambda: Job(match()))
            self._jobs.setdefault(name, job)  # somebody else may have asked meanwhile
        job = self._jobs[name]
        self._jobs.move_to_end(name)
        self._forget()
        if not job.done and not job.running:
            if sum(other.running for other in self._jobs.values()) >= AT_ONCE:
                return None
            job.task = asyncio.create_task(self._go_on(job))
        return job

    async def _go_on(self, job: Job) -> None:
        try:
            while not job.done:
                question = job.questions[len(job.decisions)]
                async with self._asking:  # games take turns
                    if (judge := self._judge) is None:
                        judge = self._judge = await asyncio.to_thread(Judge)
                    job.decisions.append(await asyncio.to_thread(judge.ask, question))
        except (EOFError, OSError):
            self._judge = None  # whoever asks again gets another
            log.warning("the process that judges has ended")
        except Exception as error:  # noqa: BLE001 - our mistake, in a game that is over
            log.error("the judge of %s failed: %s", job.match.game.name, type(error).__name__)

    def _forget(self) -> None:
        quiet = [name for name, job in self._jobs.items() if not job.running]
        for name in quiet[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[name]

    def close(self) -> None:
        if self._judge:
            self._judge.go()
        for job in self._jobs.values():
            if job.task:
                job.task.cancel()
