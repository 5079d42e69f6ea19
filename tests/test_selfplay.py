"""Random play counts what happened, and can be stopped and gone on with at any point."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.selfplay import Tally, players, selfplay
from tests.scores.games import SMALL


class Over:
    """A match that came to these results."""

    def __init__(self, *results: int) -> None:
        self.results, self.steps, self.questions = results, [0] * 9, 4

    def result(self, seat: int) -> int:
        return self.results[seat]


def test_wins_draws_and_means_are_counted() -> None:
    tally = Tally(3, Seeded(0))
    for results in ((5, 3, 3), (-2, 4, 4), (0, 0, 0), (-9, -8, -7)):
        tally.add(cast(Any, Over(*results)))
    assert (tally.games, tally.moves) == (4, 20)
    assert [(seat.wins, seat.shared) for seat in tally.seats] == [(1, 1), (0, 2), (1, 2)]
    assert tally.seats[0].plain(4) == {"wins": 1, "shared": 1, "mean": -1.5}
    assert Tally(2, Seeded(0)).seats[0].plain(0) == {"wins": 0, "shared": 0, "mean": 0}


@pytest.mark.parametrize("name", SMALL)
def test_games_played_in_portions_are_the_same_games(name: str) -> None:
    game, settings = catalogue.game(name), catalogue.game(name).choose(**SMALL[name])
    whole, parts = (Tally(players(game, settings), Seeded(5)) for _ in range(2))
    at_once = [match.steps for match in selfplay(game, settings, whole, 5)]
    in_parts = [match.steps for n in (2, 0, 3) for match in selfplay(game, settings, parts, n)]
    assert at_once == in_parts
    assert whole.seats == parts.seats
    assert (whole.games, whole.moves) == (parts.games, parts.moves)


def test_each_game_has_a_chance_of_its_own() -> None:
    game = catalogue.game("en-garde")
    tally = Tally(2, Seeded(5))
    seeds = {
        cast(Seeded, match.chance).seed for match in selfplay(game, game.choose(hits=1), tally, 20)
    }
    assert len(seeds) == 20
