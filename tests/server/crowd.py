"""People who play on and on through `sparring.client`, and a ledger of what they were promised.

    async with Crowd(url, duels=4) as crowd:
        ...                                   # whatever may befall a server
        await crowd.all_go_on()
    missing = crowd.broken(database)

Each table is played to its end, then its rematch, and so on. A move is in the ledger once its
player has heard that it was accepted. Nothing here knows of rules, or of what befalls the server.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from types import TracebackType
from typing import Any, NamedTuple, Self

from sqlalchemy import Connection, select

from sparring import wire
from sparring.client import AsyncClient
from sparring.client.table import new_id
from sparring.server import doctor
from sparring.server.connect import connect
from sparring.server.schema import rows
from sparring.table import Row
from sparring.table.rows import Granted, entry_of

# The games, how many of their seats are people's, and settings with which they soon end.
GAMES: tuple[tuple[str, int, list[str], dict[str, Any]], ...] = (
    ("en-garde", 2, [], {"rules": "basic", "hits": 2}),
    ("ko", 2, [], {}),
    ("knock-out", 1, ["", "random", "heuristic"], {"players": 3}),
)


class Promise(NamedTuple):
    """A move that was accepted: the table, the id of the wish, and the number it was given."""

    table: str
    id: str
    number: int


class Crowd:
    """Some tables of each game, all of them in play."""

    def __init__(self, url: str, tables: int, patience: float = 60.0, seed: int = 1) -> None:
        self.ledger: list[Promise] = []
        self._url, self._tables, self._patience = url, tables, patience
        self._luck = random.Random(seed)
        self._clients: list[AsyncClient] = []
        self._playing: list[asyncio.Task[None]] = []
        self._made: Counter[int] = Counter()  # moves by player
        self.cuts = self.games = 0

    async def __aenter__(self) -> Self:
        for n in range(self._tables):
            await self._open(*GAMES[n % len(GAMES)])
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for task in self._playing:
            task.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        await asyncio.gather(*(client.close() for client in self._clients))
        for failed in ended:
            if isinstance(failed, Exception):
                raise failed

    async def _open(self, game: str, people: int, bots: list[str], settings: Any) -> None:
        clients = [AsyncClient(self._url, patience=self._patience) for _ in range(people)]
        self._clients += clients
        for seat, client in enumerate(clients):
            await client.be_guest(f"Player {len(self._clients)}{seat}")
        table = (await clients[0].open(game, bots=bots, **settings)).id
        for seat, client in enumerate(clients):
            player = len(self._playing)
            self._playing.append(asyncio.create_task(self._play(player, client, table, seat)))

    async def _play(self, player: int, client: AsyncClient, name: str, seat: int) -> None:
        while True:
            async with client.table(name) as table:
                await table.sit(seat)
                while await table.my_turn():
                    wish = wire.Move(new_id(), self._luck.choice(table.legal), seen=table.number)
                    number = await table.wish(wish)
                    self.ledger.append(Promise(name, wish.id, number))
                    self._made[player] += 1
                await table.rematch()
                await table.until(lambda table: table.known.next is not None)
                self.cuts, self.games = self.cuts + table.cuts, self.games + 1
                assert table.known.next
                name, seat = table.known.next, (seat - 1) % len(table.seats)

    # --- Waiting. ---

    async def moves(self, count: int, seconds: float = 60.0) -> bool:
        """Wait until so many more were accepted; False: they were not, for so long."""
        wanted, end = len(self.ledger) + count, time.monotonic() + seconds
        while len(self.ledger) < wanted and time.monotonic() < end:
            self.check()
            await asyncio.sleep(0.005)
        return len(self.ledger) >= wanted

    async def all_go_on(self, seconds: float = 60.0) -> None:
        """Wait until each player has made another move: every table is in play again."""
        before, end = self._made.copy(), time.monotonic() + seconds
        while any(self._made[p] <= before[p] for p in range(len(self._playing))):
            self.check()
            assert time.monotonic() < end, "a table does not go on"
            await asyncio.sleep(0.01)

    def check(self) -> None:
        """Nobody has given up."""
        for task in self._playing:
            if task.done():
                task.result()


# --- What is stored. ---


def broken(database: str, ledger: list[Promise]) -> list[str]:
    """What was promised and is not so; and whatever else a doctor finds wrong."""
    engines = connect(database)
    try:
        with engines.reading.connect() as db:
            stored = _moves(db)
    finally:
        engines.dispose()
    lost = [promise for promise in ledger if promise.number not in stored.get(promise[:2], [])]
    twice = [which for which, numbers in stored.items() if len(numbers) > 1]
    findings = doctor.examine(database).findings
    return (
        [f"lost: {one}" for one in lost]
        + [f"twice: {one}" for one in twice]
        + [f"{found.table}: {found.what}" for found in findings]
    )


def _moves(db: Connection) -> dict[tuple[str, str], list[int]]:
    """Every move of a person that is stored: the numbers of its rows, by table and id."""
    found: dict[tuple[str, str], list[int]] = {}
    for row in db.execute(select(rows).where(rows.c.kind == "move")):
        entry = entry_of(Row(*row))
        assert isinstance(entry, Granted)
        found.setdefault((row[0], entry.wish.id), []).append(row[1])
    return found
