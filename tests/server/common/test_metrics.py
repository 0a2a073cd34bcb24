"""What happens very often is counted a little later, and nothing of it is lost."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client import CollectorRegistry

from kubrik.server.common import metrics
from kubrik.server.common.metrics import Frequent


@pytest.fixture
def registry() -> CollectorRegistry:
    return CollectorRegistry()


@pytest.fixture
def frequent(registry: CollectorRegistry) -> Frequent:
    return Frequent("seconds", "How long.", registry=registry, buckets=(0.1, 1.0))


def counted(registry: CollectorRegistry) -> list[float | None]:
    """So many of a tenth of a second, of a second, in all; and how long all of them took."""
    return [
        *(registry.get_sample_value("seconds_bucket", {"le": le}) for le in ("0.1", "1.0", "+Inf")),
        registry.get_sample_value("seconds_sum"),
    ]


async def test_each_counts_where_it_belongs(registry: CollectorRegistry, frequent: Frequent) -> None:
    for seconds in (0.1, 0.25, 0.5, 2.0):
        frequent.note(seconds)
    assert counted(registry) == [0, 0, 0, 0]
    frequent.count()
    frequent.count()
    assert counted(registry) == [1, 3, 4, 2.85]


async def test_it_is_counted_soon(
    registry: CollectorRegistry, frequent: Frequent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "COUNTED_AFTER", 0.01)
    for _ in range(2):
        frequent.note(0.5)
        await asyncio.sleep(0.05)
    assert counted(registry) == [0, 2, 2, 1.0]
