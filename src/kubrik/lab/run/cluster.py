"""Chunks played by a Ray cluster: the same plan, the same rows."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from kubrik.lab.plans.plan import Plan, PlanError
from kubrik.lab.play.chunk import Written, play_chunk

AHEAD: Final = 2  # chunks given out for each core of the cluster
RETRIES: Final = 10  # of a chunk whose node was lost


def by_ray(plan: Plan, chunks: list[int], address: str) -> Iterator[Written]:
    """All these chunks, in any order. Ray plays the chunks of a lost node again on another."""
    ray = the_library()
    with connected(ray, address):
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_chunk)
        shared = ray.put(plan)
        coming = iter(chunks)
        at_work: list[Any] = []
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(at_work) < room and (chunk := next(coming, None)) is not None:
                at_work.append(task.remote(shared, chunk))
            if not at_work:
                return
            done, at_work = ray.wait(at_work, num_returns=1)
            yield ray.get(done[0])


def the_library() -> Any:
    try:
        import ray  # noqa: PLC0415 - 240 MB that only a cluster needs
    except ModuleNotFoundError as missing:
        raise PlanError("lab_packages", package="ray") from missing
    return ray


@contextmanager
def connected(ray: Any, address: str) -> Iterator[None]:
    """Joins the cluster at this address; `auto` is one that runs here, or else a new one of this machine alone."""
    if ray.is_initialized():
        yield
        return
    try:
        join(ray, address)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise PlanError("lab_cluster", address=address, why=str(error).splitlines()[0]) from error
    try:
        yield
    finally:
        ray.shutdown()


def join(ray: Any, address: str) -> None:
    path = os.pathsep.join(folder for folder in sys.path if folder)
    quiet = {"runtime_env": {"env_vars": {"PYTHONPATH": path}}, "log_to_driver": False, "logging_level": "error"}
    try:
        ray.init(address=address, **quiet)
    except ConnectionError:
        if address != "auto":
            raise
        ray.init(include_dashboard=False, **quiet)
