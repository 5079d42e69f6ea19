"""A server on a port of its own, and people who come to it: real sockets, a real database.

    async with serving(database) as house, house.visitor("Anna") as anna:
        table = await anna.open("en-garde")
        async with anna.at(table) as chair:
            await chair.wish(wire.Sit("1", 0, NONCE))

Nothing here knows of rules.
"""

from __future__ import annotations

import asyncio
import itertools
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, ClassVar, Self

import httpx
import websockets
from msgspec import Struct

from sparring import wire
from sparring.server import serve
from sparring.server.house import Options

NONCE = "00" * 16
PATIENCE = 20.0
NOT_STORED = wire.Reason.NOT_STORED


class Place:
    """Where a server is."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http, self.ws = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"

    def visitor(self, name: str = "", **heads: str) -> Visitor:
        return Visitor(self, name, heads)


@asynccontextmanager
async def serving(database: str, *, buffer: int = 0, **options: Any) -> AsyncIterator[Place]:
    """A server in this event loop, as fast and as patient as tests are.

    With a `buffer` of few bytes, the system keeps no more than that for who does not read.
    """
    chosen = {"bot_pause": (0.0, 0.01), "limits": 1000.0, **options}
    listening = serve.listen("127.0.0.1", 0)
    if buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    server = serve.server(Options(database, **chosen))
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield Place(listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task


class Visitor:
    """Somebody with a browser: a jar of cookies."""

    def __init__(self, place: Place, name: str, heads: dict[str, str]) -> None:
        self.place, self.name = place, name
        self.heads = {"origin": place.http, **heads}
        self.web = httpx.AsyncClient(base_url=place.http, headers=self.heads, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        if self.name:
            try:
                await self.post("/api/me/guest", name=self.name)
            except BaseException:
                await self.web.aclose()
                raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.web.aclose()

    async def get(self, path: str, **query: str) -> Any:
        return (await self.web.get(path, params=query)).raise_for_status().json()

    async def post(self, path: str, **form: Any) -> Any:
        return (await self.web.post(path, json=form)).raise_for_status().json()

    async def open(self, game: str, **form: Any) -> str:
        """A new table."""
        made = await self.post("/api/tables", game=game, **form)
        return str(made["id"])

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def at(self, table: str, after: int | None = None) -> Chair:
        return Chair(self, table, after)

    def back(self, chair: Chair) -> Chair:
        """Back again, however often it takes, with what was known before: as clients do."""
        chair, known = Chair(self, chair.table, chair.number), chair
        chair.stubborn, chair.view = True, known.view
        return chair


class Chair:
    """A socket of somebody at a table."""

    ids: ClassVar[Iterator[int]] = itertools.count(1)

    def __init__(self, who: Visitor, table: str, after: int | None) -> None:
        self.who, self.table, self.after = who, table, after
        self.heard: list[wire.FromServer] = []
        self.raw: list[bytes] = []
        self.view: wire.View | None = None
        self.end: wire.End | None = None
        self.number = 0
        self.stubborn = False
        self.line: websockets.ClientConnection

    async def __aenter__(self) -> Self:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.join()
            except (OSError, websockets.WebSocketException, EOFError):
                if not self.stubborn or time.monotonic() > end:
                    raise
                await asyncio.sleep(0.1)

    async def join(self) -> Self:
        await self.connect()
        await self.say(wire.Join(wire.VERSION, self.after))
        await self.until(lambda said: isinstance(said, wire.Welcome | wire.Ready))
        return self

    async def connect(self, buffer: int = 0) -> None:
        end = socket.socket()
        if buffer:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        end.connect(("127.0.0.1", self.who.place.port))
        self.line = await websockets.connect(
            f"{self.who.place.ws}/tables/{self.table}/socket",
            additional_headers={**self.who.heads, "cookie": self.who.cookies},
            sock=end,
            compression=None,
            max_size=None,
            # What nobody reads must not keep the end of a conversation from being heard: but where
            # the buffers are what is tested, they stay small.
            max_queue=16 if buffer else None,
        )

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.line.close()

    async def say(self, message: Struct) -> None:
        await self.line.send(wire.encode(message).decode())

    async def hear(self) -> wire.FromServer:
        """The next message."""
        body = await asyncio.wait_for(self.line.recv(decode=False), PATIENCE)
        said = wire.hear(body)
        self.heard.append(said)
        self.raw.append(body)
        if isinstance(said, wire.Welcome | wire.Update):
            self.view, self.end = said.view or self.view, said.end or self.end
        if isinstance(said, wire.Welcome | wire.Update | wire.Ready):
            self.number = said.number
        return said

    async def until(self, wanted: Callable[[wire.FromServer], bool]) -> wire.FromServer:
        """The first message that is wanted."""
        while True:
            said = await self.hear()
            if wanted(said):
                return said

    async def wish(self, wish: Any) -> wire.Accepted | wire.Refused:
        """Say it, and hear what came of it."""
        await self.say(wish)
        answer = await self.until(
            lambda said: isinstance(said, wire.Accepted | wire.Refused) and said.id == wish.id
        )
        assert isinstance(answer, wire.Accepted | wire.Refused)
        return answer

    async def sit(self, seat: int) -> None:
        answer = await self.wish(wire.Sit(self.id(), seat, NONCE))
        assert isinstance(answer, wire.Accepted), answer

    async def move(self, move: str | None = None) -> wire.Accepted | wire.Refused:
        """This move, or the first that is legal."""
        assert self.view
        wish = wire.Move(self.id(), move or self.view.legal[0])
        answer = await self.wish(wish)
        while self.stubborn and isinstance(answer, wire.Refused) and answer.reason is NOT_STORED:
            await asyncio.sleep(0.05)  # said again, it is done once
            answer = await self.wish(wish)
        return answer

    def id(self) -> str:
        return f"w{next(self.ids)}"

    @property
    def to_act(self) -> bool:
        return bool(self.view and self.view.legal and self.view.seat in self.view.owing)


async def play_on(*chairs: Chair, moves: int | None = None) -> int:
    """Each plays the first legal move until the game is over, or for so many moves."""
    made = 0
    while moves is None or made < moves:
        await level(*chairs)
        if chairs[0].end:
            break
        actor = next((chair for chair in chairs if chair.to_act), None)
        if actor:
            answer = await actor.move()
            assert isinstance(answer, wire.Accepted), answer
            made += 1
        else:
            await chairs[0].hear()  # of a bot, or of somebody who is not one of us
    return made


async def level(*chairs: Chair) -> None:
    """Until everybody has heard what anybody has."""
    while any(chair.number < max(other.number for other in chairs) for chair in chairs):
        for chair in chairs:
            if chair.number < max(other.number for other in chairs):
                await chair.hear()


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


@asynccontextmanager
async def at_play(
    database: str, game: str = "en-garde", buffer: int = 0, **form: Any
) -> AsyncIterator[tuple[Chair, Chair, Place]]:
    """Anna and Boris at a table of two, who have begun."""
    async with (
        serving(database, buffer=buffer) as place,
        place.visitor("Anna") as anna,
        place.visitor("Boris") as boris,
    ):
        table = await anna.open(game, **form)
        async with anna.at(table) as left, boris.at(table) as right:
            await left.sit(0)
            await right.sit(1)
            await level(left, right)
            yield left, right, place


@asynccontextmanager
async def at_a_table(database: str, **options: Any) -> AsyncIterator[Chair]:
    """Anna, at a table of her own."""
    async with serving(database, **options) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde")
        async with anna.at(table) as chair:
            yield chair
