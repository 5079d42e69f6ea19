"""What happens at a table, for those who read it one by one, each at a pace of their own.

Nothing here knows where it comes from.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from .. import wire

News = wire.Welcome | wire.Update | wire.Chat


class Reader(AsyncIterator[News]):
    def __init__(self) -> None:
        self._news: asyncio.Queue[News | None] = asyncio.Queue()

    def put(self, news: News | None) -> None:
        """None: that was all."""
        self._news.put_nowait(news)

    async def __anext__(self) -> News:
        news = await self._news.get()
        if news is None:
            self.put(None)
            raise StopAsyncIteration
        return news
