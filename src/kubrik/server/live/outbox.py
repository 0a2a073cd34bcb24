"""What waits to be sent to a page: all that came together goes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Write = Callable[[bytes], bool]  # False if it can't be written now


class Outbox:
    """Emptied by `write`; where the page reads slowly, by one task, which waits until it reads on."""

    def __init__(self) -> None:
        self.write: Write | None = None
        self._waiting: list[bytes] = []
        self._is_shut = False
        self._wake: asyncio.Future[None] | None = None
        self._is_sending = False
        self._sent = 0  # how often something was taken to be sent
        self._seen = 0  # how often that was when we looked last

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: bytes) -> None:
        self._waiting.append(message)
        if self.write is None:
            self._ring()
        elif len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._hurry, self.write)

    def shut(self) -> None:
        """Nothing more is sent, not even what waits."""
        self._is_shut = True
        self._ring()

    async def take(self) -> bytes | None:
        """All that waits, a line each; None when it is shut."""
        self._is_sending = False
        while not self._waiting and not self._is_shut:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        self._is_sending = True
        self._sent += 1
        return None if self._is_shut else self.take_now()

    def take_now(self) -> bytes:
        messages, self._waiting = self._waiting, []
        return messages[0] if len(messages) == 1 else b"\n".join(messages)

    def is_stuck(self) -> bool:
        """Is the same being sent as when we looked last?"""
        seen, self._seen = self._seen, self._sent
        return self._is_sending and seen == self._sent

    def _hurry(self, write: Write) -> None:
        """Nothing overtakes what the task has taken."""
        if self._is_shut or self._is_sending or not self._waiting:
            return
        messages = self.take_now()
        if not write(messages):
            self._waiting.insert(0, messages)
            self._ring()

    def _ring(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
