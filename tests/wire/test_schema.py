"""The messages in other languages, and that what was generated is not stale."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sparring import schema, wire
from sparring.cli import main
from sparring.games import catalogue

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_client_are_not_stale() -> None:
    written = (ROOT / "client" / "src" / "wire.ts").read_text()
    assert written == schema.typescript(), "./run wire --typescript > client/src/wire.ts"


def test_every_name_in_the_types_is_declared() -> None:
    types = re.sub(r'"[^"]*"|/\*.*?\*/|//.*', "", schema.typescript())
    declared = set(re.findall(r"export (?:interface|type|const) (\w+)", types))
    used = set(re.findall(r"\b[A-Z]\w+", types)) - {"Record"}
    assert used <= declared
    assert {"EnGardeSight", "KnockOutSight", "KoSight", "Update", "FromServer"} <= declared
    assert "unknown" not in types.replace("Record<string, unknown>", "")


def test_the_json_schema_refers_to_what_it_defines() -> None:
    document = json.loads(schema.json_schema())
    refs = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(document)))
    assert refs <= set(document["$defs"])
    assert document["version"] == wire.VERSION
    move = document["$defs"]["Move"]
    assert move["required"] == ["type", "id", "move"]
    assert move["additionalProperties"] is False


@pytest.mark.parametrize("name", catalogue.names())
def test_a_sight_has_the_fields_of_its_schema(name: str) -> None:
    game = catalogue.game(name)
    title = "".join(part.capitalize() for part in name.split("-"))
    written = json.loads(schema.json_schema())["$defs"][f"{title}Sight"]
    assert list(written["properties"]) == list(game.laws.Sight().plain())


def test_the_command_line_prints_every_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire", "--typescript"]) == 0
    assert capsys.readouterr().out == schema.typescript()
    assert main(["wire", "--json-schema"]) == 0
    assert capsys.readouterr().out == schema.json_schema()
    with pytest.raises(SystemExit):
        main(["wire"])
