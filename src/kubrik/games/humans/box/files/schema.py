"""The card file as it is written: one Struct for each table, one field for each key; anything else is refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kubrik.games.common.files.entries import Count, Entry, Few, Many, NamedEntry, Some

Humans = Annotated[int, Meta(ge=0, le=10_000_000)]
ByPlayers = Meta(min_length=4, max_length=4)  # one number each for 2, 3, 4 and 5 players


class RegionEntry(NamedEntry):
    table = "region"


class CentreEntry(NamedEntry):
    table = "centre"


class CityEntry(NamedEntry):
    table = "city"
    region: str
    centre: str
    colour: str
    raid: Humans
    catch: Humans
    x: Annotated[int, Meta(ge=1, le=3)]
    mark: str = ""


class EffectEntry(Struct, forbid_unknown_fields=True):
    """What a card does; effects.py says which of the other fields belong to which effect."""

    effect: str
    type: str | None = None
    centre: str | None = None
    region: str | None = None
    n: Count | None = None
    humans: Humans | None = None


class ShipEntry(NamedEntry):
    table = "ship"
    type: str
    colour: str
    copies: Count
    strength: Few
    fuel: Count
    price: Humans
    abilities: Annotated[list[EffectEntry], Some]
    buyable: bool = True


class StationEntry(NamedEntry):
    table = "station"
    blue: Few
    red: Few
    price: Humans
    effect: EffectEntry


class ArmyEntry(NamedEntry):
    table = "army"
    copies: Count
    strength: Few


class MissionEntry(NamedEntry):
    table = "mission"
    region: str | None = None
    centre: str | None = None
    mark: str = ""


class CompensationEntry(NamedEntry):
    table = "compensation"
    copies: Count
    effect: EffectEntry


class NumbersEntry(Entry):
    turns: Count
    fuel_limit: Annotated[list[Count], Many]
    cities_a_turn: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], ByPlayers]  # six cells (TH-1.3)
    missions_in_play: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], ByPlayers]  # five cells (TH-1.4)
    start_humans: Humans
    track_end: Humans
    track_step: Annotated[int, Meta(ge=1, le=1_000_000)]
    max_ships: Annotated[int, Meta(ge=1, le=8)]  # limits the options of questions about ships
    max_stations: Count


class PrizesEntry(Entry):
    first: Humans
    second: Humans
    first_tie_pool: Humans


class CreditEntry(Entry):
    cards: Count
    max_humans: Humans
    max_ships: Few
    gives: Humans
    costs: Humans


class TokensEntry(Entry):
    colours: Count
    numbers: Annotated[list[Count], Many]


class BoxEntry(Struct, forbid_unknown_fields=True):
    """All cards, table by table."""

    region: Annotated[list[RegionEntry], Many]
    centre: Annotated[list[CentreEntry], Many]
    city: Annotated[list[CityEntry], Many]
    ship: Annotated[list[ShipEntry], Many]
    station: Annotated[list[StationEntry], Many]
    army: Annotated[list[ArmyEntry], Many]
    mission: Annotated[list[MissionEntry], Many]
    compensation: Annotated[list[CompensationEntry], Many]

    def entries(self) -> list[NamedEntry]:
        cards = [*self.city, *self.ship, *self.station, *self.army, *self.mission, *self.compensation]
        return [*self.region, *self.centre, *cards]


class CardFile(Struct, forbid_unknown_fields=True):
    """The contents of a card file."""

    game: str
    numbers: NumbersEntry
    prizes: PrizesEntry
    credit: CreditEntry
    tokens: TokensEntry
    box: BoxEntry
