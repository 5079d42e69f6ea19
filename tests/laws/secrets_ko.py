"""What the rulebook of K.O. hides from whom, written from the rulebook and not from the rules.

A card dealt, or taken from the talon, is seen by whoever receives it alone (1.3, 2.2): only the
size of a hand is public (1.4). A thrown card lies face down, unseen by the opponent, for good
(1.4, 2.2, 5.2). Everything played lies face up, style cards and the lot are drawn before all (1.2,
1.3, 1.4). No clause ever opens a hand or a thrown card.
"""

from sparring.games.contract import CHANCE
from sparring.games.ko import notation
from sparring.games.ko.state import State

OPENS: set[int] = set()

COPIES = (  # in the order of their kinds: five of each colour, then the white ones
    *(1,) * 20,
    *(4, 3, 1, 2, 2, 1),
)


def hidden(s: State, who: int, kind: str, number: int, seat: int) -> bool:
    """Whether this seat does not learn what this step is: who acts, or CHANCE, and its number."""
    assert kind == ("outcome" if who == CHANCE else "action")
    if who == CHANCE:
        return number < len(COPIES) and s.turn != seat  # a playing card, into this hand
    # Throwing the last card needs no name: there is one.
    written = notation.name(number)
    return written[0] == "-" and written != "--" and who != seat


def conserved(s: State) -> list[int]:
    """What no step may change: every card of the deck is in one place, and is counted there."""
    piles = [s.talon, s.played, *(pile for own in s.hidden for pile in (own.hand, own.thrown))]
    begun = s.round > 0
    everywhere = [sum(pile[kind] for pile in piles) for kind in range(len(COPIES))]
    counts = [
        s.left - sum(s.talon),
        *(corner.held - sum(own.hand) for corner, own in zip(s.corner, s.hidden, strict=True)),
        *(corner.threw - sum(own.thrown) for corner, own in zip(s.corner, s.hidden, strict=True)),
    ]
    fewest = min(min(pile) for pile in piles)
    amiss = [there != copies * begun for there, copies in zip(everywhere, COPIES, strict=True)]
    return [*counts, min(fewest, 0), sum(amiss)]
