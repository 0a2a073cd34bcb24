"""What happens in a worker: it follows the table's log, and a bot answers there."""

from __future__ import annotations

import os
import secrets
import signal
from multiprocessing import parent_process
from threading import Thread
from time import perf_counter
from typing import Final

import msgspec

from kubrik.bots.bot import Bot, ThinkingBot
from kubrik.bots.chair import Chair
from kubrik.bots.ladders import bot_of
from kubrik.bots.levels import LADDER
from kubrik.bots.registry import BotError, make_bot
from kubrik.engine.play import is_answering, play
from kubrik.server.bots.following import Followed, FollowedTables, NamedEntry
from kubrik.server.common.cores import run_on

LONGEST: Final = 3000  # milliseconds: a level is so many iterations, but nobody waits longer on a slow machine
USUAL: Final = 1000  # the same for all levels but the strongest
HOUSE: Final = ("random", "greedy", "ahead", "mcts")
BUDGETED: Final = ("ahead:", "mcts:")
KINDNESS: Final = 10  # people are served before bots think
TABLES: Final = FollowedTables()  # of this worker

Answer = tuple[list[str], float]  # all parts of it, by name, and how many seconds were thought about them


class Decision(msgspec.Struct, frozen=True):
    """What a bot is asked: its seat's question after these lines of the log."""

    table: str  # its id, so that it is kept for the next question; "": it is not
    setup: bytes
    lines: tuple[NamedEntry, ...]
    seat: int
    spec: str  # of the bot
    seconds: float  # to think; 0: as long as the bot likes
    whole: bool  # until the seat has finished, or just the next choice?


def begin_work(cores: list[int], kindness: int) -> None:
    """Ctrl-C is for the server, which ends its workers; when it is gone, they go too. They don't stay on its core."""
    run_on(cores)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(kindness)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """End this process when the server has ended, however that came."""
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(0)


def answer(question: Decision) -> Answer:
    """What the bot of the question answers, and how long it took to follow the log and to think."""
    begun = perf_counter()
    followed = TABLES.after(question.table, question.setup, question.lines)
    parts = answer_of(house_bot(question.spec, followed.box.setup.game), followed, question, begun)
    return parts, perf_counter() - begun


def answer_of(bot: Bot, followed: Followed, question: Decision, begun: float) -> list[str]:
    """All parts of the bot's answer. They are tried on a clone: they count when they are in the log."""
    table, box, seat, parts = followed.table.clone(), followed.box, question.seat, list[str]()
    while not parts or (question.whole and is_answering(table, seat)):
        hurry(bot, question.seconds and question.seconds - (perf_counter() - begun))
        choice = bot.choose(Chair(table, seat, box.mind, box.view))
        parts.append(choice.name)
        play(table, seat, choice)
    return parts


def hurry(bot: Bot, seconds: float) -> None:
    """Let the bot think for half of the seconds that are left: there may be more to answer."""
    if seconds and isinstance(bot, ThinkingBot):
        bot.milliseconds = max(1, min(int(seconds * 500), LONGEST))


def house_bot(spec: str, game: str = "") -> Bot:
    """Only the house's own: a table can't make the server load anybody's code."""
    named = bot_of(spec, game)
    if named not in HOUSE and spec not in LADDER and not named.startswith(BUDGETED):
        raise BotError(f"there is no bot {spec!r} at this house: choose {', '.join(LADDER)}")
    bot = make_bot(named, secrets.randbits(62))
    if isinstance(bot, ThinkingBot):
        bot.milliseconds = min(bot.milliseconds or LONGEST, patience(spec))
    return bot


def patience(spec: str) -> int:
    """How many milliseconds this bot may think, at most."""
    return USUAL if spec in [*LADDER][:-1] else LONGEST
