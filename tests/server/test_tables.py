"""What the lobby, the archive and the people at a table are shown."""

from __future__ import annotations

import pytest

from sparring.server import chat, lists, players, tables
from sparring.server.lists import After, Page
from sparring.server.storage import Storage
from sparring.server.tables import Listed, Seat
from tests.server.things import SECRET, agreed, numbers, row

NOW = 1_700_000_000_000


async def with_players(storage: Storage, *names: str) -> None:
    for name in names:
        await storage.write(players.add_guest, name.lower(), name, NOW)


async def make(storage: Storage, name: str, at: int = NOW, **more: str | None) -> None:
    await storage.write(tables.create, agreed(name, **more), storage.owner, at)  # type: ignore[arg-type]


async def found(storage: Storage, name: str = "t") -> Listed:
    table = await storage.read(tables.find, name)
    assert table
    return table


def names(listed: list[Listed]) -> list[str]:
    return [table.id for table in listed]


# --- Seats. ---


async def test_a_seat_shows_who_sits_there(storage: Storage) -> None:
    await with_players(storage, "Anna")
    await make(storage, "t")
    await storage.write(tables.sit, "t", 0, "anna")
    await storage.write(tables.sit_bot, "t", 1, "random")
    assert (await found(storage)).seats == (
        Seat(0, "anna", "Anna"),
        Seat(1, None, "random", bot="random"),
    )


async def test_friends_on_one_device_have_names_of_their_own(storage: Storage) -> None:
    await with_players(storage, "Anna")
    await make(storage, "t")
    await storage.write(tables.sit, "t", 0, "anna")
    await storage.write(tables.sit, "t", 1, "anna", "Ben")
    assert [seat.name for seat in (await found(storage)).seats] == ["Anna", "Ben"]


async def test_a_bot_that_stands_in_leaves_the_seat_to_its_player(storage: Storage) -> None:
    await with_players(storage, "Anna")
    await make(storage, "t")
    await storage.write(tables.sit, "t", 0, "anna")
    await storage.write(tables.sit_bot, "t", 0, "random")
    assert (await found(storage)).seats == (Seat(0, "anna", "Anna", bot="random"),)


async def test_who_sits_down_takes_the_place_of_who_sat_there(storage: Storage) -> None:
    await with_players(storage, "Anna", "Ben")
    await make(storage, "t")
    await storage.write(tables.sit, "t", 0, "anna")
    await storage.write(tables.sit, "t", 0, "ben")
    assert (await found(storage)).seats == (Seat(0, "ben", "Ben"),)
    await storage.write(tables.stand_up, "t", 0)
    assert (await found(storage)).seats == ()


async def test_a_finished_table_shows_what_it_was_worth(storage: Storage) -> None:
    await with_players(storage, "Anna", "Ben")
    await make(storage, "t")
    await storage.write(tables.sit, "t", 0, "anna")
    await storage.write(tables.sit, "t", 1, "ben")
    await storage.write(tables.start, "t", NOW + 1)
    await storage.write(tables.finish, "t", {0: 1, 1: -1}, NOW + 2)
    table = await found(storage)
    assert (table.state, table.changed) == ("finished", NOW + 2)
    assert [seat.result for seat in table.seats] == [1, -1]


async def test_what_is_listed_has_no_secret(storage: Storage) -> None:
    await make(storage, "t")
    assert not hasattr(await found(storage), "secret")
    stored = await storage.read(tables.load, "t")
    assert stored
    assert stored.secret == SECRET


async def test_a_table_can_be_made_with_its_first_rows(storage: Storage) -> None:
    lease = await storage.write(tables.create, agreed("t"), storage.owner, NOW, [row(1), row(2)])
    await storage.append(lease, [row(3)])
    assert await numbers(storage) == [1, 2, 3]
    after = await storage.read(tables.rows_after, "t", 2)
    assert [stored.number for stored in after] == [3]


async def test_there_is_nothing_to_load_where_there_is_no_table(storage: Storage) -> None:
    assert await storage.read(tables.load, "t") is None
    assert await storage.read(tables.find, "t") is None


# --- Lists. ---


async def test_the_lobby_lists_open_tables_the_newest_first(storage: Storage) -> None:
    for n in range(3):
        await make(storage, f"t{n}", NOW + n)
    await storage.write(tables.start, "t1", NOW + 9)
    assert names(await storage.read(lists.lobby)) == ["t2", "t0"]
    assert names(await storage.read(lists.lobby, "running")) == ["t1"]


async def test_a_list_is_cut_into_pages_that_miss_nothing(storage: Storage) -> None:
    for n in range(7):
        await make(storage, f"t{n}", NOW + n // 3)
    pages, after = [], None
    while page := await storage.read(lists.lobby, "open", Page(after=after, most=2)):
        pages += names(page)
        after = After(page[-1].changed, page[-1].id)
    assert pages == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]


async def test_a_list_can_be_of_one_game(storage: Storage) -> None:
    await make(storage, "duel", game="en-garde")
    await make(storage, "fight", game="knock-out")
    assert names(await storage.read(lists.lobby, "open", Page("knock-out"))) == ["fight"]


async def test_a_private_table_is_on_nobodys_list_but_its_players(storage: Storage) -> None:
    await with_players(storage, "Anna", "Ben")
    await make(storage, "t", visibility="private")
    await storage.write(tables.sit, "t", 0, "anna")
    assert await storage.read(lists.lobby) == []
    assert names(await storage.read(lists.own, "anna", "open")) == ["t"]
    assert await storage.read(lists.own, "ben", "open") == []
    await storage.write(tables.finish, "t", {}, NOW)
    assert await storage.read(lists.archive, "anna") == []
    assert names(await storage.read(lists.own, "anna", "finished")) == ["t"]


async def test_the_archive_is_by_player_and_by_game(storage: Storage) -> None:
    await with_players(storage, "Anna", "Ben")
    for n, (who, game) in enumerate(
        [("anna", "en-garde"), ("ben", "en-garde"), ("anna", "knock-out")]
    ):
        await make(storage, f"t{n}", game=game)
        await storage.write(tables.sit, f"t{n}", 0, who)
        await storage.write(tables.finish, f"t{n}", {0: 1}, NOW + n)
    assert names(await storage.read(lists.archive)) == ["t2", "t1", "t0"]
    assert names(await storage.read(lists.archive, "anna")) == ["t2", "t0"]
    assert names(await storage.read(lists.archive, "anna", Page("en-garde"))) == ["t0"]


async def test_tables_are_counted_by_game_and_state(storage: Storage) -> None:
    await make(storage, "a")
    await make(storage, "b")
    await make(storage, "c", game="ko")
    await storage.write(tables.abort, "b", NOW)
    assert await storage.read(lists.counts) == {
        ("en-garde", "open"): 1,
        ("en-garde", "aborted"): 1,
        ("ko", "open"): 1,
    }


async def test_what_came_to_nothing_is_forgotten(storage: Storage) -> None:
    await make(storage, "still open")
    for n in range(3):
        lease = await storage.write(tables.create, agreed(f"t{n}"), storage.owner, NOW)
        await storage.append(lease, [row(1, f"t{n}")])
        await storage.write(tables.abort, f"t{n}", n)
    assert await storage.write(tables.forget_aborted, 2) == 2
    assert [await numbers(storage, f"t{n}") for n in range(3)] == [[], [], [1]]
    assert names(await storage.read(lists.lobby)) == ["still open"]


# --- What is said. ---


async def test_what_is_said_is_kept_in_order(storage: Storage) -> None:
    await with_players(storage, "Anna", "Ben")
    await make(storage, "t")
    await make(storage, "other")
    first = await storage.write(chat.say, "t", "anna", "Hello!", NOW)
    await storage.write(chat.say, "other", "ben", "Not here", NOW)
    await storage.write(chat.say, "t", "ben", "Bonjour « Anna »", NOW + 1)
    lines = await storage.read(chat.said, "t")
    assert [(line.name, line.text) for line in lines] == [
        ("Anna", "Hello!"),
        ("Ben", "Bonjour « Anna »"),
    ]
    assert await storage.read(chat.said, "t", first) == lines[1:]
    assert await storage.read(chat.said, "t", 0, 1) == lines[1:]


async def test_a_player_can_be_muted_and_heard_again(storage: Storage) -> None:
    await with_players(storage, "Anna", "Ben")
    await storage.write(chat.mute, "anna", "ben")
    await storage.write(chat.mute, "anna", "ben")
    assert await storage.read(chat.muted_by, "anna") == {"ben"}
    assert await storage.read(chat.muted_by, "ben") == set()
    await storage.write(chat.unmute, "anna", "ben")
    assert await storage.read(chat.muted_by, "anna") == set()


@pytest.mark.parametrize("text", ["Füße, 剣道, 🤺", "'; DROP TABLE rows; --", '\\ % _ "'])
async def test_any_text_comes_back_as_it_was(storage: Storage, text: str) -> None:
    await storage.write(players.add_guest, "p", text, NOW)
    await make(storage, "t")
    await storage.write(chat.say, "t", "p", text, NOW)
    (line,) = await storage.read(chat.said, "t")
    assert (line.name, line.text) == (text, text)
