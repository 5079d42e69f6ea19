"""Where bots think, and judges: in threads of their own, so that no table waits for them.

A bot is given a Sight and the legal actions. It pauses as a person might, for a time that follows
from nothing but luck. Nothing here knows of tables, or of what is chosen.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from concurrent.futures import ThreadPoolExecutor

from .. import bots
from ..chance import Seeded
from ..table import BotTurn

THREADS = 2

log = logging.getLogger(__name__)


class Bench:
    """The threads, and the length of a pause: from the least to the most, in seconds."""

    def __init__(self, pause: tuple[float, float]) -> None:
        self._pause = pause
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")

    async def choose(self, game: str, turn: BotTurn) -> int:
        """What the bot does; a bot that fails is replaced by luck, so that the others can go on."""
        await asyncio.sleep(random.uniform(*self._pause))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _choose, game, turn)

    async def weigh(self, game: str, turn: BotTurn) -> list[bots.Opinion]:
        """What the judge of the game thinks of each action; at once, for a person waits."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _weigh, game, turn)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _budget(turn: BotTurn) -> bots.Budget:
    return bots.Budget(Seeded(int.from_bytes(os.urandom(8))), heard=turn.heard)


def _weigh(game: str, turn: BotTurn) -> list[bots.Opinion]:
    """No opinion at all, if there is no judge here or it fails."""
    try:
        _, weigh = bots.judge(game)
        return weigh(turn.sight, turn.actions, _budget(turn))
    except Exception as error:  # noqa: BLE001 - a hint is not worth a line
        log.error("the judge of %s failed: %s", game, type(error).__name__)
        return []


def _choose(game: str, turn: BotTurn) -> int:
    budget = _budget(turn)
    try:
        picked = bots.bot(turn.bot, game)(turn.sight, turn.actions, budget)
        if picked in turn.actions:
            return picked
        log.error("the bot %s of %s chose what is not legal", turn.bot, game)
    except Exception as error:  # noqa: BLE001 - the others want to go on, whatever a bot does
        log.error("the bot %s of %s failed: %s", turn.bot, game, type(error).__name__)
    return bots.bot(bots.RANDOM, game)(turn.sight, turn.actions, budget)
