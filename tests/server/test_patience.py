"""Connections that never come to the point are cut off, and all others are left in peace."""

from __future__ import annotations

import asyncio
import time

import pytest

from sparring import wire
from sparring.server import guard
from sparring.server.patience import MOST_HEAD, Requests
from tests.server.driver import Place, at_a_table, serving

GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/me/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
SLOW = [b"", b"GET /hea", GET, POST + b"Content-Length: 20\r\n\r\n{"]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Requests, "request_seconds", 0.4)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("said", SLOW)
async def test_a_request_that_does_not_end_is_cut_off(sqlite_url: str, said: bytes) -> None:
    async with serving(sqlite_url) as place:
        begun = time.monotonic()
        assert await _answer(place, said) == b""
        assert time.monotonic() - begun < 5


async def test_one_request_after_the_other_has_its_own_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Requests, "request_seconds", 1.5)
    async with serving(sqlite_url) as place:
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        for _ in range(3):
            writer.write(GET + b"\r\n")
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            assert await reader.readuntil(b"}")
            await asyncio.sleep(0.6)
        writer.write(b"GET /again")
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


@pytest.mark.usefixtures("hurried")
async def test_a_socket_may_be_silent(sqlite_url: str) -> None:
    async with at_a_table(sqlite_url) as chair:
        await asyncio.sleep(0.6)
        await chair.say(wire.Ping())
        await chair.until(lambda said: isinstance(said, wire.Pong))


async def test_a_head_without_an_end_is_not_kept(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place:
        assert await _answer(place, GET + b"x: y\r\n" * MOST_HEAD) == b""


async def test_one_address_has_so_many_sockets_and_no_more(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "MOST_SOCKETS", 3)
    async with at_a_table(sqlite_url, limits=1.0) as chair:
        others = [chair.who.at(chair.table) for _ in range(3)]
        for other in others[:2]:
            await other.__aenter__()
        with pytest.raises(Exception, match="429"):
            await others[2].__aenter__()
        await others[0].line.close()
        others[2].stubborn = True
        await others[2].__aenter__()  # there is room again, once the server has noticed
        for other in others[1:]:
            await other.line.close()


async def _answer(place: Place, said: bytes) -> bytes:
    """All that is answered until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    try:
        writer.write(said)
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()
