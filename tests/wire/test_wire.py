"""The messages: what can be read, what can't, and what the page promises of itself."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import wire
from sparring.games import catalogue
from sparring.games.contract import Game
from sparring.table import rows

GAMES = [catalogue.game(name) for name in catalogue.names()]


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_a_message_says_what_it_is() -> None:
    assert wire.read(b'{"type":"move","id":"1","move":"+3"}') == wire.Move("1", "+3")
    assert wire.read('{"type":"add-bot","id":"1","seat":1,"bot":"random"}') == wire.AddBot(
        "1", 1, "random"
    )
    assert wire.encode(wire.Accepted("1", 7)) == b'{"type":"accepted","id":"1","number":7}'


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        "null",
        "{}",
        '{"type":"castle","id":"1"}',
        '{"type":"move","id":"1"}',
        '{"type":"move","id":"","move":"+3"}',
        '{"type":"move","id":"1\\n","move":"+3"}',
        '{"type":"move","id":"1","move":"+3","cheat":true}',
        '{"type":"move","id":"1","move":"+3","seat":5}',
        '{"type":"move","id":"1","move":"+3","seat":-1}',
        '{"type":"move","id":"1","move":"+3","seat":true}',
        '{"type":"move","id":"1","move":"+3","thought":1.5}',
        '{"type":"move","id":"1","move":"+3","thought":99999999999999999999}',
        '{"type":"sit","id":"1","seat":0,"nonce":"xyz"}',
        '{"type":"sit","id":"1","seat":0,"nonce":"0011"}',
        '{"type":"sit","id":"1","seat":0,"nonce":"' + "00" * 65 + '"}',
        '{"type":"say","text":"\\u0007"}',
        '{"type":"say","text":""}',
        '{"type":"say","text":"' + "a" * 501 + '"}',
        '{"type":"accepted","id":"1","number":7}',
    ],
)
def test_what_is_no_message_is_refused(body: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        wire.read(body)


KINDS = st.sampled_from(sorted(tags(wire.ToServer)))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
FIELDS = st.sampled_from(["id", "seat", "move", "nonce", "to", "name", "text", "version", "after"])


@given(st.binary() | st.text())
def test_any_bytes_are_read_or_refused(body: bytes | str) -> None:
    try:
        wire.read(body)
    except ValueError:
        return


@given(KINDS, st.dictionaries(FIELDS, VALUES))
def test_any_object_is_read_or_refused(kind: str, fields: dict[str, Any]) -> None:
    body = json.dumps({"type": kind, **fields})
    try:
        read = wire.read(body)
    except ValueError:
        return
    assert wire.read(wire.encode(read)) == read


@given(VALUES)
def test_what_could_not_arrive_by_wire_is_not_sound(value: Any) -> None:
    for wish in (value, wire.Rematch(value), wire.Agree("1", value), wire.Move("1", "x", value)):
        sound = wire.sound(wish)
        assert sound is None or wire.read(wire.encode(sound)) == sound


def test_a_client_may_know_less_than_its_server() -> None:
    told = b'{"type":"ready","number":3,"now":4,"weather":"fine"}'
    assert wire.hear(told) == wire.Ready(3, 4)


def test_every_update_tells_of_a_row() -> None:
    entries = tags(rows.AnyEntry) - {"granted"}
    assert set(get_args(wire.What)) == tags(wire.ToTable) | entries


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_move_of_a_game_fits_a_message(game: Game) -> None:
    named = 0
    for action in range(game.laws.ACTIONS):
        with suppress(LookupError):  # not every number is an action
            move = wire.Move("1", game.notation.name(action))
            assert wire.sound(move) == move
            named += 1
    assert named > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_detail_hides_what_an_event_says_anyway(game: Game) -> None:
    for details in game.details.values():
        names = [detail.name for detail in details]
        assert not {"event", "seat"} & set(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_seats_enough_on_the_wire(game: Game) -> None:
    for setting in game.settings:
        if setting.name == "players":
            assert max(map(int, setting.values)) <= wire.MOST_SEATS
    assert game.laws.players(game.set_up()) <= wire.MOST_SEATS
