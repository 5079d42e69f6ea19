"""Writes down some of everything that a release keeps, for the tests of all later ones:

    python -m tests.server.keep_release

To be run once, when a release has new tables; the file is never changed after that.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path

from argon2 import PasswordHasher

from sparring.server import chat, leases, tables
from sparring.server.accounts import Accounts, Passwords, Session
from sparring.server.connect import connect
from sparring.server.schema import REVISION
from sparring.server.storage import Storage
from sparring.server.tables import Agreed
from sparring.table import Opening, Person, Table
from sparring.wire import Move, Sit
from tests.server.test_migrations import RELEASES, content

NOW = 1_700_000_000_000


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'release.db'}"
        asyncio.run(live(url))
        engines = connect(url)
        kept = {name: rows for name, rows in content(engines).items() if rows}
        engines.dispose()
    RELEASES.mkdir(exist_ok=True)
    file = RELEASES / f"{REVISION}.json"
    file.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
    print(f"{file}: {', '.join(f'{len(rows)} {name}' for name, rows in kept.items())}")


async def live(url: str) -> None:
    storage = Storage.open(url, "a process")
    await storage.join("127.0.0.1:8000", NOW)
    await storage.key("cookies")
    passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    accounts = Accounts(storage, passwords)
    guest, other = await accounts.be_guest("Ben", NOW), await accounts.be_guest("Zoë", NOW)
    assert isinstance(guest, Session)
    assert isinstance(other, Session)
    account = await accounts.claim(other.player.id, "Zoë", "a password", NOW)
    assert isinstance(account, Session)
    people = [Person(session.player.id, session.player.name) for session in (guest, account)]
    for moves, name in ((999, "finished"), (9, "running"), (0, "open")):
        await play(storage, name, people, moves)
    await storage.write(chat.say, "finished", people[0].id, "Well played!", NOW)
    await storage.write(chat.mute, people[0].id, people[1].id)
    await storage.write(leases.rest, leases.Lease("open", "a process", 1), NOW + 1)
    await asyncio.to_thread(storage.close)
    passwords.close()


async def play(storage: Storage, name: str, people: list[Person], moves: int) -> None:
    secret, dice = random.Random(name).randbytes(32), random.Random(1)
    opening = Opening(game="en-garde", host=people[0].id, settings={"rules": "basic", "hits": 2})
    table, out = Table.open(name, opening, secret, NOW)
    rows, about = list(out.rows), table.about
    agreed = Agreed(
        name,
        about.game,
        about.rules,
        about.settings,
        {"kind": "none"},
        2,
        secret,
        host=people[0].id,
    )
    for seat, person in enumerate(people[: 2 if moves else 1]):
        rows += table.receive(person, Sit(f"sit-{seat}", seat, "ab" * 8), NOW + seat).rows
    for n in range(moves):
        if not (owing := table._s.owing()):
            break
        assert table._s.match
        move = Move(f"move-{n}", dice.choice(table._s.match.legal(owing[0])))
        rows += table.receive(people[owing[0]], move, NOW + 10 * n).rows
    lease = await storage.write(tables.create, agreed, storage.owner, NOW)
    await storage.append(lease, rows)
    for seat in range(2 if moves else 1):
        await storage.write(tables.sit, name, seat, people[seat].id)
    if table.phase != "open":
        await storage.write(tables.start, name, NOW + 1)
    if table.end:
        await storage.write(tables.finish, name, dict(enumerate(table.end.results or ())), NOW + 2)


if __name__ == "__main__":
    main()
