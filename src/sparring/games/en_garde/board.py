"""Two drawings of what a seat sees of En Garde: for a terminal, and as a poster for a notebook.

On the poster the left fencer is a disc and the right one a diamond, so that colour never stands
alone. What the sheet leaves to a fencer's memory (1.4) is drawn only where aids are on.
"""

from __future__ import annotations

from html import escape

from .figure import (
    BRASS,
    CREAM,
    GUARD,
    INK,
    LUNGE,
    PETROL,
    VERMILION,
    WALL,
    WOOD,
    fencer,
)
from .pieces import ANSWER, DEALING, DONE, PISTE, REFILLING, TURN, VALUES, Sight

WIDTH = 2 * PISTE - 1  # of the piste in a terminal
ACTS, DRAWS, WON, WAITS = "▸", "+", "★", " "


def text(sight: Sight) -> str:
    """The score, the hands, the piste, the gap, the piles."""
    left, right = places(sight)
    score = spread(hits(sight, 0), round_of(sight), hits(sight, 1))
    span = 2 * (right - left) - 1
    lines = [
        f"{mark(sight, 0)} {score} {mark(sight, 1)}",
        "  " + spread(hand(sight, 0), "", hand(sight, 1)),
        "  "
        + " ".join("LR"[(left, right).index(n)] if n in (left, right) else "·" for n in SPACES),
        "  " + " " * (2 * left - 1) + f" {right - left} ".center(span, "─"),
        "  " + spread(f"▮{sight.left} ▯{sight.top or ''}", attack(sight), counted(sight)),
    ]
    return "\n".join(line.rstrip() for line in lines)


SPACES = range(1, PISTE + 1)


def spread(left: str, middle: str, right: str) -> str:
    room = WIDTH - len(middle)
    return left.ljust(room // 2) + middle + right.rjust(room - max(len(left), room // 2))


def places(sight: Sight) -> tuple[int, int]:
    """The spaces the fencers stand on (1.1)."""
    return 1 + sight.ground[0], PISTE - sight.ground[1]


def mark(sight: Sight, seat: int) -> str:
    if seat != sight.turn:
        return WAITS
    if sight.phase == DONE:
        return WON
    if sight.phase >= TURN:
        return ACTS
    return DRAWS if sight.phase in (DEALING, REFILLING) else WAITS


def hits(sight: Sight, seat: int) -> str:
    scored = "●" * sight.hits[seat]
    open_ = "○" * (sight.settings.hits - sight.hits[seat])
    return f"L {scored}{open_}" if seat == 0 else f"{open_}{scored} R"


def round_of(sight: Sight) -> str:
    """The round, and an arrow towards whoever started it."""
    if sight.round == 0:
        return ""
    return f"◂ {sight.round}  " if starter(sight) == 0 else f"  {sight.round} ▸"


def starter(sight: Sight) -> int:
    return sight.first if sight.round % 2 else 1 - sight.first


def cards(sight: Sight, seat: int) -> list[int]:
    """The cards of a hand, in rising order; 0 is a card whose face can't be seen."""
    if seat != sight.seat:
        return [0] * sight.held[seat]
    return [v for v in range(1, VALUES + 1) for _ in range(sight.hand[v])]


def hand(sight: Sight, seat: int) -> str:
    return " ".join(str(card or "▮") for card in cards(sight, seat))


def attacker(sight: Sight) -> int:
    """Who made the attack that is to be answered, or has just won; -1 if there is none."""
    if not sight.strength:
        return -1
    return 1 - sight.turn if sight.phase == ANSWER else sight.turn


def attack(sight: Sight) -> str:
    """The attack's cards, with an arrow towards the defender; doubled after an advance."""
    struck = " ".join([str(sight.blow)] * sight.strength)
    if attacker(sight) == 0:
        return f"{struck} {'▸▸' if sight.lunged else '▸'}"
    return f"{'◂◂' if sight.lunged else '◂'} {struck}" if struck else ""


def counted(sight: Sight) -> str:
    """The aid of 1.4: how many cards of each value are neither in this hand nor played."""
    if not sight.settings.aids:
        return ""
    return " ".join(f"{v}:{sight.unseen[v]}" for v in range(1, VALUES + 1))


# --- The poster. ---

TALL, CARD, STEP = 560, 62, 68
FLOOR, MAT_TOP, MAT_END, FAR, NEAR = 272, 300, 376, 106, 70
COLOURS = (VERMILION, PETROL)
FIGURE = 1.7  # how large a fencer is drawn
FACE = "font-family=\"'League Gothic','Oswald','Arial Narrow',Impact,sans-serif\""


def svg(sight: Sight) -> str:
    size = f'viewBox="0 0 1000 {TALL}" width="100%" style="max-width:1000px"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {FACE} text-anchor="middle">',
        f"<title>{escape(text(sight))}</title>",
        f'<rect width="1000" height="{TALL}" rx="26" fill="{CREAM}"/>',
        *(score(sight, seat) for seat in (0, 1)),
        number(500, 50, 46, sight.round, INK) if sight.round else "",
        hall(),
        piste(sight),
        *(figure(sight, seat) for seat in (0, 1)),
        *(sign(sight, seat) for seat in (0, 1)),
        measure(sight),
        struck(sight),
        *(held(sight, seat) for seat in (0, 1)),
        piles(sight),
        count(sight),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part)


def number(x: float, y: float, size: int, value: object, colour: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}">{value}</text>'


def emblem(x: float, y: float, size: float, seat: int, fill: str) -> str:
    """A disc for the left fencer, a diamond for the right one."""
    line = f'fill="{fill}" stroke="{COLOURS[seat]}" stroke-width="3"'
    if seat == 0:
        return f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" {line}/>'
    d = size * 1.25
    return f'<path d="M{x - d:g} {y:g}l{d:g} {-d:g}l{d:g} {d:g}l{-d:g} {d:g}Z" {line}/>'


def score(sight: Sight, seat: int) -> str:
    """One emblem a hit to be scored, filled from the fencer's own side; whoever starts, a line."""
    way, edge = (1, 34) if seat == 0 else (-1, 966)
    marks = [
        emblem(edge + way * 26 * n, 34, 9, seat, COLOURS[seat] if n < sight.hits[seat] else CREAM)
        for n in range(sight.settings.hits)
    ]
    if sight.round and starter(sight) == seat:
        tip = 500 - way * 44
        marks.append(f'<path d="M{tip} 34l{way * 16} -9v18Z" fill="{COLOURS[seat]}"/>')
    return "".join(marks)


def hall() -> str:
    rays = "".join(f"M500 {FLOOR}L{x} 64h38Z" for x in range(-220, 1200, 100))
    arches = "".join(
        f"M{x - r} {FLOOR}V158a{r} {r} 0 0 1 {2 * r} 0V{FLOOR}"
        for x in (130, 315, 500, 685, 870)
        for r in (60, 46)
    )
    return (
        f'<path d="M14 88a24 24 0 0 1 24-24H962a24 24 0 0 1 24 24V{FLOOR}H14Z" fill="{WALL}"/>'
        f'<svg x="14" y="64" width="972" height="{FLOOR - 64}" viewBox="14 64 972 {FLOOR - 64}">'
        f'<path d="{rays}" fill="#fff" opacity=".05"/>'
        f'<path d="{arches}" fill="none" stroke="{CREAM}" stroke-width="2" opacity=".16"/></svg>'
        f'<path d="M14 {FLOOR}H986V396a24 24 0 0 1-24 24H38a24 24 0 0 1-24-24Z" fill="{WOOD}"/>'
        f'<path d="M14 {FLOOR}H986" stroke="{BRASS}" stroke-width="3"/>'
    )


def far(edge: float) -> float:
    """Where a line between two spaces meets the far side of the piste; `near`, the near side."""
    return FAR + (1000 - 2 * FAR) * edge / PISTE


def near(edge: float) -> float:
    return NEAR + (1000 - 2 * NEAR) * edge / PISTE


def middle(space: int) -> float:
    return (far(space - 0.5) + near(space - 0.5)) / 2


def piste(sight: Sight) -> str:
    cells = []
    for n in SPACES:
        fill = "#f0e2c0" if n % 2 else "#e6d5ac"
        fill = "#cdbd97" if n == (PISTE + 1) // 2 else fill
        cells.append(f'<path d="{cell(n)}" fill="{fill}" stroke="#9b8453"/>')
        if n in places(sight):
            colour = COLOURS[places(sight).index(n)]
            cells.append(f'<path d="{cell(n)}" fill="{colour}" opacity=".55"/>')
        cells.append(number(near(n - 0.5), MAT_END - 6, 16, n, "#5d4a20"))
    side = f'<path d="M{near(0):g} {MAT_END}H{near(PISTE):g}v9H{near(0):g}Z" fill="#6b5a36"/>'
    return side + "".join(cells)


def cell(n: int) -> str:
    return f"M{far(n - 1):.1f} {MAT_TOP}H{far(n):.1f}L{near(n):.1f} {MAT_END}H{near(n - 1):.1f}Z"


def figure(sight: Sight, seat: int) -> str:
    """The fencer, front foot on the space, so that blades cross before bodies do."""
    pose = LUNGE if attacker(sight) == seat else GUARD
    way = 1 - 2 * seat
    x = middle(places(sight)[seat]) - way * FIGURE * (pose.front_foot.x - 4)
    shadow = f'<ellipse cx="{x:g}" cy="344" rx="62" ry="8" fill="#000" opacity=".35"/>'
    return shadow + fencer(x, 340, way * FIGURE, COLOURS[seat], pose)


def sign(sight: Sight, seat: int) -> str:
    """Over the fencer: a wedge if an action is awaited, a star if the match is won."""
    x = middle(places(sight)[seat]) - 36 * (1 - 2 * seat)
    if mark(sight, seat) == ACTS:
        return f'<path d="M{x - 14:g} 124h28l-14 20Z" fill="{BRASS}" stroke="{CREAM}"/>'
    if mark(sight, seat) == WON:
        star = "l6 13 14 2-10 10 3 14-13-7-13 7 3-14-10-10 14-2Z"
        return f'<path d="M{x:g} 104{star}" fill="{BRASS}" stroke="{CREAM}"/>'
    return ""


def measure(sight: Sight) -> str:
    """The gap, between two lines from fencer to fencer."""
    left, right = (middle(space) for space in places(sight))
    centre = (left + right) / 2
    ends = f"M{left:g} 396v12M{right:g} 396v12"
    if right - left > 60:
        ends += f"M{left:g} 402H{centre - 24:g}M{centre + 24:g} 402H{right:g}"
    gap = number(centre, 413, 30, places(sight)[1] - places(sight)[0], CREAM)
    return f'<path d="{ends}" stroke="{CREAM}" stroke-width="2" opacity=".7"/>{gap}'


def card(x: float, y: float, value: int, size: float = 1.0) -> str:
    """A card with its value and as many blades; 0 is a back."""
    look = (CREAM, INK) if value else (WALL, CREAM)
    inside = number(31, 66, 52, value, INK) + blades(value) if value else BACK
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        f'<rect width="{CARD}" height="92" rx="8" fill="#fffaf0" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="5" y="5" width="52" height="82" rx="5" fill="{look[0]}" stroke="{BRASS}"/>'
        f"{inside}</g>"
    )


BACK = (
    f'<path d="M14 78L48 14M48 78L14 14" stroke="{BRASS}" stroke-width="3"/>'
    f'<circle cx="31" cy="46" r="9" fill="{WALL}" stroke="{CREAM}" stroke-width="3"/>'
)


def blades(value: int) -> str:
    first = 31 - 4.5 * (value - 1)
    shapes = "".join(f"M{first + 9 * n:g} 70l3 9-3 5-3-5Z" for n in range(value))
    return f'<path d="{shapes}" fill="{VERMILION}"/>'


def struck(sight: Sight) -> str:
    """The attack's cards over the piste, with chevrons towards the defender."""
    if not sight.strength:
        return ""
    way = 1 if attacker(sight) == 0 else -1
    first = 500 - 24 * sight.strength
    shown = [card(first + 48 * n, 74, sight.blow, 0.7) for n in range(sight.strength)]
    tip = 500 + way * (24 * sight.strength + 26)
    arrows = "".join(
        f"M{tip + way * 14 * n:g} 92l{way * 12} 14l{-way * 12} 14" for n in range(1 + sight.lunged)
    )
    shown.append(f'<path d="{arrows}" fill="none" stroke="{BRASS}" stroke-width="6"/>')
    return "".join(shown)


def held(sight: Sight, seat: int) -> str:
    hand_ = cards(sight, seat)
    edge = 28 if seat == 0 else 972 + STEP - CARD - STEP * len(hand_)
    return "".join(card(edge + STEP * n, 444, value) for n, value in enumerate(hand_))


def piles(sight: Sight) -> str:
    """The pack, with the number of its cards, and the card that lies open."""
    pack = [card(424 - 3 * n, 444 - 2 * n, 0) for n in range(min(3, sight.left))]
    pack = pack or [empty(424)]
    badge = f'<circle cx="430" cy="452" r="18" fill="{INK}" stroke="{BRASS}" stroke-width="2"/>'
    top = card(514, 444, sight.top) if sight.top else empty(514)
    return "".join(pack) + badge + number(430, 460, 24, sight.left, CREAM) + top


def empty(x: float) -> str:
    line = f'stroke="{BRASS}" stroke-width="2" stroke-dasharray="6 5"'
    return f'<rect x="{x:g}" y="444" width="{CARD}" height="92" rx="8" fill="none" {line}/>'


def count(sight: Sight) -> str:
    """The aid of 1.4, under the piles."""
    if not sight.settings.aids:
        return ""
    return "".join(
        number(404 + 48 * n, 554, 18, f"{n + 1}×{sight.unseen[n + 1]}", INK) for n in range(VALUES)
    )
