"""A table, from a chair or from the audience: what is known of it, and what one may wish for.

    async with client.table(name) as table:
        await table.sit()
        while await table.my_turn():
            await table.move(table.legal[0])

Cuts of the line are mended behind the scenes: what was missed is heard, and wishes without an
answer are said again, which does them once. Nothing here knows of rules: the table says what is
legal.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Self
from weakref import WeakSet

from .. import wire
from .errors import ClientError, Closed, Refused, Unanswered
from .known import Known
from .line import Line
from .news import News, Reader
from .wishes import Waiting, Wishes

NONCE_BYTES = 16
MOST_CHAT = 500


class AsyncTable:
    """What `AsyncClient.table` gives; it is there for as long as its `async with` block."""

    def __init__(
        self,
        id: str,  # noqa: A002
        url: str,
        heads: Callable[[], dict[str, str]],
        patience: float,
    ) -> None:
        self.id, self._patience = id, patience
        self.known = Known()
        self.chat: deque[wire.Chat] = deque(maxlen=MOST_CHAT)
        self.cuts = 0  # how often the line was lost
        self._line = Line(url, heads, self, patience)
        self._wishes = Wishes()
        self._questions: dict[str, asyncio.Future[list[wire.Advice]]] = {}
        self._changed = asyncio.Event()
        self._readers: WeakSet[Reader] = WeakSet()
        self._closed: ClientError | None = None
        self._ahead = 0.0  # of the server's clock, before ours: milliseconds
        self._seen = 0.0  # when the view came
        self._later: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._stay = asyncio.create_task(self._keep_line())
        try:
            await self.until(lambda table: table.known.about is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the room. Whoever sits keeps the seat."""
        self._close(Closed(0, "we left"))
        tasks = [self._stay, *self._later]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- What is known. ---

    @property
    def about(self) -> wire.About:
        """What was agreed on when the table was opened."""
        assert self.known.about
        return self.known.about

    @property
    def number(self) -> int:
        """The number of the last update."""
        return self.known.number

    @property
    def phase(self) -> str:
        return self.known.phase

    @property
    def over(self) -> bool:
        return self.known.end is not None

    @property
    def seats(self) -> list[wire.Sitter]:
        return self.known.seats

    @property
    def mine(self) -> list[int]:
        """My seats: none if I only watch."""
        return self.known.mine

    @property
    def view(self) -> wire.View | None:
        """The game as I may know it, once it has begun."""
        return self.known.view

    @property
    def sight(self) -> dict[str, Any]:
        """The fields that the game shows me; docs/protocol.md says where they are told."""
        return self.known.view.sight if self.known.view else {}

    @property
    def legal(self) -> list[str]:
        """My legal moves; none if it is not my turn."""
        return self.known.view.legal if self.known.view and not self.over else []

    @property
    def to_act(self) -> bool:
        """Whether it is my turn."""
        return self.known.to_act

    @property
    def story(self) -> list[wire.Told]:
        """Everything I was told, in order."""
        return self.known.story

    @property
    def asks(self) -> list[wire.Ask]:
        """Offers that wait for an answer."""
        return self.known.asks

    @property
    def end(self) -> wire.End | None:
        """How it ended."""
        return self.known.end

    @property
    def next(self) -> str | None:
        """The table where it goes on: the rematch."""
        return self.known.next

    @property
    def connected(self) -> bool:
        return self._line.connected

    def now(self) -> float:
        """The time by the server's clock, in milliseconds since 1970."""
        return time.time() * 1000 + self._ahead

    def left(self, seat: int) -> float | None:
        """The milliseconds that a seat's clock shows now; None if it has no limit."""
        if self.view is None or (face := self.view.clocks[seat]).left is None:
            return None
        passed = self.now() - self.known.at if face.running else 0.0
        return max(0.0, face.left - max(0.0, passed))

    # --- Waiting. ---

    async def change(self) -> None:
        """Until something has changed."""
        if self._closed:
            raise self._closed
        await self._changed.wait()
        if self._closed:
            raise self._closed

    async def until(self, condition: Callable[[Self], bool]) -> None:
        """Until this is so; at once, if it is."""
        while not condition(self):
            await self.change()

    async def my_turn(self) -> bool:
        """Wait until it is my turn: True; or until the game is over: False."""
        await self.until(lambda table: table.to_act or table.over)
        return not self.over

    def news(self) -> AsyncIterator[News]:
        """What happens from now on, as it was said; it ends when the table is left."""
        reader = Reader()
        self._readers.add(reader)
        if self._closed:
            reader.put(None)
        return reader

    # --- Before the start. ---

    async def sit(self, seat: int | None = None, name: str | None = None) -> int:
        """Take this seat, or the first that is to be had: others may be as quick, or have it kept
        for them. A `name` is for who shares a device."""
        empty = [n for n, one in enumerate(self.seats) if one.kind == "empty"]
        *others, last = [seat] if seat is not None else empty or [0]
        for each in others:
            try:
                return await self._sit(each, name)
            except Refused as refused:
                if refused.reason is not wire.Reason.SEAT_TAKEN:
                    raise
        return await self._sit(last, name)

    async def _sit(self, seat: int, name: str | None) -> int:
        return await self.wish(wire.Sit(new_id(), seat, secrets.token_hex(NONCE_BYTES), name))

    async def leave(self, seat: int | None = None) -> int:
        """Get up again."""
        return await self.wish(wire.Leave(new_id(), seat))

    async def add_bot(self, seat: int, bot: str) -> int:
        """Let a bot sit there; for the host, as the next two."""
        return await self.wish(wire.AddBot(new_id(), seat, bot))

    async def clear(self, seat: int) -> int:
        """Make a seat empty again."""
        return await self.wish(wire.Clear(new_id(), seat))

    async def start(self) -> int:
        """Begin, where the host says when."""
        return await self.wish(wire.Start(new_id()))

    async def abort(self) -> int:
        """Call it off."""
        return await self.wish(wire.Abort(new_id()))

    # --- Playing. ---

    async def move(self, move: str, seat: int | None = None) -> int:
        """Make a move. The time since the view came goes with it, so that lag is not charged."""
        thought = max(0, round((time.monotonic() - self._seen) * 1000))
        return await self.wish(wire.Move(new_id(), move, seat, max(0, self.number), thought))

    async def show(self, seat: int | None = None) -> int:
        """On a shared device: open the curtain for this seat, or close it."""
        return await self.wish(wire.Show(new_id(), seat))

    async def resign(self, seat: int | None = None) -> int:
        return await self.wish(wire.Resign(new_id(), seat))

    async def offer_draw(self, seat: int | None = None) -> int:
        return await self.wish(wire.OfferDraw(new_id(), seat))

    async def ask_undo(self, seat: int | None = None) -> int:
        """Ask to take back my last move."""
        return await self.wish(wire.AskUndo(new_id(), seat))

    async def agree(self, to: int | None = None, seat: int | None = None) -> int:
        """Yes to what is asked: to the update of this number, or to what was asked last."""
        return await self.wish(wire.Agree(new_id(), self._asked(to), seat))

    async def decline(self, to: int | None = None, seat: int | None = None) -> int:
        return await self.wish(wire.Decline(new_id(), self._asked(to), seat))

    def _asked(self, to: int | None) -> int:
        return to if to is not None else max((ask.number for ask in self.known.asks), default=0)

    async def claim(self, seat: int) -> int:
        """That player has left for too long: the win, or a bot in their place."""
        return await self.wish(wire.Claim(new_id(), seat))

    async def come_back(self, seat: int) -> int:
        """Take my seat back from the bot that stood in."""
        return await self.wish(wire.Return(new_id(), seat))

    async def rematch(self) -> int:
        """Once more; when all want it, `next` names the new table."""
        return await self.wish(wire.Rematch(new_id()))

    # --- Saying. ---

    async def wish(self, wish: wire.Wish) -> int:
        """Say it until there is an answer; returns the number of the update that it became.

        Refused says why not; Unanswered, that nobody knows.
        """
        if self._closed:
            raise self._closed
        waiting = self._wishes.wait(wish)
        try:
            async with asyncio.timeout(self._patience):
                await self._line.say(wish)
                return await asyncio.shield(waiting.answer)
        except TimeoutError:
            raise Unanswered(wish) from None
        finally:
            self._wishes.forget(waiting)

    async def say(self, text: str) -> None:
        """Chat. What is said while the line is cut waits until it is back; it may be lost there."""
        await self.until(lambda table: table.connected)
        await self._line.say(wire.Say(text))

    async def hint(self, seat: int | None = None) -> list[wire.Advice]:
        """What a strong player thinks of my moves, the likeliest first; Refused says why not."""
        asked = wire.AskHint(new_id(), seat)
        answer: asyncio.Future[list[wire.Advice]] = asyncio.get_running_loop().create_future()
        self._questions[asked.id] = answer
        try:
            await self.until(lambda table: table.connected)
            await self._line.say(asked)
            async with asyncio.timeout(self._patience):
                return await answer
        except TimeoutError:
            raise Unanswered(asked) from None
        finally:
            del self._questions[asked.id]

    def _answered(self, said: wire.Hint | wire.Refused) -> None:
        asked = self._questions[said.id]
        if asked.done():
            return
        if isinstance(said, wire.Hint):
            asked.set_result(said.advice)
        else:
            asked.set_exception(Refused(said.reason))

    # --- What the line tells. ---

    def after(self) -> int | None:
        return self.number if self.number >= 0 else None

    def hear(self, said: wire.FromServer) -> None:
        if isinstance(said, wire.Welcome | wire.Ready | wire.Pong):
            self._ahead = said.now - time.time() * 1000
        if isinstance(said, wire.Welcome | wire.Update):
            self._learn(said)
        elif isinstance(said, wire.Hint | wire.Refused) and said.id in self._questions:
            self._answered(said)
        elif isinstance(said, wire.Accepted | wire.Refused):
            if again := self._wishes.hear(said, self.number):
                self._spawn_again(again)
        elif isinstance(said, wire.Chat) and said not in self.chat:  # old lines come after a return
            self.chat.append(said)
            self._publish(said)

    def _learn(self, said: wire.Welcome | wire.Update) -> None:
        if self.known.hear(said):
            self._seen = time.monotonic()
            self._wishes.reached(self.number)
            self._publish(said)

    def joined(self) -> list[wire.Wish]:
        self._ring()
        return self._wishes.unanswered()

    def lost(self) -> None:
        self.cuts += 1
        self._ring()

    def _spawn_again(self, waiting: Waiting) -> None:
        async def again() -> None:
            await asyncio.sleep(waiting.pauses.next())
            if not waiting.answer.done():
                await self._line.say(waiting.wish)

        task = asyncio.create_task(again())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _keep_line(self) -> None:
        self._close(await self._line.stay())

    def _close(self, why: ClientError) -> None:
        if self._closed is None:
            self._closed = why
            self._wishes.fail(why)
            self._publish(None)

    def _publish(self, news: News | None) -> None:
        for reader in self._readers:
            reader.put(news)
        self._ring()

    def _ring(self) -> None:
        """Wake all who wait, once."""
        self._changed.set()
        self._changed.clear()


def new_id() -> str:
    """A name for a wish that no other has."""
    return secrets.token_urlsafe(12)
