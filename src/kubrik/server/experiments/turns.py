"""Whose turn it is: of all processes of a server one at a time may play an experiment."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from types import ModuleType

fcntl: ModuleType | None = None
with suppress(ImportError):  # on Windows, where a server has one process
    import fcntl


class Turn:
    """A lock on a file. The system gives it back if the process that has it ends, however that comes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held: int | None = None

    def take(self) -> bool:
        """Is it ours now? Nobody waits here."""
        if self._held is not None:
            return False
        opened = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(opened)
            return False
        self._held = opened
        return True

    def give_back(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None
