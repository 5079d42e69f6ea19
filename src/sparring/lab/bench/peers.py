"""Peers that are driven from Python: random play of Leduc poker, as their own examples do it.

Where an example is slower than it need be, we do what is faster: a peer shall run at its best.
"""

from __future__ import annotations

import random
from importlib.metadata import version

from .contender import Contender, needed, racer

BENCH = "`./run bench` brings it"


def open_spiel(name: str, seconds: float) -> Contender:
    """The loop of its example.py, with Python's quick choice: NumPy's takes half of the time.

    Every card that Leduc poker deals is as likely as any other, so that chance can choose likewise.
    """
    game = needed("pyspiel", BENCH).load_game("leduc_poker")
    choice = random.Random(1).choice

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += not state.is_chance_node()
                state.apply_action(choice(state.legal_actions()))
            state.returns()
        return moves

    return racer(name, play, seconds, f"open_spiel {version('open_spiel')}")


def rlcard(name: str, seconds: float) -> Contender:
    env = needed("rlcard", BENCH).make("leduc-holdem", config={"seed": 1})
    choice = random.Random(1).choice

    def play(games: int) -> int:
        moves = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(list(state["legal_actions"])))
                moves += 1
            env.get_payoffs()
        return moves

    return racer(name, play, seconds, f"rlcard {version('rlcard')}")
