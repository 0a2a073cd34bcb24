"""What `make` keeps: folders that appear under their names whole, and leave all at once."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Final

from tools.inhabited import is_vacant

DRAFT: Final = ".draft-"  # how the names begin of what is being made, was broken off or is being deleted
UNUSED: Final = 14 * 24 * 3600  # seconds that a file is kept after its last use


def forget(folder: Path, kept: int) -> None:
    """Deletes drafts, and all others but the last few and those in use. Nobody else may be making one now."""
    drafts = [path for path in folder.iterdir() if path.name.startswith(DRAFT)]
    others = sorted(set(folder.iterdir()) - set(drafts), key=lambda path: -path.stat().st_mtime)
    for path in drafts:
        shutil.rmtree(path, ignore_errors=True)
    for path in others[kept:]:
        if is_vacant(path):
            remove(path)


def forget_unused(folder: Path) -> None:
    """Deletes drafts, and files that were not used for two weeks. Nobody else may be making one now."""
    for path in folder.iterdir():
        if path.name.startswith(DRAFT):
            shutil.rmtree(path, ignore_errors=True)
        elif time.time() - path.stat().st_mtime > UNUSED:
            path.unlink(missing_ok=True)


def remove(path: Path) -> None:
    """Takes its name away first: what is half deleted must not be taken for a whole."""
    draft = path.with_name(f"{DRAFT}{path.name}")
    path.rename(draft)
    shutil.rmtree(draft, ignore_errors=True)
