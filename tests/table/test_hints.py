"""Who may ask what a strong player would do, and what such a hint may be made of."""

from __future__ import annotations

import pytest

from sparring import wire
from sparring.table import BotTurn
from sparring.wire import Reason

from .hall import NAMES, Hall, person

AIDS = {"hits": 1, "aids": "on"}


def asked(hall: Hall, name: str, seat: int | None = None) -> BotTurn | Reason:
    return hall.table.asked_by(person(name).id, seat)


def test_whoever_is_to_act_may_ask_where_aids_are_on() -> None:
    hall = Hall.running(settings=AIDS)
    mover, other = hall.owing[0], 1 - hall.owing[0]
    turn = asked(hall, NAMES[mover])
    assert isinstance(turn, BotTurn)
    assert (turn.seat, turn.seen) == (mover, hall.table.number)
    assert turn.sight.seat == mover
    assert turn.actions
    assert asked(hall, NAMES[other]) is Reason.NOT_YOUR_TURN
    assert asked(hall, NAMES[other], mover) is Reason.NOT_YOUR_SEAT
    assert asked(hall, "watcher") is Reason.NOT_SEATED


def test_a_hint_is_made_of_what_the_seat_has_heard() -> None:
    hall = Hall.running(settings=AIDS)
    mover = hall.owing[0]
    turn = asked(hall, NAMES[mover])
    assert isinstance(turn, BotTurn)
    drawn = [heard for heard in turn.heard if heard.event.name == "DREW"]
    assert {heard.seat for heard in drawn if heard.a is not None} == {mover}
    assert any(heard.a is None for heard in drawn)


@pytest.mark.parametrize("game", ["en-garde", "ko", "knock-out"])
def test_without_aids_nobody_may(game: str) -> None:
    hall = Hall.running(game)
    assert asked(hall, NAMES[hall.owing[0]]) is Reason.NO_AIDS


def test_before_and_after_the_game_there_is_nothing_to_ask() -> None:
    hall = Hall(settings=AIDS)
    hall.sit("anna", 0)
    assert asked(hall, "anna") is Reason.NOT_STARTED
    hall.sit("boris", 1)
    hall.ask("anna", wire.Resign)
    assert asked(hall, "anna") is Reason.GAME_OVER


def test_on_a_shared_device_the_curtain_must_be_open() -> None:
    hall = Hall(settings=AIDS, shared=True)
    hall.sit("anna", 0)
    hall.sit("anna", 1)
    mover = hall.owing[0]
    assert asked(hall, "anna") is Reason.WHICH_SEAT
    assert asked(hall, "anna", mover) is Reason.CURTAIN
