"""`sparring.client` against a real server: it plays, watches, and comes back whatever cuts it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets import connect

from sparring import wire
from sparring.client import AsyncClient, AsyncTable, Closed, Problem, Refused, Unreachable, lobby
from sparring.client.known import Gap, Known
from sparring.server import forms, sockets
from tests.server.driver import Place, free_port, serving
from tests.server.falling import Falling
from tests.server.faults import Fault

QUICK: dict[str, Any] = {"rules": "basic", "hits": 1}


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[AsyncClient]]:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(AsyncClient(url)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.be_guest(name)
        yield clients


@asynccontextmanager
async def a_duel(place: Place, **more: Any) -> AsyncIterator[tuple[AsyncTable, AsyncTable]]:
    """Anna and Boris, who have begun."""
    async with guests(place.http, "Anna", "Boris") as (anna, boris):
        opened = await anna.open("en-garde", **more)
        async with opened as left, boris.table(opened.id) as right:
            await left.sit(0)
            await right.sit(1)
            yield left, right


async def play(*tables: AsyncTable, moves: int = 1000) -> int:
    """Each plays the first legal move; returns how many were made."""
    made = 0
    while made < moves:
        await level(*tables)
        if tables[0].over:
            break
        actor = next(table for table in tables if table.to_act)
        await actor.move(actor.legal[0])
        made += 1
    return made


async def level(*tables: AsyncTable) -> None:
    """Until all of them know the same. Each is asked for itself: it is told of its own changes."""
    while len({table.number for table in tables}) > 1:
        most = max(table.number for table in tables)
        for table in tables:
            await table.until(_knows(most))


def _knows(number: int) -> Callable[[AsyncTable], bool]:
    return lambda table: table.number >= number


def cut(table: AsyncTable) -> None:
    """What a bad line does, without a word."""
    socket = table._line._socket
    assert socket
    socket.transport.abort()


# --- Playing. ---


async def test_a_guest_plays_the_house_bot_to_the_end(database: str) -> None:
    async with serving(database) as place, guests(place.http, "Anna") as (anna,):
        async with await anna.open("en-garde", bots=["", "random"], **QUICK) as table:
            await table.sit()
            while await table.my_turn():
                await table.move(table.legal[0])
            assert table.end
            assert table.end.how == "played"
            assert not table.to_act
            assert not table.legal
        assert await anna.score(table.id) == table.end.score


async def test_after_a_move_the_table_shows_what_came_of_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, a_duel(place) as (left, right):
        await level(left, right)
        actor = left if left.to_act else right
        number = await actor.move(actor.legal[0])
        assert actor.number >= number
        assert actor.story[-1]["event"]


async def test_what_is_known_by_updates_is_what_a_welcome_says(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, a_duel(place) as (left, right):
        for _ in range(3):
            await play(left, right, moves=4)
            await level(left, right)
            for table in (left, right):
                again = AsyncTable(table.id, table._line._url, table._line._heads, 5.0)
                async with again:
                    assert vars(again.known) == vars(table.known)


async def test_whoever_watches_hears_no_hand(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        a_duel(place) as (left, right),
        AsyncClient(place.http) as stranger,
        stranger.table(left.id) as eye,
    ):
        await play(left, right, moves=2)
        await level(left, right, eye)
        assert eye.view
        assert eye.view.seat is None
        assert not eye.mine
        with pytest.raises(Refused) as refused:
            await eye.move("+1")
        assert refused.value.reason is wire.Reason.NOT_SEATED


async def test_who_comes_at_once_finds_a_seat_as_long_as_there_is_one(sqlite_url: str) -> None:
    names = [f"Player {n}" for n in range(6)]
    async with serving(sqlite_url) as place, guests(place.http, *names) as people:
        opened = await people[0].open("knock-out", players=5)
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(p.table(opened.id)) for p in people]
            found = await asyncio.gather(*(t.sit() for t in tables), return_exceptions=True)
            (late,) = (each for each in found if isinstance(each, Refused))
            assert late.reason in (wire.Reason.SEAT_TAKEN, wire.Reason.STARTED)
            assert sorted(seat for table in tables for seat in table.mine) == [0, 1, 2, 3, 4]


async def test_a_refusal_says_why_and_changes_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, a_duel(place) as (left, right):
        await level(left, right)
        waits, number = (right if left.to_act else left), left.number
        with pytest.raises(Refused) as refused:
            await waits.move("+1")
        assert refused.value.reason is wire.Reason.NOT_YOUR_TURN
        assert waits.number == number


async def test_news_are_told_one_by_one_and_end_when_one_leaves(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place:
        async with a_duel(place) as (left, right):
            await level(left, right)
            news, begun = left.news(), left.number
            await play(left, right, moves=3)
            await left.say("touché")
            await left.until(lambda table: bool(table.chat))
        told = [item async for item in news]
        numbers = [item.number for item in told if isinstance(item, wire.Update)]
        assert numbers == [begun + 1, begun + 2, begun + 3]
        assert isinstance(told[-1], wire.Chat)
        assert told[-1].text == "touché"


async def test_players_agree_take_back_and_play_again(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, guests(place.http, "Anna", "Boris") as (anna, boris):
        opened = await anna.open("ko", start="host")
        async with opened as left, boris.table(opened.id) as right:
            await left.add_bot(1, "random")
            await left.clear(1)
            await left.sit(0)
            await right.sit()
            await right.leave()
            await right.sit()
            await left.start()
            await left.offer_draw()
            await right.until(lambda table: bool(table.known.asks))
            await right.decline()
            await right.offer_draw()
            await left.until(lambda table: any(ask.seat == 1 for ask in table.known.asks))
            await left.agree()
            await right.until(lambda table: table.over)
            assert right.end
            assert right.end.how == "agreed"
            await left.rematch()
            await right.rematch()
            await left.until(lambda table: bool(table.known.next))
            async with anna.table(str(left.known.next)) as again:
                assert again.phase == "open"
                await again.abort()
                assert again.over


async def test_a_shared_device_shows_one_hand_at_a_time(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        guests(place.http, "Anna") as (anna,),
        await anna.open("en-garde", shared=True) as table,
    ):
        await table.sit(0, name="Ada")
        await table.sit(1, name="Ben")
        assert table.mine == [0, 1]
        assert table.view
        seat = table.view.owing[0]
        assert not table.legal
        await table.show(seat)
        await table.move(table.legal[0])
        await table.resign(0)
        assert table.over


async def test_clocks_run_down_by_the_time_of_the_server(sqlite_url: str) -> None:
    clock = wire.LiveClock(300, 5)
    async with serving(sqlite_url) as place, a_duel(place, clock=clock) as (left, right):
        await level(left, right)
        assert left.view
        owing = left.view.owing[0]
        first, other = left.left(owing), left.left(1 - owing)
        await asyncio.sleep(0.05)
        second = left.left(owing)
        assert first
        assert second
        assert 20 <= first - second <= 5_000
        assert left.left(1 - owing) == other == 300_000
        assert abs(left.now() - time.time() * 1000) < 2_000


# --- Coming back. ---


async def test_a_line_that_is_cut_comes_back_and_nothing_is_missed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, a_duel(place) as (left, right):
        await level(left, right)
        news, begun = left.news(), left.number
        for _ in range(3):
            cut(left)
            await play(right, left, moves=2)
        await level(left, right)
        assert left.cuts == 3
        assert left.known.story == [*left.story]
        told = [await anext(news) for _ in range(left.number - begun)]
        assert [n.number for n in told if not isinstance(n, wire.Chat)] == list(
            range(begun + 1, left.number + 1)
        )


async def test_a_wish_that_was_cut_off_is_said_again_and_done_once(sqlite_url: str) -> None:
    # By post: at any other clock it is an update, too, if somebody is away for a second.
    by_post = wire.DaysClock(1)
    async with serving(sqlite_url) as place, a_duel(place, clock=by_post) as (left, right):
        made = 0
        while made < 8 and not left.over:
            await level(left, right)
            actor = left if left.to_act else right
            before = actor.number
            moving = asyncio.create_task(actor.move(actor.legal[0]))
            await asyncio.sleep(0.002 * (made % 4))  # before it is sent, or after, or answered
            if actor.connected:
                cut(actor)
            assert await moving == before + 1
            made += 1
        await level(left, right)
        assert left.number == right.number


async def test_chat_is_heard_once_though_the_line_was_cut(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, a_duel(place) as (left, right):
        await left.say("one")
        await right.until(lambda table: len(table.chat) == 1)
        cut(right)
        await right.until(lambda table: not table.connected)
        await right.say("two")
        await right.until(lambda table: len(table.chat) == 2)
        assert [line.text for line in right.chat] == ["one", "two"]


async def test_after_a_restart_and_after_a_kill_everybody_comes_back(tmp_path: Path) -> None:
    with Falling("--data", str(tmp_path)) as server:
        server.start()
        server.ready()
        place = Place(server.port)
        async with a_duel(place) as (left, right):
            for falls in (server.end, server.kill):
                await play(left, right, moves=2)
                await asyncio.to_thread(falls)
                playing = asyncio.create_task(play(left, right, moves=2))
                await asyncio.sleep(0.3)
                server.start()
                assert await asyncio.wait_for(playing, 20) == 2
            assert left.cuts >= 2


# SQLite's file can still be read by who has it open, so that only some would be sent away.
@pytest.mark.parametrize("gone", ["postgresql"], indirect=True)
async def test_who_comes_while_the_database_is_gone_is_in_once_it_is_back(gone: Fault) -> None:
    async with serving(gone.url) as place, guests(place.http, "Anna") as (anna,):
        opened = await anna.open("en-garde")
        await asyncio.to_thread(gone.begin)
        coming = asyncio.create_task(opened.__aenter__())
        async with connect(opened._line._url, additional_headers=anna._heads()) as line:
            await line.send(wire.encode(wire.Join(wire.VERSION)))
            await asyncio.wait_for(line.wait_closed(), 20)
            assert line.close_code == sockets.TRY_LATER  # come back, which a client does by itself
        assert not coming.done()
        await asyncio.to_thread(gone.end)
        async with await coming as table:
            await table.sit(0)


async def test_an_account_is_the_same_person_elsewhere(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        guests(place.http, "Anna") as (anna,),
        await anna.open("en-garde", **QUICK) as table,
        AsyncClient(place.http) as other,
    ):
        await table.sit(0)
        await anna.claim("Anna", "correct horse battery")
        await table.until(lambda table: table.cuts == 1 and table.connected)
        assert table.mine == [0]  # back under the new session
        await other.log_in("Anna", "correct horse battery")
        async with AsyncClient(place.http, session=other.session) as same:
            assert await same.me() == lobby.Me("Anna", guest=False)
            async with same.table(table.id) as again:
                assert again.mine == [0]
            await same.log_out()
            assert await same.me() is None


async def test_whoever_is_logged_out_is_told_so(sqlite_url: str) -> None:
    async with (
        serving(sqlite_url) as place,
        guests(place.http, "Anna") as (anna,),
        AsyncClient(place.http, session=anna.session) as same,
        await same.open("en-garde") as table,
    ):
        await anna.log_out()
        with pytest.raises(Closed) as closed:
            await table.until(lambda _: False)
        assert closed.value.code == 4401
        with pytest.raises(Closed):
            await table.sit()


# --- What is not there. ---


async def test_a_table_that_is_not_there_says_so(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, AsyncClient(place.http) as anybody:
        with pytest.raises(Closed) as closed:
            async with anybody.table("nowhere"):
                pass
        assert closed.value.code == 4404
        with pytest.raises(Problem) as problem:
            await anybody.listed("nowhere")
        assert problem.value.status == 404


async def test_without_a_server_one_waits_as_long_as_one_is_patient() -> None:
    async with AsyncClient(f"http://127.0.0.1:{free_port()}", patience=0.3) as anybody:
        for asking in (anybody.games, anybody.be_guest, anybody.table("t").__aenter__):
            begun = time.monotonic()
            with pytest.raises(Unreachable):
                await asking()
            assert time.monotonic() - begun < 5


async def test_without_a_name_one_must_be_somebody_first(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, AsyncClient(place.http) as nobody:
        assert await nobody.me() is None
        with pytest.raises(Problem) as problem:
            await nobody.open("en-garde")
        assert problem.value.status == 401


# --- The lobby. ---


async def test_the_lobby_lists_games_and_tables(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place, guests(place.http, "Anna") as (anna,):
        assert [game.name for game in await anna.games()] == ["en-garde", "knock-out", "ko"]
        names = [(await anna.open("ko")).id for _ in range(60)]
        hidden = (await anna.open("ko", visibility="private")).id
        assert {table.id async for table in anna.tables("open", "ko")} == set(names)
        assert [table.id async for table in anna.tables(game="en-garde")] == []
        async with await anna.open("en-garde", bots=["", "random"]) as table:
            await table.sit()
            assert [mine.id async for mine in anna.my_tables()] == [table.id]
            assert next(seat.name for seat in (await anna.listed(table.id)).seats) == "Anna"
            await table.resign()
            assert [old.id async for old in anna.archive(game="en-garde")] == [table.id]
            assert await anna.mute(table.id, "nobody") == []
        assert (await anna.listed(hidden)).visibility == "private"


@pytest.mark.parametrize(
    "ours", [lobby.Me, lobby.Setting, lobby.Game, lobby.Place, lobby.Listed, lobby.Tables]
)
def test_the_client_reads_what_the_server_writes(ours: type[msgspec.Struct]) -> None:
    theirs = {f.name: f.type for f in msgspec.structs.fields(getattr(forms, ours.__name__))}
    for field in msgspec.structs.fields(ours):
        assert str(field.type).replace(ours.__module__, "") == str(theirs[field.name]).replace(
            forms.__name__, ""
        )


# --- What is known. ---


def test_an_update_that_is_not_the_next_is_not_believed() -> None:
    known = Known()
    known.number = 3
    assert not known.hear(wire.Update(3, 0, "move"))
    assert known.hear(wire.Update(4, 0, "move", told=[{"event": "a"}, {"event": "b"}]))
    assert known.hear(wire.Update(5, 0, "agree", undone=1))
    assert known.story == [{"event": "a"}]
    with pytest.raises(Gap):
        known.hear(wire.Update(7, 0, "move"))
    assert known.number == 5


@pytest.mark.compiled
async def test_a_hint_is_for_whoever_is_to_act_where_aids_are_on(sqlite_url: str) -> None:
    async with serving(sqlite_url) as place:
        async with a_duel(place, **QUICK, aids="on") as (left, right):
            await level(left, right)
            mover, other = (left, right) if left.to_act else (right, left)
            advice = await mover.hint()
            assert {each.move for each in advice} == set(mover.legal)
            assert sum(each.often for each in advice) == pytest.approx(1)
            assert advice[0].often == max(each.often for each in advice)
            with pytest.raises(Refused, match="not-your-turn"):
                await other.hint()
            await mover.move(advice[0].move)
        async with a_duel(place) as (left, right):
            await level(left, right)
            with pytest.raises(Refused, match="no-aids"):
                await (left if left.to_act else right).hint()
