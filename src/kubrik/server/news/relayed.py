"""News between the processes of one machine: each tells the first, which tells the others."""

from __future__ import annotations

import asyncio
import socket
from typing import Final

from kubrik.server.common.logs import LOG
from kubrik.server.news.news import Heard, News

OPENED: Final = "+"  # before the id of a table: its news matter here, too
CLOSED: Final = "-"
TOO: Final = "="  # an answer to both: it is open here
MOST_WORDS: Final = 500  # in a line: readers take 64 KiB at most, and an id has 64 letters at most


class RelayedNews(News):
    """A table is in one process as a rule. So each says which it has open, and nobody tells what matters nowhere else.

    What was to be said since the last time is said in as few lines as may be.
    """

    def __init__(self, relay: socket.socket) -> None:
        self._relay: Final = relay
        self._open: Final[set[str]] = set()  # here
        self._elsewhere: Final[set[str]] = set()
        self._unsaid: list[str] = []
        self._mouth: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    def tell(self, id: str) -> None:
        if id in self._elsewhere:
            self._say(id)

    def say(self, id: str, word: str) -> None:
        if id in self._elsewhere:
            self._say(word)

    def opened(self, id: str) -> None:
        self._open.add(id)
        self._say(OPENED + id)

    def closed(self, id: str) -> None:
        self._open.discard(id)
        self._say(CLOSED + id)

    async def listen(self, heard: Heard) -> None:
        lines, self._mouth = await asyncio.open_connection(sock=self._relay)
        self._listening = asyncio.create_task(self._hear(lines, heard, self._mouth))

    async def close(self) -> None:
        if self._listening is not None and self._mouth is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._mouth.close()

    def _say(self, word: str) -> None:
        if not self._unsaid:
            asyncio.get_running_loop().call_soon(self._say_all)
        self._unsaid.append(word)

    def _say_all(self) -> None:
        words, self._unsaid = self._unsaid, []
        if self._mouth is not None and not self._mouth.is_closing():
            for first in range(0, len(words), MOST_WORDS):
                self._mouth.write(" ".join(words[first : first + MOST_WORDS]).encode() + b"\n")

    async def _hear(self, lines: asyncio.StreamReader, heard: Heard, mouth: asyncio.StreamWriter) -> None:
        """If it can't hear any more it hangs up: then the first process replaces this one."""
        try:
            while line := await lines.readline():
                for word in line.decode().split():
                    self._take(word, heard)
        except Exception as error:
            LOG.error("news from other processes can't be heard", exc_info=error)
        finally:
            mouth.close()

    def _take(self, word: str, heard: Heard) -> None:
        """Hear a word of a process. Where two have a table open, both may have read it too early: they read again."""
        kind, id = (word[0], word[1:]) if word[0] in (OPENED, CLOSED, TOO) else ("", word)
        is_new = kind in (OPENED, TOO) and id not in self._elsewhere
        if kind == CLOSED:
            self._elsewhere.discard(id)
        elif kind:
            self._elsewhere.add(id)
        if kind in (OPENED, CLOSED) and id in self._open:
            self._say(TOO + id)
        elif kind == TOO and is_new:
            self._say(id)
        if kind in ("", TOO):
            heard(id)
