"""Connections in a village: steps of transport, neighbours, the river. Closed routes are in loops.py.

`plots` are all tiles by index; a village is the indexes of its tiles.
"""

from __future__ import annotations

from kubrik.games.keyflower.table.village import NOTHING_THERE, Plot, water_side
from kubrik.games.keyflower.terms import ROAD, TRANSPORT, WATER


def beyond(plots: list[Plot | None], plot: Plot, side: int) -> Plot | None:
    """The plot at this side of a plot, or None."""
    tile = plot.beside[side]
    return None if tile == NOTHING_THERE else plots[tile]


def plot_of(plots: list[Plot | None], tile: int) -> Plot:
    plot = plots[tile]
    assert plot is not None
    return plot


def can_carry(plot: Plot, other: Plot, side: int, cross_fields: bool) -> bool:
    """Can resources move over this side? Over roads (KF-8.3), with 2a also fields, never water (KF-12.6, R-KF-14)."""
    here = plot.edge(side)
    there = other.edge((side + 3) % 6)
    if cross_fields:
        return here != WATER and there != WATER
    return here == ROAD and there == ROAD


def neighbours(plot: Plot) -> int:
    """The number of tiles beside it, through any kind of edge (KF-15.17, R-KF-23)."""
    return 6 - plot.beside.count(NOTHING_THERE)


def transport_capacity(plots: list[Plot | None], village: list[int]) -> int:
    """The sum over all visible faces (KF-13.2); a tile kept aside counts too (KF-10.13)."""
    total = 0
    for tile in village:
        effect = plot_of(plots, tile).shown.effect
        if effect.kind == TRANSPORT:
            total += effect.transport
    return total


def river_boats(plots: list[Plot | None], home: Plot) -> int:
    """Boats in a straight line from the home's water, as long as water meets water (KF-13.6, KF-13.7, KF-13.8,
    KF-13.9).
    """
    boats = 0
    side = water_side(home)
    here = home
    while side != NOTHING_THERE and here.edge(side) == WATER:
        there = beyond(plots, here, side)
        if there is None or not there.tile.is_boat or there.edge((side + 3) % 6) != WATER:
            break
        boats += 1
        here = there
    return boats
