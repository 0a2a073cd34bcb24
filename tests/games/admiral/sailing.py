"""Moves of a scene in a few words: a wide sea, and ships that go as far as they can."""

from __future__ import annotations

from tests.games.admiral.scene import Scene, scene

WIDE = ["." * 17] * 17  # seven cells or more every way from H8


def alone(
    ship: str,
    facing: str = "E",
    wind: str = "E",
    level: str = "basic",
    captains: str | None = None,
    options: dict[str, str] | None = None,
) -> Scene:
    """The first player's only ship is in the middle of a wide sea, the other's in a corner."""
    ships = f"{ship} H8 {facing}, B2 Q17 W"
    return scene(*WIDE, ships=ships, wind=wind, level=level, captains=captains, options=options)


def sail(s: Scene, ship: str, heading: str) -> int:
    """As far as possible in one heading; how many cells?"""
    s.choose(0, f"move {ship}")
    if f"to {heading}" in s.options(0):
        s.choose(0, f"to {heading}")
    cells = 1
    while "advance" in s.options(0):
        s.choose(0, "advance")
        cells += 1
    if "stop" in s.options(0):
        s.choose(0, "stop")
    return cells


def headings(s: Scene, ship: str) -> str:
    """Those in which its move may start, as they are listed. There must be two at least."""
    s.choose(0, f"move {ship}")
    return " ".join(name.removeprefix("to ") for name in s.options(0))
