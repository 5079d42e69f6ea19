"""What may be done at a table: the one place that refuses. Nothing changes here.

Each wish has its ruling: a function that says why not, or None. The table of them is at the end.
"""

# ruff: noqa: ARG001  # every ruling is asked in the same words, and few need them all

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import match, wire
from ..wire import Reason
from . import undo
from .rows import Person
from .standing import Standing

_OF_THE_GAME = {
    match.Refused.GAME_OVER: Reason.GAME_OVER,
    match.Refused.NOT_YOUR_TURN: Reason.NOT_YOUR_TURN,
    match.Refused.NO_SUCH_SEAT: Reason.NO_SUCH_SEAT,
}


def why_not(s: Standing, who: Person, wish: wire.ToTable, now: int) -> Reason | None:
    """Why this person may not have this wish granted now, or None: they may."""
    return RULINGS[type(wish)](s, who.id, wish, now)


def seat_of(s: Standing, who: str, named: int | None) -> int | Reason:
    """The seat that a wish is about: the one named, the only one held, or the one just shown."""
    held = s.held(who)
    if named is not None:
        if named >= len(s.seats):
            return Reason.NO_SUCH_SEAT
        return named if named in held else Reason.NOT_YOUR_SEAT
    if not held:
        return Reason.NOT_SEATED
    return held[0] if len(held) == 1 else s.shown.get(who, Reason.WHICH_SEAT)


def _not_running(s: Standing) -> Reason | None:
    if s.phase == "running":
        return None
    return Reason.GAME_OVER if s.end else Reason.NOT_STARTED


def _not_open(s: Standing) -> Reason | None:
    if s.phase == "open":
        return None
    return Reason.GAME_OVER if s.end else Reason.STARTED


def _not_playing(s: Standing, who: str, named: int | None) -> Reason | None:
    """The game runs, and the wish is about a seat of one's own."""
    if reason := _not_running(s):
        return reason
    seat = seat_of(s, who, named)
    return seat if isinstance(seat, Reason) else None


# --- Before the start. ---


def sit(s: Standing, who: str, wish: wire.Sit, now: int) -> Reason | None:
    if reason := _not_open(s):
        return reason
    if wish.seat >= len(s.seats):
        return Reason.NO_SUCH_SEAT
    seat = s.seats[wish.seat]
    if not seat.empty or seat.reserved not in ("", who):
        return Reason.SEAT_TAKEN
    return Reason.ALREADY_SEATED if s.held(who) and not s.opening.shared else None


def leave(s: Standing, who: str, wish: wire.Leave, now: int) -> Reason | None:
    seat = seat_of(s, who, wish.seat)
    return _not_open(s) or (seat if isinstance(seat, Reason) else None)


def add_bot(s: Standing, who: str, wish: wire.AddBot, now: int) -> Reason | None:
    if reason := _not_host(s, who, wish.seat):
        return reason
    return None if s.seats[wish.seat].empty else Reason.SEAT_TAKEN


def clear(s: Standing, who: str, wish: wire.Clear, now: int) -> Reason | None:
    return _not_host(s, who, wish.seat)


def start(s: Standing, who: str, wish: wire.Start, now: int) -> Reason | None:
    if reason := _not_host(s, who, 0):
        return reason
    return None if s.full else Reason.NOT_FULL


def _not_host(s: Standing, who: str, seat: int) -> Reason | None:
    if reason := _not_open(s):
        return reason
    if not who or who != s.opening.host:
        return Reason.NOT_HOST
    return None if seat < len(s.seats) else Reason.NO_SUCH_SEAT


def abort(s: Standing, who: str, wish: wire.Abort, now: int) -> Reason | None:
    if s.phase == "open":
        return None if who and who == s.opening.host else Reason.NOT_HOST
    if reason := _not_running(s):
        return reason
    if not s.held(who):
        return Reason.NOT_SEATED
    return None if s.untouched else Reason.MOVES_MADE


# --- Playing. ---


def move(s: Standing, who: str, wish: wire.Move, now: int) -> Reason | None:
    if reason := _not_running(s):
        return reason
    seat = seat_of(s, who, wish.seat)
    if isinstance(seat, Reason):
        return seat
    if wish.seen is not None and wish.seen < s.undone_at:
        return Reason.STALE
    if s.looks_as(who) != seat:
        return Reason.CURTAIN
    if s.clocks.seats[seat].overdrawn(now, wish.thought):
        return Reason.OUT_OF_TIME
    return not_playable(s, seat, wish.move)


def not_playable(s: Standing, seat: int, token: str) -> Reason | None:
    """What the game itself has against it."""
    assert s.match
    try:
        action = s.game.notation.parse(token)
    except ValueError:
        return Reason.UNREADABLE
    refused = s.match.refusal(seat, action)
    return _OF_THE_GAME.get(refused, Reason.ILLEGAL) if refused else None


def why_no_hint(s: Standing, who: str, seat: int) -> Reason | None:
    """Why this person may not ask for a hint for this seat, which is theirs."""
    if reason := _not_running(s):
        return reason
    if s.settings.get("aids") != "on":
        return Reason.NO_AIDS
    if s.looks_as(who) != seat:
        return Reason.CURTAIN
    return None if seat in s.owed else Reason.NOT_YOUR_TURN


def resign(s: Standing, who: str, wish: wire.Resign, now: int) -> Reason | None:
    return _not_playing(s, who, wish.seat)


def show(s: Standing, who: str, wish: wire.Show, now: int) -> Reason | None:
    """A curtain opens only for a seat that is to act."""
    if reason := _not_running(s):
        return reason
    if not s.held(who):
        return Reason.NOT_SEATED
    if wish.seat is None:
        return None
    seat = seat_of(s, who, wish.seat)
    if isinstance(seat, Reason):
        return seat
    return None if seat in s.owed else Reason.NOT_YOUR_TURN


# --- Agreeing. ---


def offer_draw(s: Standing, who: str, wish: wire.OfferDraw, now: int) -> Reason | None:
    if reason := _not_playing(s, who, wish.seat):
        return reason
    if not s.game.draws:
        return Reason.NO_DRAWS
    seat = seat_of(s, who, wish.seat)
    assert not isinstance(seat, Reason)
    if not _others(s, seat):
        return Reason.NOBODY_TO_ASK
    return _asked_before(s, "draw", seat)


def ask_undo(s: Standing, who: str, wish: wire.AskUndo, now: int) -> Reason | None:
    if reason := _not_playing(s, who, wish.seat):
        return reason
    seat = seat_of(s, who, wish.seat)
    assert s.match
    assert not isinstance(seat, Reason)
    if reason := _asked_before(s, "undo", seat):
        return reason
    first = undo.first_step(s.match, seat)
    if first is None:
        return Reason.NOTHING_TO_UNDO
    return None if undo.possible(s.match, first) else Reason.REVEALED


def _others(s: Standing, seat: int) -> list[int]:
    return [other for other in s.persons() if other != seat]


def _asked_before(s: Standing, what: str, seat: int) -> Reason | None:
    """One may ask once between two moves of one's own, so that nobody is pestered."""
    if any(ask.what == what for ask in s.asks.values()):
        return Reason.ALREADY_ASKED
    again = s.asked.get((what, seat)) == s.moves_of(seat)
    return Reason.ALREADY_ASKED if again else None


def answering(s: Standing, who: str, wish: wire.Agree | wire.Decline) -> int | Reason:
    """The seat that answers: where several are held, the first that has not yet."""
    if reason := _not_running(s):
        return reason
    if not s.held(who):
        return Reason.NOT_SEATED
    if wish.to not in s.asks:
        return Reason.NOTHING_ASKED
    if wish.seat is not None:
        return seat_of(s, who, wish.seat)
    ask = s.asks[wish.to]
    silent = [seat for seat in s.held(who) if seat != ask.seat and seat not in ask.agreed]
    return silent[0] if silent else s.held(who)[0]


def agree(s: Standing, who: str, wish: wire.Agree, now: int) -> Reason | None:
    seat = answering(s, who, wish)
    if isinstance(seat, Reason):
        return seat
    ask = s.asks[wish.to]
    return Reason.NOTHING_ASKED if seat == ask.seat or seat in ask.agreed else None


def decline(s: Standing, who: str, wish: wire.Decline, now: int) -> Reason | None:
    seat = answering(s, who, wish)
    return seat if isinstance(seat, Reason) else None


# --- Leavers, and afterwards. ---


def claim(s: Standing, who: str, wish: wire.Claim, now: int) -> Reason | None:
    if reason := _not_running(s):
        return reason
    if not s.held(who):
        return Reason.NOT_SEATED
    if wish.seat >= len(s.seats):
        return Reason.NO_SUCH_SEAT
    leaver = s.seats[wish.seat].who
    if not leaver or leaver == who or not s.clocks.seats[wish.seat].given_up(now):
        return Reason.STILL_THERE
    return None


def come_back(s: Standing, who: str, wish: wire.Return, now: int) -> Reason | None:
    if reason := _not_running(s):
        return reason
    if wish.seat >= len(s.seats):
        return Reason.NO_SUCH_SEAT
    seat = s.seats[wish.seat]
    mine = who and seat.owner == who and seat.instead == "left"
    return None if mine else Reason.NOT_YOUR_SEAT


def rematch(s: Standing, who: str, wish: wire.Rematch, now: int) -> Reason | None:
    if not s.end:
        return Reason.NOT_OVER
    if s.next:
        return Reason.GONE_ON
    held = s.held(who)
    if not held:
        return Reason.NOT_SEATED
    return Reason.ALREADY_ASKED if s.rematch.issuperset(held) else None


Ruling = Callable[[Standing, str, Any, int], Reason | None]

RULINGS: dict[type, Ruling] = {
    wire.Sit: sit,
    wire.Leave: leave,
    wire.AddBot: add_bot,
    wire.Clear: clear,
    wire.Start: start,
    wire.Abort: abort,
    wire.Move: move,
    wire.Resign: resign,
    wire.Show: show,
    wire.OfferDraw: offer_draw,
    wire.AskUndo: ask_undo,
    wire.Agree: agree,
    wire.Decline: decline,
    wire.Claim: claim,
    wire.Return: come_back,
    wire.Rematch: rematch,
}
