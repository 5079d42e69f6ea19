"""Which bots play which game, and which judge weighs its actions. Nothing here knows how.

To add a bot, add a line: the function that chooses, and what else it is given. It is imported when
somebody first plays against it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ..games import catalogue

RANDOM, FLAT, SEARCH, HEURISTIC = "random", "flat", "search", "heuristic"
NET, STRONGEST = "net", "strongest"


@dataclass(frozen=True)
class Entry:
    """A function of a module of this package, and the further arguments that make it this bot."""

    module: str
    knobs: Mapping[str, Any] = field(default_factory=dict)
    lab: bool = False  # whether it needs NumPy and Numba

    def load(self, function: str) -> Callable[..., Any]:
        found: Any = getattr(self._found(), function)
        return partial(found, **self.knobs) if self.knobs else found

    @property
    def weighs(self) -> bool:
        """Whether it can say what it thinks of each action."""
        return hasattr(self._found(), "weigh")

    def _found(self) -> ModuleType:
        return import_module(f".{self.module}", __package__)

    @property
    def here(self) -> bool:
        return not self.lab or find_spec("numba") is not None


# Weakest first.
PLAYERS: Mapping[str, Mapping[str, Entry]] = {
    "en-garde": {
        RANDOM: Entry("random"),
        FLAT: Entry("flat", lab=True),
        SEARCH: Entry("search", lab=True),
        "beginner": Entry("en_garde_beginner"),
        "casual": Entry("en_garde_net", {"heat": 5.5}, lab=True),
        HEURISTIC: Entry("en_garde"),
        "club": Entry("en_garde_net", {"heat": 3.6}, lab=True),
        "expert": Entry("en_garde_net", {"heat": 2.3}, lab=True),
        NET: Entry("en_garde_net", lab=True),
        "resolver": Entry("en_garde_resolver", lab=True),  # to study; STRONGEST judges
        STRONGEST: Entry("en_garde_search", lab=True),
    },
    "knock-out": {
        RANDOM: Entry("random"),
        FLAT: Entry("flat", lab=True),
        SEARCH: Entry("search", lab=True),
        HEURISTIC: Entry("knock_out"),
        "beginner": Entry("knock_out_manager", {"level": "beginner"}, lab=True),
        "casual": Entry("knock_out_manager", {"level": "casual"}, lab=True),
        "club": Entry("knock_out_manager", {"level": "club"}, lab=True),
        "expert": Entry("knock_out_manager", {"level": "expert"}, lab=True),
        STRONGEST: Entry("knock_out_manager", lab=True),
    },
    "ko": {
        RANDOM: Entry("random"),
        FLAT: Entry("flat", lab=True),
        SEARCH: Entry("search", lab=True),
        "beginner": Entry("ko_beginner"),
        HEURISTIC: Entry("ko"),
        "casual": Entry("ko"),
        "club": Entry("ko_net", {"heat": 3.2}, lab=True),
        "expert": Entry("ko_net", {"heat": 1.8}, lab=True),
        NET: Entry("ko_net", {"heat": 0.3}, lab=True),
        STRONGEST: Entry("ko_mind", lab=True),
    },
}

# Who plays where a game has nobody better.
ANY: Mapping[str, Entry] = {
    RANDOM: Entry("random"),
    FLAT: Entry("flat", lab=True),
    SEARCH: Entry("search", lab=True),
}


def players(game: str) -> dict[str, Entry]:
    """The bots of this game that can play on this machine, weakest first."""
    if game not in catalogue.names():
        return {}
    return {name: entry for name, entry in PLAYERS.get(game, ANY).items() if entry.here}
