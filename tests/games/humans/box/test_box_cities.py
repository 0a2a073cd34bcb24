"""What is in the box: sixty cities, and what makes them a fair set (C-…)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import mean

import pytest

from kubrik.games.humans.box.cards import (
    BLUE,
    RED,
)
from tests.games.humans.box.cards import (
    CARDS,
    FILE,
    PLAYERS,
    cities_of,
    city,
)


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


@pytest.mark.parametrize(("colour", "raid", "catch"), [(BLUE, 26_000, 52_000), (RED, 34_000, 70_000)])
def test_cities_are_not_too_rich_for_the_track(colour: int, raid: int, catch: int) -> None:  # C-23
    """With more on average than this, captains pass the end of the track before the missions (R-21)."""
    assert mean(city.raid for city in cities_of(colour)) <= raid
    assert mean(city.catch for city in cities_of(colour)) <= catch
