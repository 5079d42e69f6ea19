# ruff: noqa: INP001 - a program, not a package
"""Whether the peer of the server's bench plays the same game as we do, position by position.

    python -m bench.alike [--matches N]

The peer plays by itself; its cards are drawn here, too, its moves are played, and whatever can be
compared must be the same: whose turn it is, the legal moves and their order, hands, ground, hits.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from bench import running
from sparring.games import catalogue
from sparring.games.contract import CHANCE
from sparring.games.en_garde.pieces import REFILLING, VALUES
from sparring.match import Match

NAMES = {"advance": "+{}", "retreat": "-{}", "attack": "x{}", "lunge": "+{}x{}"}
NAMES |= {"parry": "/", "stand": "0"}
Position = dict[str, Any]  # as the peer tells it


def token(move: list[Any]) -> str:
    """A move of theirs in our notation."""
    return NAMES[move[0]].format(*move[1:])


def compare(positions: list[Position]) -> int:
    """Play a match of theirs after them; returns how many moves it had."""
    match = Match(catalogue.game("en-garde"))
    match.draw("(R)" if positions[0]["first"] else "(L)")
    pack: list[int] = []
    for position in positions:
        draw(match, position, pack)
        assert seen(match) == told(position), (seen(match), told(position))
        pack = list(position["secret"]["pack"])
        if not position["over"]:
            match.play(token(position["move"]))
    assert match.over
    return len(positions) - 1


def draw(match: Match, position: Position, pack: list[int]) -> None:
    """Let chance answer as theirs did: from the pack, or what was dealt for a new round."""
    while match.to_act == CHANCE:
        if match.state.phase == REFILLING:
            match.draw(f"({pack.pop()})")
        else:
            seat = match.state.turn
            dealt = Counter(position["players"][str(seat)]["hand"])
            dealt.subtract(hand(match, seat))
            match.draw(f"({next(dealt.elements())})")


def hand(match: Match, seat: int) -> list[int]:
    held = match.state.fencer[seat].hand
    return [value for value in range(1, VALUES + 1) for _ in range(held[value])]


def seen(match: Match) -> dict[str, Any]:
    s = match.state
    return {
        "turn": None if match.over else match.to_act,
        "moves": [] if match.over else match.legal(),
        "hands": [hand(match, seat) for seat in range(2)],
        "ground": [fencer.ground for fencer in s.fencer],
        "hits": [fencer.hits for fencer in s.fencer],
        "round": s.round,
        "left": s.left,
        "top": s.top,
    }


def told(position: Position) -> dict[str, Any]:
    same = {name: position[name] for name in ("ground", "hits", "round", "left", "top")}
    return {
        "turn": None if position["over"] else position["turn"],
        "moves": [token(move) for move in position["moves"]],
        "hands": [sorted(position["players"][seat]["hand"]) for seat in "01"],
        **same,
    }


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=60)
    count: int = parser.parse_args(words).matches
    with running.scratch(Path.cwd()) as folder:
        home = running.peer(folder)
        command = [str(running.node()), "playing.js", str(count)]
        played = subprocess.run(command, cwd=home, check=True, stdout=subprocess.PIPE)
    moves = sum(compare(json.loads(line)) for line in played.stdout.splitlines())
    print(f"{count} matches, {moves} moves: the same game")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
