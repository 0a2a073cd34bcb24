"""Holdings and scoring tiles in, points out: the allocation as tests ask for it."""

from __future__ import annotations

from kubrik.games.keyflower.rules.scoring.allocation import (
    NOWHERE,
    Allocated,
    Allocation,
    Stock,
    best_of_all,
    best_resources,
    best_skills,
    best_workers,
)
from kubrik.games.keyflower.terms import RESOURCES
from tests.games.keyflower.rules.scoring.scoring_tiles import TILES, at, scorers


def stocks(**resources: int) -> list[Stock]:
    """stocks(wood=2) lies anywhere; stocks(wood_barn=2) on the Barn."""
    out = []
    for name, n in resources.items():
        kind, _, tile = name.partition("_")
        out.append(Stock(RESOURCES.index(kind), n, at(tile) if tile else NOWHERE))
    return out


def workers(ids: str, blue: int = 0, red: int = 0, yellow: int = 0, green: int = 0) -> dict[str, int]:
    return told(best_workers([blue, red, yellow, green], scorers(ids)))


def skills(ids: str, anvil: int = 0, pickaxe: int = 0, saw: int = 0) -> dict[str, int]:
    return told(best_skills([anvil, pickaxe, saw], scorers(ids)))


def resources(ids: str, **kept: int) -> dict[str, int]:
    return told(best_resources(stocks(**kept), scorers(ids), False, True))


def with_boat_3b(ids: str, left: bool = True, **kept: int) -> dict[str, int]:
    return told(best_resources(stocks(**kept), scorers(ids), True, left))


def told(best: Allocation) -> dict[str, int]:
    """The points of every tile that has some, of what is left, and of all."""
    names = {tile.index: tile.name.id for tile in TILES.values()}
    points = {names[line.tile]: line.points for line in best.lines if line.points}
    return {**points, **({"left": best.left} if best.left else {}), "total": best.points}


def marked(ids: str, counts: list[int], kept: list[Stock], marker: bool = True) -> Allocated:
    """With the purple marker; the counts are of skills."""
    return best_of_all([0, 0, 0, 0], counts, kept, scorers(ids), False, True, marker)


def declared(best: Allocated) -> tuple[int, int, int]:
    return best.marker.items, best.marker.kind, best.marker.tile
