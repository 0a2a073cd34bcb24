"""Bots think in processes of their own: the server goes on, and no table waits for a bot of a different one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Final

import msgspec

from kubrik.analysis.advice import Reasons
from kubrik.engine.game import Setup
from kubrik.server.bots.advising import advised
from kubrik.server.bots.answering import KINDNESS, Answer, Decision, answer, house_bot
from kubrik.server.bots.following import NamedEntry
from kubrik.server.bots.pool import Pool
from kubrik.server.common.tasks import end
from kubrik.server.game.refusals import Busy

LAST: Final = 19  # bots think before anybody is advised
MOST_WAITING: Final = 10  # people for advice


class Thinkers:
    """Asks workers, which are started when they are needed. Advice has its own, so that no bot waits for it."""

    def __init__(self, workers: int | None = None) -> None:
        self._bots: Final = Pool(workers or max(1, (os.cpu_count() or 1) - 1), KINDNESS)
        self._advisers: Final = Pool(1, LAST)
        self._advice: Final[dict[str, asyncio.Task[Reasons]]] = {}  # that is being thought about

    async def answer(
        self, table: str, setup: Setup, lines: Sequence[NamedEntry], seat: int, spec: str, seconds: float
    ) -> Answer:
        """All that this bot would answer until its seat has finished, in so many seconds (0: in its own time).

        Its worker keeps the table. That makes some answers ready sooner than others, which nobody sees: they go out
        when their slot ends.
        """
        return await self._bots.ask(answer, question_of(setup, lines, seat, spec, table, seconds, whole=True))

    async def advise(self, whom: str, setup: Setup, lines: Sequence[NamedEntry], seat: int, spec: str) -> Reasons:
        """What it would choose, for a person, and why; Busy if many wait.

        While somebody thinks for `whom`, nobody else does.
        Neither the advice nor the table is kept: who asks again sees how long it takes, and a quick answer would tell
        that nobody has chosen in secret meanwhile, a slow one that somebody has taken such a choice back.
        """
        if whom not in self._advice:
            if len(self._advice) >= MOST_WAITING:
                raise Busy
            thought = asyncio.create_task(self._advisers.ask(advised, question_of(setup, lines, seat, spec)))
            self._advice[whom] = thought
            thought.add_done_callback(lambda done: self._advised(whom, done))
        return await asyncio.shield(self._advice[whom])

    async def close(self) -> None:
        """Wait for those who think; questions that wait for a worker are dropped."""
        await asyncio.gather(self._bots.close(), self._advisers.close())
        await end(list(self._advice.values()))

    def _advised(self, whom: str, thought: asyncio.Task[Reasons]) -> None:
        """Forget the thought, and its error too: who asked may have gone, and then nobody would fetch it."""
        del self._advice[whom]
        if not thought.cancelled():
            thought.exception()


def question_of(
    setup: Setup,
    lines: Sequence[NamedEntry],
    seat: int,
    spec: str,
    table: str = "",
    seconds: float = 0.0,
    *,
    whole: bool = False,
) -> Decision:
    """The question as it is sent to a worker. BotError here, before anybody is asked."""
    house_bot(spec, setup.game)
    return Decision(table, msgspec.json.encode(setup, order="deterministic"), tuple(lines), seat, spec, seconds, whole)
