"""Which cores processes run on. Where each core has one process, that stays there, and finds all it needs at hand."""

from __future__ import annotations

import os
from typing import Final


def usable() -> list[int]:
    """Those that this process may run on; none, if the system doesn't tell."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


ALL: Final = usable()  # read before a process settles down on one of them


def core_of(number: int, processes: int) -> int | None:
    """For one of so many processes; None if they are not as many as the cores."""
    return ALL[number] if processes == len(ALL) else None


def run_on(cores: list[int]) -> None:
    """Let this process, and those that it starts from now on, run on these cores only."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
