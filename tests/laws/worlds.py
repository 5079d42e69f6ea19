"""Games of the catalogue as the laws look at them: any game, any settings, in both lives.

A world is a game in progress. It plays every step in the plain life and, if it is `Twofold`, in
the compiled life too, and says what one seat is told of it, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, Self, cast

import numpy as np
from hypothesis import strategies as st

from sparring import compiled
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import CHANCE, NOBODY, OVER, Game, Told, Word, heard

GAMES = catalogue.names()
Settings = dict[str, str | int]
SEEDS = st.integers(0, 2**32 - 1)
TOLD = np.int64(0)  # nobody listens to the compiled life


class Secrets(Protocol):
    """What a rulebook hides, told by a module that does not ask the rules."""

    OPENS: set[int]  # events at which the rulebook opens hidden cards

    def hidden(self, s: Any, who: int, kind: str, number: int, seat: int, /) -> bool: ...
    def conserved(self, s: Any, /) -> list[int]: ...


def secrets(name: str) -> Secrets:
    return cast(Secrets, import_module(f"tests.laws.secrets_{name.replace('-', '_')}"))


@cache
def settings(name: str) -> st.SearchStrategy[Settings]:
    """Every way to agree on a game of this name."""
    game = catalogue.game(name)
    some = {setting.name: st.sampled_from(list(setting.values)) for setting in game.settings}
    return st.fixed_dictionaries(cast(Any, some)).map(lambda chosen: game.choose(**chosen))


def some_settings(game: Game, random: Seeded) -> Settings:
    """One of them, at random."""
    chosen: Settings = {}
    for setting in game.settings:
        chosen[setting.name] = setting.values[random.below(len(setting.values))]
    return game.choose(**chosen)


class World:
    """A game in progress, in the plain life."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game, self.laws, self.s = game, game.laws, state
        self.players = self.laws.players(state)
        self._moves = [0] * self.laws.MOVES
        self._weights = [0] * self.laws.OUTCOMES

    @classmethod
    def new(cls, game: Game, chosen: Settings) -> Self:
        return cls(game, game.set_up(**chosen))

    def copy(self) -> Self:
        return type(self)(self.game, self.s.copy())

    @property
    def to_act(self) -> int:
        return self.laws.to_act(self.s)

    @property
    def over(self) -> bool:
        return self.to_act == OVER

    def actors(self) -> list[int]:
        """Who may take the next step: chance alone, or every seat that may act."""
        if self.to_act < 0:
            return [self.to_act]
        return [seat for seat in range(self.players) if self.laws.may_act(self.s, seat)]

    def steps(self, who: int) -> list[int]:
        """The steps that chance, or this seat, may take now."""
        if who == CHANCE:
            self.laws.odds(self.s, self._weights)
            return [outcome for outcome, weight in enumerate(self._weights) if weight]
        return self.legal(who)

    def legal(self, seat: int) -> list[int]:
        if not self.laws.may_act(self.s, seat):
            return []
        return self._moves[: self.laws.legal(self.s, seat, self._moves)]

    def take(self, who: int, number: int) -> list[Word]:
        told: Told = []
        if who == CHANCE:
            self.laws.draw(self.s, number, told)
        else:
            self.laws.apply(self.s, who, number, told)
        return [Word(*word) for word in told]

    def random_step(self, random: Seeded) -> tuple[int, int]:
        """Who acts next, and how: evenly, but an outcome of chance by its weight."""
        who = pick(self.actors(), random)
        if who != CHANCE:
            return who, pick(self.legal(who), random)
        at = random.below(self.laws.odds(self.s, self._weights))
        return who, next(n for n, w in enumerate(np.cumsum(self._weights)) if at < w)

    def sight(self, seat: int) -> Any:
        """A Sight that was in use before, as at any table; the next call overwrites it."""
        sight = _sight_of(self.game.name)
        self.laws.look(self.s, seat, sight)
        return sight

    def imagined(self, seat: int, random: Seeded) -> Self:
        """A world as the seat imagines it, in a State that was in use before."""
        state: Any = self.laws.State()
        scribble(state)
        self.laws.imagine(self.sight(seat), random, state)
        return type(self)(self.game, state)

    def seen_by(self, seat: int) -> bytes:
        """All that this seat can see for itself."""
        seats = range(self.players)
        seen = {
            "sight": self.sight(seat),
            "to_act": self.to_act,
            "may_act": [bool(self.laws.may_act(self.s, each)) for each in seats],
            "legal": [] if seat == NOBODY else self.legal(seat),
            "results": [self.laws.result(self.s, each) for each in seats] if self.over else [],
        }
        return json.dumps(seen, default=vars).encode()  # vars: as `plain` does, and faster


class Twofold(World):
    """The same in both lives at once: a row of the compiled life takes every step as well."""

    def __init__(self, game: Game, state: Any) -> None:
        super().__init__(game, state)
        self.life = compiled.life(game)
        self.rows = compiled.row(state)
        self.many = np.zeros(self.laws.MOVES, np.int64)
        self.weights = np.zeros(self.laws.OUTCOMES, np.int64)
        self.sights = compiled.row(self.laws.Sight())

    def take(self, who: int, number: int) -> list[Word]:
        if who == CHANCE:
            self.life.draw(self.rows[0], number, TOLD)
        else:
            self.life.apply(self.rows[0], who, number, TOLD)
        return super().take(who, number)

    def seen_by(self, seat: int) -> bytes:
        row = self.rows[0]
        self.sights.view(np.uint8)[:] = 77
        self.life.look(row, seat, self.sights[0])
        numbers = [self.life.to_act(row)]
        numbers += [int(self.life.may_act(row, each)) for each in range(self.players)]
        if seat != NOBODY:
            numbers += self.many[: self.life.legal(row, seat, self.many)].tolist()
        return super().seen_by(seat) + bytes(self.sights.tobytes()) + str(numbers).encode()


@cache
def _sight_of(name: str) -> Any:
    return catalogue.game(name).laws.Sight()


def seats(world: World) -> list[int]:
    """Everyone who looks on."""
    return [NOBODY, *range(world.players)]


def pick(choices: Sequence[int], random: Seeded) -> int:
    return choices[random.below(len(choices))]


def scribble(record: Any) -> None:
    """Fill a record with numbers that mean nothing."""
    for name in record.fields:
        value = getattr(record, name)
        if isinstance(value, int):
            setattr(record, name, 77)
        for n, each in enumerate(value) if isinstance(value, list) else ():
            if isinstance(each, int):
                value[n] = 77
            else:
                scribble(each)
        if hasattr(value, "fields"):
            scribble(value)


def heard_by(told: Iterable[Word], seat: int) -> list[tuple[Any, ...]]:
    """What this seat hears of what was told: None for what is not for its ears."""
    return [(int(h.event), h.seat, h.a, h.b) for h in heard(told, seat)]
