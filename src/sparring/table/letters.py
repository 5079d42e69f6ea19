"""What each listener is told. Made of a Sight and of heard events, and of what is public.

This is the only place where a table's game becomes bytes. A Sight is made by the laws for one seat,
or for nobody; events pass through `heard`; the rest (clocks, seats, who owes an action) is the
same for all. The secret and the score leave with the End alone. Nothing here changes a table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.json import Encoder

from .. import wire
from ..games.contract import NOBODY, Game, Word, heard
from ..record import Record
from ..telling import told_of
from .deeds import Deed
from .standing import Standing

Letters = dict[str, bytes]  # by person; "" is for everybody else


class Public(NamedTuple):
    """What is the same for all who look, so that it is made once."""

    clocks: list[wire.Face]
    seats: list[wire.Sitter] | None  # if they changed
    told: list[wire.Told]  # for those who hear no more than everybody


def _plain(record: object) -> dict[str, Any]:
    """Sights are written as they are: `Record.plain`, without a copy of every move."""
    if isinstance(record, Record):
        return vars(record)
    raise TypeError(f"{type(record).__name__} is no part of a message")


_encode = Encoder(enc_hook=_plain).encode


def updates(s: Standing, deed: Deed) -> Letters:
    """The update of this deed, for everyone who holds a seat, and for everyone else."""
    moved = deed.seated or deed.what == "opened"
    public = Public(
        s.clocks.faces(s.at), sitters(s) if moved else None, tell(s.game, deed.told, NOBODY)
    )
    return {who: _encode(_update(s, deed, who, public)) for who in ("", *s.holders())}


def _update(s: Standing, deed: Deed, who: str, public: Public) -> wire.Update:
    seat = s.looks_as(who)
    more = any(word.to == seat for word in deed.told)
    return wire.Update(
        number=s.number,
        at=s.at,
        what=deed.what,
        seat=deed.seat,
        told=tell(s.game, deed.told, seat) if more else public.told,
        undone=deed.undone,
        seats=public.seats,
        yours=s.held(who) if public.seats else None,
        view=view(s, seat, public.clocks),
        asks=list(s.asks.values()),
        rematch=sorted(s.rematch),
        end=s.end,
        next=s.next or None,
    )


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


def tell(game: Game, told: list[Word], seat: int) -> list[wire.Told]:
    """What this seat, or NOBODY, hears."""
    return [told_of(game, item) for item in heard(told, seat)]
