# ruff: noqa: INP001 - part of a program, not a package
"""Tables to be played at, made as strangers make them: by HTTP, with a guest for each seat.

Nothing here knows what is played there, or measured.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import httpx

AT_ONCE = 16
PATIENCE = 60.0
CLOCK = {"kind": "live", "bank": 3600, "increment": 10}

THEIRS = "/games/en-garde"

Seated = list[str]  # the table, then what makes its two sockets who they are


def ours(url: str, count: int) -> list[Seated]:
    """Tables of En Garde; people are their cookies."""
    return asyncio.run(_some(url, count, _our_table))


def theirs(url: str, count: int) -> list[Seated]:
    """Matches of boardgame.io; people are their credentials."""
    return asyncio.run(_some(url, count, _their_table))


async def _some(
    url: str, count: int, make: Callable[[httpx.AsyncClient], Awaitable[Seated]]
) -> list[Seated]:
    few = asyncio.Semaphore(AT_ONCE)

    async def one(web: httpx.AsyncClient) -> Seated:
        async with few:
            return await make(web)

    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as web:
        return list(await asyncio.gather(*(one(web) for _ in range(count))))


async def _our_table(web: httpx.AsyncClient) -> Seated:
    people = [await _guest(web) for _ in range(2)]
    form = {"game": "en-garde", "clock": CLOCK}
    made = await _post(web, "/api/tables", form, cookie=people[0])
    return [made["id"], *people]


async def _guest(web: httpx.AsyncClient) -> str:
    web.cookies.clear()  # each is somebody new
    answer = await web.post("/api/me/guest", json={})
    answer.raise_for_status()
    web.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]


async def _their_table(web: httpx.AsyncClient) -> Seated:
    return await _seated(web, (await _post(web, f"{THEIRS}/create", {"numPlayers": 2}))["matchID"])


async def their_rematch(web: httpx.AsyncClient, match: str, who: str) -> Seated:
    """The match that follows; `who` are the credentials of seat 0."""
    form = {"playerID": "0", "credentials": who}
    return await _seated(
        web, (await _post(web, f"{THEIRS}/{match}/playAgain", form))["nextMatchID"]
    )


async def _seated(web: httpx.AsyncClient, match: str) -> Seated:
    seated = [match]
    for seat in "01":
        form = {"playerID": seat, "playerName": seat}
        joined = await _post(web, f"{THEIRS}/{match}/join", form)
        seated.append(joined["playerCredentials"])
    return seated


async def _post(
    web: httpx.AsyncClient, path: str, form: Mapping[str, object], **heads: str
) -> dict[str, str]:
    answer = await web.post(path, json=form, headers=heads)
    answer.raise_for_status()
    body: dict[str, str] = answer.json()
    return body
