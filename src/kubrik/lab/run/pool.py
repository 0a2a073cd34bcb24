"""Chunks played by processes of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from kubrik.lab.plans.plan import Plan
from kubrik.lab.play.chunk import Written, play_chunk
from kubrik.sim.simulate import obey_interrupts

AHEAD: Final = 2  # chunks given out for each process: none waits, and little is lost
MOST_DEATHS: Final = 5  # without a chunk in between


def by_processes(plan: Plan, chunks: list[int], processes: int) -> Iterator[Written]:
    """All these chunks, in any order. If a process is killed, its chunks are played by another."""
    if processes == 1:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
        return
    left = list(chunks)
    deaths = 0
    while left:
        try:
            for written in by_a_pool(plan, left, processes):
                left.remove(written.chunk)
                deaths = 0
                yield written
        except BrokenProcessPool:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise


def by_a_pool(plan: Plan, chunks: list[int], processes: int) -> Iterator[Written]:
    coming = iter(list(chunks))
    pool = ProcessPoolExecutor(processes, get_context("spawn"), obey_interrupts)
    try:
        at_work: set[Future[Written]] = set()
        while True:
            while len(at_work) < AHEAD * processes and (chunk := next(coming, None)) is not None:
                at_work.add(pool.submit(play_chunk, plan, chunk))
            if not at_work:
                return
            done, at_work = wait(at_work, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        stop(pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """Ends the processes at once: what they have begun is played again."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)
