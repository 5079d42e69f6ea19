"""Bots of any kind at a real table, over real sockets, through the client that anybody may use."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sparring.client import AsyncClient
from tests.server.driver import serving

ROOT = Path(__file__).parents[2]
SPARRING = str(Path(sys.executable).with_name("sparring"))
PYTHON = f"cmd:{sys.executable} {ROOT / 'examples' / 'bot.py'}"


async def sits_down(bot: str, url: str, *words: str) -> tuple[int | None, str, str]:
    process = await asyncio.create_subprocess_exec(
        SPARRING, "bot", bot, "--join", url, "--json", *words,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await asyncio.wait_for(process.communicate(), 60)
    return process.returncode, out.decode(), err.decode()


@pytest.mark.parametrize(("game", "settings"), [("en-garde", {"hits": 1}), ("ko", {"rounds": "3"})])
async def test_a_bot_of_the_house_and_a_program_play_at_a_server(
    sqlite_url: str, game: str, settings: dict[str, Any]
) -> None:
    async with serving(sqlite_url) as place, AsyncClient(place.http) as host:
        await host.be_guest("Host")
        table = await host.open(game, **settings)
        url = f"{place.http}/tables/{table.id}"
        both = await asyncio.gather(
            sits_down("heuristic", url, "--seat", "0"),
            sits_down(PYTHON, url, "--seat", "1", "--alias", "Twenty lines"),
        )
        for code, out, err in both:
            assert code == 0, err
            assert json.loads(out)["how"] == "played"
        (listed,) = [one async for one in host.archive(game=game)]
        assert [place.name for place in listed.seats] == ["heuristic", "Twenty lines"]


async def test_who_can_not_sit_down_is_told_why(sqlite_url: str) -> None:
    code, _, err = await sits_down("heuristic", "http://localhost:1/lobby")
    assert code == 1
    assert "is no table: write http://SERVER/tables/NAME" in err
    async with serving(sqlite_url) as place:
        code, _, err = await sits_down("heuristic", f"{place.http}/tables/nowhere")
    assert code == 1
    assert "there is no such table" in err
    assert "Traceback" not in err
