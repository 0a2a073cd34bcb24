"""Replaces the numbers of the rules by names."""

from __future__ import annotations

from kubrik.games.keyflower.table.auctions import Spot
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.table.village import Plot
from kubrik.games.keyflower.terms import COLOURS
from kubrik.games.keyflower.views.structs import PlotView, SpotView


def tile_id(t: Keyflower, tile: int) -> str:
    return t.rules.tiles[tile].name.id


def tile_ids(t: Keyflower, tiles: list[int]) -> tuple[str, ...]:
    return tuple(tile_id(t, tile) for tile in tiles)


def known_or_none(names: list[str], i: int) -> str | None:
    """None for a number below 0, which means nothing in the rules."""
    return names[i] if i >= 0 else None


def who(seat: int) -> int | None:
    return seat if seat >= 0 else None


def spot_view(spot: Spot) -> SpotView:
    return SpotView(lock=known_or_none(COLOURS, spot.lock), on=tuple(spot.on), need=spot.need, room=spot.room)


def plot_view(t: Keyflower, plot: Plot) -> PlotView:
    return PlotView(
        tile=plot.tile.name.id,
        face=plot.face,
        q=plot.q,
        r=plot.r,
        rotation=plot.rotation,
        aside=plot.aside,
        resources=tuple(plot.resources),
        spot=spot_view(t.spots[plot.tile.index]),
    )
