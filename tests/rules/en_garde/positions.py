"""Positions of En Garde to test from, in the words of the rulebook."""

from collections.abc import Iterable

import numpy as np

from sparring import compiled
from sparring.games import catalogue
from sparring.games.contract import CHANCE, Word
from sparring.games.en_garde.pieces import TURN, Event
from sparring.match import Match, Step

LEFT, RIGHT = 0, 1
GAME = catalogue.game("en-garde")
ALL = "1111122222333334444455555"

Happening = tuple[Event, int, int, int]


class InBothLives(Match):
    """A match that does everything in the compiled life as well, and compares."""

    def actions(self, seat: int | None = None) -> list[int]:
        actions = super().actions(seat)
        who = self.to_act if seat is None else seat
        if actions:
            moves = np.zeros(GAME.laws.MOVES, np.int64)
            n = compiled.life(GAME).legal(compiled.row(self.state)[0], who, moves)
            assert actions == moves[:n].tolist()
        return actions

    def _take(self, step: Step) -> None:
        life, rows = compiled.life(GAME), compiled.row(self.state)
        if step.seat == CHANCE:
            life.draw(rows[0], step.number, 0)
        else:
            life.apply(rows[0], step.seat, step.number, 0)
        super()._take(step)
        assert rows.tobytes() == compiled.row(self.state).tobytes()


def position(
    rules: str = "advanced",
    *,
    left: str = "",
    right: str = "",
    ground: tuple[int, int] = (0, 0),
    pack: str | None = None,
    turn: int = LEFT,
    **settings: str | int,
) -> Match:
    """A turn is about to begin in round 1, which the left fencer started.

    Hands and pack are written as their cards, `left="12345"`. In the pack are all cards that
    nobody holds, unless it is told otherwise; the rest has been played.
    """
    match = InBothLives(GAME, None, rules=rules, **settings)
    match.draw("(L)")
    state = match.state
    rest = without(without(ALL, left), right)
    for seat, hand in enumerate((left, right)):
        state.fencer[seat].ground = ground[seat]
        state.fencer[seat].held = len(hand)
        state.fencer[seat].hand = counted(hand)
    state.pack = counted(rest if pack is None else pack)
    without(rest, pack or "")
    state.left = sum(state.pack)
    state.phase, state.turn = TURN, turn
    return match


def without(cards: str, taken: str) -> str:
    for card in taken:
        assert card in cards, "there are five of each"
        cards = cards.replace(card, "", 1)
    return cards


def counted(cards: str) -> list[int]:
    return [cards.count(str(value)) for value in range(6)]


def hand(match: Match, seat: int) -> str:
    held = match.state.fencer[seat].hand
    assert sum(held) == match.state.fencer[seat].held
    return "".join(str(value) * held[value] for value in range(1, 6))


def ground(match: Match) -> tuple[int, int]:
    return match.state.fencer[LEFT].ground, match.state.fencer[RIGHT].ground


def score(match: Match) -> tuple[int, int]:
    return match.state.fencer[LEFT].hits, match.state.fencer[RIGHT].hits


def refill(match: Match, cards: str) -> list[Happening]:
    """Chance turns up these cards, one after the other."""
    return [it for card in cards for it in happenings(match.draw(f"({card})"))]


def happenings(words: Iterable[Word]) -> list[Happening]:
    return [(Event(event), seat, a, b) for event, seat, a, b, _ in words]


def play(match: Match, move: str, cards: str = "") -> list[Happening]:
    """Play, let these cards be drawn, and say all that was told."""
    return happenings(match.play(move)) + refill(match, cards)


def new_round(number: int, starter: int) -> Happening:
    return (Event.ROUND, starter, number, 0)


def deal(match: Match, first: str, second: str) -> None:
    """The starter's five cards, then the other's (1.2)."""
    refill(match, first + second)
