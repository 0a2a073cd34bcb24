"""`chaos_server.py DATABASE WORKERS LIMITS`: `kubrik serve` with its limits or, with "off", without any.

SIGUSR1 sets its clock an hour forward, SIGUSR2 an hour back.
"""

from __future__ import annotations

import signal
import sys
import time
from datetime import datetime, tzinfo
from typing import Self

from kubrik.server.run.start import start
from kubrik.server.store import additions
from kubrik.server.table import house

HOUR = 3600.0
true_time = time.time
offset = 0.0


class Shifted(datetime):
    """A datetime whose now() follows this process's shifted clock."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls.fromtimestamp(time.time(), tz)


def shifted() -> float:
    return true_time() + offset


def jump(number: int, _: object) -> None:
    global offset
    offset += HOUR if number == signal.SIGUSR1 else -HOUR


def told(address: str, place: str) -> None:
    print(address, flush=True)


# Outside the block below: every process of the server imports this module and needs it.
time.time = shifted
for module in (additions, house):
    vars(module)["datetime"] = Shifted
for number in (signal.SIGUSR1, signal.SIGUSR2):
    signal.signal(number, jump)
if sys.argv[3:] == ["off"]:
    import benchmarks.unlimited  # noqa: F401

if __name__ == "__main__":
    start("127.0.0.1", 0, sys.argv[1], int(sys.argv[2]), told)
