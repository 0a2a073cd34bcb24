"""Prints what is being done, one line for each step, with the seconds since `make` began."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final, NoReturn

AGAIN: Final = "Then run the same command again."
BEGAN: Final = time.monotonic()


def say(line: str) -> None:
    print(f"{time.monotonic() - BEGAN:4.0f} s  {line}", file=sys.stderr, flush=True)


def give_up(line: str) -> NoReturn:
    sys.exit(f"kubrik: {line}")


def short(path: Path) -> Path:
    """As it is named in this folder."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
