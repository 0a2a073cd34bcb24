"""Which cores processes run on. With one process per core, each stays on its core and keeps its caches."""

from __future__ import annotations

import os
from typing import Final


def usable() -> list[int]:
    """The cores this process may run on; empty if the system doesn't tell."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


ALL: Final = usable()  # read before a process settles down on one of them


def core_of(number: int, processes: int) -> int | None:
    """The core for one of several processes; None if there are not as many processes as cores."""
    return ALL[number] if processes == len(ALL) else None


def run_on(cores: list[int]) -> None:
    """Let this process, and those that it starts from now on, run on these cores only."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
