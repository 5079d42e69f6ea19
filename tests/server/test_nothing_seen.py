"""Non-interference on the bytes of every surface: sockets, HTTP, metrics and the log.

Two servers play two games that differ only in what one listener can't know. Whatever that listener
hears, asks for, or reads over the operator's shoulder must be the same to the byte.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sparring import wire
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import CHANCE, NOBODY, Game
from sparring.server import watch
from sparring.server.room import Room
from sparring.table.standing import Standing
from tests.server.driver import Chair, Visitor, level, serving
from tests.table.parting import Pair, Scripted, parted

NOW = 1_800_000_000_000
SECRET = bytes(32)
MOVES = 22  # of each game; a watch over all of them is tests/table's
PAGES = (
    "/api/tables?state=running",
    "/api/tables/{table}",
    "/api/tables/{table}/score",
    "/api/tables/{table}/nothing",
    "/api/archive",
    "/api/me",
    "/api/me/tables",
    "/api/games",
    "/tables/{table}",
    "/metrics",
    "/health",
)


class SeenError(AssertionError):
    """A listener was shown something that depends on what they can't know."""


@asynccontextmanager
async def evening(folder: Path, game: Game, chosen: Any) -> AsyncIterator[Evening]:
    """A server, and a table at which everybody sits."""
    Chair.ids = count()
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(serving(f"sqlite:///{folder / 'sparring.db'}"))
        players = game.laws.players(game.set_up(**chosen))
        people = [
            await stack.enter_async_context(place.visitor(f"Player {seat}"))
            for seat in range(players)
        ]
        stranger = await stack.enter_async_context(place.visitor())
        table = await people[0].open(game.name, settings=dict(chosen))
        eye = await stack.enter_async_context(stranger.at(table))
        chairs = [await stack.enter_async_context(one.at(table)) for one in people]
        for seat, chair in enumerate(chairs):
            await chair.sit(seat)
        await level(*chairs, eye)
        yield Evening(table, chairs, eye)


class Evening:
    def __init__(self, table: str, chairs: list[Chair], eye: Chair) -> None:
        self.table, self.chairs, self.eye = table, chairs, eye

    async def play(self, moves: Sequence[tuple[int, str]]) -> None:
        for n, (seat, move) in enumerate(moves):
            answer = await self.chairs[seat].wish(wire.Move(f"m{n}", move))
            assert isinstance(answer, wire.Accepted), answer
        await level(*self.chairs, self.eye)

    async def seen_by(self, seat: int) -> list[bytes]:
        """All that this seat has heard, can ask for, and can try."""
        chair = self.eye if seat == NOBODY else self.chairs[seat]
        return [
            *chair.raw,
            *await self._tried(chair),
            *await self._returned(chair.who, None),
            *await self._returned(chair.who, chair.number - 3),
            *[await self._page(chair.who, page) for page in PAGES],
        ]

    async def _tried(self, chair: Chair) -> list[bytes]:
        before = len(chair.raw)
        wishes = [wire.Move("a", "nonsense"), wire.Move("b", "+1", seat=0), wire.Claim("c", 0)]
        if not chair.to_act:
            wishes += [wire.Move("d", "+1"), wire.Move("e", "1")]
        for wish in wishes:
            await chair.wish(wish)
        return chair.raw[before:]

    async def _returned(self, who: Visitor, after: int | None) -> list[bytes]:
        async with who.at(self.table, after) as again:
            return again.raw

    async def _page(self, who: Visitor, page: str) -> bytes:
        answer = await who.web.get(page.format(table=self.table))
        unlike = {"date"} if page != "/metrics" else {"date", "content-length"}  # it tells times
        heads = [(name, text) for name, text in answer.headers.items() if name not in unlike]
        return repr((answer.status_code, heads)).encode() + answer.content


def plain(seen: bytes, table: str) -> bytes:
    """Without what differs between any two tables: their names, and how long things took."""
    lines = seen.replace(table.encode(), b"TABLE").split(b"\n")
    return b"\n".join(line for line in lines if b"_seconds" not in line)


async def surfaces(
    folder: Path, game: Game, chosen: Any, seat: int, moves: Sequence[tuple[int, str]]
) -> list[bytes]:
    async with evening(folder, game, chosen) as there:
        await there.play(moves)
        return [plain(seen, there.table) for seen in await there.seen_by(seat)]


class Watcher:
    """Plays both games, and compares."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, log: pytest.LogCaptureFixture
    ) -> None:
        self.folder, self.monkeypatch, self.log = folder, monkeypatch, log
        monkeypatch.setattr("sparring.server.house.wall_clock", lambda: NOW)
        monkeypatch.setattr("sparring.server.hub.new_secret", lambda: SECRET)
        log.set_level(logging.DEBUG, "sparring")

    async def compare(self, game: Game, seat: int, seed: int) -> None:
        chosen, pairs = game.choose(), _running(game, seat, seed)
        names = game.notation.name
        ours = [(pair.who, names(pair.ours)) for pair in pairs if pair.who != CHANCE]
        theirs = [(pair.who, names(pair.theirs)) for pair in pairs if pair.who != CHANCE]
        seen = []
        for world, (picks, moves) in enumerate(
            (
                ([pair.ours for pair in pairs if pair.who == CHANCE], ours),
                ([pair.theirs for pair in pairs if pair.who == CHANCE], theirs),
            )
        ):
            self.monkeypatch.setattr(Standing, "chance", lambda _, picks=picks: Scripted(picks))
            folder = self.folder / f"{game.name}-{seat}-{seed}-{world}"
            self.log.clear()
            seen.append([*await surfaces(folder, game, chosen, seat, moves), *self._logged()])
        for here, there in zip(*seen, strict=True):
            if here != there:
                raise SeenError(f"seat {seat}:\n{here!r}\n{there!r}")

    def _logged(self) -> list[bytes]:
        lines = [watch.Lines().format(record) for record in self.log.records]
        return [
            re.sub(r'"(at|milliseconds)":[^,}]*', "", line).encode()
            for line in lines
            if '"logger":"sparring' in line
        ]


def _differ(pairs: Sequence[Pair]) -> bool:
    return any(pair.ours != pair.theirs for pair in pairs)


def _running(game: Game, seat: int, seed: int) -> list[Pair]:
    """Steps of two games that part early, and do not end."""
    random = Seeded(seed)
    pairs = parted(game, game.choose(), seat, random, random.below(8))
    acted = [n for n, pair in enumerate(pairs) if pair.who != CHANCE]
    return pairs[: acted[MOVES] if len(acted) > MOVES else (acted or [0])[-1]]


@pytest.fixture
def watcher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Watcher:
    return Watcher(tmp_path, monkeypatch, caplog)


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
async def test_hidden_cards_change_no_byte_of_any_surface(
    watcher: Watcher, name: str, seat: int
) -> None:
    game = catalogue.game(name)
    differing = (seed for seed in range(100) if _differ(_running(game, seat, seed)))
    for _ in range(2):
        await watcher.compare(game, seat, next(differing))


async def look_long(watcher: Watcher) -> None:
    for seed in range(6):
        await watcher.compare(catalogue.game("en-garde"), 0, seed)


async def test_a_leak_planted_in_the_metrics_is_caught(watcher: Watcher) -> None:
    honest = Room._tell

    def counting(room: Room, letters: Any) -> None:
        size = sum(len(body) for sent in letters for who, body in sent.bodies.items() if who)
        room._means.meters.count("sparring_wishes_total", 'kind="bytes"', size)
        honest(room, letters)

    watcher.monkeypatch.setattr(Room, "_tell", counting)
    with pytest.raises(SeenError, match="bytes"):
        await look_long(watcher)


async def test_a_leak_planted_in_the_log_is_caught(watcher: Watcher) -> None:
    honest = Room._tell

    def talking(room: Room, letters: Any) -> None:
        size = sum(len(body) for sent in letters for body in sent.bodies.values())
        logging.getLogger("sparring.room").debug("planted %d", size)
        honest(room, letters)

    watcher.monkeypatch.setattr(Room, "_tell", talking)
    with pytest.raises(SeenError, match="planted"):
        await look_long(watcher)
