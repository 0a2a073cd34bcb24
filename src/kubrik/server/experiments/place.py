"""Where a server keeps its experiments: in a folder that is there as long as the server is."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kubrik.server.experiments.turns import Turn

PREFIX: Final = "kubrik-experiments-"
ALIVE: Final = "alive"  # locked as long as the server lives
YOUNG: Final = 60.0  # seconds: one that was just made may not be locked yet
NEEDED: Final = "polars"  # which only the laboratory has


def has_packages() -> bool:
    return find_spec(NEEDED) is not None


@contextmanager
def experiments_folder() -> Iterator[Path]:
    """A new folder, removed in the end. What servers that were killed have left is removed, too."""
    sweep(Path(tempfile.gettempdir()))
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as made:
        alive = Turn(Path(made) / ALIVE)
        alive.take()
        try:
            yield Path(made)
        finally:
            alive.give_back()


def sweep(folder: Path) -> None:
    for left in folder.glob(f"{PREFIX}*"):
        try:
            is_young = time.time() - left.stat().st_mtime < YOUNG
            lock = Turn(left / ALIVE)
            if is_young or not (left / ALIVE).exists() or not lock.take():
                continue
        except OSError:  # somebody else's, or gone already
            continue
        lock.give_back()
        shutil.rmtree(left, ignore_errors=True)
