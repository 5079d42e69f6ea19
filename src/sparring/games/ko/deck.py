"""The deck of K.O., read from a file and checked against what the sheet of rules says of it.

Clause numbers refer to docs/rules/ko.md. The cards themselves are a reconstruction, see ko.toml;
an owner's file may have other kinds, copies, values and marks. Nothing here knows of a game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..cards import CardFile, CardFileError

STYLES = ("puncher", "battant", "scientifique")
COLOURS = ("blue", "yellow", "red", "green")
LETTERS = ("A", "B", "C")
ZONES = ("head", "body")
ROLES = ("dodge", "block", "obstruction", "low-blow", "side-step", "contre")
WHITE = len(COLOURS)
MARKS = ("-", "K", "O", "D")
MARKS_OF = {"B": "K", "C": "OD", "dodge": "K", "contre": "OD"}  # 4.3

STYLE_CARDS, PLAYING_CARDS = 12, 33  # 1.1
MOST = 9  # of a card's value: a round's points stay small, and a card shows one digit

FIELDS = {
    "style": ({"key", "style"}, set[str]()),
    "offence": ({"key", "letter", "zone", "colours", "values"}, {"copies", "marks"}),
    "defence": ({"key", "role"}, {"copies", "marks", "values"}),
}


@dataclass(frozen=True)
class Kind:
    """A kind of playing card."""

    key: str  # "blue-left-jab", "dodge"
    face: str  # its letter, or its role if it is white
    colour: int  # of its quarter, or WHITE
    body: bool
    copies: int
    values: tuple[int, ...]  # per style
    marks: tuple[int, ...]  # per style, as in MARKS


@dataclass(frozen=True)
class Deck:
    nicknames: tuple[str, ...]
    styles: tuple[int, ...]  # of each nickname
    kinds: tuple[Kind, ...]  # offensive by colour and letter, then white by role


def read(file: CardFile) -> Deck:
    """The deck in this file; CardFileError says on which line it is none, and why."""
    for name in file.data:
        if name not in FIELDS:
            raise _wrong(file, name, f"unknown {name!r}: a deck has {_or(FIELDS)} tables")
    nicknames, styles = _style_cards(file)
    kinds = [*_offence(file), *_defence(file)]
    _check_whole(file, kinds)
    order = (*LETTERS, *ROLES)
    kinds.sort(key=lambda kind: (kind.colour, order.index(kind.face)))
    return Deck(nicknames, styles, tuple(kinds))


def _style_cards(file: CardFile) -> tuple[tuple[str, ...], tuple[int, ...]]:
    entries = _entries(file, "style")
    styles = tuple(STYLES.index(entry.choice("style", STYLES)) for entry in entries)
    if len(entries) != STYLE_CARDS:
        raise entries[-1].wrong(f"{len(entries)} style cards: there must be {STYLE_CARDS} (1.1)")
    for style in range(len(STYLES)):
        if style not in styles:
            raise entries[-1].wrong(f"no style card is a {STYLES[style]} (1.1)")
    return tuple(entry.key for entry in entries), styles


def _offence(file: CardFile) -> list[Kind]:
    kinds = []
    for entry in _entries(file, "offence"):
        letter = entry.choice("letter", LETTERS)
        body = entry.choice("zone", ZONES) == "body"
        copies, values, marks = entry.copies(), entry.values(), entry.marks(letter)
        for colour in entry.colours():
            key = f"{colour}-{entry.key}"
            number = COLOURS.index(colour)
            kinds.append(Kind(key, letter, number, body, copies, values, marks))
    return kinds


def _defence(file: CardFile) -> list[Kind]:
    kinds = []
    for entry in _entries(file, "defence"):
        role = entry.choice("role", ROLES)
        if role != "contre" and "values" in entry.fields:
            raise entry.wrong(f"a {role} scores nothing: only a contre has values", "values")
        values = entry.values() if role == "contre" else (0, 0, 0)
        marks = entry.marks(role)
        kinds.append(Kind(entry.key, role, WHITE, False, entry.copies(), values, marks))  # noqa: FBT003
    return kinds


def _check_whole(file: CardFile, kinds: list[Kind]) -> None:
    """What the sheet says of the cards together (1.1, 2.1)."""
    last = _Entry(file, "defence", len(file.data["defence"]) - 1, {})
    cards = sum(kind.copies for kind in kinds)
    if cards != PLAYING_CARDS:
        raise last.wrong(f"{cards} playing cards: there must be {PLAYING_CARDS} (1.1)")
    there = {kind.face for kind in kinds}
    there |= {COLOURS[kind.colour] for kind in kinds if kind.colour != WHITE}
    for needed in (*COLOURS, *LETTERS, *ROLES):
        if needed not in there:
            raise last.wrong(f"no card is {needed!r}: the sheet speaks of one")
    for key, times in Counter(kind.key for kind in kinds).items():
        if times > 1:
            raise last.wrong(f"two kinds of cards are called {key!r}")


class _Entry:
    """One table of the file, such as the third [[offence]]; it knows its line."""

    def __init__(self, file: CardFile, table: str, nth: int, fields: dict[str, Any]) -> None:
        self.file, self.table, self.nth, self.fields = file, table, nth, fields

    @property
    def key(self) -> str:
        key: str = self.fields["key"]
        return key

    def wrong(self, reason: str, field: str = "") -> CardFileError:
        return CardFileError(f"{self.file.path.name}, line {self.line(field)}: {reason}")

    def line(self, field: str) -> int:
        """The line of this field, or of the table's head."""
        lines = self.file.text.splitlines()
        head = re.compile(rf"\s*\[\[\s*{self.table}\s*\]\]")
        heads = [number for number, line in enumerate(lines, 1) if head.match(line)]
        if self.nth >= len(heads):
            return self.file.line(self.table)
        for number, line in enumerate(lines[heads[self.nth] :], heads[self.nth] + 1):
            if field and re.match(rf"\s*{field}\s*=", line):
                return number
            if line.lstrip().startswith("[["):
                break
        return heads[self.nth]

    def check(self) -> None:
        needed, others = FIELDS[self.table]
        for field in sorted(needed - self.fields.keys()):
            raise self.wrong(f"this {self.table} card has no {field!r}")
        for field in self.fields:
            if field not in needed | others:
                raise self.wrong(f"unknown {field!r}: choose {_or(sorted(needed | others))}", field)
        key = self.fields["key"]
        if not isinstance(key, str) or not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", key):
            raise self.wrong(f"key {key!r}: write small letters and hyphens", "key")

    def choice(self, field: str, choices: tuple[str, ...]) -> str:
        value = self.fields[field]
        if value not in choices:
            raise self.wrong(f"{field} {value!r}: choose {_or(choices)}", field)
        return str(value)

    def copies(self) -> int:
        copies = self.fields.get("copies", 1)
        if type(copies) is not int or not 1 <= copies <= PLAYING_CARDS:
            raise self.wrong(f"copies {copies!r}: write 1 to {PLAYING_CARDS}", "copies")
        return copies

    def colours(self) -> list[str]:
        colours = self.fields["colours"]
        if not isinstance(colours, list) or not colours:
            raise self.wrong(f"colours {colours!r}: write a list of {_or(COLOURS)}", "colours")
        for colour in colours:
            if colour not in COLOURS:
                raise self.wrong(f"colour {colour!r}: choose {_or(COLOURS)}", "colours")
            if colours.count(colour) > 1:
                raise self.wrong(f"{colour} twice: say so with copies", "colours")
        return colours

    def values(self) -> tuple[int, ...]:
        values = self.per_style("values", "a number for each style")
        for value in values:
            if type(value) is not int or not 0 <= value <= MOST:
                raise self.wrong(f"value {value!r}: write 0 to {MOST}", "values")
        return tuple(values)

    def marks(self, face: str) -> tuple[int, ...]:
        if "marks" not in self.fields:
            return (0,) * len(STYLES)
        marks = self.per_style("marks", "a mark for each style")
        for mark in marks:
            if mark not in MARKS:
                raise self.wrong(f"mark {mark!r}: choose {_or(MARKS)}", "marks")
            if mark != "-" and mark not in MARKS_OF.get(face, ""):
                raise self.wrong(f"a {face} card can't be marked {mark} (4.3)", "marks")
        return tuple(MARKS.index(mark) for mark in marks)

    def per_style(self, field: str, what: str) -> list[Any]:
        row = self.fields.get(field)
        if not isinstance(row, list) or len(row) != len(STYLES):
            raise self.wrong(f"{field} {row!r}: write {what}: {', '.join(STYLES)}", field)
        return row


def _entries(file: CardFile, table: str) -> list[_Entry]:
    """The tables of this name, each with the right fields and a key of its own."""
    rows = file.data.get(table)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise _wrong(file, table, f"there must be [[{table}]] tables")
    entries = [_Entry(file, table, nth, row) for nth, row in enumerate(rows)]
    for entry in entries:
        entry.check()
    seen = set[str]()
    for entry in entries:
        if entry.key in seen:
            raise entry.wrong(f"a second {table} card {entry.key!r}", "key")
        seen.add(entry.key)
    return entries


def _wrong(file: CardFile, name: str, reason: str) -> CardFileError:
    """An error at the first line that opens this table or sets this key."""
    found = re.search(rf"^\s*[\[\s\"']*{re.escape(name)}\b", file.text, re.MULTILINE)
    line = file.text.count("\n", 0, found.end()) + 1 if found else 1
    return CardFileError(f"{file.path.name}, line {line}: {reason}")


def _or(words: Iterable[str]) -> str:
    *before, last = map(repr, words)
    return f"{', '.join(before)} or {last}" if before else last
