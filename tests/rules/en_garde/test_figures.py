"""Section 6 of docs/rules/en-garde.md: the figures that an engine of these rules comes to."""

from collections import Counter
from math import comb

import pytest

from sparring.chance import Seeded
from sparring.games.contract import Word
from sparring.games.en_garde.pieces import Event
from sparring.match import Match

from .positions import GAME

FIGURES = {  # actions a round; per cent won by the starter, by the other, drawn
    "basic": (15.0, 46.4, 49.6, 4.0),
    "classic": (14.4, 49.3, 46.6, 4.2),
    "advanced": (13.6, 49.7, 46.7, 3.5),
}
ROUNDS = 3000


def test_hands_with_three_or_more_alike_are_18_83_per_cent() -> None:
    of_a_kind = 5 * sum(comb(5, n) * comb(20, 5 - n) for n in (3, 4, 5))
    assert (of_a_kind, comb(25, 5)) == (10_005, 53_130)


@pytest.mark.parametrize("rules", FIGURES)
def test_random_play_comes_to_the_figures(rules: str) -> None:
    actions, outcomes = played(rules)
    figures = (
        actions / ROUNDS,
        *(100 * outcomes[of] / ROUNDS for of in ("starter", "other", "drawn")),
    )
    # Four standard deviations: of the number of actions it is about seven a round.
    for figure, expected, spread in zip(figures, FIGURES[rules], (0.5, 3.7, 3.7, 1.5), strict=True):
        assert abs(figure - expected) < spread


def played(rules: str) -> tuple[int, Counter[str]]:
    """How many actions so many rounds took, and who won them."""
    actions, outcomes, seed = 0, Counter[str](), 0
    while True:
        seed += 1
        match, moves = Match(GAME, Seeded(seed), rules=rules, hits=15), Seeded(-seed)
        starter = match.state.first
        while not match.over:
            legal = match.actions()
            told = match.play(legal[moves.below(len(legal))])
            actions += 1
            outcome = ending(told, starter)
            if outcome:
                outcomes[outcome] += 1
                starter = 1 - starter
                if outcomes.total() == ROUNDS:
                    return actions, outcomes


def ending(told: list[Word], starter: int) -> str:
    for event, seat, *_ in told:
        if event == Event.ROUND_DRAWN:
            return "drawn"
        if event == Event.ROUND_WON:
            return "starter" if seat == starter else "other"
    return ""
