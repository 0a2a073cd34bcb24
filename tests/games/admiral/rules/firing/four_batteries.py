"""A ship in the middle of a sea at Admiral level."""

from __future__ import annotations

from tests.games.admiral.scene import Scene, scene

TWELVE = "............"


def admiral(ships: str, options: dict[str, str] | None = None) -> Scene:
    """Player 0 has a ship in F6; the wind does not matter."""
    return scene(*[TWELVE] * 12, ships=ships, level="admiral", options=options).turn(0)


def fires(s: Scene) -> list[str]:
    """What player 0 may fire at with ships."""
    return [name.removeprefix("fire at ") for name in s.starting_with(0, "fire at ")]


def all_of(s: Scene, target: str, *shots: str) -> Scene:
    """So many shots that miss; a single gun is not asked about."""
    return s.choose(0, f"fire at {target}", *shots).chance("die 2")
