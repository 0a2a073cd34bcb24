"""A table that is about to be set up: chance is told from the first home on.

s = undealt(2).chance("home home3", "home home1", *["worker red"] * 8)
"""

from __future__ import annotations

from kubrik.engine.journal import Journal
from kubrik.engine.play import advance, chances
from kubrik.games.keyflower.rules.flow import new_table
from tests.games.keyflower.scene import BOX, Scene, scene

SPRING_CARGO = [(7, 1), (6, 2), (6, 1), (5, 2), (5, 1), (4, 2)]  # workers and skill tiles, boat by boat


def undealt(seats: int) -> Scene:
    """Everything in its place, nothing drawn: the first home comes next."""
    s = scene(seats)
    s.t = new_table(s.t.rules, seed=1)
    s.t.explicit_chance = True
    s.t.journal = Journal()
    advance(s.t)
    return s


def with_homes(*homes: str) -> Scene:
    """These homes are dealt, seat by seat; workers come next."""
    return undealt(len(homes)).chance(*(f"home {home}" for home in homes))


def with_workers(*homes: str) -> Scene:
    """Everybody has drawn eight red workers or, from the fifth player on, yellow ones; cargo comes next."""
    s = with_homes(*homes)
    for seat in range(len(homes)):
        s.chance(*["worker red" if seat < 4 else "worker yellow"] * 8)
    return s


def with_cargo(*homes: str) -> Scene:
    """Every boat is loaded with blue workers and saws; spring tiles come next."""
    s = with_workers(*homes)
    for workers, skills in SPRING_CARGO[: len(homes)]:
        s.chance(*["worker blue"] * workers, *["skill saw"] * skills)
    return s


def with_tiles(*homes: str) -> Scene:
    """The first spring tiles of the file are on offer; winter tiles come next."""
    s = with_cargo(*homes)
    some = BOX.spring[: BOX.season_tiles[len(homes)]]
    return s.chance(*(f"tile {tile.name.id}" for tile in some))


def next_draw(s: Scene) -> dict[str, int]:
    """What chance may bring now, and how likely each is."""
    return {outcome.choice.name: outcome.weight for outcome in chances(s.t)}
