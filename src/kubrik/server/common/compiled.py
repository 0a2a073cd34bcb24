"""Compiled rules that come while a server runs from the source: bots that are started then think with them.

`make play` names the folder before it is there. The server itself goes on unchanged, because it and its bots exchange
only text.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAMED = "KUBRIK_COMPILED"


def compiled_home() -> str | None:
    """The folder with compiled rules, once it is there; None if none was named or it is still being made."""
    named = os.environ.get(NAMED)
    return named if named and Path(named).is_dir() else None


@contextmanager
def imports_from(home: str | None) -> Iterator[None]:
    """Processes that are spawned meanwhile look there first for what they import."""
    if home is None:
        yield
        return
    sys.path.insert(0, home)
    try:
        yield
    finally:
        sys.path.remove(home)
