"""`sparring train` and `sparring exploit`: nets by self-play, and how easily they are read."""

from __future__ import annotations

import argparse
import datetime as dt
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tqdm import tqdm

from .random_play import offered

MINUTES = 30.0


def train(arguments: argparse.Namespace) -> int:
    from ..lab.train.recipe import AGAIN, Recipe
    from ..lab.train.subject import subject
    from ..lab.train.trainer import Plan, Training

    if not (arguments.game or arguments.resume):
        raise ValueError("say which game to train for, or --resume DIR")
    told = _resumed(arguments) if arguments.resume else _told(arguments)
    learnt = subject(offered(argparse.Namespace(**told)).game, _chosen(told["settings"]))
    folder: Path = arguments.resume or arguments.into or Path("training") / learnt.name
    if not arguments.resume:
        _begin(folder, told)
    recipe = AGAIN if told["again"] else Recipe()
    training = Training(learnt, folder, Plan(told["minutes"], told["seed"], recipe))
    if arguments.resume and training.checkpoint.exists():
        training.resume()
    elif told["again"]:
        training.begin_with(Path(told["again"]))
    with tqdm(total=100, unit="%", desc=learnt.name, file=sys.stderr) as bar:
        for share in training.run():
            bar.update(round(100 * share, 2) - bar.n)
    print(f"{folder / learnt.name}.npz: put it in src/sparring/bots/weights, with log.jsonl")
    return 0


def exploit(arguments: argparse.Namespace) -> int:
    from ..lab.exploit import read

    offer, deals = offered(arguments), (arguments.games, arguments.seed)
    hunter = _hunter(offer, arguments) if arguments.hunt else None
    found = read(offer.game.name, offer.settings, arguments.bot, deals, hunter)
    low, high = found["interval"]
    line = f"{found['score']:.1%} ({low:.1%} to {high:.1%}) against {arguments.bot}"
    print(json.dumps(found, indent=2) if arguments.json else f"{found['exploiter']}: {line}")
    return 0


def _hunter(offer: Any, arguments: argparse.Namespace) -> tuple[str, Any]:
    """An exploiter that is trained for so many minutes first, if it was not trained for so long."""
    from ..bots.en_garde_net import weights
    from ..lab.hunt import NAME, Hunting, hunter
    from ..lab.train.subject import subject

    if offer.game.name != "en-garde":
        raise ValueError(f"nobody can hunt the bots of {offer.game.title} yet: choose en-garde")
    folder: Path = arguments.hunt
    folder.mkdir(parents=True, exist_ok=True)
    settings = {key: value for key, value in offer.settings.items() if key != "hits"}
    prey = weights(offer.game.set_up(**settings).settings.rules)
    if arguments.minutes:
        hunting = Hunting(subject(offer.game, settings), folder, arguments.minutes, prey)
        with tqdm(total=100, unit="%", desc=NAME, file=sys.stderr) as bar:
            for share in hunting.run():
                bar.update(round(100 * share, 2) - bar.n)
    return NAME, hunter(folder)


def _told(arguments: argparse.Namespace) -> dict[str, Any]:
    told = {name: getattr(arguments, name) for name in ("game", "settings", "minutes", "seed")}
    again = str(arguments.again) if arguments.again else None
    return told | {"minutes": arguments.minutes or MINUTES, "again": again}


def _chosen(settings: list[str]) -> dict[str, str | int]:
    return {name: value for name, _, value in (setting.partition("=") for setting in settings)}


def _begin(folder: Path, told: dict[str, Any]) -> None:
    """What was asked for is the first line of the log."""
    if (folder / "log.jsonl").exists():
        raise ValueError(
            f"{folder} holds a training: go on with --resume {folder}, or move it away"
        )
    folder.mkdir(parents=True, exist_ok=True)
    words = [told["game"], *(["--settings", *told["settings"]] if told["settings"] else [])]
    words += ["--minutes", f"{told['minutes']:g}", "--seed", str(told["seed"])]
    words += ["--from", told["again"]] if told["again"] else []
    asked = {"command": f"sparring train {shlex.join(words)}", **told}
    _note(folder, asked | {"date": dt.datetime.now(dt.UTC).date().isoformat()})


def _resumed(arguments: argparse.Namespace) -> dict[str, Any]:
    """What was asked for when it began; it may be given more minutes, or fewer."""
    with (arguments.resume / "log.jsonl").open(encoding="utf-8") as log:
        asked: dict[str, Any] = json.loads(log.readline())
    told = {name: asked.get(name) for name in ("game", "settings", "minutes", "seed", "again")}
    if arguments.minutes:
        told["minutes"] = arguments.minutes
        _note(
            arguments.resume, {"command": f"sparring train --resume --minutes {told['minutes']:g}"}
        )
    return told


def _note(folder: Path, line: dict[str, Any]) -> None:
    from ..lab.train.trainer import note

    note(folder, line)
