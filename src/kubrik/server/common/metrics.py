"""What is counted, for Prometheus. With several processes each counts in files that all of them read."""

from __future__ import annotations

import asyncio
import os
from bisect import bisect_left
from collections import Counter as Counts
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # set before this module is loaded
REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COUNTED_AFTER: Final = 1.0  # seconds


class Frequent(Histogram):
    """A counter for events that happen thousands of times a second: they are collected, and counted together later."""

    def _metric_init(self) -> None:
        super()._metric_init()
        self._noted: list[float] = []

    def note(self, seconds: float) -> None:
        if not self._noted:
            asyncio.get_running_loop().call_later(COUNTED_AFTER, self.count)
        self._noted.append(seconds)

    def count(self) -> None:
        noted, self._noted = self._noted, []
        self._sum.inc(sum(noted))
        for bucket, many in Counts(bisect_left(self._upper_bounds, seconds) for seconds in noted).items():
            self._buckets[bucket].inc(many)


TABLES: Final = Gauge(
    "kubrik_tables_live", "Tables that are in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)
SOCKETS: Final = Gauge("kubrik_sockets", "Open WebSockets.", registry=REGISTRY, multiprocess_mode="livesum")
CHOICE_SECONDS: Final = Frequent(
    "kubrik_choice_seconds",
    "Choices that all see: from the arrival of one until it is stored and told.",
    registry=REGISTRY,
    buckets=QUICK,
)
DAMAGED: Final = Counter("kubrik_damaged_tables", "Tables that can't be read.", registry=REGISTRY)
LATE_ANSWERS: Final = Counter(
    "kubrik_late_answers", "Answers of bots that missed their moment: this machine is too slow.", registry=REGISTRY
)
REQUESTS: Final = Histogram(
    "kubrik_request_seconds", "HTTP requests.", ["method", "route", "status"], registry=REGISTRY, buckets=QUICK
)


def exposition() -> bytes:
    """The figures of all processes, added up, as Prometheus reads them."""
    CHOICE_SECONDS.count()
    registry = REGISTRY
    if SHARED in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_process(pid: int) -> None:
    """Closes the gauges of a dead process; its counters are kept."""
    if SHARED in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
