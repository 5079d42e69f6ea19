"""A plot of exploitability over time, as SVG or PNG: both axes in powers of ten.

The PNG is drawn point by point, with letters of its own. Nothing here solves.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10
from pathlib import Path
from typing import Any, Self

WIDTH, HEIGHT = 720, 440
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 40, 50  # margins
CREAM, INK, FAINT = "#f5ead3", "#16202c", "#d8cbb0"
COLOURS = ("#c8351f", "#17566b", "#c98f2d", "#2b2019", "#5a7d3a", "#7a4b8c")  # those of the house
ACROSS, UP = "seconds of processor time", "exploitability, in rounds"  # the axes
Point = tuple[float, float]


@dataclass(frozen=True)
class Curve:
    label: str
    points: tuple[Point, ...]  # seconds of processor time, exploitability

    @classmethod
    def of(cls, told: dict[str, Any], label: str = "") -> Self:
        """The curve of a report."""
        points = ((each["cpu_seconds"], each["exploitability"]) for each in told["curve"])
        name = f"{told['reduction']} {told['settings']['rules']}, {told['method']}"
        return cls(label or name, tuple(point for point in points if min(point) > 0))


def kind(path: Path) -> str:
    """`.svg` or `.png`; ValueError for what can't be drawn."""
    if path.suffix.lower() not in {".svg", ".png"}:
        raise ValueError(f"{path}: a plot is a .svg or a .png")
    return path.suffix.lower()


def write(path: Path, curves: list[Curve]) -> None:
    frame = Frame.around(curves)
    if kind(path) == ".svg":
        path.write_text(svg(frame, curves), "utf-8")
    else:
        path.write_bytes(png(frame, curves))


@dataclass(frozen=True)
class Frame:
    """Which powers of ten the axes span."""

    times: tuple[int, int]
    gaps: tuple[int, int]

    @classmethod
    def around(cls, curves: list[Curve]) -> Self:
        points = [point for curve in curves for point in curve.points] or [(1.0, 1.0)]
        return cls(_powers([x for x, _ in points]), _powers([y for _, y in points]))

    def place(self, point: Point) -> Point:
        """Where a point stands on the picture."""
        across = (log10(point[0]) - self.times[0]) / (self.times[1] - self.times[0])
        up = (log10(point[1]) - self.gaps[0]) / (self.gaps[1] - self.gaps[0])
        return (
            LEFT + across * (WIDTH - LEFT - RIGHT),
            HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM),
        )

    def ticks(self) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
        """What stands along the axes, and where."""
        times = [(f"{10.0**n:g}", self.place((10.0**n, 1))[0]) for n in _all(self.times)]
        gaps = [(f"1e{n}", self.place((1, 10.0**n))[1]) for n in _all(self.gaps)]
        return times, gaps


def _powers(values: list[float]) -> tuple[int, int]:
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    return low, max(high, low + 1)


def _all(span: tuple[int, int]) -> range:
    return range(span[0], span[1] + 1)


# --- SVG. ---


def svg(frame: Frame, curves: list[Curve]) -> str:
    times, gaps = frame.ticks()
    style = f'font-family="sans-serif" font-size="13" fill="{INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>',
        "<title>Exploitability over time</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CREAM}"/>',
        f'<g stroke="{FAINT}">',
        *(f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>' for _, x in times),
        *(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>' for _, y in gaps),
        "</g>",
        *(_text(x, HEIGHT - BOTTOM + 20, "middle", label) for label, x in times),
        *(_text(LEFT - 8, y + 4, "end", label) for label, y in gaps),
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "middle", ACROSS),
        _text(LEFT, TOP - 16, "start", UP),
    ]
    for number, curve in enumerate(curves):
        parts += _curve(frame, curve, number)
    return "\n".join([*parts, "</svg>", ""])


def _text(x: float, y: float, anchor: str, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def _curve(frame: Frame, curve: Curve, number: int) -> list[str]:
    colour, y = COLOURS[number % len(COLOURS)], TOP + 16 + 18 * number
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(frame.place, curve.points))
    dashes = f' stroke-dasharray="{8 - 2 * (number // 6)} 4"' if number >= len(COLOURS) else ""
    return [
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>',
        f'<path d="M{WIDTH - RIGHT - 34} {y - 4}h24" stroke="{colour}" stroke-width="3"{dashes}/>',
        _text(WIDTH - RIGHT - 42, y, "end", curve.label),
    ]


# --- PNG. ---

# Three points by five, a row an octal digit: large letters are enough to say what is what.
GLYPHS = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717",
    "6": "74757", "7": "71122", "8": "75757", "9": "75717", ".": "00002", "-": "00700",
    "+": "02720", "/": "11244", ",": "00024",
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447",
    "M": "57755", "N": "65555", "O": "25552", "P": "65644", "Q": "25563", "R": "65655",
    "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247",
}  # fmt: skip
BLANK = "00000"
SCALE = 2  # points of the picture for one of a glyph


class Canvas:
    def __init__(self) -> None:
        self.rows = [bytearray(_rgb(CREAM) * WIDTH) for _ in range(HEIGHT)]

    def dot(self, x: int, y: int, colour: bytes) -> None:
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            self.rows[y][3 * x : 3 * x + 3] = colour

    def line(self, start: Point, end: Point, colour: bytes, thick: int) -> None:
        steps = max(1, *(ceil(abs(b - a)) for a, b in zip(start, end, strict=True)))
        for step in range(steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            for across in range(thick):
                for down in range(thick):
                    self.dot(round(x) + across, round(y) + down, colour)

    def words(self, x: float, y: float, text: str, share: float = 0.0) -> None:
        """From x on, or with so much of the words before it."""
        x -= share * 4 * SCALE * len(text)
        for number, letter in enumerate(text.upper()):
            for row, bits in enumerate(GLYPHS.get(letter, BLANK)):
                for column in range(3):
                    if int(bits) >> (2 - column) & 1:
                        at = (x + SCALE * (4 * number + column), y + SCALE * row)
                        self.line(at, at, _rgb(INK), SCALE)

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        body = zlib.compress(b"".join(b"\0" + bytes(row) for row in self.rows), 9)
        chunks = (_chunk(b"IHDR", head), _chunk(b"IDAT", body), _chunk(b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def png(frame: Frame, curves: list[Curve]) -> bytes:
    canvas, (times, gaps) = Canvas(), frame.ticks()
    for label, x in times:
        canvas.line((x, TOP), (x, HEIGHT - BOTTOM), _rgb(FAINT), 1)
        canvas.words(x, HEIGHT - BOTTOM + 10, label, 0.5)
    for label, y in gaps:
        canvas.line((LEFT, y), (WIDTH - RIGHT, y), _rgb(FAINT), 1)
        canvas.words(LEFT - 8, y - 5, label, 1.0)
    canvas.words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 20, ACROSS, 0.5)
    canvas.words(LEFT, TOP - 22, UP)
    for number, curve in enumerate(curves):
        colour, y = _rgb(COLOURS[number % len(COLOURS)]), TOP + 12 + 18 * number
        for start, end in pairwise(map(frame.place, curve.points)):
            canvas.line(start, end, colour, 2)
        canvas.line((WIDTH - RIGHT - 34, y), (WIDTH - RIGHT - 10, y), colour, 3)
        canvas.words(WIDTH - RIGHT - 42, y - 4, curve.label, 1.0)
    return canvas.png()


def _rgb(colour: str) -> bytes:
    return bytes.fromhex(colour[1:])


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
