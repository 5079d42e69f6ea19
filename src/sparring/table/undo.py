"""What may be taken back: nothing that was drawn, and nothing that came to light.

A step back is possible if, from the move to be undone until now,
  - chance was not asked: the answer is known, and would be given again,
  - nothing was told to one seat alone: a sealed choice is final, and
  - nobody learnt anything from it: in every world that a spectator can imagine, the same step is
    legal and tells the same.

The last is tried in 32 imagined worlds. What they all agree on was as good as known; a card from a
hand, or a hand laid open, differs. All three look at what is public alone, so that whether an undo
is possible says nothing either. Nothing here knows of any one game, or of who asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from ..chance import Seeded
from ..games.contract import CHANCE, NOBODY, Game, Told, Word
from ..match import Match, Step

WORLDS = 32

Asked = tuple[int, tuple[Step, ...]]  # back to which step, and all there were


def first_step(match: Match, seat: int) -> int | None:
    """The number of the seat's last step, or None: it has not acted yet."""
    for number in reversed(range(len(match.steps))):
        if match.steps[number].seat == seat:
            return number
    return None


def moves_since(match: Match, first: int) -> int:
    return sum(step.seat != CHANCE for step in match.steps[first:])


def words_since(match: Match, first: int) -> int:
    return sum(len(told) for told in match.told[first:])


def possible(match: Match, first: int) -> bool:
    """Whether everything from this step on may be taken back."""
    if any(step.seat == CHANCE for step in match.steps[first:]):
        return False
    asked = first, tuple(match.steps)
    if match not in _found or _found[match][0] != asked:
        _found[match] = asked, _tried(match.retold(), first)
    return _found[match][1]


# What was found of a game last. It takes a while to find, and anybody may ask again and again.
_found: WeakKeyDictionary[Match, tuple[Asked, bool]] = WeakKeyDictionary()


def _tried(match: Match, first: int) -> bool:
    if any(word.to != NOBODY for told in match.told[first:] for word in told):
        return False
    return _says_nothing(match, first)


def _says_nothing(match: Match, first: int) -> bool:
    """Play it again up to there, and try each further step in other worlds."""
    game = match.game
    state = game.set_up(**match.settings)
    for number, step in enumerate(match.steps):
        if number >= first and not _known(game, state, step, match.told[number]):
            return False
        take(game, state, step)
    return True


def _known(game: Game, state: Any, step: Step, told: Sequence[Word]) -> bool:
    sight: Any = game.laws.Sight()
    game.laws.look(state, NOBODY, sight)
    random = Seeded(step.number)
    moves = [0] * game.laws.MOVES
    for _ in range(WORLDS):
        world: Any = game.laws.State()
        game.laws.imagine(sight, random, world)
        if step.number not in moves[: game.laws.legal(world, step.seat, moves)]:
            return False
        if take(game, world, step) != list(told):
            return False
    return True


def take(game: Game, state: Any, step: Step) -> Told:
    told: Told = []
    if step.seat == CHANCE:
        game.laws.draw(state, step.number, told)
    else:
        game.laws.apply(state, step.seat, step.number, told)
    return told
