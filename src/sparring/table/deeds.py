"""What a row does to a table. Rows were ruled on before they were written: nothing is refused here.

Every change of a Standing is made here, live and when rows are replayed. Nothing here knows of
messages.
"""

# ruff: noqa: ARG001  # every deed is done in the same words, and few need them all

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from .. import wire
from ..games.contract import Word
from ..match import Match
from . import rulings, undo
from .rows import (
    AnyEntry,
    BotMoved,
    Came,
    Closed,
    Continued,
    Flag,
    Granted,
    RowsError,
    Started,
    Went,
    Woken,
    kind,
)
from .standing import Seat, Standing


@dataclass
class Deed:
    """What a row turned out to do, for those who are told."""

    what: wire.What
    seat: int | None = None
    told: list[Word] = field(default_factory=list)
    undone: int = 0
    seated: set[int] = field(default_factory=set)  # seats that changed


def do(s: Standing, number: int, at: int, entry: AnyEntry) -> Deed:
    """Let the row happen. Then the clocks run of those who must act now."""
    s.number, s.at = number, at
    deed = Deed(kind(entry))
    if isinstance(entry, Granted):
        s.grant(entry.who, entry.wish)
        deed.seat = _seat(s, entry)
        WISHES[type(entry.wish)](s, entry, deed)
    elif type(entry) in DEEDS:
        DEEDS[type(entry)](s, entry, deed)
    s.owed = []
    if s.match:
        s.match.forget()  # the steps say it all, and a table may live for long
        if not s.end:
            s.owed = [seat for seat in range(len(s.seats)) if s.match.may_act(seat)]
    s.clocks.hand_over([seat for seat in s.owed if s.seats[seat].who], at)
    return deed


def _seat(s: Standing, entry: Granted) -> int | None:
    """Who did it, or whom it befell."""
    if isinstance(entry.wish, wire.Agree | wire.Decline):
        seat = rulings.answering(s, entry.who, entry.wish)
    elif (named := getattr(entry.wish, "seat", None)) is not None:
        return int(named)
    else:
        seat = rulings.seat_of(s, entry.who, None)
    return seat if isinstance(seat, int) else None


# --- Before the start. ---


def sit(s: Standing, entry: Granted, deed: Deed) -> None:
    wish = entry.wish
    assert isinstance(wish, wire.Sit)
    seat = s.seats[wish.seat]
    name = wish.name if wish.name and s.opening.shared else entry.name
    seat.who, seat.name, seat.nonce = entry.who, name, wish.nonce
    deed.seated.add(wish.seat)


def add_bot(s: Standing, entry: Granted, deed: Deed) -> None:
    wish = entry.wish
    assert isinstance(wish, wire.AddBot)
    s.seats[wish.seat] = Seat(bot=wish.bot, name=wish.bot)
    deed.seated.add(wish.seat)


def leave(s: Standing, entry: Granted, deed: Deed) -> None:
    """A seat that was kept for this person still is."""
    assert deed.seat is not None
    kept = s.seats[deed.seat].reserved
    s.seats[deed.seat] = Seat(reserved=kept, name=entry.name if kept else "")
    deed.seated.add(deed.seat)


def clear(s: Standing, entry: Granted, deed: Deed) -> None:
    assert deed.seat is not None
    s.seats[deed.seat] = Seat()
    deed.seated.add(deed.seat)


def started(s: Standing, entry: Started, deed: Deed) -> None:
    if entry.nonces != [seat.nonce for seat in s.seats]:
        raise RowsError(f"table {s.id} was started with other nonces")
    s.match = Match(s.game, s.chance(), **s.settings)
    s.started_at = s.at
    deed.told = [word for told in s.match.told for word in told]


# --- Playing. ---


def move(s: Standing, entry: Granted, deed: Deed) -> None:
    wish = entry.wish
    assert isinstance(wish, wire.Move)
    assert deed.seat is not None
    s.clocks.seats[deed.seat].acted(s.at, wish.thought)
    _play(s, deed.seat, wish.move, deed)


def bot_moved(s: Standing, entry: BotMoved, deed: Deed) -> None:
    deed.seat = entry.seat
    _play(s, entry.seat, entry.move, deed)


def _play(s: Standing, seat: int, token: str, deed: Deed) -> None:
    """A move is also an answer: nothing is taken back now, and another's offer is declined."""
    assert s.match
    deed.told = s.match.play(token, seat)
    s.asks = {n: ask for n, ask in s.asks.items() if ask.what == "draw" and ask.seat == seat}
    if s.match.over:
        finish(s, "played", None, [s.match.result(seat) for seat in range(len(s.seats))])


def show(s: Standing, entry: Granted, deed: Deed) -> None:
    wish = entry.wish
    assert isinstance(wish, wire.Show)
    s.shown.pop(entry.who, None)
    if wish.seat is not None:
        s.shown[entry.who] = wish.seat


def close_curtains(s: Standing) -> None:
    """Whoever has acted has seen what came of it; the next one on the device must not."""
    s.shown = {who: seat for who, seat in s.shown.items() if seat in s.owed}


# --- Agreeing. ---


def ask_draw(s: Standing, entry: Granted, deed: Deed) -> None:
    _ask(s, "draw", deed)


def ask_undo(s: Standing, entry: Granted, deed: Deed) -> None:
    _ask(s, "undo", deed)


def _ask(s: Standing, what: Literal["draw", "undo"], deed: Deed) -> None:
    assert deed.seat is not None
    s.asks[s.number] = wire.Ask(s.number, what, deed.seat)
    s.asked[what, deed.seat] = s.moves_of(deed.seat)
    _settle(s, s.number, deed)


def agree(s: Standing, entry: Granted, deed: Deed) -> None:
    wish = entry.wish
    assert isinstance(wish, wire.Agree)
    assert deed.seat is not None
    s.asks[wish.to].agreed = [*s.asks[wish.to].agreed, deed.seat]
    _settle(s, wish.to, deed)


def decline(s: Standing, entry: Granted, deed: Deed) -> None:
    wish = entry.wish
    assert isinstance(wish, wire.Decline)
    del s.asks[wish.to]


def _settle(s: Standing, asked: int, deed: Deed) -> None:
    """What everyone else agreed on is done. Bots agree to anything."""
    ask = s.asks[asked]
    if not set(s.persons()) <= {ask.seat, *ask.agreed}:
        return
    if ask.what == "draw":
        finish(s, "agreed", None, [0] * len(s.seats))
    else:
        _take_back(s, ask.seat, deed)


def _take_back(s: Standing, seat: int, deed: Deed) -> None:
    assert s.match
    first = undo.first_step(s.match, seat)
    assert first is not None
    deed.undone = undo.words_since(s.match.retold(), first)
    s.match.undo(undo.moves_since(s.match, first))
    s.undone_at = s.number
    s.asks.clear()
    s.asked.clear()


# --- Leaving, and the end. ---


def resign(s: Standing, entry: Granted, deed: Deed) -> None:
    _lose(s, "resigned", deed)


def claim(s: Standing, entry: Granted, deed: Deed) -> None:
    _lose(s, "left", deed)


def flag(s: Standing, entry: Flag, deed: Deed) -> None:
    assert s.clocks.seats[entry.seat].began is not None
    deed.seat = entry.seat
    _lose(s, "flagged", deed)


def _lose(s: Standing, how: Literal["resigned", "flagged", "left"], deed: Deed) -> None:
    """A duel is lost; where three or more play, a bot plays on, for as long as anybody is left."""
    assert deed.seat is not None
    if s.duel:
        finish(s, how, deed.seat, [-1 if seat == deed.seat else 1 for seat in range(2)])
        return
    seat = s.seats[deed.seat]
    seat.owner, seat.who = seat.who, ""
    seat.bot, seat.instead = s.opening.stand_in, how
    s.clocks.seats[deed.seat].come(s.at)
    s.asks.clear()
    deed.seated.add(deed.seat)
    if not s.persons():
        finish(s, "abandoned", None, None)


def come_back(s: Standing, entry: Granted, deed: Deed) -> None:
    assert deed.seat is not None
    seat = s.seats[deed.seat]
    seat.who, seat.owner = seat.owner, ""
    seat.bot, seat.instead = "", ""
    deed.seated.add(deed.seat)


def went(s: Standing, entry: Went, deed: Deed) -> None:
    for seat in s.held(entry.who):
        s.clocks.seats[seat].go(s.at)
        deed.seat = seat
        deed.seated.add(seat)


def came(s: Standing, entry: Came, deed: Deed) -> None:
    for seat in s.held(entry.who):
        s.clocks.seats[seat].come(s.at)
        deed.seat = seat
        deed.seated.add(seat)


def woken(s: Standing, entry: Woken, deed: Deed) -> None:
    for timer in s.clocks.seats:
        timer.forgive(s.at)


def abort(s: Standing, entry: Granted, deed: Deed) -> None:
    finish(s, "aborted", None, None)


def closed(s: Standing, entry: Closed, deed: Deed) -> None:
    finish(s, "aborted" if s.untouched else "abandoned", None, None)


def finish(s: Standing, how: Any, seat: int | None, results: list[int] | None) -> None:
    """Now the secret may be told."""
    s.end = wire.End(how, s.secret.hex(), seat, results)
    s.end.score = s.score()
    s.asks.clear()
    s.shown.clear()


def want_rematch(s: Standing, entry: Granted, deed: Deed) -> None:
    s.rematch.update(s.held(entry.who))


def continued(s: Standing, entry: Continued, deed: Deed) -> None:
    s.next = entry.table


def nothing(s: Standing, entry: Granted, deed: Deed) -> None:
    """The start was wished for; that it happened is the next row."""


WISHES: dict[type, Callable[[Standing, Granted, Deed], None]] = {
    wire.Sit: sit,
    wire.Leave: leave,
    wire.AddBot: add_bot,
    wire.Clear: clear,
    wire.Start: nothing,
    wire.Abort: abort,
    wire.Move: move,
    wire.Resign: resign,
    wire.Show: show,
    wire.OfferDraw: ask_draw,
    wire.AskUndo: ask_undo,
    wire.Agree: agree,
    wire.Decline: decline,
    wire.Claim: claim,
    wire.Return: come_back,
    wire.Rematch: want_rematch,
}
DEEDS: dict[type, Callable[[Standing, Any, Deed], None]] = {
    Started: started,
    BotMoved: bot_moved,
    Flag: flag,
    Went: went,
    Came: came,
    Woken: woken,
    Continued: continued,
    Closed: closed,
}
