"""The box of Tremble, Humans! as tests look into it: the file as written, and the cards as the rules use them."""

from __future__ import annotations

from kubrik.games.humans.box.cards import (
    BONUSES,
    TYPES,
    Bonus,
    CityCard,
    MissionCard,
    ShipCard,
    StationCard,
)
from kubrik.games.humans.box.files.load import load_cards, parse_file, read_text

FILE = parse_file(read_text(), "cards.toml")  # as written
CARDS = load_cards()  # as the rules use them
SHIPS = CARDS.ships[1:]  # those for sale
PLAYERS = [2, 3, 4, 5]
STEP = 10_000


def city(id: str) -> CityCard:
    return next(city for city in CARDS.cities if city.name.id == id)


def ship(id: str) -> ShipCard:
    return next(ship for ship in CARDS.ships if ship.name.id == id)


def station(id: str) -> StationCard:
    return next(station for station in CARDS.stations if station.name.id == id)


def cities_of(colour: int, players: int = 5) -> list[CityCard]:
    return [city for city in CARDS.cities if city.colour == colour and city.players <= players]


def missions_with(players: int) -> list[MissionCard]:
    return [mission for mission in CARDS.missions if mission.players <= players]


def bonuses(ship: ShipCard) -> list[tuple[str, str, int]]:
    return [(BONUSES[bonus.kind], what(bonus), bonus.n) for bonus in ship.bonuses]


def what(bonus: Bonus) -> str:
    names = {
        "with_type": TYPES,
        "vs_type": TYPES,
        "at_centre": [centre.id for centre in CARDS.centres],
        "in_region": [region.id for region in CARDS.regions],
    }
    return names[BONUSES[bonus.kind]][bonus.what] if BONUSES[bonus.kind] in names else ""


def cards_in_deck(colour: int) -> int:
    ships = sum(ship.copies for ship in SHIPS if ship.colour == colour)
    return ships + sum(station.copies[colour] for station in CARDS.stations)
