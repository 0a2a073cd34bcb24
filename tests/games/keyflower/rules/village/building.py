"""Villages that grow (step 6), for scenes: who builds what, where it lies, and why a place is refused."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from tests.games.keyflower.scene import Scene, tile_of


def expanding(s: Scene, *names: str) -> Scene:
    """The first player has won these tiles."""
    return s.won(0, *names).go(ExpandVillages())


def lies(s: Scene, name: str) -> tuple[int, int, int]:
    plot = s.t.plot(tile_of(name))
    return plot.q, plot.r, plot.rotation


def refused(s: Scene, name: str) -> str:
    """The clause that forbids the choice."""
    assert name not in s.options(0)
    with pytest.raises(Illegal) as e:
        s.choose(0, name)
    return e.value.clause
