"""The process that plays an experiment: at the lowest priority, with little memory, and ended at once if need be."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Final

from kubrik.server.bots.answering import begin_work
from kubrik.server.bots.thinkers import LAST
from kubrik.server.bots.trying import MEGABYTE, limit_memory
from kubrik.server.common.compiled import compiled_home, imports_from
from kubrik.server.common.cores import ALL
from kubrik.server.common.logs import LOG, begin_logging
from kubrik.server.experiments.asked import Limits

resource: ModuleType | None = None
with suppress(ImportError):  # on Windows: there the clock alone ends it
    import resource

PLAYING: Final = "kubrik.server.experiments.playing"  # imported where it is played: it needs Polars
Work = Callable[[str, Limits], None]


def work(folder: str, limits: Limits) -> None:
    """All that happens in the process."""
    begin_work(ALL, LAST)
    os.environ["POLARS_MAX_THREADS"] = "1"  # read when it is imported
    begin_logging()
    play = import_module(PLAYING).play
    limit_memory(limits.megabytes)
    limit_system(limits)
    try:
        play(Path(folder), limits)
    except Exception as error:  # the server sees that it has ended
        LOG.error("an experiment broke", exc_info=error)


def limit_system(limits: Limits) -> None:
    """No file may be larger than all rows together, and no core is used for longer than the clock allows."""
    if resource is not None:
        seconds = int(limits.seconds + limits.grace) + 1
        for what, most in ((resource.RLIMIT_FSIZE, limits.disk * MEGABYTE), (resource.RLIMIT_CPU, seconds)):
            with suppress(ValueError, OSError):
                resource.setrlimit(what, (most, most))


class Process:
    """One that has begun. `daemon`: it ends with the server in any case."""

    def __init__(self, folder: Path, limits: Limits, what: Work = work) -> None:
        self._process: Final = get_context("spawn").Process(target=what, args=(str(folder), limits), daemon=True)
        with imports_from(compiled_home()):
            self._process.start()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        """It is gone afterwards."""
        self._process.kill()
        self._process.join()
        self._process.close()
