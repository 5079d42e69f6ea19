"""Who watches a table hears that it has new rows: once they are there, and nothing more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sparring.server.bus import Ears, News
from sparring.server.connect import NotStored
from sparring.server.storage import Storage
from tests.server.postgres import Postgres
from tests.server.things import a_table, numbers, row


class Listener:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.news: list[News] = []
        self.cuts = 0
        self.ears = Ears(self.hear, self.cut)
        self._something = asyncio.Event()

    def hear(self, news: News) -> None:
        self.news.append(news)
        self._something.set()

    def cut(self) -> None:
        self.cuts += 1
        self._something.set()

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not done():
                await self._something.wait()
                self._something.clear()


async def test_rows_are_news_once_they_can_be_read(storage: Storage) -> None:
    listener = Listener()
    seen: list[Awaitable[list[int]]] = []
    await storage.bus.listen(listener.ears)
    read_at_once = Ears(lambda _: seen.append(asyncio.ensure_future(numbers(storage))), print)
    await storage.bus.listen(read_at_once)
    lease = await a_table(storage)
    await storage.append(lease, [row(1), row(2), row(3)])
    await storage.append(lease, [row(4)])
    await listener.until(lambda: len(listener.news) == 2)
    await asyncio.sleep(0.05)
    assert listener.news == [News("t", 3), News("t", 4)]
    assert [len(await question) for question in seen] in ([3, 4], [4, 4])


async def test_what_was_not_stored_is_no_news(storage: Storage) -> None:
    listener = Listener()
    await storage.bus.listen(listener.ears)
    lease, other = await a_table(storage), await a_table(storage, "other")
    with pytest.raises(NotStored):
        await storage.append(lease, [row(1), row(1)])
    await storage.append(other, [row(1, "other")])
    await listener.until(lambda: bool(listener.news))
    await asyncio.sleep(0.05)
    assert listener.news == [News("other", 1)]


async def test_another_process_hears_the_news(postgresql_url: str) -> None:
    writes, watches = Storage.open(postgresql_url), Storage.open(postgresql_url)
    listener = Listener()
    await watches.bus.listen(listener.ears)
    held = [await a_table(writes, f"t{n}") for n in range(20)]
    await asyncio.gather(*(writes.append(lease, [row(1, lease.table)]) for lease in held))
    await listener.until(lambda: len(listener.news) == 20)
    assert set(listener.news) == {News(f"t{n}", 1) for n in range(20)}
    for storage in (writes, watches):
        await asyncio.to_thread(storage.close)


async def test_who_could_not_hear_for_a_while_is_told_so(postgres: Postgres) -> None:
    storage = Storage.open(postgres.database())
    listener = Listener()
    await storage.bus.listen(listener.ears)
    postgres.do(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN sparring'"
    )
    await listener.until(lambda: listener.cuts == 1)
    lease = await a_table(storage)
    await storage.append(lease, [row(1)])
    await listener.until(lambda: bool(listener.news))
    assert listener.news == [News("t", 1)]
    await asyncio.to_thread(storage.close)


async def test_a_strangers_words_on_the_channel_are_no_news(postgres: Postgres) -> None:
    url = postgres.database()
    storage = Storage.open(url)
    listener = Listener()
    await storage.bus.listen(listener.ears)
    for words in ("", "hello", "-1 t", "x y z"):
        postgres.do(f"NOTIFY sparring, '{words}'", url.rpartition("/")[2])
    lease = await a_table(storage)
    await storage.append(lease, [row(1)])
    await listener.until(lambda: bool(listener.news))
    assert listener.news == [News("t", 1)]
    await asyncio.to_thread(storage.close)


async def test_a_bus_is_closed_while_the_database_is_gone(postgres: Postgres) -> None:
    storage = Storage.open(postgres.database())
    await storage.bus.listen(Listener().ears)
    await asyncio.to_thread(postgres.kill)
    async with asyncio.timeout(10):
        await asyncio.to_thread(storage.close)
    await asyncio.to_thread(postgres.start)
