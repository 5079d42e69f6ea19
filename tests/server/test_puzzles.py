"""What a server tells of puzzles."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from sparring.games import catalogue
from sparring.puzzles import shipped
from tests.server.driver import serving


async def test_every_puzzle_is_listed_and_told_whole(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        for game in catalogue.names():
            listed = await anna.get(f"/api/puzzles/{game}")
            assert [it["id"] for it in listed] == [it.id for it in shipped(game)]
            for number in (1, len(listed)):
                told = await anna.get(f"/api/puzzles/{game}/{number}")
                assert told == json.loads(json.dumps(asdict(shipped(game)[number - 1])))


@pytest.mark.parametrize("path", ["chess", "ko/0", "ko/9999", "ko/-1", "ko/one"])
async def test_what_is_no_puzzle_is_not_found(sqlite_url: str, path: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        answer = await anna.web.get(f"/api/puzzles/{path}")
        assert answer.status_code == 404
