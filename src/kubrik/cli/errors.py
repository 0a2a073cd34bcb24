"""What is said about a mistake of whoever typed the command: one line, and what to do."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from typing import Final

from kubrik.bots.registry import BotError
from kubrik.cli.usage import UsageError
from kubrik.engine.clauses import ClauseError
from kubrik.engine.game import SetupError
from kubrik.engine.illegal import Illegal
from kubrik.engine.record import RecordError
from kubrik.games.common.files.datafile import DataFileError
from kubrik.server.run.errors import ServeError
from kubrik.server.store.errors import StoreError

MISTAKES: Final = (
    UsageError, SetupError, DataFileError, RecordError, BotError, ClauseError, Illegal, ServeError, StoreError,
)  # fmt: skip


def line_about(error: Exception) -> str | None:
    """None: this is no mistake of the user's."""
    if isinstance(error, BrokenExecutor):
        return "a playing process was killed, perhaps for want of memory; try fewer --jobs"
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return one_line(f"{place}{error.strerror or error}; give another place")
    return one_line(str(error)) if isinstance(error, MISTAKES) else None


def one_line(text: str) -> str:
    """File names and cards may hold anything."""
    return "".join(c if c.isprintable() else " " for c in text)
