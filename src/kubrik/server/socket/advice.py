"""A bot thinks for a guest, who goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from kubrik.server.common.tasks import end

Thought = Callable[[], Coroutine[Any, Any, None]]


class Advice:
    """One thought at a time: thinking is expensive."""

    def __init__(self) -> None:
        self._thinking: list[asyncio.Task[None]] = []

    async def begin(self, thought: Thought) -> None:
        """Begins to think, after the last thought has ended; when this returns, the question has been taken."""
        await asyncio.gather(*self._thinking)
        self._thinking = [asyncio.create_task(thought())]
        await asyncio.sleep(0)

    async def end(self) -> None:
        """Stop thinking: the guest has gone."""
        await end(self._thinking)
