"""Checks of the entries of a card file, one by one. decks.py checks them all together."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.files.entries import check_ids, check_source, check_titles
from kubrik.games.common.files.errors import THE_FILE, expect, expect_known, expect_value
from kubrik.games.humans.box.cards import BLUE, COLOURS, NO_COLOUR, RED, TYPES
from kubrik.games.humans.box.files.effects import (
    ON_COMPENSATIONS,
    ON_SHIPS,
    ON_STATIONS,
    check_effect,
    check_no_repeats,
    expect_humans,
)
from kubrik.games.humans.box.files.schema import (
    BoxEntry,
    CardFile,
    CityEntry,
    MissionEntry,
    ShipEntry,
    StationEntry,
)

GAME: Final = "humans"
TURNS: Final = 10  # the rules know exactly so many (TH-3.4)
MARKS: Final = ["", "3+", "4+", "5+"]  # for which numbers of players (TH-1.11)
BACKS: Final = [COLOURS[BLUE], COLOURS[RED]]  # backs of cards (TH-1.10, TH-1.17)
SOURCES: Final = ["seed", "public", "house"]


def check_entries(file: CardFile) -> None:
    """Every entry names what exists, has sensible numbers and says where it comes from."""
    expect_value(THE_FILE, "game", file.game, GAME)
    _check_tables(file)
    check_ids(file.box.entries())
    check_titles(file.box.entries(), SOURCES)
    _check_cards(file.box, file.numbers.track_step)


def _check_tables(file: CardFile) -> None:
    check_source("[numbers]", file.numbers, SOURCES)
    check_source("[prizes]", file.prizes, SOURCES)
    check_source("[credit]", file.credit, SOURCES)
    check_source("[tokens]", file.tokens, SOURCES)
    _check_turns(file)
    _check_humans(file)


def _check_turns(file: CardFile) -> None:
    turns, limits = file.numbers.turns, len(file.numbers.fuel_limit)
    expect_value("[numbers]", "turns", turns, TURNS)
    expect(limits == turns, "[numbers]", "fuel_limits", limits=limits, turns=turns)


def _check_humans(file: CardFile) -> None:
    numbers, prizes, credit = file.numbers, file.prizes, file.credit
    for field, value in (("start_humans", numbers.start_humans), ("track_end", numbers.track_end)):
        expect_humans("[numbers]", field, value, numbers.track_step)
    for field, value in (("first", prizes.first), ("second", prizes.second), ("first_tie_pool", prizes.first_tie_pool)):
        expect_humans("[prizes]", field, value, numbers.track_step)
    for field, value in (("max_humans", credit.max_humans), ("gives", credit.gives), ("costs", credit.costs)):
        expect_humans("[credit]", field, value, numbers.track_step)


def _check_cards(box: BoxEntry, step: int) -> None:
    for city in box.city:
        _check_city(city, box, step)
    for ship in box.ship:
        _check_ship(ship, box, step)
    for station in box.station:
        _check_station(station, box, step)
    for mission in box.mission:
        _check_mission(mission, box)
    for compensation in box.compensation:
        check_effect(compensation.label, compensation.effect, ON_COMPENSATIONS, box, step)


def _check_city(city: CityEntry, box: BoxEntry, step: int) -> None:
    """Checks a city card; a catch pays more than a raid (TH-1.9, TH-1.10, TH-1.11)."""
    expect_known(city.label, "region", city.region, [r.id for r in box.region])
    expect_known(city.label, "centre", city.centre, [c.id for c in box.centre])
    expect_known(city.label, "mark", city.mark, MARKS)
    expect_known(city.label, "colour", city.colour, BACKS)
    expect_humans(city.label, "raid", city.raid, step)
    expect_humans(city.label, "catch", city.catch, step)
    expect(city.catch > city.raid, city.label, "catch_and_raid", catch=city.catch, raid=city.raid)


def _check_ship(ship: ShipEntry, box: BoxEntry, step: int) -> None:
    """Checks a ship card (TH-1.17, TH-1.18)."""
    expect_known(ship.label, "type", ship.type, TYPES)
    for ability in ship.abilities:
        check_effect(ship.label, ability, ON_SHIPS, box, step)
    check_no_repeats(ship.label, ship.abilities)
    expect_known(ship.label, "colour", ship.colour, BACKS if ship.buyable else [COLOURS[NO_COLOUR]])
    if ship.buyable:
        expect_humans(ship.label, "price", ship.price, step)
    else:
        expect(ship.price == 0, ship.label, "price_of_unbuyable", price=ship.price)


def _check_station(station: StationEntry, box: BoxEntry, step: int) -> None:
    """Checks a station card (TH-1.17, TH-1.19)."""
    expect(station.blue + station.red > 0, station.label, "no_copies")
    expect_humans(station.label, "price", station.price, step)
    check_effect(station.label, station.effect, ON_STATIONS, box, step)


def _check_mission(mission: MissionEntry, box: BoxEntry) -> None:
    """Checks that a mission names either a region or a centre (TH-1.23, TH-1.24)."""
    expect_known(mission.label, "mark", mission.mark, MARKS)
    one = (mission.region is None) != (mission.centre is None)
    expect(one, mission.label, "region_or_centre")
    if mission.region is not None:
        expect_known(mission.label, "region", mission.region, [r.id for r in box.region])
    if mission.centre is not None:
        expect_known(mission.label, "centre", mission.centre, [c.id for c in box.centre])
