"""The law of fairness, over many pairs: what looks the same to a seat, its bot answers the same.

A position of a random game is one State of a pair; the other is imagined from what the seat may
know, and differs in something hidden. The second States are asked about later, in another order: a
bot that remembers would be found, too. Nothing here knows how a bot chooses.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

from .. import bots
from ..bots import Budget
from ..chance import Seeded
from ..games import catalogue
from ..games.contract import Game, Heard, heard
from ..match import Match

PAIRS, BATCH, SECONDS = 100_000, 500, 0.001


class Pair(NamedTuple):
    """Two Sights of States that look the same, and what else a bot is given."""

    sight: Any
    alike: Any
    legal: list[int]
    heard: list[Heard]
    seed: int


def measure(file: Path | None, only: list[str] | None) -> int:
    """Every bot of every game; what a file knows already is not done again."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file and file.exists() else {}
    known = found.setdefault("bots", {})
    for game, bot in wanted(only):
        count = known.setdefault(f"{game} {bot}", {"pairs": 0, "unequal": 0, "cpu_s": 0.0})
        for _ in go_on(catalogue.game(game), bot, count):
            found.update(_about())
            if file:
                file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        print(f"{game + ' ' + bot:28} {count['pairs']:,} pairs, {count['unequal']} unequal")
    return int(any(each["unequal"] for each in known.values()))


def wanted(only: list[str] | None) -> list[tuple[str, str]]:
    """Games and bots; with words, those of which both or either are named."""
    every = [(game, bot) for game in catalogue.names() for bot in bots.names(game)]
    games = [word for word in only or () if word in catalogue.names()]
    names = [word for word in only or () if word not in games]
    return [
        (game, bot)
        for game, bot in every
        if (not games or game in games) and (not names or bot in names)
    ]


def _about() -> dict[str, Any]:
    return {
        "command": "./run bench fairness --json bench/results/fairness.json",
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        "seconds": SECONDS,
    }


def go_on(game: Game, bot: str, count: dict[str, Any]) -> Iterator[None]:
    """Batch by batch, each with luck of its own, until there are enough."""
    choose = bots.bot(bot, game.name)
    with tqdm(total=PAIRS, desc=f"{game.name} {bot}", file=sys.stderr, leave=False) as bar:
        bar.update(count["pairs"])
        while count["pairs"] < PAIRS:
            begun, first = time.process_time(), count["pairs"]
            some = min(BATCH, PAIRS - first)
            batch = list(islice(pairs(game, Seeded(first)), some))
            count["unequal"] += _unequal(choose, batch, Seeded(~first))
            count["pairs"] += some
            count["cpu_s"] = round(count["cpu_s"] + time.process_time() - begun, 2)
            bar.update(some)
            yield


def _unequal(choose: bots.Choose, batch: list[Pair], luck: Seeded) -> int:
    """Ask about all first States, then about all second ones in another order."""
    answers = [choose(p.sight, p.legal, Budget(Seeded(p.seed), SECONDS, p.heard)) for p in batch]
    order = list(range(len(batch)))
    for last in range(len(order) - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    wrong = 0
    for n in order:
        pair = batch[n]
        budget = Budget(Seeded(pair.seed), SECONDS, pair.heard)
        wrong += choose(pair.alike, pair.legal, budget) != answers[n]
    return wrong


def pairs(game: Game, luck: Seeded) -> Iterator[Pair]:
    """From random games under all settings, without end."""
    while True:
        settings = {each.name: each.values[luck.below(len(each.values))] for each in game.settings}
        match = Match(game, Seeded(luck.word()), **settings)
        ears = [match.heard(seat) for seat in range(match.players)]
        while not match.over:
            seat, legal = match.to_act, match.actions()
            if pair := _pair(match, seat, list(ears[seat]), luck):
                yield pair
            told = match.play(legal[luck.below(len(legal))], seat)
            for listener, ear in enumerate(ears):
                ear.extend(heard(told, listener))


def _pair(match: Match, seat: int, ear: list[Heard], luck: Seeded) -> Pair | None:
    """The position and one that looks the same; None if there is but one that fits."""
    laws, sight, legal = match.game.laws, match.sight(seat), match.actions(seat)
    world, alike, moves = laws.State(), laws.Sight(), [0] * laws.MOVES
    laws.imagine(sight, luck, world)
    if world == match.state:
        return None
    laws.look(world, seat, alike)
    assert moves[: laws.legal(world, seat, moves)] == legal, "they do not look the same"
    return Pair(sight, alike, legal, ear, luck.word())
