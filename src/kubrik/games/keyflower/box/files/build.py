"""From a checked tile file to the tiles of the rules: names become numbers, and sources are dropped."""

from __future__ import annotations

from itertools import count

from kubrik.games.keyflower.box.files.effects import resources_of
from kubrik.games.keyflower.box.files.faces import cost_of, edges_of, face_in, face_of, plain_face, worth_of
from kubrik.games.keyflower.box.files.schema import (
    AbilityEntry,
    BoatEntry,
    BoatFaceEntry,
    HomeEntry,
    SummerBoatEntry,
    SupplyEntry,
    TileFile,
    TurnOrderEntry,
    UpgradableEntry,
    WinterEntry,
)
from kubrik.games.keyflower.box.tiles import (
    Ability,
    Boat,
    Cargo,
    SummerBoat,
    Supply,
    Tile,
    Tiles,
    TurnOrderTile,
    UpgradableTile,
)
from kubrik.games.keyflower.terms import ABILITIES, HOME, MAX_PLAYERS, MIN_PLAYERS, VILLAGE, WINTER_TILE


def build(file: TileFile) -> Tiles:
    """Builds all tiles, numbered consecutively in the order of the tables."""
    box, index = file.box, count()
    return Tiles(
        homes=[_upgradable(next(index), tile) for tile in box.home],
        spring=[_upgradable(next(index), tile) for tile in box.spring],
        summer=[_upgradable(next(index), tile) for tile in box.summer],
        summer_boats=[_summer_boat(next(index), boat) for boat in box.summer_boat],
        autumn=[_upgradable(next(index), tile) for tile in box.autumn],
        winter=[_winter(next(index), tile) for tile in box.winter],
        turn_order=[_turn_order(next(index), tile) for tile in box.turn_order],
        boats=[_boat(next(index), boat) for boat in box.boat],
        season_tiles=_by_players(file.numbers.season_tiles),
        winter_each=_by_players(file.numbers.winter_each),
        supply=_supply(file.supply),
    )


def _by_players(counts: list[int]) -> list[int]:
    return [0] * MIN_PLAYERS + counts


def _supply(supply: SupplyEntry) -> Supply:
    workers, skills = supply.workers, supply.skills
    return Supply(
        workers=[workers.blue, workers.red, workers.yellow, workers.green],
        resources=resources_of(supply.resources),
        skills=[skills.anvil, skills.pickaxe, skills.saw],
    )


def _upgradable(index: int, entry: UpgradableEntry) -> UpgradableTile:
    kind, number = (HOME, entry.number) if isinstance(entry, HomeEntry) else (VILLAGE, 0)
    faces = [face_of(entry.front), face_of(entry.back)]
    return UpgradableTile(index, entry.name, kind, edges_of(entry.edges), faces, cost_of(entry.cost), number)


def _summer_boat(index: int, boat: SummerBoatEntry) -> SummerBoat:
    faces, abilities = [plain_face(0), plain_face(0)], [_ability(boat.a), _ability(boat.b)]
    return SummerBoat(index, boat.name, edges_of(boat.edges), faces, abilities)


def _ability(ability: AbilityEntry) -> Ability:
    return Ability(ABILITIES.index(ability.ability), ability.n or 0)


def _winter(index: int, tile: WinterEntry) -> Tile:
    return Tile(index, tile.name, WINTER_TILE, edges_of(tile.edges), [worth_of(tile)], False)


def _turn_order(index: int, tile: TurnOrderEntry) -> TurnOrderTile:
    """A turn-order tile; both sides are worth the same."""
    purple = [players in tile.purple for players in range(MAX_PLAYERS + 1)]
    players = min(tile.purple + tile.plain)
    return TurnOrderTile(index, tile.name, edges_of(tile.edges), [worth_of(tile)], tile.number, players, purple)


def _boat(index: int, boat: BoatEntry) -> Boat:
    """A boat; both faces are worth the same."""
    faces, cargo = [worth_of(boat), worth_of(boat)], [_cargo(boat.front), _cargo(boat.back)]
    seasons = face_in(boat.back.seasons)
    return Boat(index, boat.name, edges_of(boat.edges), faces, boat.players, cargo, seasons, boat.flips)


def _cargo(face: BoatFaceEntry) -> Cargo:
    return Cargo(face.workers, face.skills)
