"""Two drawings of what a seat sees of Knock Out: for a terminal, and as a poster for a notebook.

Seats are letters. Levels are stars, titles ×2 and ×3, ♛ the trophy and ♨ the steak; ▮ counts
fight cards, money is in Schmelings. What is left to a player's memory (2.5) is drawn only where
aids are on.
"""

from __future__ import annotations

from html import escape

from . import poster
from .names import NAMES, SEATS
from .shapes import money
from .state import AMOUNTS, BLUE, FREE, RED, TABLE, VALUES, Corner, Sight, start_money
from .views import MULTIPLES, held, mark, resting

LONGEST = max(map(len, NAMES))
KINDS = ("", "", "×2", " KO")


def svg(sight: Sight) -> str:
    return poster.svg(sight, escape(text(sight)))


def text(sight: Sight) -> str:
    """Season and BONUS, a line a manager, the ring and its cards, a line a betting table."""
    season = f"{sight.season}/{sight.settings.seasons} · {sight.fights}"
    lines = [f"  {season}   BONUS {money(sight.bonus)}", ""]
    lines += [manager(sight, seat) for seat in range(sight.settings.players)]
    if sight.fights:
        lines += ["", ring(sight), cards(sight), "", bets(sight, RED), bets(sight, BLUE)]
    return "\n".join(line.rstrip() for line in lines)


def manager(sight: Sight, seat: int) -> str:
    """Mark, letter, money, IOUs, fight cards, both boxers."""
    own = sight.manager[seat]
    ious = f"−{own.ious}×{money(50_000)}" if own.ious else ""
    line = f"{mark(sight, seat)} {SEATS[seat]} {money(own.cash):>9} {ious:<9} ▮{own.cards:<2}"
    both = (boxer(sight, 2 * seat + weight) for weight in range(2))
    return "  ".join((line, *both, aids(sight, seat)))


def boxer(sight: Sight, number: int) -> str:
    own = sight.boxer[number]
    if own.out:
        return f"{NAMES[number]:<{LONGEST}} ✖" + " " * 13
    stars = ("★" * (own.level + 1)).ljust(3, "☆") + f"{MULTIPLES[own.title]:<2}"
    worth = f"{money(start_money(sight, number)):>6}"
    return f"{NAMES[number]:<{LONGEST}} {stars} {worth} {resting(sight, number):<1}"


def aids(sight: Sight, seat: int) -> str:
    """The aid of 2.5: how many cards of each value this manager has played."""
    if not sight.settings.aids:
        return ""
    revealed = sight.manager[seat].revealed
    return " ".join(f"{revealed[v]}×{v}" for v in range(1, VALUES + 1))


def ring(sight: Sight) -> str:
    """Both paths to K.O.: ◌ a start space that was left, ● a pawn."""
    red, blue = sight.fight.corner
    down = red.back == red.room or blue.back == blue.room
    paths = [*way(red), "●" if down else "✖", *reversed(way(blue))]
    return f"  {fighter(red)} R  {' '.join(paths)}  B {fighter(blue)}"


def way(corner: Corner) -> list[str]:
    """From the start space to the step before K.O."""
    spaces = ["◌"] + ["·"] * (corner.room - 1)
    if corner.back < corner.room:
        spaces[corner.back] = "●"
    return spaces


def fighter(corner: Corner) -> str:
    return f"{NAMES[corner.boxer]} ({SEATS[corner.seat]})"


def cards(sight: Sight) -> str:
    """Training cards at both ends, the sealed ones in brackets; the rounds in between."""
    shown = sight.fight.shown
    rounds = [f"{shown[2 * n]}–{shown[2 * n + 1]}" for n in range(sight.fight.rounds)]
    return "  " + "   ".join((*hand(sight, RED), *rounds, *reversed(hand(sight, BLUE))))


def hand(sight: Sight, c: int) -> list[str]:
    corner = sight.fight.corner[c]
    sealed = sight.hand.card if corner.seat == sight.seat else "▮"
    pile = " ".join(str(value or "▮") for value in held(sight, c))
    return [pile, f"[{sealed}]"] if corner.sealed else [pile]


def bets(sight: Sight, table: int) -> str:
    """Amount, letter and kind of each offer, and the letter of whoever accepts it."""
    spaces = range(table * TABLE, (table + 1) * TABLE)
    return f"  {'RB'[table]}  " + "  ".join(offer(sight, space).ljust(13) for space in spaces)


def offer(sight: Sight, space: int) -> str:
    bet = sight.bet[space]
    if bet.kind == FREE:
        return f"{money(AMOUNTS[space])} ·"
    taker = f"={SEATS[bet.accepted_by]}" if bet.accepted_by >= 0 else ""
    return f"{money(AMOUNTS[space])} {SEATS[bet.offered_by]}{KINDS[bet.kind]}{taker}"
