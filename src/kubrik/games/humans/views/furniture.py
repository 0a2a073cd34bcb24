"""The data from which the page draws the cards of Tremble, Humans!: their printed numbers and signs."""

from __future__ import annotations

from msgspec import Struct

from kubrik.engine.views import Furniture
from kubrik.games.common.words.names import Name
from kubrik.games.humans.box.cards import (
    AT_CENTRE,
    BONUSES,
    COLOURS,
    EFFECTS,
    IN_REGION,
    TYPES,
    VS_TYPE,
    WITH_TYPE,
    Bonus,
    Cards,
    CityCard,
    CompensationCard,
    MissionCard,
    ShipCard,
    StationCard,
)
from kubrik.games.humans.table.state import Rules


class Titled(Struct, frozen=True):
    """A region or a kind of centre, which has no card of its own."""

    en: str
    ru: str


class CityFacts(Struct, frozen=True):
    region: str
    centre: str
    colour: str
    raid: int
    catch: int
    x: int  # army cards that a catch reveals


class Ability(Struct, frozen=True):
    """A sign on a ship. `what`: the type, centre or region of its condition, or nothing."""

    effect: str
    what: str
    n: int


class ShipFacts(Struct, frozen=True):
    type: str
    colour: str
    strength: int
    fuel: int
    price: int
    abilities: tuple[Ability, ...]


class EffectFacts(Struct, frozen=True):
    """What a station or a compensation does; a compensation has no price."""

    effect: str
    n: int
    price: int


class MissionFacts(Struct, frozen=True):
    """What a mission is about: either a region or a kind of centre."""

    region: str | None
    centre: str | None


class HumansFurniture(Furniture, frozen=True, kw_only=True):
    """The printed data of all cards, by the stable ids that views use."""

    regions: dict[str, Titled]
    centres: dict[str, Titled]
    cities: dict[str, CityFacts]
    ships: dict[str, ShipFacts]
    stations: dict[str, EffectFacts]
    compensations: dict[str, EffectFacts]
    armies: dict[str, int]  # their strength; 0 means no army
    army_copies: dict[str, int]  # how often each is in the deck
    missions: dict[str, MissionFacts]
    fuel_limits: tuple[int, ...]  # by turn
    track_end: int
    track_step: int
    max_ships: int
    max_stations: int
    first_prize: int
    second_prize: int
    credit_gives: int
    credit_costs: int


def furniture(rules: Rules) -> HumansFurniture:
    cards = rules.cards
    return HumansFurniture(
        regions={r.id: titled(r) for r in cards.regions},
        centres={c.id: titled(c) for c in cards.centres},
        cities={c.name.id: city_facts(cards, c) for c in cards.cities},
        ships={s.name.id: ship_facts(cards, s) for s in cards.ships},
        stations={s.name.id: effect_facts(s, s.price) for s in cards.stations},
        compensations={c.name.id: effect_facts(c, 0) for c in cards.compensations},
        armies={a.name.id: a.strength for a in cards.armies},
        army_copies={a.name.id: a.copies for a in cards.armies},
        missions={m.name.id: mission_facts(cards, m) for m in cards.missions},
        fuel_limits=tuple(rules.settings.fuel_limit),
        track_end=cards.track_end,
        track_step=cards.prizes.step,
        max_ships=cards.max_ships,
        max_stations=cards.max_stations,
        first_prize=cards.prizes.first,
        second_prize=cards.prizes.second,
        credit_gives=cards.credit.gives,
        credit_costs=cards.credit.costs,
    )


def titled(name: Name) -> Titled:
    return Titled(name.en, name.ru)


def city_facts(cards: Cards, c: CityCard) -> CityFacts:
    return CityFacts(cards.regions[c.region].id, cards.centres[c.centre].id, COLOURS[c.colour], c.raid, c.catch, c.x)


def ship_facts(cards: Cards, s: ShipCard) -> ShipFacts:
    return ShipFacts(TYPES[s.type], COLOURS[s.colour], s.strength, s.fuel, s.price, tuple(abilities(cards, s)))


def abilities(cards: Cards, s: ShipCard) -> list[Ability]:
    """The abilities of a ship, in the order of the card's text (TH-17)."""
    out = [Ability(BONUSES[b.kind], condition(cards, b), b.n) for b in s.bonuses]
    out += [Ability("immortal", "", 0)] if s.immortal else []
    out += [Ability("move", "", 0)] if s.moves else []
    out += [Ability("scout", "", s.scouts)] if s.scouts else []
    out += [Ability("raid_bonus", "", s.raid_bonus)] if s.raid_bonus else []
    return out


def condition(cards: Cards, b: Bonus) -> str:
    if b.kind in (WITH_TYPE, VS_TYPE):
        return TYPES[b.what]
    if b.kind == AT_CENTRE:
        return cards.centres[b.what].id
    return cards.regions[b.what].id if b.kind == IN_REGION else ""


def effect_facts(card: StationCard | CompensationCard, price: int) -> EffectFacts:
    return EffectFacts(EFFECTS[card.effect], card.n, price)


def mission_facts(cards: Cards, m: MissionCard) -> MissionFacts:
    if m.is_region:
        return MissionFacts(region=cards.regions[m.value].id, centre=None)
    return MissionFacts(region=None, centre=cards.centres[m.value].id)
