# ruff: noqa: INP001 - a program, not a package
"""How differently the three styles of K.O. are played by the same bot.

    python -m bench.ko_styles --json bench/results/ko-styles.json

The bot plays itself, and what it does is counted by the style card it has: which kinds of action,
out of all its actions; how long its blows are, and with what it hits. Then its net is asked the
same questions once more with another style card: how much of what it does changes is the total
variation between its choices.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path
from typing import Any

from sparring import bots
from sparring.bots import Budget
from sparring.bots.ko_net import feeling
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.ko.cards import (
    BLOCK,
    BODY,
    CHAIN,
    CHAINS,
    COVER,
    DECK,
    DODGE,
    FOLLOW,
    HIT,
    LAST,
    NO_CARD,
    STEP,
    STYLE,
    TAILS,
)
from sparring.games.ko.deck import STYLES
from sparring.match import Match

GAMES = 300
ASKED = 2000  # positions asked about again in the other styles


def kind(action: int) -> str:
    """What sort of action this is."""
    if action < LAST:
        return "move"
    if action < HIT:
        return "throw"
    if action < COVER:
        return "hit"
    if action < STEP:
        return "dodge" if action - COVER + DODGE < BLOCK else "block, obstruct, plead"
    if action < FOLLOW:
        return "side-step"
    return "dodge and hit"


def blow(action: int) -> list[int]:
    """The cards of the blows of an action."""
    chain = action - HIT if HIT <= action < COVER else -1
    if action >= FOLLOW and (action - FOLLOW) % TAILS < CHAINS:
        chain = (action - FOLLOW) % TAILS
    return [card for card in CHAIN[chain] if card != NO_CARD] if chain >= 0 else []


def count(bot: str, games: int) -> tuple[dict[str, Counter[str]], list[tuple[Any, list[int]]]]:
    """What the bot does in each style, and positions to ask about again."""
    choose, luck = bots.bot(bot, "ko"), Seeded(1)
    done: dict[str, Counter[str]] = defaultdict(Counter)
    positions: list[tuple[Any, list[int]]] = []
    for game in range(games):
        match = Match(catalogue.game("ko"), Seeded(game))
        while not match.over:
            seat, legal = match.to_act, match.actions()
            sight = match.sight(seat)
            action = choose(sight, legal, Budget(luck))
            if len(legal) > 1:
                tally(done[STYLES[STYLE[sight.corner[seat].nickname]]], action)
                if luck.below(8) == 0 and len(positions) < ASKED:
                    positions.append((sight, legal))
            match.play(action, seat)
    return done, positions


def tally(counted: Counter[str], action: int) -> None:
    cards = blow(action)
    counted[kind(action)] += 1
    counted["actions"] += 1
    if cards:
        counted["blows"] += 1
        counted[f"of {len(cards)}"] += 1
        counted["body"] += BODY[cards[-1]]
    for card in cards:
        counted[punch(card)] += 1
        counted["cards"] += 1


def punch(card: int) -> str:
    """A blow by its name, of whatever colour."""
    return DECK.kinds[card].key.partition("-")[2]


def shares(counted: Counter[str]) -> dict[str, float]:
    kinds = (
        "move",
        "throw",
        "hit",
        "dodge",
        "dodge and hit",
        "block, obstruct, plead",
        "side-step",
    )
    told = {name: counted[name] / counted["actions"] for name in kinds}
    for name in ("of 1", "of 2", "of 3", "body"):
        told[f"blows: {name}"] = counted[name] / counted["blows"]
    for card in range(DODGE):
        told[punch(card)] = counted[punch(card)] / counted["cards"]
    return {name: round(value, 4) for name, value in told.items()} | {"actions": counted["actions"]}


def changed(positions: list[tuple[Any, list[int]]]) -> dict[str, float]:
    """How much of what the net does would be something else in another style."""
    apart: dict[str, list[float]] = defaultdict(list)
    for sight, legal in positions:
        often = {}
        for style, name in enumerate(STYLES):
            again = sight.copy()
            again.corner[again.seat].nickname = STYLE.index(style)
            often[name] = feeling(again, legal) or []
        for one, other in combinations(STYLES, 2):
            off = sum(abs(a - b) for a, b in zip(often[one], often[other], strict=True)) / 2
            apart[f"{one}, {other}"].append(off)
    return {pair: round(sum(off) / len(off), 4) for pair, off in apart.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--bot", default="strongest")
    words = parser.parse_args()
    done, positions = count(words.bot, words.games)
    told = {
        "command": f"python -m bench.ko_styles --bot {words.bot} --games {words.games}",
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        "shares": {style: shares(done[style]) for style in STYLES},
        "changed": changed(positions),
        "positions": len(positions),
    }
    print(json.dumps(told, indent=1))
    if words.json:
        words.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
