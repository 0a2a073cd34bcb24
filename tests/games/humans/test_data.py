"""What is in the box of Tremble, Humans!: the counts of the rulebook, and what makes the cards a fair set (C-…)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from statistics import mean

import pytest

from kubrik.games.humans.cards import (
    BLUE,
    BONUSES,
    CRUISER,
    EFFECTS,
    NO_COLOUR,
    RED,
    SAUCER,
    TRIPOD,
    TYPES,
    Bonus,
    Card,
    CityCard,
    MissionCard,
    ShipCard,
    StationCard,
)
from kubrik.games.humans.data import load_cards, parse_file, read_text

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


# ---------------------------------------------------------------- the board and the game


@pytest.mark.rule("TH-1.3")
def test_there_are_cells_for_six_cities() -> None:
    assert max(CARDS.cities_a_turn) == len(FILE.tokens.numbers) == 6


@pytest.mark.rule("TH-1.4", "TH-2.19")
def test_three_to_five_missions_are_in_play() -> None:
    assert [CARDS.missions_in_play[players] for players in PLAYERS] == [3, 3, 4, 5]


@pytest.mark.rule("TH-1.5", "TH-6.10", "TH-6.11", "TH-6.12", "TH-6.13", "TH-6.14")
def test_the_fuel_limit_rises_over_ten_turns() -> None:
    assert CARDS.fuel_limit == [4, 5, 6, 7, 8, 9, 10, 11, 12, 12]


@pytest.mark.rule("TH-1.6", "TH-15.2")
def test_the_human_track_has_75_spaces_of_ten_thousand() -> None:
    assert FILE.numbers.track_step == CARDS.prizes.step == STEP
    assert CARDS.track_end == 740_000
    assert CARDS.track_end // STEP + 1 == 75


def test_the_game_s_other_numbers() -> None:
    assert CARDS.start_humans == 100_000
    assert (CARDS.max_ships, CARDS.max_stations) == (5, 2)
    assert [CARDS.cities_a_turn[players] for players in PLAYERS] == [3, 4, 5, 6]
    assert (CARDS.prizes.first, CARDS.prizes.second, CARDS.prizes.first_tie_pool) == (200_000, 100_000, 300_000)
    credit = CARDS.credit
    assert (credit.max_humans, credit.max_ships, credit.gives, credit.costs) == (50_000, 2, 50_000, 60_000)


# ---------------------------------------------------------------- cities


@pytest.mark.rule("TH-1.8")
def test_there_are_sixty_cities() -> None:
    assert len(CARDS.cities) == 60
    assert len({city.name.id for city in CARDS.cities}) == 60


@pytest.mark.rule("TH-1.9")
def test_a_city_shows_name_region_centre_values_and_multiplier() -> None:
    assert {city.region for city in CARDS.cities} == set(range(6))
    assert {city.centre for city in CARDS.cities} == set(range(3))
    assert {city.x for city in CARDS.cities} == {1, 2, 3}
    assert all(city.name.en and city.name.ru for city in CARDS.cities)
    assert all(0 < city.raid < city.catch for city in CARDS.cities)  # C-10


@pytest.mark.rule("TH-1.10")
def test_city_backs_are_blue_or_red() -> None:
    assert {city.colour for city in CARDS.cities} == {BLUE, RED}


@pytest.mark.rule("TH-1.11")
def test_cities_may_bear_a_mark() -> None:
    assert {city.mark for city in FILE.box.city} == {"", "3+", "4+", "5+"}
    assert (city("seoul").players, city("geneva").players) == (2, 3)
    assert (city("lima").players, city("sydney").players) == (4, 5)


@pytest.mark.rule("TH-1.12")
def test_thirty_cities_are_unmarked_and_ten_bear_each_mark() -> None:
    assert Counter(city.players for city in CARDS.cities) == {2: 30, 3: 10, 4: 10, 5: 10}


@pytest.mark.rule("TH-1.13")
def test_each_mark_is_half_blue_half_red() -> None:
    halves = {2: 15, 3: 5, 4: 5, 5: 5}
    assert Counter(city.players for city in cities_of(BLUE)) == halves
    assert Counter(city.players for city in cities_of(RED)) == halves


@pytest.mark.rule("TH-2.6", "TH-2.7")
@pytest.mark.parametrize(("players", "cities"), [(2, 30), (3, 40), (4, 50), (5, 60)])
def test_ten_turns_use_up_the_city_deck(players: int, cities: int) -> None:
    assert len(cities_of(BLUE, players)) == len(cities_of(RED, players)) == cities // 2
    assert cities == len(CARDS.fuel_limit) * CARDS.cities_a_turn[players]


@pytest.mark.rule("TH-1.14")
@pytest.mark.parametrize("measure", [min, mean, max])
def test_red_cities_are_richer(measure: Callable[[list[int]], float]) -> None:
    blue, red = cities_of(BLUE), cities_of(RED)
    assert measure([city.raid for city in red]) > measure([city.raid for city in blue])
    assert measure([city.catch for city in red]) > measure([city.catch for city in blue])


def test_cities_of_the_rulebook() -> None:  # C-12
    seoul, paris = city("seoul"), city("paris")
    assert (CARDS.centres[seoul.centre].id, seoul.raid, seoul.catch) == ("science", 50_000, 80_000)
    assert CARDS.centres[paris.centre].id == "science"


def test_kinds_of_centre_are_spread_evenly() -> None:  # C-17
    assert Counter(city.centre for city in cities_of(BLUE)) == dict.fromkeys(range(3), 10)
    assert Counter(city.centre for city in cities_of(RED)) == dict.fromkeys(range(3), 10)
    assert Counter(city.centre for city in CARDS.cities if city.players == 2) == dict.fromkeys(range(3), 10)


@pytest.mark.parametrize("colour", [BLUE, RED])
def test_cities_of_all_marks_are_worth_the_same(colour: int) -> None:  # C-19
    means = [mean(city.raid for city in cities_of(colour) if city.players == mark) for mark in PLAYERS]
    assert max(means) - min(means) <= 4_000


@pytest.mark.parametrize(("x", "least", "most"), [(1, 1.5, 1.7), (2, 1.8, 2.5), (3, 2.2, 3.5)])
def test_a_larger_multiplier_pays_more(x: int, least: float, most: float) -> None:  # C-20
    assert all(least <= city.catch / city.raid <= most for city in CARDS.cities if city.x == x)


def test_big_catches_wait_in_the_red_half() -> None:  # C-21
    assert [sum(city.x == 3 for city in cities_of(colour)) for colour in (BLUE, RED)] == [6, 12]


# ---------------------------------------------------------------- armies


@pytest.mark.rule("TH-1.15")
def test_twenty_armies_show_a_strength_or_none() -> None:
    assert sum(army.copies for army in CARDS.armies) == 20
    assert all(army.is_army == (army.strength > 0) for army in CARDS.armies)
    assert [army.name.id for army in CARDS.armies if not army.is_army] == ["no_army"]


# ---------------------------------------------------------------- ships and stations


@pytest.mark.rule("TH-1.16")
def test_there_are_105_ships_and_stations() -> None:
    ships = sum(ship.copies for ship in CARDS.ships)
    stations = sum(sum(station.copies) for station in CARDS.stations)
    assert (ships, stations, ships + stations) == (85, 20, 105)


@pytest.mark.rule("TH-1.17")
def test_ships_and_stations_are_blue_or_red_but_not_the_training_saucers() -> None:
    assert {ship.colour for ship in SHIPS} == {BLUE, RED}
    assert CARDS.training.colour == NO_COLOUR
    assert [sum(station.copies[colour] for station in CARDS.stations) for colour in (BLUE, RED)] == [10, 10]  # C-6


@pytest.mark.rule("TH-1.18")
def test_a_ship_shows_type_model_strength_fuel_price_and_abilities() -> None:
    assert {ship.type for ship in SHIPS} == {SAUCER, TRIPOD, CRUISER}
    assert len({ship.name.id for ship in CARDS.ships}) == len({ship.name.ru for ship in CARDS.ships}) == 41
    assert all(ship.strength > 0 and ship.fuel > 0 and ship.price > 0 for ship in SHIPS)
    assert {len(entry.abilities) for entry in FILE.box.ship} == {0, 1, 2}


@pytest.mark.rule("TH-1.19")
def test_a_station_shows_a_price_and_an_effect_but_no_fuel() -> None:
    assert all(station.price > 0 and station.effect in range(len(EFFECTS)) for station in CARDS.stations)
    assert not any(hasattr(entry, "fuel") for entry in [*CARDS.stations, *FILE.box.station])


def test_cards_know_their_place() -> None:
    kinds: list[Sequence[Card]] = [CARDS.cities, CARDS.armies, CARDS.missions, CARDS.compensations]
    kinds += [CARDS.ships, CARDS.stations, CARDS.deck]
    assert all([card.index for card in kind] == list(range(len(kind))) for kind in kinds)
    assert [station.model for station in CARDS.stations] == list(range(10))


@pytest.mark.rule("TH-1.20")
def test_every_player_has_a_training_saucer() -> None:  # C-4
    training = CARDS.training
    assert (training.name.ru, training.copies, training.type) == ("Учебная", 5, SAUCER)
    assert (training.fuel, training.price, training.immortal) == (1, 0, True)


@pytest.mark.rule("TH-1.21")
@pytest.mark.parametrize("colour", [BLUE, RED])
def test_each_ship_deck_has_fifty_cards(colour: int) -> None:  # C-5
    assert cards_in_deck(colour) == 50


@pytest.mark.rule("TH-1.22")
def test_some_stations_have_copies() -> None:
    assert any(sum(station.copies) > 1 for station in CARDS.stations)


@pytest.mark.rule("TH-4.39")
def test_humans_are_counted_in_tens_of_thousands() -> None:  # C-9
    values = [card.price for card in CARDS.deck]
    values += [value for city in CARDS.cities for value in (city.raid, city.catch)]
    assert all(value % STEP == 0 for value in values)


@pytest.mark.parametrize(
    ("id", "type", "strength", "price", "abilities"),
    [
        ("starship", SAUCER, 3, 20_000, [("with_type", "tripod", 3)]),
        ("cyclops", TRIPOD, 5, 30_000, [("with_type", "saucer", 3)]),
        ("krepysh", CRUISER, 9, 50_000, [("vs_army", "", 6)]),
        ("mole_of_fate", TRIPOD, 5, 30_000, [("with_type", "saucer", 3), ("at_centre", "science", 3)]),
        ("foreman", SAUCER, 3, 20_000, [("at_centre", "industry", 4)]),
        ("leviathan", CRUISER, 13, 70_000, []),
    ],
)
def test_ships_of_the_rulebook(
    id: str, type: int, strength: int, price: int, abilities: list[tuple[str, str, int]]
) -> None:  # C-13
    card = ship(id)
    assert (card.type, card.strength, card.price, bonuses(card)) == (type, strength, price, abilities)


def test_all_kinds_of_ability_are_read() -> None:  # C-15
    assert {kind for card in CARDS.ships for kind, _, _ in bonuses(card)} == set(BONUSES)
    assert bonuses(ship("crusader")) == [("in_region", "europe", 4)]
    assert bonuses(ship("interceptor")) == [("vs_type", "cruiser", 3)]
    assert [card.name.id for card in CARDS.ships if card.immortal] == ["training"]
    assert [card.name.id for card in CARDS.ships if card.moves] == ["strider", "nomad"]
    assert [card.name.id for card in CARDS.ships if card.scouts] == ["explorer"]
    assert [(card.name.id, card.raid_bonus) for card in CARDS.ships if card.raid_bonus] == [
        ("hoover", 10_000),
        ("collector", 20_000),
    ]


def test_all_effects_of_stations_are_read() -> None:  # C-15
    assert {EFFECTS[card.effect] for card in CARDS.stations} == set(EFFECTS) - {"claim_trophy", "humans"}
    amounts = {id: station(id).n for id in ("battery", "amplifier", "jammer", "cannon", "tanker", "net")}
    assert amounts == {"battery": 2, "amplifier": 3, "jammer": 0, "cannon": 4, "tanker": 1, "net": 20_000}


def test_training_saucer_and_a_tripod_use_the_fuel_of_turn_one() -> None:  # C-14
    assert CARDS.training.fuel + ship("cyclops").fuel == CARDS.fuel_limit[0]


def test_five_ships_can_use_the_fuel_of_turn_ten() -> None:  # C-16
    fuels = sorted({card.fuel for card in CARDS.ships})
    assert fuels[0] == 1
    assert any(sum(fleet) == CARDS.fuel_limit[-1] for fleet in combinations_with_replacement(fuels, CARDS.max_ships))


def test_prices_follow_strength() -> None:  # C-22
    assert all(abs(card.price - 5_000 * (card.strength + 1)) <= STEP for card in SHIPS)


# ---------------------------------------------------------------- missions, credits, compensations, tokens


@pytest.mark.rule("TH-1.23")
def test_nine_missions_some_marked() -> None:  # C-8
    assert len(CARDS.missions) == 9
    assert {mission.mark for mission in FILE.box.mission} == {"", "3+", "4+", "5+"}
    assert [mission.players for mission in CARDS.missions] == [2, 2, 2, 2, 2, 2, 3, 4, 5]


@pytest.mark.rule("TH-1.24")
def test_a_mission_names_a_region_or_a_kind_of_centre() -> None:  # C-7
    regions = [CARDS.regions[mission.value].id for mission in CARDS.missions if mission.is_region]
    centres = [CARDS.centres[mission.value].id for mission in CARDS.missions if not mission.is_region]
    assert regions == ["europe", "asia", "north_america", "africa", "south_america", "oceania"]
    assert centres == ["science", "culture", "industry"]


@pytest.mark.parametrize("players", PLAYERS)
def test_missions_can_be_fulfilled(players: int) -> None:  # C-7, C-18
    cities = cities_of(BLUE, players) + cities_of(RED, players)
    assert len(missions_with(players)) >= CARDS.missions_in_play[players]
    assert all(sum(map(mission.matches, cities)) >= 6 for mission in missions_with(players))


@pytest.mark.rule("TH-1.25")
def test_there_are_six_credit_cards() -> None:
    assert FILE.credit.cards == 6


@pytest.mark.rule("TH-1.26")
def test_there_are_twenty_compensations() -> None:
    assert sum(card.copies for card in CARDS.compensations) == 20


def test_compensations_of_the_rulebook_are_there() -> None:  # C-15
    amounts = {card.name.id: (EFFECTS[card.effect], card.n) for card in CARDS.compensations}
    assert amounts["jerrycan"] == ("fuel", 2)
    assert amounts["fuel_tank"] == ("fuel", 3)
    assert amounts["last_grab"] == ("claim_trophy", 0)
    assert amounts["pension"] == ("humans", 30_000)


@pytest.mark.rule("TH-1.28")
def test_there_are_thirty_attack_tokens() -> None:
    assert FILE.tokens.colours == 5
    assert FILE.tokens.numbers == [1, 2, 3, 4, 5, 6]
