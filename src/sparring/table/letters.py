"""What each listener is told. Made of a Sight and of heard events, and of what is public.

This is the only place where a table's game becomes bytes. A Sight is made by the laws for one seat,
or for nobody; events pass through `heard`; the rest (clocks, seats, who owes an action) is the
same for all. The secret and the score leave with the End alone. Nothing here changes a table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.json import Encoder

from .. import wire
from ..games.contract import NOBODY, Game, Word, heard
from ..record import Record
from ..telling import told_of
from .deeds import Deed
from .standing import Standing


class Letters(NamedTuple):
    """An update: a body for each person who holds a seat, and under "" one for everybody else."""

    number: int
    bodies: dict[str, bytes]

    def to(self, who: str) -> bytes:
        return self.bodies.get(who) or self.bodies[""]

    def reach(self, who: str) -> bool:
        return who in self.bodies or "" in self.bodies


def _plain(record: object) -> dict[str, Any]:
    """Sights are written as they are: `Record.plain`, without a copy of every move."""
    if isinstance(record, Record):
        return vars(record)
    raise TypeError(f"{type(record).__name__} is no part of a message")


_encode = Encoder(enc_hook=_plain).encode


def updates(s: Standing, deed: Deed) -> Letters:
    """The update of this deed, for everyone who holds a seat, and for everyone else.

    What is public is written once; over it, for each in turn, what is theirs. If all who listen
    hold seats, there is nothing to write for others.
    """
    moved = deed.seated or deed.what == "opened"
    update = wire.Update(
        number=s.number,
        at=s.at,
        what=deed.what,
        seat=deed.seat,
        undone=deed.undone,
        seats=sitters(s) if moved else None,
        asks=list(s.asks.values()),
        rematch=sorted(s.rematch),
        end=s.end,
        next=s.next or None,
    )
    clocks, public = s.clocks.faces(s.at), tell(s.game, deed.told, NOBODY)
    whispered = {word.to for word in deed.told}
    bodies, holders = {}, s.holders()
    for who in holders if s.listeners and s.listeners.issubset(holders) else ("", *holders):
        seat = s.looks_as(who)
        update.told = tell(s.game, deed.told, seat) if seat in whispered else public
        update.yours = s.held(who) if moved else None
        update.view = view(s, seat, clocks)
        bodies[who] = _encode(update)
    return Letters(s.number, bodies)


def welcome(s: Standing, who: str, now: int) -> bytes:
    """Everything as it stands, for this person."""
    seat = s.looks_as(who)
    message = wire.Welcome(
        version=wire.VERSION,
        number=s.number,
        at=s.at,
        now=now,
        about=about(s),
        you=wire.You(s.held(who), bool(who) and who == s.opening.host),
        phase=s.phase,
        seats=sitters(s),
        story=[told_of(s.game, item) for item in s.match.retold().heard(seat)] if s.match else [],
        view=view(s, seat, s.clocks.faces(s.at)),
        asks=list(s.asks.values()),
        rematch=sorted(s.rematch),
        end=s.end,
        next=s.next or None,
    )
    return _encode(message)


def about(s: Standing) -> wire.About:
    return wire.About(
        id=s.id,
        game=s.game.name,
        rules=s.game.version,
        settings=s.settings,
        clock=s.opening.clock,
        commitment=s.commitment,
        start=s.opening.start,
        shared=s.opening.shared,
    )


def sitters(s: Standing) -> list[wire.Sitter]:
    return [
        wire.Sitter(
            kind="bot" if seat.bot else "person" if seat.who else "empty",
            name=seat.name,
            nonce=seat.nonce,
            reserved=bool(seat.reserved),
            away=timer.away,
            instead=seat.instead,
        )
        for seat, timer in zip(s.seats, s.clocks.seats, strict=True)
    ]


def view(s: Standing, seat: int, clocks: list[wire.Face]) -> wire.View | None:
    if not s.match:
        return None
    s.game.laws.look(s.match.state, seat, s.sheet)
    return wire.View(
        sight=vars(s.sheet),
        owing=s.owed,
        clocks=clocks,
        seat=None if seat == NOBODY else seat,
        legal=s.match.legal(seat) if seat in s.owed else [],
    )


def tell(game: Game, told: list[Word], seat: int) -> list[Any]:
    """What this seat, or NOBODY, hears: wire.Told, each as it will be written."""
    return [_written(game, word, seat) for word in told]


@lru_cache(8192)
def _written(game: Game, word: Word, seat: int) -> Raw:
    """The same few things are told again and again."""
    (item,) = heard([word], seat)
    return Raw(_encode(told_of(game, item)))
