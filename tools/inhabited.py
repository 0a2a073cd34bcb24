"""Who lives in a home: whoever imports kubrik from there holds its lock to the end of the process, however it ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tools.locks import is_free

LOCK: Final = ".inhabited"
# What a home's kubrik begins with. Without locks, as on Windows and some network drives, it works all the same.
MOVING_IN: Final = f"""
try:
    import fcntl as _fcntl
    import os as _os

    _inhabited = _os.open(_os.path.join(_os.path.dirname(__path__[0]), "{LOCK}"), _os.O_RDONLY)
    _fcntl.flock(_inhabited, _fcntl.LOCK_SH)
except (ImportError, OSError):
    pass
"""


def furnish(home: Path) -> None:
    """Lets a home know who lives in it."""
    (home / LOCK).touch()
    with (home / "kubrik" / "__init__.py").open("a", encoding="utf-8") as file:
        file.write(MOVING_IN)


def is_vacant(home: Path) -> bool:
    """Does no process import from it? A home without a lock is of before, or half deleted."""
    try:
        number = os.open(home / LOCK, os.O_RDWR)
    except FileNotFoundError:
        return True
    try:
        return is_free(number)
    finally:
        os.close(number)
