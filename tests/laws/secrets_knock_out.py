"""What the rulebook of Knock Out hides from whom, written from the rulebook and not from the rules.

Two things are done in secret: choosing cards for training (2.3) and choosing the card for a round
(2.5). Both are written in digits alone; everything else, bets above all, lies on the table. The
two cards of a round are revealed together (2.5); training cards that are not played never are
(1.7). The set of twelve is the same for all, and what was revealed everyone may remember.
"""

from sparring.games.knock_out import notation
from sparring.games.knock_out.state import DECK, Event, State

OPENS: set[int] = {Event.REVEALED}


def hidden(_s: State, who: int, kind: str, number: int, seat: int) -> bool:
    """Whether this seat does not learn what this step is: who acts, or CHANCE, and its number."""
    return kind == "action" and who != seat and notation.name(number).isdecimal()


def conserved(s: State) -> list[int]:
    """What no step may change: all the money (7.7), everyone's twelve cards, the chips' places."""
    people = s.manager[: s.settings.players]
    money = sum(manager.cash for manager in s.manager) + s.bank + s.bonus
    cards = [manager.cards + sum(manager.revealed) for manager in people]
    hands = [
        sum(hand.training) - corner.trained
        for hand, corner in zip(s.hand, s.fight.corner, strict=True)
    ]
    short = [
        DECK[value] - s.manager[corner.seat].revealed[value] < hand.training[value]
        for hand, corner in zip(s.hand, s.fight.corner, strict=True)
        for value in range(6)
        if corner.trained
    ]
    sealed = [
        hand.card == 0 if corner.sealed == 0 else hand.training[hand.card] > 0
        for hand, corner in zip(s.hand, s.fight.corner, strict=True)
    ]
    idle = [manager.cash + manager.cards for manager in s.manager[s.settings.players :]]
    return [money, *cards, *hands, any(short), *sealed, *idle]
