"""The second life of a game's laws: the same source, every function compiled by Numba.

`life(game)` gives the laws in machine code, over rows of NumPy arrays. `bound(game, function)`
compiles a function of one's own against them: wherever its module says `laws`, it gets the
compiled laws, so that whole loops over games stay in machine code. What the laws tell is dropped.

    states = np.zeros(1, row_type(game.laws.State))

Nothing here knows of any game's rules.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs

from .games import contract
from .games.contract import Game
from .record import Field, Record

_config: Any = numba.config  # its names come from a table

# Functions of fewer bytes of bytecode are inlined: LLVM alone would pass each of their arrays
# as seven numbers on the stack.
_SHORT = 800

# A function that compiled code alone calls: the ways in from Python would take a third of the time.
_INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def row_type(kind: type[Record]) -> np.dtype[Any]:
    """The NumPy type of a row that holds such a record."""
    return np.dtype([_column(name, field) for name, field in kind.fields.items()])


def _column(name: str, field: Field) -> tuple[Any, ...]:
    kind = field.kind if isinstance(field.kind, str) else row_type(field.kind)
    return (name, kind, (field.count,)) if field.count else (name, kind)


def row(record: Record) -> Any:
    """An array of one row that equals the record."""
    return np.array([_flat(record)], row_type(type(record)))


def _flat(value: Any) -> Any:
    if isinstance(value, Record):
        return tuple(_flat(getattr(value, name)) for name in value.fields)
    return [_flat(v) for v in value] if isinstance(value, list) else value


def unhear(told: Any, event: Any, seat: Any, a: Any, b: Any) -> None:
    """Nobody listens to the compiled life."""


def next_word(random: Any) -> Any:
    """The next 64 bits of a stream in random[0]: the same as `chance.Seeded.word` gives."""
    random[0] += np.uint64(0x9E3779B97F4A7C15)
    return mixed(random[0])


def mixed(z: Any) -> Any:
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def pick_below(random: Any, n: Any) -> Any:
    """An even pick: the same as `chance.Seeded.below` makes."""
    size, low, half = np.uint64(n), np.uint64(0xFFFFFFFF), np.uint64(32)
    while True:
        m = (next_word(random) >> half) * size
        if (m & low) >= size or (m & low) >= ((np.uint64(1) << half) - size) % size:
            return np.int64(m >> half)


def ask(seed: Any, question: Any, n: Any) -> Any:
    """The answer to this question: the same as `chance.Seeded(seed).pick` gives.

    `pick_below` once more, but nothing is stored: what was weighed before need not be read again.
    """
    size, low, half = np.uint64(n), np.uint64(0xFFFFFFFF), np.uint64(32)
    z = np.uint64(seed) + np.uint64(question) * np.uint64(0x9E3779B97F4A7C15)
    while True:
        z += np.uint64(0x9E3779B97F4A7C15)
        m = (mixed(z) >> half) * size
        if (m & low) >= size or (m & low) >= ((np.uint64(1) << half) - size) % size:
            return np.int64(m >> half)


_INSTEAD: dict[Any, Any] = {
    contract.tell: unhear,
    contract.whisper: unhear,
    contract.below: pick_below,
}

MAKES_NO_ARRAYS = "MAKES_NO_ARRAYS"  # a name that such a module has; its entries may make some


class Life:
    """The compiled functions of one game, each made once.

    Compiled code calls twins. They are linked into whatever calls them, and need neither a way
    in from Python nor a file. An entry has both; the file holds all that the entry calls.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.twins: dict[FunctionType, Any] = {}
        self.worlds: dict[str, dict[str, Any]] = {}
        self.laws = ModuleType(f"{game.name}, in compiled code")
        for name, value in _public(game.laws):
            setattr(self.laws, name, self.alive(value))

    def alive(self, value: Any) -> Any:
        """The twin of a function, the array of a table; anything else as it is."""
        if isinstance(value, FunctionType):
            return self.twin(value)
        if isinstance(value, tuple) and value and not isinstance(value[0], str):
            return np.array(value)
        return value

    def twin(self, function: FunctionType) -> Any:
        source = self.reborn(function)  # before we look: it may make this very twin
        if function not in self.twins:
            inlined = len(source.__code__.co_code) < _SHORT
            how = {**_INNER, "forceinline": inlined, "_nrt": not self.is_law(function)}
            made = numba.njit(**how)(source)
            made.get_call_template = partial(_call, made)
            self.twins[function] = made
        return self.twins[function]

    def is_law(self, function: FunctionType) -> bool:
        """Whether it stands beside the laws, or in a module that says so. They make no arrays, so
        that nobody has to count who holds one: to count takes a third of the time of a move, in En
        Garde."""
        laws = vars(self.game.laws)["__file__"]
        beside = Path(function.__code__.co_filename).parent == Path(laws).parent
        return beside or MAKES_NO_ARRAYS in function.__globals__

    def entry(self, function: FunctionType) -> Any:
        source = self.reborn(function)
        kept = Path(source.__code__.co_filename).exists()  # what was typed at a prompt is not
        with _cache_in(cache_folder(self.game, self.worlds.values())):
            return numba.njit(nogil=True, cache=kept)(source)

    def reborn(self, function: FunctionType) -> FunctionType:
        """The same code, among twins."""
        source = _INSTEAD.get(function, function)
        world = self.world(source)
        reborn = FunctionType(source.__code__, world, source.__name__, source.__defaults__)
        reborn.__qualname__ = source.__qualname__
        return reborn

    def world(self, function: FunctionType) -> dict[str, Any]:
        """The globals of the function's module; every function and table is in its second life."""
        module = function.__module__
        if module not in self.worlds:
            world = self.worlds[module] = dict(function.__globals__)
            ours = {k: v for k, v in world.items() if _is_ours(v, module)}
            world.update({name: self.alive(value) for name, value in ours.items()})
            world["laws"] = self.laws
        return self.worlds[module]


def _public(laws: Any) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in vars(laws).items() if not name.startswith("__")]


def _call(made: Any, args: Any, kws: Any) -> Any:
    """Numba would compile anew for each width of number, and each constant, passed from within."""
    return type(made).get_call_template(made, [_wide(kind) for kind in args], kws)


def _wide(kind: Any) -> Any:
    number = kind.literal_type if isinstance(kind, numba.types.Literal) else kind
    return numba.types.int64 if number in (numba.types.int8, numba.types.int32) else number


def _is_ours(value: Any, module: str) -> bool:
    """What is compiled for a module: tables, its own functions, and those of this package."""
    if isinstance(value, FunctionType):
        return value.__module__ == module or value.__module__.startswith(f"{__package__}.")
    return isinstance(value, tuple)


@cache
def life(game: Game) -> ModuleType:
    """The laws of this game, compiled, for Python to call."""
    laws = ModuleType(f"{game.name}, compiled")
    for name, value in _public(game.laws):
        entry = bound(game, value) if isinstance(value, FunctionType) else _life(game).alive(value)
        setattr(laws, name, entry)
    return laws


@cache
def bound(game: Game, function: Any) -> Any:
    """The function, compiled, with `laws` in it being this game's."""
    return _life(game).entry(function)


@cache
def _life(game: Game) -> Life:
    return Life(game)


def cache_folder(game: Game, worlds: Iterable[dict[str, Any]]) -> Path:
    """Numba looks at one file only to know whether its cache is stale: we look at all around it."""
    files = [world.get("__file__") for world in worlds]
    digest = hashlib.sha256(game.cards.encode())
    for folder in sorted({Path(file).parent for file in files if file}):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes())
    bounds = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    return cache_home() / "compiled" / f"{game.name}-{digest.hexdigest()[:16]}{bounds}"


def cache_home() -> Path:
    """Where what was made at some cost may be kept."""
    return Path(os.environ.get("SPARRING_CACHE") or platformdirs.user_cache_dir("sparring"))


class _cache_in:  # noqa: N801  # reads as a verb: with _cache_in(folder)
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> None:
        self.before = _config.CACHE_DIR
        _config.CACHE_DIR = str(self.folder)

    def __exit__(self, *_: object) -> None:
        _config.CACHE_DIR = self.before
