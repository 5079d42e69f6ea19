"""A hall with one table in it: it stores the rows, delivers the letters, and has a clock."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from sparring import wire
from sparring.table import Letters, Opening, Output, Person, Row, Table

SECRET = bytes(range(32))
NOW = 1_800_000_000_000
LIVE = wire.LiveClock(bank=300, increment=5)

# The hall's guests, in the order of their seats; whoever else is named watches.
NAMES = ("anna", "boris", "clara", "diego", "edith")


def person(name: str) -> Person:
    return Person(f"id-of-{name}", name.capitalize())


def nonce(seat: int) -> str:
    return f"{seat:02x}" * 16


class Hall:
    """Everything that is said at one table, and everything that is heard."""

    def __init__(self, game: str = "en-garde", *, secret: bytes = SECRET, **opening: Any) -> None:
        opening.setdefault("clock", LIVE)
        opening.setdefault("host", "id-of-anna")
        self.now, self.secret, self.ids = NOW, secret, count()
        self.rows: list[Row] = []
        self.heard: dict[str, list[bytes]] = {name: [] for name in (*NAMES, "watcher")}
        self.table, out = Table.open("t1", Opening(game, **opening), secret, NOW)
        self.take(out)

    @classmethod
    def running(cls, game: str = "en-garde", **opening: Any) -> Hall:
        """With everyone in their seat."""
        hall = cls(game, **opening)
        for seat in range(len(hall.table.seats)):
            hall.sit(NAMES[seat], seat)
        return hall

    def take(self, out: Output) -> Output:
        self.rows.extend(out.rows)
        self.deliver(out.letters)
        return out

    def deliver(self, letters: Iterable[Letters]) -> None:
        for sent in letters:
            for name, stream in self.heard.items():
                stream.append(sent.to(f"id-of-{name}"))

    def say(self, name: str, wish: Any, after: int = 100) -> wire.Accepted | wire.Refused:
        """Somebody says something, so many milliseconds later."""
        self.now += after
        reply = self.take(self.table.receive(person(name), wish, self.now)).reply
        assert reply
        return reply

    def ask(self, who: str, kind: type, /, after: int = 100, **fields: Any) -> wire.Reason | None:
        """The same, with a fresh id; None: it was granted."""
        reply = self.say(who, kind(id=self.id(), **fields), after)
        return reply.reason if isinstance(reply, wire.Refused) else None

    def id(self) -> str:
        return f"w{next(self.ids)}"

    def sit(self, who: str, seat: int, /, **fields: Any) -> wire.Reason | None:
        return self.ask(who, wire.Sit, seat=seat, nonce=nonce(seat), **fields)

    def move(self, move: str, after: int = 100, **fields: Any) -> wire.Reason | None:
        """The move of whoever is to act."""
        return self.ask(NAMES[self.owing[0]], wire.Move, after, move=move, **fields)

    def tick(self, after: int) -> Output:
        self.now += after
        return self.take(self.table.tick(self.now))

    # --- What can be seen from outside. ---

    def last(self, name: str = "watcher") -> wire.Update:
        update = wire.hear(self.heard[name][-1])
        assert isinstance(update, wire.Update)
        return update

    def updates(self, name: str = "watcher") -> list[wire.Update]:
        return [u for u in map(wire.hear, self.heard[name]) if isinstance(u, wire.Update)]

    def view(self, name: str = "watcher") -> wire.View:
        view = self.last(name).view
        assert view
        return view

    def welcome(self, name: str = "watcher") -> wire.Welcome:
        (body,) = self.table.resume(f"id-of-{name}", None, self.now)
        welcome = wire.hear(body)
        assert isinstance(welcome, wire.Welcome)
        return welcome

    @property
    def owing(self) -> list[int]:
        return self.view().owing

    def legal(self, seat: int | None = None) -> list[str]:
        return self.view(NAMES[self.owing[0] if seat is None else seat]).legal

    def rebuilt(self) -> Table:
        return Table.rebuild("t1", self.rows, self.secret)


def fingerprint(table: Table) -> str:
    """All that a table is, as text: two tables with the same one can't be told apart."""
    s = table._s
    told = vars(s) | {"clocks": [vars(timer) for timer in s.clocks.seats], "sheet": None}
    match = s.match and (s.match.state, s.match.steps, s.match.told, s.match.questions)
    return repr(told | {"match": match, "kept": list(table._kept)})
