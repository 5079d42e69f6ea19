"""The door: cross-site requests, floods and oversized forms are refused before anything else."""

from __future__ import annotations

import pytest

from sparring.server import guard
from sparring.server.limits import RATES, Limits, Rate, caller
from tests.server.driver import serving

PAGES = ("/", "/api/games", "/api/me", "/api/nothing", "/health", "/tables/x", "/a.js")


async def test_every_answer_carries_the_headers(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor() as visitor:
        for page in PAGES:
            answer = await visitor.web.get(page)
            for name, value in guard.HEADERS.items():
                assert answer.headers[name] == value, page
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert "server" not in answer.headers
            assert "cache-control" in answer.headers


@pytest.mark.parametrize(
    "heads",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://[broken"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_what_another_site_sends_is_refused(sqlite_url: str, heads: dict[str, str]) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        answer = await anna.web.post("/api/tables", json={"game": "en-garde"}, headers=heads)
        assert answer.status_code == 403
        answer = await anna.web.request("DELETE", "/api/me", json={}, headers=heads)
        assert answer.status_code == 403
        assert (await anna.get("/api/me"))["player"]


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""],
)
async def test_a_form_that_a_foreign_page_could_send_is_refused(sqlite_url: str, kind: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        heads = {"content-type": kind}
        answer = await anna.web.post("/api/me/logout", content=b"{}", headers=heads)
        assert answer.status_code == 415
        assert (await anna.get("/api/me"))["player"]


async def test_no_other_site_is_ever_allowed_to_ask(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor() as visitor:
        heads = {
            "origin": "https://evil.example",
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
        }
        answer = await visitor.web.options("/api/tables", headers=heads)
        assert not any(name.startswith("access-control") for name in answer.headers)


async def test_behind_a_proxy_the_named_origin_alone_is_ours(sqlite_url: str) -> None:
    async with serving(sqlite_url, origins=("https://club.example/",)) as place:
        async with place.visitor(origin=place.http) as visitor:
            assert (await visitor.web.post("/api/me/guest", json={})).status_code == 403
        async with place.visitor(origin="https://club.example") as visitor:
            assert (await visitor.web.post("/api/me/guest", json={})).status_code == 201


async def test_a_form_that_is_too_large_is_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        answer = await anna.web.post("/api/me/claim", json={"name": "x" * 20_000, "password": ""})
        assert answer.status_code == 413
        answer = await anna.web.get("/api/me", headers={"x-long": "x" * 20_000})
        assert answer.status_code == 431


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"name":1}', b'{"game":"en-garde","more":1}', b"\xff"]
)
async def test_a_form_that_is_none_is_refused(sqlite_url: str, body: bytes) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        heads = {"content-type": "application/json"}
        answer = await anna.web.post("/api/tables", content=body, headers=heads)
        assert answer.status_code == 400
        assert answer.json()["status_code"] == 400


async def test_who_asks_too_often_is_asked_to_wait(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "request", Rate(30, 0.001))
    async with serving(sqlite_url, limits=1.0) as place, place.visitor() as visitor:
        answers = [
            await visitor.web.post("/api/me/login", json={"name": "Anna", "password": "x"})
            for _ in range(int(RATES["password"].burst) + 2)
        ]
        assert answers[0].status_code == 403
        assert answers[-1].status_code == 429
        assert "retry-after" in answers[-1].headers
        pages = [(await visitor.web.get("/a.js")).status_code for _ in range(30)]
        assert 429 in pages


async def test_mistakes_of_ours_tell_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr("sparring.server.lists.lobby", broken)
    async with serving(sqlite_url) as place, place.visitor() as visitor:
        answer = await visitor.web.get("/api/tables")
        assert answer.status_code == 500
        assert "secret" not in answer.text
        assert "content-security-policy" in answer.headers


# --- Limits. ---


def test_a_bucket_fills_again_with_time() -> None:
    limits, rate = Limits(), RATES["password"]
    now = 0.0
    assert all(limits.allow("password", "a", now) for _ in range(int(rate.burst)))
    assert not limits.allow("password", "a", now)
    assert limits.allow("password", "b", now)
    assert limits.allow("password", "a", now + 1 / rate.a_second)
    assert not limits.allow("password", "a", now + 1 / rate.a_second)


def test_a_factor_makes_limits_wider() -> None:
    limits = Limits(3.0)
    assert sum(limits.allow("password", "a", 0.0) for _ in range(100)) == 30


def test_a_home_with_many_addresses_is_one_caller() -> None:
    assert caller("2001:db8:1:2:3:4:5:6") == caller("2001:db8:1:2::9")
    assert caller("::ffff:192.0.2.7") == caller("192.0.2.7")
    assert caller("192.0.2.7") != caller("192.0.2.8")
