"""What a seat sees of Knock Out as a poster: managers, ring and betting tables, cards.

Colour never stands alone: seats have letters, the red corner is on the left and its table has a
triangle before each offer, as on the sheet. Nothing here decides what is legal.
"""

from __future__ import annotations

from . import figure
from .names import NAMES, SEATS
from .shapes import (
    BRASS,
    CORNERS,
    CREAM,
    FACE,
    INK,
    PAPER,
    PETROL,
    TEAMS,
    VERMILION,
    WALL,
    WOOD,
    at_left,
    at_right,
    box,
    card,
    cup,
    disc,
    emblem,
    label,
    money,
    path,
    star,
    steak,
)
from .state import AMOUNTS, BLUE, FREE, RED, ROUNDS, TABLE, VALUES, Corner, Sight, start_money
from .views import ACTS, MULTIPLES, STEAK, TROPHY, WON, held, mark, resting

WIDE, TALL = 1000, 660
HALL, FLOOR, PATH, END = 190, 372, 452, 508  # how far down things are
STEP = 29  # between two spaces of the ring


def svg(sight: Sight, title: str) -> str:
    """The poster; its title is what a screen reader says."""
    size = f'viewBox="0 0 {WIDE} {TALL}" width="100%" style="max-width:{WIDE}px"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {FACE} text-anchor="middle">',
        f"<title>{title}</title>",
        box(0, 0, WIDE, TALL, f'rx="26" fill="{CREAM}"'),
        *(manager(sight, seat) for seat in range(sight.settings.players)),
        hall(),
        ring(),
        label(WIDE / 2, HALL + 36, 34, money(sight.bonus), BRASS),
        label(WIDE / 2, HALL + 52, 14, "BONUS", CREAM),
        *(fight(sight) if sight.fights else ()),
        label(WIDE / 2, TALL - 12, 17, f"{sight.season}/{sight.settings.seasons} · {sight.fights}"),
        "</svg>",
    ]
    return "\n".join(parts)


# --- The managers, side by side. ---


def manager(sight: Sight, seat: int) -> str:
    wide = (WIDE - 28 + 10) / sight.settings.players - 10
    x, own = 14 + seat * (wide + 10), sight.manager[seat]
    acts = mark(sight, seat) == ACTS
    edge = f'stroke="{BRASS if acts else INK}" stroke-width="{5 if acts else 1.5}"'
    parts = [
        box(x, 14, wide, 164, f'rx="14" fill="{PAPER}" {edge}'),
        box(x + 12, 56, wide - 24, 5, f'fill="{TEAMS[seat]}" stroke="{INK}" stroke-width=".8"'),
        emblem(x + 27, 36, 14, SEATS[seat], seat),
        at_left(x + 46, 47, 30 if wide > 200 else 26, money(own.cash)),
        card(x + wide - 26, 23, 0, 0.34),
        at_right(x + wide - 30, 45, 22, own.cards),
        *(boxer(sight, 2 * seat + weight, x + 14, wide - 28) for weight in range(2)),
    ]
    if own.ious:
        parts.append(at_right(x + wide - 12, 78, 17, f"−{own.ious} × 50 000", VERMILION))
    if mark(sight, seat) == WON:
        parts.append(path(f"M{x + wide / 2:g} 144{STAR}", f'fill="{BRASS}" stroke="{INK}"'))
    return "".join(parts)


STAR = "l6 13 14 2-10 10 3 14-13-7-13 7 3-14-10-10 14-2Z"


def boxer(sight: Sight, number: int, x: float, wide: float) -> str:
    """Name, level, title, start money, trophy or steak; struck out when out of the game."""
    own, y = sight.boxer[number], 82 + 50 * (number % 2)
    if own.out:
        strike = path(f"M{x} {y - 6}h{wide:g}", f'stroke="{VERMILION}" stroke-width="2.5"')
        return at_left(x, y, 19, NAMES[number], "#8d8578") + strike
    parts = [
        at_left(x, y, 19, NAMES[number]),
        *(star(x + 7 + 15 * n, y + 6, n <= own.level) for n in range(3)),
        at_right(x + wide, y + 21, 22, money(start_money(sight, number))),
    ]
    if own.title:
        parts.append(box(x + 50, y + 5, 26, 19, f'rx="9" fill="{BRASS}"'))
        parts.append(label(x + 63, y + 20, 17, MULTIPLES[own.title], INK))
    if resting(sight, number) == TROPHY:
        parts.append(cup(x + 92, y + 5))
    if resting(sight, number) == STEAK:
        parts.append(steak(x + 92, y + 7))
    return "".join(parts)


# --- The hall. ---


def hall() -> str:
    rays = "".join(f"M500 {FLOOR}L{x} {HALL}h38Z" for x in range(14, 980, 88))
    foot = f"H986V{END}a24 24 0 0 1-24 24H38a24 24 0 0 1-24-24Z"
    wall = f"M14 {HALL + 24}a24 24 0 0 1 24-24H962a24 24 0 0 1 24 24V{FLOOR}H14Z"
    return (
        path(wall, f'fill="{WALL}"')
        + path(rays, 'fill="#fff" opacity=".06"')
        + path(f"M14 {FLOOR}{foot}", f'fill="{WOOD}"')
        + path(f"M14 {FLOOR}H986", f'stroke="{BRASS}" stroke-width="3"')
    )


def ring() -> str:
    """The canvas with its posts; ropes behind the boxers."""
    ropes = "".join(f"M300 {y}H700" for y in (306, 330, 354))
    return (
        path(f"M300 378H700L752 {END}H248Z", f'fill="#e6d5ac" stroke="{INK}" stroke-width="2"')
        + path(f"M248 {END}H752v12H248Z", f'fill="{VERMILION}" stroke="{INK}" stroke-width="2"')
        + path(ropes, f'stroke="{CREAM}" stroke-width="3" opacity=".85"')
        + box(294, 296, 10, 84, f'fill="{VERMILION}" stroke="{INK}" stroke-width="2"')
        + box(696, 296, 10, 84, f'fill="{PETROL}" stroke="{INK}" stroke-width="2"')
    )


def fight(sight: Sight) -> list[str]:
    """All that a fight adds to the hall."""
    return [
        spaces(sight),
        *(pawn(sight, c) for c in (RED, BLUE)),
        *(table(sight, c) for c in (RED, BLUE)),
        *(hand(sight, c) for c in (RED, BLUE)),
        rounds(sight),
    ]


def place(c: int, steps: int) -> float:
    """How far to the left or right of K.O. a space of this corner lies."""
    away = 15 + STEP * steps if steps else 30
    return WIDE / 2 + away * (1 if c == BLUE else -1)


def spaces(sight: Sight) -> str:
    """Both paths; a start space has a double edge (1.4)."""
    parts = [label(WIDE / 2, PATH + 10, 30, "K.O.", VERMILION)]
    for c in (RED, BLUE):
        for n in range(1, 7):
            x = place(c, n)
            parts.append(disc(x, PATH, 9, f'fill="{PAPER}" stroke="{INK}" stroke-width="1.5"'))
            if n == sight.fight.corner[c].room:
                edge = f'fill="none" stroke="{CORNERS[c]}" stroke-width="3"'
                parts.append(disc(x, PATH, 13, edge))
    return "".join(parts)


def pawn(sight: Sight, c: int) -> str:
    """The boxer on the space of the pawn, heavier or lighter, and the name below."""
    corner = sight.fight.corner[c]
    way = 1 if c == RED else -1
    x = place(c, corner.room - corner.back)
    size = way * (1.35 if corner.boxer % 2 == 0 else 1.15)
    shadow = f'<ellipse cx="{x:g}" cy="{PATH - 2}" rx="38" ry="7" fill="#000" opacity=".28"/>'
    colours = (TEAMS[corner.seat], CORNERS[c])
    drawn = figure.boxer(x, PATH - 4, size, colours, pose(sight, c))
    name = at_left if c == RED else at_right
    edge = 262 if c == RED else 738
    return shadow + drawn + name(edge, END - 8, 20, NAMES[corner.boxer], CORNERS[c])


def pose(sight: Sight, c: int) -> figure.Pose:
    corner, other = sight.fight.corner[c], sight.fight.corner[1 - c]
    if corner.back == corner.room:
        return figure.DOWN
    if sight.fight.ending and is_best(sight, c):
        return figure.TRIUMPH
    return figure.REELING if corner.back > other.back else figure.GUARD


def is_best(sight: Sight, c: int) -> bool:
    """Whether this corner's boxer has the trophy of the fight that is over."""
    return sight.fight.corner[c].boxer == sight.trophy


# --- The betting tables, and the cards. ---


def table(sight: Sight, c: int) -> str:
    """Four triangles to offer on, each with a circle to accept on (1.5)."""
    x = 28 if c == RED else 762
    look = f'rx="12" fill="{PAPER}" stroke="{CORNERS[c]}" stroke-width="6"'
    parts = [box(x, HALL + 14, 210, 204, look)]
    for n in range(TABLE):
        parts.append(offer(sight, c * TABLE + n, x, HALL + 43 + 49 * n, CORNERS[c]))
    return "".join(parts)


def offer(sight: Sight, space: int, x: float, y: float, colour: str) -> str:
    bet = sight.bet[space]
    triangle = f"M{x + 92:g} {y - 20}v40l44-20Z"
    parts = [
        at_right(x + 78, y + 8, 21, money(AMOUNTS[space]), colour),
        path(triangle, f'fill="{CREAM}" stroke="{colour}" stroke-width="2"'),
        disc(x + 176, y, 19, f'fill="{CREAM}" stroke="{colour}" stroke-width="2"'),
    ]
    if bet.kind != FREE:
        parts.append(emblem(x + 106, y, 14, SEATS[bet.offered_by], bet.offered_by))
        parts.append(label(x + 138, y - 6, 17, ("", "", "×2", "K.O.")[bet.kind], colour))
        if bet.accepted_by >= 0:
            parts.append(emblem(x + 176, y, 14, SEATS[bet.accepted_by], bet.accepted_by))
    return "".join(parts)


def hand(sight: Sight, c: int) -> str:
    """Training cards from the edge inwards; the sealed one is nearest to the middle."""
    values = held(sight, c)
    own: Corner = sight.fight.corner[c]
    parts = [card(side(c, 54 * n), TALL - 112, value) for n, value in enumerate(values)]
    if own.sealed:
        face = sight.hand.card if own.seat == sight.seat else 0
        parts.append(card(side(c, 250), TALL - 122, face, edge=CORNERS[c]))
    return "".join(parts)


def side(c: int, away: float) -> float:
    """So far from the left edge for red, from the right edge for blue."""
    return 28 + away if c == RED else WIDE - 78 - away


def rounds(sight: Sight) -> str:
    """The cards revealed in this fight, red above blue in each round's own pair."""
    shown, parts = sight.fight.shown, []
    for n in range(ROUNDS):
        x = WIDE / 2 - 132 + 98 * n
        for c in (RED, BLUE):
            if n < sight.fight.rounds:
                parts.append(card(x + 35 * c, TALL - 104, shown[2 * n + c], 0.64, CORNERS[c]))
            else:
                look = f'rx="5" fill="none" stroke="{BRASS}" stroke-dasharray="5 4"'
                parts.append(box(x + 35 * c, TALL - 104, 32, 46, look))
    return "".join(parts) + aids(sight)


def aids(sight: Sight) -> str:
    """The aid of 2.5: what the fighters have played this season, by value."""
    if not sight.settings.aids:
        return ""
    parts = []
    for c in (RED, BLUE):
        revealed = sight.manager[sight.fight.corner[c].seat].revealed
        said = "  ".join(f"{revealed[v]}×{v}" for v in range(1, VALUES + 1))
        align = at_left if c == RED else at_right
        parts.append(align(28 if c == RED else WIDE - 28, TALL - 14, 18, said, CORNERS[c]))
    return "".join(parts)
