"""Tripods that move themselves (step 4c: TH-7)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.battle.battle import Battles, is_contested
from kubrik.games.humans.rules.planning.moving import MoveShips
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import NOBODY
from tests.games.humans.scene import CARDS, Scene, index_of, scene

STRIDER = index_of(CARDS.ships, "strider")
NOMAD = index_of(CARDS.ships, "nomad")


def turned_up(seats: int = 2, turn: int = 6) -> Scene:
    """The scene after everything was turned up: its cities lie there."""
    return scene(seats, turn).cities(*("paris", "moscow", "london", "berlin", "tokyo", "beijing")[: seats + 1])


@pytest.mark.rule("TH-7.6", "TH-7.7", "TH-17.4", "TH-19.2")
def test_a_strider_may_move_to_any_other_city_or_stay() -> None:
    s = turned_up().captain(0, ships="strider").attack(0, "strider", 2).go(MoveShips())
    assert s.options(0) == ["no cell", "cell 1", "cell 3"]
    with pytest.raises(Illegal) as e:
        s.choose(0, "cell 2")
    assert e.value.clause == "TH-7.6"
    s.choose(0, "cell 3")
    assert s.t.over  # one move, and no more
    assert s.at(0, 3) == "strider"
    assert s.notes(notes.SHIP_MOVED) == [(0, STRIDER, 2, 3)]


@pytest.mark.rule("TH-7.7", "TH-9.9")
def test_a_strider_may_stay() -> None:
    s = turned_up().captain(0, ships="strider").attack(0, "strider", 2).go(MoveShips()).choose(0, "no cell")
    assert s.at(0, 2) == "strider"
    assert s.notes(notes.SHIP_MOVED) == []


@pytest.mark.rule("TH-7.6", "TH-17.4")
def test_other_ships_and_ships_at_home_do_not_move() -> None:
    s = turned_up().captain(0, ships="cyclops strider").attack(0, "cyclops", 1).attack(1, "training", 1)
    assert s.go(MoveShips()).t.over
    assert s.at(0, 1) == "cyclops"


@pytest.mark.rule("TH-7.3", "TH-7.10", "EX-15")
def test_the_station_acts_before_the_tripod() -> None:
    s = turned_up(3).captain(0, ships="strider").captain(1, stations="magnet").attack(0, "strider", 2)
    s.go(*s.t.rules.turn[3:6]).choose(1, "captain 0 ship 0", "cell 4")  # from step 4b on
    assert s.asked() == [0]
    assert s.options(0) == ["no cell", "cell 1", "cell 2", "cell 3"]
    s.choose(0, "cell 2")
    assert s.t.over  # the station does not act again
    assert s.t.captors[2] == 0


@pytest.mark.rule("TH-7.8", "EX-16")
def test_two_tripods_move_in_secret_and_at_the_same_time() -> None:
    s = turned_up().captain(0, ships="strider").captain(1, ships="nomad")
    s.attack(0, "strider", 1).attack(1, "nomad", 1).go(MoveShips())
    assert s.asked() == [0, 1]
    s.choose(1, "cell 2")
    assert s.at(1, 1) == "nomad"
    assert s.notes(notes.SHIP_MOVED) == []
    assert s.options(0) == ["no cell", "cell 2", "cell 3"]
    s.choose(0, "cell 2")
    assert (s.at(0, 2), s.at(1, 2)) == ("strider", "nomad")
    assert s.notes(notes.SHIP_MOVED) == [(0, STRIDER, 1, 2), (1, NOMAD, 1, 2)]


@pytest.mark.rule("TH-7.9", "TH-19.9")
def test_a_captain_with_several_tripods_chooses_for_all_of_them_at_once() -> None:
    s = turned_up().captain(0, ships="strider strider nomad").captain(1, ships="nomad")
    s.attack(0, "strider", 1).attack(0, "strider", 2).attack(0, "nomad", 3).attack(1, "nomad", 1).go(MoveShips())
    s.choose(0, "cell 3").choose(0, "no cell").choose(0, "cell 1")
    assert s.t.ready == [True, False]
    assert s.notes(notes.SHIP_MOVED) == []
    s.choose(1, "no cell")
    assert (s.at(0, 1), s.at(0, 2), s.at(0, 3)) == ("nomad", "strider", "strider")


@pytest.mark.rule("TH-7.11", "TH-7.12", "EC-44")
def test_a_moved_ship_joins_the_own_group_or_forms_a_new_one() -> None:
    s = turned_up(3).captain(0, ships="training strider nomad")
    s.attack(0, "training strider", 1).attack(0, "nomad", 2).attack(1, "training", 4).go(MoveShips(), SortCities())
    s.choose(0, "cell 3", "cell 1")
    assert s.at(0, 1) == "training nomad"
    assert s.at(0, 3) == "strider"
    assert s.t.captors[1:] == [0, NOBODY, 0, 1]


@pytest.mark.rule("EC-44", "TH-7.11")
def test_more_groups_than_planned_and_still_one_for_a_city() -> None:
    s = turned_up(3).captain(0, ships="training strider").captain(1, ships="training nomad")
    s.attack(0, "training strider", 1).attack(1, "training", 2).attack(1, "nomad", 3).go(MoveShips(), SortCities())
    s.choose(0, "cell 2").choose(1, "cell 2")
    assert s.t.captors[1:] == [0, NOBODY, NOBODY, NOBODY]
    assert (s.at(0, 2), s.at(1, 2)) == ("strider", "training nomad")


@pytest.mark.rule("TH-7.17", "EC-40")
def test_a_tripod_that_leaves_a_contested_city_leaves_it_to_the_other() -> None:
    s = turned_up().captain(0, ships="strider").attack(0, "strider", 1).attack(1, "training", 1)
    s.go(MoveShips(), SortCities(), Battles()).choose(0, "cell 2")
    assert s.t.over  # no battle
    assert s.t.captors[1:] == [1, 0, NOBODY]


@pytest.mark.rule("EC-41", "TH-7.8")
def test_two_tripods_swap_cities() -> None:
    s = turned_up().captain(0, ships="strider").captain(1, ships="nomad")
    s.attack(0, "strider", 1).attack(1, "nomad", 2).go(MoveShips(), SortCities())
    s.choose(0, "cell 2").choose(1, "cell 1")
    assert (s.at(0, 2), s.at(1, 1)) == ("strider", "nomad")
    assert not is_contested(s.t, 1)
    assert s.t.captors[1:] == [1, 0, NOBODY]


@pytest.mark.rule("EC-42", "TH-17.7")
def test_who_is_left_behind_is_alone() -> None:
    s = turned_up().captain(0, ships="loner strider").attack(0, "loner strider", 1).attack(1, "training", 1)
    s.go(MoveShips(), SortCities(), Battles()).choose(0, "cell 2")
    assert s.notes(notes.STRENGTH_COUNTED) == [(1, 2, 0, 0), (0, 5, 0, 0)]  # 3 and 2 for being alone
