"""Checks of the entries of a tile file, one by one. counts.py checks them all together."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.files.entries import check_ids, check_source, check_titles
from kubrik.games.common.files.errors import THE_FILE, expect, expect_known, expect_value
from kubrik.games.keyflower.box.files.effects import check_ability, check_cost, check_face
from kubrik.games.keyflower.box.files.schema import BoatEntry, BoxEntry, TileEntry, TileFile, TurnOrderEntry
from kubrik.games.keyflower.box.files.scores import ON_BOATS, ON_TURN_ORDER, ON_WINTER, check_worth
from kubrik.games.keyflower.terms import MAX_PLAYERS, SEASONS, SPRING

GAME: Final = "keyflower"
SOURCES: Final = ["seed", "public", "likely", "house"]
ROADS: Final = {"home": 5, "spring": 4, "summer": 3, "summer_boat": 0, "autumn": 2, "winter": 1, "boat": 0}  # KF-10.12
OPPOSITE: Final = 3  # the number of sides to the opposite one


def check_entries(file: TileFile) -> None:
    """Every entry names what exists, has sensible numbers and says where it comes from."""
    expect_value(THE_FILE, "game", file.game, GAME)
    check_source("[numbers]", file.numbers, SOURCES)
    check_source("[supply]", file.supply, SOURCES)
    check_ids(file.box.entries())
    check_titles(file.box.entries(), SOURCES)
    _check_sides(file.box)
    _check_tiles(file.box)


def check_river(label: str, edges: str) -> None:
    """A boat tile is part of a river: it has two opposite water sides (KF-13.8), and no road."""
    water = [side for side, edge in enumerate(edges) if edge == "w"]
    across = len(water) == 2 and water[1] - water[0] == OPPOSITE
    expect(across and "r" not in edges, label, "river", edges=edges)


def check_seasons(label: str, front: list[str], back: list[str]) -> None:
    """Each season is on one face, spring on the front (KF-2.11, KF-3.3)."""
    for season in front + back:
        expect_known(label, "season", season, SEASONS)
    each_once = sorted(front + back) == sorted(SEASONS)
    expect(each_once, label, "seasons_once", seasons=front + back)
    expect(SEASONS[SPRING] in front, label, "spring_on_back")


def _check_sides(box: BoxEntry) -> None:
    for tile in box.entries():
        if tile.table in ("boat", "summer_boat"):
            check_river(tile.label, tile.edges)
        else:
            _check_land(tile)


def _check_land(tile: TileEntry) -> None:
    """Checks the sides of a tile (KF-10.12); a turn-order tile may have any number of roads."""
    roads, water = tile.edges.count("r"), tile.edges.count("w")
    expected = ROADS.get(tile.table, roads), int(tile.table == "home")
    fits = (roads, water) == expected
    expect(fits, tile.label, "edges", edges=tile.edges, roads=expected[0], water=expected[1])


def _check_tiles(box: BoxEntry) -> None:
    for tile in box.upgradable():
        check_face(tile.label, "front", tile.front)
        check_face(tile.label, "back", tile.back)
        check_cost(tile.label, tile.cost)
    for summer_boat in box.summer_boat:
        check_ability(summer_boat.label, summer_boat.a)
        check_ability(summer_boat.label, summer_boat.b)
    for winter in box.winter:
        check_worth(winter, ON_WINTER)
    for turn_order in box.turn_order:
        _check_turn_order(turn_order)
    for boat in box.boat:
        _check_boat(boat)


def _check_turn_order(tile: TurnOrderEntry) -> None:
    """A tile used with some number of players is also used with more; each number is on one side (KF-2.13)."""
    check_worth(tile, ON_TURN_ORDER)
    players = sorted(tile.purple + tile.plain)
    expected = list(range(players[0] if players else MAX_PLAYERS, MAX_PLAYERS + 1))
    there, needed = str(players), str(expected)
    expect(players == expected, tile.label, "purple_and_plain", players=there, expected=needed)


def _check_boat(boat: BoatEntry) -> None:
    check_worth(boat, ON_BOATS)
    check_seasons(boat.label, boat.front.seasons, boat.back.seasons)
