"""Whose turn it is to write to a file of SQLite, among the processes of this machine."""

from __future__ import annotations

import os
from contextlib import suppress
from types import ModuleType

fcntl: ModuleType | None = None
with suppress(ImportError):  # on Windows, where one process writes
    import fcntl


class Turn:
    """A lock on a file of our own, opened when it is first needed: whoever waits is woken, and the dead hold nothing.

    SQLite's own file must never be opened beside it: closing that would give away SQLite's locks.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._file: int | None = None

    def __enter__(self) -> None:
        if fcntl is None:
            return
        if self._file is None:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        if fcntl is not None and self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
