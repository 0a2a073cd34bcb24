"""Locks, so that two `make` at the same time don't disturb each other: the second one waits."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.saying import say

try:
    import fcntl
except ImportError:  # Windows: no locks there
    fcntl = None  # type: ignore[assignment]


@contextmanager
def alone(path: Path, doing: str) -> Iterator[None]:
    """Holds the lock at this path; the system releases it when the process ends, however it ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if fcntl and not is_free(file.fileno()):
            say(f"waiting, for somebody is {doing} already")  # another make, or a step of this one
            fcntl.flock(file.fileno(), fcntl.LOCK_EX)
        yield


def is_free(number: int) -> bool:
    """Takes the lock if it is free; False if it is not."""
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def replace_text(path: Path, text: str) -> None:
    """Replaces a file in one step: readers find the old text or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
