"""The reveal: everything is turned up, and the cities are sorted (TH-7)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.battle.battle import is_contested
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import NOBODY
from tests.games.humans.scene import CARDS, Scene, index_of, scene

VIENNA = index_of(CARDS.cities, "vienna")


def reveal(s: Scene) -> Scene:
    """From planning to the sorting of the cities, as the rules have it."""
    return s.go(*s.t.rules.turn[2:6])


@pytest.mark.rule("TH-7.14", "TH-7.15", "TH-7.16", "EX-4")
def test_leela_bender_fry_and_zoidberg_turn_up_their_plans() -> None:
    s = scene(4).cities("seoul", "prague", "vienna", "minsk", "zurich")
    s.captain(1, ships="training mosquito").captain(2, ships="training mosquito").captain(3, ships="training teacup")
    reveal(s).choose(0, "cell 1").choose(1, "cell 5", "cell 5").choose(2, "cell 4", "cell 5")
    s.choose(3, "cell 1", "cell 2")
    assert s.t.captors[1:] == [NOBODY, 3, NOBODY, 2, NOBODY]
    assert [is_contested(s.t, cell) for cell in range(1, 6)] == [True, False, False, False, True]
    assert [city.name.id for city in s.t.city_discard] == ["vienna"]
    assert s.notes(notes.CITY_DESERTED) == [(3, VIENNA, 0, 0)]


def test_a_ship_turned_up_at_a_copy_of_the_table_stays_hidden_here() -> None:
    s = scene(2, turn=3).cities("seoul", "prague", "vienna").captain(0, ships="strider", hidden=True)
    reveal(s)
    before = s.t.clone()
    s.choose(0, "cell 1").choose(1, "no cell")
    assert [ship.seen for table in (before, s.t) for ship in table.captains[0].ships] == [0, 3]


@pytest.mark.rule("TH-7.14")
def test_a_city_that_nobody_attacks_leaves_its_cell() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").attack(0, "training", 1).go(SortCities())
    assert [city is not None for city in s.t.cells[1:]] == [True, False, False]
    assert [city.name.id for city in s.t.city_discard] == ["prague", "vienna"]


@pytest.mark.rule("TH-7.15")
def test_who_comes_alone_is_asked_for_the_reward_and_not_for_a_battle() -> None:
    s = scene(2).cities("seoul", "prague", "vienna")
    s.go(*s.t.rules.turn[2:]).choose(0, "cell 1").choose(1, "cell 2")
    assert s.options(0) == ["raid", "catch"]
    assert s.notes(notes.BATTLE_BEGINS) == []


@pytest.mark.rule("TH-7.16")
def test_who_comes_with_others_is_asked_to_fight() -> None:
    s = scene(2).cities("seoul", "prague", "vienna")
    s.go(*s.t.rules.turn[2:]).choose(0, "cell 1").choose(1, "cell 1")
    assert s.options(0) == ["fight", "retreat"]
    assert s.t.captors[1] == NOBODY


@pytest.mark.rule("TH-7.2", "TH-7.3", "TH-7.17")
def test_ships_are_moved_after_the_turn_up_and_before_attackers_are_counted() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(0, ships="strider").captain(1, stations="magnet")
    reveal(s).choose(0, "cell 1").choose(1, "cell 2")
    s.choose(1, "captain 0 ship 0", "cell 2").choose(0, "cell 3")
    assert s.t.journal is not None
    happened = [note.kind for note in s.t.journal.notes]
    assert happened[:8] == [
        notes.SHIP_TURNED_UP,
        notes.SHIP_TURNED_UP,
        notes.STATION_USED,
        notes.SHIP_PULLED,
        notes.SHIP_MOVED,
        notes.CITY_DESERTED,
        notes.CITY_TAKEN_UNOPPOSED,
        notes.CITY_TAKEN_UNOPPOSED,
    ]
    assert s.t.captors[1:] == [NOBODY, 1, 0]


@pytest.mark.rule("TH-7.13")
def test_fuel_is_not_checked_again_after_moves() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(1, stations="magnet")
    s.captain(0, ships="training strider", compensations="jerrycan")
    reveal(s).choose(0, "cell 1", "cell 1").choose(1, "no cell")  # all 4 fuel of the turn
    s.choose(1, "captain 0 ship 0", "cell 3").choose(0, "cell 2")
    assert (s.at(0, 3), s.at(0, 2)) == ("training", "strider")
    assert s.compensations(0) == "jerrycan"


@pytest.mark.rule("EC-33")
def test_who_sends_nothing_may_still_use_a_station_that_moves_ships() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(0, stations="magnet")
    s.go(*s.t.rules.turn[2:]).choose(0, "no cell").choose(1, "cell 1")
    assert s.options(0) == ["pass", "captain 1 ship 0"]
    s.choose(0, "pass")
    assert s.asked() == [1]
    s.choose(1, "raid")
    assert s.notes(notes.TURN_BEGINS) == [(2, 5, 0, 0)]  # captain 0 was not asked again
