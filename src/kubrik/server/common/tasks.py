"""Ends tasks that are no longer needed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait until they have ended; their results and errors are dropped."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
