"""`sparring games` and `sparring selfplay`: what can be played, and random play of it."""

from __future__ import annotations

import argparse
import datetime as dt
import json
import re
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from threading import Timer
from typing import Any

from tqdm import tqdm

from .. import score
from ..api import Offer, game, game_names
from ..chance import Seeded
from ..games.contract import Setting
from ..match import Match
from ..selfplay import Tally, players, selfplay


def offered(arguments: argparse.Namespace) -> Offer:
    """The game and settings that the words of a command name."""
    pairs = [pair.partition("=") for pair in arguments.settings]
    if wrong := [name for name, equals, _ in pairs if not equals]:
        raise ValueError(f"write a setting as name=value, not {wrong[0]!r}")
    return game(arguments.game, **{name: value for name, _, value in pairs})


def list_games(arguments: argparse.Namespace) -> int:
    offers = [game(name) for name in game_names()]
    if arguments.json:
        print(json.dumps({offer.game.name: _settings(offer) for offer in offers}, indent=2))
        return 0
    for offer in offers:
        print(f"{offer.game.name}  ({offer.game.title})")
        for setting in offer.game.settings:
            print(f"    {setting.name:12} {setting.choices()}  [{setting.default}]{_only(setting)}")
    return 0


def _only(setting: Setting) -> str:
    if not setting.only:
        return ""
    name, words = setting.only
    return f", only where {name} is {' or '.join(words)}"


def _settings(offer: Offer) -> dict[str, Any]:
    return {
        setting.name: {
            "values": list(setting.values),
            "default": setting.default,
            "only": {setting.only[0]: list(setting.only[1])} if setting.only else None,
        }
        for setting in offer.game.settings
    }


def play_many(arguments: argparse.Namespace) -> int:
    offer = offered(arguments)
    tally = Tally(players(offer.game, offer.settings), Seeded(arguments.seed))
    life = arguments.life or ("plain" if arguments.save or not _has_lab() else "compiled")
    seconds = _play(offer, tally, life, arguments)
    report = {
        "game": offer.game.name,
        "settings": offer.settings,
        "seed": arguments.seed,
        "life": life,
        "games": tally.games,
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / seconds) if seconds else 0,
        "results": [seat.plain(tally.games) for seat in tally.seats],
    }
    print(json.dumps(report, indent=2) if arguments.json else _told(report))
    return 0


def _has_lab() -> bool:
    return find_spec("numba") is not None


def _play(offer: Offer, tally: Tally, life: str, arguments: argparse.Namespace) -> float:
    """Play them all; the seconds of CPU time that took, compiling not counted."""
    if life == "plain":
        return _play_plain(offer, tally, arguments)
    if arguments.save:
        raise ValueError("the compiled life keeps no scores: leave out --save or --life compiled")
    from ..lab import playouts

    with _waiting("Compiling the laws, once for every change of them"):
        playouts.selfplay(offer.game, offer.settings, tally, 0)
    begun = time.process_time()
    for number in _progress(arguments.games, step=1000):
        playouts.selfplay(offer.game, offer.settings, tally, number)
    return time.process_time() - begun


def _play_plain(offer: Offer, tally: Tally, arguments: argparse.Namespace) -> float:
    kept = _last_kept(arguments.save, offer.game.name) if arguments.save else 0
    begun = time.process_time()
    for number in _progress(arguments.games, step=10):
        for match in selfplay(offer.game, offer.settings, tally, number):
            if arguments.save:
                _keep(arguments.save, match, kept + tally.games)
    return time.process_time() - begun


def _last_kept(folder: Path, name: str) -> int:
    """The number of the last score in the folder: we go on from there, and write over none."""
    folder.mkdir(parents=True, exist_ok=True)
    found = [re.fullmatch(rf"{name}-([0-9]+)", path.stem) for path in folder.glob("*.score")]
    return max((int(match[1]) for match in found if match), default=0)


def _keep(folder: Path, match: Match, number: int) -> None:
    text = score.save(score.record(match, date=dt.date.today().isoformat()))  # noqa: DTZ011
    path = folder / f"{match.game.name}-{number:05}.score"
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)


def _told(report: dict[str, Any]) -> str:
    settings = " ".join(f"{name}={value}" for name, value in report["settings"].items())
    lines = [
        f"{report['game']}, {settings}" if settings else report["game"],
        f"{report['games']:,} game{'s' * (report['games'] != 1)}, {report['moves']:,} moves",
        f"{report['moves_per_second']:,} moves a second of CPU time ({report['life']} life)",
    ]
    for number, seat in enumerate(report["results"]):
        lines.append(
            f"seat {number}: {seat['wins']:,} won, {seat['shared']:,} shared,"
            f" {seat['mean']:,.3f} a game"
        )
    return "\n".join(lines)


def _progress(total: int, step: int) -> Iterator[int]:
    """Portions of the total, with a bar for whoever waits more than a second."""
    with tqdm(total=total, unit=" games", delay=1, leave=False, file=sys.stderr) as bar:
        while bar.n < total:
            portion = min(step, total - int(bar.n))
            yield portion
            bar.update(portion)


class _waiting:  # noqa: N801  # reads as a verb: with _waiting("...")
    """Say what takes long, if it does."""

    def __init__(self, what: str) -> None:
        self.timer = Timer(1.5, lambda: print(f"{what} ...", file=sys.stderr, flush=True))
        self.timer.daemon = True

    def __enter__(self) -> None:
        self.timer.start()

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()
