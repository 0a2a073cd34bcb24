"""The best closed route of a village, for the Sea Bastion (KF-13.3, KF-13.4, KF-13.5).

A set of tiles or of roads is a number with a bit for each, by its index in the list of them.
"""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.table.routes import beyond, can_carry, plot_of
from kubrik.games.keyflower.table.village import NOTHING_THERE, Plot


class Road:
    """A road between two adjacent tiles; `a` and `b` are their places in the village."""

    def __init__(self, a: int, b: int) -> None:
        self.a: Final = a
        self.b: Final = b
        self.ends: Final = 1 << a | 1 << b


class Knot:
    """Cycles connected by common tiles. Every road out of a knot is a bridge: no closed route leaves it."""

    def __init__(self, cycles: list[int], tiles: int) -> None:
        self.cycles: Final = cycles  # each a set of roads
        self.tiles: Final = tiles  # all tiles on its cycles


def best_loop(plots: list[Plot | None], village: list[int]) -> int:
    """The number of different tiles on the best closed route that uses no road twice; 0 without one (KF-13.3, KF-13.4,
    KF-13.5, R-KF-18).

    Summer boat 2a makes no roads (KF-12.7.1).
    """
    roads = roads_of(plots, village)
    best = 0
    for knot in knots_of(roads, cycles_of(roads, len(village))):
        if knot.tiles.bit_count() > best:
            best = max(best, longest_route(roads, knot))
    return best


def roads_of(plots: list[Plot | None], village: list[int]) -> list[Road]:
    places = [NOTHING_THERE] * len(plots)
    for i, tile in enumerate(village):
        places[tile] = i
    out: list[Road] = []
    for i, tile in enumerate(village):
        plot = plot_of(plots, tile)
        for side in range(3):  # the other three sides are covered from the tiles there
            other = beyond(plots, plot, side)
            if other is not None and can_carry(plot, other, side, False):
                out.append(Road(i, places[other.tile.index]))
    return out


def cycles_of(roads: list[Road], tiles: int) -> list[int]:
    """A basis of all cycles: trees grow road by road, and each road within a tree closes one cycle."""
    root = list(range(tiles))
    way = [0] * tiles  # the set of roads from the root of its tree to each tile
    cycles: list[int] = []
    for i, road in enumerate(roads):
        around = way[road.a] ^ way[road.b] ^ 1 << i
        if root[road.a] == root[road.b]:
            cycles.append(around)
        else:
            graft(root, way, root[road.b], root[road.a], around)
    return cycles


def graft(root: list[int], way: list[int], tree: int, onto: int, bend: int) -> None:
    """Joins one tree to another; roads passed in both directions cancel out."""
    for i in range(len(root)):
        if root[i] == tree:
            root[i] = onto
            way[i] ^= bend


def knots_of(roads: list[Road], cycles: list[int]) -> list[Knot]:
    knots: list[Knot] = []
    for cycle in cycles:
        merged = Knot([cycle], tiles_on(roads, cycle))
        apart: list[Knot] = []
        for knot in knots:
            if knot.tiles & merged.tiles:
                merged = Knot(knot.cycles + merged.cycles, knot.tiles | merged.tiles)
            else:
                apart.append(knot)
        apart.append(merged)
        knots = apart
    return knots


def longest_route(roads: list[Road], knot: Knot) -> int:
    """Every set with an even number of roads at each tile is a sum of cycles; a connected one is a closed route."""
    best = 0
    everything = knot.tiles.bit_count()
    chosen = 0
    for n in range(1, 1 << len(knot.cycles)):
        chosen ^= knot.cycles[(n & -n).bit_length() - 1]  # each sum once, changing one cycle at a time (Gray code)
        tiles = tiles_on(roads, chosen)
        if tiles.bit_count() > best and in_one_piece(roads, chosen, tiles):
            best = tiles.bit_count()
            if best == everything:
                break
    return best


def tiles_on(roads: list[Road], chosen: int) -> int:
    tiles = 0
    for i, road in enumerate(roads):
        if chosen & 1 << i:
            tiles |= road.ends
    return tiles


def in_one_piece(roads: list[Road], chosen: int, tiles: int) -> bool:
    """Do these roads join all these tiles?"""
    before = 0
    reached = tiles & -tiles
    while before != reached:
        before = reached
        for i, road in enumerate(roads):
            if chosen & 1 << i and road.ends & reached:
                reached |= road.ends
    return reached == tiles
