"""Guests and accounts by HTTP: who one is stands in a cookie that nobody else can make."""

from __future__ import annotations

from typing import Any

import pytest

from sparring.server import cookies, sockets
from tests.server.driver import Place, Visitor, serving
from tests.server.test_sockets import closed

PASSWORD = "correct horse"  # noqa: S105 - of nobody


async def me(visitor: Visitor) -> Any:
    return (await visitor.get("/api/me"))["player"]


async def test_somebody_new_is_nobody_and_then_a_guest(database: str) -> None:
    async with serving(database) as place, place.visitor() as visitor:
        assert await me(visitor) is None
        made = await visitor.post("/api/me/guest")
        assert made["player"]["guest"] is True
        assert await me(visitor) == made["player"]


async def test_who_asks_twice_to_be_a_guest_is_still_the_same(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        again = await anna.web.post("/api/me/guest", json={"name": "Other"})
        assert again.status_code == 200
        assert "set-cookie" not in again.headers
        assert (await me(anna))["name"] == "Anna"


async def test_the_cookie_is_signed_and_no_script_can_read_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor() as visitor:
        answer = await visitor.web.post("/api/me/guest", json={})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("sparring=")
        for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
            assert part in cookie
        assert "Secure" not in cookie
        assert "Domain" not in cookie


async def test_by_https_the_cookie_goes_nowhere_else(sqlite_url: str) -> None:
    club = "https://club.example"
    async with (
        serving(sqlite_url, origins=(club,)) as place,
        place.visitor(origin=club) as visitor,
    ):
        answer = await visitor.web.post("/api/me/guest", json={})
        assert answer.headers["set-cookie"].startswith("__Host-sparring=")
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


async def test_a_forged_cookie_is_nobodys(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        good = anna.web.cookies["sparring"]
        token, _, signature = good.rpartition(".")
        forged = (
            token,
            f"{token}.",
            f"{token}.{signature[:-1]}",
            f"{token}x.{signature}",
            cookies.signed(token, b"another key"),
            cookies.signed("no-such-session", b""),
            "",
            ".",
            "é.é",
        )
        for cookie in forged:
            heads = {"cookie": f"sparring={cookie}".encode()}
            async with place.visitor() as stranger:
                answer = await stranger.web.get("/api/me", headers=heads)  # type: ignore[arg-type]
                assert answer.json() == {"player": None}, cookie


async def test_a_guest_who_takes_a_name_keeps_their_games(database: str) -> None:
    async with serving(database) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde", visibility="private")
        async with anna.at(table) as chair:
            await chair.sit(0)
            claimed = await anna.post("/api/me/claim", name="Anna K.", password=PASSWORD)
            assert claimed == {"player": {"name": "Anna K.", "guest": False}}
            assert await closed(chair) == sockets.LOGGED_OUT  # to come back under the new name
        async with place.visitor() as elsewhere:
            await elsewhere.post("/api/me/login", name="anna k.", password=PASSWORD)
            mine = await elsewhere.get("/api/me/tables", state="open")
            assert [one["id"] for one in mine["tables"]] == [table]


@pytest.mark.parametrize(
    ("name", "password", "status", "reason"),
    [
        ("A", PASSWORD, 400, "name-length"),
        ("<script>", PASSWORD, 400, "name-characters"),
        ("Anna", "short", 400, "password-length"),
        ("Boris", PASSWORD, 409, "name-taken"),
    ],
)
async def test_what_can_not_be_claimed_says_why(
    sqlite_url: str, name: str, password: str, status: int, reason: str
) -> None:
    async with serving(sqlite_url) as place, place.visitor("Guest") as guest:
        async with place.visitor("Boris") as boris:
            await boris.post("/api/me/claim", name="Boris", password=PASSWORD)
        form = {"name": name, "password": password}
        answer = await guest.web.post("/api/me/claim", json=form)
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)


async def test_a_wrong_name_and_a_wrong_password_sound_the_same(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        account(place, "Anna"),
        place.visitor() as stranger,
    ):
        answers = [
            await stranger.web.post("/api/me/login", json={"name": name, "password": word})
            for name, word in (("Anna", "wrong horse"), ("Nobody", PASSWORD))
        ]
        assert answers[0].status_code == 403
        assert answers[0].content == answers[1].content


async def test_to_log_out_everywhere_closes_every_socket(database: str) -> None:
    async with serving(database) as place, account(place, "Anna") as here, place.visitor() as there:
        await there.post("/api/me/login", name="Anna", password=PASSWORD)
        table = await here.open("en-garde")
        async with there.at(table) as chair:
            await here.post("/api/me/logout-everywhere")
            assert await closed(chair) == sockets.LOGGED_OUT
        assert await me(there) is None
        assert await me(here) is None


async def test_to_log_out_ends_this_session_alone(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        account(place, "Anna") as here,
        place.visitor() as there,
    ):
        await there.post("/api/me/login", name="Anna", password=PASSWORD)
        stolen = dict(here.web.cookies)
        await here.post("/api/me/logout")
        assert await me(there)
        here.web.cookies.update(stolen)
        assert await me(here) is None


async def test_a_new_password_ends_all_other_sessions(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        account(place, "Anna") as here,
        place.visitor() as there,
    ):
        await there.post("/api/me/login", name="Anna", password=PASSWORD)
        form = {"old": PASSWORD, "new": "battery staple"}
        (await here.web.put("/api/me/password", json=form)).raise_for_status()
        assert await me(here)
        assert await me(there) is None


async def test_who_deletes_their_account_leaves_no_name(database: str) -> None:
    async with serving(database) as place, account(place, "Anna") as anna:
        table = await anna.open("en-garde")
        async with place.visitor("Boris") as boris, boris.at(table) as other:
            async with anna.at(table) as chair:
                await chair.sit(0)
                await other.sit(1)
            wrong = await anna.web.request("DELETE", "/api/me", json={"password": "wrong horse"})
            assert wrong.status_code == 403
            gone = await anna.web.request("DELETE", "/api/me", json={"password": PASSWORD})
            assert gone.json() == {"player": None}
            listed = await boris.get(f"/api/tables/{table}")
            assert "Anna" not in str(listed)
            async with boris.at(table) as again:
                assert b"Anna" not in b"".join(again.raw)


async def test_no_id_of_a_player_leaves_the_server(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, account(place, "Anna") as anna:
        table = await anna.open("en-garde")
        async with anna.at(table) as chair:
            await chair.sit(0)
            ids = await _ids(sqlite_url)
            assert ids
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/me/tables"):
                text = (await anna.web.get(path, params={"state": "open"})).text
                assert not any(one in text for one in ids)
            assert not any(one.encode() in raw for one in ids for raw in chair.raw)


# --- What these tests begin with. ---


class account:  # noqa: N801 - it reads as what it is
    """Somebody who has an account."""

    def __init__(self, place: Place, name: str) -> None:
        self.visitor, self.name = place.visitor(name), name

    async def __aenter__(self) -> Visitor:
        await self.visitor.__aenter__()
        await self.visitor.post("/api/me/claim", name=self.name, password=PASSWORD)
        return self.visitor

    async def __aexit__(self, *_: object) -> None:
        await self.visitor.web.aclose()


async def _ids(database: str) -> list[str]:
    from sqlalchemy import create_engine, text

    engine = create_engine(database)
    try:
        with engine.connect() as db:
            return [row[0] for row in db.execute(text("SELECT id FROM players"))]
    finally:
        engine.dispose()
