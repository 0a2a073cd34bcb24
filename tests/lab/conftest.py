"""The game of charms is known while the laboratory is tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kubrik.games.registry import GAMES
from tests.lab.charms import Charms


@pytest.fixture(autouse=True)
def charms() -> Iterator[None]:
    GAMES[Charms.name] = Charms()
    yield
    del GAMES[Charms.name]
