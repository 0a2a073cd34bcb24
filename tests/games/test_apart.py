"""No game of ours knows another one."""

from __future__ import annotations

from itertools import permutations

import grimp
import pytest

from kubrik.games.registry import OURS

PAIRS = list(permutations([game.name for game in OURS], 2))


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("kubrik", cache_dir=None)


@pytest.mark.once
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_no_game_knows_another(graph: grimp.ImportGraph, one: str, other: str) -> None:
    importer, imported = f"kubrik.games.{one}", f"kubrik.games.{other}"
    assert graph.find_shortest_chains(importer, imported) == set()


@pytest.mark.once
def test_a_chain_would_be_found(graph: grimp.ImportGraph) -> None:
    assert graph.find_shortest_chains("kubrik.games.humans", "kubrik.games.common")
