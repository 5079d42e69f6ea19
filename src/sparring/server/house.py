"""What a serving process has: its options, its storage, its rooms, and the time.

It is opened when the process starts to serve, and closed when it ends. Nothing here knows of HTTP.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .accounts import Accounts, Passwords
from .hub import Hub
from .judging import Judging
from .limits import Limits
from .meters import Meters
from .storage import Storage

WEB = Path(__file__).parent.parent / "web"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Options:
    """How to serve."""

    database: str
    origins: tuple[str, ...] = ()  # where people see us, if that is not the Host they ask for
    limits: float = 1.0  # how many times the usual a stranger may ask for
    web: Path = WEB
    bot_pause: tuple[float, float] = (0.6, 1.6)  # seconds, the least and the most
    metrics_for: str = "local"  # or "all"


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class House:
    """Everything above, for one event loop."""

    options: Options
    storage: Storage
    accounts: Accounts
    hub: Hub
    key: bytes = field(repr=False)
    limits: Limits
    meters: Meters
    now: Callable[[], int]
    judging: Judging


@asynccontextmanager
async def opened(options: Options, limits: Limits, meters: Meters) -> AsyncIterator[House]:
    """A house that is open for as long as this lasts."""
    storage = await asyncio.to_thread(Storage.open, options.database)
    judging = Judging()
    passwords = await asyncio.to_thread(Passwords)
    try:
        now = wall_clock
        hub = Hub(storage, meters, options.bot_pause, now)
        accounts = Accounts(storage, passwords)
        key = await storage.key("cookies")
        await hub.open()
        yield House(options, storage, accounts, hub, key, limits, meters, now, judging)
        await hub.close()
    finally:
        judging.close()
        passwords.close()
        await asyncio.to_thread(storage.close)
