"""The messages of wire.py for other languages: JSON Schema, and types for TypeScript.

    sparring wire --json-schema
    sparring wire --typescript > client/src/wire.ts

Besides the messages, the Sight of every game and its events are written down, from the game's own
records. Nothing here knows what a message is for.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.json import schema_components

from . import wire
from .games import catalogue
from .games.contract import Detail, Game
from .record import Field, Record

Schema = dict[str, Any]

UNIONS = {"ToServer": wire.ToServer, "FromServer": wire.FromServer}

HEAD = f"""\
// Every message there is. Made from src/sparring/wire.py: do not edit, but run
//   ./run wire --typescript > client/src/wire.ts

export const VERSION = {wire.VERSION};
export const MOST_BYTES = {wire.MOST_BYTES};
"""


def show(arguments: Namespace) -> int:
    """The command `sparring wire`."""
    sys.stdout.write(typescript() if arguments.form == "typescript" else json_schema())
    return 0


# --- JSON Schema. ---


def json_schema() -> str:
    """All messages, as one document."""
    unions, components = schema_components(UNIONS.values())
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sparring",
        "version": wire.VERSION,
        "$defs": components | dict(zip(UNIONS, unions, strict=True)) | dict(_games()),
    }
    return json.dumps(document, indent=2) + "\n"


def _games() -> Iterator[tuple[str, Schema]]:
    """What stands in the places that a game fills: its Sight, and its events."""
    for game in map(catalogue.game, catalogue.names()):
        yield from _records(game, game.laws.Sight)
        yield from _names(game)
        yield f"{_title(game)}Told", {"anyOf": list(_events(game))}


def _title(game: Game) -> str:
    return "".join(part.capitalize() for part in game.name.split("-"))


def _records(game: Game, record: type[Record]) -> Iterator[tuple[str, Schema]]:
    for field in record.fields.values():
        if not isinstance(field.kind, str):
            yield from _records(game, field.kind)
    yield (
        f"{_title(game)}{record.__name__}",
        {
            "type": "object",
            "properties": {name: _field(game, field) for name, field in record.fields.items()},
            "required": list(record.fields),
        },
    )


def _field(game: Game, field: Field) -> Schema:
    one: Schema = {"type": "integer"}
    if not isinstance(field.kind, str):
        one = {"$ref": f"#/$defs/{_title(game)}{field.kind.__name__}"}
    if not field.count:
        return one
    return {"type": "array", "items": one, "minItems": field.count, "maxItems": field.count}


def _names(game: Game) -> Iterator[tuple[str, Schema]]:
    """What the details of an event can be, where they are neither numbers nor seats."""
    kinds = {"ending": [_key(ending.name) for ending in game.endings], **game.kinds}
    for kind, keys in kinds.items():
        yield f"{_title(game)}{kind.capitalize()}Key", {"enum": list(keys)}


def _events(game: Game) -> Iterator[Schema]:
    """Details are left out where the listener is not to know them."""
    for event in game.events:
        known = {"event": {"const": _key(event.name)}, "seat": {"type": "integer"}}
        details = {detail.name: _detail(game, detail) for detail in game.details[event]}
        yield {"type": "object", "properties": known | details, "required": ["event"]}


def _detail(game: Game, detail: Detail) -> Schema:
    if detail.kind in ("number", "seat"):
        return {"type": "integer"}
    return {"$ref": f"#/$defs/{_title(game)}{detail.kind.capitalize()}Key"}


def _key(name: str) -> str:
    return name.lower().replace("_", "-")


# --- TypeScript. ---


def typescript() -> str:
    """The same as types."""
    unions, components = schema_components(UNIONS.values())
    known = components | dict(_games())
    known |= dict(zip(UNIONS, unions, strict=True))
    return "\n".join([HEAD, _kinds(), *(_declared(name, known[name]) for name in sorted(known))])


def _kinds() -> str:
    """What the details of every event are, by game, event and name: for whoever tells a story."""
    kinds = {
        name: {
            _key(event.name): {detail.name: detail.kind for detail in game.details[event]}
            for event in game.events
        }
        for name in catalogue.names()
        for game in [catalogue.game(name)]
    }
    kind = "Record<string, Record<string, Record<string, string>>>"
    return f"export const KINDS: {kind} = {json.dumps(kinds, indent=2)};\n"


def _declared(name: str, schema: Schema) -> str:
    about = schema.get("description", "")
    comment = f"/** {' '.join(about.split())} */\n" if about else ""
    if schema.get("type") != "object":
        return f"{comment}export type {name} ={_choices(schema)};\n"
    fields = "".join(f"  {line}\n" for line in _fields(schema))
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def _choices(schema: Schema) -> str:
    """On one line if there is room, else one a line."""
    several = schema.get("anyOf") or [{"const": word} for word in schema["enum"]]
    choices = [_ts(one) for one in several]
    joined = " | ".join(choices)
    return f" {joined}" if len(joined) < 60 else "".join(f"\n  | {one}" for one in choices)


def _fields(schema: Schema) -> Iterator[str]:
    for name, field in schema["properties"].items():
        may = "" if name in schema.get("required", ()) else "?"
        yield f"{name}{may}: {_ts(field)};"


def _ts(schema: Schema) -> str:
    """The type, as written within another."""
    for key, written in _WRITTEN.items():
        if key in schema:
            return written(schema)
    return "unknown"


def _array(schema: Schema) -> str:
    one = _ts(schema["items"])
    return f"({one})[]" if " | " in one else f"{one}[]"


def _plain(schema: Schema) -> str:
    if schema["type"] == "array":
        return _array(schema)
    if schema["type"] == "object":
        return f"Record<string, {_ts(schema.get('additionalProperties') or {})}>"
    return "number" if schema["type"] == "integer" else str(schema["type"])


_WRITTEN: dict[str, Callable[[Schema], str]] = {
    "$ref": lambda schema: str(schema["$ref"].rpartition("/")[2]),
    "const": lambda schema: json.dumps(schema["const"]),
    "enum": lambda schema: _words(schema["enum"]),
    "anyOf": lambda schema: " | ".join(_ts(one) for one in schema["anyOf"]),
    "properties": lambda schema: "{ " + " ".join(_fields(schema)).removesuffix(";") + " }",
    "type": _plain,
}


def _words(words: Any) -> str:
    return " | ".join(json.dumps(word) for word in words)
