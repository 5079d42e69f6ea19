"""All live tables of a process: it opens them, finds them, wakes them, and lets them rest.

A table is in memory while somebody listens, a bot thinks or a clock of seconds runs; the others
are rows, and cost nothing. Nothing here knows of sockets or HTTP.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from ..chance import new_secret
from ..table import Opening, Person, Table
from . import index, lists, players, tables
from .alarm import Alarm
from .bench import Bench
from .bus import Ears, News
from .chats import Chats
from .connect import StorageError
from .leases import Lease
from .meters import Meters
from .neighbours import Ask, Neighbours, Reply, Tell
from .owners import Owners
from .room import Closed, Ear, Means, NoSuchTable, Room
from .storage import Storage
from .tables import Agreed

TABLE_BYTES = 12  # of a table's name: nobody guesses the link of a private one
BETWEEN = 1.0  # seconds between two looks at what must be woken, taken over or forgotten
LOGGED_OUT = 4401  # the code that closes a socket whose session ended
MOST = 2**53  # a number that no table reaches
SWEEP = 3600  # looks between two sweeps of what is old
ABORTED_KEPT = OPEN_KEPT = 7 * 24 * 3600 * 1000  # milliseconds

log = logging.getLogger(__name__)


class Hub:
    def __init__(
        self,
        storage: Storage,
        meters: Meters,
        pause: tuple[float, float],
        now: Callable[[], int],
    ) -> None:
        self._storage, self._now = storage, now
        self.rooms: dict[str, Room] = {}
        self.chats = Chats(storage, self.ears_of)
        self._tasks: set[asyncio.Future[object]] = set()
        self._means = Means(
            storage=storage,
            owners=Owners(storage, now),
            neighbours=Neighbours(storage.owner, self._serve, self._process_gone),
            bench=Bench(pause),
            alarm=Alarm(now, self._ring),
            meters=meters,
            now=now,
            spawn=self.spawn,
            open_table=self._open_rematch,
        )
        meters.gauges["sparring_rooms"] = lambda: len(self.rooms)

    async def open(self) -> None:
        """Begin: what the processes before us left is taken up."""
        address = ""
        if self._storage.shared:
            address = await self._means.neighbours.open(await self._storage.key("neighbours"))
        await self._means.owners.open(address)
        await self._storage.bus.listen(Ears(self._heard, self._missed))
        self.spawn(self._means.owners.beat())
        self.spawn(self._keep_house())

    async def close(self) -> None:
        """End: nobody waits any more, and the tables are anybody's."""
        self._means.alarm.close()
        for task in list(self._tasks):
            task.cancel()
        await self._means.neighbours.close()
        self._means.bench.close()
        await self._means.owners.close()

    def spawn(self, work: Awaitable[object]) -> None:
        """Let something go on by itself; what fails is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[object]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, StorageError | Closed | NoSuchTable | ConnectionError):
            self._means.meters.count("sparring_failures_total")
            log.error("a task failed", exc_info=error)

    # --- Finding and opening tables. ---

    def room(self, table: str) -> Room:
        if table not in self.rooms:
            self.rooms[table] = Room(table, self._means)
        return self.rooms[table]

    async def join(self, table: str, ear: Ear, after: int | None) -> Room:
        """Listen at a table. NoSuchTable, or StorageError: not now."""
        while True:
            room = self.room(table)
            try:
                await room.join(ear, after)
            except Closed:
                continue
            except NoSuchTable:
                self._drop(room)
                raise
            return room

    async def open_table(
        self, opening: Opening, visibility: str, follows: str | None = None
    ) -> str:
        """A new table; returns its name. ValueError says what can't be agreed on."""
        now, secret = self._now(), new_secret()
        name = secrets.token_urlsafe(TABLE_BYTES)
        table, out = Table.open(name, opening, secret, now)
        agreed = Agreed(
            id=name,
            game=opening.game,
            rules=table.about.rules,
            settings=table.about.settings,
            clock=opening.clock,
            places=len(table.seats),
            secret=secret,
            visibility=visibility,
            host=opening.host or None,
            follows=follows,
        )

        def create(db: Connection) -> Lease:
            lease = tables.create(db, agreed, self._storage.owner, now, out.rows)
            for job in index.bots(table):
                job(db)
            if table.phase == "running":
                tables.start(db, name, now)
            return lease

        lease = await self._storage.write(create)
        self.room(name).use(table, lease, visibility)
        return name

    async def _open_rematch(self, opening: Opening, visibility: str, follows: str) -> str:
        return await self.open_table(opening, visibility, follows)

    def ears_of(self, table: str) -> set[Ear]:
        room = self.rooms.get(table)
        return room.ears if room else set()

    def ears_by(self, player: str) -> list[Ear]:
        """All ears of a player."""
        return [ear for room in self.rooms.values() for ear in room.ears if ear.who.id == player]

    def hang_up(self, player: str, token: str = "") -> None:
        """Close the sockets of a player: all, or those of one session."""
        for ear in self.ears_by(player):
            if not token or ear.token == token:
                ear.close(LOGGED_OUT)

    def muted(self, player: str, others: set[str]) -> None:
        """Whom a player does not want to hear from now on."""
        for ear in self.ears_by(player):
            ear.muted = others

    def forget(self, player: str) -> None:
        """Somebody was deleted: tables that knew their name are read again."""
        for room in self.rooms.values():
            if room.knows(player):
                self.spawn(room.renew())

    def _drop(self, room: Room) -> None:
        if self.rooms.get(room.id) is room and not room.ears:
            del self.rooms[room.id]

    # --- What happens by itself. ---

    def _ring(self, table: str) -> None:
        if room := self.rooms.get(table):
            self.spawn(room.tick())

    async def _keep_house(self) -> None:
        looks = 0
        while True:
            try:
                await self._look_round()
                if looks % SWEEP == 0:
                    await self._sweep()
            except StorageError as error:
                log.warning("no look round: %s", error.why.value)
            looks += 1
            await asyncio.sleep(BETWEEN)

    async def _look_round(self) -> None:
        for room in list(self.rooms.values()):
            if room.broken:
                self.spawn(room.tick())
            elif await room.rest():
                self.rooms.pop(room.id, None)
        if self._storage.shared:
            await self._check_sessions()
        for lease in [*await self._means.owners.orphans(), *await self._means.owners.sleepers()]:
            self.spawn(self.room(lease.table).adopt(lease))

    async def _check_sessions(self) -> None:
        """Whoever logged out by way of another process has no sockets here either."""
        ears = [ear for room in self.rooms.values() for ear in room.ears if ear.token]
        if ears:
            tokens = {ear.token for ear in ears}
            good = await self._storage.read(players.living, tokens, self._now())
            for ear in ears:
                if ear.token not in good:
                    ear.close(LOGGED_OUT)

    async def _sweep(self) -> None:
        now = self._now()
        await self._storage.write(players.sweep, now)
        while await self._storage.write(tables.forget_aborted, now - ABORTED_KEPT):
            pass
        for table in await self._storage.read(lists.untouched, now - OPEN_KEPT):
            self.spawn(self.room(table).give_up())

    # --- Other processes. ---

    def _heard(self, news: News) -> None:
        if self.chats.concerns(news):
            self.spawn(self.chats.heard(news))
        elif (room := self.rooms.get(news.table)) and room.follows(news.number):
            self.spawn(room.news(news.number))

    def _missed(self) -> None:
        for room in self.rooms.values():
            self.spawn(room.news(MOST))

    async def _serve(self, process: str, said: Ask | Tell) -> Reply | bool:
        """Another process hands something on, since we own the table, or did."""
        try:
            room = self.room(said.table)
            if not await room.ours():
                return False
            if isinstance(said, Ask):
                return await room.wish(Person(said.who, said.name), said.wish)
            await room.far(process, said.what, said.who)
        except (StorageError, Closed, NoSuchTable, ConnectionError):
            return False
        return True

    async def _process_gone(self, process: str) -> None:
        for room in list(self.rooms.values()):
            self.spawn(room.far_gone(process))
