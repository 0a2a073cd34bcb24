"""Tasks that are not needed any more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks and wait until they have ended, whatever came of them."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
