"""The data from which the page draws the tiles of Keyflower."""

from __future__ import annotations

from msgspec import Struct

from kubrik.engine.views import Furniture
from kubrik.games.keyflower.box.tiles import Boat, Tile, TurnOrderTile, UpgradableTile
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.terms import EDGES, KINDS, SEASONS
from kubrik.games.keyflower.views.furniture_faces import CostFurniture, FaceFurniture, cost_furniture, face_furniture


class TileFurniture(Struct, frozen=True):
    """A tile: its edges as it lies unturned, clockwise from the bottom, and both faces."""

    kind: str  # one of KINDS, or other for a tile of an expansion
    season: str | None  # in which the tile is laid out, if any
    edges: tuple[str, ...]
    faces: tuple[FaceFurniture, ...]
    cost: CostFurniture | None  # of its upgrade, if any
    number: int  # of a home or a turn-order tile, otherwise 0
    purple: bool  # a turn-order tile with the purple icon, at this table
    flips: bool  # a boat with a free upgrade (KF-13.11)


class KeyflowerFurniture(Furniture, frozen=True, kw_only=True):
    """The printed data of all tiles, by the stable ids that views use."""

    tiles: dict[str, TileFurniture]


def furniture(rules: Rules) -> KeyflowerFurniture:
    return KeyflowerFurniture(tiles={tile.name.id: tile_furniture(rules, tile) for tile in rules.tiles})


def tile_furniture(rules: Rules, tile: Tile) -> TileFurniture:
    return TileFurniture(
        kind=KINDS[tile.kind] if tile.kind < len(KINDS) else "other",
        season=season_of(rules, tile),
        edges=tuple(EDGES[edge] for edge in tile.edges),
        faces=tuple(face_furniture(tile, face) for face in range(len(tile.faces))),
        cost=cost_furniture(tile.cost) if isinstance(tile, UpgradableTile) else None,
        number=tile.number if isinstance(tile, (UpgradableTile, TurnOrderTile)) else 0,
        purple=isinstance(tile, TurnOrderTile) and tile.purple[rules.seats],
        flips=isinstance(tile, Boat) and tile.flips,
    )


def season_of(rules: Rules, tile: Tile) -> str | None:
    found = (SEASONS[i] for i, pile in enumerate(rules.box.piles) if tile in pile)
    return next(found, None)
