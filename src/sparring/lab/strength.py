"""How strong the bots are: duels in the arena, each with the figure that it is to reach.

A figure counts as reached when the whole 95 % interval lies beyond it; a range, when the share lies
within. Nothing here knows how a bot plays.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

from ..bots import Budget, Choose
from ..programs.player import player
from .arena import report
from .arena.plan import Plan
from .arena.playing import play_deal


class Claim(NamedTuple):
    """The first bot wins this share of the games that anybody wins, and not too many of them."""

    game: str
    settings: dict[str, str | int]
    bot: str
    other: str
    figure: float
    games: int
    most: float = 1.0

    @property
    def command(self) -> str:
        settings = " ".join(f"{name}={value}" for name, value in self.settings.items())
        duel = f"{self.game} {self.bot} {self.other}"
        return f"sparring arena {duel} --games {self.games} --settings {settings}"


class Timed:
    """A bot, and the processor time of its choices: others may be at work on the machine."""

    def __init__(self, bot: Choose) -> None:
        self.bot = bot
        self.took: list[float] = []

    def __call__(self, sight: Any, legal: Sequence[int], budget: Budget, /) -> int:
        begun = time.thread_time()
        action = self.bot(sight, legal, budget)
        self.took.append(1000 * (time.thread_time() - begun))
        return action

    def share(self, part: float) -> float:
        """Milliseconds that this part of its choices took at most."""
        return round(sorted(self.took)[int(part * len(self.took))], 3)


def _fencing(rules: str, **more: str) -> list[Claim]:
    settings: dict[str, str | int] = {"hits": 1, "rules": rules, **more}

    def claim(bot: str, other: str, figure: float, games: int) -> Claim:
        return Claim("en-garde", settings, bot, other, figure, games)

    heuristic, search, luck = (0.65, 0.65, 0.97) if rules == "basic" else (0.65, 0.69, 0.95)
    claims = [
        claim("net", "heuristic", heuristic, 4000),
        claim("net", "random", luck, 2000),
        claim("strongest", "heuristic", search, 1000 if rules == "basic" else 2000),
        claim("strongest", "random", luck, 600),
    ]
    return claims if rules == "basic" else [*claims, claim("strongest", "flat", 0.77, 1000)]


def _levels(game: str, settings: dict[str, str | int], games: Sequence[int]) -> list[Claim]:
    """Each beats the one below, and not so often that nobody would fit between them."""
    levels = ("beginner", "casual", "club", "expert", "strongest")
    return [
        Claim(game, settings, better, worse, 0.60, count, 0.75)
        for worse, better, count in zip(levels, levels[1:], games, strict=False)
    ]


def _boxing() -> list[Claim]:
    settings: dict[str, str | int] = {"rounds": "6"}
    return [
        Claim("ko", settings, "strongest", "random", 0.95, 400),
        Claim("ko", settings, "strongest", "heuristic", 0.70, 400),
        *_levels("ko", settings, (600, 600, 600, 300)),
    ]


# A search that knows no game, beside flat Monte Carlo that takes as much time.
_SEARCHING = (
    Claim("en-garde", {"hits": 1, "rules": "advanced"}, "search@0.04", "flat@40", 0.5, 160),
)

# Ends of rounds that are solved again, beside the same search without that.
_SOLVING = (Claim("en-garde", {"hits": 1, "rules": "advanced"}, "resolver", "strongest", 0.5, 600),)

CLAIMS = (
    *_boxing(),
    *_SEARCHING,
    *_SOLVING,
    *_fencing("advanced"),
    *_fencing("basic", last_attack="allowed"),
    *_fencing("basic", last_attack="none"),
    *_fencing("classic"),
    *_levels("en-garde", {"hits": 5, "rules": "advanced"}, (400, 400, 400, 400)),
)


def measure(file: Path | None, only: list[str] | None) -> int:
    """Every claim, or those whose command has all these words; a file's own are not made again."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file and file.exists() else {}
    for claim in CLAIMS:
        if claim.command not in found and all(word in claim.command for word in only or ()):
            found[claim.command] = made(claim)
            if file:
                file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        if claim.command in found:
            print(told(claim, found[claim.command]))
    return 0


def made(claim: Claim) -> dict[str, Any]:
    plan = Plan(claim.game, claim.settings, (claim.bot, claim.other), claim.games)
    timed, other = (Timed(player(name, claim.game)) for name in (claim.bot, claim.other))
    players = (timed, *[other] * (plan.seats - 1))
    deals = tqdm(plan.deals(), claim.command, len(plan))
    played = (play_deal(deal, players=players) for deal in deals)
    bot = report.report(plan, played)["bots"][claim.bot]
    kept = ("games", "score", "interval", "illegal", "failed")
    return {
        "figure": claim.figure,
        "most": claim.most,
        "reached": _reached(claim, bot) and not bot["illegal"] + bot["failed"],
        **{key: bot[key] for key in kept},
        "median_ms": timed.share(0.5),
        "p99_ms": timed.share(0.99),
        "other_median_ms": other.share(0.5),
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
    }


def _reached(claim: Claim, bot: dict[str, Any]) -> bool:
    """All of the interval lies beyond the figure; of a range, the share lies within."""
    least: float = bot["interval"][0] if claim.most == 1 else bot["score"]
    return claim.figure <= least and bool(bot["score"] <= claim.most)


def told(claim: Claim, found: dict[str, Any]) -> str:
    low, high = found["interval"]
    verdict = "reached" if found["reached"] else "not reached"
    figure = f"{claim.figure:.2f}" + (f" to {claim.most:.2f}" if claim.most < 1 else "")
    times = f"{found['median_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms"
    score = f"{found['score']:.3f} ({low:.3f} to {high:.3f})"
    return f"{claim.command}: {score}, {figure} {verdict}; {times}"
