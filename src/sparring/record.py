"""Records of whole numbers with two lives: plain Python objects, and rows of a NumPy array.

The rules of a game are written once, over such records. In Python they run on the objects below,
with no NumPy in sight; `compiled.py` runs the same source over array rows. Nothing here knows
of any game.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self


class Field:
    """What a field holds: whole numbers of a NumPy kind, or another Record; one, or `count`."""

    def __init__(self, kind: str | type[Record], count: int) -> None:
        self.kind, self.count = kind, count

    def blank(self) -> Any:
        return [self.one() for _ in range(self.count)] if self.count else self.one()

    def one(self) -> Any:
        return 0 if isinstance(self.kind, str) else self.kind()


def small(count: int = 0) -> Any:
    """A number within ±127, or a row of them."""
    return Field("i1", count)


def number(count: int = 0) -> Any:
    """A number within ±2,147,483,647, or a row of them."""
    return Field("i4", count)


def several(kind: type[Record], count: int = 0) -> Any:
    """A record within the record, or a row of them."""
    return Field(kind, count)


class Record:
    """Subclass it and name the fields; every field starts at zero.

    >>> class Purse(Record):
    ...     coins: int = number()
    ...     kinds: list[int] = small(3)
    >>> purse = Purse()
    >>> purse.coins = 5
    >>> purse.copy() == purse, purse
    (True, Purse(coins=5, kinds=[0, 0, 0]))
    """

    fields: ClassVar[dict[str, Field]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        cls.fields = {**cls.fields, **own}
        for name in own:
            delattr(cls, name)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.blank())

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.fields:
            setattr(twin, name, _copied(getattr(self, name)))
        return twin

    def plain(self) -> dict[str, Any]:
        """The record as a JSON-ready dict."""
        return {name: _bare(getattr(self, name)) for name in self.fields}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"


def _copied(value: Any) -> Any:
    if isinstance(value, list):  # of numbers, or of records: a search copies little else
        return [v.copy() for v in value] if isinstance(value[0], Record) else value[:]
    return value.copy() if isinstance(value, Record) else value


def _bare(value: Any) -> Any:
    if isinstance(value, list):
        return [_bare(v) for v in value]
    return value.plain() if isinstance(value, Record) else value
