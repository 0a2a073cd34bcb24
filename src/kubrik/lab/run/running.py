"""An experiment from wherever it is to its end."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import msgspec

from kubrik.lab.plans.plan import Plan
from kubrik.lab.plans.work import work_of
from kubrik.lab.play.chunk import Written
from kubrik.lab.run.cluster import by_ray
from kubrik.lab.run.folder import Folder, Line
from kubrik.lab.run.pool import by_processes
from kubrik.lab.run.stopping import Widest, looks

Told = Callable[[int], None]  # called with the number of games that were just written down


class Means(msgspec.Struct, frozen=True):
    """By what chunks are played."""

    processes: int = 1
    ray: str = ""  # an address, or auto; "": without Ray

    def play(self, plan: Plan, chunks: list[int]) -> Iterator[Written]:
        return by_ray(plan, chunks, self.ray) if self.ray else by_processes(plan, chunks, self.processes)


def go_on(folder: Folder, means: Means, told: Told, widest: Widest) -> None:
    """Plays what is missing, look by look; raises what a worker or the disk raises, and can then be called again."""
    until = folder.plan.until
    work = work_of(folder.plan)
    for look in looks(work.chunks, work.a_chunk) if until is not None else [work.chunks]:
        play_up_to(folder, means, min(look, folder.stop()), told)
        if until is not None and look < folder.stop() and widest(look) <= until.width:
            folder.note(Line(stop=look))


def play_up_to(folder: Folder, means: Means, chunks: int, told: Told) -> None:
    done = folder.done()
    missing = [chunk for chunk in range(chunks) if chunk not in done]
    if not missing:
        return
    begin = time.monotonic()
    for written in means.play(folder.plan, missing):
        folder.keep(written, time.monotonic() - begin)
        told(written.games)
        begin = time.monotonic()
