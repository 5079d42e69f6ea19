"""Random play by the million: whole games in compiled loops, for any game of the catalogue.

`laws` stands for the laws of a game: `compiled.bound` puts them in its place. Game for game this
plays what `sparring.selfplay` plays in the plain life.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import ask, bound, next_word, pick_below, row
from ..games.contract import CHANCE, OVER, Game
from ..selfplay import Tally

laws: Any = None  # compiled.bound puts those of a game in its place


def selfplay(game: Game, settings: dict[str, str | int], tally: Tally, games: int) -> None:
    """Play so many more games at random, and add them to the tally."""
    blank = row(game.blank(**settings))
    random = np.array([tally.stream.state], np.uint64)
    sums = np.zeros((tally.players, 3), np.int64)
    tally.moves += int(bound(game, playouts)(blank.copy(), blank, games, random, sums))
    tally.games += games
    tally.stream.state = int(random[0])
    for seat, (wins, shared, total) in zip(tally.seats, sums.tolist(), strict=True):
        seat.wins += wins
        seat.shared += shared
        seat.total += total


def playouts(states: Any, blank: Any, games: int, random: Any, sums: Any) -> int:
    """Play games at random, one after the other, in states[0]; returns the number of actions.

    `blank` holds the settings in a row that has not begun. Each game has two seeds from the
    stream in random[0]: one for chance, one for the moves. `sums` has a row a seat: games won,
    games shared, results added up.
    """
    moves = np.zeros(laws.MOVES, np.int64)
    weights = np.zeros(laws.OUTCOMES, np.int64)
    moving = np.zeros(1, np.uint64)
    actions = 0
    s = states[0]
    for _ in range(games):
        seed = next_word(random)
        moving[0] = next_word(random)
        states[0] = blank[0]
        laws.start(s)
        questions = 0
        who = laws.to_act(s)
        while who != OVER:
            if who == CHANCE:
                pick = ask(seed, questions, laws.odds(s, weights))
                laws.draw(s, outcome_of(pick, weights), 0)
                questions += 1
            else:
                n = laws.legal(s, who, moves)
                laws.apply(s, who, moves[pick_below(moving, n)], 0)
                actions += 1
            who = laws.to_act(s)
        add_up(s, sums)
    return actions


def outcome_of(pick: int, weights: Any) -> int:
    """The outcome that an even pick below the total of the weights stands for."""
    outcome = 0
    for n in range(laws.OUTCOMES):  # to the end: cheaper than a jump nobody can foresee
        pick -= weights[n]
        outcome += pick >= 0
    return outcome


def add_up(s: Any, sums: Any) -> None:
    best = laws.result(s, 0)
    winners = 0
    for seat in range(laws.players(s)):
        best = max(best, laws.result(s, seat))
    for seat in range(laws.players(s)):
        winners += laws.result(s, seat) == best
    for seat in range(laws.players(s)):
        if laws.result(s, seat) == best:
            sums[seat, 0 if winners == 1 else 1] += 1
        sums[seat, 2] += laws.result(s, seat)
