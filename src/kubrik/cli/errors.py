"""The error messages for mistakes of the user: one line that says what to do."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

from kubrik.engine.complaints import Complaint, Said, said, sentence
from kubrik.server.run.errors import ServeError
from kubrik.server.store.errors import StoreError


def line_about(error: Exception, lang: str) -> str | None:
    """The line to print about this error; None if it is not a mistake of the user."""
    wrong = mistake(error)
    return None if wrong is None else sentence(wrong, lang)


def is_mistake(error: Exception) -> bool:
    return mistake(error) is not None


def mistake(error: Exception) -> Complaint | Said | None:
    """The user's mistake behind this error, if any. Errors of the server are already sentences, in English only."""
    if isinstance(error, Complaint):
        return error
    if isinstance(error, BrokenExecutor):
        return said("process_killed")
    if isinstance(error, OSError):
        why = error.strerror or str(error)
        return said("system_at", place=str(error.filename), why=why) if error.filename else said("system", why=why)
    return Said(str(error)) if isinstance(error, ServeError | StoreError) else None


def one_line(text: str) -> str:
    """Replaces unprintable characters by spaces: file names and cards may contain anything."""
    return "".join(c if c.isprintable() else " " for c in text)
