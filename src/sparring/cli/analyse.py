"""`sparring analyse`: what each move of a game was worth, who played well, and who had luck."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from tqdm import tqdm

from .. import bots
from ..games.contract import CHANCE
from .scores import names_of, replayed

MANY = 12  # of the dearest moves are shown in a terminal


def analyse(arguments: argparse.Namespace) -> int:
    from ..lab import analysis

    loaded, match = replayed(arguments.file)
    judge = bots.judge(match.game.name)[0]
    cores = arguments.cores or os.cpu_count() or 1
    found = analysis.decisions(match, arguments.seconds, arguments.seed, cores)
    choices = sum(1 for step in match.steps if step.seat != CHANCE)
    counted = tqdm(found, "decisions", choices, file=sys.stderr, leave=False)
    told = {
        "game": match.game.name,
        "settings": match.settings,
        "judge": judge,
        "seconds": arguments.seconds,
        "seed": arguments.seed,
        **analysis.plain(analysis.reckon(counted, match), match, names_of(loaded)),
    }
    print(json.dumps(told, indent=2) if arguments.json else text(told))
    return 0


# --- In a terminal. ---


def text(told: dict[str, Any]) -> str:
    lines = [f"{told['game']}, as {told['judge']} sees it from what each seat knew\n"]
    lines += [_person(player) for player in told["players"]]
    lines += ["", "Where it turned:", *(_turn(turn, told) for turn in told["turning_points"])]
    dear = [d for d in told["decisions"] if d["verdict"] != "good"]
    dear = sorted(sorted(dear, key=lambda d: -d["lost"])[:MANY], key=lambda d: d["step"])
    lines += ["", "What was given away:" if dear else "Nothing was certainly given away."]
    lines += [_error(decision, told) for decision in dear]
    return "\n".join(lines)


def _person(player: dict[str, Any]) -> str:
    accuracy = "–" if player["accuracy"] is None else f"{player['accuracy']:.0%}"
    errors = ", ".join(f"{count} {verdict}" for verdict, count in player["verdicts"].items())
    line = f"{player['name']}: accuracy {accuracy}, {player['decisions']} decisions ({errors})"
    if player["share"] is None:
        return line
    play = f"play {player['play']:+.0%} ±{1.96 * player['play_error']:.0%}"
    return f"{line}; result {player['share']:.0%}, {play}, luck {player['luck']:+.0%}"


def _turn(turn: dict[str, Any], told: dict[str, Any]) -> str:
    name = told["players"][turn["seat"]]["name"]
    luck = turn["change"] - turn["play"]
    return (
        f"  steps {turn['first']} to {turn['last']}: {name} {turn['change']:+.0%}"
        f" (play {turn['play']:+.0%}, luck {luck:+.0%})"
    )


def _error(decision: dict[str, Any], told: dict[str, Any]) -> str:
    name, best = told["players"][decision["seat"]]["name"], decision["opinions"][0]
    return (
        f"  step {decision['step']}: {name} {decision['move']}, a {decision['verdict']}:"
        f" −{decision['lost']:.1%} ±{1.96 * decision['error']:.1%};"
        f" {best['move']} was better"
    )
