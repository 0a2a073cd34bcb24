"""A table on which much can be done in a turn."""

from __future__ import annotations

from tests.games.admiral.scene import Scene, scene


def harbour(level: str = "captain", goal: int = 0, captains: str | None = None) -> Scene:
    """Two ships of the first player beside its fort, enemies before them, gold in the frigate's cell."""
    rows = ["1a......", "aa$.....", "........", "........"]
    return scene(*rows, ships="L1 B1 E, F1 C2 E, F2 D1 W, B2 H4 W", level=level, goal=goal, captains=captains, pile=3)
