"""A program that is asked: its lines, how long it may take, how much memory, and how it ends.

Whatever it does wrong is a Fault with a sentence that says what. Nothing here knows of games.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from . import lines
from .lines import Message

MEMORY = 2048  # megabytes
BREATH = 0.1  # how often one looks whether it lives, in seconds
ANSWERS = frozenset(("ready", "prepared", "action", "pong"))
BEAT = 5.0  # how often one that promised a heartbeat is asked for it while it thinks

Key = tuple[str, int | None]  # the type of an answer, and its id


class Kind(StrEnum):
    CRASH = "crash"  # it has ended, or never began
    SILENCE = "silence"  # no answer in time
    GARBAGE = "garbage"  # what it said is no answer
    ERROR = "error"  # it said itself that it can't
    MEMORY = "memory"  # it took too much
    VERSION = "version"  # it speaks another version


class Fault(Exception):
    """What a program did that it should not have."""

    def __init__(self, kind: Kind, why: str) -> None:
        self.kind, self.why = kind, why
        super().__init__(f"{kind}: {why}")


class Program:
    """A process that speaks the protocol, for as long as a `with` block."""

    def __init__(self, command: str, memory: int = MEMORY) -> None:
        self.command, self.memory, self.peak = command, memory, 0.0
        self.name, self.games, self.beats = "", list[str](), False
        self._numbers = 0
        self._open: dict[Key, Message | None] = {}  # what was asked, and its answer
        self._said: queue.Queue[bytes] = queue.Queue(100)
        self._to_say: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors: deque[bytes] = deque(maxlen=12)
        self._process = _started(command)
        self._threads = [
            threading.Thread(target=work, daemon=True)
            for work in (self._listen, self._speak, self._overhear)
        ]
        for thread in self._threads:
            thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()

    # --- Asking. ---

    def number(self) -> int:
        """For the next question: no two have the same."""
        self._numbers += 1
        return self._numbers

    def greet(self) -> None:
        """The first words, and which version they are."""
        said = self.ask(lines.hello(), "ready", lines.START)
        if said.get("version") != lines.VERSION:
            raise Fault(Kind.VERSION, f"it speaks version {said.get('version')!r}, not 1")
        games = said.get("games", [])
        self.name = str(said.get("name", ""))[:40]
        self.games = [str(game) for game in games] if isinstance(games, list) else []
        self.beats = said.get("heartbeat") is True

    def beat(self) -> None:
        """Whether it lives: one that does not think answers at once."""
        self.ask(lines.ping(self.number()), "pong", lines.PONG)

    def ask(self, question: Message, expected: str, seconds: float) -> Message:
        """The answer of this type to the question."""
        self.pose(question, expected)
        return self.answer(question, expected, seconds)

    def pose(self, question: Message, expected: str) -> None:
        """Ask, without waiting for the answer."""
        self._open[expected, question.get("id")] = None
        self.say(question)

    def answer(self, question: Message, expected: str, seconds: float) -> Message:
        """Wait for it, and mind the heart of one that promised to be heard while it thinks."""
        key, now = (expected, question.get("id")), time.monotonic()
        end, beat = now + seconds, now + BEAT
        pulse: Key | None = None
        while self._open[key] is None:
            if self._hear():
                continue
            now = time.monotonic()
            if now > end:
                raise Fault(Kind.SILENCE, f"no {expected!r} in {seconds:g} seconds")
            if self.beats and expected == "action" and now > beat:
                pulse, beat = self._pulse(pulse), now + BEAT
        answer = self._open.pop(key)
        assert answer
        return answer

    def _pulse(self, last: Key | None) -> Key:
        """Ask for the next heartbeat; the last should have come."""
        if last and self._open.pop(last, None) is None:
            raise Fault(Kind.SILENCE, "it promised a heartbeat while it thinks, and gave none")
        question = lines.ping(self.number())
        self.pose(question, "pong")
        return "pong", question["id"]

    def say(self, message: Message) -> None:
        self._to_say.put(lines.line(message))

    def say_raw(self, said: bytes) -> None:
        """Any bytes, to see what it makes of them."""
        self._to_say.put(said)

    def _hear(self) -> bool:
        """Take in what it says next, if anything within a breath."""
        self._weigh()
        try:
            said = self._said.get(timeout=BREATH)
        except queue.Empty:
            return False
        if not said:
            self._said.put(said)  # whoever asks again hears it again
            raise Fault(Kind.CRASH, self._last_words())
        if not said.endswith(b"\n") or not (message := lines.read(said)):
            shown = said[:60].decode(errors="replace").strip()
            raise Fault(Kind.GARBAGE, f"{shown!r} is no line of the protocol")
        self._take(message)
        return True

    def _take(self, message: Message) -> None:
        kind, number = message["type"], message.get("id")
        if kind == "error":
            raise Fault(Kind.ERROR, f"it said: {str(message.get('why', ''))[:200]}")
        if isinstance(number, int | None) and (kind, number) in self._open:
            self._open[kind, number] = message
        elif kind in ANSWERS:
            raise Fault(Kind.GARBAGE, f"it said {str(message)[:80]}, which nobody had asked for")

    def _weigh(self) -> None:
        self.peak = max(self.peak, _peak(self._process.pid))
        if self.peak > self.memory:
            raise Fault(
                Kind.MEMORY, f"it took {self.peak:.0f} MB, and {self.memory} MB are allowed"
            )

    def _last_words(self) -> str:
        code = self._process.wait()
        self._threads[2].join(1)
        words = b"".join(self._errors).decode(errors="replace").strip().splitlines()
        return f"it ended with code {code}" + (f", saying: {words[-1]}" if words else "")

    # --- Its three pipes, each with a thread, so that nobody waits for a full one. ---

    def _listen(self) -> None:
        assert self._process.stdout
        while said := self._process.stdout.readline(lines.LONGEST):
            self._said.put(said)
        self._said.put(b"")

    def _speak(self) -> None:
        assert self._process.stdin
        with suppress(OSError, ValueError):
            while said := self._to_say.get():
                self._process.stdin.write(said)
                self._process.stdin.flush()
        with suppress(OSError):
            self._process.stdin.close()

    def _overhear(self) -> None:
        assert self._process.stderr
        while said := self._process.stderr.readline(lines.LONGEST):
            self._errors.append(said)

    # --- The end. ---

    def end(self) -> int:
        """Say goodbye; the code it ended with."""
        self.say(lines.bye())
        self._to_say.put(b"")
        try:
            return self._process.wait(lines.END)
        except subprocess.TimeoutExpired:
            raise Fault(Kind.SILENCE, f"it did not end in {lines.END:g} seconds") from None
        finally:
            self.kill()

    def kill(self) -> None:
        """It is gone when this returns, with all that it started."""
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._to_say.put(b"")
        while self._threads[0].is_alive():  # it may wait for room
            with suppress(queue.Empty):
                self._said.get(timeout=BREATH)
        for thread in self._threads:
            thread.join()
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe
            pipe.close()


def _started(command: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    more: dict[str, Any] = {"start_new_session": True} if os.name == "posix" else {}
    try:
        return subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe, stderr=pipe, **more)
    except (OSError, ValueError, IndexError) as error:
        why = getattr(error, "strerror", None) or "that is no command"
        raise Fault(Kind.CRASH, f"{command!r} does not start: {why}") from None


def _peak(process: int) -> float:
    """The most megabytes it has held; 0 where the system does not tell."""
    with suppress(OSError):
        for told in Path(f"/proc/{process}/status").read_text().splitlines():
            if told.startswith("VmHWM:"):
                return int(told.split()[1]) / 1024
    return 0.0
