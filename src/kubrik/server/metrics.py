"""What is counted, for Prometheus. With several processes each counts in files that all of them read."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # set before this module is loaded
REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
PATIENT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)

TABLES: Final = Gauge(
    "kubrik_tables_live", "Tables that are in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)
SOCKETS: Final = Gauge("kubrik_sockets", "Open WebSockets.", registry=REGISTRY, multiprocess_mode="livesum")
CHOICE_SECONDS: Final = Histogram(
    "kubrik_choice_seconds",
    "Choices that were stored: from the arrival of one until all are told.",
    registry=REGISTRY,
    buckets=QUICK,
)
BOT_SECONDS: Final = Histogram(
    "kubrik_bot_seconds", "How long bots think.", ["bot"], registry=REGISTRY, buckets=PATIENT
)
REQUESTS: Final = Histogram(
    "kubrik_request_seconds", "HTTP requests.", ["method", "route", "status"], registry=REGISTRY, buckets=QUICK
)


def exposition() -> bytes:
    """All processes together."""
    registry = REGISTRY
    if SHARED in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
