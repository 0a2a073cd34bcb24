"""Where a tile may be put: matching edges, free rotation, and tiles that find no place (KF-10, KF-12.7)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.placing import Cell, cells_for, code_of, fits, frontier, grown, has_place, put
from kubrik.games.keyflower.terms import FIELD, HOME, ROAD, SIDES, WATER
from kubrik.games.keyflower.tiles import Tile
from kubrik.games.keyflower.village import NO_RESOURCES, NOTHING_THERE, Plot
from tests.games.keyflower.slow_routes import (
    NAMED,
    OWNER,
    SHAPES,
    TILES,
    growing,
    random_village,
    slow_positions,
    turned,
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


def test_a_tile_is_put_beside_the_village() -> None:
    """KF-10.4, EC-68: there is no other cell."""
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


def test_what_is_kept_aside_has_no_cells() -> None:
    """KF-10.13."""
    v = village("home1")
    assert places(frontier(v.laid)) == places(frontier(v.aside("barn").laid))


# ---------------------------------------------------------------- edges


def test_a_code_has_two_bits_a_side() -> None:
    home = NAMED["home2"]  # rwrrrr
    assert code_of(home, 0) == ROAD * 0b010101010001 + WATER * 0b000000000100
    assert code_of(home, 5) == ROAD * 0b010101010100 + WATER * 0b000000000001  # SW has come to S


def test_edges_must_be_of_equal_kind() -> None:
    """KF-10.6, EC-63: the road of a Keythedral (at SE) must face the road of the home."""
    v = village("home1")
    assert v.rotations("keythedral", 0, -1) == [1]  # SE turned to S
    assert v.rotations("keythedral", -1, 0) == [0]
    assert v.rotations("keywood", 0, -1) == [0, 2]


def test_the_owner_of_summer_boat_2a_need_not_match_edges() -> None:
    """KF-10.15, KF-12.7, EC-63, EC-64."""
    v = village("home1", any_edges=True)
    assert v.rotations("keythedral", 0, -1) == [0, 1, 2, 3, 4, 5]
    assert v.rotations("keythedral", 0, 1) == [0, 1, 2, 3, 4, 5]
    assert v.rotations("flipper", 0, 1) == [0, 1, 2]
    v.at("keythedral", 0, 1)
    assert v.plot("keythedral").edge(3) == FIELD
    assert v.plot("home1").edge(0) == WATER


def test_even_summer_boat_2a_puts_tiles_side_by_side() -> None:
    """KF-10.4, KF-12.7."""
    v = village("home1", any_edges=True)
    assert len(cells_for(SHAPES, frontier(v.laid), NAMED["barn"], True)) == 6


def test_only_boats_can_be_put_at_the_water_of_a_home() -> None:
    """KF-10.6, EC-64."""
    water = [village("home1").cell(0, 1)]
    for tile in TILES:
        if tile.kind != HOME:
            assert has_place(SHAPES, water, tile, False) == tile.is_boat


def test_a_boat_lies_with_its_water_to_the_water_of_the_home() -> None:
    """EC-66."""
    v = village("home2")  # water at SW
    assert v.rotations("sea_breese", -1, 1) == [1]
    assert not fits(SHAPES, v.cell(-1, 1), NAMED["sea_breese"], 0, False)
    assert fits(SHAPES, v.cell(-1, 1), NAMED["sea_breese"], 4, False)  # the same the other way round


def test_a_tile_must_match_every_neighbour() -> None:
    """KF-10.7, EC-67: the Barn (rrffff) with a road to the home, and what the Keywood shows it."""
    assert village("home1").rotations("barn", 1, -1) == [0, 1]
    assert village("home1").at("keywood", 0, -1, 0).rotations("barn", 1, -1) == [0]  # a field
    assert village("home1").at("keywood", 0, -1, 2).rotations("barn", 1, -1) == [1]  # a road


def test_a_tile_may_be_joined_by_fields_only() -> None:
    """KF-10.8, R-KF-11, EC-65."""
    v = village("home1").at("keywood", 0, -1, 2).at("barn", 1, -2, 3)
    assert seen(v.plot("barn")) == ["", "keywood", "", "", "", ""]
    assert v.plot("barn").edge(1) == v.plot("keywood").edge(4) == FIELD


def test_boats_need_not_be_joined_by_water() -> None:
    """KF-10.9."""
    v = village("home1").at("keywood", 0, -1, 2).at("summer_boat3", 1, -2)
    assert seen(v.plot("summer_boat3")) == ["", "keywood", "", "", "", ""]


def test_a_road_can_close_the_river() -> None:
    """EC-70: at (-1, 1), with a road towards (0, 1)."""
    v = village("home1")
    assert v.rotations("keyflower", 0, 1) == [0]
    v.at("workshop", -1, 1)  # rffrrr
    assert v.rotations("keyflower", 0, 1) == []


def test_a_field_beside_the_water_leaves_the_river_open() -> None:
    """KF-10.14."""
    v = village("home1").at("alehouse", -1, 1, 1)  # its SE is field
    assert v.rotations("keyflower", 0, 1) == [0]


# ---------------------------------------------------------------- rotations


@pytest.mark.parametrize(
    ("name", "rotations"),
    [
        ("keyflower", [0, 1, 2]),
        ("summer_boat1", [0, 1, 2]),
        ("key_celeste", [0, 1, 2]),
        ("gold_mine", [0, 1, 2]),  # rfrrfr
        ("turn3", [0, 1]),  # frfrfr
        ("keywood", [0, 1, 2]),  # rrfrrf
        ("woodcutter", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_of_rotations_with_equal_edges_the_smallest_is_offered(name: str, rotations: list[int]) -> None:
    """J-9."""
    assert SHAPES.rotations[NAMED[name].index] == rotations


@pytest.mark.parametrize("tile", TILES, ids=[tile.name.id for tile in TILES])
def test_every_way_a_tile_can_lie_is_offered_once(tile: Tile) -> None:
    """KF-10.5, J-9."""
    looks = [turned(tile.edges, rotation) for rotation in range(6)]
    assert SHAPES.rotations[tile.index] == sorted({looks.index(look) for look in looks})


# ---------------------------------------------------------------- no place


def test_a_tile_may_have_no_place() -> None:
    """KF-10.13, R-KF-12: here only the water of the home is free."""
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


def test_placed_tiles_stay_where_they_are() -> None:
    """KF-10.11, KF-10.17; and the village as it was is not changed: others may still hold it."""
    before = village("home1").at("keywood", 0, -1, 2).laid
    after = put(before, NAMED["stable"], OWNER, 0, frontier(before)[3], 1)
    assert [(p.q, p.r, p.rotation) for p in after] == [(0, 0, 0), (0, -1, 2), (1, -1, 1)]
    assert [seen(plot).count("") for plot in before] == [5, 5]
    assert [seen(plot).count("") for plot in after] == [4, 4, 4]


def test_what_is_kept_aside_is_nobody_s_neighbour() -> None:
    """KF-10.13: it has no place, whatever its coordinates say."""
    v = village("home1").aside("barn").at("keywood", 0, -1, 2)
    assert seen(v.plot("keywood")) == ["home1", "", "", "", "", ""]
    assert seen(v.plot("barn")) == [""] * 6


# ---------------------------------------------------------------- against the slow answers


@pytest.mark.parametrize("seed", range(40))
def test_positions_are_those_found_side_by_side(seed: int) -> None:
    """KF-10.4 – 10.7, KF-10.15."""
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
