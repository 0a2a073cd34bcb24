"""Edges of tiles side by side, and how a tile may be turned (KF-10)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.table.placing import cells_for, code_of, fits, frontier, has_place
from kubrik.games.keyflower.table.village import NOTHING_THERE, Plot
from kubrik.games.keyflower.terms import FIELD, HOME, ROAD, WATER
from tests.games.keyflower.slow_routes import BOX, NAMED, SHAPES, TILES, turned, village


def seen(plot: Plot) -> list[str]:
    return ["" if tile == NOTHING_THERE else TILES[tile].name.id for tile in plot.beside]


def test_a_code_has_two_bits_a_side() -> None:
    home = NAMED["home2"]  # rwrrrr
    assert code_of(home, 0) == ROAD * 0b010101010001 + WATER * 0b000000000100
    assert code_of(home, 5) == ROAD * 0b010101010100 + WATER * 0b000000000001  # SW has come to S


@pytest.mark.rule("KF-10.6", "EC-63")
def test_edges_must_be_of_equal_kind() -> None:
    """The road of a Keythedral (at SE) must face the road of the home."""
    v = village("home1")
    assert v.rotations("keythedral", 0, -1) == [1]  # SE turned to S
    assert v.rotations("keythedral", -1, 0) == [0]
    assert v.rotations("keywood", 0, -1) == [0, 2]


@pytest.mark.rule("KF-10.15", "KF-12.7", "EC-63", "EC-64")
def test_the_owner_of_summer_boat_2a_need_not_match_edges() -> None:
    v = village("home1", any_edges=True)
    assert v.rotations("keythedral", 0, -1) == [0, 1, 2, 3, 4, 5]
    assert v.rotations("keythedral", 0, 1) == [0, 1, 2, 3, 4, 5]
    assert v.rotations("flipper", 0, 1) == [0, 1, 2]
    v.at("keythedral", 0, 1)
    assert v.plot("keythedral").edge(3) == FIELD
    assert v.plot("home1").edge(0) == WATER


@pytest.mark.rule("KF-10.4", "KF-12.7")
def test_even_summer_boat_2a_puts_tiles_side_by_side() -> None:
    v = village("home1", any_edges=True)
    assert len(cells_for(SHAPES, frontier(v.laid), NAMED["barn"], True)) == 6


@pytest.mark.rule("KF-10.6", "EC-64")
def test_only_boats_can_be_put_at_the_water_of_a_home() -> None:
    water = [village("home1").cell(0, 1)]
    for tile in TILES:
        if tile.kind != HOME:
            assert has_place(SHAPES, water, tile, False) == tile.is_boat


@pytest.mark.rule("EC-66")
def test_a_boat_lies_with_its_water_to_the_water_of_the_home() -> None:
    v = village("home2")  # water at SW
    assert v.rotations("sea_breese", -1, 1) == [1]
    assert not fits(SHAPES, v.cell(-1, 1), NAMED["sea_breese"], 0, False)
    assert fits(SHAPES, v.cell(-1, 1), NAMED["sea_breese"], 4, False)  # the same the other way round


@pytest.mark.rule("KF-10.7", "EC-67")
def test_a_tile_must_match_every_neighbour() -> None:
    """The Barn (rrffff) with a road to the home, and what the Keywood shows it."""
    assert village("home1").rotations("barn", 1, -1) == [0, 1]
    assert village("home1").at("keywood", 0, -1, 0).rotations("barn", 1, -1) == [0]  # a field
    assert village("home1").at("keywood", 0, -1, 2).rotations("barn", 1, -1) == [1]  # a road


@pytest.mark.rule("KF-10.8", "EC-65")
def test_a_tile_may_be_joined_by_fields_only() -> None:
    """R-KF-11."""
    v = village("home1").at("keywood", 0, -1, 2).at("barn", 1, -2, 3)
    assert seen(v.plot("barn")) == ["", "keywood", "", "", "", ""]
    assert v.plot("barn").edge(1) == v.plot("keywood").edge(4) == FIELD


@pytest.mark.rule("KF-10.9")
def test_boats_need_not_be_joined_by_water() -> None:
    v = village("home1").at("keywood", 0, -1, 2).at("summer_boat3", 1, -2)
    assert seen(v.plot("summer_boat3")) == ["", "keywood", "", "", "", ""]


@pytest.mark.rule("EC-70")
def test_a_road_can_close_the_river() -> None:
    """At (-1, 1), with a road towards (0, 1)."""
    v = village("home1")
    assert v.rotations("keyflower", 0, 1) == [0]
    v.at("workshop", -1, 1)  # rffrrr
    assert v.rotations("keyflower", 0, 1) == []


@pytest.mark.rule("KF-10.14")
def test_a_field_beside_the_water_leaves_the_river_open() -> None:
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


@pytest.mark.rule("KF-10.5")
@pytest.mark.parametrize("tile", TILES, ids=[tile.name.id for tile in TILES])
def test_every_way_a_tile_can_lie_is_offered_once(tile: Tile) -> None:
    """J-9."""
    looks = [turned(tile.edges, rotation) for rotation in range(6)]
    assert SHAPES.rotations[tile.index] == sorted({looks.index(look) for look in looks})


# ---------------------------------------------------------------- all tiles


@pytest.mark.rule("KF-10.12")
def test_roads_of_each_kind_of_tile() -> None:
    some: list[Sequence[Tile]] = [BOX.homes, BOX.spring, BOX.summer, BOX.summer_boats, BOX.autumn, BOX.winter]
    for tiles, roads in zip(some, [5, 4, 3, 0, 2, 1]):
        assert {tile.edges.count(ROAD) for tile in tiles} == {roads}
    assert {home.edges.count(WATER) for home in BOX.homes} == {1}
