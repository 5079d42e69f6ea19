"""What is measured, and what was promised of it: pure data, and the arithmetic of a verdict.

A figure is a number that a contender brings home in each repetition. A claim holds the figure
against a bound, or against another contender's figure of the same repetition, so that both had the
same machine in the same mood. Nothing here runs anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

GAMES = ("en-garde", "knock-out", "ko")
TITLES = {"en-garde": "En Garde", "knock-out": "Knock Out", "ko": "K.O."}
BYTES = {"en-garde": 64, "knock-out": 512, "ko": 256}

# What each contender brought home: its figures, one of each a repetition.
Figures = Mapping[str, Sequence[float]]

RATE, SECONDS, MILLISECONDS, NUMBER = "moves/s", "s", "ms", ""
SIZE, KIBIBYTES = "bytes", "KiB"


@dataclass(frozen=True)
class Claim:
    subject: str  # what `--only` calls it
    label: str
    figure: str
    unit: str
    by: tuple[str, ...]  # the contenders that must run
    bound: float | None  # what is promised, if anything: of the figure, or of the ratio
    against: str = ""  # the figure of another contender, where a ratio is promised
    most: bool = False  # the bound is an upper one

    def measured(self, figures: Figures) -> float:
        return median(figures[self.figure])

    def ratio(self, figures: Figures) -> float | None:
        """To the other's figure, repetition by repetition; or to the bound."""
        if self.against:
            pairs = zip(figures[self.figure], figures[self.against], strict=True)
            return median(ours / theirs for ours, theirs in pairs)
        return self.measured(figures) / self.bound if self.bound else None

    def met(self, figures: Figures) -> bool | None:
        """Whether the promise is kept; None where none was made."""
        if self.bound is None:
            return None
        value = self.ratio(figures) if self.against else self.measured(figures)
        assert value is not None
        return value <= self.bound if self.most else value >= self.bound

    def has(self, figures: Figures) -> bool:
        return self.figure in figures and (not self.against or self.against in figures)


def _speed() -> Iterable[Claim]:
    ours = "En Garde (advanced), compiled, one core"
    yield Claim("en-garde", ours, "en-garde", RATE, ("en-garde", "ceiling"), 0.7, "ceiling")
    for name in ("knock-out", "ko"):
        yield Claim(name, f"{TITLES[name]}, compiled, one core", name, RATE, (name,), 3e6)
    for name in GAMES:
        label = f"{TITLES[name]}, two threads (by the clock)"
        one, two = f"{name} one thread", f"{name} two threads"
        yield Claim("threads", label, two, RATE, (f"threads:{name}",), 1.7, one)
    yield Claim("plain", "En Garde, plain Python", "plain", RATE, ("plain",), 250e3)
    for peer, times in (("open_spiel", 20), ("pgx", 5), ("rlcard", 150)):
        yield Claim(peer, ours, "en-garde", RATE, ("en-garde", peer), times, peer)
    yield Claim("pgx", ours, "en-garde", RATE, ("en-garde", "pgx"), None, "pgx by batches")


def _patience() -> Iterable[Claim]:
    for label, figure, unit, bound in (
        ("import sparring", "import", MILLISECONDS, 50),
        ("NumPy comes with it (0: no)", "import brings NumPy", NUMBER, 0),
    ):
        yield Claim("import", label, figure, unit, ("import",), bound, most=True)
    for state, seconds in (("cold", 15), ("cached", 1)):
        for name in GAMES:
            label, figure = f"{TITLES[name]}, first compiled result, {state}", f"{name} {state}"
            yield Claim("first", label, figure, SECONDS, (f"first:{name}",), seconds, most=True)
    for name in GAMES:
        label, figure = f"{TITLES[name]}, a state, compiled", f"{name} state"
        yield Claim("memory", label, figure, SIZE, ("memory",), BYTES[name], most=True)


CLAIMS = (*_speed(), *_patience())
SUBJECTS = tuple(dict.fromkeys(claim.subject for claim in CLAIMS))


def contenders(claims: Iterable[Claim]) -> list[str]:
    """Who must run, each once, rivals one after the other."""
    return list(dict.fromkeys(name for claim in claims for name in claim.by))
