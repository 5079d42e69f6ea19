"""What a game must offer, and the few things it is given.

A game is a module of plain functions over records (its *laws*), a notation, and some data about
both. Everything else in the house is written against this page: the table, the scores, the bots,
the compiled life. Nothing here knows of any one game, of text, clocks or sockets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from ..record import Record

# Who must act, besides a seat (0, 1, ...).
CHANCE, OVER = -1, -2

# The seat of a spectator: `look` for it shows what everyone may know.
NOBODY = -3


# --- What the laws are given. Each has a compiled twin in `compiled.py`. ---


class Random(Protocol):
    """A source of even picks."""

    def below(self, n: int, /) -> int: ...


class Word(NamedTuple):
    """One thing that happened. `to` is the one seat that hears the details, or NOBODY: all do.

    The laws tell bare tuples, which cost the plain life half as much.
    """

    event: IntEnum
    seat: int
    a: int
    b: int
    to: int


class Heard(NamedTuple):
    """An event as one seat hears it; details are None if they were for another's ears."""

    event: IntEnum
    seat: int
    a: int | None
    b: int | None


def heard(words: Iterable[Word], seat: int) -> list[Heard]:
    """What this seat, or NOBODY, hears of what was told."""
    return [
        Heard(w.event, w.seat, w.a, w.b)
        if w.to in (NOBODY, seat)
        else Heard(w.event, w.seat, None, None)
        for w in words
    ]


Told = list[tuple[IntEnum, int, int, int, int]]


def tell(told: Told, event: IntEnum, seat: int, a: int, b: int) -> None:
    """Say to all that something happened to, or was done by, this seat."""
    told.append((event, seat, a, b, NOBODY))


def whisper(told: Told, event: IntEnum, seat: int, a: int, b: int) -> None:
    """The same, but only the seat itself hears the details a and b."""
    told.append((event, seat, a, b, seat))


def below(random: Random, n: int) -> int:
    """An even pick from 0 to n - 1."""
    return random.below(n)


# --- What a game says about itself. ---


class Laws(Protocol):
    """The module of rules, written once and living twice: see docs/add-a-game.md.

    Actions and outcomes are whole numbers from 0; `odds` gives each outcome a whole weight.
    The functions write into lists that the caller owns, so that nothing is allocated.
    `State.settings` is a Record of numbers that the caller fills in before `start`.
    """

    __name__: str

    @property
    def State(self) -> type[Record]: ...  # noqa: N802
    @property
    def Sight(self) -> type[Record]: ...  # noqa: N802

    ACTIONS: int  # how many actions there are
    MOVES: int  # how many can be legal at once, at the most
    OUTCOMES: int  # how many outcomes chance can have

    def start(self, s: Any, /) -> None: ...
    def players(self, s: Any, /) -> int: ...
    def to_act(self, s: Any, /) -> int: ...
    def may_act(self, s: Any, seat: int, /) -> bool: ...
    def legal(self, s: Any, seat: int, moves: list[int], /) -> int: ...
    def apply(self, s: Any, seat: int, action: int, told: Told, /) -> None: ...
    def odds(self, s: Any, weights: list[int], /) -> int: ...
    def draw(self, s: Any, outcome: int, told: Told, /) -> None: ...
    def result(self, s: Any, seat: int, /) -> int: ...
    def look(self, s: Any, seat: int, sight: Any, /) -> None: ...
    def imagine(self, sight: Any, random: Random, s: Any, /) -> None: ...


class Notation(Protocol):
    """The language-free tokens of a game: one an action, one an outcome of chance.

    An outcome's token is written in parentheses, an action's never. `parse` of what is no token
    raises ValueError; whether the action is legal is another question.
    """

    def name(self, action: int, /) -> str: ...
    def parse(self, text: str, /) -> int: ...
    def name_outcome(self, outcome: int, /) -> str: ...
    def parse_outcome(self, text: str, /) -> int: ...


class Board(Protocol):
    """Two drawings of a Sight, both without a word of any language but proper names."""

    def text(self, sight: Any, /) -> str: ...
    def svg(self, sight: Any, /) -> str: ...


class Detail(NamedTuple):
    """What a or b of an event means: its name, and its kind.

    Kinds: `number`, `seat`, `ending`, or a kind of the game's own (`card`, `boxer`, ...). The
    game's `kinds` then give each value a key, and its text files a name: `card-left-jab`.
    """

    name: str
    kind: str = "number"


@dataclass(frozen=True)
class Setting:
    """One thing to agree on before the start; the first value is the default unless said."""

    name: str
    values: tuple[str, ...] | range
    default: str | int
    only: tuple[str, tuple[str, ...]] | None = None  # applies where that setting is one of these

    def number(self, value: str | int) -> int:
        """The value as the State holds it; ValueError if it is none of the values."""
        if isinstance(self.values, range):
            if re.fullmatch("-?[0-9]{1,9}", str(value)) and int(value) in self.values:
                return int(value)
        elif str(value) in self.values:
            return self.values.index(str(value))
        raise ValueError(f"{self.name} can't be {value!r}: choose {self.choices()}")

    def word(self, number: int) -> str | int:
        return number if isinstance(self.values, range) else self.values[number]

    def choices(self) -> str:
        if isinstance(self.values, range):
            plain = self.values.step == 1
            return f"{self.values[0]} to {self.values[-1]}" if plain else _listed(self.values)
        return _listed(self.values)


def _listed(values: Iterable[object]) -> str:
    words = [str(value) for value in values]
    return ", ".join(words[:-1]) + " or " + words[-1] if len(words) > 1 else words[0]


@dataclass(frozen=True, eq=False)
class Game:
    """A game as the rest of the house sees it."""

    name: str  # as in a score's header: "en-garde"
    title: str  # as on the box: "En Garde"
    version: int  # of the rules: raised when a finished game would replay otherwise
    laws: Laws
    notation: Notation
    board: Board
    settings: tuple[Setting, ...]
    events: type[IntEnum]
    details: Mapping[int, tuple[Detail, ...]]  # what a and b of each event mean
    endings: type[IntEnum]  # every way a round, fight, season, match or game can end
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # keys of their values
    draws: bool = False  # whether a finished game can be drawn, so that two may agree on a draw
    cards: str = ""  # a digest of the data file the game was loaded with, if it has one
    deck: object = None  # what that file says, for whoever draws the cards

    def choose(self, /, **choices: str | int) -> dict[str, str | int]:
        """All settings, with these chosen and the rest at their defaults.

        A setting that does not apply goes to its default, so that equal games have equal settings.
        """
        known = {setting.name: setting for setting in self.settings}
        for name in choices:
            if name not in known:
                has = f"its settings are {_listed(known)}" if known else "it has no settings"
                raise ValueError(f"{self.title} has no setting {name!r}: {has}")
        chosen = {s.name: s.word(s.number(choices.get(s.name, s.default))) for s in self.settings}
        for setting in self.settings:
            if setting.only and chosen[setting.only[0]] not in setting.only[1]:
                chosen[setting.name] = setting.default
        return chosen

    def blank(self, **choices: str | int) -> Any:
        """A State that holds these settings and has not begun."""
        state: Any = self.laws.State()
        for name, value in self.choose(**choices).items():
            setattr(state.settings, name, self.setting(name).number(value))
        return state

    def set_up(self, /, **choices: str | int) -> Any:
        """A State at its very beginning, with these settings."""
        state = self.blank(**choices)
        self.laws.start(state)
        return state

    @property
    def folder(self) -> str:
        """The package of the game, where its text files are."""
        return self.laws.__name__.rpartition(".")[0]

    def setting(self, name: str) -> Setting:
        return next(setting for setting in self.settings if setting.name == name)
