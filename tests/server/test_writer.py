"""The thread that writes, with what it hands its batches to written down here."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from sqlalchemy import Connection

from sparring.server import writer
from sparring.server.batch import Outcome, Write
from sparring.server.connect import NotStored, Why
from sparring.server.writer import Writer


class Ledger:
    """Answers each write with its number, once it is let; a write can be told to fail."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.written = 0
        self.fails: Exception | None = None
        self.open = threading.Event()
        self.open.set()

    def __call__(self, writes: Sequence[Write]) -> list[Outcome]:
        self.open.wait(10)
        if self.fails:
            raise self.fails
        self.batches.append(len(writes))
        first, self.written = self.written, self.written + len(writes)
        return list(range(first, self.written))


def nothing(_db: Connection) -> None:
    pass


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


@pytest.fixture
def thread(ledger: Ledger) -> Iterator[Writer]:
    made = Writer(ledger, patience=0.5)
    yield made
    ledger.open.set()
    made.close()


async def test_whatever_waits_is_stored_together(thread: Writer, ledger: Ledger) -> None:
    ledger.open.clear()
    futures = [thread.submit(nothing) for _ in range(500)]
    ledger.open.set()
    assert await asyncio.gather(*futures) == list(range(500))
    assert len(ledger.batches) <= 2


async def test_each_writer_hears_of_its_own_write(thread: Writer) -> None:
    assert [await thread.submit(nothing) for _ in range(5)] == [0, 1, 2, 3, 4]


async def test_a_failure_reaches_everybody_who_waits(thread: Writer, ledger: Ledger) -> None:
    ledger.fails = RuntimeError("a mistake of ours")
    found = await asyncio.gather(
        *(thread.submit(nothing) for _ in range(100)), return_exceptions=True
    )
    assert all(isinstance(each, NotStored) and each.why is Why.BROKEN for each in found)


async def test_the_thread_goes_on_after_a_failure(thread: Writer, ledger: Ledger) -> None:
    ledger.fails = RuntimeError("a mistake of ours")
    with pytest.raises(NotStored):
        await thread.submit(nothing)
    ledger.fails = None
    assert await thread.submit(nothing) == 0


async def test_whoever_waits_too_long_is_told(thread: Writer, ledger: Ledger) -> None:
    ledger.open.clear()
    early = thread.submit(nothing)
    await asyncio.sleep(0.1)
    late = thread.submit(nothing)
    with pytest.raises(NotStored) as told:
        await early
    assert told.value.why is Why.GONE
    assert not late.done()
    with pytest.raises(NotStored):
        await late


async def test_patience_begins_anew_with_each_write(thread: Writer, ledger: Ledger) -> None:
    for _ in range(3):
        assert isinstance(await thread.submit(nothing), int)
        await asyncio.sleep(0.3)
    ledger.open.clear()
    with pytest.raises(NotStored):
        await thread.submit(nothing)


async def test_more_than_can_wait_is_refused_at_once(
    thread: Writer, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 10)
    ledger.open.clear()
    futures = [thread.submit(nothing) for _ in range(20)]
    refused = [future for future in futures if future.done()]
    ledger.open.set()
    found = await asyncio.gather(*futures, return_exceptions=True)
    assert len(refused) in (9, 10)  # one may be with the thread already
    assert {each.why for each in found if isinstance(each, NotStored)} == {Why.BUSY}


async def test_nobody_is_hurt_by_a_writer_who_went_away(thread: Writer, ledger: Ledger) -> None:
    ledger.open.clear()
    gone, stays = thread.submit(nothing), thread.submit(nothing)
    gone.cancel()
    ledger.open.set()
    assert await stays == 1


async def test_closing_stores_what_waits_and_refuses_the_rest(ledger: Ledger) -> None:
    thread = Writer(ledger)
    futures: list[asyncio.Future[Any]] = [thread.submit(nothing) for _ in range(2_500)]
    await asyncio.to_thread(thread.close)
    assert await asyncio.gather(*futures) == list(range(2_500))
    with pytest.raises(NotStored):
        await thread.submit(nothing)


def test_a_loop_that_ended_is_no_harm(ledger: Ledger) -> None:
    thread = Writer(ledger)

    async def ask_and_go() -> None:
        ledger.open.clear()
        thread.submit(nothing)

    asyncio.run(ask_and_go())
    ledger.open.set()
    thread.close()
    assert ledger.written == 1
