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
from kubrik.server.common.compiled import compiled_home, imports_from
from kubrik.server.common.cores import ALL, run_on
from kubrik.server.common.tasks import end
from kubrik.server.game.boxes import new_box
from kubrik.server.game.refusals import Busy

LONGEST: Final = 3000  # milliseconds: a level is so many iterations, but nobody waits longer on a slow machine
HOUSE: Final = ("random", "greedy", "mcts")
KINDNESS: Final = 10  # people are served before bots think
LAST: Final = 19  # and bots think before anybody is advised
MOST_WAITING: Final = 10  # people for advice

Line = tuple[int, str]  # a seat (or CHANCE) and the name of its choice (or of what chance brought)
Question = tuple[bytes, tuple[Line, ...], int, str, float, bool]  # set-up, log, seat, bot, seconds, the whole answer?
Answer = tuple[list[str], float]  # all parts of it, by name, and how many seconds were thought about them


class Thinking:
    """Asks workers, which are started when they are needed. Advice has its own, so that no bot waits for it."""

    def __init__(self, workers: int | None = None) -> None:
        self._bots: Final = Pool(workers or max(1, (os.cpu_count() or 1) - 1), KINDNESS)
        self._advisers: Final = Pool(1, LAST)
        self._advice: Final[dict[str, asyncio.Task[Answer]]] = {}  # that is being thought about

    async def choose(self, setup: Setup, entries: Sequence[Line], seat: int, spec: str) -> str:
        """The name of what this bot would choose in this seat, after these lines of the log."""
        (first, *_), _ = await self._bots.ask(question_of(setup, entries, seat, spec, 0, whole=False))
        return first

    async def answer(self, setup: Setup, entries: Sequence[Line], seat: int, spec: str, seconds: float) -> Answer:
        """All that this bot would answer until its seat has finished, in so many seconds (0: in its own time)."""
        return await self._bots.ask(question_of(setup, entries, seat, spec, seconds, whole=True))

    async def advise(self, whom: str, setup: Setup, entries: Sequence[Line], seat: int, spec: str) -> str:
        """What it would choose, for a person. While somebody thinks for `whom`, nobody else does; Busy if many wait.

        What was advised is not kept: from a quick answer one could tell that nobody has chosen in secret meanwhile.
        """
        if whom not in self._advice:
            if len(self._advice) >= MOST_WAITING:
                raise Busy
            question = question_of(setup, entries, seat, spec, 0, whole=False)
            thought = asyncio.create_task(self._advisers.ask(question))
            self._advice[whom] = thought
            thought.add_done_callback(lambda done: self._advised(whom, done))
        (first, *_), _ = await asyncio.shield(self._advice[whom])
        return first

    async def close(self) -> None:
        """Wait for those who think; who is still to be asked is not asked."""
        await asyncio.gather(self._bots.close(), self._advisers.close())
        await end(list(self._advice.values()))

    def _advised(self, whom: str, thought: asyncio.Task[Answer]) -> None:
        """Whoever asked may have gone: then nobody hears of an error."""
        del self._advice[whom]
        if not thought.cancelled():
            thought.exception()


class Pool:
    """Worker processes that answer questions. Killed ones are replaced, and all of them when compiled rules come."""

    def __init__(self, workers: int, kindness: int) -> None:
        self._workers: Final = workers
        self._kindness: Final = kindness
        self._pool: ProcessPoolExecutor | None = None
        self._home: str | None = None

    async def ask(self, question: Question) -> Answer:
        self._move_in()
        pool = self._open()
        try:
            return await self._answered(pool, question)
        except BrokenProcessPool:  # a worker was killed, and all its fellows with it
            return await self._answered(self._replace(pool), question)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _move_in(self) -> None:
        """From the moment that compiled rules are there, new workers use them; the old ones finish their thoughts."""
        if self._home is None and (home := compiled_home()):
            self._home, old, self._pool = home, self._pool, None
            if old:
                old.shutdown(wait=False)

    def _answered(self, pool: ProcessPoolExecutor, question: Question) -> asyncio.Future[Answer]:
        with imports_from(self._home):  # a worker may be started now
            return asyncio.wrap_future(pool.submit(answer, *question))

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            begin = (ALL, self._kindness)
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), begin_work, begin)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        """Several may find the same pool broken: the first one replaces it."""
        if self._pool is broken:
            broken.shutdown(wait=False)
            self._pool = None
        return self._open()


def question_of(
    setup: Setup, entries: Sequence[Line], seat: int, spec: str, seconds: float, *, whole: bool
) -> Question:
    """BotError here, before anybody is asked."""
    house_bot(spec)
    return msgspec.json.encode(setup, order="deterministic"), tuple(entries), seat, spec, seconds, whole


# ---- in a worker


def begin_work(cores: list[int], kindness: int) -> None:
    """Ctrl-C is for the server, which ends its workers; when it is gone, they go too. They don't stay on its core."""
    run_on(cores)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(kindness)
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
