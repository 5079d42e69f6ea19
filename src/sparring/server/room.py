"""A live table: what is wished for goes to the referee, is stored, and only then is told.

One thing happens at a time. Whatever fails, the table is thrown away and rebuilt from what is
stored, and those who listen hear what they missed. Where another process owns the table, this room
follows its rows, and hands wishes on. Nothing here knows of sockets: a listener is what can hear.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from .. import bots, wire
from ..games import catalogue
from ..table import BotTurn, Letters, Opening, Output, Person, Row, Table
from ..wire import Reason
from . import index, tables
from .alarm import Alarm
from .bench import Bench
from .connect import StorageError
from .leases import Lease, Process
from .meters import Meters
from .neighbours import Neighbours
from .owners import Owners
from .storage import Storage

GRACE = 1.5  # seconds until somebody whose last socket closed counts as gone: pages are reloaded
TRIES = 3  # of a wish whose table has just changed hands
IDLE = 30.0  # seconds until a table that needs no one's memory is forgotten

log = logging.getLogger(__name__)


class Closed(Exception):
    """This room has been forgotten just now: ask for another."""


class NoSuchTable(Exception):
    """There is no table of that name."""


class Ear(Protocol):
    """One who listens."""

    who: Person
    token: str  # of their session
    seen: int  # the number of the last update they were told
    muted: set[str]

    def hear(self, body: bytes) -> None: ...
    def close(self, code: int) -> None: ...


@dataclass
class Means:
    """What a room works with."""

    storage: Storage
    owners: Owners
    neighbours: Neighbours
    bench: Bench
    alarm: Alarm
    meters: Meters
    now: Callable[[], int]
    spawn: Callable[[Awaitable[object]], None]
    open_table: Callable[[Opening, str, str], Awaitable[str]]


class Room:
    def __init__(self, id: str, means: Means) -> None:  # noqa: A002
        self.id, self._means = id, means
        self.ears: set[Ear] = set()
        self.closed = False
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._lease: Lease | None = None
        self._owner: Process | None = None  # if it is not us
        self._sitters: Sequence[wire.Sitter] = ()
        self._visibility = ""
        self._thinking: set[int] = set()
        self._leaving = 0
        self._far: dict[str, set[str]] = {}  # who is here by way of other processes
        self._used = time.monotonic()

    def __repr__(self) -> str:
        return f"<Room {self.id}>"

    # --- What listeners do. ---

    async def join(self, ear: Ear, after: int | None) -> None:
        """Listen from now on; first, whatever this one has not heard."""
        async with self._lock:
            table = await self._ready()
            if ear.who.id and not self.present(ear.who.id):
                table = await self._presence("came", ear.who.id) or await self._ready()
            for body in table.resume(ear.who.id, after, self._means.now()):
                ear.hear(body)
            ear.seen = table.number
            self.ears.add(ear)
            self._listen(table)
            self._go_on()

    def leave(self, ear: Ear) -> None:
        """Listen no more."""
        self.ears.discard(ear)
        if self._table:
            self._listen(self._table)
        self._used = time.monotonic()
        if ear.who.id and not self.present(ear.who.id):
            self._leaving += 1
            loop = asyncio.get_running_loop()
            loop.call_later(GRACE, lambda: self._means.spawn(self._gone(ear.who.id)))

    async def _gone(self, who: str) -> None:
        try:
            async with self._lock:
                if self._table and not self.present(who):
                    await self._presence("went", who)
        finally:
            self._leaving -= 1

    def present(self, who: str) -> bool:
        """Whether somebody listens, here or by way of another process."""
        return any(ear.who.id == who for ear in self.ears) or any(
            who in others for others in self._far.values()
        )

    async def _presence(self, what: str, who: str) -> Table | None:
        """The table after somebody came or went; None if that could not be stored."""
        try:
            if self._lease is None and self._owner:
                await self._means.neighbours.tell(self._owner, what, self.id, who)
            else:
                await self._act(
                    lambda table, now: (
                        table.came(who, now) if what == "came" else table.went(who, now)
                    )
                )
        except (StorageError, ConnectionError):
            self._void()
        return self._table

    async def wish(self, who: Person, wish: wire.ToTable) -> wire.Accepted | wire.Refused:
        """Ask the referee, and hear when it is stored."""
        async with self._lock:
            reply = await self._try(who, wish)
        granted = isinstance(reply, wire.Accepted)
        kind = type(wish).__struct_config__.tag
        outcome = "granted" if granted else "refused"
        self._means.meters.count("sparring_wishes_total", f'kind="{kind}",outcome="{outcome}"')
        return reply

    async def _try(self, who: Person, wish: wire.ToTable) -> wire.Accepted | wire.Refused:
        for _ in range(TRIES):
            try:
                return await self._decide(who, wish)
            except ConnectionError:
                self._void()  # the owner is gone; whoever owns the table next knows the wish's id
            except (StorageError, NoSuchTable):
                self._void()
                break
            except Exception as error:  # noqa: BLE001 - our mistake must not end the table
                self._failed(error)
                break
        return wire.Refused(wish.id, Reason.NOT_STORED)

    async def _decide(self, who: Person, wish: wire.ToTable) -> wire.Accepted | wire.Refused:
        table = await self._ready()
        if self._lease is None and self._owner:
            return await self._forward(self._owner, who, wish)
        if isinstance(wish, wire.AddBot) and wish.bot not in bots.names(table.about.game):
            return wire.Refused(wish.id, Reason.MALFORMED)
        out = await self._act(lambda table, now: table.receive(who, wish, now))
        assert out.reply
        return out.reply

    async def hint(self, who: Person, asked: wire.AskHint) -> wire.Hint | wire.Refused:
        """What the judge thinks of this person's moves, from what they know."""
        async with self._lock:
            try:
                table = await self._ready()
            except (StorageError, ConnectionError):
                return wire.Refused(asked.id, Reason.NOT_STORED)
            turn, about = table.asked_by(who.id, asked.seat), table.about
        if isinstance(turn, Reason):
            return wire.Refused(asked.id, turn)
        opinions = await self._means.bench.weigh(about.game, turn)
        if not opinions:
            return wire.Refused(asked.id, Reason.NO_AIDS)
        name = catalogue.game(about.game).notation.name
        # A judge may reckon in numbers that are NumPy's own: those can't be told.
        advice = [
            wire.Advice(name(one.action), float(one.value), float(one.error), float(one.often))
            for one in sorted(opinions, key=lambda one: (-one.often, -one.value))
        ]
        return wire.Hint(asked.id, turn.seen, turn.seat, advice)

    # --- What happens by itself. ---

    async def tick(self) -> None:
        """Time has passed, or something went wrong before."""
        async with self._lock:
            if self.closed:
                return
            try:
                await self._ready()
                if self._lease:
                    await self._act(lambda table, now: table.tick(now))
            except (StorageError, ConnectionError, NoSuchTable):
                self._void()
            except Exception as error:  # noqa: BLE001 - as above
                self._failed(error)

    async def adopt(self, lease: Lease) -> None:
        """Its owner died, or it is due: it is ours now."""
        async with self._lock:
            self._void()
            self._lease = lease
        await self.tick()

    async def ours(self) -> bool:
        """Whether this process owns the table; it does if nobody else."""
        async with self._lock:
            await self._ready()
            return self._lease is not None

    def follows(self, number: int) -> bool:
        """Whether there are rows up to this number that this room follows and has not seen."""
        table = self._table
        return table is not None and self._lease is None and number > table.number

    async def news(self, number: int) -> None:
        """Another process has stored rows up to this number."""
        if not self.follows(number):
            return
        async with self._lock:
            try:
                await self._catch_up()
            except StorageError:
                self._void()
            except Exception as error:  # noqa: BLE001 - as above
                self._failed(error)

    async def bot_moves(self, game: str, turn: BotTurn) -> None:
        """Let a bot think, and act on it."""
        try:
            action = await self._means.bench.choose(game, turn)
        finally:
            self._thinking.discard(turn.seat)
        async with self._lock:
            try:
                await self._ready()
                if self._lease:
                    await self._act(lambda table, now: table.bot_moves(turn, action, now))
            except (StorageError, NoSuchTable):
                self._void()
            except Exception as error:  # noqa: BLE001 - as above
                self._failed(error)

    def knows(self, who: str) -> bool:
        return bool(self._table and self._table.held(who))

    async def renew(self) -> None:
        """Read the table again: something in its rows is not what it was."""
        async with self._lock:
            self._void()
        await self.tick()

    async def give_up(self) -> None:
        """Nobody has come for a long time: the table is closed."""
        async with self._lock:
            if not self.ears and not self.closed:
                await self._ready()
                if self._lease:
                    await self._act(lambda table, now: table.close(now))

    # --- What other processes ask of the owner. ---

    async def far(self, process: str, what: str, who: str) -> None:
        """Somebody came or went by way of another process."""
        async with self._lock:
            was = self.present(who)
            others = self._far.setdefault(process, set())
            (others.add if what == "came" else others.discard)(who)
            self._used = time.monotonic()
            if was != self.present(who):
                await self._ready()
                if self._lease:
                    await self._presence(what, who)

    async def far_gone(self, process: str) -> None:
        """Another process is gone, and with it whoever was here by way of it."""
        for who in self._far.pop(process, set()):
            if not self.present(who):
                self._leaving += 1
                await self._gone(who)

    # --- The table, from what is stored. ---

    async def _ready(self) -> Table:
        if self.closed:
            raise Closed
        self._used = time.monotonic()
        return self._table or await self._load()

    async def _load(self) -> Table:
        known = await self._means.storage.read(tables.find, self.id)
        if known is None:
            raise NoSuchTable
        if self._lease is None:
            taken = await self._means.owners.take(self.id)
            self._lease, self._owner = (taken, None) if isinstance(taken, Lease) else (None, taken)
        stored = await self._means.storage.read(tables.load, self.id)
        assert stored
        self._visibility = stored.listed.visibility
        self._table = table = Table.rebuild(self.id, stored.rows, stored.secret)
        self._sitters = table.seats
        self._tell_missed(table)
        await self._wake()
        return table

    async def _wake(self) -> None:
        """Nobody is charged for the time when there was no server."""
        if self._lease is None:
            assert self._owner
            for who in {ear.who.id for ear in self.ears if ear.who.id}:
                await self._means.neighbours.tell(self._owner, "came", self.id, who)
            return
        await self._act(lambda table, now: table.wake(now))
        here = {ear.who.id for ear in self.ears if ear.who.id}.union(*self._far.values())
        for who in here:
            await self._act(partial(_came, who))

    def use(self, table: Table, lease: Lease, visibility: str) -> None:
        """A table that was opened just now."""
        self._table, self._lease, self._visibility = table, lease, visibility
        self._sitters = table.seats
        self._go_on()

    def _void(self) -> None:
        """What is in memory may not be what is stored."""
        self._table = self._lease = self._owner = None
        self._means.alarm.clear(self.id)

    def _failed(self, error: Exception) -> None:
        self._void()
        self._means.meters.count("sparring_failures_total")
        log.error("a table failed", exc_info=error)

    async def rest(self) -> bool:
        """Be forgotten, if nobody minds."""
        if not self.idle:
            return False
        async with self._lock:
            if not self.idle:
                return False
            self.closed = True
            if self._table and self._lease:
                await self._means.owners.rest(self._lease, self._table.deadline)
            self._void()
        return True

    @property
    def broken(self) -> bool:
        """Whether somebody listens to a table that is not there."""
        return self._table is None and bool(self.ears)

    @property
    def idle(self) -> bool:
        quiet = time.monotonic() - self._used > IDLE
        busy = self.ears or self._thinking or self._leaving or any(self._far.values())
        return bool(quiet and not busy and not self._lock.locked() and not self._ticking)

    @property
    def _ticking(self) -> bool:
        """Whether a clock of seconds runs: the table is needed soon."""
        table = self._table
        if table is None or self._lease is None or table.phase != "running":
            return False
        return isinstance(table.about.clock, wire.LiveClock) and table.deadline is not None

    # --- Acting, storing, telling. ---

    async def _act(self, deed: Callable[[Table, int], Output]) -> Output:
        """Let the table decide, store what came of it, then tell; or StorageError, and nothing."""
        table = self._table
        assert table
        over = table.end is not None
        out = deed(table, self._means.now())
        if out.rows:
            try:
                await self._store(table, out.rows, ended=not over and table.end is not None)
            except BaseException:
                self._void()
                raise
            self._tell(out.letters)
            if index.reseats(out.rows):
                self._sitters = table.seats
        self._go_on()
        return out

    async def _store(self, table: Table, rows: list[Row], *, ended: bool) -> None:
        assert self._lease
        also = index.changes(table, self._sitters, rows)
        if ended:
            also.append(index.ending(table, rows[-1].at))
        begun = time.perf_counter()
        try:
            await self._means.storage.append(self._lease, rows, *also)
        except StorageError:
            self._means.meters.count("sparring_not_stored_total")
            raise
        self._means.meters.stored(len(rows), time.perf_counter() - begun)

    def _tell(self, letters: Iterable[Letters]) -> None:
        for sent in letters:
            for ear in self.ears:
                ear.hear(sent.to(ear.who.id))
                ear.seen = sent.number

    def _listen(self, table: Table) -> None:
        table.listen(ear.who.id for ear in self.ears)

    def _tell_missed(self, table: Table) -> None:
        """After the table was rebuilt: what was stored, though nobody could say so."""
        self._listen(table)
        for ear in self.ears:
            if ear.seen != table.number:
                for body in table.resume(ear.who.id, ear.seen, self._means.now()):
                    ear.hear(body)
                ear.seen = table.number

    def _go_on(self) -> None:
        """What must happen next by itself: a clock, a bot's turn, a rematch."""
        table = self._table
        if table is None or self._lease is None:
            return
        if (deadline := table.deadline) is not None:
            self._means.alarm.set(self.id, deadline)
        if any(sitter.kind == "bot" for sitter in self._sitters):
            self._let_bots_think(table)
        if table.end and table.rematch:
            self._means.spawn(self._rematch())

    def _let_bots_think(self, table: Table) -> None:
        """Bots among themselves play only for those who watch."""
        if not self.ears and all(sitter.kind == "bot" for sitter in self._sitters):
            return
        for turn in table.bots_to_act():
            if turn.seat not in self._thinking:
                self._thinking.add(turn.seat)
                self._means.spawn(self.bot_moves(table.about.game, turn))

    async def _rematch(self) -> None:
        async with self._lock:
            try:
                table = await self._ready()
                if self._lease and (opening := table.rematch):
                    new = await self._means.open_table(opening, self._visibility, self.id)
                    await self._act(lambda table, now: table.continued(new, now))
            except StorageError:
                self._void()  # so that it is tried again, once there is a storage
                raise

    # --- Where another process owns the table. ---

    async def _forward(
        self, owner: Process, who: Person, wish: wire.ToTable
    ) -> wire.Accepted | wire.Refused:
        reply = await self._means.neighbours.ask(owner, self.id, who, wish)
        if isinstance(reply, wire.Accepted):
            await self._catch_up(reply.number)
        return reply

    async def _catch_up(self, number: int = 0) -> None:
        """Read the rows that the owner stored, and tell them here."""
        table = self._table
        if table is None or (number and table.number >= number):
            return
        read = await self._means.storage.read(tables.rows_after, self.id, table.number)
        for row in read:
            if row.number > table.number:
                self._tell([table.follow(row)])
        self._sitters = table.seats


def _came(who: str, table: Table, now: int) -> Output:
    return table.came(who, now)


def _went(who: str, table: Table, now: int) -> Output:
    return table.went(who, now)
