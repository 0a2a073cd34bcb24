"""What `make` keeps: folders that appear under their names whole, and leave all at once."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tools.inhabited import is_vacant

DRAFT: Final = ".draft-"  # how the names begin of what is being made, was broken off or is being deleted


def forget(folder: Path, kept: int) -> None:
    """Deletes drafts, and all others but the last few and those in use. Nobody else may be making one now."""
    drafts = [path for path in folder.iterdir() if path.name.startswith(DRAFT)]
    others = sorted(set(folder.iterdir()) - set(drafts), key=lambda path: -path.stat().st_mtime)
    for path in drafts:
        shutil.rmtree(path, ignore_errors=True)
    for path in others[kept:]:
        if is_vacant(path):
            remove(path)


def remove(path: Path) -> None:
    """Takes its name away first: what is half deleted must not be taken for a whole."""
    draft = path.with_name(f"{DRAFT}{path.name}")
    path.rename(draft)
    shutil.rmtree(draft, ignore_errors=True)
