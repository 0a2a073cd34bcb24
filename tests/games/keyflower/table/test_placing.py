"""Where a tile may be put: matching edges, free rotation, and tiles that find no place (KF-10, KF-12.7)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table.placing import Cell, cells_for, fits, frontier, grown, has_place, put
from kubrik.games.keyflower.table.village import NO_RESOURCES, NOTHING_THERE, Plot
from kubrik.games.keyflower.terms import SIDES
from tests.games.keyflower.slow_routes import (
    NAMED,
    OWNER,
    SHAPES,
    TILES,
    growing,
    random_village,
    slow_positions,
    village,
)


def places(cells: list[Cell]) -> list[tuple[int, int]]:
    return [(cell.q, cell.r) for cell in cells]


def names(cells: list[Cell]) -> list[str]:
    return [f"{TILES[cell.tile].name.id} {SIDES[cell.side]}" for cell in cells]


def whole(cell: Cell) -> tuple[int, ...]:
    return (cell.q, cell.r, cell.mask, cell.value, cell.tile, cell.side)


def seen(plot: Plot) -> list[str]:
    return ["" if tile == NOTHING_THERE else TILES[tile].name.id for tile in plot.beside]


# ---------------------------------------------------------------- free cells


@pytest.mark.rule("KF-10.4", "EC-68")
def test_a_tile_is_put_beside_the_village() -> None:
    """There is no other cell."""
    assert places(frontier(village("home1").laid)) == [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]


def test_a_cell_is_named_after_the_first_tile_that_touches_it() -> None:
    """Each appears once, though home and Keywood both touch two of them."""
    cells = frontier(village("home1").at("keywood", 0, -1, 2).laid)
    home = ["home1 S", "home1 SW", "home1 NW", "home1 NE", "home1 SE"]
    assert names(cells) == [*home, "keywood NW", "keywood N", "keywood NE"]
    assert len(set(places(cells))) == 8


def test_the_frontier_grows_without_new_names() -> None:
    """The cell of the new tile goes, its neighbours are told, its own cells come last."""
    before = village("home1").at("keywood", 0, -1, 2)
    cells = frontier(before.laid)
    after = before.at("stable", 1, -1, 1)
    home = ["home1 S", "home1 SW", "home1 NW", "home1 SE"]
    others = ["keywood NW", "keywood N", "keywood NE", "stable NE", "stable SE"]
    assert names(grown(cells, after.plot("stable"))) == [*home, *others]


@pytest.mark.rule("KF-10.13")
def test_what_is_kept_aside_has_no_cells() -> None:
    v = village("home1")
    assert places(frontier(v.laid)) == places(frontier(v.aside("barn").laid))


# ---------------------------------------------------------------- no place


@pytest.mark.rule("KF-10.13")
def test_a_tile_may_have_no_place() -> None:
    """Here only the water of the home is free (R-KF-12)."""
    water = [village("home1").cell(0, 1)]
    assert not has_place(SHAPES, water, NAMED["inn"], False)
    assert cells_for(SHAPES, water, NAMED["inn"], False) == []
    assert has_place(SHAPES, water, NAMED["inn"], True)  # with 2a there always is one
    assert has_place(SHAPES, water, NAMED["white_wind"], False)


# ---------------------------------------------------------------- putting


def test_neighbours_know_each_other() -> None:
    v = village("home1").at("keywood", 0, -1, 2).at("stable", 1, -1, 1)
    assert seen(v.plot("home1")) == ["", "", "", "keywood", "stable", ""]
    assert seen(v.plot("keywood")) == ["home1", "", "", "", "", "stable"]
    assert seen(v.plot("stable")) == ["", "home1", "keywood", "", "", ""]


def test_a_tile_is_put_as_told() -> None:
    laid = village("home1").laid
    plot = put(laid, NAMED["keywood"], 4, 1, frontier(laid)[3], 2)[-1]
    assert (plot.tile, plot.owner, plot.face, plot.aside) == (NAMED["keywood"], 4, 1, False)
    assert (plot.q, plot.r, plot.rotation, plot.resources) == (0, -1, 2, NO_RESOURCES)


@pytest.mark.rule("KF-10.11", "KF-10.17")
def test_placed_tiles_stay_where_they_are() -> None:
    """And the village as it was is not changed, for others may still hold it."""
    before = village("home1").at("keywood", 0, -1, 2).laid
    after = put(before, NAMED["stable"], OWNER, 0, frontier(before)[3], 1)
    assert [(p.q, p.r, p.rotation) for p in after] == [(0, 0, 0), (0, -1, 2), (1, -1, 1)]
    assert [seen(plot).count("") for plot in before] == [5, 5]
    assert [seen(plot).count("") for plot in after] == [4, 4, 4]


@pytest.mark.rule("KF-10.13")
def test_what_is_kept_aside_is_nobody_s_neighbour() -> None:
    """It has no place, whatever its coordinates say."""
    v = village("home1").aside("barn").at("keywood", 0, -1, 2)
    assert seen(v.plot("keywood")) == ["home1", "", "", "", "", ""]
    assert seen(v.plot("barn")) == [""] * 6


# ---------------------------------------------------------------- against the slow answers


@pytest.mark.rule("KF-10.4", "KF-10.5", "KF-10.6", "KF-10.7", "KF-10.15")
@pytest.mark.parametrize("seed", range(40))
def test_positions_are_those_found_side_by_side(seed: int) -> None:
    v = random_village(seed, 12)
    cells = frontier(v.laid)
    for tile in TILES:
        slow = slow_positions(v.laid, tile, v.any_edges)
        fast = [(c.q, c.r, turn) for c in cells for turn in range(6) if fits(SHAPES, c, tile, turn, v.any_edges)]
        assert sorted(fast) == sorted(slow)
        assert sorted(places(cells_for(SHAPES, cells, tile, v.any_edges))) == sorted({(q, r) for q, r, _ in slow})
        assert has_place(SHAPES, cells, tile, v.any_edges) == bool(slow)


@pytest.mark.parametrize("seed", range(40))
def test_the_frontier_grown_tile_by_tile_is_the_frontier(seed: int) -> None:
    """The same cells with the same demands and names, in the same order."""
    cells: list[Cell] = []
    for v in growing(seed, 14):
        if not v.laid[-1].aside:
            cells = grown(cells, v.laid[-1])
        assert [whole(cell) for cell in cells] == [whole(cell) for cell in frontier(v.laid)]
