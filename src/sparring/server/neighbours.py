"""How processes of one server speak: who does not own a table hands wishes on to who does.

On loopback, each process listens on a port of its own, and takes nobody who does not have the key
that is in the database. What is said carries wishes and answers alone, never a Sight. What happened
at a table is read from the rows. Nothing here knows what a wish does.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal

from msgspec import Struct, json

from .. import wire
from ..table import Person
from .leases import Process

HOST = "127.0.0.1"
PATIENCE = 6.0  # seconds for an answer: the owner may wait for its storage that long
MOST_BYTES = 64 * 1024
CHALLENGE = 32

Reply = wire.Accepted | wire.Refused


class Message(Struct, tag=True, array_like=True):
    n: int


class Hello(Message):
    """n is 0; the process that speaks, and the proof that it has the key."""

    process: str
    proof: bytes


class Ask(Message):
    table: str
    who: str
    name: str
    wish: wire.ToTable


class Tell(Message):
    table: str
    what: Literal["came", "went"]
    who: str


class Answer(Message):
    """`good` is False: that table is not ours."""

    good: bool
    reply: Reply | None = None


class NotTheirs(ConnectionError):
    """That process does not own the table any more."""


_asked = json.Decoder(Hello | Ask | Tell)
_answered = json.Decoder(Answer)
_encode = json.Encoder().encode

# What answers here: a process and what it said; True: it is done, False: that table is not ours.
Serve = Callable[[str, Ask | Tell], Awaitable[Reply | bool]]


class Neighbours:
    """The lines to other processes, and from them."""

    def __init__(self, me: str, serve: Serve, gone: Callable[[str], Awaitable[None]]) -> None:
        self._me, self._serve, self._gone = me, serve, gone
        self._key = b""
        self._lines: dict[str, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self, key: bytes) -> str:
        """Listen; returns the address."""
        self._key = key
        self._server = await asyncio.start_server(self._answer, HOST, 0, limit=MOST_BYTES)
        return f"{HOST}:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        if self._server:
            self._server.close()
        for line in self._lines.values():
            line.close()
        for task in list(self._tasks):
            task.cancel()

    async def ask(self, owner: Process, table: str, who: Person, wish: wire.ToTable) -> Reply:
        """Hand a wish on. ConnectionError: nobody knows whether it was granted."""
        line = await self._line(owner)
        answer = await line.say(Ask(line.next(), table, who.id, who.name, wish))
        if not answer.good or answer.reply is None:
            raise NotTheirs
        return answer.reply

    async def tell(self, owner: Process, what: str, table: str, who: str) -> None:
        line = await self._line(owner)
        said = Tell(line.next(), table, "came" if what == "came" else "went", who)
        if not (await line.say(said)).good:
            raise NotTheirs

    async def _line(self, owner: Process) -> Line:
        line = self._lines.get(owner.id)
        if line is None or line.cut:
            line = self._lines[owner.id] = Line()
            await line.open(owner.address, self._me, self._key)
        await line.ready()
        return line

    # --- The other end. ---

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        process = ""
        try:
            process = await self._greet(reader, writer)
            async with asyncio.TaskGroup() as group:
                while process:
                    said = _asked.decode(await _read(reader))
                    if isinstance(said, Ask | Tell):
                        group.create_task(self._reply(writer, process, said))
        except* (OSError, EOFError, ValueError):
            pass  # it is gone, or is none of us
        finally:
            self._tasks.discard(task)
            writer.close()
            if process:
                await self._gone(process)

    async def _greet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
        challenge = secrets.token_bytes(CHALLENGE)
        _write(writer, challenge)
        hello = _asked.decode(await asyncio.wait_for(_read(reader), PATIENCE))
        if isinstance(hello, Hello) and hmac.compare_digest(
            hello.proof, _proof(self._key, challenge, hello.process)
        ):
            return hello.process
        return ""

    async def _reply(self, writer: asyncio.StreamWriter, process: str, said: Ask | Tell) -> None:
        reply = await self._serve(process, said)
        good = reply is not False
        answer = Answer(said.n, good, None if isinstance(reply, bool) else reply)
        _write(writer, _encode(answer))
        with suppress(OSError):
            await writer.drain()


class Line:
    """A connection to another process: many may wait for answers at once."""

    def __init__(self) -> None:
        self.cut = False
        self._number = 0
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._open: asyncio.Event = asyncio.Event()
        self._writer: asyncio.StreamWriter | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, address: str, me: str, key: bytes) -> None:
        host, _, port = address.rpartition(":")
        try:
            reader, writer = await asyncio.wait_for(
                asyncio.open_connection(host, int(port), limit=MOST_BYTES), PATIENCE
            )
            challenge = await asyncio.wait_for(_read(reader), PATIENCE)
            _write(writer, _encode(Hello(0, me, _proof(key, challenge, me))))
        except (OSError, EOFError, ValueError) as error:
            self.close()
            raise ConnectionError("the owner can't be reached") from error
        self._writer = writer
        self._task = asyncio.create_task(self._listen(reader))
        self._open.set()

    async def ready(self) -> None:
        """Wait until whoever opens this line has done so."""
        await self._open.wait()
        if self.cut:
            raise ConnectionError("the owner can't be reached")

    def next(self) -> int:
        self._number += 1
        return self._number

    async def say(self, said: Ask | Tell) -> Answer:
        assert self._writer
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[said.n] = future
        try:
            _write(self._writer, _encode(said))
            return await asyncio.wait_for(future, PATIENCE)
        except (TimeoutError, OSError) as error:
            raise ConnectionError("the owner does not answer") from error
        finally:
            self._waiting.pop(said.n, None)

    def close(self) -> None:
        self.cut = True
        self._open.set()
        if self._writer:
            self._writer.close()
        if self._task:
            self._task.cancel()

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError, EOFError, ValueError):
            while True:
                answer = _answered.decode(await _read(reader))
                future = self._waiting.get(answer.n)
                if future and not future.done():
                    future.set_result(answer)
        self.cut = True
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(ConnectionError("the owner is gone"))


def _proof(key: bytes, challenge: bytes, process: str) -> bytes:
    return hmac.digest(key, challenge + process.encode(), "sha256")


def _write(writer: asyncio.StreamWriter, body: bytes) -> None:
    writer.write(len(body).to_bytes(4, "big") + body)


async def _read(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(4), "big")
    if size > MOST_BYTES:
        raise ValueError("too long")
    return await reader.readexactly(size)
