"""Tables by socket: people sit, play, leave and come back; whatever else is said is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import websockets

from sparring import wire
from sparring.server import sockets
from sparring.server.connect import NotStored, Why
from sparring.server.hub import Hub
from tests.server.driver import NONCE, Chair, at_a_table, at_play, level, play_on, serving

BASIC = {"rules": "basic", "hits": 1}
PATIENCE = 10.0


async def closed(chair: Chair) -> int | None:
    """The code with which the server ends the line."""
    await asyncio.wait_for(chair.line.wait_closed(), PATIENCE)
    return chair.line.close_code


async def two_at_play(anna: Chair, boris: Chair) -> None:
    await anna.sit(0)
    await boris.sit(1)
    await level(anna, boris)


# --- Playing. ---


async def test_two_people_play_a_game_to_its_end(database: str) -> None:
    async with (
        serving(database) as place,
        place.visitor("Anna") as anna,
        place.visitor("Boris") as boris,
    ):
        table = await anna.open("en-garde", settings=BASIC)
        async with anna.at(table) as left, boris.at(table) as right:
            await two_at_play(left, right)
            await play_on(left, right)
            assert left.end
            assert left.end.how == "played"
        listed = await anna.get(f"/api/tables/{table}")
        assert listed["state"] == "finished"
        assert [seat["name"] for seat in listed["seats"]] == ["Anna", "Boris"]
        score = await anna.web.get(f"/api/tables/{table}/score")
        assert score.text == left.end.score
        assert score.headers["content-disposition"].startswith("attachment")


async def test_a_move_is_heard_by_all_and_acknowledged_to_who_made_it(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        place.visitor("Anna") as anna,
        place.visitor("Boris") as boris,
        place.visitor() as stranger,
    ):
        table = await anna.open("en-garde")
        async with anna.at(table) as left, boris.at(table) as right, stranger.at(table) as eye:
            await two_at_play(left, right)
            await play_on(left, right, moves=1)
            await level(left, right, eye)
            last = eye.heard[-1]
            assert isinstance(last, wire.Update)
            assert last.what == "move"
            assert eye.view
            assert eye.view.seat is None


async def test_a_move_said_twice_is_done_once(sqlite_url: str) -> None:
    async with at_play(sqlite_url) as (left, right, _place):
        actor = left if left.to_act else right
        assert actor.view
        move = wire.Move(actor.id(), actor.view.legal[0])
        first, again = await actor.wish(move), await actor.wish(move)
        assert isinstance(first, wire.Accepted)
        assert again == first


async def test_another_wish_with_the_same_id_is_refused(sqlite_url: str) -> None:
    async with at_play(sqlite_url) as (left, right, _place):
        actor = left if left.to_act else right
        assert actor.view
        await actor.wish(wire.Move("one", actor.view.legal[0]))
        answer = await actor.wish(wire.Resign("one"))
        assert answer == wire.Refused("one", wire.Reason.ID_USED)


async def test_nobody_moves_for_another_seat(sqlite_url: str) -> None:
    async with at_play(sqlite_url) as (left, right, _place):
        actor, other = (left, right) if left.to_act else (right, left)
        assert actor.view
        theirs = wire.Move("a", actor.view.legal[0], seat=actor.view.seat)
        assert await other.wish(theirs) == wire.Refused("a", wire.Reason.NOT_YOUR_SEAT)
        mine = wire.Move("b", actor.view.legal[0])
        assert await other.wish(mine) == wire.Refused("b", wire.Reason.NOT_YOUR_TURN)


async def test_a_stranger_may_watch_and_nothing_else(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde")
        async with place.visitor() as stranger, stranger.at(table) as eye:
            answer = await eye.wish(wire.Sit("a", 0, NONCE))
            assert answer == wire.Refused("a", wire.Reason.NOT_SEATED)


async def test_bots_answer_and_a_game_against_one_ends(database: str) -> None:
    async with serving(database) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde", settings=BASIC, bots=["", "heuristic"])
        async with anna.at(table) as chair:
            await chair.sit(0)
            await play_on(chair)
            assert chair.end
            assert chair.end.how == "played"


async def test_a_bot_nobody_knows_can_not_be_added(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde")
        async with anna.at(table) as chair:
            answer = await chair.wish(wire.AddBot("a", 1, "os.system"))
            assert answer == wire.Refused("a", wire.Reason.MALFORMED)
            assert isinstance(await chair.wish(wire.AddBot("b", 1, "random")), wire.Accepted)


async def test_a_rematch_leads_everybody_to_the_next_table(database: str) -> None:
    async with at_play(database) as (left, right, _place):
        await left.wish(wire.Resign(left.id()))
        await left.wish(wire.Rematch(left.id()))
        await right.wish(wire.Rematch(right.id()))
        told = await right.until(lambda said: isinstance(said, wire.Update) and bool(said.next))
        assert isinstance(told, wire.Update)
        assert told.next
        listed = await left.who.get(f"/api/tables/{told.next}")
        assert (listed["state"], listed["follows"]) == ("open", left.table)


async def test_a_rematch_that_could_not_be_stored_is_opened_once_it_can_be(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, failed = Hub.open_table, list[str]()

    async def full_at_first(hub: Hub, *agreed: Any) -> str:
        if not failed:
            failed.append("full")
            raise NotStored(Why.FULL)
        return await honest(hub, *agreed)

    async with at_play(sqlite_url) as (left, right, _place):
        monkeypatch.setattr(Hub, "open_table", full_at_first)
        await left.wish(wire.Resign(left.id()))
        await left.wish(wire.Rematch(left.id()))
        await right.wish(wire.Rematch(right.id()))
        await right.until(lambda said: isinstance(said, wire.Update) and bool(said.next))
        assert failed


# --- Coming back. ---


async def test_whoever_comes_back_hears_what_they_missed_and_no_more(sqlite_url: str) -> None:
    async with at_play(sqlite_url) as (left, right, _place):
        await play_on(left, right, moves=2)
        await level(left, right)
        seen, before = left.number, _updates(left)
        await play_on(left, right, moves=2)
        await level(left, right)
        async with left.who.at(left.table, after=seen) as again:
            assert _updates(again) == _updates(left)[len(before) :]
            assert again.number == left.number


def _updates(chair: Chair) -> list[bytes]:
    return [raw for raw in chair.raw if raw.startswith(b'{"type":"update"')]


async def test_after_a_restart_everybody_resumes_where_they_were(database: str) -> None:
    async with serving(database) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde", bots=["", "random"])
        async with anna.at(table) as chair:
            await chair.sit(0)
            await play_on(chair, moves=3)
            seen, story = chair.number, len(chair.heard)
        cookies = anna.web.cookies
    assert story
    async with serving(database) as place, place.visitor() as anna:
        anna.web.cookies = cookies
        async with anna.at(table, after=seen) as chair:
            assert chair.number >= seen
            await play_on(chair, moves=2)


async def test_who_is_gone_is_shown_as_away_and_who_is_back_is_not(sqlite_url: str) -> None:
    async with at_play(sqlite_url, clock={"kind": "live", "bank": 300}) as (left, right, _place):
        await right.line.close()
        told = await left.until(_seats_told)
        assert isinstance(told, wire.Update)
        assert (told.what, told.seat) == ("went", 1)
        async with right.who.at(right.table):
            told = await left.until(_seats_told)
            assert isinstance(told, wire.Update)
            assert (told.what, told.seat) == ("came", 1)


def _seats_told(said: wire.FromServer) -> bool:
    return isinstance(said, wire.Update) and said.seats is not None


# --- What is no message, or too much of one. ---


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", sockets.NOT_JOINED),
        ("{", sockets.NOT_JOINED),
        ('{"type":"ping"}', sockets.NOT_JOINED),
        ('{"type":"join","version":99}', sockets.UNKNOWN_VERSION),
        (b"\xff\xfe", sockets.NOT_JOINED),
        ('"' + "x" * wire.MOST_BYTES + '"', 1009),
    ],
)
async def test_a_socket_that_does_not_join_is_closed(
    sqlite_url: str, said: str | bytes, code: int
) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        chair = anna.at(await anna.open("en-garde"))
        await chair.connect()
        await chair.line.send(said)
        assert await closed(chair) == code


async def test_a_table_that_is_not_there_says_so(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        chair = anna.at("nowhere")
        await chair.connect()
        await chair.say(wire.Join(wire.VERSION))
        assert await closed(chair) == sockets.NO_SUCH_TABLE


@pytest.mark.parametrize(
    ("said", "id_"),
    [
        ("", ""),
        ("null", ""),
        ("[]", ""),
        ('{"type":"fly"}', ""),
        ('{"type":"fly","id":"x7"}', "x7"),
        ('{"type":"resign","id":"x8","seat":9}', "x8"),
        ('{"type":"resign","id":"x9","extra":1}', "x9"),
        ('{"type":"join","version":1}', ""),
        (b"\x00\xff", ""),
        ("[" * 2000, ""),
    ],
)
async def test_what_is_no_message_is_refused_and_changes_nothing(
    sqlite_url: str, said: str | bytes, id_: str
) -> None:
    async with at_a_table(sqlite_url) as chair:
        await chair.line.send(said)
        assert await chair.hear() == wire.Refused(id_, wire.Reason.MALFORMED)
        await chair.say(wire.Ping())
        assert isinstance(await chair.hear(), wire.Pong)


async def test_who_says_too_much_is_asked_to_be_slower_and_then_closed(sqlite_url: str) -> None:
    async with at_a_table(sqlite_url, limits=1.0) as chair:
        with pytest.raises(websockets.ConnectionClosed):
            await _never_stop(chair)
        with pytest.raises(websockets.ConnectionClosed):
            await chair.until(lambda _: False)
        assert wire.Refused("", wire.Reason.TOO_MANY) in chair.heard
        assert await closed(chair) == sockets.TOO_MUCH


async def _never_stop(chair: Chair) -> None:
    """On a busy machine it takes a while to be too fast."""
    while True:
        await chair.say(wire.Ping())
        await asyncio.sleep(0)


async def test_who_does_not_read_is_cut_off_and_can_resume(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_WAITING", 20_000)
    async with at_play(sqlite_url, buffer=4096) as (left, right, place), place.visitor() as eye:
        deaf = eye.at(left.table)
        await deaf.connect(buffer=4096)
        await deaf.say(wire.Join(wire.VERSION))
        deaf.line.transport.pause_reading()
        while "sparring_cut_off_total" not in (await eye.web.get("/metrics")).text:
            for _ in range(20):
                await left.say(wire.Say("x" * 500))
                await left.until(_is_chat)
                await right.until(_is_chat)
        deaf.line.transport.abort()
        async with eye.at(left.table, after=3) as again:
            assert again.number == left.number


async def test_a_socket_from_another_site_is_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, place.visitor("Anna") as anna:
        table = await anna.open("en-garde")
        for heads in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": place.http, "sec-fetch-site": "cross-site"},
        ):
            anna.heads = heads
            with pytest.raises(websockets.InvalidStatus) as refused:
                await anna.at(table).connect()
            assert refused.value.response.status_code == 403


# --- Words. ---


async def test_what_is_said_is_heard_by_all_who_have_not_muted_the_speaker(database: str) -> None:
    async with at_play(database) as (left, right, _place):
        await left.say(wire.Say("good luck"))
        heard = await right.until(_is_chat)
        assert isinstance(heard, wire.Chat)
        assert (heard.name, heard.text, heard.seat) == ("Anna", "good luck", 0)
        muted = await right.who.post("/api/me/mutes", table=left.table, name="Anna")
        assert muted == {"names": ["Anna"]}
        await left.say(wire.Say("hello?"))
        await left.until(lambda said: isinstance(said, wire.Chat) and said.text == "hello?")
        async with left.who.at(left.table) as later:
            texts = [(await later.until(_is_chat)).text for _ in range(2)]  # type: ignore[union-attr]
            assert texts == ["good luck", "hello?"]
        async with right.who.at(left.table) as deaf:
            await deaf.say(wire.Ping())
            await deaf.until(lambda said: isinstance(said, wire.Pong))
            assert not any(_is_chat(said) for said in [*deaf.heard, *right.heard[-3:-1]])


def _is_chat(said: wire.FromServer) -> bool:
    return isinstance(said, wire.Chat)
