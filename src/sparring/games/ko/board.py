"""What a seat sees of K.O., drawn for a terminal; and the score sheet, to be printed.

The blue corner's boxer is the black one (●), the red corner's the white one (○), as in the box.
The poster for a notebook is drawn in poster.py. Nothing here changes a Sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from .cards import KINDS, NO_CARD, STYLE
from .deck import STYLES
from .notation import CARD_NAMES, QUARTER_NAMES
from .poster import draw, nickname_of
from .sheet import BELL, points, referee_points
from .state import (
    ANSWER,
    BOUND,
    DEALING,
    DONE,
    DRAWING,
    FELLED,
    FORCED,
    LONGEST,
    ROUNDS,
    SENT,
    TURN,
    Sight,
)
from .state import STYLES as STYLING

__all__ = ["sheet", "svg", "text"]

WIDTH = 48
BOXERS = "●○"
ACTS, DRAWS, WON, WAITS = "▸", "+", "★", " "

RING = """\
    ┌──────┬──────┐
    │{b}│{y}│   {}
    ├──────┼──────┤   {}
    │{g}│{r}│   {}
    └──────┴──────┘"""


def text(sight: Sight) -> str:
    """Corners and totals, this round's points, hands, the ring, the attack, the talon."""
    lines = [
        spread(f"{mark(sight, 0)} {name(sight, 0)}", "", f"{name(sight, 1)} {mark(sight, 1)}"),
        spread(f"  {totals(sight, 0)}", rounds(sight), f"{totals(sight, 1)}  "),
        spread(f"  {gained(sight, 0)}", "", f"{gained(sight, 1)}  "),
        spread(f"  {hand(sight, 0)}", "", f"{hand(sight, 1)}  "),
        RING.format(
            attack(sight),
            f"▮{sight.left}",
            bell(sight),
            **{letter: quarter(sight, n) for n, letter in enumerate(QUARTER_NAMES)},
        ),
        *thrown(sight),
    ]
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines())


def svg(sight: Sight) -> str:
    return draw(sight, text(sight))


def spread(left: str, middle: str, right: str) -> str:
    room = WIDTH - len(middle)
    return left.ljust(room // 2) + middle + right.rjust(room - max(len(left), room // 2))


def mark(sight: Sight, seat: int) -> str:
    if sight.phase == DONE:
        return WON if sight.winner == seat else WAITS
    if sight.turn != seat:
        return WAITS
    if sight.phase >= TURN:
        return ACTS
    return DRAWS if sight.phase in (STYLING, DEALING, DRAWING) else WAITS


def name(sight: Sight, seat: int) -> str:
    """The nickname on the style card, and the initial of the style."""
    card = sight.corner[seat].nickname
    if card == NO_CARD:
        return BOXERS[seat]
    nickname = f"{nickname_of(card)} {STYLES[STYLE[card]][0].upper()}"
    return f"{BOXERS[seat]} {nickname}" if seat == 0 else f"{nickname} {BOXERS[seat]}"


def totals(sight: Sight, seat: int) -> str:
    """The referee's points, points, and warnings of the match."""
    warned = "!" * sight.corner[seat].warnings
    return f"{referee_points(sight, seat)} ({points(sight, seat)}) {warned}".strip()


def rounds(sight: Sight) -> str:
    return f"{sight.round}/{ROUNDS[sight.settings.rounds]}"


def gained(sight: Sight, seat: int) -> str:
    """The points of this round, and a bolt for each knock-down."""
    corner = sight.corner[seat]
    return f"{corner.gained:+d} {'↯' * corner.downs}".strip() if sight.round else ""


def hand(sight: Sight, seat: int) -> str:
    """The cards of a hand, or their backs; and how many cards lie face down."""
    corner = sight.corner[seat]
    held = listed(sight.hand) if seat == sight.seat else " ".join("▮" * corner.held)
    return f"{held} ▯{corner.threw}" if corner.threw else held


def thrown(sight: Sight) -> list[str]:
    """The cards this seat has thrown, which it alone knows."""
    cards = listed(sight.thrown)
    return wrap(f"▯ {cards}", WIDTH, initial_indent="  ", subsequent_indent="    ") if cards else []


def listed(cards: Sequence[int]) -> str:
    return " ".join(CARD_NAMES[kind] for kind in range(KINDS) for _ in range(cards[kind]))


def quarter(sight: Sight, number: int) -> str:
    letter = QUARTER_NAMES[number]
    inside = [BOXERS[p] for p in range(2) if sight.round and sight.corner[p].quarter == number]
    return f" {letter} {''.join(inside):2} "


def attack(sight: Sight) -> str:
    """The pending attack, lowest card first, after the boxer whose it is; or what binds one."""
    other, mine = BOXERS[1 - sight.turn], BOXERS[sight.turn]
    if sight.phase != ANSWER:
        bonds = {FORCED: f"{other} »", BOUND: f"{mine} »", SENT: f"{mine} ↔", FELLED: f"{mine} ↔"}
        return bonds.get(sight.phase, "")
    cards = " ".join(CARD_NAMES[kind] for kind in sight.chain[: sight.length])
    return f"{other} {cards} ▸"


def bell(sight: Sight) -> str:
    """How many turns in a row no card has left a hand."""
    return f"◷{sight.quiet}/{BELL}" if sight.quiet else ""


# --- The score sheet (6.6), after the model at the end of the sheet of rules. ---

WORDS = ("BOXEURS", "ROUNDS", "POINTS", "ARBITRAGE", "TOTAL")
FIRST, COLUMN = 8, 26  # widths


def sheet(sight: Sight, names: Sequence[str] = (), words: Sequence[str] = WORDS) -> str:
    """Rounds 1 to 15, with the words of the original unless others are given; ! is a warning."""
    boxers, rounds_, points_, referee, total = words
    named = names or [name(sight, seat) for seat in range(2)]
    rule = "+".join("-" * width for width in (FIRST, COLUMN, COLUMN))
    lines = [
        line(boxers, *named),
        line(rounds_, *[f"{points_:9}{referee}"] * 2),
        rule,
        *(line(str(n + 1), *(entry(sight, seat, n) for seat in range(2))) for n in range(LONGEST)),
        rule,
        line(total, *(summed(sight, seat) for seat in range(2))),
    ]
    return "\n".join(lines)


def line(first: str, *columns: str) -> str:
    cells = (f" {column}".ljust(COLUMN)[:COLUMN] for column in columns)
    return "|".join((first.ljust(FIRST)[:FIRST], *cells)).rstrip()


def entry(sight: Sight, seat: int, n: int) -> str:
    """A finished round; one that is going on has no row yet."""
    corner = sight.corner[seat]
    return f"{corner.points[n]:6}{corner.referee[n]:12}" if corner.referee[n] else ""


def summed(sight: Sight, seat: int) -> str:
    warned = "!" * sight.corner[seat].warnings
    return f"{points(sight, seat):6}{referee_points(sight, seat):12}  {warned}".rstrip()
