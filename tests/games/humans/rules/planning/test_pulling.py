"""Stations that move a ship of another captain (step 4b: TH-7, TH-7.18, TH-9.17)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.moving import PullShips
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import NOBODY
from tests.games.humans.scene import Scene, scene


def turned_up(seats: int = 2, turn: int = 1) -> Scene:
    """The scene after everything was turned up: its cities lie there."""
    return scene(seats, turn).cities(*("seoul", "prague", "vienna", "minsk", "zurich", "turin")[: seats + 1])


def strengths(s: Scene) -> dict[int, int]:
    """As counted at the start of the last battle, by seat."""
    return {seat: strength for seat, strength, _, _ in s.notes(notes.STRENGTH_COUNTED)}


@pytest.mark.rule("TH-7.5", "TH-9.17", "TH-17.13", "TH-9.5")
def test_a_magnet_takes_a_ship_to_another_city() -> None:
    s = turned_up().captain(0, stations="magnet").attack(1, "training", 1).go(PullShips())
    s.choose(0, "captain 1 ship 0", "cell 3")
    assert (s.at(1, 1), s.at(1, 3)) == ("", "training")
    assert s.ready(0) == ""
    assert s.notes(notes.SHIP_PULLED) == [(0, 1, 0, 3)]


@pytest.mark.rule("TH-7.5", "TH-19.2", "TH-19.9")
def test_any_attacking_ship_of_another_captain_to_any_other_city() -> None:
    s = turned_up(3).captain(0, stations="magnet").captain(1, ships="training mosquito cyclops")
    s.attack(1, "training", 1).attack(1, "cyclops", 2).attack(2, "training", 2).go(PullShips())
    assert s.options(0) == ["pass", "captain 1 ship 0", "captain 1 ship 1", "captain 2 ship 0"]
    s.choose(0, "captain 1 ship 1")
    assert s.options(0) == ["cell 1", "cell 3", "cell 4"]
    with pytest.raises(Illegal) as e:
        s.choose(0, "cell 2")
    assert e.value.clause == "TH-7.5"
    s.choose(0, "cell 4")
    assert s.at(1, 4) == "cyclops"


@pytest.mark.rule("EC-39", "TH-7.5")
@pytest.mark.parametrize("ship", ["captain 0 ship 0", "captain 1 ship 1"])
def test_neither_own_ships_nor_ships_at_home_can_be_taken(ship: str) -> None:
    s = turned_up().captain(0, stations="magnet").captain(1, ships="training mosquito")
    s.attack(0, "training", 2).attack(1, "training", 1).go(PullShips())
    with pytest.raises(Illegal) as e:
        s.choose(0, ship)
    assert e.value.clause == "TH-7.5"


@pytest.mark.rule("TH-7.4", "TH-9.9")
def test_several_owners_act_in_priority_order_and_may_decline() -> None:
    s = turned_up(3, turn=2).captain(0, stations="magnet").captain(2, stations="magnet")
    s.attack(1, "training", 1).go(PullShips())
    assert s.asked() == [2]  # turn 2 begins with seat 1, then 2, then 0
    s.choose(2, "pass")
    assert s.asked() == [0]
    s.choose(0, "pass")
    assert s.t.over
    assert s.at(1, 1) == "training"
    assert s.ready(0) == s.ready(2) == "magnet"


@pytest.mark.rule("TH-7.18")
def test_two_stations_may_move_the_same_ship() -> None:
    s = turned_up(3, turn=2).captain(0, stations="magnet").captain(2, stations="magnet")
    s.attack(1, "training", 1).go(PullShips())
    s.choose(2, "captain 1 ship 0", "cell 3").choose(0, "captain 1 ship 0", "cell 1")
    assert s.at(1, 1) == "training"
    assert len(s.notes(notes.SHIP_PULLED)) == 2


@pytest.mark.rule("TH-7.4")
def test_a_magnet_is_not_asked_when_no_other_captain_attacks() -> None:
    s = turned_up().captain(0, stations="magnet").attack(0, "training", 1).go(PullShips())
    assert s.t.over
    assert s.ready(0) == "magnet"


@pytest.mark.rule("TH-7.17", "EC-37")
def test_a_city_whose_only_attacker_is_taken_away_is_discarded() -> None:
    s = turned_up().captain(0, stations="magnet").attack(1, "training", 1).go(PullShips(), SortCities())
    s.choose(0, "captain 1 ship 0", "cell 2")
    assert s.t.captors[1:] == [NOBODY, 1, NOBODY]
    assert [city.name.id for city in s.t.city_discard] == ["seoul", "vienna"]


@pytest.mark.rule("EC-37", "TH-7.3")
def test_unless_a_tripod_comes_afterwards() -> None:
    s = turned_up().captain(0, stations="magnet", ships="strider").attack(0, "strider", 3).attack(1, "training", 1)
    s.go(*s.t.rules.turn[3:6]).choose(0, "captain 1 ship 0", "cell 2").choose(0, "cell 1")
    assert s.t.captors[1:] == [0, 1, NOBODY]


@pytest.mark.rule("TH-7.11", "EC-38")
def test_a_taken_ship_joins_the_group_of_its_owner() -> None:
    s = turned_up().captain(0, stations="magnet").captain(1, ships="training cyclops")
    s.attack(0, "training", 2).attack(1, "training", 1).attack(1, "cyclops", 2)
    s.go(PullShips(), SortCities(), Battles()).choose(0, "captain 1 ship 0", "cell 2")
    assert s.at(1, 2) == "training cyclops"
    assert strengths(s) == {0: 2, 1: 10}  # 2 + 5, and 3 with a saucer


@pytest.mark.rule("EC-42", "TH-17.1")
def test_the_bonus_with_a_saucer_goes_with_the_saucer() -> None:
    s = turned_up().captain(0, stations="magnet").captain(1, ships="training cyclops")
    s.attack(0, "training", 2).attack(1, "training cyclops", 2)
    s.go(PullShips(), SortCities(), Battles()).choose(0, "captain 1 ship 0", "cell 1")
    assert strengths(s) == {0: 2, 1: 5}


@pytest.mark.rule("EC-43", "TH-7.5", "TH-17.5")
def test_a_training_saucer_that_was_taken_stays_immortal() -> None:
    s = turned_up().captain(0, ships="cyclops", stations="magnet").attack(0, "cyclops", 2).attack(1, "training", 1)
    s.go(PullShips(), SortCities(), Battles()).choose(0, "captain 1 ship 0", "cell 2")
    s.choose(1, "fight").choose(0, "fight").dice(1, 1).dice(1, 1).chance("compensation rage")
    assert s.t.captors[2] == 0
    assert s.ships(1) == "training"
