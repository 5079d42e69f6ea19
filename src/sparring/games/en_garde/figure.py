"""A fencer in ink and white, on guard or lunging, for the poster. Nothing here knows the rules."""

from __future__ import annotations

from typing import NamedTuple

CREAM, INK, VERMILION, PETROL = "#f5ead3", "#16202c", "#c8351f", "#17566b"
BRASS, WOOD, WALL, CLOTH, SHADE = "#c98f2d", "#2b2019", "#17495a", "#fffaf0", "#d9ceb8"


class Point(NamedTuple):
    x: float
    y: float

    def by(self, x: float, y: float) -> Point:
        return Point(self.x + x, self.y + y)


class Pose(NamedTuple):
    """The joints of a fencer who looks to the right, feet on y = 0, about 100 units tall."""

    hip: Point
    neck: Point
    head: Point
    front_knee: Point
    front_foot: Point
    back_knee: Point
    back_foot: Point
    elbow: Point
    hand: Point
    tip: Point
    back_elbow: Point
    back_hand: Point


GUARD = Pose(
    hip=Point(-2, -44),
    neck=Point(1, -80),
    head=Point(5, -93),
    front_knee=Point(17, -24),
    front_foot=Point(17, 0),
    back_knee=Point(-17, -23),
    back_foot=Point(-23, 0),
    elbow=Point(17, -64),
    hand=Point(30, -68),
    tip=Point(72, -76),
    back_elbow=Point(-17, -82),
    back_hand=Point(-25, -100),
)
LUNGE = Pose(
    hip=Point(8, -33),
    neck=Point(19, -67),
    head=Point(26, -80),
    front_knee=Point(42, -29),
    front_foot=Point(46, 0),
    back_knee=Point(-14, -17),
    back_foot=Point(-40, 0),
    elbow=Point(37, -69),
    hand=Point(54, -73),
    tip=Point(100, -75),
    back_elbow=Point(-2, -55),
    back_hand=Point(-22, -50),
)


def fencer(x: float, y: float, size: float, colour: str, pose: Pose) -> str:
    """The figure at this place; of negative size it looks to the left."""
    parts = "".join((limbs(pose), body(pose, colour), arm(pose), mask(pose.head, colour)))
    place = f"translate({x:g} {y:g}) scale({size:g} {abs(size):g})"
    round_ = 'stroke-linecap="round" stroke-linejoin="round" fill="none"'
    return f'<g transform="{place}" {round_}>{parts}</g>'


def through(*points: Point) -> str:
    return "M" + "L".join(f"{p.x:g} {p.y:g}" for p in points)


def line(path: str, colour: str, width: float, cap: str = "round") -> str:
    return f'<path d="{path}" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="{cap}"/>'


def limb(path: str, cloth: str, width: float) -> str:
    """A line of cloth with an edge of ink."""
    return line(path, INK, width + 3.5) + line(path, cloth, width)


def limbs(j: Pose) -> str:
    far_arm = through(j.neck) + f"Q{j.back_elbow.x:g} {j.back_elbow.y:g} "
    far_arm += f"{j.back_hand.x:g} {j.back_hand.y:g}"
    return "".join(
        (
            limb(through(j.hip, j.back_knee, j.back_foot.by(0, -6)), SHADE, 11),
            limb(far_arm, SHADE, 8.5),
            line(through(j.back_foot.by(-5, 0), j.back_foot.by(6, 0)), INK, 7),
            limb(through(j.hip, j.front_knee, j.front_foot.by(0, -6)), CLOTH, 12),
            line(through(j.front_foot.by(-4, 0), j.front_foot.by(9, 0)), INK, 7),
        )
    )


def body(j: Pose, colour: str) -> str:
    half = (j.neck.y + j.hip.y) / 2
    torso = (
        f"{through(j.neck.by(-9, 4))}Q{j.neck.x - 12:g} {half:g} {j.hip.x - 9:g} {j.hip.y + 4:g}"
        f"Q{j.hip.x:g} {j.hip.y + 10:g} {j.hip.x + 9:g} {j.hip.y + 3:g}"
        f"Q{j.neck.x + 13:g} {half - 6:g} {j.neck.x + 8:g} {j.neck.y + 3:g}Z"
    )
    belt = f"{through(j.hip.by(-10, 1))}Q{j.hip.x:g} {j.hip.y + 6:g} {j.hip.x + 9:g} {j.hip.y:g}"
    return (
        f'<path d="{torso}" fill="{CLOTH}" stroke="{INK}" stroke-width="2"/>'
        + line(through(j.neck.by(-7, 8), j.hip.by(7, -1)), colour, 6, "butt")
        + line(belt, colour, 4.5, "butt")
        + line(through(j.front_knee.by(0, 7), j.front_foot.by(0, -6)), colour, 9, "butt")
    )


def arm(j: Pose) -> str:
    """The sword, the arm that holds it, the glove and the guard."""
    guard = f"{through(j.hand.by(5, -7))}Q{j.hand.x + 10:g} {j.hand.y:g} "
    guard += f"{j.hand.x + 4:g} {j.hand.y + 7:g}"
    return (
        line(through(j.hand, j.tip), INK, 3.4)
        + line(through(j.hand, j.tip), "#f8fbff", 1.6)
        + limb(through(j.neck.by(3, 7), j.elbow, j.hand), CLOTH, 9)
        + f'<circle cx="{j.hand.x:g}" cy="{j.hand.y:g}" r="4.4" fill="{INK}"/>'
        + line(guard, BRASS, 3.4)
    )


def mask(head: Point, colour: str) -> str:
    return (
        f'<g transform="translate({head.x:g} {head.y:g})" stroke="{INK}" stroke-width="2">'
        f'<path d="M-9 -8Q-8 -15 1 -15Q11 -14 11 -3Q10 8 2 12Q-7 12 -9 4Z" fill="{CLOTH}"/>'
        f'<path d="M2 -13Q11 -12 10.6 -2Q9 7 3 9.5Q0 -2 2 -13Z" fill="{INK}"/>'
        '<path d="M4 -10v17M6.6 -9.5v14M9 -7v9M2.4 -6h8M2 -1.5h8.6M2 3h7.4" stroke="#8b98a5"'
        ' stroke-width=".5"/>'
        f'<path d="M-8 9Q-1 15 6 10L5 15Q-2 18 -8 14Z" fill="{colour}" stroke-width="1.6"/></g>'
    )
