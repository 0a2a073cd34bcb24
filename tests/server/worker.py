"""A worker that thinks for the bots of all tests: to start one takes longer than most of them."""

from __future__ import annotations

from kubrik.server.bots.thinkers import Thinkers


class LastingThinkers(Thinkers):
    """Houses come and go; it is closed after the last test."""

    async def close(self) -> None:
        """Not yet."""

    async def close_at_last(self) -> None:
        await super().close()


WORKER = LastingThinkers(1)
