"""The poster of a Sight of K.O., for a notebook: sheet, ring, boxers, cards.

The black boxer wears black trunks, the white one white ones, so that colour never stands alone; a
quarter shows its letter. Nothing here changes a Sight.
"""

from __future__ import annotations

from html import escape

from .cards import BODY, DECK, FACE, KINDS, MARK, NO_CARD, STYLE, VALUE
from .deck import MARKS
from .figure import (
    BRASS,
    CREAM,
    GREEN,
    GUARD,
    INK,
    PETROL,
    PUNCH,
    RAISED,
    VERMILION,
    WALL,
    WOOD,
    Kit,
    boxer,
)
from .notation import FACES, QUARTER_NAMES
from .sheet import BELL, points, referee_points
from .state import ANSWER, DONE, FELLED, ROUNDS, SENT, TURN, Sight

TALL, CARD, HIGH = 640, 62, 92
HALL_TOP, HALL_END, FLOOR = 96, 474, 224
HAND_TOP = 490
FACE_ = "font-family=\"'League Gothic','Oswald','Arial Narrow',Impact,sans-serif\""
COLOURS = (PETROL, BRASS, VERMILION, GREEN)
TINTS = ("#5d8c9b", "#e0bd72", "#d9796a", "#8fa887")
KITS = (Kit(INK, BRASS, VERMILION), Kit("#fffaf0", PETROL, PETROL))
BOXERS = ((INK, CREAM), (CREAM, INK))  # fill and edge of their discs
FIGURE = (1.34, 1.56)  # how large a boxer is drawn behind, and in front

# The ring seen from above one side: y and depth of its far edge, its middle, its near edge.
DEPTHS = ((250, 308), (322, 372), (436, 460))  # a row: y, and half the width there
ICONS = {
    "dodge": "M18 80q0-12 13-12t13 8m0-8v8h-8",
    "block": "M20 66h22v5q0 8-11 12q-11-4-11-12Z",
    "obstruction": "M21 66l20 16M41 66L21 82",
    "low-blow": "M20 68l11 12 11-12",
    "side-step": "M17 75h28M23 68l-7 7 7 7M39 68l7 7-7 7",
    "contre": "M37 64l-13 10h12L25 84",
}
BACK = (
    f'<path d="M14 78L48 14M48 78L14 14" stroke="{BRASS}" stroke-width="3"/>'
    f'<circle cx="31" cy="46" r="9" fill="{WALL}" stroke="{CREAM}" stroke-width="3"/>'
)


def draw(sight: Sight, title: str) -> str:
    size = f'viewBox="0 0 1000 {TALL}" width="100%" style="max-width:1000px"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {FACE_} text-anchor="middle">',
        f"<title>{escape(title)}</title>",
        f'<rect width="1000" height="{TALL}" rx="26" fill="{CREAM}"/>',
        *(corner(sight, seat) for seat in (0, 1)),
        rows(sight),
        hall(),
        ring(),
        *(figure(sight, seat) for seat in (0, 1)),
        ropes(),
        *(sign(sight, seat) for seat in (0, 1)),
        attack(sight),
        *(hand(sight, seat) for seat in (0, 1)),
        talon(sight),
        bell(sight),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part)


def nickname_of(card: int) -> str:
    return DECK.nicknames[card].replace("-", " ").title()


def word(x: float, y: float, size: float, value: object, colour: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}"{more}>{value}</text>'


def side(seat: int) -> tuple[int, int]:
    """Which way is inwards, and where this boxer's edge is."""
    return (1, 28) if seat == 0 else (-1, 972)


# --- The names, and the sheet. ---


def corner(sight: Sight, seat: int) -> str:
    """The boxer's disc, nickname, and totals: the referee's points large, points small."""
    way, edge = side(seat)
    own = sight.corner[seat]
    fill, line = BOXERS[seat]
    anchor = f' text-anchor="{"start" if seat == 0 else "end"}"'
    name = nickname_of(own.nickname) if own.nickname != NO_CARD else ""
    marks = "".join(
        f'<rect x="{edge + way * (160 + 20 * n) - 6:g}" y="66" width="12" height="18" rx="2"'
        f' fill="{BRASS}" stroke="{INK}" transform="rotate(8 {edge + way * (160 + 20 * n):g} 75)"/>'
        for n in range(own.warnings)
    )
    return (
        f'<circle cx="{edge + way * 16}" cy="32" r="14" fill="{fill}" stroke="{COLOURS[2 * seat]}"'
        f' stroke-width="5"/>'
        + word(edge + way * 42, 42, 30, name, INK, anchor)
        + word(edge + way * 8, 86, 40, referee_points(sight, seat), VERMILION, anchor)
        + word(edge + way * 62, 84, 24, points(sight, seat), INK, anchor)
        + (word(edge + way * 108, 84, 24, f"{own.gained:+d}", "#7b6a45", anchor) if line else "")
        + marks
    )


def rows(sight: Sight) -> str:
    """The rounds agreed, each with the points and the referee's points of both boxers."""
    agreed = ROUNDS[sight.settings.rounds]
    wide = min(46, 560 // agreed)
    left = 500 - wide * agreed / 2
    cells = []
    for n in range(agreed):
        x = left + wide * n
        fill = INK if n + 1 == sight.round else "#e9dcbd" if n % 2 else "#f0e6cd"
        ink = CREAM if n + 1 == sight.round else INK
        cells.append(f'<rect x="{x:g}" y="10" width="{wide}" height="74" fill="{fill}"/>')
        cells.append(word(x + wide / 2, 26, 14, n + 1, BRASS if ink == CREAM else "#7b6a45"))
        for seat in range(2):
            own = sight.corner[seat]
            if own.referee[n]:
                y = 50 + 26 * seat
                cells.append(word(x + wide * 0.33, y, 22, own.referee[n], VERMILION))
                cells.append(word(x + wide * 0.72, y, 15, own.points[n], ink))
    edge = f'<rect x="{left:g}" y="10" width="{wide * agreed}" height="74" fill="none"'
    return "".join(cells) + f'{edge} stroke="{INK}" stroke-width="2"/>'


# --- The hall and the ring. ---


def hall() -> str:
    rays = "".join(f"M500 {FLOOR}L{x} {HALL_TOP}h44Z" for x in range(-260, 1260, 110))
    lamp = f"M430 {HALL_TOP}h140l-26 22h-88Z"
    crowd = "".join(f"M{x} {FLOOR}a15 19 0 0 1 30 0Z" for x in range(24, 960, 34))
    return (
        f'<path d="M14 {HALL_TOP + 24}a24 24 0 0 1 24-24H962a24 24 0 0 1 24 24V{FLOOR}H14Z"'
        f' fill="{WALL}"/><svg x="14" y="{HALL_TOP}" width="972" height="{FLOOR - HALL_TOP}"'
        f' viewBox="14 {HALL_TOP} 972 {FLOOR - HALL_TOP}">'
        f'<path d="{rays}" fill="#fff" opacity=".06"/>'
        f'<path d="{crowd}" fill="#000" opacity=".22"/></svg>'
        f'<path d="{lamp}" fill="{BRASS}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M14 {FLOOR}H986V{HALL_END - 24}a24 24 0 0 1-24 24H38a24 24 0 0 1-24-24Z"'
        f' fill="{WOOD}"/><path d="M14 {FLOOR}H986" stroke="{BRASS}" stroke-width="3"/>'
    )


def edges(quarter: int) -> tuple[int, int]:
    """Which row of the ring this quarter is in, and whether it is left or right of the middle."""
    return (0, -1 if quarter == 0 else 1) if quarter < 2 else (1, 1 if quarter == 2 else -1)


def ring() -> str:
    """Four quarters in a cycle: blue and yellow behind, green and red in front."""
    (top, far), _, (end, near) = DEPTHS
    base = f"M{500 - near} {end}h{2 * near}v16h{-2 * near}Z"
    parts = [f'<path d="{base}" fill="{INK}" stroke="{BRASS}" stroke-width="2"/>']
    for quarter, colour in enumerate(TINTS):
        row, way = edges(quarter)
        (y, half), (below, wider) = DEPTHS[row], DEPTHS[row + 1]
        shape = f"M500 {y}h{way * half}L{500 + way * wider} {below}H500Z"
        parts.append(f'<path d="{shape}" fill="{colour}" stroke="{CREAM}" stroke-width="3"/>')
        x, low = 500 + way * (wider - 44), below - 12
        parts.append(word(x, low, 34, QUARTER_NAMES[quarter], COLOURS[quarter]))
    posts = "".join(f"M{500 + way * far} {top}v-66" for way in (-1, 1))
    cords = "".join(f"M{500 - far} {top - h}h{2 * far}" for h in (20, 40, 60))
    parts.append(f'<path d="{posts}" stroke="{BRASS}" stroke-width="9" stroke-linecap="round"/>')
    parts.append(f'<path d="{cords}" stroke="{CREAM}" stroke-width="2.5" opacity=".8"/>')
    return "".join(parts)


def ropes() -> str:
    """The sides and the front, which are nearer than the boxers; kept thin for their sake."""
    (top, far), _, (end, near) = DEPTHS
    sides = "".join(
        f"M{500 + way * far} {top - h}L{500 + way * near} {end - 1.35 * h:g}"
        for way in (-1, 1)
        for h in (20, 40, 60)
    )
    posts = "".join(f"M{500 + way * near} {end + 8}v-96" for way in (-1, 1))
    return (
        f'<path d="{sides}" stroke="{CREAM}" stroke-width="2.5" opacity=".8" fill="none"/>'
        f'<path d="{posts}" stroke="{BRASS}" stroke-width="12" stroke-linecap="round"/>'
    )


# --- The boxers. ---


def stand(sight: Sight, seat: int) -> tuple[float, float]:
    """Where a boxer's feet are; two in one quarter stand face to face."""
    row, way = edges(sight.corner[seat].quarter)
    (y, half), (below, wider) = DEPTHS[row], DEPTHS[row + 1]
    x = 500 + way * (half + wider) / 4
    if sight.corner[0].quarter == sight.corner[1].quarter:
        x += 58 if looks_left(sight, seat) else -58
    return x, y + (below - y) * 0.72


def looks_left(sight: Sight, seat: int) -> bool:
    """Towards the opponent; where neither is further left, the black boxer looks right."""
    mine, other = (edges(sight.corner[p].quarter)[1] for p in (seat, 1 - seat))
    return mine > other if mine != other else seat == 1


def figure(sight: Sight, seat: int) -> str:
    if not sight.round:
        return ""
    pose = GUARD
    if sight.phase == ANSWER and sight.turn != seat:
        pose = PUNCH
    if sight.phase == DONE and sight.winner == seat:
        pose = RAISED
    x, y = stand(sight, seat)
    way, row = -1 if looks_left(sight, seat) else 1, edges(sight.corner[seat].quarter)[0]
    shadow = f'<ellipse cx="{x:g}" cy="{y + 3:g}" rx="54" ry="8" fill="#000" opacity=".3"/>'
    return shadow + boxer(x, y, way * FIGURE[row], KITS[seat], pose)


def sign(sight: Sight, seat: int) -> str:
    """Over the boxer: a wedge if a turn is awaited, a star if the match is won."""
    if not sight.round:
        return ""
    x, y = stand(sight, seat)
    if sight.phase == DONE and sight.winner == seat:
        star = "l6 13 14 2-10 10 3 14-13-7-13 7 3-14-10-10 14-2Z"
        return f'<path d="M{x:g} {y - 230:g}{star}" fill="{BRASS}" stroke="{CREAM}"/>'
    if TURN <= sight.phase < DONE and sight.turn == seat:
        bound = sight.phase in (SENT, FELLED)
        shape = "l-16 10 16 10v-7h24v7l16-10-16-10v7h-24Z" if bound else "h28l-14 20Z"
        at = f"M{x - 12:g} {y - 196:g}" if bound else f"M{x - 14:g} {y - 196:g}"
        return f'<path d="{at}{shape}" fill="{BRASS}" stroke="{CREAM}"/>'
    return ""


# --- The cards. ---


def card(x: float, y: float, kind: int, style: int, size: float = 1.0) -> str:
    """A card in its colour, as it reads in a style; NO_CARD is a back."""
    inside, look = (BACK, WALL) if kind == NO_CARD else (face(kind, style), CREAM)
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        f'<rect width="{CARD}" height="{HIGH}" rx="8" fill="#fffaf0" stroke="{INK}"'
        ' stroke-width="2"/>'
        f'<rect x="5" y="5" width="52" height="82" rx="5" fill="{look}" stroke="{BRASS}"/>'
        f"{inside}</g>"
    )


def face(kind: int, style: int) -> str:
    """Letter, value, mark; a ring stands for a blow to the head, a bar for one to the body."""
    offensive = FACE[kind] > 0
    colour = COLOURS[DECK.kinds[kind].colour] if offensive else INK
    parts = [word(31, 56, 38, FACES[kind], "#fffaf0" if offensive else INK)]
    if not offensive:
        icon = ICONS[DECK.kinds[kind].face]
        parts.append(f'<path d="{icon}" stroke="{VERMILION}" stroke-width="4" fill="none"/>')
    else:
        parts.insert(0, f'<rect x="5" y="5" width="52" height="82" rx="5" fill="{colour}"/>')
        zone = "M16 78h30" if BODY[kind] else "M31 70a6 6 0 1 1-.1 0Z"
        parts.append(f'<path d="{zone}" stroke="#fffaf0" stroke-width="5" fill="none"/>')
    mark = MARKS[MARK[kind][style]]
    ink = "#fffaf0" if offensive else INK
    if VALUE[kind][style]:
        parts.append(word(15, 24, 20, VALUE[kind][style], ink))
    if mark != "-":
        parts.append(f'<circle cx="46" cy="17" r="9" fill="{INK}"/>')
        parts.append(word(46, 22, 15, mark, CREAM))
    return "".join(parts)


def style_of(sight: Sight, seat: int) -> int:
    card_ = sight.corner[seat].nickname
    return 0 if card_ == NO_CARD else STYLE[card_]


def attack(sight: Sight) -> str:
    """The pending cards over the ring, the last on top, with an arrow to whoever must answer."""
    if sight.phase != ANSWER:
        return ""
    attacker = 1 - sight.turn
    style, count = style_of(sight, attacker), sight.length
    left = 500 - 24 * (count - 1) - CARD * 0.8 / 2
    shown = [card(left + 48 * n, 112, sight.chain[n], style, 0.8) for n in range(count)]
    way = 1 if stand(sight, sight.turn)[0] > stand(sight, attacker)[0] else -1
    tip = 500 + way * (24 * count + 30)
    arrow = f"M{tip:g} 134l{way * 14} 15l{-way * 14} 15"
    shown.append(f'<path d="{arrow}" fill="none" stroke="{BRASS}" stroke-width="6"/>')
    return "".join(shown)


def hand(sight: Sight, seat: int) -> str:
    """The cards held, and under them, small and dimmed, those thrown."""
    held = cards(sight, seat, sight.hand, sight.corner[seat].held)
    thrown = cards(sight, seat, sight.thrown, sight.corner[seat].threw)
    style = style_of(sight, seat)
    way, edge = side(seat)
    step = 68
    first = edge if seat == 0 else edge - CARD - step * (len(held) - 1)
    shown = [card(first + step * n, HAND_TOP, kind, style) for n, kind in enumerate(held)]
    small = min(24.0, 340 / max(1, len(thrown)))
    for n, kind in enumerate(thrown):
        x = edge + way * small * n - (0 if seat == 0 else CARD * 0.34)
        shown.append(f'<g opacity=".7">{card(x, HAND_TOP + 102, kind, style, 0.34)}</g>')
    return "".join(shown)


def cards(sight: Sight, seat: int, own: list[int], count: int) -> list[int]:
    if seat != sight.seat:
        return [NO_CARD] * count
    return [kind for kind in range(KINDS) for _ in range(own[kind])]


def talon(sight: Sight) -> str:
    pile = [card(464 - 3 * n, HAND_TOP - 2 * n, NO_CARD, 0) for n in range(min(3, sight.left))]
    dashes = f'stroke="{BRASS}" stroke-width="2" stroke-dasharray="6 5"'
    size = f'width="{CARD}" height="{HIGH}" rx="8"'
    pile = pile or [f'<rect x="464" y="{HAND_TOP}" {size} fill="none" {dashes}/>']
    badge = f'<circle cx="530" cy="{HAND_TOP + 6}" r="18" fill="{INK}" stroke="{BRASS}"/>'
    return "".join(pile) + badge + word(530, HAND_TOP + 14, 24, sight.left, CREAM)


def bell(sight: Sight) -> str:
    """Eight strokes, filled as the turns go by in which no card leaves a hand (5.4)."""
    if not sight.round:
        return ""
    dots = (
        f'<circle cx="{430 + 20 * n}" cy="614" r="6" stroke="{BRASS}" stroke-width="2"'
        f' fill="{BRASS if n < sight.quiet else CREAM}"/>'
        for n in range(BELL)
    )
    return "".join(dots)
