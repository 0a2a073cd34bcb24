"""What is in the box: the board, armies, missions, credits, compensations (the counts of the rulebook, and C-…)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.box.cards import (
    BLUE,
    EFFECTS,
    RED,
)
from tests.games.humans.box.cards import (
    CARDS,
    FILE,
    PLAYERS,
    STEP,
    cities_of,
    missions_with,
)


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


@pytest.mark.rule("TH-1.15")
def test_twenty_armies_show_a_strength_or_none() -> None:
    assert sum(army.copies for army in CARDS.armies) == 20
    assert all(army.is_army == (army.strength > 0) for army in CARDS.armies)
    assert [army.name.id for army in CARDS.armies if not army.is_army] == ["no_army"]


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
