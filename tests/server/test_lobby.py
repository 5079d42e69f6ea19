"""The lobby by HTTP: tables are opened, listed, found and kept, and tell nothing of the game."""

from __future__ import annotations

from typing import Any

import pytest

from sparring import score, wire
from sparring.games import catalogue
from tests.server.driver import at_play, level, play_on, serving


async def test_all_games_are_listed_with_their_settings_and_bots(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor() as visitor:
        games = {game["name"]: game for game in await visitor.get("/api/games")}
        assert tuple(games) == catalogue.names()
        for name, game in games.items():
            known = catalogue.game(name).settings
            assert [one["name"] for one in game["settings"]] == [one.name for one in known]
            assert "random" in game["bots"]


async def test_an_open_table_is_listed_by_game_and_a_private_one_is_not(database: str) -> None:
    async with serving(database) as place, place.visitor("Anna") as anna:
        days = {"kind": "days", "days": 2}
        fencing = await anna.open("en-garde", settings={"hits": 3}, clock=days)
        boxing = await anna.open("ko", settings={"rounds": "3"})
        secret = await anna.open("ko", visibility="private")
        async with place.visitor() as stranger:
            assert await ids(stranger, "/api/tables") == [boxing, fencing]
            assert await ids(stranger, "/api/tables", game="en-garde") == [fencing]
            assert await ids(stranger, "/api/tables", state="running") == []
            listed = await stranger.get(f"/api/tables/{fencing}")
            assert listed["settings"]["hits"] == 3
            assert listed["clock"] == days
            found = await stranger.get(f"/api/tables/{secret}")  # whoever has the link may come
            assert found["visibility"] == "private"


@pytest.mark.parametrize(
    "form",
    [
        {"game": "chess"},
        {"game": "en-garde", "settings": {"hits": 99}},
        {"game": "en-garde", "settings": {"hats": 1}},
        {"game": "en-garde", "settings": {"rules": 7}},
        {"game": "en-garde", "bots": ["heuristic"]},
        {"game": "en-garde", "bots": ["", "", ""]},
        {"game": "en-garde", "bots": ["", "no-such-bot"]},
        {"game": "en-garde", "stand_in": "no-such-bot"},
        {"game": "en-garde", "clock": {"kind": "live", "bank": 1}},
        {"game": "en-garde", "clock": {"kind": "sand"}},
        {"game": "en-garde", "visibility": "hidden"},
        {"game": "en-garde", "host": "somebody else"},
    ],
)
async def test_what_can_not_be_agreed_on_is_refused(sqlite_url: str, form: dict[str, Any]) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        answer = await anna.web.post("/api/tables", json=form)
        assert answer.status_code == 400
        assert answer.json()["detail"]
        assert await ids(anna, "/api/tables") == []


async def test_nobody_opens_a_table_without_a_name(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor() as stranger:
        answer = await stranger.web.post("/api/tables", json={"game": "en-garde"})
        assert answer.status_code == 401


async def test_all_seats_can_be_filled_with_bots_and_watched(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde", settings={"hits": 1}, bots=["random", "heuristic"])
        async with anna.at(table) as eye:
            await eye.until(lambda said: isinstance(said, wire.Update) and bool(said.end))
        assert (await anna.get(f"/api/tables/{table}"))["state"] == "finished"


async def test_a_table_goes_from_the_lobby_to_the_archive(database: str) -> None:
    async with at_play(database) as (left, right, _place):
        anna, table = left.who, left.table
        await anna.post("/api/me/claim", name="Anna", password="correct horse")  # noqa: S106
        assert await ids(anna, "/api/tables") == []
        assert await ids(anna, "/api/tables", state="running") == [table]
        assert await ids(anna, "/api/me/tables") == [table]
        assert await ids(anna, "/api/archive") == []
        assert (await anna.web.get(f"/api/tables/{table}/score")).status_code == 404
        await right.wish(wire.Resign("r"))
        assert await ids(anna, "/api/tables", state="running") == []
        assert await ids(anna, "/api/archive") == [table]
        assert await ids(anna, "/api/archive", player="anna", game="en-garde") == [table]
        assert await ids(anna, "/api/archive", player="Nobody") == []
        assert await ids(anna, "/api/archive", game="ko") == []
        assert await ids(anna, "/api/me/tables", state="finished") == [table]
        listed = await anna.get(f"/api/tables/{table}")
        assert [seat["result"] for seat in listed["seats"]] == [1, -1]


async def test_the_score_of_a_finished_game_proves_its_shuffle(sqlite_url: str) -> None:
    async with at_play(sqlite_url, settings={"rules": "basic", "hits": 1}) as (left, right, _place):
        await play_on(left, right)
        text = (await left.who.web.get(f"/api/tables/{left.table}/score")).text
        assert score.verify(score.load(text)) > 0


async def test_an_aborted_table_is_on_no_list(sqlite_url: str) -> None:
    async with at_play(sqlite_url) as (left, _right, _place):
        await left.wish(wire.Abort("a"))
        assert await ids(left.who, "/api/tables") == []
        assert await ids(left.who, "/api/archive") == []
        assert (await left.who.web.get(f"/api/tables/{left.table}/score")).status_code == 404


async def test_long_lists_come_in_pages(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        made = [await anna.open("ko") for _ in range(55)]
        first = await anna.get("/api/tables")
        rest = await anna.get("/api/tables", after=first["after"])
        assert (len(first["tables"]), rest["after"]) == (50, None)
        assert {one["id"] for one in first["tables"] + rest["tables"]} == set(made)


async def test_three_seats_on_one_device_have_names_of_their_own(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        table = await anna.open("knock-out", settings={"players": 3}, shared=True)
        async with anna.at(table) as chair:
            for seat, name in enumerate(("Ann", "Ben", "Cid")):
                await chair.wish(wire.Sit(chair.id(), seat, "00" * 16, name))
        listed = await anna.get(f"/api/tables/{table}")
        assert [seat["name"] for seat in listed["seats"]] == ["Ann", "Ben", "Cid"]
        assert listed["state"] == "running"


async def test_a_bot_stands_in_for_who_resigns_among_three(database: str) -> None:
    async with (
        serving(database) as place,
        place.visitor("Ann") as ann,
        place.visitor("Ben") as ben,
    ):
        table = await ann.open("knock-out", settings={"players": 3}, bots=["", "", "heuristic"])
        async with ann.at(table) as one, ben.at(table) as two:
            await one.sit(0)
            await two.sit(1)
            await level(one, two)
            await two.wish(wire.Resign("r"))
            seats = (await ann.get(f"/api/tables/{table}"))["seats"]
            assert [(seat["name"], seat["bot"]) for seat in seats] == [
                ("Ann", None),
                ("Ben", "random"),
                ("heuristic", "heuristic"),
            ]
            await play_on(one, moves=6)


async def ids(visitor: Any, path: str, **query: str) -> list[str]:
    return [one["id"] for one in (await visitor.get(path, **query))["tables"]]
