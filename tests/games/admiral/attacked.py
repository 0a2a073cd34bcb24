"""How most scenes of Swift begin: a frigate declares fire at another, three cells away; both sides have a brig afar."""

from __future__ import annotations

from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = ("................", "................", "................")
SHIPS = "F1 A1 E, B1 P1 W, F2 D1 W, B2 J3 W"


def facing_each_other(captains: str, *, level: str = "captain", options: dict[str, str] | None = None) -> Scene:
    return scene(*SEA, ships=SHIPS, captains=captains, level=level, options=options)


def attacked(captains: str = "F2 swift", **options: str) -> Scene:
    """All three guns, one by one."""
    return facing_each_other(captains, options=options).turn(0).choose(0, "fire at F2", "3 from F1", "separate")


def shooters(s: Scene) -> list[str]:
    """Whose separate shots have been rolled, in their order."""
    return [s.t.rules.names[shooter] for shooter, *_ in s.notes(notes.SHOT)]
