"""Time at a table: who thinks, how long they still may, and how long a leaver is waited for.

A seat's clock runs while its person owes an action; several run at once where choices are sealed.
It is charged when the action comes, so nothing happens while somebody thinks.

*Lag.* A client may say how long its player really thought. The rest of the time that passed was
lag, and is given back, out of a small quota that grows a little with each move: a client that lies
gains no more than that.

*Leavers.* While a person is away and to act, their patience runs out beside their clock. It is one
amount for the whole game, and grows a little with each move, so that leaving often does not pay.

Nothing here knows of games, or reads a clock: `at` and `now` are milliseconds.
"""

from __future__ import annotations

from collections.abc import Container

from .. import wire

SECOND, DAY = 1000, 86_400_000

MOST_QUOTA, QUOTA_A_MOVE = 1 * SECOND, SECOND // 5
PATIENCE_A_MOVE = 5 * SECOND
PATIENCE = {"none": 180 * SECOND, "live": 60 * SECOND, "days": 0}


class Timer:
    """The time of one seat."""

    def __init__(self, plan: wire.AnyClock) -> None:
        self.plan = plan
        self.left = plan.bank * SECOND if isinstance(plan, wire.LiveClock) else 0
        self.quota = MOST_QUOTA if isinstance(plan, wire.LiveClock) else 0
        self.patience = PATIENCE[str(plan.__struct_config__.tag)]
        self.began: int | None = None  # since when this seat owes an action
        self.absent: int | None = None  # since when it is waited for
        self.away = False

    # --- What can be asked of it. ---

    @property
    def due(self) -> int | None:
        """When this clock will have run out, whatever the lag turns out to have been."""
        if self.began is None or isinstance(self.plan, wire.NoClock):
            return None
        return self.began + self.left + self.quota

    def charge(self, at: int, thought: int | None) -> int:
        """What an action now would cost, lag taken off."""
        if self.began is None:
            return 0
        passed = at - self.began
        return passed - self.lag(passed, thought)

    def lag(self, passed: int, thought: int | None) -> int:
        return 0 if thought is None else min(self.quota, max(0, passed - thought))

    def overdrawn(self, at: int, thought: int | None) -> bool:
        """Whether an action now would come too late."""
        if isinstance(self.plan, wire.NoClock):
            return False
        return self.began is not None and self.charge(at, thought) >= self.left

    def given_up(self, at: int) -> bool:
        """Whether the person has been away for so long that the others need not wait."""
        if isinstance(self.plan, wire.DaysClock) or self.absent is None:
            return False
        return at - self.absent >= self.patience

    def face(self, at: int) -> wire.Face:
        running = self.began is not None
        patience = self.patience
        if self.absent is not None:
            patience -= at - self.absent
        shown = self.away and not isinstance(self.plan, wire.DaysClock)
        return wire.Face(
            left=self._shown(at), running=running, patience=max(0, patience) if shown else None
        )

    def _shown(self, at: int) -> int | None:
        if isinstance(self.plan, wire.NoClock):
            return None
        if isinstance(self.plan, wire.DaysClock) and self.began is None:
            return self.plan.days * DAY
        return max(0, self.left - self.charge(at, None))

    # --- What can happen to it. ---

    def run(self, at: int) -> None:
        """An action is owed from now on."""
        if self.began is None:
            self.began = at
            if isinstance(self.plan, wire.DaysClock):
                self.left = self.plan.days * DAY
        self._watch(at)

    def acted(self, at: int, thought: int | None) -> None:
        """The action came."""
        if self.began is not None:
            lag = self.lag(at - self.began, thought)
            self.stop(at, thought)
            if isinstance(self.plan, wire.LiveClock):
                self.quota = min(MOST_QUOTA, self.quota - lag + QUOTA_A_MOVE)
                self.left += self.plan.increment * SECOND
            most = PATIENCE[str(self.plan.__struct_config__.tag)]
            self.patience = min(most, self.patience + PATIENCE_A_MOVE)

    def stop(self, at: int, thought: int | None = None) -> None:
        """Nothing is owed any more."""
        self.left = max(0, self.left - self.charge(at, thought))
        self.began = None
        self._watch(at)

    def go(self, at: int) -> None:
        self.away = True
        self._watch(at)

    def come(self, at: int) -> None:
        self.away = False
        self._watch(at)

    def forgive(self, at: int) -> None:
        """The server failed: what has passed since the action was owed does not count."""
        if self.began is not None and not isinstance(self.plan, wire.DaysClock):
            self.began = at
            self.absent = at if self.absent is not None else None

    def _watch(self, at: int) -> None:
        """Patience runs while the person is away and to act."""
        waited_for = self.away and self.began is not None
        if waited_for and self.absent is None:
            self.absent = at
        elif not waited_for and self.absent is not None:
            self.patience = max(0, self.patience - (at - self.absent))
            self.absent = None


class Clocks:
    """The timers of all seats. Bots need none: theirs never run."""

    def __init__(self, plan: wire.AnyClock, seats: int) -> None:
        self.plan = plan
        self.seats = [Timer(plan) for _ in range(seats)]

    def hand_over(self, owing: Container[int], at: int) -> None:
        """From now on these seats owe an action, and no others."""
        for seat, timer in enumerate(self.seats):
            if seat in owing:
                timer.run(at)
            elif timer.began is not None:
                timer.stop(at)

    def next_due(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        due = [(at, n) for n, timer in enumerate(self.seats) if (at := timer.due) is not None]
        return min(due, default=None)

    def faces(self, at: int) -> list[wire.Face]:
        return [timer.face(at) for timer in self.seats]
