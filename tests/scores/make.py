"""Finds a small game for every ending that no golden score shows: `python tests/scores/make.py`.

Seeds are tried one after the other, and of the first few games with that ending the shortest is
kept. Files that exist are never touched: every score ever saved must replay. Every other one comes
from committed chance.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from sparring import score
from sparring.chance import Chance, Committed, Seeded
from sparring.games import catalogue
from sparring.games.contract import NOBODY, Game, Word
from sparring.match import Match
from sparring.text import Narrator

HOME = Path(__file__).parent
RUNNING = "running"  # one score a game that has no end yet
NAMES = ("Ada", "Boris", "Chloé", "Dmitri", "Eun-ji")
DATE = "2026-11-18"
ENOUGH, TRIES, LONG = 12, 20_000, 5_000


class Way(NamedTuple):
    """The settings under which an ending comes soon, and moves to prefer where it is rare."""

    settings: dict[str, str | int]
    prefer: str = ""


WAYS = {
    "en-garde": Way({"hits": 1}),
    "en-garde/last-attack": Way({"hits": 1, "rules": "basic"}),
    "en-garde/stuck": Way({"hits": 1, "rules": "basic"}),
    "en-garde/cards": Way({"hits": 1, "rules": "classic", "parry": "same-total"}),
    "en-garde/match": Way({"hits": 2, "parry": "same-total", "aids": "on"}),
    "knock-out": Way({"players": 3}),
    "knock-out/ko-of-defender": Way({"players": 4, "starts": "by-start-money"}),
    "knock-out/sole-winner": Way({"players": 5, "ko_bet": "winner", "bonus_split": "per-boxer"}),
    "knock-out/unmatched": Way({"players": 3, "seasons": 2}),
    "ko": Way({"rounds": 3}),
    "ko/disqualified": Way({"rounds": 15}, prefer="L|.*A2|[yg](A[12])?(B2|B1?C|C)"),
}


def main() -> None:
    for name in catalogue.names():
        game = catalogue.game(name)
        for ending in missing(game):
            write(game, ending, find(game, ending))
        path = HOME / name / f"{RUNNING}.score"
        if not path.exists():
            write(game, RUNNING, cut(next(played(game, RUNNING))))


def missing(game: Game) -> list[str]:
    """The endings that no golden score is named after."""
    names = [file_name(ending) for ending in game.endings]
    return [name for name in names if not (HOME / game.name / f"{name}.score").exists()]


def file_name(ending: IntEnum) -> str:
    return ending.name.lower().replace("_", "-")


def write(game: Game, ending: str, match: Match) -> None:
    path = HOME / game.name / f"{ending}.score"
    path.parent.mkdir(exist_ok=True)
    kept = score.record(match, NAMES[: match.players], date=DATE)
    kept.comments[len(kept.tokens)] = comment(match, ending)
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(score.save(kept))
    print(path.relative_to(HOME), len(match.steps), "steps")


# --- Playing. ---


def find(game: Game, ending: str) -> Match:
    found = [match for match in played(game, ending) if any(words_of(match, ending))]
    if not found:
        raise SystemExit(f"no game in {TRIES} ends so: {game.name}, {ending}. Add a way to WAYS.")
    return min(found, key=lambda match: len(match.steps))


def played(game: Game, ending: str) -> Iterator[Match]:
    """Whole games at random, until there are enough that end like this."""
    way, enough = WAYS.get(f"{game.name}/{ending}") or WAYS.get(game.name, Way({})), 0
    for seed in range(TRIES):
        match = Match(game, chance_for(game, ending, seed), **way.settings)
        play(match, Seeded(seed), way.prefer)
        enough += any(words_of(match, ending))
        yield match
        if enough == ENOUGH:
            return


def chance_for(game: Game, ending: str, seed: int) -> Chance:
    names = [file_name(each) for each in game.endings]
    if ending not in names or names.index(ending) % 2:
        return Seeded(seed)
    secret = hashlib.sha256(f"{game.name} {ending} {seed}".encode()).digest()
    return Committed(secret, [name.encode() for name in NAMES[:2]] + [b""])


def play(match: Match, luck: Seeded, prefer: str) -> None:
    """Anyone who may act acts, so that sealed choices come in any order."""
    while not match.over and len(match.steps) < LONG:
        seats = [seat for seat in range(match.players) if match.may_act(seat)]
        seat = seats[luck.below(len(seats))]
        legal = match.legal(seat)
        liked = [move for move in legal if prefer and re.fullmatch(prefer, move)]
        moves = liked if liked and luck.below(4) else legal
        match.play(moves[luck.below(len(moves))], seat)


def cut(match: Match) -> Match:
    """The same game, half-way."""
    match.undo((len(match.steps) - match.questions) // 2)
    return match


# --- Telling. ---


def words_of(match: Match, ending: str) -> Iterator[Word]:
    """Whatever was told of this ending."""
    for told in match.told:
        for word in told:
            if ending in endings_of(match.game, word):
                yield word


def endings_of(game: Game, word: Word) -> list[str]:
    return [
        file_name(game.endings(value))
        for detail, value in zip(game.details[word.event], (word.a, word.b), strict=False)
        if detail.kind == "ending"
    ]


def comment(match: Match, ending: str) -> str:
    """What happened, in a sentence or two."""
    if ending == RUNNING:
        return f"Half-way: {len(match.steps)} steps."
    narrator = Narrator(match.game, "en", NAMES)
    first, last = next(words_of(match, ending)), match.told[-1]
    told = [] if first in last else [first]
    told += [word for word in last if endings_of(match.game, word)]
    return " ".join(narrator.sentences(told, NOBODY))


if __name__ == "__main__":
    main()
