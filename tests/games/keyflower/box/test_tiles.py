"""What is in the box of Keyflower: the counts of the rulebook, and what holds for all tiles of a kind."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.games.keyflower.box.files.load import TILE_FILE, load_tiles
from kubrik.games.keyflower.box.tiles import Boat, Tile, UpgradableTile
from kubrik.games.keyflower.terms import (
    BLUE,
    BOAT,
    DRAW_SKILLS,
    DRAW_WORKERS,
    FIELD,
    GOLD,
    GREEN,
    HOME,
    KINDS,
    NO_EFFECT,
    PER_KEPT,
    RED,
    ROAD,
    SIDES,
    SPRING,
    SUMMER,
    SUMMER_BOAT,
    TAKE_GREEN,
    TRANSPORT,
    TURN_ORDER,
    VILLAGE,
    WATER,
    WINTER,
    WINTER_TILE,
    YELLOW,
)

FILE = TILE_FILE.load()  # as written
TILES = load_tiles()  # as the rules use them
UPGRADABLE = [*TILES.homes, *TILES.spring, *TILES.summer, *TILES.autumn]
PLAYERS = [2, 3, 4, 5, 6]


def roads(tiles: list[Tile]) -> list[int]:
    return sorted({tile.edges.count(ROAD) for tile in tiles})


def water(tile: Tile) -> list[int]:
    return [side for side, edge in enumerate(tile.edges) if edge == WATER]


def boats_with(players: int) -> list[Boat]:
    return [boat for boat in TILES.boats if boat.players <= players]


def arrivals(players: int, season: int) -> tuple[int, int]:
    cargo = [boat.cargo[boat.face_in[season]] for boat in boats_with(players)]
    return sum(load.workers for load in cargo), sum(load.skills for load in cargo)


# ---------------------------------------------------------------- counts


@pytest.mark.rule("KF-1.1")
def test_there_are_64_tiles() -> None:
    kinds = Counter(KINDS[tile.kind] for tile in TILES.all)
    assert kinds == {"turn_order": 4, "boat": 6, "home": 6, "village": 32, "summer_boat": 4, "winter": 12}
    assert len(TILES.all) == 64


@pytest.mark.rule("KF-1.2", "KF-1.3")
def test_each_season_has_twelve_tiles() -> None:
    assert [len(pile) for pile in TILES.piles] == [12, 12, 12, 12]
    assert (len(TILES.summer), len(TILES.summer_boats)) == (8, 4)
    assert TILES.piles[SUMMER] == [*TILES.summer, *TILES.summer_boats]


def test_tiles_know_their_place_and_kind() -> None:
    assert [tile.index for tile in TILES.all] == list(range(64))
    assert len({tile.name.id for tile in TILES.all}) == len({tile.name.en for tile in TILES.all}) == 64
    assert len({tile.name.ru for tile in TILES.all}) == 64
    assert {tile.kind for tile in TILES.homes} == {HOME}
    assert {tile.kind for tile in [*TILES.spring, *TILES.summer, *TILES.autumn]} == {VILLAGE}
    assert {tile.kind for tile in TILES.summer_boats} == {SUMMER_BOAT}
    assert {tile.kind for tile in TILES.winter} == {WINTER_TILE}
    assert {tile.kind for tile in TILES.turn_order} == {TURN_ORDER}
    assert {tile.kind for tile in TILES.boats} == {BOAT}


@pytest.mark.rule("KF-1.4", "KF-1.5", "KF-1.6")
def test_the_pieces_beside_the_tiles() -> None:
    assert TILES.supply.skills == [16, 16, 16]
    assert TILES.supply.resources == [24, 24, 24, 48]
    assert TILES.supply.workers == [40, 40, 40, 20]


@pytest.mark.rule("KF-2.9", "KF-2.13", "KF-2.20")
@pytest.mark.parametrize(
    ("players", "turn_order", "season_tiles", "winter_each", "winter_most"),
    [(2, 1, 6, 3, 6), (3, 2, 7, 3, 9), (4, 3, 8, 3, 12), (5, 4, 9, 2, 10), (6, 4, 10, 2, 12)],
)
def test_numbers_by_players(
    players: int, turn_order: int, season_tiles: int, winter_each: int, winter_most: int
) -> None:
    assert len(boats_with(players)) == players
    assert sum(tile.players <= players for tile in TILES.turn_order) == turn_order
    assert TILES.season_tiles[players] == season_tiles
    assert TILES.winter_each[players] == winter_each
    assert players * winter_each == winter_most <= len(TILES.winter)


@pytest.mark.rule("KF-2.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_highest_turn_order_tile_is_purple(players: int) -> None:
    in_play = [tile for tile in TILES.turn_order if tile.players <= players]
    assert [tile.number for tile in in_play if tile.purple[players]] == [in_play[-1].number]


# ---------------------------------------------------------------- edges


@pytest.mark.rule("KF-10.12", "KF-1.3")
def test_numbers_of_roads() -> None:
    assert roads([*TILES.homes]) == [5]
    assert roads([*TILES.spring]) == [4]
    assert roads([*TILES.summer]) == [3]
    assert roads([*TILES.autumn]) == [2]
    assert roads(TILES.winter) == [1]
    assert roads([*TILES.summer_boats, *TILES.boats]) == [0]
    assert [tile.edges.count(ROAD) for tile in TILES.turn_order] == [1, 2, 3, 4]


@pytest.mark.rule("KF-10.12")
def test_a_home_has_one_water_side_and_no_field() -> None:
    assert [[SIDES[side] for side in water(home)] for home in TILES.homes] == [
        ["S"],
        ["SW"],
        ["N"],
        ["NW"],
        ["NE"],
        ["SE"],
    ]
    assert all(FIELD not in home.edges for home in TILES.homes)


def test_boats_have_two_opposite_water_sides_and_other_tiles_none() -> None:
    for tile in TILES.all:
        assert tile.is_boat == (tile.kind in (BOAT, SUMMER_BOAT))
        assert len(tile.edges) == 6
        if tile.kind != HOME:
            assert water(tile) == ([0, 3] if tile.is_boat else [])


# ---------------------------------------------------------------- faces


@pytest.mark.rule("KF-6.29", "KF-8.12")
def test_only_homes_and_village_tiles_can_be_used_and_upgraded() -> None:
    assert [tile for tile in TILES.all if isinstance(tile, UpgradableTile)] == UPGRADABLE
    others = [tile for tile in TILES.all if not isinstance(tile, UpgradableTile)]
    assert not any(face.is_usable for tile in others for face in tile.faces)


@pytest.mark.rule("KF-6.30")
def test_tiles_that_only_give_points_cannot_be_used() -> None:
    unused = {tile.name.id for tile in UPGRADABLE if not tile.faces[0].is_usable}
    assert unused == {
        "forge",
        "goldsmith",
        "sawmill",
        "sculptor",
        "well",
        "barn",
        "blacksmith",
        "stone_yard",
        "timber_yard",
    }


def test_both_faces_do_the_same_sort_of_thing() -> None:
    """The Workshop's back gives all of what its front lets choose from (KF-7.12, KF-7.13)."""
    kinds = {tile.name.id: {face.effect.kind for face in tile.faces} for tile in UPGRADABLE}
    assert [id for id, effects in kinds.items() if len(effects) > 1] == ["workshop"]
    assert kinds["alehouse"] == kinds["inn"] == kinds["brewer"] == kinds["tavern"] == {DRAW_WORKERS}
    assert kinds["apprentice_hall"] == kinds["hiring_fair"] == {DRAW_SKILLS}
    assert kinds["sawmill"] == {NO_EFFECT}


def test_homes_are_upgraded_in_three_ways() -> None:
    costs = [home.cost.resources for home in TILES.homes]
    assert costs == [[1, 1, 0, 0], [0, 1, 1, 0], [1, 0, 1, 0]] * 2


@pytest.mark.rule("KF-8.1")
def test_transport_tiles() -> None:
    """KF-7.14 names them."""
    carriers = {tile.name.id for tile in UPGRADABLE if tile.faces[0].effect.kind == TRANSPORT}
    assert carriers == {"home1", "home2", "home3", "home4", "home5", "home6", "stable", "farrier", "wainwright"}
    assert {face.effect.upgrades for tile in UPGRADABLE for face in tile.faces} == {0, 1, 2}
    assert max(face.effect.transport for tile in UPGRADABLE for face in tile.faces) == 6


def test_green_workers_cost_a_worker_of_the_season_s_colour() -> None:
    """KF-7.5 tells the colours."""
    traders = [tile for tile in UPGRADABLE if tile.faces[0].effect.kind == TAKE_GREEN]
    assert [tile.name.id for tile in traders] == ["peddler", "store", "fair"]
    assert [[face.effect.pay_worker for face in tile.faces] for tile in traders] == [
        [YELLOW] * 2,
        [BLUE] * 2,
        [RED] * 2,
    ]
    assert [tile.cost.resources[GOLD] for tile in traders] == [1, 1, 1]
    assert [tile.faces[1].points for tile in traders] == [0, 3, 5]
    assert GREEN not in {face.effect.pay_worker for tile in UPGRADABLE for face in tile.faces}


def test_yards_keep_resources() -> None:
    """KF-15.2 and KF-15.3 tell what they are worth."""
    yards = [tile.name.id for tile in UPGRADABLE if tile.faces[0].score.kind == PER_KEPT]
    assert yards == ["timber_yard", "stone_yard", "blacksmith", "barn"]


def test_few_fronts_have_points() -> None:
    worth = {tile.name.id: tile.faces[0].points for tile in UPGRADABLE if tile.faces[0].points}
    assert worth == {"sawmill": 3, "sculptor": 3, "forge": 3, "well": 3}


# ---------------------------------------------------------------- boats


@pytest.mark.rule("KF-2.12", "KF-3.4")
@pytest.mark.parametrize(
    ("players", "workers", "skills"),
    [
        (2, [13, 13, 9], [3, 3, 4]),
        (3, [19, 17, 13], [4, 4, 5]),
        (4, [24, 22, 15], [6, 6, 7]),
        (5, [29, 27, 18], [7, 7, 8]),
        (6, [33, 31, 22], [9, 9, 9]),
    ],
)
def test_arrivals_of_the_seasons(players: int, workers: list[int], skills: list[int]) -> None:
    loads = [arrivals(players, season) for season in range(SPRING, WINTER)]
    assert loads == list(zip(workers, skills))


def test_the_bag_is_large_enough_for_six() -> None:
    """Eight each, and the boats of spring (KF-2.1, KF-2.5, KF-2.12)."""
    assert 6 * 8 + arrivals(6, SPRING)[0] == 81 < sum(TILES.supply.workers[:GREEN])


# ---------------------------------------------------------------- sources


def test_sources_tell_what_is_not_certain() -> None:
    sources = {entry.id: entry.source for entry in FILE.box.entries()}
    assert all("likely" in source for source in sources.values())  # which sides have roads, one source says
    assert {id for id, source in sources.items() if "seed: ru" in source} == {"tavern", "sea_breese"}
    assert {id for id, source in sources.items() if "house: ru" not in source} == {"tavern", "sea_breese", "keyflower"}
