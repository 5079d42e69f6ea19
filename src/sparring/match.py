"""A game being played: its State, every step so far, and who was told what.

One place that refuses what is not legal, asks chance, and takes steps back by replay. The table,
the scores and the Python API stand on it. Nothing here knows of any one game, of text or clocks.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any, NamedTuple

from .chance import Chance, outcome_of
from .games.contract import CHANCE, NOBODY, OVER, Game, Heard, Told, Word, heard

MOST_SHOWN = 40  # characters of a move that is refused
NOTHING = -9  # no seat, no action and no outcome has this number


class Refused(Enum):
    """Why a step was not taken. Nothing has changed then."""

    UNREADABLE = "that is no move of this game"
    GAME_OVER = "the game is over"
    NOT_YOUR_TURN = "it is not this seat's turn"
    NO_SUCH_SEAT = "there is no such seat"
    ILLEGAL = "that move is not legal now"
    NOT_FOR_CHANCE = "no outcome of chance is asked for now"
    IMPOSSIBLE = "chance can't turn that up now"


class IllegalMove(ValueError):
    """A step that was refused; `reason` is its kind, `advice` says what to do."""

    def __init__(self, reason: Refused, move: object, advice: str = "") -> None:
        self.reason, self.move, self.advice = reason, move, advice or reason.value
        super().__init__(reason, move, advice)

    def __str__(self) -> str:
        move = str(self.move)
        shown = move if len(move) <= MOST_SHOWN else f"{move[:MOST_SHOWN]}..."
        return self.advice if repr(shown) in self.advice else f"{shown}: {self.advice}"


class Step(NamedTuple):
    """An action of a seat, or an outcome of CHANCE, with the seat that was to act."""

    seat: int
    number: int
    asked: int


@cache
def _step(seat: int, number: int, asked: int) -> Step:
    """One object for all steps that are alike: a game has hundreds, of a few dozen kinds."""
    return Step(seat, number, asked)


class Match:
    """A game from its first question to its end.

    >>> from sparring.chance import Seeded
    >>> from sparring.games import catalogue
    >>> match = Match(catalogue.game("en-garde"), Seeded(7), rules="classic")
    >>> match.to_act, match.legal()
    (0, ['+1', '+2', '+3', '+5'])
    """

    def __init__(self, game: Game, chance: Chance | None = None, **settings: str | int) -> None:
        self.game, self.chance = game, chance
        self.settings = game.choose(**settings)
        self._moves = [0] * game.laws.MOVES
        self._weights = [0] * game.laws.OUTCOMES
        self._begin()
        self.ask_chance()

    def _begin(self) -> None:
        self.state = self.game.set_up(**self.settings)
        self.players = self.game.laws.players(self.state)
        self.steps: list[Step] = []
        self.told: list[list[Word]] = []  # what each step told
        self.questions = 0

    # --- Whose turn it is, and what is legal. ---

    @property
    def to_act(self) -> int:
        """The seat that must act next, CHANCE, or OVER."""
        return self.game.laws.to_act(self.state)

    @property
    def over(self) -> bool:
        return self.to_act == OVER

    def may_act(self, seat: int) -> bool:
        """Whether this seat may act; where choices are sealed, several may at once."""
        return 0 <= seat < self.players and self.game.laws.may_act(self.state, seat)

    def actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of the seat to act, or of this one."""
        seat = self.to_act if seat is None else seat
        if not self.may_act(seat):
            return []
        return self._moves[: self.game.laws.legal(self.state, seat, self._moves)]

    def legal(self, seat: int | None = None) -> list[str]:
        """The same in notation."""
        return [self.game.notation.name(action) for action in self.actions(seat)]

    def sight(self, seat: int = NOBODY) -> Any:
        """What this seat may know; by default, what everybody may."""
        sight: Any = self.game.laws.Sight()
        self.game.laws.look(self.state, seat if seat == NOBODY else self._seat(seat), sight)
        return sight

    def result(self, seat: int) -> int:
        """What the finished game is worth to the seat."""
        if not self.over:
            raise ValueError("the game is not over: there is no result yet")
        return self.game.laws.result(self.state, self._seat(seat))

    def _seat(self, seat: int) -> int:
        if not 0 <= _whole(seat) < self.players:
            raise IllegalMove(Refused.NO_SUCH_SEAT, f"seat {seat}")
        return _whole(seat)

    # --- Playing. ---

    def play(self, move: int | str, seat: int | None = None) -> list[Word]:
        """Play an action, by number or notation; then let chance answer what it is asked.

        Returns what was told. IllegalMove says what was wrong with a move; nothing changes then.
        """
        action = self._parsed(move)
        seat = self.to_act if seat is None else _whole(seat)
        if reason := self.refusal(seat, action):
            raise IllegalMove(reason, move, self._advice(reason, seat))
        first = len(self.told)
        self._take(_step(seat, action, self.to_act))
        self.ask_chance()
        return [word for told in self.told[first:] for word in told]

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why this seat may not play this action, or None: it may."""
        if self.over:
            return Refused.GAME_OVER
        seat, action = _whole(seat), _whole(action)
        if not 0 <= seat < self.players:
            return Refused.NOT_YOUR_TURN if seat == CHANCE else Refused.NO_SUCH_SEAT
        if not self.may_act(seat):
            return Refused.NOT_YOUR_TURN
        return None if action in self.actions(seat) else Refused.ILLEGAL

    def draw(self, outcome: int | str) -> list[Word]:
        """Give the answer of chance by hand: for replays, and for games without a chance."""
        number = self._parsed_outcome(outcome)
        if self.to_act != CHANCE:
            raise IllegalMove(Refused.GAME_OVER if self.over else Refused.NOT_FOR_CHANCE, outcome)
        total = self._odds()
        if not (total and 0 <= number < len(self._weights) and self._weights[number]):
            raise IllegalMove(Refused.IMPOSSIBLE, outcome)
        self._take(_step(CHANCE, number, CHANCE))
        return list(self.told[-1])

    def ask_chance(self) -> None:
        """Let chance answer every question that is open."""
        while self.chance and self.to_act == CHANCE:
            pick = self.chance.pick(self.questions, self._odds())
            self._take(_step(CHANCE, outcome_of(pick, self._weights), CHANCE))

    def undo(self, moves: int = 1) -> None:
        """Take back the last actions, with all that chance answered since, by replay."""
        acted = [n for n, step in enumerate(self.steps) if step.seat != CHANCE]
        if not 0 < moves <= len(acted):
            raise ValueError(f"can't take back {moves} of {len(acted)} moves")
        kept = self.steps[: acted[-moves]]
        self._begin()
        for step in kept:
            self._take(step)

    def _take(self, step: Step) -> None:
        told: Told = []
        if step.seat == CHANCE:
            self.questions += 1
            self.game.laws.draw(self.state, step.number, told)
        else:
            self.game.laws.apply(self.state, step.seat, step.number, told)
        self.steps.append(step)
        self.told.append(list(map(Word._make, told)))

    def _odds(self) -> int:
        return self.game.laws.odds(self.state, self._weights)

    def _parsed(self, move: int | str) -> int:
        return _read(self.game.notation.parse, move) if isinstance(move, str) else _whole(move)

    def _parsed_outcome(self, outcome: int | str) -> int:
        parse = self.game.notation.parse_outcome
        return _read(parse, outcome) if isinstance(outcome, str) else _whole(outcome)

    def _advice(self, reason: Refused, seat: int) -> str:
        if reason is Refused.ILLEGAL:
            return f"{reason.value}: legal({seat}) lists those that are"
        if reason is Refused.NOT_YOUR_TURN:
            return f"it is not the turn of {seat_name(seat)}, but of {seat_name(self.to_act)}"
        return ""

    # --- Looking back. ---

    def tokens(self) -> Iterator[str]:
        """Every step in notation, chance included."""
        for step in self.steps:
            yield self.token(step)

    def token(self, step: Step) -> str:
        """A step in notation; where choices are sealed the seat is named unless it was asked."""
        if step.seat == CHANCE:
            return self.game.notation.name_outcome(step.number)
        name = self.game.notation.name(step.number)
        return name if step.seat == step.asked else f"{step.seat}:{name}"

    def heard(self, seat: int = NOBODY) -> list[Heard]:
        """Everything this seat has been told; by default, what everybody has."""
        seat = seat if seat == NOBODY else self._seat(seat)
        return [item for told in self.told for item in heard(told, seat)]

    def forget(self) -> None:
        """Keep the steps alone, for less memory; `retold` tells it all again."""
        self.told = [[]] * len(self.steps)

    def retold(self) -> Match:
        """The same game, played again step by step, with all that was told."""
        again = Match(self.game, None, **self.settings)
        for step in self.steps:
            again._take(step)
        again.chance = self.chance
        return again

    def __repr__(self) -> str:
        return f"<{self.game.title}: {len(self.steps)} steps, {seat_name(self.to_act)} to act>"

    def __str__(self) -> str:
        return self.game.board.text(self.sight())

    def _repr_svg_(self) -> str:
        return self.game.board.svg(self.sight())


def _read(parse: Callable[[str], int], text: str) -> int:
    """What a token stands for. The advice quotes it, so it must not be endless."""
    try:
        return parse(text)
    except ValueError as error:
        advice = str(error) if len(text) <= MOST_SHOWN else ""
        raise IllegalMove(Refused.UNREADABLE, text, advice) from None


def _whole(value: Any) -> int:
    """The number of a seat, an action or an outcome; True, 1.0 or None is none of any."""
    try:
        return NOTHING if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return NOTHING


def seat_name(who: int) -> str:
    return {CHANCE: "chance", OVER: "nobody"}.get(who, f"seat {who}")
