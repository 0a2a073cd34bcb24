"""A real Ray cluster of two nodes on this machine, one of which is lost while it plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from kubrik.lab.run.folder import Folder
from kubrik.lab.run.running import Means, go_on
from tests.lab.experiments import plan, played, same_rows

ray = pytest.importorskip("ray", reason="Ray has no wheel for this Python yet")
GAMES = 24
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - takes seconds to import

    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_ENABLE_UV_RUN_RUNTIME_ENV"):
        monkeypatch.setenv(name, "0")
    found = patiently(lambda: Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False}))
    yield found
    found.shutdown()


def patiently(start: Callable[[], Any]) -> Any:
    """Ray gives a node 30 seconds to start; a machine that is busy with other tests may need longer."""
    for _ in range(5):
        with suppress(Exception):
            return start()
    return start()


def test_a_node_is_lost_and_the_rows_are_those_of_one_process(cluster: Any, tmp_path: Path) -> None:
    second = patiently(lambda: cluster.add_node(**SMALL))
    cluster.wait_for_nodes()
    said = plan(kind="seats", game="humans", bots=["random"], games=GAMES, chunk=2)
    folder = Folder.new(tmp_path / "cluster", said)
    lost: list[int] = []

    def told(games: int) -> None:
        if not lost:
            lost.append(games)
            cluster.remove_node(second, allow_graceful=False)

    go_on(folder, Means(ray=cluster.address), told, lambda chunks: 0.0)
    assert lost
    assert folder.is_complete()
    assert same_rows(folder, played(tmp_path / "alone", said))
