"""What a client knows of a table: it grows by what is heard, and by nothing else.

Pure: messages in, knowledge out. Nothing here knows of sockets, time or rules.
"""

from __future__ import annotations

from typing import Literal

from .. import wire


class Gap(Exception):
    """An update is missing before this one: join again with the last number."""


class Known:
    """A table as this client sees it."""

    def __init__(self) -> None:
        self.number = -1  # of the last update; -1: nothing was heard yet
        self.at = 0  # when that was, by the server's clock
        self.about: wire.About | None = None
        self.seats: list[wire.Sitter] = []
        self.mine: list[int] = []  # my seats
        self.host = False
        self.story: list[wire.Told] = []
        self.view: wire.View | None = None
        self.asks: list[wire.Ask] = []
        self.rematch: list[int] = []
        self.end: wire.End | None = None
        self.next: str | None = None

    @property
    def phase(self) -> Literal["open", "running", "finished"]:
        if self.end:
            return "finished"
        return "running" if self.view else "open"

    @property
    def to_act(self) -> bool:
        """Whether it is for us to move: the view is of a seat that owes an action."""
        view = self.view
        return bool(view and view.seat in view.owing and not self.end)

    def hear(self, said: wire.Welcome | wire.Update) -> bool:
        """Learn from a message; False: it says nothing new."""
        if isinstance(said, wire.Welcome):
            self.about, self.seats = said.about, said.seats
            self.mine, self.host = said.you.seats, said.you.host
            self.story = list(said.story)
        elif said.number <= self.number:
            return False
        elif said.number != self.number + 1:
            raise Gap
        else:
            self._go_on(said)
        self.number, self.at = said.number, said.at
        self.view, self.asks, self.rematch = said.view, said.asks, said.rematch
        self.end, self.next = said.end, said.next
        return True

    def _go_on(self, said: wire.Update) -> None:
        del self.story[len(self.story) - said.undone :]
        self.story += said.told
        if said.seats is not None:
            self.seats, self.mine = said.seats, said.yours or []
