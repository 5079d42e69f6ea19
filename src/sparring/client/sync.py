"""The client for programs that do one thing at a time: each call returns when it is done.

    with Client("http://localhost:8000") as anna:
        anna.be_guest("Anna")
        with anna.open("en-garde", bots=["", "heuristic"]) as table:
            ...

It is the asynchronous client with a thread to run in, so that lines come back while the program is
busy elsewhere. Nothing here knows more than that.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

from .. import wire
from .aio import PATIENCE, AsyncClient, State
from .lobby import Game, Listed, Me
from .news import News
from .table import AsyncTable

T = TypeVar("T")
Do = Callable[[Coroutine[Any, Any, T]], T]


class Thread:
    """An event loop in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="sparring-client", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self.loop.run_forever()
        self.loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()  # Ctrl-C ends the wait, and not only ours
            raise

    def end(self) -> None:
        self.do(_cancel_all())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()


async def _cancel_all() -> None:
    """Whoever still waits, waits no more."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


class Client:
    """Somebody at a server; see AsyncClient."""

    def __init__(self, url: str, *, session: str = "", patience: float = PATIENCE) -> None:
        self._thread = Thread()
        self._do = self._thread.do
        self._client = AsyncClient(url, session=session, patience=patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._do(self._client.close())
        self._thread.end()

    # --- Who I am. ---

    @property
    def session(self) -> str:
        return self._client.session

    def me(self) -> Me | None:
        return self._do(self._client.me())

    def be_guest(self, name: str | None = None) -> Me:
        return self._do(self._client.be_guest(name))

    def log_in(self, name: str, password: str) -> Me:
        return self._do(self._client.log_in(name, password))

    def claim(self, name: str, password: str) -> Me:
        return self._do(self._client.claim(name, password))

    def log_out(self) -> None:
        self._do(self._client.log_out())

    # --- The lobby. ---

    def games(self) -> list[Game]:
        return self._do(self._client.games())

    def tables(
        self, state: Literal["open", "running"] = "open", game: str | None = None
    ) -> Iterator[Listed]:
        return self._each(self._client.tables(state, game))

    def my_tables(self, state: State = "running", game: str | None = None) -> Iterator[Listed]:
        return self._each(self._client.my_tables(state, game))

    def archive(self, player: str | None = None, game: str | None = None) -> Iterator[Listed]:
        return self._each(self._client.archive(player, game))

    def listed(self, table: str) -> Listed:
        return self._do(self._client.listed(table))

    def score(self, table: str) -> str:
        return self._do(self._client.score(table))

    def mute(self, table: str, name: str) -> list[str]:
        return self._do(self._client.mute(table, name))

    # --- Tables. ---

    def open(
        self,
        game: str,
        *,
        bots: Sequence[str] = (),
        clock: wire.AnyClock | None = None,
        visibility: Literal["public", "private"] = "public",
        start: Literal["full", "host"] = "full",
        shared: bool = False,
        **settings: str | int,
    ) -> Table:
        """A new table, to be entered by `with`."""
        opened = self._client.open(
            game,
            bots=bots,
            clock=clock,
            visibility=visibility,
            start=start,
            shared=shared,
            **settings,
        )
        return Table(self._do(opened), self._thread)

    def table(self, table: str) -> Table:
        """A table, to be entered by `with`: to play there, or to watch."""
        return Table(self._do(self._table(table)), self._thread)

    async def _table(self, table: str) -> AsyncTable:
        return self._client.table(table)

    def _each(self, items: AsyncIterator[T]) -> Iterator[T]:
        return _each(items, self._do)


class Table:
    """A table; see AsyncTable. What it knows is that of the last call, or a little newer."""

    def __init__(self, table: AsyncTable, thread: Thread) -> None:
        self._table, self._do = table, thread.do

    def __enter__(self) -> Self:
        self._do(self._table.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._do(self._table.close())

    # --- What is known. ---

    @property
    def id(self) -> str:
        return self._table.id

    @property
    def about(self) -> wire.About:
        return self._table.about

    @property
    def number(self) -> int:
        return self._table.number

    @property
    def phase(self) -> str:
        return self._table.phase

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def seats(self) -> list[wire.Sitter]:
        return self._table.seats

    @property
    def mine(self) -> list[int]:
        return self._table.mine

    @property
    def view(self) -> wire.View | None:
        return self._table.view

    @property
    def sight(self) -> dict[str, Any]:
        return self._table.sight

    @property
    def legal(self) -> list[str]:
        return self._table.legal

    @property
    def to_act(self) -> bool:
        return self._table.to_act

    @property
    def story(self) -> list[wire.Told]:
        return list(self._table.story)

    @property
    def asks(self) -> list[wire.Ask]:
        return self._table.asks

    @property
    def end(self) -> wire.End | None:
        return self._table.end

    @property
    def next(self) -> str | None:
        return self._table.next

    @property
    def chat(self) -> list[wire.Chat]:
        return list(self._table.chat)

    @property
    def connected(self) -> bool:
        return self._table.connected

    def now(self) -> float:
        return self._table.now()

    def left(self, seat: int) -> float | None:
        return self._table.left(seat)

    # --- Waiting. ---

    def change(self) -> None:
        self._do(self._table.change())

    def until(self, condition: Callable[[AsyncTable], bool]) -> None:
        self._do(self._table.until(condition))

    def my_turn(self) -> bool:
        return self._do(self._table.my_turn())

    def news(self) -> Iterator[News]:
        return _each(self._table.news(), self._do)

    # --- Wishes. ---

    def sit(self, seat: int | None = None, name: str | None = None) -> int:
        return self._do(self._table.sit(seat, name))

    def leave(self, seat: int | None = None) -> int:
        return self._do(self._table.leave(seat))

    def add_bot(self, seat: int, bot: str) -> int:
        return self._do(self._table.add_bot(seat, bot))

    def clear(self, seat: int) -> int:
        return self._do(self._table.clear(seat))

    def start(self) -> int:
        return self._do(self._table.start())

    def abort(self) -> int:
        return self._do(self._table.abort())

    def move(self, move: str, seat: int | None = None) -> int:
        return self._do(self._table.move(move, seat))

    def show(self, seat: int | None = None) -> int:
        return self._do(self._table.show(seat))

    def resign(self, seat: int | None = None) -> int:
        return self._do(self._table.resign(seat))

    def offer_draw(self, seat: int | None = None) -> int:
        return self._do(self._table.offer_draw(seat))

    def ask_undo(self, seat: int | None = None) -> int:
        return self._do(self._table.ask_undo(seat))

    def agree(self, to: int | None = None, seat: int | None = None) -> int:
        return self._do(self._table.agree(to, seat))

    def decline(self, to: int | None = None, seat: int | None = None) -> int:
        return self._do(self._table.decline(to, seat))

    def claim(self, seat: int) -> int:
        return self._do(self._table.claim(seat))

    def come_back(self, seat: int) -> int:
        return self._do(self._table.come_back(seat))

    def rematch(self) -> int:
        return self._do(self._table.rematch())

    def wish(self, wish: wire.Wish) -> int:
        return self._do(self._table.wish(wish))

    def hint(self, seat: int | None = None) -> list[wire.Advice]:
        return self._do(self._table.hint(seat))

    def say(self, text: str) -> None:
        self._do(self._table.say(text))


def _each(items: AsyncIterator[T], do: Do[T]) -> Iterator[T]:
    async def following() -> T:
        return await anext(items)

    while True:
        try:
            item = do(following())
        except StopAsyncIteration:
            return
        yield item
