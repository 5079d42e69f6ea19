"""Non-interference: what one seat can't know changes nothing that it is told.

Two worlds that look the same to a seat are played side by side. Whatever the seat learns of a
step is the same step in both; where the rulebook hides a step from it, each world takes one of
its own. Everything the seat is told must be the same, byte for byte, for as long as both worlds
can go on like this: until another seat holds no card for the next public step, or the rulebook
opens hidden cards. Then the second world becomes a copy of the first, and they part again.
"""

from __future__ import annotations

from dataclasses import dataclass

from sparring.chance import Seeded
from sparring.games.contract import CHANCE, OVER, Word

from .worlds import Secrets, World, heard_by, pick


class LeakError(AssertionError):
    """A seat was told something that depends on what it can't know."""


@dataclass
class Comparison:
    """How long two worlds were compared, and how often they really were different ones."""

    steps: int = 0
    different: int = 0
    longest: int = 0  # run of steps over which they differed
    run: int = 0

    def count(self, here: World, there: World) -> None:
        self.steps += 1
        self.run = self.run + 1 if here.s != there.s else 0
        self.different += self.run > 0
        self.longest = max(self.longest, self.run)

    def __add__(self, other: Comparison) -> Comparison:
        longest = max(self.longest, other.longest)
        return Comparison(self.steps + other.steps, self.different + other.different, longest)


def compare(
    here: World, there: World, seat: int, secrets: Secrets, random: Seeded, steps: int
) -> Comparison:
    """Play two worlds that the seat can't tell apart side by side, for so many steps."""
    so_far, opened = Comparison(), False
    alike = random.below(4)  # how many of four hidden steps are the same, where they may be
    for _ in range(steps):
        if here.seen_by(seat) != there.seen_by(seat):
            if not opened:
                raise LeakError(difference(here, there, seat))
            there = here.copy()
        so_far.count(here, there)
        if here.to_act == OVER:
            break
        who = pick(here.actors(), random)
        pairs = possible(here, there, who, seat, secrets)
        if not pairs:
            there = here.copy()
            pairs = possible(here, there, who, seat, secrets)
        ours, theirs = pairs[random.below(len(pairs))]
        same = ours in theirs and random.below(4) < alike
        told = here.take(who, ours)
        other = there.take(who, ours if same else pick(theirs, random))
        opened = not secrets.OPENS.isdisjoint(word.event for word in (*told, *other))
        if heard_by(told, seat) != heard_by(other, seat):
            if not opened:
                raise LeakError(f"seat {seat} hears {hears(told, seat)}, or {hears(other, seat)}")
            there = here.copy()
    return so_far


def possible(
    here: World, there: World, who: int, seat: int, secrets: Secrets
) -> list[tuple[int, list[int]]]:
    """Every step that may be taken here, and the steps there that look the same to the seat."""
    kind = "outcome" if who == CHANCE else "action"
    public: list[int] = []
    secret: list[int] = []
    for step in there.steps(who):
        hidden = secrets.hidden(there.s, who, kind, step, seat)
        (secret if hidden else public).append(step)
    pairs = []
    for step in here.steps(who):
        if secrets.hidden(here.s, who, kind, step, seat):
            pairs.append((step, secret))
        elif step in public:
            pairs.append((step, [step]))
    return [(ours, theirs) for ours, theirs in pairs if theirs]


def difference(here: World, there: World, seat: int) -> str:
    return f"seat {seat} sees\n{here.seen_by(seat)!r}, or\n{there.seen_by(seat)!r}"


def hears(told: list[Word], seat: int) -> str:
    return ", ".join(map(str, heard_by(told, seat))) or "nothing"
