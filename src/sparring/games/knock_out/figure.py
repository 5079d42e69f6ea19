"""A boxer on guard, in triumph or knocked out, for the poster. Nothing here knows the rules."""

from __future__ import annotations

from typing import NamedTuple

from .shapes import INK, PAPER, disc, path

SKIN, DARK = "#d8a878", "#bd8a5c"


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
    front_elbow: Point
    front_hand: Point
    back_elbow: Point
    back_hand: Point


GUARD = Pose(
    hip=Point(-2, -44),
    neck=Point(3, -77),
    head=Point(8, -91),
    front_knee=Point(13, -24),
    front_foot=Point(13, 0),
    back_knee=Point(-12, -23),
    back_foot=Point(-20, 0),
    front_elbow=Point(20, -60),
    front_hand=Point(33, -77),
    back_elbow=Point(6, -55),
    back_hand=Point(22, -71),
)
REELING = GUARD._replace(
    neck=Point(-7, -75),
    head=Point(-8, -90),
    front_elbow=Point(11, -57),
    front_hand=Point(24, -66),
    back_elbow=Point(-14, -53),
    back_hand=Point(-1, -47),
    front_knee=Point(8, -23),
)
TRIUMPH = GUARD._replace(
    neck=Point(-1, -78),
    head=Point(1, -93),
    front_elbow=Point(17, -84),
    front_hand=Point(17, -112),
    back_elbow=Point(-19, -84),
    back_hand=Point(-20, -112),
)
DOWN = Pose(
    hip=Point(4, -8),
    neck=Point(-28, -9),
    head=Point(-43, -10),
    front_knee=Point(24, -17),
    front_foot=Point(42, -3),
    back_knee=Point(24, -6),
    back_foot=Point(47, -4),
    front_elbow=Point(-24, -4),
    front_hand=Point(-8, -2),
    back_elbow=Point(-40, -4),
    back_hand=Point(-60, -3),
)


def boxer(x: float, y: float, size: float, colours: tuple[str, str], pose: Pose) -> str:
    """The figure at this place, in shorts and gloves; of negative size it looks to the left."""
    shorts, gloves = colours
    parts = (
        limb((pose.neck.by(-3, 6), pose.back_elbow, pose.back_hand), DARK, 8),
        glove(pose.back_hand, gloves),
        leg(pose.hip, pose.back_knee, pose.back_foot, (DARK, shorts)),
        leg(pose.hip, pose.front_knee, pose.front_foot, (SKIN, shorts)),
        torso(pose, shorts),
        head(pose.head),
        limb((pose.neck.by(3, 6), pose.front_elbow, pose.front_hand), SKIN, 9),
        glove(pose.front_hand, gloves),
    )
    place = f"translate({x:g} {y:g}) scale({size:g} {abs(size):g})"
    round_ = 'stroke-linecap="round" stroke-linejoin="round" fill="none"'
    return f'<g transform="{place}" {round_}>{"".join(parts)}</g>'


def through(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{p.x:g} {p.y:g}" for p in points)


def limb(points: tuple[Point, ...], colour: str, width: float) -> str:
    """A line with an edge of ink."""
    way = through(points)
    edge = path(way, f'stroke="{INK}" stroke-width="{width + 3.5:g}"')
    return edge + path(way, f'stroke="{colour}" stroke-width="{width:g}"')


def leg(hip: Point, knee: Point, foot: Point, colours: tuple[str, str]) -> str:
    skin, shorts = colours
    sole = through((foot.by(-4, -1), foot.by(8, -1)))
    ankle = Point((knee.x + foot.x * 3) / 4, (knee.y + foot.y * 3) / 4)
    return (
        limb((hip, knee, foot.by(0, -4)), skin, 10)
        + path(through((ankle, foot.by(0, -3))), f'stroke="{INK}" stroke-width="11"')
        + path(sole, f'stroke="{INK}" stroke-width="7"')
        + limb((hip, knee), shorts, 14)
    )


def torso(pose: Pose, shorts: str) -> str:
    chest = limb((pose.neck.by(0, 9), pose.hip), SKIN, 21)
    waist = Point((pose.hip.x * 3 + pose.neck.x) / 4, (pose.hip.y * 3 + pose.neck.y) / 4)
    flat = 'stroke-linecap="butt" stroke-width="21"'
    belt = path(through((waist, pose.hip)), f'stroke="{shorts}" {flat}')
    seat = path(through((pose.hip, pose.hip)), f'stroke="{shorts}" stroke-width="21"')
    top = Point((waist.x * 4 + pose.hip.x) / 5, (waist.y * 4 + pose.hip.y) / 5)
    band = path(through((waist, top)), f'stroke="{PAPER}" {flat}')
    return chest + seat + belt + band


def head(at: Point) -> str:
    look = f'fill="{SKIN}" stroke="{INK}" stroke-width="2"'
    hair = f"M{at.x - 10:g} {at.y - 1:g}q-1-12 10-12 11 0 11 8-8 2-12-1-2 6-9 5Z"
    face = f"M{at.x + 5:g} {at.y - 1:g}v3M{at.x + 2:g} {at.y + 6:g}h5"
    return (
        disc(at.x, at.y, 10.5, look)
        + path(hair, f'fill="{INK}"')
        + path(face, f'stroke="{INK}" stroke-width="1.8"')
    )


def glove(at: Point, colour: str) -> str:
    look = f'fill="{colour}" stroke="{INK}" stroke-width="2"'
    shine = f"M{at.x - 3:g} {at.y - 3:g}q2-3 5-2"
    return disc(at.x, at.y, 8, look) + path(shine, f'stroke="{PAPER}" stroke-width="1.5"')
