"""A client for programs that wait for many things at once.

    async with AsyncClient("http://localhost:8000") as anna:
        await anna.be_guest("Anna")
        async with await anna.open("en-garde", bots=["", "heuristic"]) as table:
            ...

Nothing here knows of rules.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

import httpx
import msgspec

from .. import wire
from . import lobby
from .errors import Problem, Unreachable
from .lobby import Form, Game, Listed, Me, form
from .pauses import Pauses
from .table import AsyncTable

PATIENCE = 60.0
BUSY, AWAY = frozenset((429,)), frozenset((502, 503, 504))

T = TypeVar("T")
State = Literal["open", "running", "finished"]


class AsyncClient:
    """Somebody at a server. `session` is that of an earlier client, to be the same person again.

    `patience` is for how many seconds one does without a server, or without an answer.
    """

    def __init__(self, url: str, *, session: str = "", patience: float = PATIENCE) -> None:
        self.url, self.patience = url.rstrip("/"), patience
        cookies = dict([session.split("=", 1)]) if "=" in session else None
        self._web = httpx.AsyncClient(base_url=self.url, cookies=cookies, timeout=patience)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._web.aclose()

    # --- Who I am. ---

    @property
    def session(self) -> str:
        """What proves who I am: to be kept like a password, and given to the next client."""
        return "; ".join(f"{name}={value}" for name, value in self._web.cookies.items())

    async def me(self) -> Me | None:
        """Who I am here; None: the server does not know me."""
        return (await self._get("/api/me", lobby.Whoever)).player

    async def be_guest(self, name: str | None = None) -> Me:
        """Play at once. Whoever is somebody already stays who they are."""
        return await self._become("/api/me/guest", form(name=name))

    async def log_in(self, name: str, password: str) -> Me:
        """Come back as an account."""
        return await self._become("/api/me/login", form(name=name, password=password))

    async def claim(self, name: str, password: str) -> Me:
        """Make the guest that I am an account; all my games stay mine."""
        return await self._become("/api/me/claim", form(name=name, password=password))

    async def log_out(self) -> None:
        await self._post("/api/me/logout", {}, lobby.Whoever)

    async def _become(self, path: str, sent: Form) -> Me:
        me = (await self._post(path, sent, lobby.Whoever)).player
        assert me
        return me

    # --- The lobby. ---

    async def games(self) -> list[Game]:
        """The games that are played here."""
        return await self._get("/api/games", list[Game])

    def tables(self, state: Literal["open", "running"] = "open", game: str | None = None) -> Lists:
        """Public tables, the newest first: to sit down at, or to watch."""
        return self._lists("/api/tables", state=state, game=game)

    def my_tables(self, state: State = "running", game: str | None = None) -> Lists:
        """The tables where I sit, private ones too."""
        return self._lists("/api/me/tables", state=state, game=game)

    def archive(self, player: str | None = None, game: str | None = None) -> Lists:
        """Finished games, of everybody or of one account."""
        return self._lists("/api/archive", player=player, game=game)

    async def listed(self, table: str) -> Listed:
        """What was agreed on at a table, and who sits there."""
        return await self._get(f"/api/tables/{table}", Listed)

    async def score(self, table: str) -> str:
        """The score of a finished game."""
        return (await self._ask("GET", f"/api/tables/{table}/score")).text

    async def mute(self, table: str, name: str) -> list[str]:
        """Hear no more of who has this name there; returns all whom I do not hear."""
        sent = form(table=table, name=name)
        return (await self._post("/api/me/mutes", sent, lobby.Muted)).names

    async def _lists(self, path: str, **asked: str | None) -> Lists:
        after: str | None = None
        while True:
            page = await self._get(path, lobby.Tables, **form(**asked, after=after))
            for table in page.tables:
                yield table
            if (after := page.after) is None:
                return

    # --- Tables. ---

    async def open(
        self,
        game: str,
        *,
        bots: Sequence[str] = (),
        clock: wire.AnyClock | None = None,
        visibility: Literal["public", "private"] = "public",
        start: Literal["full", "host"] = "full",
        shared: bool = False,
        **settings: str | int,
    ) -> AsyncTable:
        """A new table, to be entered by `async with`. `bots` are by seat, "" for a person."""
        sent = form(
            game=game,
            settings=settings,
            bots=list(bots),
            clock=msgspec.to_builtins(clock) if clock else None,
            visibility=visibility,
            start=start,
            shared=shared,
        )
        return self.table((await self._post("/api/tables", sent, lobby.Made)).id)

    def table(self, table: str) -> AsyncTable:
        """A table, to be entered by `async with`: to play there, or to watch."""
        address = f"ws{self.url.removeprefix('http')}/tables/{table}/socket"
        return AsyncTable(table, address, self._heads, self.patience)

    def _heads(self) -> dict[str, str]:
        return {"cookie": self.session} if self.session else {}

    # --- HTTP. ---

    async def _get(self, path: str, kind: type[T], **asked: str) -> T:
        return _read(await self._ask("GET", path, params=asked), kind)

    async def _post(self, path: str, sent: Form, kind: type[T]) -> T:
        return _read(await self._ask("POST", path, json=sent), kind)

    async def _ask(self, method: str, path: str, **sent: Any) -> httpx.Response:
        """The answer. Who only asks something may ask again, if a server is away; who wants
        something done, if it said that it is busy."""
        pauses, end = Pauses(), time.monotonic() + self.patience
        try_again = {*BUSY, *AWAY} if method == "GET" else BUSY
        while True:
            late = time.monotonic() > end
            try:
                answer = await self._web.request(method, path, **sent)
            except httpx.TransportError as error:
                if late or method != "GET":
                    raise Unreachable(f"{self.url}: {error}") from None
            else:
                if late or answer.status_code not in try_again:
                    return _good(answer)
            await asyncio.sleep(pauses.next())


Lists = AsyncIterator[Listed]


def _good(answer: httpx.Response) -> httpx.Response:
    if answer.is_success:
        return answer
    try:
        wrong = msgspec.json.decode(answer.content, type=lobby.Wrong)
    except ValueError:
        wrong = lobby.Wrong(answer.reason_phrase)
    raise Problem(answer.status_code, wrong.detail, wrong.reason)


def _read(answer: httpx.Response, kind: type[T]) -> T:
    return msgspec.json.decode(answer.content, type=kind)
