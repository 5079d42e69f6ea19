# ruff: noqa: INP001 - part of a program, not a package
"""Drives a server from a process of its own: two sockets at each table, who move in turn.

    python -m bench.drive < plan.json

Flat out, whoever is to act moves at once; paced, moves are due at an even rate, and a late one is
late from when it was due. A move counts when its player has heard that it was made. What is printed
says how much of a core the driver itself took. Nothing here knows of rules: the servers say what is
legal.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any

import httpx
import uvloop
from msgspec import Struct, json

from bench import seating
from bench.frames import Socket

TICK = 0.001
CONNECTING = 50  # sockets at once
THEIR_GAME = b"/en-garde,"
THEIR_EVENT = b"42" + THEIR_GAME

now = time.perf_counter


class Plan(Struct):
    """What to do."""

    kind: str  # "ours" or "theirs"
    port: int
    tables: list[list[str]]  # the table, then what makes its two sockets who they are
    warm: float  # seconds before it counts
    seconds: float
    rate: float = 0.0  # moves a second; 0: flat out
    linger: float = 0.0  # seconds to do nothing in, before all that


class Report(Struct):
    """What came of it."""

    moves: int
    seconds: float
    cpu: float
    times: list[int]  # microseconds from when a move was due, or said, until it was known
    games: int = 0  # that came to their end


class Load:
    """Everything that goes on in this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.ready: deque[Player] = deque()  # who could move, and waits until a move is due
        self.times: list[int] = []
        self.moves = self.games = 0
        self.measuring = False
        self.joined = 0
        self.all_joined = asyncio.Event()
        self._later: set[asyncio.Task[None]] = set()
        self._debt: deque[float] = deque()  # moves that were due when nobody could move

    def one_joined(self) -> None:
        self.joined += 1
        if not self.joined:
            self.all_joined.set()

    def later(self, deed: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(deed)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    def may_move(self, player: Player) -> None:
        if not self.plan.rate:
            player.move(now())
        elif self._debt:
            player.move(self._debt.popleft())
        else:
            self.ready.append(player)

    def moved(self, since: float) -> None:
        if self.measuring:
            self.moves += 1
            self.times.append(int((now() - since) * 1e6))

    async def run(self) -> Report:
        players = [
            (PLAYERS[self.plan.kind](self, table, seat, who))
            for table, *people in self.plan.tables
            for seat, who in enumerate(people)
        ]
        for some in range(0, len(players), CONNECTING):
            await asyncio.gather(
                *(player.connect() for player in players[some : some + CONNECTING])
            )
        self.joined -= len(players)
        if self.joined:
            await self.all_joined.wait()
        print("connected", flush=True)
        await asyncio.sleep(self.plan.linger)
        print("seated", flush=True)
        for player in players:
            player.begin()
        await self._pace(self.plan.warm)
        self.measuring, cpu, begun = True, time.process_time(), now()
        print("begin", flush=True)
        await self._pace(self.plan.seconds)
        self.measuring, took = False, now() - begun
        print("end", flush=True)
        cpu = time.process_time() - cpu
        return Report(self.moves, took, cpu, self.times, self.games)

    async def _pace(self, seconds: float) -> None:
        rate, begun = self.plan.rate, now()
        if not rate:
            await asyncio.sleep(seconds)
            return
        sent = 0
        while (passed := now() - begun) < seconds:
            while sent < passed * rate:
                due = begun + sent / rate
                sent += 1
                if self.ready:
                    self.ready.popleft().move(due)
                else:
                    self._debt.append(due)
            await asyncio.sleep(TICK)


class Player(Socket):
    """One socket. It is told to move at a time, and says when that is known."""

    path = ""

    def __init__(self, load: Load, table: str, seat: int, who: str) -> None:
        self.load, self.table, self.seat, self.who = load, table, seat, who
        self._wishes = 0
        super().__init__(load.plan.port, self.where(), self.cookie())

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.load.plan.port)

    def where(self) -> str:
        raise NotImplementedError

    def cookie(self) -> str:
        return ""

    def begin(self) -> None: ...

    def move(self, due: float) -> None:
        raise NotImplementedError

    def pick(self, legal: Sequence[Any]) -> Any:
        """Moves of all kinds, with few attacks, which stand at the end: so games are long."""
        self._wishes += 1
        return legal[self._wishes % (len(legal) + 1) // 2]


# --- Ours. ---


class View(Struct):
    owing: list[int]
    seat: int | None = None
    legal: list[str] = []


class Said(Struct):
    """What of a message a driver must know."""

    type: str
    id: str = ""
    reason: str = ""
    view: View | None = None
    end: dict[str, Any] | None = None
    next: str | None = None
    what: str = ""


_said = json.Decoder(Said).decode
NONCE = b"00" * 16


class Ours(Player):
    """Plays En Garde, and then the rematch."""

    def __init__(self, load: Load, table: str, seat: int, who: str) -> None:
        super().__init__(load, table, seat, who)
        self._asked: dict[str, float] = {}  # when moves were due whose answers are not there yet
        self._legal: list[str] = []

    def where(self) -> str:
        return f"/tables/{self.table}/socket"

    def cookie(self) -> str:
        return self.who

    def opened(self) -> None:
        self.say(b'{"type":"join","version":1}')

    def begin(self) -> None:
        wish = self._id(), self.seat, NONCE
        self.say(b'{"type":"sit","id":"%s","seat":%d,"nonce":"%s"}' % wish)

    def heard(self, text: bytes) -> None:
        said = _said(text)
        if said.type == "accepted":
            if since := self._asked.pop(said.id, 0.0):
                self.load.moved(since)
        elif said.type == "update":
            self._goes_on(said)
        elif said.type == "welcome":
            self.load.one_joined()
        elif said.type == "refused":
            raise RuntimeError(text.decode())

    def _goes_on(self, said: Said) -> None:
        if said.next:
            self._move_house(said.next)
        elif said.end:
            if said.what != "rematch":
                self.load.games += self.seat
                self.say(b'{"type":"rematch","id":"%s"}' % self._id())
        elif said.view and said.what in ("started", "move") and said.view.seat in said.view.owing:
            self._legal = said.view.legal
            self.load.may_move(self)

    def move(self, due: float) -> None:
        pick = self.pick(self._legal)
        wish = f"{self.seat}m{self._wishes}"
        self._asked[wish] = due
        self.say(b'{"type":"move","id":"%s","move":"%s"}' % (wish.encode(), pick.encode()))

    def _id(self) -> bytes:
        self._wishes += 1
        return b"%dw%d" % (self.seat, self._wishes)

    def _move_house(self, table: str) -> None:
        """The game goes on at another table, with seats swapped."""
        self.transport.close()
        other = Successor(self.load, table, 1 - self.seat, self.who)
        self.load.later(other.connect())


class Successor(Ours):
    """A player who sits down as soon as they are there."""

    def heard(self, text: bytes) -> None:
        super().heard(text)
        if b'"welcome"' in text[:20]:
            self.begin()


# --- Theirs: socket.io's text protocol on engine.io's, with the namespace of the game. ---

Turn = list[str | int]  # a move of theirs: its name, then its arguments


class Theirs(Player):
    """Plays the same game. `who` is the credentials of the seat."""

    def __init__(self, load: Load, table: str, seat: int, who: str) -> None:
        super().__init__(load, table, seat, who)
        self._since = 0.0
        self._state = 0
        self._legal: list[Turn] = []

    def where(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def heard(self, text: bytes) -> None:
        if text.startswith(THEIR_EVENT):
            name, *rest = json.decode(text[len(THEIR_EVENT) :])
            if name == "sync":
                self._learn(rest[1]["state"])
                self.synced()
            elif name == "update":
                self._goes_on(rest[1])
        elif text.startswith(b"0"):
            self.say(b"40" + THEIR_GAME)
        elif text.startswith(b"40" + THEIR_GAME):
            asked = ["sync", self.table, str(self.seat), self.who, 2]
            self.say(THEIR_EVENT + json.encode(asked))
        elif text == b"2":
            self.say(b"3")

    def synced(self) -> None:
        self.load.one_joined()

    def begin(self) -> None:
        if self._legal:
            self.load.may_move(self)

    def _learn(self, state: dict[str, Any]) -> None:
        self._state, self._legal = state["_stateID"], state["G"]["legal"]

    def _goes_on(self, state: dict[str, Any]) -> None:
        self._learn(state)
        if self._since:
            self.load.moved(self._since)
            self._since = 0.0
        if "gameover" in state["ctx"]:
            self.transport.close()
            if self.seat == 0:
                self.load.games += 1
                self.load.later(self._once_more())
        elif self._legal:
            self.load.may_move(self)

    def move(self, due: float) -> None:
        self._since = due
        name, *arguments = self.pick(self._legal)
        seat = str(self.seat)
        payload = {"type": name, "args": arguments, "playerID": seat, "credentials": self.who}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say(THEIR_EVENT + json.encode(["update", action, self._state, self.table, seat]))

    async def _once_more(self) -> None:
        """A new match by their lobby, with seats swapped."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.load.plan.port}") as web:
            table, *people = await seating.their_rematch(web, self.table, self.who)
        for seat, who in enumerate(people):
            await TheirSuccessor(self.load, table, seat, who).connect()


class TheirSuccessor(Theirs):
    """A player who plays as soon as they are there."""

    def synced(self) -> None:
        self.begin()


PLAYERS: dict[str, type[Player]] = {"ours": Ours, "theirs": Theirs}


def main() -> None:
    plan = json.decode(sys.stdin.buffer.read(), type=Plan)
    report = uvloop.run(Load(plan).run())
    print(json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    main()
