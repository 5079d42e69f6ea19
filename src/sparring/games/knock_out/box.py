"""What the sheets do not print: fight cards, betting tables and start spaces, read from a file.

Nothing here knows of a table or a fight.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..cards import CardFile, load

OURS = Path(__file__).with_name("knock-out.toml")
KEYS = ("fight_cards", "red_table", "blue_table", "start_4", "start_6_8", "start_10")
CARDS, PATH, MOST = 12, 6, 1_000_000


@dataclass(frozen=True)
class Box:
    """The contents of a box, in the form the laws want them."""

    deck: tuple[int, ...]  # fight cards of each player, by value
    amounts: tuple[int, ...]  # printed on the offer spaces: four red ones, four blue ones
    steps: tuple[int, ...]  # to K.O. from the start spaces 4, 6/8 and 10
    digest: str


def read(file: CardFile) -> Box:
    """The box that this file describes; CardFileError with line and reason if it can't be."""
    for key in file.data:
        if key not in KEYS:
            raise file.wrong(key, f"{key!r} means nothing here: the keys are {', '.join(KEYS)}")
    for key in KEYS:
        if key not in file.data:
            raise file.wrong(key, f"{key!r} is missing")
    tables = amounts(file, "red_table") + amounts(file, "blue_table")
    return Box((0, *fight_cards(file)), tables, starts(file), file.digest)


def fight_cards(file: CardFile) -> tuple[int, ...]:
    copies = numbers(file, "fight_cards", 5)
    if min(copies) < 0:
        raise file.wrong("fight_cards", "there can't be fewer than no cards of a value")
    if sum(copies) != CARDS:
        raise file.wrong("fight_cards", f"these are {sum(copies)} cards, each player has {CARDS}")
    return copies


def amounts(file: CardFile, key: str) -> tuple[int, ...]:
    found = numbers(file, key, 4)
    if any(amount % 2 or not 0 < amount <= MOST for amount in found):
        raise file.wrong(key, f"amounts are even, above nothing and at most {MOST}")
    if sorted(set(found)) != list(found):
        raise file.wrong(key, "amounts rise from space to space")
    return found


def starts(file: CardFile) -> tuple[int, ...]:
    found: list[int] = []
    for key in KEYS[3:]:
        steps = file.data[key]
        if not is_number(steps) or not 1 <= steps <= PATH:
            raise file.wrong(key, f"a start space is 1 to {PATH} steps from K.O.")
        if found and steps < found[-1]:
            raise file.wrong(key, "a higher start money can't start closer to K.O.")
        found.append(steps)
    return tuple(found)


def numbers(file: CardFile, key: str, count: int) -> tuple[int, ...]:
    found = file.data[key]
    if not isinstance(found, list) or len(found) != count or not all(map(is_number, found)):
        raise file.wrong(key, f"{key!r} is a list of {count} whole numbers")
    return tuple(found)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


BOX = read(load(OURS))
