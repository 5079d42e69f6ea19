# ruff: noqa: INP001 - a program, not a package
"""Draws the pictures of the README, from games that anybody can play again.

    python docs/look/draw.py

A test fails when they are older than the boards they show.
"""

from pathlib import Path

import sparring

HERE = Path(__file__).parent

# Game, settings, seed, how many random moves, and who looks.
SHOWN = (
    ("en-garde", {"rules": "advanced"}, 11, 9, 0),
    ("knock-out", {"players": 4}, 5, 40, 2),
    ("ko", {}, 5, 9, 1),
)


def picture(game: str, settings: dict[str, str | int], seed: int, moves: int, seat: int) -> str:
    match = sparring.game(game, **settings).start(seed)
    luck = sparring.Seeded(4)
    for _ in range(moves):
        legal = match.legal()
        match.play(legal[luck.below(len(legal))])
    return match.game.board.svg(match.sight(seat)) + "\n"


if __name__ == "__main__":
    for shown in SHOWN:
        (HERE / f"{shown[0]}.svg").write_text(picture(*shown), "utf-8")
