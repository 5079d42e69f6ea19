"""What a seat knows, in plain words that any language reads: Sights, and events by name.

A server tells them to its clients and an arena to bots that are programs of their own, and both
ways are here. Nothing here knows who may hear what, or of any one game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from .games.contract import NOBODY, Detail, Game, Heard
from .record import Record

Told = dict[str, int | str]


def told_of(game: Game, item: Heard) -> Told:
    """An event by name, with its details by name; without them, if they were for another's ears."""
    name, details = _events(game)[item.event]
    told: Told = {"event": name}
    if item.seat != NOBODY:
        told["seat"] = item.seat
    for detail, value in zip(details, (item.a, item.b), strict=False):
        if value is not None:
            told[detail.name] = _word(game, detail, value)
    return told


def heard_of(game: Game, told: Mapping[str, Any]) -> Heard:
    """The event that was told so; ValueError if it is none of this game."""
    event = _numbers(game).get(str(told.get("event")))
    if event is None:
        raise ValueError(f"there is no event {told.get('event')!r} in {game.title}")
    details = game.details[event]
    whole = all(detail.name in told for detail in details)
    values = [_number(game, detail, told[detail.name]) for detail in details if whole]
    a, b = (*values, 0, 0)[:2] if whole else (None, None)
    return Heard(game.events(event), int(told.get("seat", NOBODY)), a, b)


@cache
def _events(game: Game) -> dict[int, tuple[str, tuple[Detail, ...]]]:
    return {event: (_key(event.name), game.details[event]) for event in game.events}


@cache
def _numbers(game: Game) -> dict[str, int]:
    return {name: event for event, (name, _) in _events(game).items()}


def _word(game: Game, detail: Detail, value: int) -> int | str:
    """Numbers as they are; endings, and kinds of the game's own, by their keys in the texts."""
    if detail.kind in ("number", "seat"):
        return value
    if detail.kind == "ending":
        return _key(game.endings(value).name)
    return game.kinds[detail.kind][value]


def _number(game: Game, detail: Detail, word: int | str) -> int:
    if detail.kind in ("number", "seat"):
        return int(word)
    if detail.kind == "ending":
        return int(game.endings[str(word).upper().replace("-", "_")])
    return game.kinds[detail.kind].index(str(word))


def _key(name: str) -> str:
    return name.lower().replace("_", "-")


def sight_of(game: Game, plain: Mapping[str, Any]) -> Any:
    """The Sight that `Record.plain` told of; ValueError if it is none of this game."""
    try:
        return _filled(game.laws.Sight, plain)
    except (KeyError, TypeError) as error:
        raise ValueError(f"that is no Sight of {game.title}: {error}") from None


def _filled(kind: type[Record], plain: Mapping[str, Any]) -> Record:
    record = kind()
    for name, field in kind.fields.items():
        value = plain[name]
        if not isinstance(field.kind, str):
            one = field.kind
            value = [_filled(one, v) for v in value] if field.count else _filled(one, value)
        setattr(record, name, list(value) if field.count else value)
    return record
