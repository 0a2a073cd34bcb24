"""What waits to be sent to a page: all that came together goes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

Write = Callable[[bytes], bool]  # False if it can't be written now
Farewell = tuple[int, str]  # the code and the words with which a connection ends
COME_BACK: Final[Farewell] = (1012, "come back")  # codes of RFC 6455


class Outbox:
    """Emptied by `write`; where the page reads slowly, by one task, which waits until it reads on."""

    def __init__(self) -> None:
        self.write: Write | None = None
        self._waiting: list[bytes] = []
        self.farewell: Farewell | None = None  # when it is shut
        self._shut: Final = asyncio.Event()
        self._wake: asyncio.Future[None] | None = None
        self._is_sending = False
        self._size = 0  # bytes of what is being sent
        self._sent = 0  # how often something was taken to be sent
        self._seen = 0  # how often that was when we looked last

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def held(self) -> int:
        """Bytes that wait or are being sent."""
        return self._size + sum(map(len, self._waiting))

    def put(self, message: bytes) -> None:
        if self.farewell is not None:
            return
        self._waiting.append(message)
        if self.write is None:
            self._ring()
        elif len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._hurry, self.write)

    def shut(self, farewell: Farewell = COME_BACK) -> None:
        """Nothing more is sent, not even what waits."""
        self.farewell = self.farewell or farewell
        self._waiting.clear()
        self._shut.set()
        self._ring()

    async def is_shut(self) -> None:
        """Returns when nothing more will be sent."""
        await self._shut.wait()

    async def take(self) -> bytes | None:
        """Wait for messages and take all of them, a line each; None when it is shut."""
        self._is_sending, self._size = False, 0
        while not self._waiting and self.farewell is None:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        self._is_sending = True
        self._sent += 1
        if self.farewell is not None:
            return None
        messages = self.take_now()
        self._size = len(messages)
        return messages

    def take_now(self) -> bytes:
        messages, self._waiting = self._waiting, []
        return messages[0] if len(messages) == 1 else b"\n".join(messages)

    def is_stuck(self) -> bool:
        """Is the same being sent as when we looked last?"""
        seen, self._seen = self._seen, self._sent
        return self._is_sending and seen == self._sent

    def _hurry(self, write: Write) -> None:
        """Write all that waits at once, unless the task is sending: nothing overtakes that."""
        if self.farewell is not None or self._is_sending or not self._waiting:
            return
        messages = self.take_now()
        if not write(messages):
            self._waiting.insert(0, messages)
            self._ring()

    def _ring(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
