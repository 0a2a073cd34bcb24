"""The cards of Tremble, Humans! as the rules use them: plain numbers, made once by data.py and never changed."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.names import Name

SAUCER: Final = 0
TRIPOD: Final = 1
CRUISER: Final = 2
TYPES: Final = ["saucer", "tripod", "cruiser"]  # TH-0.8: the three types of ship

BLUE: Final = 0
RED: Final = 1
NO_COLOUR: Final = 2
COLOURS: Final = ["blue", "red", "none"]

# Strength bonuses of ships (TH-17.1, TH-17.2, TH-17.3, TH-17.6, TH-17.7, TH-17.8).
WITH_TYPE: Final = 0
AT_CENTRE: Final = 1
VS_ARMY: Final = 2
IN_REGION: Final = 3
ALONE: Final = 4
VS_TYPE: Final = 5
BONUSES: Final = ["with_type", "at_centre", "vs_army", "in_region", "alone", "vs_type"]

# Effects of stations and compensations (TH-17).
BOOST: Final = 0
CANCEL: Final = 1
MOVE_ENEMY: Final = 2
TOKEN_SUPPORT: Final = 3
FUEL: Final = 4
REROLL: Final = 5
SAVE_SHIP: Final = 6
SKIP_ARMY: Final = 7
RAID_BONUS: Final = 8
CLAIM: Final = 9
HUMANS: Final = 10
EFFECTS: Final = [
    "boost_own_ship",
    "cancel_bonuses",
    "move_enemy_ship",
    "token_support",
    "fuel",
    "reroll",
    "save_ship",
    "skip_army",
    "raid_bonus",
    "claim_trophy",
    "humans",
]


class Bonus:
    """Strength that a ship adds under a condition (TH-8.3)."""

    def __init__(self, kind: int, what: int, n: int) -> None:
        self.kind: Final = kind
        self.what: Final = what
        self.n: Final = n


class Card:
    """Any card; `index` is its place in the list of its kind."""

    def __init__(self, index: int, name: Name) -> None:
        self.index: Final = index
        self.name: Final = name


class DeckCard(Card):
    """A card of the ship decks: a ship or a station (TH-1.16)."""

    def __init__(self, index: int, name: Name, price: int, is_station: bool, colour: int) -> None:
        super().__init__(index, name)
        self.price: Final = price
        self.is_station: Final = is_station
        self.colour: Final = colour  # the colour of its back (TH-1.17)


class ShipCard(DeckCard):
    """A model of ship (TH-1.18)."""

    def __init__(
        self,
        index: int,
        name: Name,
        price: int,
        type: int,
        colour: int,
        copies: int,
        strength: int,
        fuel: int,
        bonuses: list[Bonus],
        immortal: bool,
        moves: bool,
        scouts: int,
        raid_bonus: int,
    ) -> None:
        super().__init__(index, name, price, False, colour)
        self.type: Final = type
        self.copies: Final = copies
        self.strength: Final = strength
        self.fuel: Final = fuel
        self.bonuses: Final = bonuses
        self.immortal: Final = immortal
        self.moves: Final = moves
        self.scouts: Final = scouts
        self.raid_bonus: Final = raid_bonus


class StationCard(DeckCard):
    """A model of station (TH-1.19), as a card of one colour where it lies in a deck."""

    def __init__(
        self,
        index: int,
        name: Name,
        price: int,
        copies: list[int],
        effect: int,
        n: int,
        model: int = -1,
        colour: int = NO_COLOUR,
    ) -> None:
        super().__init__(index, name, price, True, colour)
        self.copies: Final = copies  # blue, red
        self.effect: Final = effect
        self.n: Final = n
        self.model: Final = model  # its index among the stations: cards of one model are identical (TH-4.17)


class CompensationCard(Card):
    """What the loser of a battle may draw (TH-13.1)."""

    def __init__(self, index: int, name: Name, copies: int, effect: int, n: int) -> None:
        super().__init__(index, name)
        self.copies: Final = copies
        self.effect: Final = effect
        self.n: Final = n


class ArmyCard(Card):
    """An army that a captain may meet in a catch (TH-1.15)."""

    def __init__(self, index: int, name: Name, copies: int, strength: int, is_army: bool) -> None:
        super().__init__(index, name)
        self.copies: Final = copies
        self.strength: Final = strength
        self.is_army: Final = is_army


class CityCard(Card):
    """A city of Earth (TH-1.9, TH-1.10, TH-1.11); `players` is its player mark, 2 for none."""

    def __init__(
        self, index: int, name: Name, region: int, centre: int, players: int, colour: int, raid: int, catch: int, x: int
    ) -> None:
        super().__init__(index, name)
        self.region: Final = region
        self.centre: Final = centre
        self.players: Final = players
        self.colour: Final = colour
        self.raid: Final = raid
        self.catch: Final = catch
        self.x: Final = x


class MissionCard(Card):
    """Pays at the end for cities of one region or one kind of centre (TH-1.24)."""

    def __init__(self, index: int, name: Name, is_region: bool, value: int, players: int) -> None:
        super().__init__(index, name)
        self.is_region: Final = is_region
        self.value: Final = value
        self.players: Final = players

    def matches(self, city: CityCard) -> bool:
        """Is the city of the region or centre type that the mission counts (TH-11.2)?"""
        return (city.region if self.is_region else city.centre) == self.value


class Prizes:
    """Humans paid for a mission (TH-11.3, TH-11.4, TH-11.5, TH-11.6, TH-11.7, TH-11.8, TH-11.9)."""

    def __init__(self, first: int, second: int, first_tie_pool: int, step: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.first_tie_pool: Final = first_tie_pool
        self.step: Final = step


class CreditTerms:
    """When a credit is given, and what it costs (TH-12.1, TH-12.2, TH-12.3, TH-12.4, TH-12.5)."""

    def __init__(self, max_humans: int, max_ships: int, gives: int, costs: int) -> None:
        self.max_humans: Final = max_humans
        self.max_ships: Final = max_ships
        self.gives: Final = gives
        self.costs: Final = costs


def prices_of(ships: list[ShipCard], colour: int) -> list[int]:
    """The prices that ships of this colour can have."""
    out: list[int] = []
    for card in ships:
        if card.colour == colour and card.price not in out:
            out.append(card.price)
    return out


class Cards:
    """Everything in the box. `deck` has a card for each ship, the training saucer first, and each colour of station."""

    def __init__(
        self,
        regions: list[Name],
        centres: list[Name],
        cities: list[CityCard],
        ships: list[ShipCard],
        stations: list[StationCard],
        armies: list[ArmyCard],
        missions: list[MissionCard],
        compensations: list[CompensationCard],
        fuel_limit: list[int],
        start_humans: int,
        track_end: int,
        max_ships: int,
        max_stations: int,
        cities_a_turn: list[int],
        missions_in_play: list[int],
        prizes: Prizes,
        credit: CreditTerms,
    ) -> None:
        self.regions: Final = regions
        self.centres: Final = centres
        self.cities: Final = cities
        self.ships: Final = ships
        self.stations: Final = stations
        deck: list[DeckCard] = []
        deck.extend(ships)
        for model, s in enumerate(stations):
            for colour in (BLUE, RED):
                if s.copies[colour] > 0:
                    deck.append(StationCard(len(deck), s.name, s.price, s.copies, s.effect, s.n, model, colour))
        self.deck: Final = deck
        self.training: Final = ships[0]
        self.ship_prices: Final = [prices_of(ships[1:], BLUE), prices_of(ships[1:], RED)]  # by colour
        self.armies: Final = armies
        self.missions: Final = missions
        self.compensations: Final = compensations
        self.fuel_limit: Final = fuel_limit  # by turn, from turn 1
        self.start_humans: Final = start_humans
        self.track_end: Final = track_end
        self.max_ships: Final = max_ships
        self.max_stations: Final = max_stations
        self.cities_a_turn: Final = cities_a_turn  # by number of players; entries 0 and 1 are not used
        self.missions_in_play: Final = missions_in_play  # indexed the same way
        self.prizes: Final = prizes
        self.credit: Final = credit
