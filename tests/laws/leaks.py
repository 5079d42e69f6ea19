"""En Garde with faults planted in it: the law of non-interference must find each of them."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, cast

from sparring.games import catalogue
from sparring.games.contract import CHANCE, NOBODY, Game, Laws, Told, tell
from sparring.games.en_garde import pieces, rules

GAME = catalogue.game("en-garde")


def with_fault(**functions: Any) -> Game:
    """En Garde with these functions in place of its own, wherever its rules call them."""
    spec = spec_from_file_location(f"{rules.__package__}.faulty", rules.__file__)
    assert spec
    assert spec.loader
    module: ModuleType = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, function in functions.items():
        assert hasattr(module, name)
        setattr(module, name, function)
    return replace(GAME, laws=cast(Laws, module))


def a_card_of_the_opponent_in_a_sight() -> Game:
    def look(s: pieces.State, seat: int, sight: pieces.Sight) -> None:
        rules.look(s, seat, sight)
        if seat != NOBODY and s.fencer[1 - seat].hand[5]:
            sight.hand[0] = 1

    return with_fault(look=look)


def a_card_in_the_sight_of_a_spectator() -> Game:
    def look(s: pieces.State, seat: int, sight: pieces.Sight) -> None:
        rules.look(s, seat, sight)
        if seat == NOBODY:
            sight.unseen[1] -= s.fencer[0].hand[1]

    return with_fault(look=look)


def helpless(s: pieces.State) -> bool:
    """A defender to whom only the hit is left: which the attacker must not know (3.3)."""
    defender = s.fencer[s.turn]
    return s.phase == pieces.ANSWER and not s.lunged and defender.hand[s.blow] < s.strength


def a_defender_who_can_not_parry_is_not_asked() -> Game:
    """The round is won without the question."""

    def hand_filled(s: pieces.State, told: Told) -> None:
        rules.hand_filled(s, told)
        if helpless(s):
            rules.win_round(s, 1 - s.turn, pieces.Ending.HIT, told)

    return with_fault(hand_filled=hand_filled)


def a_turn_that_depends_on_a_hidden_card() -> Game:
    """The same in `to_act` alone: where there is no choice, chance makes it."""

    def to_act(s: pieces.State) -> int:
        return CHANCE if helpless(s) else rules.to_act(s)

    def odds(s: pieces.State, weights: list[int]) -> int:
        total = rules.odds(s, weights)
        if not helpless(s):
            return total
        weights[:] = [0] * pieces.LOT + [1, 0]
        return 1

    def draw(s: pieces.State, outcome: int, told: Told) -> None:
        if helpless(s):
            rules.stand(s, told)
        else:
            rules.draw(s, outcome, told)

    return with_fault(to_act=to_act, odds=odds, draw=draw)


def a_drawn_card_told_to_all() -> Game:
    return with_fault(whisper=tell)


def an_event_only_when_a_card_is_held() -> Game:
    """Nothing is said of the card, but that something is said says it."""

    def stand(s: pieces.State, told: Told) -> None:
        if s.fencer[s.turn].hand[1]:
            tell(told, pieces.Event.STOOD, s.turn, 0, 0)
        rules.stand(s, told)

    return with_fault(stand=stand)


PLANTED = (
    a_card_of_the_opponent_in_a_sight,
    a_card_in_the_sight_of_a_spectator,
    a_defender_who_can_not_parry_is_not_asked,
    a_turn_that_depends_on_a_hidden_card,
    a_drawn_card_told_to_all,
    an_event_only_when_a_card_is_held,
)
