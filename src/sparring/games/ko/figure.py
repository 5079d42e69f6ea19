"""A boxer on guard, punching, or with arms raised, for the poster. Nothing here knows the rules."""

from __future__ import annotations

from typing import NamedTuple

CREAM, INK, VERMILION, PETROL = "#f5ead3", "#16202c", "#c8351f", "#17566b"
BRASS, WOOD, GREEN, WALL = "#c98f2d", "#2b2019", "#4d7049", "#7d2417"
SKIN, SHADE = "#e2b58c", "#c4936a"


class Point(NamedTuple):
    x: float
    y: float

    def by(self, x: float, y: float) -> Point:
        return Point(self.x + x, self.y + y)


class Pose(NamedTuple):
    """The joints of a boxer who looks to the right, feet on y = 0, about 100 units tall."""

    hip: Point
    neck: Point
    head: Point
    front_knee: Point
    front_foot: Point
    back_knee: Point
    back_foot: Point
    elbow: Point
    glove: Point
    back_elbow: Point
    back_glove: Point


GUARD = Pose(
    hip=Point(-3, -45),
    neck=Point(2, -78),
    head=Point(7, -91),
    front_knee=Point(13, -24),
    front_foot=Point(13, 0),
    back_knee=Point(-14, -24),
    back_foot=Point(-22, 0),
    elbow=Point(18, -61),
    glove=Point(27, -79),
    back_elbow=Point(2, -58),
    back_glove=Point(17, -74),
)
PUNCH = Pose(
    hip=Point(2, -43),
    neck=Point(13, -74),
    head=Point(20, -86),
    front_knee=Point(23, -25),
    front_foot=Point(21, 0),
    back_knee=Point(-12, -20),
    back_foot=Point(-28, 0),
    elbow=Point(34, -74),
    glove=Point(54, -79),
    back_elbow=Point(9, -55),
    back_glove=Point(22, -70),
)
RAISED = Pose(
    hip=Point(-1, -46),
    neck=Point(0, -80),
    head=Point(2, -94),
    front_knee=Point(9, -24),
    front_foot=Point(11, 0),
    back_knee=Point(-10, -24),
    back_foot=Point(-14, 0),
    elbow=Point(20, -92),
    glove=Point(16, -115),
    back_elbow=Point(-20, -92),
    back_glove=Point(-16, -115),
)


class Kit(NamedTuple):
    """What a boxer wears: trunks with a stripe, gloves."""

    trunks: str
    stripe: str
    gloves: str


def boxer(x: float, y: float, size: float, kit: Kit, pose: Pose) -> str:
    """The figure at this place; of negative size it looks to the left."""
    parts = "".join((behind(pose, kit), body(pose, kit), head(pose.head), arm(pose, kit)))
    place = f"translate({x:g} {y:g}) scale({size:g} {abs(size):g})"
    round_ = 'stroke-linecap="round" stroke-linejoin="round" fill="none"'
    return f'<g transform="{place}" {round_}>{parts}</g>'


def through(*points: Point) -> str:
    return "M" + "L".join(f"{p.x:g} {p.y:g}" for p in points)


def line(path: str, colour: str, width: float) -> str:
    return f'<path d="{path}" stroke="{colour}" stroke-width="{width:g}"/>'


def limb(path: str, skin: str, width: float) -> str:
    """A line with an edge of ink."""
    return line(path, INK, width + 3.5) + line(path, skin, width)


def boot(foot: Point, knee: Point) -> str:
    ankle = Point(foot.x + (knee.x - foot.x) * 0.35, foot.y + (knee.y - foot.y) * 0.35)
    sole = line(through(foot.by(-4, 0), foot.by(8, 0)), INK, 7.5)
    return limb(through(ankle, foot.by(0, -4)), CREAM, 7) + sole


def behind(j: Pose, kit: Kit) -> str:
    """The far arm and both legs."""
    return "".join(
        (
            limb(through(j.neck.by(-4, 7), j.back_elbow, j.back_glove), SHADE, 8),
            glove(j.back_glove, kit.gloves),
            limb(through(j.hip, j.back_knee, j.back_foot.by(0, -5)), SHADE, 10),
            boot(j.back_foot, j.back_knee),
            limb(through(j.hip, j.front_knee, j.front_foot.by(0, -5)), SKIN, 11),
            boot(j.front_foot, j.front_knee),
        )
    )


def body(j: Pose, kit: Kit) -> str:
    """The chest, and the trunks with their belt and stripe."""
    half = (j.neck.y + j.hip.y) / 2
    torso = (
        f"{through(j.neck.by(-10, 5))}Q{j.neck.x - 15:g} {half:g} {j.hip.x - 9:g} {j.hip.y:g}"
        f"L{j.hip.x + 9:g} {j.hip.y:g}"
        f"Q{j.neck.x + 16:g} {half - 4:g} {j.neck.x + 10:g} {j.neck.y + 5:g}"
        f"Q{j.neck.x:g} {j.neck.y - 4:g} {j.neck.x - 10:g} {j.neck.y + 5:g}Z"
    )
    front, back = (
        Point((j.hip.x + knee.x) / 2, (j.hip.y + knee.y) / 2)
        for knee in (j.front_knee, j.back_knee)
    )
    trunks = (
        f"{through(j.hip.by(-10, -5), j.hip.by(10, -5), front.by(9, 6), front.by(-5, 8))}"
        f"L{j.hip.x:g} {j.hip.y + 9:g}"
        f"L{back.x + 6:g} {back.y + 8:g}L{back.x - 8:g} {back.y + 5:g}Z"
    )
    return (
        limb(through(j.neck.by(0, 2), j.head.by(-2, 4)), SHADE, 7)
        + f'<path d="{torso}" fill="{SKIN}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="{trunks}" fill="{kit.trunks}" stroke="{INK}" stroke-width="2"/>'
        + line(through(j.hip.by(7, -1), front.by(5, 5)), kit.stripe, 2.6)
        + line(through(j.hip.by(-9, -5), j.hip.by(9, -5)), kit.stripe, 4)
    )


def arm(j: Pose, kit: Kit) -> str:
    shoulder = j.neck.by(5, 8)
    return limb(through(shoulder, j.elbow, j.glove), SKIN, 8.5) + glove(j.glove, kit.gloves)


def glove(at: Point, colour: str) -> str:
    cuff = line(through(at.by(-7, 4), at.by(-4, 7)), CREAM, 4)
    return (
        f'<circle cx="{at.x:g}" cy="{at.y:g}" r="8" fill="{colour}" stroke="{INK}"'
        f' stroke-width="2"/>{cuff}'
    )


def head(at: Point) -> str:
    return (
        f'<g transform="translate({at.x:g} {at.y:g})" stroke="{INK}" stroke-width="2">'
        f'<path d="M-8 -6Q-7 -13 1 -13Q9 -12 9 -3L11 2L9 3Q9 10 3 10Q-6 11 -8 3Z" fill="{SKIN}"/>'
        f'<path d="M-9 -3Q-10 -15 1 -15Q9 -14 10 -7Q3 -10 -3 -8L-4 -1Z" fill="{INK}"/>'
        '<path d="M5 -3v2M4 5h4" stroke-width="1.6"/></g>'
    )
