"""Two games that one seat can't tell apart, step by step, for two tables to play.

What the rulebook hides from a seat is asked of tests/laws, not of the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from sparring.chance import Seeded
from sparring.games.contract import CHANCE, OVER, Game

from ..laws.interference import possible
from ..laws.worlds import Settings, World, heard_by, pick, secrets

LONGEST = 80  # steps after the first that may be different


class Pair(NamedTuple):
    """One step in both games. Of chance, the numbers are picks; of a seat, actions."""

    who: int
    ours: int
    theirs: int


def parted(game: Game, chosen: Settings, seat: int, random: Seeded, alike: int) -> list[Pair]:
    """Steps of two games: the same at first, then different wherever the seat can't know.

    They end where the two can't go on like this, or the rulebook opens what was hidden.
    """
    known = secrets(game.name)
    here = World.new(game, chosen)
    there, pairs, whole = here.copy(), list[Pair](), 0
    while here.to_act != OVER and len(pairs) < alike + LONGEST:
        if here.to_act != CHANCE:
            whole = len(pairs)  # chance has answered all it was asked
        who = pick(here.actors(), random)
        if len(pairs) < alike:
            ours = here.random_step(random)[1] if who == CHANCE else pick(here.steps(who), random)
            theirs = ours
        else:
            options = possible(here, there, who, seat, known)
            if not options:
                break
            ours, others = options[random.below(len(options))]
            theirs = pick(others, random)
        pairs.append(Pair(who, _number(here, who, ours), _number(there, who, theirs)))
        told, other = here.take(who, ours), there.take(who, theirs)
        opened = not known.OPENS.isdisjoint(word.event for word in (*told, *other))
        if opened and heard_by(told, seat) != heard_by(other, seat):
            break
    return pairs[:whole]


def _number(world: World, who: int, step: int) -> int:
    """A pick that makes chance answer so; or the action as it is."""
    if who != CHANCE:
        return step
    world.laws.odds(world.s, world._weights)
    return sum(world._weights[:step])


class Scripted:
    """A chance that answers what it was told to, in order; whatever it likes after that."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks

    def pick(self, question: int, n: int) -> int:
        return self.picks[question] % n if question < len(self.picks) else 0
