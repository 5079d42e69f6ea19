"""Colours, numbers and small things to draw the poster with. Nothing here knows the rules."""

from __future__ import annotations

CREAM, INK, VERMILION, PETROL = "#f5ead3", "#16202c", "#c8351f", "#17566b"
BRASS, WOOD, WALL, PAPER, SHADE = "#c98f2d", "#2b2019", "#17495a", "#fffaf0", "#d9ceb8"
CORNERS = (VERMILION, PETROL)
TEAMS = (INK, "#4f7a3a", BRASS, PAPER, "#6d4a7c")  # black, green, yellow, white, violet
FACE = "font-family=\"'League Gothic','Oswald','Arial Narrow',Impact,sans-serif\""


def money(amount: int) -> str:
    """In groups of three that every language reads alike."""
    return f"{amount:,}".replace(",", " ").replace("-", "−")


def label(x: float, y: float, size: float, value: object, colour: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}">{value}</text>'


def at_left(x: float, y: float, size: float, value: object, colour: str = INK) -> str:
    return label(x, y, size, value, colour).replace("<text", '<text text-anchor="start"')


def at_right(x: float, y: float, size: float, value: object, colour: str = INK) -> str:
    return label(x, y, size, value, colour).replace("<text", '<text text-anchor="end"')


def box(x: float, y: float, wide: float, high: float, look: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" {look}/>'


def path(way: str, look: str) -> str:
    return f'<path d="{way}" {look}/>'


def disc(x: float, y: float, r: float, look: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {look}/>'


def emblem(x: float, y: float, r: float, letter: str, team: int) -> str:
    """A manager's disc with the seat's letter on it."""
    ink = INK if TEAMS[team] in (PAPER, BRASS) else PAPER
    look = f'fill="{TEAMS[team]}" stroke="{INK}" stroke-width="2"'
    return disc(x, y, r, look) + label(x, y + r * 0.48, r * 1.35, letter, ink)


def star(x: float, y: float, full: bool) -> str:  # noqa: FBT001  # a star is full or it is not
    way = f"M{x:g} {y:g}l2 4.6 5 .5-3.8 3.4 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.4 5-.5Z"
    return path(way, f'fill="{BRASS if full else PAPER}" stroke="{BRASS}"')


def cup(x: float, y: float) -> str:
    """The trophy."""
    way = f"M{x - 6:g} {y:g}h12q0 8-4 10v3h3v3h-10v-3h3v-3q-4-2-4-10Z"
    ears = f"M{x - 6:g} {y + 2:g}q-5 0-2 6M{x + 6:g} {y + 2:g}q5 0 2 6"
    return path(ears, f'fill="none" stroke="{BRASS}" stroke-width="2"') + path(
        way, f'fill="{BRASS}" stroke="{INK}"'
    )


def steak(x: float, y: float) -> str:
    way = f"M{x - 9:g} {y + 8:g}q-1-8 8-8 12 0 11 7-1 7-8 6-3-1-6 1-5 1-5-6Z"
    bone = disc(x + 4, y + 6, 2, f'fill="{PAPER}"')
    return path(way, f'fill="{VERMILION}" stroke="{INK}"') + bone


def card(x: float, y: float, value: int, size: float = 1.0, edge: str = INK) -> str:
    """A fight card with its value; 0 is a back."""
    inside = (CREAM, label(25, 52, 46, value)) if value else (WALL, GLOVE)
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        + box(0, 0, 50, 72, f'rx="7" fill="{PAPER}" stroke="{edge}" stroke-width="2.5"')
        + box(5, 5, 40, 62, f'rx="4" fill="{inside[0]}" stroke="{BRASS}"')
        + inside[1]
        + "</g>"
    )


GLOVE = path(
    "M16 50v-9q-4-5-2-11 3-8 13-7 11 1 10 12-1 4-4 6v9Z",
    f'fill="{BRASS}" stroke="{CREAM}" stroke-width="2"',
) + path("M16 45h17", f'stroke="{CREAM}" stroke-width="2"')
