"""Ship classes, forts, guns and wind as they come with the game."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.box.files.load import load_ships
from kubrik.games.admiral.box.ships import ShipClass
from kubrik.games.admiral.terms import BOW, CALM, FRESH, LONG, MEDIUM, PISTOL, PORT_SIDE, STARBOARD, STERN, STORM

SHIPS = load_ships()

# fresh, storm, calm, range, guns a side, bow, stern, strength, boarding, gold, value, masts
TABLE = {
    "battleship": [4, 3, 0, 6, 4, 1, 1, 8, 5, 2, 5, 3],
    "galleon": [4, 2, 0, 5, 4, 0, 1, 6, 4, 4, 4, 3],
    "frigate": [6, 3, 0, 5, 3, 1, 1, 5, 3, 2, 3, 3],
    "brig": [5, 2, 1, 4, 2, 1, 0, 3, 2, 1, 2, 2],
}


def ship_class(id: str) -> ShipClass:
    return next(entry for entry in SHIPS.classes if entry.name.id == id)


@pytest.mark.rule("AD-4.1")
def test_there_are_four_classes() -> None:
    assert [entry.name.id for entry in SHIPS.classes] == list(TABLE)
    assert [entry.index for entry in SHIPS.classes] == [0, 1, 2, 3]
    assert [entry.name.ru for entry in SHIPS.classes] == ["Линкор", "Галеон", "Фрегат", "Бриг"]
    assert "".join(entry.letter for entry in SHIPS.classes) == "LGFB"


@pytest.mark.rule("AD-4.2", "AD-4.3")
@pytest.mark.parametrize("id", TABLE)
def test_a_class_has_the_numbers_of_the_table(id: str) -> None:
    ship = ship_class(id)
    distances = [ship.distances[FRESH], ship.distances[STORM], ship.distances[CALM]]
    guns = [ship.guns[PORT_SIDE], ship.guns[BOW], ship.guns[STERN]]
    rest = [ship.strength, ship.boarding, ship.gold, ship.value, ship.masts]
    assert [*distances, ship.range, *guns, *rest] == TABLE[id]
    assert ship.guns[STARBOARD] == ship.guns[PORT_SIDE]


@pytest.mark.rule("AD-2.12", "AD-3.3", "AD-21.1")
def test_the_brig_is_another_kind_of_ship() -> None:
    for ship in SHIPS.classes:
        is_brig = ship.name.id == "brig"
        assert [ship.crosses_reefs, ship.lobs, ship.burns] == [is_brig] * 3


@pytest.mark.rule("AD-17.1", "AD-17.6", "AD-22.3")
def test_all_forts_are_alike() -> None:
    fort = SHIPS.fort
    assert [fort.strength, fort.guns, fort.range, fort.garrison, fort.value] == [6, 3, 6, 5, 3]


@pytest.mark.rule("AD-10.1", "AD-10.2", "AD-10.3", "AD-9.4")
def test_distances_are_pistol_shot_medium_and_long() -> None:
    bands = [SHIPS.gunnery.band(distance) for distance in range(1, 7)]
    assert bands == [PISTOL, MEDIUM, MEDIUM, LONG, LONG, LONG]
    assert SHIPS.gunnery.storm_range == 3


@pytest.mark.rule("AD-10.4", "AD-10.5", "AD-10.6")
@pytest.mark.parametrize(("band", "hits"), [(LONG, [1, 3, 5]), (MEDIUM, [1, 3, 5, 6]), (PISTOL, [1, 3, 4, 5, 6])])
def test_the_farther_the_fewer_numbers_hit(band: int, hits: list[int]) -> None:
    assert [number for number in range(7) if SHIPS.gunnery.hits[band][number]] == hits


@pytest.mark.rule("AD-7.2")
def test_most_winds_are_fresh() -> None:
    assert [SHIPS.vane[CALM], SHIPS.vane[FRESH], SHIPS.vane[STORM]] == [1, 4, 1]
