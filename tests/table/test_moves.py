"""Moves: whose, which, once; sealed choices; and the end."""

from __future__ import annotations

import json

import pytest

from sparring import score, wire
from sparring.table import RowsError, Table
from sparring.wire import Accepted, Reason, Refused

from .hall import NAMES, SECRET, Hall, fingerprint, person


def play_out(hall: Hall) -> Hall:
    """Everyone plays the last of their legal moves."""
    while hall.table.phase == "running":
        assert hall.move(hall.legal()[-1]) is None
    return hall


def test_a_move_is_told_to_all_and_answered() -> None:
    hall = Hall.running()
    seat, move = hall.owing[0], hall.legal()[0]
    reply = hall.say(NAMES[seat], wire.Move("m1", move))
    assert reply == Accepted("m1", hall.table.number)
    for name in ("anna", "boris", "watcher"):
        assert hall.last(name).what == "move"
        assert hall.last(name).seat == seat
        assert hall.last(name).told[0]["event"] == "advanced"


def test_a_move_said_again_is_done_once() -> None:
    hall = Hall.running()
    name, wish = NAMES[hall.owing[0]], wire.Move("m1", hall.legal()[0])
    first = hall.say(name, wish)
    before, rows = fingerprint(hall.table), len(hall.rows)
    assert hall.say(name, wish) == first
    assert (fingerprint(hall.table), len(hall.rows)) == (before, rows)
    hall.table = hall.rebuilt()
    assert hall.say(name, wish) == first
    assert len(hall.rows) == rows


def test_an_id_stands_for_one_wish_of_one_person() -> None:
    hall = Hall.running()
    seat, legal = hall.owing[0], hall.legal()
    hall.say(NAMES[seat], wire.Move("m1", legal[0]))
    reply = hall.say(NAMES[seat], wire.Move("m1", legal[1]))
    assert reply == Refused("m1", Reason.ID_USED)
    other = hall.say(NAMES[1 - seat], wire.Move("m1", hall.legal()[0]))
    assert isinstance(other, Accepted)


def test_what_is_refused_may_be_said_again() -> None:
    hall = Hall.running()
    other = NAMES[1 - hall.owing[0]]
    card = hall.view(other).sight["hand"].index(1)
    wish = wire.Move("m1", f"+{card}")
    assert hall.say(other, wish) == Refused("m1", Reason.NOT_YOUR_TURN)
    hall.move(hall.legal()[0])
    assert isinstance(hall.say(other, wish), Accepted)


def test_only_legal_moves_of_ones_own_are_played() -> None:
    hall = Hall()
    assert hall.ask("anna", wire.Move, move="+1") == Reason.NOT_STARTED
    hall = Hall.running()
    mover, other = NAMES[hall.owing[0]], NAMES[1 - hall.owing[0]]
    before = fingerprint(hall.table)
    assert hall.ask(mover, wire.Move, move="-5") == Reason.ILLEGAL
    assert hall.ask(mover, wire.Move, move="castle") == Reason.UNREADABLE
    assert hall.ask(other, wire.Move, move="+1") == Reason.NOT_YOUR_TURN
    assert hall.ask(other, wire.Move, move="+1", seat=hall.owing[0]) == Reason.NOT_YOUR_SEAT
    assert hall.ask(mover, wire.Move, move="+1", seat=4) == Reason.NO_SUCH_SEAT
    assert hall.ask("watcher", wire.Move, move="+1") == Reason.NOT_SEATED
    assert fingerprint(hall.table) == before


def test_what_no_client_could_say_is_malformed() -> None:
    hall = Hall.running()
    for wish in (None, object(), wire.Say("hello"), wire.Move("m1", "é"), wire.Move("", "+1")):
        reply = hall.table.receive(person("anna"), wish, hall.now).reply  # type: ignore[arg-type]
        assert isinstance(reply, Refused)
        assert reply.reason == Reason.MALFORMED


def sealed() -> Hall:
    """Knock Out, at the training: challenger and defender both owe a choice."""
    hall = Hall.running("knock-out", settings={"players": 3})
    while len(hall.owing) < 2:
        hall.move(hall.legal()[0])
    return hall


def test_where_choices_are_sealed_several_owe_at_once() -> None:
    hall = sealed()
    one, other = hall.owing
    assert hall.legal(one)
    assert hall.legal(other)
    assert hall.ask(NAMES[other], wire.Move, move=hall.legal(other)[0]) is None
    assert hall.owing == [one]


def test_that_a_choice_was_made_is_public_and_the_choice_is_not() -> None:
    hall = sealed()
    one, other = hall.owing
    (third,) = {0, 1, 2} - {one, other}
    hall.ask(NAMES[one], wire.Move, move=hall.legal(one)[0])
    (own,) = hall.last(NAMES[one]).told
    assert own["event"] == "trained"
    assert "cards" in own
    for name in (NAMES[other], NAMES[third], "watcher"):
        assert hall.last(name).told == [{"event": "trained", "seat": one}]


def test_a_game_that_ends_tells_its_secret_and_its_score() -> None:
    hall = play_out(Hall.running(settings={"hits": 1}))
    end = hall.last().end
    assert end
    assert end.how == "played"
    assert end.results in ([1, -1], [-1, 1])
    assert end.secret == SECRET.hex()
    assert score.verify(score.load(end.score)) > 0
    assert '[Player0 "Anna"]' in end.score
    assert hall.welcome("boris").end == end


def test_the_secret_is_nowhere_before_the_end() -> None:
    hall = play_out(Hall.running(settings={"hits": 1}))
    *before, last = range(hall.table.number)
    for stream in hall.heard.values():
        for n in before:
            assert SECRET.hex().encode() not in stream[n]
            assert b'"end"' not in stream[n]
        assert SECRET.hex().encode() in stream[last]
    for row in hall.rows:
        assert SECRET.hex().encode() not in row.body
        assert SECRET not in row.body


def test_a_table_can_be_logged_without_a_secret_or_a_card() -> None:
    hall = Hall.running()
    shown = repr(hall.table) + repr(hall.table._s)
    assert SECRET.hex() not in shown
    assert repr(SECRET) not in shown
    assert "hand" not in shown


def test_nothing_is_played_after_the_end() -> None:
    hall = play_out(Hall.running(settings={"hits": 1}))
    for name in ("anna", "boris"):
        assert hall.ask(name, wire.Move, move="+1") == Reason.GAME_OVER
        assert hall.ask(name, wire.Resign) == Reason.GAME_OVER
        assert hall.ask(name, wire.Abort) == Reason.GAME_OVER
    assert hall.sit("clara", 0) == Reason.GAME_OVER
    assert hall.table.deadline is None


def test_rows_are_json_that_people_can_read() -> None:
    hall = Hall.running()
    hall.move(hall.legal()[0])
    row = hall.rows[-1]
    assert (row.table, row.number, row.kind) == ("t1", 5, "move")
    body = json.loads(row.body)
    assert body["kind"] == "granted"
    assert body["wish"]["type"] == "move"


def test_a_table_is_not_rebuilt_from_what_cannot_have_made_it() -> None:
    hall = Hall.running()
    wrong = [
        [],
        hall.rows[1:],
        [hall.rows[0], *hall.rows[2:]],
        [hall.rows[0]._replace(body=b"{}"), *hall.rows[1:]],
        [hall.rows[0]._replace(body=hall.rows[0].body.replace(b'"rules":1', b'"rules":9'))],
        [*hall.rows[:3], hall.rows[3]._replace(body=hall.rows[3].body.replace(b"01", b"77"))],
        [hall.rows[0]._replace(table="t2")],
    ]
    for rows in wrong:
        with pytest.raises(RowsError):
            Table.rebuild("t1", rows, SECRET)
    with pytest.raises(RowsError, match="secret"):
        Table.rebuild("t1", hall.rows, bytes(32))
