"""Resigning, leaving, coming back, calling it off, and once more."""

from __future__ import annotations

from sparring import score, wire
from sparring.table import Person, Place, Table
from sparring.table.clocks import PATIENCE
from sparring.wire import Reason

from .hall import LIVE, NAMES, NOW, SECRET, Hall, fingerprint, nonce

THREE = {"players": 3}


def test_who_resigns_loses_the_duel() -> None:
    hall = Hall.running()
    hall.move(hall.legal()[0])
    assert hall.ask("watcher", wire.Resign) == Reason.NOT_SEATED
    assert hall.ask("boris", wire.Resign) is None
    end = hall.last().end
    assert end
    assert (end.how, end.seat, end.results) == ("resigned", 1, [1, -1])
    assert end.secret == SECRET.hex()


def test_the_score_of_a_game_that_was_resigned_can_be_verified() -> None:
    hall = Hall.running()
    for _ in range(4):
        hall.move(hall.legal()[0])
    hall.ask("boris", wire.Resign)
    assert hall.table.end
    read = score.load(hall.table.end.score)
    assert read.headers["Ended"] == "resigned"
    assert read.headers["Awarded"] == "1 -1"
    assert read.headers["Date"] == "2027-01-15"
    assert score.verify(read) > 10


def test_where_three_play_a_bot_plays_on_for_who_resigns() -> None:
    hall = Hall.running("knock-out", settings=THREE, stand_in="sensible")
    assert hall.ask("boris", wire.Resign) is None
    assert hall.table.phase == "running"
    seat = hall.welcome().seats[1]
    assert (seat.kind, seat.name, seat.instead) == ("bot", "Boris", "resigned")
    assert hall.ask("boris", wire.Return, seat=1) == Reason.NOT_YOUR_SEAT
    assert hall.welcome("boris").you.seats == []
    assert hall.view("boris").seat is None


def test_a_flag_among_three_gives_the_seat_to_a_bot() -> None:
    hall = Hall.running("knock-out", settings=THREE)
    seat = hall.owing[0]
    hall.tick(LIVE.bank * 1000 + 5000)
    assert hall.table.phase == "running"
    assert hall.welcome().seats[seat].instead == "flagged"
    assert [turn.seat for turn in hall.table.bots_to_act()] == [seat]


def test_when_the_last_person_has_left_it_is_over() -> None:
    hall = Hall.running("knock-out", settings=THREE)
    for name in NAMES[:3]:
        assert hall.ask(name, wire.Resign) is None
    assert hall.last().end
    assert hall.last().end == hall.table.end
    assert hall.table.end
    assert (hall.table.end.how, hall.table.end.results) == ("abandoned", None)
    assert hall.table.bots_to_act() == []


def leave_for_good(hall: Hall) -> int:
    """Whoever is to act goes, and patience with them runs out."""
    seat = hall.owing[0]
    hall.take(hall.table.went(f"id-of-{NAMES[seat]}", hall.now))
    hall.now += PATIENCE["live"]
    return seat


def test_a_bot_takes_the_seat_of_a_leaver_where_three_play() -> None:
    hall = Hall.running("knock-out", settings=THREE)
    seat = leave_for_good(hall)
    other = NAMES[(seat + 1) % 3]
    assert hall.ask(other, wire.Claim, seat=(seat + 2) % 3) == Reason.STILL_THERE
    assert hall.ask("watcher", wire.Claim, seat=seat) == Reason.NOT_SEATED
    assert hall.ask(other, wire.Claim, seat=4) == Reason.NO_SUCH_SEAT
    assert hall.ask(other, wire.Claim, seat=seat) is None
    assert hall.table.phase == "running"
    (turn,) = hall.table.bots_to_act()
    assert turn.seat == seat
    hall.take(hall.table.bot_moves(turn, turn.actions[0], hall.now))
    assert (hall.last().what, hall.last().seat) == ("bot-moved", seat)


def test_a_leaver_who_comes_back_gets_their_seat_again() -> None:
    hall = Hall.running("knock-out", settings=THREE)
    seat = leave_for_good(hall)
    leaver, other = NAMES[seat], NAMES[(seat + 1) % 3]
    hall.ask(other, wire.Claim, seat=seat)
    assert hall.view(leaver).seat is None
    assert hall.last(leaver).yours == []
    late = hall.table.bots_to_act()
    assert hall.ask(other, wire.Return, seat=seat) == Reason.NOT_YOUR_SEAT
    assert hall.ask(leaver, wire.Return, seat=seat) is None
    assert hall.view(leaver).seat == seat
    assert hall.last(leaver).yours == [seat]
    assert hall.view(leaver).legal
    assert hall.welcome().seats[seat] == wire.Sitter("person", leaver.capitalize(), nonce(seat))
    assert not hall.table.bot_moves(late[0], late[0].actions[0], hall.now).rows
    assert hall.move(hall.legal()[0]) is None


# --- Calling it off. ---


def test_it_can_be_called_off_before_the_first_move() -> None:
    hall = Hall.running()
    assert hall.ask("watcher", wire.Abort) == Reason.NOT_SEATED
    assert hall.ask("boris", wire.Abort) is None
    assert hall.table.end
    assert (hall.table.end.how, hall.table.end.results) == ("aborted", None)


def test_it_cannot_be_called_off_after_the_first_move() -> None:
    hall = Hall.running()
    hall.move(hall.legal()[0])
    assert hall.ask("anna", wire.Abort) == Reason.MOVES_MADE


def test_the_host_can_call_off_a_table_that_has_not_started() -> None:
    hall = Hall()
    hall.sit("boris", 1)
    assert hall.ask("boris", wire.Abort) == Reason.NOT_HOST
    assert hall.ask("anna", wire.Abort) is None
    assert hall.table.phase == "finished"
    assert hall.last().end
    assert hall.sit("anna", 0) == Reason.GAME_OVER


def test_the_server_can_give_a_table_up() -> None:
    for hall in (Hall(), Hall.running()):
        hall.take(hall.table.close(hall.now))
        assert hall.table.end
        assert hall.table.end.how == "aborted"
        assert not hall.table.close(hall.now).rows
    hall = Hall.running()
    hall.move(hall.legal()[0])
    hall.take(hall.table.close(hall.now))
    assert hall.table.end
    assert hall.table.end.how == "abandoned"
    assert "[Secret" in hall.table.end.score


# --- Once more. ---


def test_a_rematch_is_a_new_table_with_seats_swapped() -> None:
    hall = Hall.running(settings={"hits": 2})
    assert hall.ask("anna", wire.Rematch) == Reason.NOT_OVER
    hall.ask("anna", wire.Resign)
    assert hall.ask("anna", wire.Rematch) is None
    assert hall.last().rematch == [0]
    assert hall.ask("anna", wire.Rematch) == Reason.ALREADY_ASKED
    assert hall.ask("watcher", wire.Rematch) == Reason.NOT_SEATED
    assert hall.table.rematch is None
    assert hall.ask("boris", wire.Rematch) is None
    opening = hall.table.rematch
    assert opening
    assert [place.who for place in opening.places] == ["id-of-boris", "id-of-anna"]
    assert opening.settings["hits"] == 2
    assert hall.rebuilt().rematch == opening


def test_a_rematch_has_a_secret_of_its_own_before_anyone_sits() -> None:
    hall = Hall.running()
    hall.ask("anna", wire.Resign)
    for name in ("anna", "boris"):
        hall.ask(name, wire.Rematch)
    assert hall.table.rematch
    again, _ = Table.open("t2", hall.table.rematch, bytes(32), hall.now)
    assert again.phase == "open"
    assert again.about.commitment != hall.table.about.commitment
    hall.take(hall.table.continued("t2", hall.now))
    assert hall.last().next == "t2"
    assert hall.welcome().next == "t2"
    assert hall.table.rematch is None
    assert hall.ask("boris", wire.Rematch) == Reason.GONE_ON
    assert not hall.table.continued("t3", hall.now).rows
    anna = Person("id-of-anna", "Anna")
    reply = again.receive(anna, wire.Sit("s", 0, nonce(7)), hall.now).reply
    assert reply == wire.Refused("s", Reason.SEAT_TAKEN)
    assert isinstance(
        again.receive(anna, wire.Sit("s", 1, nonce(7)), hall.now).reply, wire.Accepted
    )


def test_against_bots_one_wish_is_enough_for_a_rematch() -> None:
    hall = Hall("knock-out", settings=THREE, places=[Place(), *[Place(bot="random")] * 2])
    hall.sit("anna", 0)
    hall.take(hall.table.close(hall.now))
    hall.ask("anna", wire.Rematch)
    assert hall.table.rematch
    assert [(p.who, p.bot) for p in hall.table.rematch.places] == [
        ("", "random"),
        ("", "random"),
        ("id-of-anna", ""),
    ]


def test_the_same_is_true_after_a_rebuild() -> None:
    hall = Hall.running("knock-out", settings=THREE)
    hall.ask(NAMES[(leave_for_good(hall) + 1) % 3], wire.Claim, seat=hall.owing[0])
    hall.ask("watcher", wire.Return, seat=0)
    assert fingerprint(hall.rebuilt()) == fingerprint(hall.table)
    assert hall.rows[0].at == NOW
