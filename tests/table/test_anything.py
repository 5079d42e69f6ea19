"""Whatever anybody says, in whatever order: nothing breaks, nothing is done twice, nothing is lost.

Hypothesis writes the evenings: people who play, quarrel, forge, stutter, leave and talk nonsense.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sparring import wire
from sparring.table import Opening, Output, Place, Row, RowsError, Table
from sparring.wire import Accepted, Reason, Refused

from .hall import LIVE, NAMES, NOW, SECRET, Hall, fingerprint, nonce, person

PEOPLE = (*NAMES[:3], "watcher")

seats = st.none() | st.integers(0, 4)
known = st.integers(0, 4)
numbers = st.integers(0, 40)
nonsense = st.one_of(
    st.none(), st.integers(), st.text(max_size=9), st.binary(max_size=9), st.floats(), st.just([[]])
)
tokens = st.sampled_from(["+1", "-2", "x1", "+1x1", "/", "0", ">b", "R6", "Pass", "1234", "?", "~"])

# A wish without its id; "play" is a legal move of somebody, so that games get on.
WISHES: dict[type, dict[str, st.SearchStrategy[Any]]] = {
    wire.Sit: {"seat": known, "nonce": st.just(nonce(3)), "name": st.none() | st.just("Ben")},
    wire.Leave: {"seat": seats},
    wire.AddBot: {"seat": known, "bot": st.just("random")},
    wire.Clear: {"seat": known},
    wire.Start: {},
    wire.Move: {"move": tokens, "seat": seats, "seen": st.none() | numbers},
    wire.Resign: {"seat": seats},
    wire.OfferDraw: {"seat": seats},
    wire.AskUndo: {"seat": seats},
    wire.Agree: {"to": numbers, "seat": seats},
    wire.Decline: {"to": numbers, "seat": seats},
    wire.Abort: {},
    wire.Claim: {"seat": known},
    wire.Return: {"seat": known},
    wire.Show: {"seat": seats},
    wire.Rematch: {},
}


IDS = st.sampled_from(["i0", "i1", "i2"]) | st.uuids().map(str)


wishes = st.one_of([st.builds(kind, id=IDS, **fields) for kind, fields in WISHES.items()])
forgeries = st.one_of(
    [st.builds(kind, id=nonsense, **dict.fromkeys(of, nonsense)) for kind, of in WISHES.items()]
    + [nonsense, st.builds(wire.Say, nonsense), st.builds(wire.Ping)]
)

plays = st.tuples(st.just("play"), st.integers(0, 99), st.integers(0, 9000))
says = st.tuples(st.just("say"), st.sampled_from(PEOPLE), wishes)
babbles = st.tuples(st.just("say"), st.sampled_from(PEOPLE), forgeries)
wants = st.tuples(
    st.just("want"),
    st.sampled_from(PEOPLE[:3]),
    st.sampled_from([wire.AskUndo, wire.AskUndo, wire.OfferDraw, wire.Claim, wire.Return]),
)
answers = st.tuples(st.just("answer"), st.sampled_from(PEOPLE))
stutters = st.tuples(st.just("stutter"), st.integers(0, 99))
times = st.tuples(st.just("wait"), st.sampled_from([1, 50, 70_000, 400_000]))
comings = st.tuples(st.sampled_from(["came", "went", "wake", "continued"]), st.sampled_from(PEOPLE))
evenings = st.lists(
    st.one_of(
        plays, plays, plays, wants, wants, answers, says, says, babbles, stutters, times, comings
    ),
    min_size=30,
    max_size=80,
)

openings = st.builds(
    Opening,
    game=st.just("en-garde"),
    settings=st.sampled_from([{"hits": 1}, {"hits": 1, "rules": "basic"}]),
    host=st.just("id-of-anna"),
    clock=st.sampled_from([LIVE, wire.NoClock(), wire.DaysClock(1)]),
    shared=st.booleans(),
) | st.builds(
    Opening,
    game=st.sampled_from(["ko", "knock-out"]),
    settings=st.just({}),
    host=st.just("id-of-anna"),
    clock=st.sampled_from([LIVE, wire.NoClock()]),
    shared=st.booleans(),
)


class Evening(Hall):
    """A hall that checks, at every word, that a refusal changed nothing."""

    def __init__(self, opening: Opening, seated: int) -> None:
        if opening.game == "knock-out":
            opening.settings = {"players": 3}
        count = 3 if opening.game == "knock-out" else 2
        opening.places = [Place() if n < seated else Place(bot="random") for n in range(count)]
        super().__init__(**{f: getattr(opening, f) for f in opening.__struct_fields__})
        self.granted: list[tuple[str, Any, Accepted]] = []
        for seat in range(min(seated, count)):
            self.sit(NAMES[0] if opening.shared else NAMES[seat], seat)

    def happen(self, what: str, *how: Any) -> None:
        getattr(self, f"on_{what}")(*how)

    def on_say(self, who: str, wish: Any) -> None:
        self.take(self.table.tick(self.now))
        before, rows = fingerprint(self.table), len(self.rows)
        out = self.take(self.table.receive(person(who), wish, self.now))
        assert out.reply
        if isinstance(out.reply, Accepted):
            self.granted.append((who, wish, out.reply))
        elif out.reply.reason != Reason.OUT_OF_TIME:
            assert (fingerprint(self.table), len(self.rows)) == (before, rows)
            assert not out.letters

    def on_play(self, pick: int, thought: int) -> None:
        self.now += 100
        for turn in self.table.bots_to_act():
            action = turn.actions[pick % len(turn.actions)]
            self.take(self.table.bot_moves(turn, action, self.now))
        s = self.table._s
        owing = [seat for seat in s.owed if s.seats[seat].who]
        if owing and s.match:
            seat = owing[pick % len(owing)]
            who = s.seats[seat].who.removeprefix("id-of-")
            legal = s.match.legal(seat)
            self.on_say(who, wire.Show(self.id(), seat))
            move = legal[pick % len(legal)]
            self.on_say(who, wire.Move(self.id(), move, seat, thought=thought))

    def on_want(self, who: str, kind: type) -> None:
        """Something that makes sense, of one's own seat, or of all others."""
        held = self.table.held(f"id-of-{who}")
        others = [seat for seat in range(len(self.table.seats)) if seat not in held]
        for seat in others if kind in (wire.Claim, wire.Return) else held[:1]:
            self.on_say(who, kind(self.id(), seat))

    def on_answer(self, who: str) -> None:
        for number in list(self.table._s.asks):
            self.on_say(who, wire.Agree(self.id(), number))

    def on_stutter(self, pick: int) -> None:
        """Something that was granted is said again, to the letter."""
        if self.granted:
            who, wish, reply = self.granted[pick % len(self.granted)]
            before = fingerprint(self.table)
            out = self.table.receive(person(who), wish, self.now)
            assert out == Output([], [], reply)
            assert fingerprint(self.table) == before

    def on_wait(self, time: int) -> None:
        self.tick(time)

    def on_came(self, who: str) -> None:
        self.take(self.table.came(f"id-of-{who}", self.now))

    def on_went(self, who: str) -> None:
        self.take(self.table.went(f"id-of-{who}", self.now))

    def on_wake(self, _: str) -> None:
        self.table = self.rebuilt()
        self.take(self.table.wake(self.now))

    def on_continued(self, _: str) -> None:
        self.take(self.table.continued("t2", self.now))


@given(openings, st.integers(0, 3), evenings)
@settings(max_examples=60, deadline=None)
def test_whatever_is_said_the_rows_tell_it_all(
    opening: Opening, seated: int, evening: list[Any]
) -> None:
    hall = Evening(opening, seated)
    for what in evening:
        hall.happen(*what)
    again = hall.rebuilt()
    assert fingerprint(again) == fingerprint(hall.table)
    for name in PEOPLE:
        who = f"id-of-{name}"
        for after in (None, 0, hall.table.number - 3, hall.table.number):
            heard = hall.table.resume(who, after, hall.now)
            assert again.resume(who, after, hall.now) == heard
        assert [u.number for u in hall.updates(name)] == [row.number for row in hall.rows]
    assert again.deadline == hall.table.deadline
    assert again.rematch == hall.table.rematch


@given(openings, st.integers(0, 3), evenings)
@settings(max_examples=20, deadline=None)
def test_whatever_is_said_a_copy_that_follows_says_the_same(
    opening: Opening, seated: int, evening: list[Any]
) -> None:
    hall = Evening(opening, seated)
    for what in evening:
        hall.happen(*what)
    copy = Table.rebuild("t1", hall.rows[:1], SECRET)
    for row, body in zip(hall.rows[1:], hall.heard["watcher"][1:], strict=True):
        assert copy.follow(row).to("") == body


@given(st.sampled_from(PEOPLE), forgeries)
@settings(max_examples=300, deadline=None)
def test_nonsense_gets_an_answer(who: str, wish: Any) -> None:
    hall = Hall.running()
    before = fingerprint(hall.table)
    out = hall.table.receive(person(who), wish, hall.now)
    assert out.reply
    assert wire.hear(wire.encode(out.reply)) == out.reply
    if isinstance(out.reply, Refused):
        assert fingerprint(hall.table) == before


entries = st.binary() | st.sampled_from(
    [
        b'{"kind":"started","nonces":[]}',
        b'{"kind":"flag","seat":7}',
        b'{"kind":"bot-moved","seat":0,"move":"+9"}',
        b'{"kind":"granted","who":"x","name":"X","wish":{"type":"resign","id":"1"}}',
        b'{"kind":"granted","who":"x","name":"X","wish":{"type":"agree","id":"1","to":3}}',
        b'{"kind":"granted","who":"id-of-anna","name":"A","wish":{"type":"move","id":"1","move":"?"}}',
    ]
)


@given(entries, st.booleans())
@settings(max_examples=100, deadline=None)
def test_rows_of_nonsense_are_an_error_that_says_so(body: bytes, started: bool) -> None:  # noqa: FBT001
    hall = Hall.running() if started else Hall()
    row = Row("t1", hall.table.number + 1, NOW, "move", body)
    with pytest.raises(RowsError, match="t1"):
        Table.rebuild("t1", [*hall.rows, row], SECRET)
