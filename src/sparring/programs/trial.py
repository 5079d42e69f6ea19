"""Whether a program keeps to the protocol: games of every kind, and what else can befall a bot.

Each trial is a function that plays its part with the program and says in a sentence what it saw;
whatever the program does wrong is a Fault, and the next trial begins with a new process. Nothing
here judges how well it plays.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..bots import Budget
from ..chance import Seeded
from ..games import catalogue
from ..games.contract import Game, Heard, heard
from ..match import Match
from . import lines
from .player import Player
from .process import Fault, Kind, Program

CHOICES = 150  # of one match
SLIP = 3  # wrong actions that a report names
NOISE = (
    b"\n",
    b"good morning\n",
    b"[1, 2]\n",
    b'{"type": 5}\n',
    b'{"type": "weather", "rain": true}\n',
    b'{"type": "refused", "id": 4711, "why": "that was another bot"}\n',
    b"\xff\xfe\x00\n",
)


class Finding(NamedTuple):
    trial: str
    passed: bool | None  # None: it was not tried, or is nobody's fault
    why: str


@dataclass
class Played:
    """What came of the choices in one game."""

    choices: int = 0
    illegal: int = 0
    micros: list[int] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        told = sorted(self.micros) or [0]
        return {
            "choices": self.choices,
            "illegal": self.illegal,
            "median_ms": told[len(told) // 2] / 1000,
            "p99_ms": told[len(told) * 99 // 100] / 1000,
            "most_ms": told[-1] / 1000,
        }


@dataclass
class Candidate:
    """The program on trial."""

    command: str
    games: Sequence[str]
    seconds: float
    memory: int
    program: Program | None = None
    peak: float = 0.0
    played: dict[str, Played] = field(default_factory=dict)

    def running(self) -> Program:
        if self.program is None:
            self.program = Program(self.command, self.memory)
            self.program.greet()
        return self.program

    def gone(self) -> None:
        if self.program:
            self.peak = max(self.peak, self.program.peak)
            self.program.kill()
            self.program = None

    @property
    def plays(self) -> list[str]:
        """Those of the games that it says it plays: all, if it names none."""
        said = self.running().games or list(self.games)
        return [game for game in self.games if game in said]


Trial = Callable[[Candidate], str]


def examine(candidate: Candidate) -> Iterator[Finding]:
    """Every trial, one after the other; none but the first, if it does not start."""
    first = _found("starts", starts, candidate)
    yield first
    for name, trial in _trials(candidate):
        tried = _found(name, trial, candidate) if first.passed else Finding(name, None, "not tried")
        yield tried
    candidate.gone()


def report(candidate: Candidate, findings: Sequence[Finding]) -> dict[str, Any]:
    """One object, for `--json`."""
    return {
        "command": candidate.command,
        "version": lines.VERSION,
        "passed": all(finding.passed is not False for finding in findings),
        "trials": [finding._asdict() for finding in findings],
        "games": {name: played.plain() for name, played in candidate.played.items()},
        "memory_mb": round(candidate.peak, 1),
    }


def _trials(candidate: Candidate) -> Iterator[tuple[str, Trial]]:
    yield "heartbeat", beats
    yield "noise", is_not_put_out
    for game in candidate.games:
        yield f"plays {game}", _plays(game)
    yield "any order", answers_in_any_order
    yield "thinking", beats_while_it_thinks
    yield "same again", repeats
    yield "memory", is_modest
    yield "goodbye", leaves


def _found(name: str, trial: Trial, candidate: Candidate) -> Finding:
    try:
        return Finding(name, passed=True, why=trial(candidate))
    except Skipped as skipped:
        return Finding(name, None, str(skipped))
    except Fault as fault:
        candidate.gone()
        return Finding(name, passed=False, why=str(fault))


class Skipped(Exception):
    """Nothing to find fault with."""


class Slip(Fault):
    """It answered, and wrongly."""

    def __init__(self, why: str) -> None:
        super().__init__(Kind.GARBAGE, why)


# --- The trials. ---


def starts(candidate: Candidate) -> str:
    begun = time.monotonic()
    program = candidate.running()
    games = ", ".join(program.games) or "any game"
    return f"ready after {time.monotonic() - begun:.1f} s: {program.name or 'nameless'}, {games}"


def beats(candidate: Candidate) -> str:
    candidate.running().beat()
    return "it answers a ping"


def is_not_put_out(candidate: Candidate) -> str:
    """What it can't read, and what it does not know, it lets pass."""
    program = candidate.running()
    for noise in NOISE:
        program.say_raw(noise)
    program.beat()
    return f"{len(NOISE)} lines that are none, or not for it, and it goes on"


def _plays(name: str) -> Trial:
    def plays(candidate: Candidate) -> str:
        if name not in candidate.plays:
            raise Skipped("it does not say that it plays this")
        played = candidate.played.setdefault(name, Played())
        game, wrong = catalogue.game(name), list[str]()
        kinds = odd_settings(game)
        for number, settings in enumerate(kinds):
            wrong += play(candidate, Match(game, Seeded(number), **settings), number, played)
        if wrong:
            raise Slip(
                f"{len(wrong)} of {played.choices} actions were not legal: "
                + ", ".join(map(repr, wrong[:SLIP]))
            )
        told = played.plain()
        return (
            f"{played.choices} choices under {len(kinds)} settings, "
            f"median {told['median_ms']:.1f} ms, p99 {told['p99_ms']:.1f} ms"
        )

    return plays


def answers_in_any_order(candidate: Candidate) -> str:
    """Positions of two matches in turns, backwards, with or without what was heard."""
    name = _any_game(candidate)
    game, player = catalogue.game(name), _player(candidate, name)
    positions = [position for seed in (1, 2) for position in _positions(game, seed)]
    for number, (sight, legal, told) in enumerate(reversed(positions)):
        budget = Budget(Seeded(number), candidate.seconds, told if number % 2 else ())
        if player(sight, legal, budget) not in legal:
            raise Slip(f"{player.refused[-1]!r} was not legal")
    return f"{len(positions)} positions of two matches, backwards"


def beats_while_it_thinks(candidate: Candidate) -> str:
    program = candidate.running()
    if not program.beats:
        raise Skipped("it promises no heartbeat while it thinks")
    name = _any_game(candidate)
    player = _player(candidate, name)
    sight, legal, told = _positions(catalogue.game(name), 3)[-1]
    player(sight, legal, Budget(Seeded(0), candidate.seconds, told))  # it is prepared now
    budget = Budget(Seeded(0), candidate.seconds)
    question = player.question(program.number(), sight, legal, budget)
    program.pose(question, "action")
    program.beat()
    program.answer(question, "action", question["limit"])
    return "asked to choose and for a pong at once, it gives both"


def repeats(candidate: Candidate) -> str:
    """No rule, but good to know: then a score of its games can be played again."""
    name = _any_game(candidate)
    player = _player(candidate, name)
    for sight, legal, told in _positions(catalogue.game(name), 4):
        once, again = (
            player(sight, legal, Budget(Seeded(5), candidate.seconds, told)) for _ in range(2)
        )
        if once != again:
            raise Skipped("with the same seed it did not do the same: it has luck of its own")
    return "with the same seed it does the same"


def is_modest(candidate: Candidate) -> str:
    candidate.running().beat()
    peak = max(candidate.peak, candidate.running().peak)
    return f"{peak:.0f} MB at the most" if peak else "this system does not tell"


def leaves(candidate: Candidate) -> str:
    program = candidate.running()
    candidate.peak = max(candidate.peak, program.peak)
    candidate.program = None
    if code := program.end():
        raise Slip(f"after `bye` it ended with code {code}, not 0")
    return "it ends when it is told goodbye"


# --- What it is asked. ---


def odd_settings(game: Game) -> list[dict[str, str | int]]:
    """The default, everything at its first value, and everything at its last."""
    ends = [{each.name: each.values[end] for each in game.settings} for end in (0, -1)]
    found: list[dict[str, str | int]] = []
    for choice in ({}, *ends):
        settings = game.choose(**choice)
        found += [settings] if settings not in found else []
    return found


def play(candidate: Candidate, match: Match, number: int, played: Played) -> list[str]:
    """One match, the program at one seat and luck at the others; what it said that was wrong."""
    player, luck = _player(candidate, match.game.name), Seeded(number)
    mine, last = number % match.players, played.choices + CHOICES
    told: list[Heard] = match.heard(mine)
    while not match.over and played.choices < last:
        seat, legal = match.to_act, match.actions()
        action = legal[luck.below(len(legal))]
        if seat == mine:
            begun = time.perf_counter_ns()
            wanted = player(match.sight(seat), legal, Budget(luck, candidate.seconds, told))
            played.micros.append((time.perf_counter_ns() - begun) // 1000)
            played.choices += 1
            played.illegal += wanted not in legal
            action = wanted if wanted in legal else action
        told += heard(match.play(action, seat), mine)
    return player.refused


def _player(candidate: Candidate, game: str) -> Player:
    """The program as a bot, by the process that runs."""
    player = Player(candidate.command, catalogue.game(game))
    player.program = candidate.running()
    return player


def _any_game(candidate: Candidate) -> str:
    if not candidate.plays:
        raise Skipped("it plays none of these games")
    return candidate.plays[0]


Position = tuple[Any, list[int], list[Heard]]


def _positions(game: Game, seed: int) -> list[Position]:
    """The first ten of a match that luck plays, each as its seat knows it."""
    match, luck, found = Match(game, Seeded(seed)), Seeded(seed), list[Position]()
    while not match.over and len(found) < 10:
        seat, legal = match.to_act, match.actions()
        found.append((match.sight(seat), legal, match.heard(seat)))
        match.play(legal[luck.below(len(legal))], seat)
    return found
