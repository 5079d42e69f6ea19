"""Non-interference, on the bytes: what a seat can't know changes nothing that is sent to it.

Two tables play two games that differ only in what one listener can't know. Every update, every
welcome, every answer to what that listener tries must be the same to the byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import wire
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import CHANCE, NOBODY, Game
from sparring.table import letters

from ..laws import leaks
from ..laws.worlds import GAMES, SEEDS, Settings, some_settings
from .hall import NAMES, Hall
from .parting import Pair, Scripted, parted


class SeenError(AssertionError):
    """A listener was sent something that depends on what they can't know."""


def table(game: Game, chosen: Settings, picks: list[int]) -> Hall:
    """A table where everyone sits, and chance follows the script."""
    hall = Hall(game.name, settings=dict(chosen))
    hall.table._s.chance = lambda: Scripted(picks)  # type: ignore[method-assign,assignment,return-value]
    for seat in range(len(hall.table.seats)):
        hall.sit(NAMES[seat], seat)
    return hall


def two(game: Game, chosen: Settings, pairs: list[Pair]) -> tuple[Hall, Hall]:
    ours = [pair.ours for pair in pairs if pair.who == CHANCE]
    theirs = [pair.theirs for pair in pairs if pair.who == CHANCE]
    return table(game, chosen, ours), table(game, chosen, theirs)


def compare(game: Game, chosen: Settings, seat: int, pairs: list[Pair], random: Seeded) -> int:
    """Play both; returns how many moves were compared while something hidden was different."""
    here, there = two(game, chosen, pairs)
    listener = "watcher" if seat == NOBODY else NAMES[seat]
    different = 0
    for pair in pairs:
        if pair.who == CHANCE:
            continue
        for hall, action in ((here, pair.ours), (there, pair.theirs)):
            move = game.notation.name(action)
            assert hall.ask(NAMES[pair.who], wire.Move, move=move) is None
        if here.table.phase == "finished":  # now all is told
            break
        probes = list(attempts(here, random))
        answers = [[probe(hall, listener) for probe in probes] for hall in (here, there)]
        if answers[0] != answers[1] or sent(here, listener) != sent(there, listener):
            raise SeenError(f"{listener}: {answers}")
        different += here.table._s.match.state != there.table._s.match.state  # type: ignore[union-attr]
    return different


def sent(hall: Hall, listener: str) -> list[Any]:
    """All that this listener could ever have been sent, and all that is public."""
    table = hall.table
    bots = [turn for turn in table.bots_to_act() if NAMES[turn.seat] == listener]
    return [
        hall.heard[listener],
        table.resume(f"id-of-{listener}", None, hall.now),
        table.resume(f"id-of-{listener}", table.number - 3, hall.now),
        [table.number, table.deadline, table.phase, table.seats, table.about, repr(table), bots],
        [(row.number, row.at, row.kind) for row in hall.rows],
    ]


Probe = Callable[[Hall, str], Any]


def attempts(hall: Hall, random: Seeded) -> Iterator[Probe]:
    """What the listener tries, to learn more; and what others do."""
    tokens = ["+1", "x1", "/", "0", ">b", "b", "1234", "5", "Pass", "nonsense"]
    token = tokens[random.below(len(tokens))]
    seat = random.below(len(hall.table.seats))
    if random.below(3) == 0:
        yield lambda hall, who: hall.ask(who, wire.AskUndo)
    if random.below(3) == 0:
        yield lambda hall, _: hall.ask(NAMES[seat], wire.AskUndo) and None
        yield lambda hall, who: hall.ask(who, wire.Decline, to=hall.table.number)
    if random.below(3) == 0:
        yield lambda hall, who: hall.ask(who, wire.Move, move=refused(hall, who, token))
    if random.below(4) == 0:
        yield lambda hall, _: len(hall.take(hall.table.went(f"id-of-{NAMES[seat]}", hall.now)).rows)
        yield lambda hall, who: hall.ask(who, wire.Claim, seat=seat)


def refused(hall: Hall, who: str, token: str) -> str:
    """A move that this listener may not play now."""
    return "nonsense" if token in hall.view(who).legal else token


@pytest.mark.parametrize("name", GAMES)
@given(seed=SEEDS, look_on=st.integers(0, 59), alike=st.integers(0, 150))
def test_hidden_cards_change_no_byte_that_is_sent(
    name: str, seed: int, look_on: int, alike: int
) -> None:
    game, random = catalogue.game(name), Seeded(seed)
    chosen = some_settings(game, random)
    players = game.laws.players(game.set_up(**chosen))
    seat = [NOBODY, *range(players)][look_on % (players + 1)]
    compare(game, chosen, seat, parted(game, chosen, seat, random, alike), random)


@pytest.mark.parametrize("name", GAMES)
def test_the_law_looks_at_games_that_really_differ(name: str) -> None:
    assert sum(watch(catalogue.game(name), seed) for seed in range(30)) > 50


def watch_long(game: Game) -> None:
    for seed in range(60):
        watch(game, seed)


def watch(game: Game, seed: int) -> int:
    random = Seeded(seed)
    chosen = game.choose()
    seat = (NOBODY, 0, 1)[seed % 3]
    alike = random.below(60)
    return compare(game, chosen, seat, parted(game, chosen, seat, random, alike), random)


@pytest.mark.parametrize("planted", leaks.PLANTED, ids=lambda fault: fault.__name__)
def test_a_leak_planted_in_the_rules_is_caught(
    planted: Callable[[], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty = planted()
    monkeypatch.setattr(catalogue, "game", lambda _: faulty)
    with pytest.raises(SeenError):
        watch_long(faulty)


def more_in_the_view(s: Any, seat: int, clocks: list[wire.Face]) -> wire.View | None:
    """How many moves the others have, as the length of a list that seems to be empty."""
    view = honest_view(s, seat, clocks)
    if view and s.owed and seat not in s.owed:
        view.legal = [""] * len(s.match.legal(s.owed[0]))
    return view


def everything_told(game: Game, told: Any, seat: int) -> list[wire.Told]:
    return honest_tell(game, [word._replace(to=NOBODY) for word in told], seat)


honest_view, honest_tell = letters.view, letters.tell


@pytest.mark.parametrize(("name", "fault"), [("view", more_in_the_view), ("tell", everything_told)])
def test_a_leak_planted_in_the_letters_is_caught(
    name: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letters, name, fault)
    with pytest.raises(SeenError):
        watch_long(catalogue.game("en-garde"))
