"""Prints what is being done, one line for each step, with the seconds since `make` began."""

from __future__ import annotations

import sys
import time
from typing import Final, NoReturn

BEGAN: Final = time.monotonic()


def say(line: str) -> None:
    print(f"{time.monotonic() - BEGAN:4.0f} s  {line}", file=sys.stderr, flush=True)


def give_up(line: str) -> NoReturn:
    sys.exit(f"kubrik: {line}")
