"""Coming back after a while, after a crash, and in another process."""

from __future__ import annotations

from itertools import pairwise

from sparring import wire
from sparring.table import Place, Table
from sparring.table.referee import KEPT

from .hall import NAMES, SECRET, Hall, fingerprint, person


def played(moves: int = 12) -> Hall:
    hall = Hall.running()
    for _ in range(moves):
        hall.move(hall.legal()[0])
    return hall


def test_every_stream_is_numbered_without_gaps() -> None:
    hall = played()
    for name in (*NAMES, "watcher"):
        numbers = [update.number for update in hall.updates(name)]
        assert numbers == list(range(1, len(hall.rows) + 1))
        assert all(one.at <= other.at for one, other in pairwise(hall.updates(name)))


def test_whoever_returns_gets_the_rest_byte_for_byte() -> None:
    hall = played()
    for name in ("anna", "boris", "watcher"):
        for missed in range(KEPT + 1):
            after = hall.table.number - missed
            *rest, ready = hall.table.resume(f"id-of-{name}", after, hall.now)
            assert rest == hall.heard[name][after:]
            assert wire.hear(ready) == wire.Ready(hall.table.number, hall.now)


def test_whoever_was_away_for_long_gets_everything_as_it_stands() -> None:
    hall = played(KEPT + 3)
    for after in (None, 0, hall.table.number - KEPT - 1, hall.table.number + 1):
        (body,) = hall.table.resume("id-of-anna", after, hall.now)
        welcome = wire.hear(body)
        assert isinstance(welcome, wire.Welcome)
        assert welcome.number == hall.table.number
        assert welcome.view == hall.view("anna")


def test_the_story_is_all_that_was_told() -> None:
    hall = played()
    for name in ("anna", "boris", "watcher"):
        told = [told for update in hall.updates(name) for told in update.told]
        assert hall.welcome(name).story == told


def test_a_table_rebuilt_is_the_same_table() -> None:
    hall = played()
    again = hall.rebuilt()
    assert fingerprint(again) == fingerprint(hall.table)
    for name in ("anna", "boris", "watcher"):
        for after in (None, 3, hall.table.number - 5):
            one = hall.table.resume(f"id-of-{name}", after, hall.now)
            assert again.resume(f"id-of-{name}", after, hall.now) == one


def test_a_copy_elsewhere_follows_by_rows_and_says_the_same() -> None:
    hall = Hall()
    copy = Table.rebuild("t1", hall.rows, SECRET)
    known, streams = len(hall.rows), len(hall.heard["boris"])
    hall.sit("anna", 0)
    hall.sit("boris", 1)
    for _ in range(6):
        hall.move(hall.legal()[0])
    heard = [copy.follow(row).to("id-of-boris") for row in hall.rows[known:]]
    assert heard == hall.heard["boris"][streams:]
    assert fingerprint(copy) == fingerprint(hall.table)


def test_updates_are_written_for_those_who_listen_and_hold_no_seat_only_if_there_are_any() -> None:
    hall = Hall.running()
    boris = person("boris").id
    hall.table.listen([boris])
    out = hall.table.receive(person("anna"), wire.Resign("r"), hall.now)
    assert [set(sent.bodies) for sent in out.letters] == [{person("anna").id, boris}]
    number = hall.table.number
    assert len(hall.table.resume(boris, number - 1, hall.now)) == 2
    (everything,) = hall.table.resume("", number - 1, hall.now)
    assert isinstance(wire.hear(everything), wire.Welcome)
    hall.table.listen([boris, ""])
    assert hall.table.receive(person("anna"), wire.Rematch("m"), hall.now).letters[0].to("")


def test_bots_are_asked_with_a_sight_and_nothing_else() -> None:
    hall = Hall(places=[Place(), Place(bot="random")])
    hall.sit("anna", 0)
    for _ in range(10):
        for turn in hall.table.bots_to_act():
            assert turn.sight == hall.table._s.match.sight(turn.seat)  # type: ignore[union-attr]
            assert turn.sight.seat == turn.seat == 1
            assert turn.bot == "random"
            assert set(vars(turn.sight)) == set(hall.table._s.game.laws.Sight.fields)
            assert not hall.table.bot_moves(turn, 10_000, hall.now).rows
            out = hall.take(hall.table.bot_moves(turn, turn.actions[0], hall.now))
            assert [row.kind for row in out.rows] == ["bot-moved"]
            assert not hall.table.bot_moves(turn, turn.actions[0], hall.now).rows
        if hall.owing == [0]:
            hall.move(hall.legal()[0])
    assert fingerprint(hall.rebuilt()) == fingerprint(hall.table)
