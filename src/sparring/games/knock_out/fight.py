"""A fight by itself: what two cards do, and who has won. It needs no State, so that a solver can
try whole fights with nothing but a Fight record or plain numbers (2.5, 2.6).

Nothing here knows of hands, prizes or bets.
"""

from __future__ import annotations

from .state import BLUE, RED, ROUNDS, VALUES, Ending, Fight

ONGOING = 0


def steps_back(card: int, other: int) -> int:
    """How far the boxer who played this card goes back; a 1 catches a 5 with a left hook."""
    if other == 1 and card == VALUES:
        return VALUES - 1
    if card == 1 and other == VALUES:
        return 0
    return max(other - card, 0)


def trade(fight: Fight, red: int, blue: int) -> None:
    """Fight one round with these cards."""
    fight.shown[2 * fight.rounds] = red
    fight.shown[2 * fight.rounds + 1] = blue
    fight.rounds += 1
    for c in range(2):
        corner = fight.corner[c]
        steps = steps_back(red, blue) if c == RED else steps_back(blue, red)
        corner.back = min(corner.back + steps, corner.room)  # a pawn stops at K.O.
    fight.ending = verdict(
        fight.rounds,
        fight.corner[RED].back,
        fight.corner[RED].room,
        fight.corner[BLUE].back,
        fight.corner[BLUE].room,
    )


def verdict(rounds: int, red: int, red_room: int, blue: int, blue_room: int) -> int:
    """The ending of a fight in which the boxers have gone back so far, or ONGOING."""
    if red == red_room:
        return Ending.KO_OF_CHALLENGER
    if blue == blue_room:
        return Ending.KO_OF_DEFENDER
    if rounds < ROUNDS:
        return ONGOING
    if red < blue:
        return Ending.POINTS_TO_CHALLENGER
    return Ending.POINTS_LEVEL if red == blue else Ending.POINTS_TO_DEFENDER


def winner(ending: int) -> int:
    """The corner that has won."""
    return RED if ending <= Ending.POINTS_TO_CHALLENGER else BLUE


def by_ko(ending: int) -> bool:
    return ending in (Ending.KO_OF_CHALLENGER, Ending.KO_OF_DEFENDER)
