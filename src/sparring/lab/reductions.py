"""En Garde made smaller: the laws of the product, on a shorter piste, with fewer cards.

A reduction is small enough to be solved exactly, so that what learns can be measured on it. Its
laws are the functions of `games.en_garde` themselves, over other numbers: no rule is written
twice, and States, Sights and actions look as they do in the product. The sizes are settings of the
lab; no table can choose them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from ..bots import en_garde_eyes
from ..games import catalogue
from ..games.contract import Game
from ..games.en_garde import pieces, rules, sights

LONGEST, MOST = pieces.PISTE, pieces.VALUES  # a reduction is nowhere larger than the product


class Size(NamedTuple):
    """How large the game is: 23/5/5/5 is the product."""

    piste: int
    values: int
    copies: int
    hand: int

    def __str__(self) -> str:
        return "/".join(map(str, self))


# Those that are solved, with their figures in bench/results.
SOLVED = ("7/3/3/2", "9/3/4/2", "9/3/4/3", "11/4/3/3", "13/5/2/2", "11/3/5/3")


def size(text: str) -> Size:
    """A size as people write it: piste/values/copies/hand."""
    if not re.fullmatch(r"[0-9]{1,2}(/[0-9]{1,2}){3}", text):
        raise ValueError(
            f"{text[:40]!r} is no reduction: write piste/values/copies/hand, as 7/3/3/2"
        )
    found = Size(*map(int, text.split("/")))
    if not 3 <= found.piste <= LONGEST:
        raise ValueError(f"{text}: a piste has 3 to {LONGEST} spaces")
    if not all(1 <= number <= MOST for number in found[1:]):
        raise ValueError(f"{text}: values, copies and hand are 1 to {MOST} each")
    if 2 * found.hand >= found.values * found.copies:
        raise ValueError(f"{text}: two hands leave nothing in the pack")
    return found


@cache
def reduction(text: str) -> Game:
    """En Garde at this size. Its settings are those of the product."""
    game = catalogue.game("en-garde")
    name = f"{game.name}-{text.replace('/', '-')}"
    return replace(game, name=name, title=f"{game.title} {text}", laws=_laws(size(text)))


@cache
def eyes(text: str) -> Any:
    """What nets see of the game at this size: rows as long as those of the product."""
    of = size(text)
    if of.values * of.copies - 2 * of.hand > en_garde_eyes.PACK:
        raise ValueError(f"{text}: nets see a pack of {en_garde_eyes.PACK} cards at most")
    found = ModuleType(f"{en_garde_eyes.__name__} {text}")
    vars(found).update(_worlds(of)[en_garde_eyes.__name__], wish=wish, MIXED_IN=())
    return found


def wish(_: Any, stakes: Any) -> None:
    """One round is all there is: a draw is worth nothing."""
    stakes[0] = 0.0


def _laws(of: Size) -> Any:
    laws = ModuleType(rules.__name__)
    vars(laws).update(_worlds(of)[rules.__name__])
    return laws


@cache
def _worlds(of: Size) -> dict[str, dict[str, Any]]:
    """The modules of the product, each function over this size's numbers."""
    full = tuple(of.copies * (1 <= value <= of.values) for value in range(pieces.VALUES + 1))
    sizes = {"PISTE": of.piste, "HAND": of.hand, "PACK": full}
    worlds = {module.__name__: _world(module, sizes) for module in (pieces, sights, rules)}
    worlds[en_garde_eyes.__name__] = _world(en_garde_eyes, {"PISTE": of.piste})
    twins: dict[Any, Any] = {}
    for world in worlds.values():
        for name, value in world.items():
            if isinstance(value, FunctionType) and value.__module__ in worlds:
                world[name] = twins.setdefault(value, _over(worlds, value, of))
    return worlds


def _world(module: ModuleType, sizes: dict[str, Any]) -> dict[str, Any]:
    """What the functions of a module see."""
    return {**vars(module), **{name: sizes[name] for name in sizes if name in vars(module)}}


def _over(worlds: dict[str, dict[str, Any]], function: FunctionType, of: Size) -> FunctionType:
    world, module = worlds[function.__module__], f"{function.__module__} {of}"
    twin = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
    twin.__module__ = module  # compiled functions share a world by this name
    return twin
