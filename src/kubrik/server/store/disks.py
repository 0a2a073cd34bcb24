"""When what was written to a file of SQLite is safe: transactions needn't wait for the disk one after the other."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from sqlalchemy import Connection

SYNC: Final = getattr(os, "fdatasync", os.fsync)


class Disk:
    """With a log that is written ahead (WAL) a commit is safe as soon as that file is on the disk. We see to that.

    So SQLite itself need not wait for the disk at each commit. Where it has no such log, it does.
    """

    def __init__(self, log: str) -> None:
        self._log: Final = log
        self._is_ours = False
        self._known = 0  # the file that was there last

    def trust(self, connection: Connection) -> None:
        """From now on what this connection writes is safe after the next sync."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        (mode,) = driver.execute("PRAGMA journal_mode").fetchone()
        self._is_ours = mode == "wal" and os.name == "posix"
        driver.execute(f"PRAGMA synchronous = {'NORMAL' if self._is_ours else 'FULL'}")

    def sync(self) -> None:
        """The file is opened anew each time: SQLite may have begun another. Without one all is in its main file."""
        if self._is_ours:
            with suppress(FileNotFoundError), _opened(self._log, os.O_RDWR) as log:
                SYNC(log)
                self._sync_folder(os.fstat(log).st_ino)

    def _sync_folder(self, log: int) -> None:
        """A new file is safe when its folder is."""
        if log != self._known:
            with _opened(os.path.dirname(self._log) or ".", os.O_RDONLY) as folder:
                os.fsync(folder)
            self._known = log


@contextmanager
def _opened(path: str, mode: int) -> Iterator[int]:
    file = os.open(path, mode | os.O_CLOEXEC)
    try:
        yield file
    finally:
        os.close(file)
