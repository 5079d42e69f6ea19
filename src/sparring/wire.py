"""Every message there is, on one page: what a client says to a table, and what it hears.

A message is a JSON object whose `type` says which of these it is. docs/protocol.md tells it as a
story; schema.py writes it down for other languages. Nothing here knows of rules, of who may say
what, of sockets or of storage.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

VERSION = 1
MOST_BYTES = 4096  # of a message to a table
MOST_SEATS = 5

# `(?![\s\S])` is the end of the text in every dialect of patterns; `$` would allow a line's end.
Id = Annotated[str, Meta(pattern=r"^[!-~]{1,64}(?![\s\S])")]
Nonce = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{2}){8,64}(?![\s\S])")]
Token = Annotated[str, Meta(pattern=r"^[!-~]{1,64}(?![\s\S])")]
Name = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]{1,40}(?![\s\S])")]
Chatter = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]{1,500}(?![\s\S])")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # what JavaScript counts exactly
Milliseconds = Number


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# --- The clock that was agreed on. ---


class Clock(Struct, tag_field="kind", forbid_unknown_fields=True):
    """One of the three below."""


class NoClock(Clock, tag="none"):
    """Think as long as you like."""


class LiveClock(Clock, tag="live"):
    """So many seconds for the whole game, and some more after each move."""

    bank: Annotated[int, Meta(ge=5, le=4 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class DaysClock(Clock, tag="days"):
    """Correspondence: so many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


AnyClock = NoClock | LiveClock | DaysClock


# --- What a client says. ---


class Said(Struct, tag_field="type", tag=_tag, forbid_unknown_fields=True, omit_defaults=True):
    """Anything a client says."""


class Join(Said):
    """The first message on a socket: here I am, and this is the last number I have seen."""

    version: int
    after: Number | None = None


class Ping(Said):
    """What time is it? Also shows that the connection lives."""


class Say(Said):
    """Something to the others, in words."""

    text: Chatter


class AskHint(Said):
    """What would a strong player do in my place? Where the setting `aids` allows the question."""

    id: Id
    seat: Seat | None = None  # needed by those who hold several


class Wish(Said):
    """What the referee decides on. The client makes up the id; said again, it is done once."""

    id: Id


class Sit(Wish):
    """Take an empty seat, and add bytes of one's own to the shuffle."""

    seat: Seat
    nonce: Nonce
    name: Name | None = None  # where several share a device: who of them sits here


class Leave(Wish):
    """Get up again, before the start."""

    seat: Seat | None = None  # needed by those who hold several, here and below


class AddBot(Wish):
    """The host lets a bot play."""

    seat: Seat
    bot: Name


class Clear(Wish):
    """The host makes a seat empty again."""

    seat: Seat


class Start(Wish):
    """The host starts the game; everybody sits."""


class Move(Wish):
    """An action, in the notation of the game."""

    move: Token
    seat: Seat | None = None
    seen: Number | None = None  # the last number seen: a move meant for a position undone is stale
    thought: Milliseconds | None = None  # from seeing the position to this; the rest was lag


class Resign(Wish):
    """Give up. Where three or more play, a bot plays on."""

    seat: Seat | None = None


class OfferDraw(Wish):
    """Offer to call it a draw."""

    seat: Seat | None = None


class AskUndo(Wish):
    """Ask to take back one's last move, and what followed."""

    seat: Seat | None = None


class Agree(Wish):
    """Yes to the draw or the undo that the update of this number asked for."""

    to: Number
    seat: Seat | None = None


class Decline(Wish):
    """No to it; or, from who asked, never mind."""

    to: Number
    seat: Seat | None = None


class Abort(Wish):
    """Call it off: whoever sits, before the first move; the host, before the start."""


class Claim(Wish):
    """This one has left for too long: the win, please; among three or more, a bot in that seat."""

    seat: Seat


class Return(Wish):
    """Back again: take one's seat back from the bot that stood in."""

    seat: Seat


class Show(Wish):
    """On a shared device: open the curtain for this seat, which is to act; null closes it."""

    seat: Seat | None = None


class Rematch(Wish):
    """Once more, with seats swapped."""


ToTable = (
    Sit | Leave | AddBot | Clear | Start | Move | Resign | OfferDraw | AskUndo | Agree | Decline
    | Abort | Claim | Return | Show | Rematch
)  # fmt: skip
ToServer = Join | Ping | Say | AskHint | ToTable


# --- What a client hears. Fields at their defaults are left out; fields may be added. ---


class News(Struct, tag_field="type", tag=_tag, omit_defaults=True):
    """Anything a client hears."""


class Part(Struct, omit_defaults=True):
    """A part of a message."""


# What an update can tell of: a wish that was granted, by its type, or what the table did by itself.
What = Literal[
    "sit", "leave", "add-bot", "clear", "start", "abort",
    "move", "resign", "show", "offer-draw", "ask-undo", "agree", "decline",
    "claim", "return", "rematch",
    "opened", "started", "bot-moved", "flag", "went", "came", "woken", "continued", "closed",
]  # fmt: skip

Told = dict[str, int | str]  # an event, its seat, and its details by name if this seat hears them


class Sitter(Part):
    """A seat, as everyone sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    nonce: str = ""
    reserved: bool = False  # for one person, whose name this is
    away: bool = False
    instead: Literal["", "left", "resigned", "flagged"] = ""  # why a bot plays on for this person


class Face(Part):
    """The clock of a seat, as of the update's `at`."""

    left: int | None = None  # milliseconds; null: without limit
    running: bool = False
    patience: int | None = None  # how long a seat that is away and to act is still waited for


class View(Part):
    """The game as one seat may know it; without `seat`, as everybody may."""

    sight: dict[str, Any]
    owing: list[int]  # who must act: several, where choices are sealed
    clocks: list[Face]
    seat: int | None = None
    legal: list[str] = []


class Ask(Part):
    """An offer that waits for an answer; `number` is that of the update that made it."""

    number: int
    what: Literal["draw", "undo"]
    seat: int
    agreed: list[int] = []


class End(Part):
    """How it ended; now the secret is told. The score is the whole game, to keep and to verify."""

    how: Literal["played", "resigned", "flagged", "left", "agreed", "aborted", "abandoned"]
    secret: str
    seat: int | None = None  # who resigned, flagged or left
    results: list[int] | None = None
    score: str = ""


class About(Part):
    """What a table is, from its opening to its end."""

    id: str
    game: str
    rules: int
    settings: dict[str, int | str]
    clock: AnyClock
    commitment: str  # SHA-256 of the secret that decides every shuffle, in hexadecimal
    start: Literal["full", "host"]
    shared: bool = False  # whether one device may hold several seats


class You(Part):
    """What the listener is at this table."""

    seats: list[int] = []
    host: bool = False


class Welcome(News):
    """Everything as it stands: the first thing one hears, or the first after a long absence."""

    version: int
    number: int
    at: int  # of the last update
    now: int
    about: About
    you: You
    phase: Literal["open", "running", "finished"]
    seats: list[Sitter]
    story: list[Told] = []  # what this seat has been told so far
    view: View | None = None
    asks: list[Ask] = []
    rematch: list[int] = []
    end: End | None = None
    next: str | None = None  # the table where it goes on


class Update(News):
    """One thing happened. Numbers have no gaps: 1, 2, ..."""

    number: int
    at: int
    what: What
    seat: int | None = None  # who did it, or whom it befell
    told: list[Told] = []
    undone: int = 0  # so many items at the end of the story are not true any more
    seats: list[Sitter] | None = None  # if they changed; then also
    yours: list[int] | None = None  # the seats of who hears this
    view: View | None = None
    asks: list[Ask] = []
    rematch: list[int] = []
    end: End | None = None
    next: str | None = None


class Ready(News):
    """After a return: that was all that was missed."""

    number: int
    now: int


class Accepted(News):
    """The wish of this id was granted, is stored, and is the update of this number."""

    id: str
    number: int


class Refused(News):
    """The wish of this id was not granted, and changed nothing."""

    id: str
    reason: Reason


class Advice(Part):
    """What the judge of the game thinks of a move, from what the seat knows."""

    move: str
    value: float  # the share of the game that it will win
    error: float  # the standard error of the value
    often: float  # how often the judge would play it


class Hint(News):
    """The answer to who asked, about their move after the update of this number; best first."""

    id: str
    number: int
    seat: int
    advice: list[Advice]


class Chat(News):
    """What somebody said."""

    at: int
    name: str
    text: str
    seat: int | None = None


class Pong(News):
    now: int


FromTable = Welcome | Update | Ready | Accepted | Refused
FromServer = FromTable | Hint | Chat | Pong


class Reason(StrEnum):
    """Why a wish was not granted."""

    MALFORMED = "malformed"  # that is no message of this page
    VERSION = "version"  # this server does not speak that version
    ID_USED = "id-used"  # another wish had this id
    NOT_STORED = "not-stored"  # the storage failed: say it again with the same id
    TOO_MANY = "too-many"  # slower, please
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_YOUR_SEAT = "not-your-seat"
    WHICH_SEAT = "which-seat"  # you hold several: name one
    NOT_HOST = "not-host"
    NOT_FULL = "not-full"
    NOT_STARTED = "not-started"
    STARTED = "started"
    GAME_OVER = "game-over"
    NOT_OVER = "not-over"
    NOT_YOUR_TURN = "not-your-turn"
    UNREADABLE = "unreadable"  # that is no move of this game
    ILLEGAL = "illegal"
    STALE = "stale"  # the position it was meant for was taken back
    CURTAIN = "curtain"  # open the curtain for that seat first
    OUT_OF_TIME = "out-of-time"
    NO_DRAWS = "no-draws"  # this game knows no draw
    NO_AIDS = "no-aids"  # no hints were agreed on at this table
    ALREADY_ASKED = "already-asked"
    NOBODY_TO_ASK = "nobody-to-ask"
    NOTHING_ASKED = "nothing-asked"
    NOTHING_TO_UNDO = "nothing-to-undo"
    REVEALED = "revealed"  # a card was drawn or something came to light since
    MOVES_MADE = "moves-made"  # too late to abort
    STILL_THERE = "still-there"  # that seat's player has not been away for long enough
    GONE_ON = "gone-on"  # the rematch has its table already


# --- Bytes. ---

_to_server = json.Decoder(ToServer)
_to_table = json.Decoder(ToTable)
_from_server = json.Decoder(FromServer)
_encoder = json.Encoder()


def encode(message: Struct) -> bytes:
    return _encoder.encode(message)


def read(body: bytes | str) -> Join | Ping | Say | AskHint | ToTable:
    """What a client said; ValueError if it is no message of this page."""
    said: Join | Ping | Say | AskHint | ToTable = _to_server.decode(body)
    return said


def hear(body: bytes | str) -> FromServer:
    """What a server said; ValueError if it is no message of this page."""
    heard: FromServer = _from_server.decode(body)
    return heard


def sound(message: object) -> ToTable | None:
    """The wish as it would arrive by wire, or None if it could not."""
    try:
        wish: ToTable = _to_table.decode(_encoder.encode(message))
    except (ValueError, TypeError, OverflowError, RecursionError):
        return None
    return wish
