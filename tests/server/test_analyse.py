"""What a server says of a finished game that somebody sends."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sparring import score
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.match import Match
from sparring.server.judging import Judging
from tests.server.driver import Visitor, serving


def game(*, over: bool) -> dict[str, Any]:
    match, luck = Match(catalogue.game("en-garde"), Seeded(3), rules="basic", hits=1), Seeded(4)
    while not match.over if over else len(match.steps) < 15:
        legal = match.actions()
        match.play(legal[luck.below(len(legal))])
    return {"game": "en-garde", "settings": match.settings, "tokens": list(match.tokens())}


async def analysed(anna: Visitor, sent: dict[str, Any]) -> Any:
    while True:
        told = await anna.post("/api/analyse", **sent)
        if told["report"]:
            return told
        assert told["judged"] < told["of"]
        await asyncio.sleep(0.05)


@pytest.mark.compiled
async def test_a_finished_game_is_judged_to_its_end(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        sent = game(over=True)
        told = await analysed(anna, sent)
        decisions = told["report"]["decisions"]
        assert len(decisions) == told["of"] == told["judged"]
        for decision in decisions:
            assert sent["tokens"][decision["step"] - 1] == decision["move"]
        players = told["report"]["players"]
        assert sum(player["share"] for player in players) == pytest.approx(1)
        assert await analysed(anna, sent) == told  # it is kept


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, "only a game that is over is analysed"),
        ({"tokens": ["(1)", "no"]}, "token 1"),
        ({"game": "chess"}, "there is no game"),
        ({"settings": {"hits": 99}}, "hits can't be 99"),
    ],
)
async def test_what_is_no_finished_game_is_not(
    sqlite_url: str, change: dict[str, Any], why: str
) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        answer = await anna.web.post("/api/analyse", json={**game(over=False), **change})
        assert answer.status_code == 400
        assert why in answer.json()["detail"]


@pytest.mark.compiled
async def test_a_judge_that_ends_is_replaced_when_somebody_asks_again() -> None:
    sent, judging = game(over=True), Judging()
    match = Match(catalogue.game("en-garde"), None, **sent["settings"])
    for token in sent["tokens"]:
        score.take(match, score.Token(token, 1))
    try:
        job = await judging.ask("one", lambda: match)
        assert job
        while not job.decisions:
            assert job.task
            await asyncio.wait({job.task}, timeout=0.05)
        assert judging._judge
        judging._judge.go()
        while not job.done:
            assert await judging.ask("one", lambda: match) is job
            await asyncio.sleep(0.05)
        assert len({decision.step for decision in job.decisions}) == len(job.questions)
    finally:
        judging.close()
