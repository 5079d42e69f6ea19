"""Guests who become accounts and keep their games; sessions that end when they should."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from sparring.server import chat, lists, players, schema, tables
from sparring.server.accounts import Accounts, Passwords, Session
from sparring.server.cookies import signed, token_of
from sparring.server.players import LIFETIME, Player, Refused
from sparring.server.storage import Storage
from sparring.table import Opening, Person, Row, Table
from sparring.wire import Move, Resign, Sit
from tests.server.things import SECRET, agreed

NOW = 1_700_000_000_000
PASSWORD = "correct horse"  # noqa: S105 - of nobody

# As the real one, but quick: that argon2 is slow is for its own tests.
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    made = Passwords(QUICK)
    yield made
    made.close()


@pytest.fixture
def accounts(storage: Storage, passwords: Passwords) -> Accounts:
    return Accounts(storage, passwords)


async def a_guest(accounts: Accounts, name: str = "Anna") -> Session:
    session = await accounts.be_guest(name, NOW)
    assert isinstance(session, Session)
    return session


async def an_account(accounts: Accounts, name: str = "Anna") -> Session:
    guest = await a_guest(accounts, name)
    session = await accounts.claim(guest.player.id, name, PASSWORD, NOW)
    assert isinstance(session, Session)
    return session


# --- Guests, and what becomes of them. ---


async def test_a_guest_plays_at_once(accounts: Accounts) -> None:
    session = await a_guest(accounts, "  Anna   Lena ")
    assert session.player == Player(session.player.id, "Anna Lena", guest=True)
    assert await accounts.whose(session.token, NOW) == session.player


async def test_a_guest_becomes_an_account_and_keeps_all_games(
    accounts: Accounts, storage: Storage
) -> None:
    guest = await a_guest(accounts)
    await storage.write(tables.create, agreed(), storage.owner, NOW)
    await storage.write(tables.sit, "t", 0, guest.player.id)
    await storage.write(tables.finish, "t", {0: 1}, NOW)
    session = await accounts.claim(guest.player.id, "Anna Ⅱ", PASSWORD, NOW)
    assert isinstance(session, Session)
    assert session.player == Player(guest.player.id, "Anna Ⅱ", guest=False)
    (game,) = await storage.read(lists.archive, session.player.id)
    assert game.seats[0].name == "Anna Ⅱ"


async def test_a_claim_ends_the_sessions_of_the_guest(accounts: Accounts) -> None:
    guest = await a_guest(accounts)
    session = await accounts.claim(guest.player.id, "Anna", PASSWORD, NOW)
    assert isinstance(session, Session)
    assert await accounts.whose(guest.token, NOW) is None
    assert await accounts.whose(session.token, NOW) == session.player


async def test_an_account_can_not_be_claimed_again(accounts: Accounts) -> None:
    session = await an_account(accounts)
    again = await accounts.claim(session.player.id, "Another", PASSWORD, NOW)
    assert again is Refused.NO_GUEST
    assert await accounts.claim("nobody", "Nobody", PASSWORD, NOW) is Refused.NO_SUCH_PLAYER


@pytest.mark.parametrize("name", ["Anna", "ANNA", " anna ", "\uff21nn\uff41"])
async def test_a_name_belongs_to_one_account(accounts: Accounts, name: str) -> None:
    await an_account(accounts, "Anna")
    assert await accounts.be_guest(name, NOW) is Refused.NAME_TAKEN
    other = await a_guest(accounts, "Ben")
    assert await accounts.claim(other.player.id, name, PASSWORD, NOW) is Refused.NAME_TAKEN


async def test_guests_may_share_a_name(accounts: Accounts) -> None:
    first, second = await a_guest(accounts, "Anna"), await a_guest(accounts, "Anna")
    assert first.player.id != second.player.id


async def test_of_many_who_claim_a_name_at_once_one_gets_it(accounts: Accounts) -> None:
    guests = [await a_guest(accounts, f"Guest {n}") for n in range(6)]
    found = await asyncio.gather(
        *(accounts.claim(guest.player.id, "Anna", PASSWORD, NOW) for guest in guests)
    )
    assert sum(isinstance(each, Session) for each in found) == 1
    assert found.count(Refused.NAME_TAKEN) == 5


async def test_of_two_processes_that_give_a_name_away_at_once_one_does(
    postgresql_url: str, passwords: Passwords
) -> None:
    pair = [Storage.open(postgresql_url) for _ in range(2)]
    for n in range(10):
        both = [Accounts(storage, passwords) for storage in pair]
        guests = [await a_guest(accounts, "Guest") for accounts in both]
        found = await asyncio.gather(
            *(
                accounts.claim(guest.player.id, f"Anna {n}", PASSWORD, NOW)
                for accounts, guest in zip(both, guests, strict=True)
            )
        )
        assert (
            sorted(map(type, found), key=str) == [Session, Refused] or Refused.NAME_TAKEN in found
        )
        assert sum(isinstance(each, Session) for each in found) == 1
    for storage in pair:
        await asyncio.to_thread(storage.close)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", Refused.NAME_LENGTH),
        ("A", Refused.NAME_LENGTH),
        ("A" * 25, Refused.NAME_LENGTH),
        ("<b>Anna</b>", Refused.NAME_CHARACTERS),
        ("An\u202ena", Refused.NAME_CHARACTERS),
        ("An\u200bna", Refused.NAME_CHARACTERS),
        ("An\x00na", Refused.NAME_CHARACTERS),
        ("- . -", Refused.NAME_CHARACTERS),
    ],
)
async def test_a_name_that_would_trick_a_reader_is_refused(
    accounts: Accounts, name: str, why: Refused
) -> None:
    assert await accounts.be_guest(name, NOW) is why


@pytest.mark.parametrize(
    "name", ["Zoë", "Jean-Luc", "O'Neill", "李小龙", "Søren K.", "नमस्ते", "R2 D2"]
)
async def test_names_of_all_languages_are_names(accounts: Accounts, name: str) -> None:
    assert (await a_guest(accounts, name)).player.name == name


# --- Coming back. ---


async def test_an_account_logs_in_by_name_and_password(accounts: Accounts) -> None:
    session = await an_account(accounts)
    again = await accounts.log_in("anna", PASSWORD, NOW)
    assert isinstance(again, Session)
    assert again.player == session.player
    assert again.token != session.token


async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(accounts: Accounts) -> None:
    await an_account(accounts)
    await a_guest(accounts, "Ben")
    assert await accounts.log_in("Anna", "wrong password", NOW) is Refused.WRONG
    assert await accounts.log_in("Nobody", PASSWORD, NOW) is Refused.WRONG
    assert await accounts.log_in("Ben", "", NOW) is Refused.WRONG
    assert await accounts.log_in("Anna", PASSWORD * 100_000, NOW) is Refused.WRONG


async def test_a_wrong_name_takes_as_long_as_a_wrong_password(storage: Storage) -> None:
    slow = Passwords(PasswordHasher(time_cost=8, memory_cost=8192, parallelism=1))
    accounts = Accounts(storage, slow)
    await an_account(accounts)
    times: dict[str, list[float]] = {"Anna": [], "Nobody": []}
    for _ in range(5):
        for name, taken in times.items():
            begun = time.process_time_ns()
            await accounts.log_in(name, "wrong password", NOW)
            taken.append(time.process_time_ns() - begun)
    slow.close()
    assert 0.5 < min(times["Anna"]) / min(times["Nobody"]) < 2


@pytest.mark.parametrize("password", ["", "seven 7", "x" * 257])
async def test_a_password_has_a_length(accounts: Accounts, password: str) -> None:
    guest = await a_guest(accounts)
    claimed = await accounts.claim(guest.player.id, "Anna", password, NOW)
    assert claimed is Refused.PASSWORD_LENGTH


async def test_a_session_ends_when_nobody_uses_it(accounts: Accounts) -> None:
    session = await a_guest(accounts)
    assert session.expires == NOW + LIFETIME
    assert await accounts.whose(session.token, NOW + LIFETIME) is None


async def test_a_session_that_is_used_goes_on(accounts: Accounts) -> None:
    session = await a_guest(accounts)
    for half_year in range(1, 5):
        assert await accounts.whose(session.token, NOW + half_year * (LIFETIME - 1))


async def test_logging_out_ends_one_session_and_everywhere_ends_all(accounts: Accounts) -> None:
    await an_account(accounts)
    found = [await accounts.log_in("Anna", PASSWORD, NOW) for _ in range(3)]
    sessions = [session for session in found if isinstance(session, Session)]
    await accounts.log_out(sessions[0].token)
    assert await accounts.whose(sessions[0].token, NOW) is None
    assert await accounts.whose(sessions[1].token, NOW) is not None
    assert await accounts.log_out_everywhere(sessions[0].player.id) == 3
    assert await accounts.whose(sessions[1].token, NOW) is None


async def test_a_new_password_ends_all_sessions_but_the_new_one(accounts: Accounts) -> None:
    old = await an_account(accounts)
    player = old.player.id
    wrong = await accounts.change_password(player, "wrong password", "another horse", NOW)
    assert wrong is Refused.WRONG
    new = await accounts.change_password(player, PASSWORD, "another horse", NOW)
    assert isinstance(new, Session)
    assert await accounts.whose(old.token, NOW) is None
    assert await accounts.whose(new.token, NOW) == new.player
    assert await accounts.log_in("Anna", PASSWORD, NOW) is Refused.WRONG
    assert isinstance(await accounts.log_in("Anna", "another horse", NOW), Session)


async def test_a_weak_hash_is_made_anew_when_its_owner_comes_back(
    accounts: Accounts, storage: Storage
) -> None:
    session = await an_account(accounts)
    weak = await storage.read(players.password_of, session.player.id)
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    again = Accounts(storage, stronger)
    assert isinstance(await again.log_in("Anna", PASSWORD, NOW), Session)
    strong = await storage.read(players.password_of, session.player.id)
    assert strong
    assert strong != weak
    assert not stronger.outdated(strong)
    assert isinstance(await again.log_in("Anna", PASSWORD, NOW), Session)
    stronger.close()


async def test_hashing_does_not_hold_up_the_event_loop() -> None:
    passwords = Passwords()
    hashing = asyncio.gather(*(passwords.hash(PASSWORD) for _ in range(4)))
    turns = 0
    while not hashing.done():
        await asyncio.sleep(0)
        turns += 1
    passwords.close()
    assert all(hashed.startswith("$argon2id$") for hashed in hashing.result())
    assert turns > 100


async def test_too_many_who_log_in_at_once_are_told_to_try_again(
    accounts: Accounts, passwords: Passwords
) -> None:
    await an_account(accounts)
    passwords._waiting += 64
    assert await accounts.log_in("Anna", PASSWORD, NOW) is Refused.BUSY


# --- What is kept, and what is not. ---


async def test_neither_a_token_nor_a_password_is_kept(
    accounts: Accounts, storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    session = await an_account(accounts)
    kept = [
        *await storage.read(lambda db: db.execute(select(schema.sessions)).all()),
        *await storage.read(lambda db: db.execute(select(schema.players)).all()),
    ]
    for hidden in (session.token, PASSWORD):
        assert hidden not in repr(kept)
        assert hidden not in repr(session)
        assert hidden not in caplog.text


async def test_a_cookie_that_is_not_ours_is_nobodys(storage: Storage) -> None:
    key = await storage.key("cookies")
    cookie = signed("token", key)
    assert token_of(cookie, key) == "token"
    for forged in ("", ".", "token", "token.", cookie[:-1], "x" + cookie, cookie + "x", "é.ü"):
        assert token_of(forged, key) is None
    assert token_of(cookie, bytes(32)) is None


async def test_a_sweep_forgets_who_never_played_and_can_not_come_back(
    accounts: Accounts, storage: Storage
) -> None:
    idle, plays = await a_guest(accounts, "Idle"), await a_guest(accounts, "Plays")
    stays = await an_account(accounts, "Stays")
    await storage.write(tables.create, agreed(), storage.owner, NOW)
    await storage.write(tables.sit, "t", 0, plays.player.id)
    await storage.write(players.sweep, NOW)
    assert await storage.read(players.find, idle.player.id)
    await storage.write(players.sweep, NOW + LIFETIME)
    assert await storage.read(players.find, idle.player.id) is None
    assert await storage.read(players.find, plays.player.id)
    assert await storage.read(players.find, stays.player.id)
    kept = await storage.read(lambda db: db.execute(select(schema.sessions)).all())
    assert kept == []


# --- Going for good. ---


async def played(storage: Storage, *sessions: Session) -> list[Row]:
    """A game of two people, resigned by the first, stored with who sat there."""
    table, out = Table.open("t", Opening(game="en-garde"), SECRET, NOW)
    rows = list(out.rows)
    for seat, session in enumerate(sessions):
        person = Person(session.player.id, session.player.name)
        rows += table.receive(person, Sit(f"sit{seat}", seat, "ab" * 8), NOW).rows
    to_act = table._s.owing()[0]
    person = Person(sessions[to_act].player.id, sessions[to_act].player.name)
    assert table._s.match
    rows += table.receive(person, Move("m", table._s.match.legal()[0]), NOW).rows
    rows += table.receive(Person(sessions[0].player.id, "Anna"), Resign("r"), NOW).rows
    assert table.phase == "finished"
    await storage.write(tables.create, agreed(), storage.owner, NOW, rows)
    for seat, session in enumerate(sessions):
        await storage.write(tables.sit, "t", seat, session.player.id)
    await storage.write(tables.finish, "t", {0: -1, 1: 1}, NOW)
    return rows


async def test_a_deleted_player_leaves_the_game_without_a_name(
    accounts: Accounts, storage: Storage
) -> None:
    anna, ben = await an_account(accounts, "Anna"), await a_guest(accounts, "Ben")
    rows = await played(storage, anna, ben)
    assert any(b"Anna" in row.body for row in rows)
    await storage.write(chat.say, "t", anna.player.id, "I am Anna", NOW)
    await storage.write(chat.say, "t", ben.player.id, "Hello", NOW)
    assert await accounts.delete(anna.player.id, PASSWORD) is None

    stored = await storage.read(tables.load, "t")
    assert stored
    assert [seat.name for seat in stored.listed.seats] == ["?", "Ben"]
    assert [seat.result for seat in stored.listed.seats] == [-1, 1]
    assert not any(b"Anna" in row.body for row in stored.rows)
    assert [line.text for line in await storage.read(chat.said, "t")] == ["Hello"]
    again = Table.rebuild("t", stored.rows, stored.secret)
    assert again.end
    assert '[Player0 "?"]' in again.end.score
    assert '[Player1 "Ben"]' in again.end.score


async def test_the_game_of_a_deleted_player_is_otherwise_the_same(
    accounts: Accounts, storage: Storage
) -> None:
    anna, ben = await an_account(accounts, "Anna"), await a_guest(accounts, "Ben")
    before = Table.rebuild("t", await played(storage, anna, ben), SECRET)
    await accounts.delete(anna.player.id, PASSWORD)
    stored = await storage.read(tables.load, "t")
    assert stored
    after = Table.rebuild("t", stored.rows, SECRET)
    assert before.end
    assert after.end
    assert after.end.score == before.end.score.replace("Anna", "?")
    assert after.number == before.number


async def test_a_deleted_player_is_gone_everywhere(accounts: Accounts, storage: Storage) -> None:
    anna, ben = await an_account(accounts, "Anna"), await a_guest(accounts, "Ben")
    await storage.write(chat.mute, ben.player.id, anna.player.id)
    await storage.write(tables.create, agreed(host=anna.player.id), storage.owner, NOW)
    await storage.write(tables.sit, "t", 0, anna.player.id)
    await storage.write(tables.sit, "t", 1, anna.player.id, "Annas son")
    assert await accounts.delete(anna.player.id, "wrong password") is Refused.WRONG
    assert await accounts.delete(anna.player.id, PASSWORD) is None
    assert await accounts.whose(anna.token, NOW) is None
    assert await accounts.log_in("Anna", PASSWORD, NOW) is Refused.WRONG
    assert await storage.read(chat.muted_by, ben.player.id) == set()
    table = await storage.read(tables.find, "t")
    assert table
    assert (table.host, [seat.name for seat in table.seats]) == (None, ["?", "?"])
    assert await accounts.delete(anna.player.id, PASSWORD) is Refused.NO_SUCH_PLAYER
    assert isinstance(await accounts.be_guest("Anna", NOW), Session)


async def test_a_guest_is_deleted_without_a_password(accounts: Accounts) -> None:
    guest = await a_guest(accounts)
    assert await accounts.delete(guest.player.id, "") is None
    assert await accounts.whose(guest.token, NOW) is None
