"""What is in the box: ships and stations, and what makes them a fair set (C-…)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

from kubrik.games.humans.box.cards import (
    BLUE,
    BONUSES,
    CRUISER,
    EFFECTS,
    NO_COLOUR,
    RED,
    SAUCER,
    TRIPOD,
    Card,
)
from tests.games.humans.box.cards import (
    CARDS,
    FILE,
    SHIPS,
    STEP,
    bonuses,
    cards_in_deck,
    ship,
    station,
)


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
