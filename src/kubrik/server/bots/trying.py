"""What happens in a process that tries out a custom file: it sets up the game, with limited time and memory.

Rules trust their cards, and compiled rules block all other threads. A process can be killed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from kubrik.engine.complaints import Said
from kubrik.engine.game import Setup, SetupError
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.play import advance
from kubrik.engine.study import Part
from kubrik.games.common.files.datafile import DataFileError
from kubrik.games.registry import game_named
from kubrik.server.bots.answering import KINDNESS, begin_work
from kubrik.server.common.cores import ALL

try:
    import resource
except ImportError:  # on Windows: there the clock alone ends a trial
    resource = None  # type: ignore[assignment]

READY: Final = b"ready"
MEGABYTE: Final = 1_000_000
UNKNOWN: Final = 1_000 * MEGABYTE  # of address space, where the system doesn't tell how much is in use


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a trial may take."""

    seconds: int = 2  # of a core
    clock: float = 30.0  # seconds, most of which pass while others have the core
    megabytes: int = 200  # beside the program itself
    idle: float = 60.0  # seconds, after which a process that nobody needs ends


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What a trial has found: that a game can be set up, or what is wrong with it."""

    digest: str = ""
    problem: Said | None = None
    is_of_file: bool = False  # or of the rest of the set-up
    is_too_much: bool = False
    fault: str = ""  # of the program: the file passes all checks, and yet the rules break with it
    parts: tuple[Part, ...] = ()  # of the file, where they were asked for: its cards, tiles or ships


Trying = Callable[[Setup], Tried]


def tried(setup: Setup) -> Tried:
    """Make everything that the server will make of the file, and tell what was found."""
    try:
        box = game_named(setup.game).box(setup)
        advance(box.table(1))
        box.furniture()
        for lang in LANGUAGES:
            for id in box.texts.cards(lang):
                box.texts.card_text(id, lang)
    except (DataFileError, SetupError) as error:
        return Tried(problem=error.said, is_of_file=isinstance(error, DataFileError))
    return Tried(digest=box.cards_digest)


def examined(setup: Setup) -> Tried:
    """What was found, and which parts of a good file can be valued in an experiment."""
    found = tried(setup)
    return replace(found, parts=tuple(game_named(setup.game).study.parts(setup))) if found.digest else found


def work(calls: Connection, trying: Trying, limits: Limits) -> None:
    """Try one set-up after the other, until nobody has asked for a while."""
    begin_work(ALL, KINDNESS)
    limit_memory(limits.megabytes)
    calls.send_bytes(READY)
    with suppress(EOFError, OSError):  # the server has ended
        while calls.poll(limits.idle):
            setup = msgspec.json.decode(calls.recv_bytes(), type=Setup)
            limit_time(limits.seconds)
            calls.send_bytes(msgspec.json.encode(found_by(trying, setup)))


def found_by(trying: Trying, setup: Setup) -> Tried:
    try:
        return trying(setup)
    except (MemoryError, RecursionError):
        return Tried(is_too_much=True)
    except Exception as error:
        return Tried(fault=repr(error))


def limit_memory(megabytes: int) -> None:
    """Let this process take so much more memory; beyond that there is a MemoryError."""
    if resource is not None:
        most = in_use() + megabytes * MEGABYTE
        with suppress(ValueError, OSError):  # some systems have no such limit
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_time(seconds: int) -> None:
    """Let this process have so many seconds of a core from now on; then the system ends it."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + seconds, most))


def in_use() -> int:
    """How many bytes of address space this process has."""
    try:
        assert resource is not None
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except OSError:
        return UNKNOWN
