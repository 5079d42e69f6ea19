"""Everything that is true at a table, and the plain questions about it.

A Standing changes by deeds.py alone. It holds the secret; no message is made from it but through
letters.py. Nothing here knows what is allowed.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple
from zlib import crc32

from .. import wire
from ..chance import Committed
from ..games.contract import CHANCE, NOBODY, Game
from ..match import Match
from ..score import record, save
from .clocks import Clocks
from .rows import Opening


@dataclass
class Seat:
    """Who plays here: `bot` if one does, else `who`, else nobody."""

    who: str = ""
    name: str = ""
    bot: str = ""
    nonce: str = ""
    reserved: str = ""  # for this person
    owner: str = ""  # whose seat it is while a bot stands in
    instead: Literal["", "left", "resigned", "flagged"] = ""

    @property
    def empty(self) -> bool:
        return not self.who and not self.bot


class Grant(NamedTuple):
    """A wish that was granted: the number of its row, and a checksum, to know it again."""

    number: int
    checksum: int


def checksum(wish: wire.ToTable) -> int:
    return crc32(wire.encode(wish))


@dataclass
class Standing:
    id: str
    secret: bytes = field(repr=False)
    opening: Opening
    game: Game
    settings: dict[str, str | int]
    seats: list[Seat]
    clocks: Clocks
    sheet: Any = field(repr=False)  # a Sight to write on, again and again
    listeners: frozenset[str] = frozenset()  # who is known to listen, if that is known
    number: int = 0
    at: int = 0
    match: Match | None = field(default=None, repr=False)
    started_at: int = 0
    owed: list[int] = field(default_factory=list)  # by these seats, an action; it is public
    undone_at: int = 0  # the number of the last undo
    asks: dict[int, wire.Ask] = field(default_factory=dict)
    asked: dict[tuple[str, int], int] = field(default_factory=dict)  # moves made at the last time
    shown: dict[str, int] = field(default_factory=dict)  # open curtains, by person
    rematch: set[int] = field(default_factory=set)
    end: wire.End | None = None
    next: str = ""
    granted: dict[str, dict[str, int]] = field(default_factory=dict)  # by person, then by id

    # --- What goes on. ---

    @property
    def phase(self) -> Literal["open", "running", "finished"]:
        if self.end:
            return "finished"
        return "running" if self.match else "open"

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def duel(self) -> bool:
        return len(self.seats) == 2

    @property
    def full(self) -> bool:
        return not any(seat.empty for seat in self.seats)

    def owing(self) -> list[int]:
        """The seats that must act: several, where choices are sealed."""
        return self.owed

    def moves_of(self, seat: int) -> int:
        return sum(step.seat == seat for step in self.match.steps) if self.match else 0

    @property
    def untouched(self) -> bool:
        """Nobody has moved yet."""
        return not self.match or all(step.seat == CHANCE for step in self.match.steps)

    def grant(self, who: str, wish: wire.ToTable) -> None:
        """Remember it, in as little as can be: there are many."""
        self.granted.setdefault(who, {})[wish.id] = self.number << 32 | checksum(wish)

    def grant_of(self, who: str, wish: str) -> Grant | None:
        """What became of the wish of this id."""
        packed = self.granted.get(who, {}).get(wish)
        return Grant(packed >> 32, packed & 0xFFFFFFFF) if packed else None

    # --- Who is who. ---

    def held(self, who: str) -> list[int]:
        """The seats of this person; several, where a device is shared."""
        return [number for number, seat in enumerate(self.seats) if seat.who == who] if who else []

    def holders(self) -> list[str]:
        return list(dict.fromkeys(seat.who for seat in self.seats if seat.who))

    def persons(self) -> list[int]:
        """Seats where a person plays."""
        return [number for number, seat in enumerate(self.seats) if seat.who]

    def looks_as(self, who: str) -> int:
        """The seat whose Sight this person has now: behind a closed curtain, nobody's."""
        held = self.held(who)
        return held[0] if len(held) == 1 else self.shown.get(who, NOBODY)

    # --- When it is over. ---

    def chance(self) -> Committed:
        return Committed(self.secret, [bytes.fromhex(seat.nonce) for seat in self.seats])

    def score(self) -> str:
        """The whole game, secret included: only when it is over."""
        if not self.end or not self.match:
            return ""
        date = datetime.fromtimestamp(self.started_at / 1000, UTC).date().isoformat()
        written = record(self.match.retold(), [seat.name for seat in self.seats], date=date)
        if self.end.how != "played":
            # The laws know of no end: who won was decided at the table.
            written.headers["Ended"] = self.end.how
            written.headers["Awarded"] = " ".join(map(str, self.end.results or ())) or "-"
            written.headers["Secret"] = self.secret.hex()
        return save(written)
