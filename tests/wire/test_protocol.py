"""docs/protocol.md is true: its dialogue is held, its examples are read, its lists are complete."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.json import Decoder

from sparring import wire
from sparring.table import clocks

from ..table.hall import Hall, person

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
NAMES = {"A": "anna", "B": "boris"}


def blocks(kind: str) -> Iterator[str]:
    for block in re.finditer(rf"^```{kind}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE):
        yield block[1]


def lines(kind: str) -> list[str]:
    return [line for block in blocks(kind) for line in block.splitlines()]


def dialogue() -> Iterator[tuple[str, str, Any]]:
    for block in blocks("dialogue"):
        for piece in re.split(r"\n(?=[AB] [<>])", block.strip()):
            yield NAMES[piece[0]], piece[2], json.loads(piece[4:])


def within(part: Any, whole: Any) -> bool:
    """Whether all that is said is so; lists are whole."""
    if isinstance(part, dict):
        return all(key in whole and within(value, whole[key]) for key, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(within, part, whole))
    return bool(part == whole)


class Sockets:
    """Anna and Boris, as a server would let them speak."""

    def __init__(self) -> None:
        self.hall = Hall(settings={"hits": 1})
        self.ears: dict[str, deque[bytes]] = {}

    def say(self, name: str, message: Any) -> None:
        said = wire.read(json.dumps(message))
        self.hall.now += 3000
        if isinstance(said, wire.Join):
            who = f"id-of-{name}"
            self.ears[name] = deque(self.hall.table.resume(who, said.after, self.hall.now))
            return
        assert not isinstance(said, wire.Ping | wire.Say)
        out = self.hall.take(self.hall.table.receive(person(name), said, self.hall.now))
        for sent in out.letters:
            for ear, waiting in self.ears.items():
                waiting.append(sent.to(f"id-of-{ear}"))
        assert out.reply
        self.ears[name].append(wire.encode(out.reply))

    def hear(self, name: str, message: Any) -> None:
        """The next of what this one hears that is of that type and number."""
        while self.ears[name]:
            heard = json.loads(self.ears[name].popleft())
            if all(heard.get(key) == message.get(key) for key in ("type", "number")):
                assert within(message, heard), heard
                return
        raise AssertionError(f"{name} never hears {message}")


def test_the_game_on_the_page_goes_as_it_says() -> None:
    sockets = Sockets()
    for name, direction, message in dialogue():
        if direction == ">":
            sockets.say(name, message)
        else:
            sockets.hear(name, message)
    assert sockets.hall.table.phase == "finished"


@pytest.mark.parametrize("line", lines("json client"))
def test_what_a_client_says_on_the_page_is_read(line: str) -> None:
    assert json.loads(wire.encode(wire.read(line))) == json.loads(line)


@pytest.mark.parametrize("line", lines("json server"))
def test_what_a_server_says_on_the_page_is_read(line: str) -> None:
    assert json.loads(wire.encode(wire.hear(line))) == json.loads(line)


@pytest.mark.parametrize("line", lines("json clock"))
def test_the_clocks_on_the_page_are_read(line: str) -> None:
    clock: wire.AnyClock = Decoder(wire.AnyClock).decode(line)
    assert json.loads(wire.encode(clock)) == json.loads(line)


def test_every_message_is_on_the_page() -> None:
    shown = {json.loads(line)["type"] for line in (*lines("json client"), *lines("json server"))}
    shown |= {message["type"] for _, _, message in dialogue()}
    kinds = (*get_args(wire.ToServer), *get_args(wire.FromServer))
    assert shown == {str(kind.__struct_config__.tag) for kind in kinds}


def test_every_reason_is_on_the_page() -> None:
    for reason in wire.Reason:
        assert f"`{reason.value}`" in PAGE


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    assert f"at most {wire.MOST_BYTES} bytes" in PAGE
    assert f"This is version {wire.VERSION}." in PAGE
    patience = {plan: time // clocks.SECOND for plan, time in clocks.PATIENCE.items()}
    assert f"{patience['live']} seconds for the whole game ({patience['none']} without" in PAGE
    assert (clocks.MOST_QUOTA, clocks.QUOTA_A_MOVE) == (1000, 200)  # one second; a fifth
    assert clocks.PATIENCE_A_MOVE == 5000  # five more with each move
