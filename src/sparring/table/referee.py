"""The Table: it takes what comes in, and says what to store and what to send.

An input is ruled on, becomes rows, the rows happen, and each row becomes one update for every
listener, with the row's number: so a table that is rebuilt from its rows sends the very same
messages. The caller stores the rows durably, then sends; if storing fails, it throws the table away
and rebuilds it. Nothing here does I/O, or knows what time it is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import Struct

from .. import wire
from ..games import catalogue
from ..games.contract import Heard, heard
from ..match import Match
from ..wire import Reason
from . import deeds, letters, rulings
from .clocks import Clocks
from .letters import Letters
from .rows import (
    AnyEntry,
    BotMoved,
    Came,
    Closed,
    Continued,
    Flag,
    Granted,
    Opened,
    Opening,
    Person,
    Place,
    Row,
    RowsError,
    Started,
    Went,
    Woken,
    entry_of,
    row,
)
from .standing import Grant, Seat, Standing, checksum

KEPT = 8  # updates that a table remembers, for those who come back


class Output(NamedTuple):
    """What came of an input: rows to store, then letters to send, and the answer to who asked."""

    rows: list[Row]
    letters: list[Letters]
    reply: wire.Accepted | wire.Refused | None = None


class BotTurn(NamedTuple):
    """A bot must act: what it may know, and what it may do. `seen` goes back with the action."""

    seat: int
    bot: str
    sight: Any
    actions: list[int]
    heard: list[Heard]
    seen: int


class Table:
    """One table, from its opening to the rematch."""

    def __init__(self, standing: Standing) -> None:
        self._s = standing
        self._kept: deque[Letters] = deque(maxlen=KEPT)
        self._heard: dict[int, list[Heard]] = {}  # what the seats of bots were told

    # --- How a table comes to be. ---

    @classmethod
    def open(cls, id: str, opening: Opening, secret: bytes, now: int) -> tuple[Table, Output]:  # noqa: A002
        """A new table. ValueError: the game does not know these settings, or has other seats."""
        game = catalogue.game(opening.game)
        settings = game.choose(**opening.settings)
        seats = game.laws.players(game.set_up(**settings))
        opening = Opening(**{**_fields(opening), "settings": settings})
        opening.places = opening.places or [Place() for _ in range(seats)]
        if len(opening.places) != seats:
            raise ValueError(f"there are {seats} seats, not {len(opening.places)}")
        entry = Opened(opening, game.version, game.cards, "")
        table = cls(_standing(id, entry, secret))
        entry.commitment = table._s.commitment
        out = Output([], [])
        table._add(entry, now, out)
        table._start_if_full(now, out)
        return table, out

    @classmethod
    def rebuild(cls, id: str, rows: Iterable[Row], secret: bytes) -> Table:  # noqa: A002
        """The table that these rows made. RowsError: they can't have made one."""
        stored = list(rows)
        opened = entry_of(stored[0]) if stored else None
        if not isinstance(opened, Opened):
            raise RowsError(f"table {id} does not begin with its opening")
        table = cls(_standing(id, opened, secret))
        if table._s.commitment != opened.commitment:
            raise RowsError(f"table {id} was opened with another secret")
        for n, one in enumerate(stored):
            try:
                if n < len(stored) - KEPT:
                    table._happen(one, entry_of(one))
                    deeds.close_curtains(table._s)
                else:
                    table.follow(one)
            except (ValueError, LookupError, AssertionError, TypeError) as error:
                kind = type(error).__name__  # and no more: its text might name a card
                raise RowsError(f"row {one.number} of table {id}: {kind}") from None
        return table

    def follow(self, stored: Row) -> Letters:
        """Let a stored row happen here too: for rebuilding, and for a copy in another process."""
        return self._send(stored, entry_of(stored))

    # --- What can come in. ---

    def receive(self, who: Person, message: Struct, now: int) -> Output:
        """A wish of somebody. Refusals are replies, and nothing has changed then."""
        now = max(now, self._s.at)
        wish = wire.sound(message)
        if wish is None:
            named = getattr(message, "id", "")
            known = isinstance(named, str) and named.isascii() and len(named) <= 64
            return _refused([], [], named if known else "", Reason.MALFORMED)
        if granted := self._s.grant_of(who.id, wish.id):
            return _again(granted, wish)
        out = self.tick(now)
        reason = rulings.why_not(self._s, who, wish, now)
        if reason is Reason.OUT_OF_TIME:
            seat = rulings.seat_of(self._s, who.id, getattr(wish, "seat", None))
            assert isinstance(seat, int)
            self._add(Flag(seat), now, out)
        if reason:
            return _refused(out.rows, out.letters, wish.id, reason)
        self._add(Granted(who.id, who.name, wish), now, out)
        reply = wire.Accepted(wish.id, self._s.number)
        self._start_if_full(now, out)
        return Output(out.rows, out.letters, reply)

    def bot_moves(self, turn: BotTurn, action: int, now: int) -> Output:
        """What a bot answers when `bots_to_act` asked. What comes too late is dropped."""
        now = max(now, self._s.at)
        out = self.tick(now)
        s = self._s
        stale = turn.seen < s.undone_at or s.phase != "running" or s.seats[turn.seat].who
        if stale or not s.match or s.match.refusal(turn.seat, action):
            return out
        return self._add(BotMoved(turn.seat, s.game.notation.name(action)), now, out)

    def tick(self, now: int) -> Output:
        """Time has passed. `deadline` says when this is next of use."""
        out = Output([], [])
        now = max(now, self._s.at)
        while (due := self._s.clocks.next_due()) and due[0] <= now:
            self._add(Flag(due[1]), now, out)
        return out

    def came(self, who: str, now: int) -> Output:
        """A person has a connection again."""
        return self._presence(Came(who), now, "away")

    def went(self, who: str, now: int) -> Output:
        """A person's last connection is gone."""
        return self._presence(Went(who), now, "here")

    def _presence(self, entry: Came | Went, now: int, before: str) -> Output:
        """Only what changes something, and matters, is a row."""
        held = self._s.held(entry.who)
        out = Output([], [])
        live = self._s.phase == "running" and not isinstance(self._s.clocks.plan, wire.DaysClock)
        if live and held and self._s.clocks.seats[held[0]].away == (before == "away"):
            self._add(entry, max(now, self._s.at), out)
        return out

    def wake(self, now: int) -> Output:
        """The server failed and is back: nobody is charged, and nobody is here yet."""
        out = Output([], [])
        now = max(now, self._s.at)
        if self._s.phase == "running" and not isinstance(self._s.clocks.plan, wire.DaysClock):
            self._add(Woken(), now, out)
            for who in self._s.holders():
                more = self.went(who, now)
                out.rows.extend(more.rows)
                out.letters.extend(more.letters)
        return out

    def close(self, now: int) -> Output:
        """Nobody is left who could go on."""
        out = Output([], [])
        return out if self._s.end else self._add(Closed(), max(now, self._s.at), out)

    def continued(self, table: str, now: int) -> Output:
        """The rematch has been opened: that table."""
        out = Output([], [])
        if self.rematch is None:
            return out
        return self._add(Continued(table), max(now, self._s.at), out)

    def listen(self, listeners: Iterable[str]) -> None:
        """These persons listen now, and nobody else: updates need not be written for others. While
        this is not said, they are written for everybody."""
        self._s.listeners = frozenset(listeners)

    # --- What can be asked. ---

    @property
    def id(self) -> str:
        return self._s.id

    @property
    def number(self) -> int:
        """The number of the last row."""
        return self._s.number

    @property
    def phase(self) -> str:
        return self._s.phase

    @property
    def seats(self) -> list[wire.Sitter]:
        return letters.sitters(self._s)

    @property
    def about(self) -> wire.About:
        return letters.about(self._s)

    @property
    def end(self) -> wire.End | None:
        return self._s.end

    @property
    def deadline(self) -> int | None:
        """When the next clock runs out."""
        due = self._s.clocks.next_due()
        return due[0] if due else None

    @property
    def rematch(self) -> Opening | None:
        """The table to open now: everybody wants it, and it is not there yet."""
        s = self._s
        if not s.end or s.next or not s.persons() or not s.rematch.issuperset(s.persons()):
            return None
        return Opening(**{**_fields(s.opening), "places": _swapped(s.seats)})

    def held(self, who: str) -> list[int]:
        """The seats of this person."""
        return self._s.held(who)

    def bot(self, seat: int) -> str:
        """Which bot plays there; "" if none does."""
        return self._s.seats[seat].bot

    def bots_to_act(self) -> list[BotTurn]:
        """The bots that owe an action. They are given a Sight, and never more."""
        s = self._s
        return [self._bot_turn(s.match, seat) for seat in s.owed if s.match and s.seats[seat].bot]

    def asked_by(self, who: str, seat: int | None) -> BotTurn | Reason:
        """What a hint for this person would be made of: no more than their seat knows."""
        s = self._s
        found = rulings.seat_of(s, who, seat)
        if isinstance(found, Reason):
            return found
        if reason := rulings.why_no_hint(s, who, found):
            return reason
        assert s.match
        told = s.match.retold().heard(found)
        return BotTurn(found, "", s.match.sight(found), s.match.actions(found), told, s.number)

    def _bot_turn(self, match: Match, seat: int) -> BotTurn:
        if seat not in self._heard:
            self._heard[seat] = match.retold().heard(seat)
        told, bot = list(self._heard[seat]), self._s.seats[seat].bot
        return BotTurn(seat, bot, match.sight(seat), match.actions(seat), told, self._s.number)

    def resume(self, who: str, after: int | None, now: int) -> list[bytes]:
        """What somebody must hear who last heard this number, or nothing yet."""
        missed = self._s.number - after if after is not None else -1
        known = 0 <= missed <= len(self._kept)
        sent = [one for one in self._kept if one.number > self._s.number - missed]
        # A shared device that returns must not be told what it showed to another.
        if not known or len(self._s.held(who)) > 1 or not all(one.reach(who) for one in sent):
            return [letters.welcome(self._s, who, now)]
        return [*(one.to(who) for one in sent), wire.encode(wire.Ready(self._s.number, now))]

    def __repr__(self) -> str:
        return f"<Table {self._s.id}: {self._s.game.name}, {self._s.phase}, row {self._s.number}>"

    # --- How an input becomes rows, and rows become letters. ---

    def _start_if_full(self, now: int, out: Output) -> None:
        s = self._s
        wished = out.rows[-1].kind == "start"
        if s.phase == "open" and s.full and (s.opening.start == "full" or wished):
            self._add(Started([seat.nonce for seat in s.seats]), now, out)

    def _add(self, entry: AnyEntry, now: int, out: Output) -> Output:
        stored = row(self._s.id, self._s.number + 1, now, entry)
        out.rows.append(stored)
        out.letters.append(self._send(stored, entry))
        return out

    def _send(self, stored: Row, entry: AnyEntry) -> Letters:
        deed = self._happen(stored, entry)
        sent = letters.updates(self._s, deed)
        self._kept.append(sent)
        deeds.close_curtains(self._s)  # after the letters: see there
        return sent

    def _happen(self, stored: Row, entry: AnyEntry) -> deeds.Deed:
        if stored.table != self._s.id or stored.number != self._s.number + 1:
            raise RowsError(f"row {stored.number} does not follow {self._s.number}")
        deed = deeds.do(self._s, stored.number, stored.at, entry)
        for seat, told in self._heard.items():
            told.extend(heard(deed.told, seat))
        if deed.undone:
            self._heard.clear()
        return deed


def _standing(id: str, opened: Opened, secret: bytes) -> Standing:  # noqa: A002
    opening = opened.opening
    game = catalogue.game(opening.game)
    if (opened.rules, opened.cards) != (game.version, game.cards):
        raise RowsError(f"table {id} was opened under other rules of {game.title}, or other cards")
    seats = [Seat(bot=p.bot, name=p.name or p.bot, reserved=p.who) for p in opening.places]
    clocks = Clocks(opening.clock, len(seats))
    return Standing(id, secret, opening, game, opening.settings, seats, clocks, game.laws.Sight())


def _swapped(seats: list[Seat]) -> list[Place]:
    """Everyone moves up by one; in a duel, both change sides."""
    moved = [*seats[1:], seats[0]]
    return [Place(bot=s.bot, who=s.who, name=s.name) for s in moved]


def _fields(opening: Opening) -> dict[str, Any]:
    return {name: getattr(opening, name) for name in opening.__struct_fields__}


def _again(granted: Grant, wish: wire.ToTable) -> Output:
    """Said again: it was done, once."""
    if granted.checksum != checksum(wish):
        return _refused([], [], wish.id, Reason.ID_USED)
    return Output([], [], wire.Accepted(wish.id, granted.number))


def _refused(rows: list[Row], sent: list[Letters], id: str, reason: Reason) -> Output:  # noqa: A002
    return Output(rows, sent, wire.Refused(id, reason))
