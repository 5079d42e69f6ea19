"""`sparring demo`: a short game in the terminal, for whoever wants to see one at once."""

from __future__ import annotations

import argparse
import secrets
import time

from ..api import game
from ..chance import Seeded
from ..games.contract import NOBODY
from ..match import Match
from ..text import Narrator

NAMES = ("Colette", "Boris")


def demonstrate(arguments: argparse.Namespace) -> int:
    """Two fencers who strike when they can and step at random otherwise, to one hit."""
    seed = secrets.randbelow(10**6) if arguments.seed is None else arguments.seed
    match = game("en-garde", rules="advanced", hits=1).start(seed)
    narrator = Narrator(match.game, arguments.language, NAMES)
    luck = Seeded(seed + 1)
    print(f"{narrator.text('title')}: {narrator.text('blurb')}\n")
    shown = _tell(match, narrator, 0)
    while not match.over:
        time.sleep(arguments.pause)
        match.play(_choice(match.legal(), luck))
        shown = _tell(match, narrator, shown)
    print(f"\nsparring demo --seed {seed}")
    return 0


def _tell(match: Match, narrator: Narrator, shown: int) -> int:
    """Print what happened since, and the table; the draws of single cards are left out."""
    for told in match.told[shown:]:
        for sentence in narrator.sentences(told, NOBODY):
            if told[0].event.name != "DREW":
                print(sentence)
    print(f"\n{match}\n")
    return len(match.told)


def _choice(legal: list[str], luck: Seeded) -> str:
    """A parry, else an attack, else anything; to stand still comes last."""
    for mark in ("/", "x"):
        if strong := [move for move in legal if mark in move]:
            return strong[-1]
    moving = [move for move in legal if move != "0"] or legal
    return moving[luck.below(len(moving))]
