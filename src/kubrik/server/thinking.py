"""Bots think in processes of their own: the server goes on, and no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Final

import msgspec

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.greedy import GreedyBot
from kubrik.bots.mcts import MctsBot
from kubrik.bots.registry import LEVELS, BotError, make_bot
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import is_answering, play
from kubrik.engine.replay import told_table
from kubrik.engine.table import CHANCE, Entry
from kubrik.server.cores import ALL, run_on
from kubrik.server.live.boxes import new_box

LONGEST: Final = 3000  # milliseconds: a level is so many iterations, but nobody waits longer on a slow machine
HOUSE: Final = ("random", "greedy", "mcts")
KINDNESS: Final = 10  # people are served before bots think

Line = tuple[int, str]  # a seat (or CHANCE) and the name of its choice (or of what chance brought)
Answer = tuple[list[str], float]  # all parts of it, by name, and how many seconds were thought about them


class Thinking:
    """Asks workers, which are started when they are needed."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers: Final = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, setup: Setup, entries: Sequence[Line], seat: int, spec: str) -> str:
        """The name of what this bot would choose in this seat, after these lines of the log."""
        (first, *_), _ = await self._asked(setup, entries, seat, spec, 0, False)
        return first

    async def answer(self, setup: Setup, entries: Sequence[Line], seat: int, spec: str, seconds: float) -> Answer:
        """All that this bot would answer until its seat has finished, in so many seconds (0: in its own time)."""
        return await self._asked(setup, entries, seat, spec, seconds, True)

    async def _asked(
        self, setup: Setup, entries: Sequence[Line], seat: int, spec: str, seconds: float, whole: bool
    ) -> Answer:
        question = (msgspec.json.encode(setup, order="deterministic"), tuple(entries), seat, spec, seconds, whole)
        house_bot(spec)  # BotError here, before anybody is asked
        pool = self._open()
        try:
            return await asyncio.wrap_future(pool.submit(answer, *question))
        except BrokenProcessPool:  # a worker was killed, and all its fellows with it
            return await asyncio.wrap_future(self._replace(pool).submit(answer, *question))

    async def close(self) -> None:
        """Wait for those who think; who is still to be asked is not asked."""
        pool, self._pool = self._pool, None
        if pool:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), begin_work, (ALL,))
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        """Several may find the same pool broken: the first one replaces it."""
        if self._pool is broken:
            broken.shutdown(wait=False)
            self._pool = None
        return self._open()


# ---- in a worker


def begin_work(cores: list[int]) -> None:
    """Ctrl-C is for the server, which ends its workers; when it is gone, they go too. They don't stay on its core."""
    run_on(cores)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(0)


def answer(setup: bytes, lines: Sequence[Line], seat: int, spec: str, seconds: float, whole: bool) -> Answer:
    """The table is set up and played anew, which takes a few milliseconds; then the bot takes its chair."""
    begun = perf_counter()
    box = new_box(msgspec.json.decode(setup, type=Setup))
    table = told_table(box, [entry_of(box, by, name) for by, name in lines])
    bot, parts = house_bot(spec), list[str]()
    while not parts or (whole and is_answering(table, seat)):
        hurry(bot, seconds and seconds - (perf_counter() - begun))
        choice = bot.choose(Chair(table, seat, box.mind, box.view))
        parts.append(choice.name)
        play(table, seat, choice)
    return parts, perf_counter() - begun


def hurry(bot: Bot, seconds: float) -> None:
    """Half of what is left: there may be more to answer."""
    if seconds and isinstance(bot, GreedyBot | MctsBot):
        bot.milliseconds = max(1, min(int(seconds * 500), LONGEST))


def entry_of(box: Box, by: int, name: str) -> Entry:
    choice = (box.outcomes if by == CHANCE else box.catalogue).named(name)
    if choice is None:
        raise LookupError(f"{box.setup.game} knows no {name!r}")
    return Entry(by, choice)


def house_bot(spec: str) -> Bot:
    """Only the house's own: a table can't make the server load anybody's code."""
    named = LEVELS.get(spec, spec)
    if named not in HOUSE and not named.startswith("mcts:"):
        raise BotError(f"there is no bot {spec!r} at this house: choose {', '.join(LEVELS)}")
    bot = make_bot(named, secrets.randbits(62))
    if isinstance(bot, MctsBot):
        bot.milliseconds = min(bot.milliseconds or LONGEST, LONGEST)
    return bot
