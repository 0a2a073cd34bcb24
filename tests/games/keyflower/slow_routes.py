"""Villages for tests, built tile by tile or grown at random; and slow, obvious answers about them.

    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1)
    assert best_loop(v.plots(), v.tiles()) == slow_loop(v.laid) == 3

The slow answers look at coordinates and edges alone, one side after another.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from kubrik.games.keyflower.box.files.load import load_tiles
from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.expansions.key_celeste.box.load import load_ghost
from kubrik.games.keyflower.table.placing import Cell, Shapes, cells_for, fits, frontier, has_place, put, rotations_at
from kubrik.games.keyflower.table.routes import beyond, can_carry
from kubrik.games.keyflower.table.village import NEXT_Q, NEXT_R, Plot, home_plot, kept_aside
from kubrik.games.keyflower.terms import ROAD, SIDES

BOX = load_tiles()
TILES: list[Tile] = [*BOX.all, load_ghost(len(BOX.all)).ship]
NAMED = {tile.name.id: tile for tile in TILES}
SHAPES = Shapes(TILES)
OWNER = 1

Place = tuple[int, int]


class Village:
    """A village in the making; every tile is put where it may be."""

    def __init__(self, home: str, any_edges: bool) -> None:
        self.laid = [home_plot(NAMED[home], OWNER)]
        self.any_edges = any_edges

    def at(self, name: str, q: int, r: int, rotation: int = 0, face: int = 0) -> Village:
        cell = self.cell(q, r)
        assert fits(SHAPES, cell, NAMED[name], rotation, self.any_edges), f"{name} cannot be put there"
        self.laid = put(self.laid, NAMED[name], OWNER, face, cell, rotation)
        return self

    def anywhere(self, name: str, face: int = 0) -> Village:
        cell = cells_for(SHAPES, frontier(self.laid), NAMED[name], self.any_edges)[0]
        return self.at(name, cell.q, cell.r, rotations_at(SHAPES, cell, NAMED[name], self.any_edges)[0], face)

    def aside(self, name: str) -> Village:
        self.laid = [*self.laid, kept_aside(NAMED[name], OWNER, 0)]
        return self

    def upgraded(self, name: str) -> Village:
        self.laid = [plot.turned_over() if plot.tile is NAMED[name] else plot for plot in self.laid]
        return self

    # ---- looking at it

    def cell(self, q: int, r: int) -> Cell:
        return next(cell for cell in frontier(self.laid) if (cell.q, cell.r) == (q, r))

    def rotations(self, name: str, q: int, r: int) -> list[int]:
        return rotations_at(SHAPES, self.cell(q, r), NAMED[name], self.any_edges)

    def plot(self, name: str) -> Plot:
        return next(plot for plot in self.laid if plot.tile is NAMED[name])

    def reached(self, name: str, cross_fields: bool = False) -> list[str]:
        """Where a resource can be carried from here in one step, clockwise from S."""
        plot = self.plot(name)
        sides = [(side, beyond(self.plots(), plot, side)) for side in range(6)]
        return [there.tile.name.id for side, there in sides if there and can_carry(plot, there, side, cross_fields)]

    def plots(self) -> list[Plot | None]:
        """By index, as the table keeps them."""
        by_index = {plot.tile.index: plot for plot in self.laid}
        return [by_index.get(i) for i in range(len(TILES))]

    def tiles(self) -> list[int]:
        return [plot.tile.index for plot in self.laid]


def village(home: str, any_edges: bool = False) -> Village:
    """With `any_edges`, its owner has summer boat 2a."""
    return Village(home, any_edges)


def two_triangles() -> Village:
    """The village of W-11: home, Keywood and Stable; home, Woodcutter and Alehouse."""
    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1)
    return v.at("woodcutter", -1, 0, 5).at("alehouse", -1, 1, 1)


# ---------------------------------------------------------------- at random


def random_village(seed: int, size: int) -> Village:
    """With as many tiles beside the home."""
    return list(growing(seed, size))[-1]


def growing(seed: int, size: int) -> Iterator[Village]:
    """One village, after each tile. Most have many roads and lie close together: so there are loops. Few lie aside."""
    rng = random.Random(seed)
    v = village(rng.choice(BOX.homes).name.id, any_edges=rng.random() < 0.2)
    yield v
    some = [*rng.sample(TILES[6:26], size), *rng.sample(TILES[26:], 4)]
    for tile in rng.sample(some, size):
        if rng.random() < 0.95 and has_place(SHAPES, frontier(v.laid), tile, v.any_edges):
            put_somewhere(v, tile, rng)
        else:
            v.aside(tile.name.id)
        yield v


def put_somewhere(v: Village, tile: Tile, rng: random.Random) -> None:
    cells = cells_for(SHAPES, frontier(v.laid), tile, v.any_edges)
    some = rng.choices(cells, k=3)
    cell = max(some, key=lambda cell: cell.mask.bit_count())
    v.at(tile.name.id, cell.q, cell.r, rng.choice(rotations_at(SHAPES, cell, tile, v.any_edges)))


# ---------------------------------------------------------------- slow answers


def beside(place: Place) -> list[Place]:
    return [(place[0] + NEXT_Q[side], place[1] + NEXT_R[side]) for side in range(len(SIDES))]


def by_place(laid: list[Plot]) -> dict[Place, Plot]:
    return {(plot.q, plot.r): plot for plot in laid if not plot.aside}


def slow_positions(laid: list[Plot], tile: Tile, any_edges: bool) -> set[tuple[int, int, int]]:
    """Every place and rotation allowed by KF-10 and KF-10.15, equal rotations included."""
    taken = by_place(laid)
    free = {place for plot in taken for place in beside(plot)} - set(taken)
    return {
        (*place, turn)
        for place in free
        for turn in range(6)
        if any_edges or slow_fits(taken, place, turned(tile.edges, turn))
    }


def slow_fits(taken: dict[Place, Plot], place: Place, edges: list[int]) -> bool:
    for side, other in enumerate(beside(place)):
        if other in taken and edges_of(taken[other])[(side + 3) % 6] != edges[side]:
            return False
    return True


def turned(edges: list[int], turns: int) -> list[int]:
    """One turn brings what was at S to SW (section 0 of the tile data)."""
    for _ in range(turns):
        edges = [edges[-1], *edges[:-1]]
    return edges


def edges_of(plot: Plot) -> list[int]:
    return turned(plot.tile.edges, plot.rotation)


def slow_loop(laid: list[Plot]) -> int:
    """Walks every route from every tile, and looks at those that come back (KF-13)."""
    taken = by_place(laid)
    roads = {frozenset((here, there)) for here in taken for there in joined(taken, here)}
    return max(walk(start, [start], roads) for start in taken)


def joined(taken: dict[Place, Plot], here: Place) -> list[Place]:
    return [
        there
        for side, there in enumerate(beside(here))
        if there in taken and edges_of(taken[here])[side] == edges_of(taken[there])[(side + 3) % 6] == ROAD
    ]


def walk(start: Place, route: list[Place], roads: set[frozenset[Place]]) -> int:
    """The most different tiles of a closed route that goes on with these roads."""
    best = len(set(route)) if len(route) > 1 and route[-1] == start else 0
    for road in roads:
        if route[-1] in road:
            (there,) = road - {route[-1]}
            best = max(best, walk(start, [*route, there], roads - {road}))
    return best
