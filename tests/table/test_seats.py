"""Who sits where, and when it starts."""

from __future__ import annotations

import hashlib

import pytest

from sparring import wire
from sparring.chance import Committed
from sparring.games import catalogue
from sparring.match import Match
from sparring.table import Opening, Place, Table
from sparring.wire import Reason

from .hall import NOW, SECRET, Hall, nonce


def test_the_commitment_is_shown_before_anyone_sits() -> None:
    welcome = Hall().welcome("boris")
    assert welcome.about.commitment == hashlib.sha256(SECRET).hexdigest()
    assert welcome.phase == "open"
    assert [seat.kind for seat in welcome.seats] == ["empty", "empty"]


def test_a_table_starts_when_its_last_seat_is_taken() -> None:
    hall = Hall()
    hall.sit("anna", 0)
    assert hall.table.phase == "open"
    hall.sit("boris", 1)
    assert hall.table.phase == "running"
    assert [row.kind for row in hall.rows] == ["opened", "sit", "sit", "started"]
    assert [row.number for row in hall.rows] == [1, 2, 3, 4]
    assert {told["event"] for told in hall.last().told} == {"lot", "round", "drew"}


def test_the_host_may_want_to_start_it() -> None:
    hall = Hall(start="host")
    hall.sit("anna", 0)
    assert hall.ask("anna", wire.Start) == Reason.NOT_FULL
    hall.sit("boris", 1)
    assert hall.table.phase == "open"
    assert hall.ask("boris", wire.Start) == Reason.NOT_HOST
    assert hall.ask("anna", wire.Start) is None
    assert hall.table.phase == "running"
    assert hall.ask("anna", wire.Start) == Reason.STARTED


def test_every_seat_adds_to_the_shuffle() -> None:
    hall = Hall.running()
    chance = Committed(SECRET, [bytes.fromhex(nonce(0)), bytes.fromhex(nonce(1))])
    dealt = Match(catalogue.game("en-garde"), chance)
    assert hall.view("anna").sight == dealt.sight(0).plain()
    assert [seat.nonce for seat in hall.welcome().seats] == [nonce(0), nonce(1)]


def test_one_seat_for_one_person() -> None:
    hall = Hall("knock-out")
    assert hall.sit("anna", 0) is None
    assert hall.sit("anna", 1) == Reason.ALREADY_SEATED
    assert hall.sit("boris", 0) == Reason.SEAT_TAKEN
    assert hall.sit("boris", 4) == Reason.NO_SUCH_SEAT


def test_one_may_get_up_again_before_the_start() -> None:
    hall = Hall()
    assert hall.ask("anna", wire.Leave) == Reason.NOT_SEATED
    hall.sit("anna", 0)
    assert hall.ask("anna", wire.Leave) is None
    assert hall.sit("boris", 0) is None
    hall.sit("anna", 1)
    assert hall.ask("anna", wire.Leave) == Reason.STARTED


def test_a_seat_can_be_kept_for_one_person() -> None:
    hall = Hall(places=[Place(who="id-of-boris", name="Boris"), Place()])
    assert hall.welcome().seats[0] == wire.Sitter(kind="empty", name="Boris", reserved=True)
    assert hall.sit("anna", 0) == Reason.SEAT_TAKEN
    assert hall.sit("boris", 0) is None
    assert hall.ask("boris", wire.Leave) is None
    assert hall.sit("anna", 0) == Reason.SEAT_TAKEN


def test_the_host_fills_seats_with_bots_and_clears_them() -> None:
    hall = Hall("knock-out", settings={"players": 3})
    assert hall.ask("boris", wire.AddBot, seat=1, bot="random") == Reason.NOT_HOST
    assert hall.ask("anna", wire.AddBot, seat=1, bot="random") is None
    assert hall.ask("anna", wire.AddBot, seat=1, bot="random") == Reason.SEAT_TAKEN
    assert hall.ask("anna", wire.AddBot, seat=3, bot="random") == Reason.NO_SUCH_SEAT
    assert hall.ask("anna", wire.Clear, seat=1) is None
    assert hall.welcome().seats[1].kind == "empty"
    hall.ask("anna", wire.AddBot, seat=1, bot="random")
    hall.ask("anna", wire.AddBot, seat=2, bot="random")
    assert hall.sit("anna", 0) is None
    assert hall.table.phase == "running"


def test_bots_alone_start_at_once() -> None:
    hall = Hall(places=[Place(bot="random"), Place(bot="random")])
    assert hall.table.phase == "running"
    assert hall.table.bots_to_act()


def test_ids_of_persons_are_for_nobody() -> None:
    hall = Hall.running(places=[Place(who="id-of-anna", name="Anna"), Place()])
    said = b"".join(body for stream in hall.heard.values() for body in stream)
    for name in ("anna", "boris", "watcher"):
        said += hall.table.resume(f"id-of-{name}", None, NOW)[0]
    assert b"id-of" not in said


def test_who_listens_is_told_what_they_are() -> None:
    hall = Hall.running()
    assert hall.welcome("anna").you == wire.You([0], host=True)
    assert hall.welcome("boris").you == wire.You([1])
    assert hall.welcome().you == wire.You()


def test_whoever_sits_down_is_told_which_seat_is_theirs() -> None:
    hall = Hall()
    hall.sit("boris", 1)
    assert hall.last("boris").yours == [1]
    assert hall.last("anna").yours == hall.last().yours == []
    hall.ask("boris", wire.Leave)
    assert hall.last("boris").yours == []


@pytest.mark.parametrize(
    "opening",
    [
        Opening("chess"),
        Opening("en-garde", settings={"hits": 99}),
        Opening("en-garde", settings={"self": 1}),
        Opening("en-garde", places=[Place()]),
        Opening("knock-out", settings={"players": 3}, places=[Place()] * 4),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(opening: Opening) -> None:
    with pytest.raises(ValueError, match=r"game|hits|setting|seats"):
        Table.open("t1", opening, SECRET, NOW)
