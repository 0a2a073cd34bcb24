"""Whose turn it is to write to a file of SQLite, among the processes of this machine."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from threading import Event, Lock, Thread
from types import ModuleType
from typing import Final

fcntl: ModuleType | None = None
with suppress(ImportError):  # on Windows, where one process writes
    import fcntl


class Queued:
    """A thread that waits for the lock. Its sender may have given up meanwhile; then it gives the lock back."""

    def __init__(self) -> None:
        self.has_come: Final = Event()
        self.is_given_up = False


class Turn:
    """A lock on a file of our own, opened when it is first needed: who waits is woken, and the dead hold nothing.

    SQLite's own file must never be opened beside it: closing that would give away SQLite's locks.
    """

    def __init__(self, path: str, patience: float) -> None:
        self._path: Final = path
        self._patience: Final = patience  # seconds
        self._file: int | None = None
        self._queued: Queued | None = None
        self._mutex: Final = Lock()  # for the two above

    def __enter__(self) -> None:
        if fcntl is not None and (queued := self._asked()) is not None and not queued.has_come.wait(self._patience):
            self._give_up(queued)

    def __exit__(self, *_: object) -> None:
        if fcntl is not None and self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        with self._mutex:
            if self._file is not None:
                os.close(self._file)
                self._file = None

    def _asked(self) -> Queued | None:
        """None if it is our turn immediately; otherwise a waiting thread, possibly one whose sender gave up."""
        with self._mutex:
            if self._queued is None:
                if self._file is None:
                    self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
                if is_ours_at_once(self._file):
                    return None
                self._queued = Queued()
                Thread(target=self._queue, args=(self._queued, self._file), daemon=True, name="kubrik-turn").start()
            self._queued.is_given_up = False
            return self._queued

    def _queue(self, queued: Queued, file: int) -> None:
        assert fcntl is not None, "nobody waits where there are no locks"
        with suppress(OSError):  # the file was closed
            fcntl.flock(file, fcntl.LOCK_EX)
        with self._mutex:
            self._queued = None
            queued.has_come.set()
            if queued.is_given_up and self._file == file:
                fcntl.flock(file, fcntl.LOCK_UN)

    def _give_up(self, queued: Queued) -> None:
        with self._mutex:
            if queued.has_come.is_set():
                return
            queued.is_given_up = True
        error = sqlite3.OperationalError("another process has been writing for too long")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error


def is_ours_at_once(file: int) -> bool:
    assert fcntl is not None, "nobody waits where there are no locks"
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
