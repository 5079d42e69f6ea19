"""What the rulebook of En Garde hides from whom, written from the rulebook and not from the rules.

A fencer's cards are nobody else's business: what chance deals or refills is hidden from all but
the one who draws (1.2, 2.2). Everything played lies face up (1.4). Hands are shown when the pack
is out in the classic and advanced games, and only then (3.6).
"""

from sparring.games.contract import CHANCE
from sparring.games.en_garde.pieces import Event, State

OPENS = {Event.SHOWED}

LOT_LEFT = 5  # outcomes from here on are the lot, which everybody sees


def hidden(s: State, who: int, kind: str, number: int, seat: int) -> bool:
    """Whether this seat does not learn what this step is: who acts, or CHANCE, and its number."""
    assert kind == ("outcome" if who == CHANCE else "action")
    return who == CHANCE and number < LOT_LEFT and s.turn != seat


def conserved(s: State) -> list[int]:
    """What no step may change: no card is counted twice, and none is short of its place."""
    hands = [sum(fencer.hand) - fencer.held for fencer in s.fencer]
    many = [
        value
        for value in range(1, 6)
        if s.pack[value] + s.fencer[0].hand[value] + s.fencer[1].hand[value] > 5
    ]
    return [*hands, sum(s.pack) - s.left, len(many), s.pack[0], min(*s.pack, 0)]
