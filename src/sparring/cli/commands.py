"""All commands, with their words. Each is one short function.

Nothing here knows of any one game, or of what a command does.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from .. import __version__
from ..api import game_names
from ..games.contract import NOBODY
from ..text import LANGUAGES
from .words import Commands, Parser, count, factor, later, origin, port, seconds, some, whole


def parser() -> Parser:
    top = Parser(prog="sparring", description="Three classic duels.")
    top.add_argument("--version", action="version", version=f"sparring {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for add in (
        _serve,
        _look_after,
        _play,
        _scores,
        _bots,
        _learn,
        _fights,
        _puzzles,
        _demo,
        _bench,
        _wire,
    ):
        add(commands)
    return top


# --- A server. ---


def _serve(commands: Commands) -> None:
    command = commands.add_parser("serve", help="be a server: see docs/hosting.md")
    command.add_argument("--host", default="127.0.0.1", help="default: this machine alone")
    command.add_argument("--port", type=port, default=8000)
    _add_database(command)
    command.add_argument("--processes", type=some, default=1, metavar="N", help="PostgreSQL only")
    command.add_argument("--origin", type=origin, action="append", default=[], metavar="https://...",
                         help="where people see this server, if a proxy is before it")  # fmt: skip
    command.add_argument("--limits", type=factor, default=1.0, metavar="FACTOR",
                         help="how many times the usual one address may ask for")  # fmt: skip
    command.add_argument("--metrics-for", choices=("local", "all"), default="local")
    levels = ("debug", "info", "warning", "error")
    command.add_argument("--log-level", choices=levels, default="warning")
    command.add_argument("--socket", type=count, help=argparse.SUPPRESS)
    command.set_defaults(run=later("..server.serve", "serve"))


def _look_after(commands: Commands) -> None:
    command = commands.add_parser("backup", help="copy a server's database, also while it runs")
    command.add_argument("file", type=Path, metavar="FILE", help="a new file")
    _add_database(command)
    command.set_defaults(run=later(".hosting", "back_up"))

    command = commands.add_parser("doctor", help="play every stored game again, and compare")
    _add_database(command)
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".hosting", "examine"))


def _add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument("--database", metavar="URL", help="default: SQLite in the data folder")
    command.add_argument("--data", type=Path, metavar="DIR", help="another folder for it")


# --- Games, at random and from their scores. ---


def _play(commands: Commands) -> None:
    command = commands.add_parser("games", help="the games there are, with their settings")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".random_play", "list_games"))

    command = commands.add_parser("selfplay", help="play games at random, and count")
    _add_game(command)
    command.add_argument("--games", type=count, default=100, metavar="N")
    command.add_argument("--seed", type=whole, default=0, metavar="S")
    command.add_argument("--life", choices=("compiled", "plain"), help="default: the faster one")
    command.add_argument("--json", action="store_true", help="for programs: see docs/selfplay.md")
    command.add_argument("--save", type=Path, metavar="DIR", help="keep the score of each game")
    command.set_defaults(run=later(".random_play", "play_many"))


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=game_names(), metavar="GAME", help=", ".join(game_names()))
    command.add_argument("--settings", nargs="*", action="extend", default=[], metavar="k=v")


def _scores(commands: Commands) -> None:
    command = commands.add_parser("replay", help="tell a game again, from its score")
    _add_score(command)
    command.set_defaults(run=later(".scores", "replay"))

    command = commands.add_parser("verify", help="check that chance kept its word")
    _add_file(command)
    command.set_defaults(run=later(".scores", "verify"))

    command = commands.add_parser("show", help="draw the table of a score")
    _add_score(command)
    command.add_argument("--at", type=count, metavar="N", help="after N steps (default: all)")
    command.set_defaults(run=later(".scores", "show"))


def _add_score(command: argparse.ArgumentParser) -> None:
    _add_file(command)
    command.add_argument(
        "--seat", type=whole, default=NOBODY, metavar="P", help="as this seat sees"
    )
    command.add_argument("--language", default="en", choices=LANGUAGES)


def _add_file(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a score, or - for standard input")


# --- Players that are programs. ---


def _bots(commands: Commands) -> None:
    command = commands.add_parser("arena", help="let bots compete: see docs/arena.md")
    _add_game(command)
    command.add_argument("bots", nargs="+", metavar="BOT", help="by name, as docs/bots.md says")
    command.add_argument("--games", type=count, default=100, metavar="N", help="of each lineup")
    command.add_argument("--seed", type=whole, default=0, metavar="S")
    command.add_argument("--seconds", type=seconds, default=1.0, help="to think, a choice")
    command.add_argument("--cores", type=count, metavar="N", help="default: all")
    command.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster instead, or `local`")
    command.add_argument("--save", type=Path, metavar="DIR", help="keep the score of each game")
    command.add_argument("--journal", type=Path, metavar="FILE", help="keep, and go on from there")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".arena", "compete"))

    command = commands.add_parser("analyse", help="what moves were worth: see docs/analysis.md")
    _add_file(command)
    command.add_argument("--seconds", type=seconds, default=1.0, help="to think, a decision")
    command.add_argument("--seed", type=whole, default=0, metavar="S")
    command.add_argument("--cores", type=count, metavar="N", help="default: all")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".analyse", "analyse"))

    command = commands.add_parser("bot", help="be a bot, or check one: see docs/bot-protocol.md")
    command.add_argument("name", metavar="NAME", help="a bot, cmd:COMMAND, or check")
    command.add_argument("command", nargs="?", metavar="COMMAND", help="the program to check")
    command.add_argument("--join", metavar="URL", help="sit down at this table of a server")
    command.add_argument("--seat", type=count, metavar="P", help="there; default: the first empty")
    command.add_argument("--alias", metavar="NAME", help="what it is called there")
    command.add_argument("--game", nargs="+", choices=game_names(), metavar="GAME",
                         help="check these alone; default: all")  # fmt: skip
    command.add_argument("--seconds", type=seconds, help="to think, a choice")
    command.add_argument("--memory", type=count, default=2048, metavar="MB", help="it may take")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".programs", "bot"))


def _learn(commands: Commands) -> None:
    command = commands.add_parser("exploit", help="how easily a bot is read: see docs/training.md")
    _add_game(command)
    command.add_argument("bot", metavar="BOT", help="by name, as docs/bots.md says")
    command.add_argument("--games", type=count, default=1000, metavar="N")
    command.add_argument("--seed", type=whole, default=0, metavar="S")
    command.add_argument("--hunt", type=Path, metavar="DIR",
                         help="by an exploiter that was trained into this folder")  # fmt: skip
    command.add_argument("--minutes", type=seconds, metavar="M", help="to train it for, in all")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".train", "exploit"))

    command = commands.add_parser("train", help="train nets by self-play: see docs/training.md")
    command.add_argument("game", nargs="?", choices=game_names(), metavar="GAME",
                         help=", ".join(game_names()))  # fmt: skip
    command.add_argument("--settings", nargs="*", action="extend", default=[], metavar="k=v")
    command.add_argument("--minutes", type=seconds, metavar="M", help="of one core; 30")
    command.add_argument("--seed", type=whole, default=0, metavar="S")
    command.add_argument("--into", type=Path, metavar="DIR", help="default: training/NAME")
    command.add_argument("--resume", type=Path, metavar="DIR", help="go on with what is there")
    command.add_argument("--from", type=Path, metavar="FILE", dest="again",
                         help="begin with these weights, more gently")  # fmt: skip
    command.set_defaults(run=later(".train", "train"))

    command = commands.add_parser("solve", help="solve a small En Garde: see docs/solvers.md")
    command.add_argument("reduction", metavar="REDUCTION",
                         help="piste/values/copies/hand, as 11/3/5/3")  # fmt: skip
    command.add_argument("--settings", nargs="*", action="extend", default=[], metavar="k=v")
    command.add_argument("--method", choices=("dcfr", "cfr+", "pcfr+"), default="pcfr+")
    command.add_argument("--to", type=float, default=1e-5, metavar="E",
                         help="the exploitability to reach, in rounds; 1e-5")  # fmt: skip
    command.add_argument("--threads", type=count, metavar="N", help="default: all cores")
    command.add_argument("--plot", type=Path, metavar="FILE", help="a .svg or .png, over time")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".solve", "solve"))


def _fights(commands: Commands) -> None:
    command = commands.add_parser("fights", help="Knock Out: what a fight is worth, exactly")
    command.add_argument("challenger", nargs="?", metavar="CARDS", help="as 1233455; default: all")
    command.add_argument("defender", nargs="?", metavar="CARDS")
    command.add_argument("--steps", type=count, nargs=2, metavar="N", help="to K.O., each")
    command.add_argument("--json", action="store_true", help="for programs")
    command.add_argument("--table", type=Path, metavar="FILE", help="make the shipped prices anew")
    command.add_argument("--cores", type=count, metavar="N", help="default: all")
    command.set_defaults(run=later(".fights", "fights"))


def _puzzles(commands: Commands) -> None:
    puzzles = commands.add_parser("puzzles", help="positions with one best action: docs/puzzles.md")
    deeds = puzzles.add_subparsers(required=True, metavar="DEED")

    command = deeds.add_parser("show", help="a position, as its seat sees it")
    command.add_argument("id", metavar="ID", help="a game and a number, as en-garde-001")
    command.add_argument("--answer", action="store_true", help="the solution, too")
    command.add_argument("--file", type=Path, metavar="FILE", help="of one's own making")
    command.add_argument("--json", action="store_true", help="for programs: all there is")
    command.set_defaults(run=later(".puzzles", "show"))

    command = deeds.add_parser("check", help="play them again, and prove them again")
    command.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    command.add_argument("--file", type=Path, metavar="FILE", help="of one's own making")
    command.add_argument("--every", type=some, default=1, metavar="N", help="a sample: each Nth")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".puzzles", "check"))

    command = deeds.add_parser("make", help="make more, or go on with a file of them")
    command.add_argument("game", choices=game_names(), metavar="GAME", help=", ".join(game_names()))
    command.add_argument("--many", type=some, default=100, metavar="N", help="in all; 100")
    command.add_argument("--seed", type=count, default=1, metavar="S")
    command.add_argument("--into", type=Path, metavar="FILE", help="default: GAME.jsonl")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=later(".puzzles", "make"))


# --- For those who are curious, and for those who build. ---


def _demo(commands: Commands) -> None:
    command = commands.add_parser("demo", help="watch a short game in the terminal")
    command.add_argument("--language", default="en", choices=LANGUAGES)
    command.add_argument("--pause", type=seconds, default=0.4, metavar="SECONDS")
    command.add_argument("--seed", type=whole, metavar="S")
    command.set_defaults(run=later(".demo", "demonstrate"))


def _bench(commands: Commands) -> None:
    command = commands.add_parser("bench", help="measure speed, side by side with its peers")
    command.add_argument(
        "what", nargs="?", choices=("rules", "server", "fairness", "strength"), default="rules"
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, too")
    command.add_argument("--only", nargs="+", metavar="NAME", help="some of the measurements")
    command.set_defaults(run=later(".measure", "bench"))


def _wire(commands: Commands) -> None:
    command = commands.add_parser("wire", help="print every message there is: see docs/protocol.md")
    form = command.add_mutually_exclusive_group(required=True)
    for name in ("typescript", "json-schema"):
        form.add_argument(f"--{name}", action="store_const", const=name, dest="form")
    command.set_defaults(run=later("..schema", "show"))
