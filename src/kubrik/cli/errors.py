"""What is said about a mistake of whoever typed the command: one line, and what to do."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

from kubrik.engine.complaints import Complaint, Said, said, sentence
from kubrik.server.run.errors import ServeError
from kubrik.server.store.errors import StoreError


def line_about(error: Exception, lang: str) -> str | None:
    """None: this is no mistake of the user's."""
    wrong = mistake(error)
    return None if wrong is None else sentence(wrong, lang)


def is_mistake(error: Exception) -> bool:
    return mistake(error) is not None


def mistake(error: Exception) -> Complaint | Said | None:
    """Whoever runs a server reads English: what is wrong there is a sentence already."""
    if isinstance(error, Complaint):
        return error
    if isinstance(error, BrokenExecutor):
        return said("process_killed")
    if isinstance(error, OSError):
        why = error.strerror or str(error)
        return said("system_at", place=str(error.filename), why=why) if error.filename else said("system", why=why)
    return Said(str(error)) if isinstance(error, ServeError | StoreError) else None


def one_line(text: str) -> str:
    """File names and cards may hold anything."""
    return "".join(c if c.isprintable() else " " for c in text)
