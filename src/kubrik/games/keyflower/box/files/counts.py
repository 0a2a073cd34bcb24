"""Checks all tiles of a file together: enough of each kind, for every number of players."""

from __future__ import annotations

from kubrik.games.common.files.errors import expect, table
from kubrik.games.keyflower.box.files.schema import BoxEntry, TileFile
from kubrik.games.keyflower.terms import MAX_PLAYERS, MIN_PLAYERS, START_WORKERS


def check_counts(file: TileFile) -> None:
    """There is a home and a boat for everybody, and tiles and workers for all seasons."""
    _check_homes(file.box)
    _check_abilities(file.box)
    _check_bag(file)
    _check_order(file.box)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        _check_boats(file.box, players)
        _check_purple(file.box, players)
        _check_seasons(file, players)


def _check_homes(box: BoxEntry) -> None:
    """There are enough homes, and their numbers differ: the lowest one starts (KF-2.8)."""
    homes, numbers = len(box.home), {home.number for home in box.home}
    expect(homes >= MAX_PLAYERS, table("home"), "homes", homes=homes, least=MAX_PLAYERS)
    expect(len(numbers) == homes, table("home"), "home_numbers", numbers=len(numbers), homes=homes)


def _check_abilities(box: BoxEntry) -> None:
    """Every ability is on one boat only, so that no two players have the same."""
    seen: list[str] = []
    for boat in box.summer_boat:
        for ability in (boat.a.ability, boat.b.ability):
            expect(ability not in seen, boat.label, "ability_twice", ability=ability)
            seen.append(ability)


def _check_bag(file: TileFile) -> None:
    """The bag has enough workers for the start (KF-2.1, KF-2.5)."""
    workers, needed = file.supply.workers, START_WORKERS * MAX_PLAYERS
    bag = workers.blue + workers.red + workers.yellow
    expect(bag >= needed, "[supply]", "bag", workers=bag, least=needed, each=START_WORKERS)


def _check_order(box: BoxEntry) -> None:
    """Turn-order tiles are numbered 1, 2, 3, … (KF-9.11)."""
    numbers = [tile.number for tile in box.turn_order]
    expected = list(range(1, len(numbers) + 1))
    same = numbers == expected
    expect(same, table("turn_order"), "order_numbers", numbers=str(numbers), expected=str(expected))


def _check_boats(box: BoxEntry, players: int) -> None:
    """There are as many boats as players (KF-2.9)."""
    boats = sum(boat.players <= players for boat in box.boat)
    expect(boats == players, table("boat"), "boats", boats=boats, players=players)


def _check_purple(box: BoxEntry, players: int) -> None:
    """The highest-numbered tile in play, and no other, shows the purple icon (KF-2.14)."""
    in_play = [tile for tile in box.turn_order if players in tile.purple + tile.plain]
    purple = [tile.number for tile in in_play if players in tile.purple]
    highest = purple == [tile.number for tile in in_play][-1:] != []
    expect(highest, table("turn_order"), "purple", players=players, purple=str(purple))


def _check_seasons(file: TileFile, players: int) -> None:
    """There are enough tiles for every season (KF-2.15, KF-2.16, KF-3.9)."""
    box, row = file.box, players - MIN_PLAYERS
    needed, dealt = file.numbers.season_tiles[row], file.numbers.winter_each[row] * players
    piles = {"spring": len(box.spring), "summer": len(box.summer) + len(box.summer_boat), "autumn": len(box.autumn)}
    for season, tiles in piles.items():
        expect(tiles >= needed, table(season), "tiles", tiles=tiles, players=players, least=needed)
    winter = len(box.winter)
    expect(winter >= dealt, table("winter"), "tiles", tiles=winter, players=players, least=dealt)
