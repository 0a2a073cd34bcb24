"""From a checked card file to the cards of the rules: names become numbers, and sources are dropped."""

from __future__ import annotations

from kubrik.games.humans.box.cards import (
    BONUSES,
    COLOURS,
    EFFECTS,
    TYPES,
    ArmyCard,
    Bonus,
    Cards,
    CityCard,
    CompensationCard,
    CreditTerms,
    MissionCard,
    Prizes,
    ShipCard,
    StationCard,
)
from kubrik.games.humans.box.files.decks import MIN_PLAYERS, players_of
from kubrik.games.humans.box.files.schema import (
    ArmyEntry,
    BoxEntry,
    CardFile,
    CityEntry,
    CompensationEntry,
    EffectEntry,
    MissionEntry,
    ShipEntry,
    StationEntry,
)


def build(file: CardFile) -> Cards:
    box, numbers = file.box, file.numbers
    return Cards(
        regions=[region.name for region in box.region],
        centres=[centre.name for centre in box.centre],
        cities=[_city(i, city, box) for i, city in enumerate(box.city)],
        ships=[_ship(i, ship, box) for i, ship in enumerate(box.ship)],
        stations=[_station(i, station) for i, station in enumerate(box.station)],
        armies=[_army(i, army) for i, army in enumerate(box.army)],
        missions=[_mission(i, mission, box) for i, mission in enumerate(box.mission)],
        compensations=[_compensation(i, card) for i, card in enumerate(box.compensation)],
        fuel_limit=numbers.fuel_limit,
        start_humans=numbers.start_humans,
        track_end=numbers.track_end,
        max_ships=numbers.max_ships,
        max_stations=numbers.max_stations,
        cities_a_turn=_by_players(numbers.cities_a_turn),
        missions_in_play=_by_players(numbers.missions_in_play),
        prizes=_prizes(file),
        credit=_credit(file),
    )


def _by_players(counts: list[int]) -> list[int]:
    return [0] * MIN_PLAYERS + counts


def _prizes(file: CardFile) -> Prizes:
    """The mission prizes; shares are rounded down to the step of the track (TH-11.9)."""
    prizes = file.prizes
    return Prizes(prizes.first, prizes.second, prizes.first_tie_pool, file.numbers.track_step)


def _credit(file: CardFile) -> CreditTerms:
    credit = file.credit
    return CreditTerms(credit.max_humans, credit.max_ships, credit.gives, credit.costs)


def _region(id: str, box: BoxEntry) -> int:
    return [region.id for region in box.region].index(id)


def _centre(id: str, box: BoxEntry) -> int:
    return [centre.id for centre in box.centre].index(id)


def _city(index: int, city: CityEntry, box: BoxEntry) -> CityCard:
    region, centre = _region(city.region, box), _centre(city.centre, box)
    players, colour = players_of(city.mark), COLOURS.index(city.colour)
    return CityCard(index, city.name, region, centre, players, colour, city.raid, city.catch, city.x)


def _ship(index: int, ship: ShipEntry, box: BoxEntry) -> ShipCard:
    effects = [ability.effect for ability in ship.abilities]
    return ShipCard(
        index=index,
        name=ship.name,
        price=ship.price,
        type=TYPES.index(ship.type),
        colour=COLOURS.index(ship.colour),
        copies=ship.copies,
        strength=ship.strength,
        fuel=ship.fuel,
        bonuses=[_bonus(ability, box) for ability in ship.abilities if ability.effect in BONUSES],
        immortal="immortal" in effects,
        moves="move" in effects,
        scouts=effects.count("scout"),
        raid_bonus=sum(ability.humans or 0 for ability in ship.abilities),
    )


def _bonus(ability: EffectEntry, box: BoxEntry) -> Bonus:
    """A strength bonus; its condition is a type, a centre or a region, or 0 for none."""
    what = 0
    if ability.type is not None:
        what = TYPES.index(ability.type)
    elif ability.centre is not None:
        what = _centre(ability.centre, box)
    elif ability.region is not None:
        what = _region(ability.region, box)
    return Bonus(BONUSES.index(ability.effect), what, _amount(ability))


def _amount(effect: EffectEntry) -> int:
    return effect.n or effect.humans or 0


def _station(index: int, station: StationEntry) -> StationCard:
    copies, effect = [station.blue, station.red], EFFECTS.index(station.effect.effect)
    return StationCard(index, station.name, station.price, copies, effect, _amount(station.effect), index)


def _army(index: int, army: ArmyEntry) -> ArmyCard:
    """An army card; strength 0 is the card «no army» (TH-1.15)."""
    return ArmyCard(index, army.name, army.copies, army.strength, army.strength > 0)


def _mission(index: int, mission: MissionEntry, box: BoxEntry) -> MissionCard:
    players = players_of(mission.mark)
    if mission.region is not None:
        return MissionCard(index, mission.name, True, _region(mission.region, box), players)
    assert mission.centre is not None, "a checked mission names a region or a centre"
    return MissionCard(index, mission.name, False, _centre(mission.centre, box), players)


def _compensation(index: int, card: CompensationEntry) -> CompensationCard:
    return CompensationCard(index, card.name, card.copies, EFFECTS.index(card.effect.effect), _amount(card.effect))
