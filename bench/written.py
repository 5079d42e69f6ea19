# ruff: noqa: INP001 - part of a program, not a package
"""A round of En Garde, or a fight of Knock Out, written history by history from the laws.

Every card drawn, every sealed choice is a node of its own, as an extensive-form game in Gambit's
notation has it: OpenSpiel reads that, and plays all by itself from there. What tells two histories
apart for a player is what that player heard, in order. Nothing here knows how anything is solved.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol

from sparring.bots.knock_out_fights import Terms, next_card
from sparring.bots.knock_out_tree import side
from sparring.games.contract import CHANCE
from sparring.games.knock_out import rules
from sparring.games.knock_out.fight import winner
from sparring.games.knock_out.sets import COUNTS
from sparring.games.knock_out.state import (
    BETTING,
    BLUE,
    DECK,
    PLAY,
    RED,
    ROUND,
    TRAIN,
    TRAINING,
)
from sparring.lab.reductions import reduction
from sparring.lab.solve.en_garde import begun, over

Heard = tuple[tuple[Any, ...], tuple[Any, ...]]  # what each player learns


class Play(Protocol):
    """What is to be written."""

    def begin(self) -> Any: ...
    def worth(self, s: Any) -> Fraction | None:
        """To the first player, if it is over."""

    def player(self, s: Any) -> int:
        """0, 1 or CHANCE."""

    def chances(self, s: Any) -> dict[int, Fraction]: ...
    def moves(self, s: Any) -> list[int]: ...
    def after(self, s: Any, step: int) -> tuple[Any, Heard]: ...


@dataclass
class Round:
    """Of a reduction of En Garde; the first player begins it."""

    text: str
    rules: str

    def begin(self) -> Any:
        self.laws: Any = reduction(self.text).laws
        return begun(reduction(self.text), {"rules": self.rules})

    def worth(self, s: Any) -> Fraction | None:
        if not over(s):
            return None
        return Fraction(self.laws.result(s, 0) if s.round == 1 else 0)

    def player(self, s: Any) -> int:
        return int(self.laws.to_act(s))

    def chances(self, s: Any) -> dict[int, Fraction]:
        weights = [0] * self.laws.OUTCOMES
        total = self.laws.odds(s, weights)
        return {step: Fraction(weight, total) for step, weight in enumerate(weights) if weight}

    def moves(self, s: Any) -> list[int]:
        moves = [0] * self.laws.MOVES
        return sorted(moves[: self.laws.legal(s, s.turn, moves)])

    def after(self, s: Any, step: int) -> tuple[Any, Heard]:
        """An action is heard by both, a card by who draws it."""
        then, drawn = s.copy(), self.player(s) == CHANCE
        if drawn:
            self.laws.draw(then, step, [])
        else:
            self.laws.apply(then, s.turn, step, [])
        heard = [("drew", step) if drawn and seat == s.turn else () for seat in (0, 1)]
        return then, (heard[0], heard[1]) if drawn else ((step,), (step,))


@dataclass
class Bout:
    """A fight of Knock Out between two stocks, 6/8 the start of both, for the victory alone."""

    stocks: tuple[tuple[int, ...], tuple[int, ...]]

    def begin(self) -> Any:
        """The first season's first fight, had these cards been played before."""
        s = rules.State()
        s.settings.players = 3
        rules.start(s)
        rules.draw(s, 0, [])
        moves = [0] * rules.MOVES
        rules.legal(s, 0, moves)
        rules.apply(s, 0, moves[0], [])
        for corner, stock in zip(s.fight.corner, self.stocks, strict=True):
            for value, left in enumerate(stock, 1):
                s.manager[corner.seat].revealed[value] = DECK[value] - left
            s.manager[corner.seat].cards = sum(stock)
        return s

    def worth(self, s: Any) -> Fraction | None:
        """Half for the victory, half against it: together nothing."""
        if not s.fight.ending:
            return None
        return Fraction(1 if winner(s.fight.ending) == RED else -1, 2)

    def player(self, s: Any) -> int:
        return int(s.fight.corner[BLUE].seat == rules.to_act(s))

    def chances(self, _: Any) -> dict[int, Fraction]:
        return {}

    def moves(self, s: Any) -> list[int]:
        moves = [0] * rules.MOVES
        return sorted(moves[: rules.legal(s, rules.to_act(s), moves)])

    def after(self, s: Any, step: int) -> tuple[Any, Heard]:
        """A choice is heard by who makes it; both cards by both, when the second is there."""
        then, player = s.copy(), self.player(s)
        rules.apply(then, rules.to_act(s), step, [])
        if then.phase == BETTING:
            then.phase = ROUND  # nobody bets
        if player == RED or s.phase == TRAINING:
            return then, ((step,), ()) if player == RED else ((), (step,))
        both = (s.hand[RED].card, step)
        return then, (both, both)


class Fighters:
    """Plans for a fight, asked State by State."""

    def __init__(self, terms: Terms, plans: Any) -> None:
        self.plans, self.terms = plans, terms
        self.sets = [[tuple(map(int, four)) for four in side(pool).fours] for pool in terms.pools]

    def often(self, s: Any, steps: tuple[int, ...]) -> dict[int, float]:
        corner = len(steps) % 2
        if len(steps) < 2:
            named = [TRAIN + COUNTS.index((0, *four)) for four in self.sets[corner]]
            return dict(zip(named, self.plans[corner].train.tolist(), strict=True))
        shown = [card - 1 for card in s.fight.shown[: 2 * s.fight.rounds]]
        seen = tuple(shown[n + (corner, 1 - corner)[n % 2] - n % 2] for n in range(len(shown)))
        left, played = s.hand[corner].training[1:], seen[::2]
        four = tuple(cards + played.count(value) for value, cards in enumerate(left))
        own = (corner, self.sets[corner].index(four), seen)
        odds = next_card(self.terms, self.plans[corner], own)
        return {PLAY + card: float(share) for card, share in enumerate(odds)}


@dataclass
class Written:
    """The game in Gambit's notation, and who stands where in it."""

    play: Play
    lines: list[str] = field(default_factory=list)
    known: tuple[Any, Any] = field(default_factory=lambda: ({}, {}))  # each player's, numbered
    nodes: list[Any] = field(default_factory=list)  # in order: a State, and the steps before

    def __post_init__(self) -> None:
        self.lines.append('EFG 2 R "" { "0" "1" }')
        self.write(self.play.begin(), (), ((), ()))

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def write(self, s: Any, steps: tuple[int, ...], heard: Heard) -> None:
        worth, number = self.play.worth(s), len(self.lines)
        if worth is not None:
            self.lines.append(f't "" {worth.numerator + 2} "" {{ {worth!s} {-worth!s} }}')
        elif self.play.player(s) == CHANCE:
            chances = self.play.chances(s)
            listed = " ".join(f'"{step}" {share!s}' for step, share in chances.items())
            self.lines.append(f'c "" {number} "" {{ {listed} }} 0')
            self.follow(s, chances, steps, heard)
        else:
            player, moves = self.play.player(s), self.play.moves(s)
            known = self.known[player].setdefault(heard[player], len(self.known[player]) + 1)
            listed = " ".join(f'"{step}"' for step in moves)
            self.lines.append(f'p "" {player + 1} {known} "" {{ {listed} }} 0')
            self.nodes.append((s, steps))
            self.follow(s, moves, steps, heard)

    def follow(self, s: Any, ways: Any, steps: tuple[int, ...], heard: Heard) -> None:
        chance = self.play.player(s) == CHANCE
        for step in ways:
            then, told = self.play.after(s, step)
            more = (heard[0] + told[0], heard[1] + told[1])
            self.write(then, steps if chance else (*steps, step), more)
