"""A ship among others below Admiral level."""

from __future__ import annotations

from tests.games.admiral.scene import Scene, scene

NINE = "........."
ON = {"both_broadsides": "on"}
OFF = {"both_broadsides": "off"}
AROUND = "L1 E5 N, G2 G5 W, F2 C5 W, B2 E3 W, L2 G4 W"  # to the E, the W, the N; and G4 a little north of east


def around(options: dict[str, str] | None = None, level: str = "captain", ships: str = AROUND) -> Scene:
    """A ship of the line of player 0 among ships of player 1."""
    return scene(*[NINE] * 9, ships=ships, options=options, level=level, wind="S").turn(0)


def once(s: Scene, target: str, ship: str = "L1") -> Scene:
    """One shot of player 0 that misses."""
    return s.choose(0, f"fire at {target}", f"1 from {ship}").chance("die 2")


def fires(s: Scene) -> list[str]:
    """What player 0 may fire at with ships."""
    return [name.removeprefix("fire at ") for name in s.starting_with(0, "fire at ")]
