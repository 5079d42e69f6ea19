"""Pass and play: one device, several seats, and a curtain between them."""

from __future__ import annotations

from typing import Any

from sparring import wire
from sparring.wire import Reason

from .hall import Hall


def together(game: str = "en-garde", **opening: Any) -> Hall:
    """All seats on Anna's device."""
    hall = Hall(game, shared=True, **opening)
    for seat, name in zip(range(len(hall.table.seats)), ("Anna", "Ben", "Cem"), strict=False):
        assert hall.sit("anna", seat, name=name) is None
    return hall


def hands(hall: Hall) -> list[list[int]]:
    assert hall.table._s.match
    return [hall.table._s.match.sight(seat).hand for seat in range(2)]


def test_several_sit_at_one_device_by_their_own_names() -> None:
    hall = together()
    assert [seat.name for seat in hall.welcome().seats] == ["Anna", "Ben"]
    assert hall.welcome("anna").you.seats == [0, 1]


def test_elsewhere_a_name_cannot_be_made_up() -> None:
    hall = Hall()
    hall.sit("boris", 0, name="Anna")
    assert hall.welcome().seats[0].name == "Boris"


def test_behind_the_curtain_no_hand_is_seen() -> None:
    hall = together()
    assert hall.view("anna").seat is None
    assert hall.view("anna").sight["hand"] == [0] * 6
    assert hall.view("anna").legal == []
    assert hall.heard["anna"][-1] == hall.heard["watcher"][-1]


def test_the_curtain_opens_for_the_seat_that_acts_alone() -> None:
    hall = together()
    seat = hall.owing[0]
    assert hall.ask("anna", wire.Show, seat=1 - seat) == Reason.NOT_YOUR_TURN
    assert hall.ask("watcher", wire.Show, seat=seat) == Reason.NOT_SEATED
    assert hall.ask("anna", wire.Show, seat=seat) is None
    assert hall.view("anna").seat == seat
    assert hall.view("anna").sight["hand"] == hands(hall)[seat]
    assert hall.view().sight["hand"] == [0] * 6
    assert hall.ask("anna", wire.Show) is None
    assert hall.view("anna").seat is None


def test_a_move_wants_the_curtain_open_and_closes_it() -> None:
    hall = together()
    seat = hall.owing[0]
    hall.ask("anna", wire.Show, seat=seat)
    move = hall.view("anna").legal[0]
    hall.ask("anna", wire.Show)
    assert hall.ask("anna", wire.Move, move=move) == Reason.WHICH_SEAT
    assert hall.ask("anna", wire.Move, move=move, seat=seat) == Reason.CURTAIN
    hall.ask("anna", wire.Show, seat=seat)
    assert hall.ask("anna", wire.Move, move=move) is None
    assert hall.view("anna").seat == seat  # what was drawn is seen,
    assert hall.view("anna").sight["hand"] == hands(hall)[seat]
    assert hall.welcome("anna").view == hall.welcome().view  # and then nothing is


def test_a_device_that_returns_is_not_told_what_it_showed_before() -> None:
    hall = together()
    seat, number = hall.owing[0], hall.table.number
    hall.ask("anna", wire.Show, seat=seat)
    hall.ask("anna", wire.Show)
    (body,) = hall.table.resume("id-of-anna", number, hall.now)
    welcome = wire.hear(body)
    assert isinstance(welcome, wire.Welcome)
    assert welcome.view
    assert welcome.view.seat is None


def test_sealed_choices_are_made_one_curtain_after_the_other() -> None:
    hall = together("knock-out", settings={"players": 3})
    while len(hall.owing) < 2:
        (seat,) = hall.owing
        hall.ask("anna", wire.Show, seat=seat)
        hall.ask("anna", wire.Move, seat=seat, move=hall.view("anna").legal[0])
    one, other = hall.owing
    for seat in (one, other):
        assert hall.ask("anna", wire.Show, seat=seat) is None
        assert hall.view("anna").seat == seat
        move = hall.view("anna").legal[0]
        assert hall.ask("anna", wire.Move, seat=seat, move=move) is None
    assert len(hall.owing) == 1


def test_others_may_sit_elsewhere() -> None:
    hall = Hall("knock-out", shared=True, settings={"players": 3})
    hall.sit("anna", 0, name="Anna")
    hall.sit("anna", 1, name="Ben")
    hall.sit("boris", 2)
    assert hall.table.phase == "running"
    assert hall.view("boris").seat == 2
    assert hall.view("anna").seat is None


def test_people_at_one_device_can_agree() -> None:
    hall = Hall("ko", shared=True)
    hall.sit("anna", 0, name="Anna")
    hall.sit("anna", 1, name="Ben")
    seat = hall.owing[0]
    hall.ask("anna", wire.Show, seat=seat)
    step = next(move for move in hall.view("anna").legal if move.startswith(">"))
    hall.ask("anna", wire.Move, seat=seat, move=step)
    assert hall.ask("anna", wire.AskUndo, seat=seat) is None
    assert hall.ask("anna", wire.Agree, to=hall.table.number) is None
    assert hall.last().undone == 1
    assert hall.owing == [seat]


def test_one_of_them_may_resign() -> None:
    hall = together()
    assert hall.ask("anna", wire.Resign) == Reason.WHICH_SEAT
    assert hall.ask("anna", wire.Resign, seat=1) is None
    assert hall.table.end
    assert hall.table.end.results == [1, -1]
    assert hall.ask("anna", wire.Rematch) is None
    assert hall.table.rematch
