"""Fuel: the limit of each turn, and how it is raised (section 6)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.box.files.load import parse_cards, read_text
from kubrik.games.humans.rules.flow import humans_rules
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.settings import settings
from tests.games.humans.scene import Scene, rules_with, scene

TABLE = [4, 5, 6, 7, 8, 9, 10, 11, 12, 12]


def planning(turn: int, ships: str, *, stations: str = "", compensations: str = "", fresh: str = "") -> Scene:
    """Captain 0 is to plan for these ships; captain 1 has none."""
    s = scene(2, turn).cities("seoul", "prague", "vienna").captain(1, ships="")
    return s.captain(0, ships=ships, stations=stations, compensations=compensations, fresh=fresh).go(Planning())


def send_all(s: Scene) -> Scene:
    """To cell 1, as long as somebody is asked where to send a ship."""
    while s.asked() and "cell 1" in s.options(0):
        s.choose(0, "cell 1")
    return s


@pytest.mark.rule("TH-6.8", "TH-6.9", "TH-6.10", "EX-1", "EC-29")
def test_in_turn_1_four_fuel_may_be_used() -> None:
    s = planning(1, "training cyclops mosquito").choose(0, "cell 1", "no cell", "cell 2")
    assert s.at(0, 1) == "training"
    assert s.at(0, 2) == "cyclops"  # 1 + 3, whatever the cities


@pytest.mark.rule("TH-6.8", "TH-6.9", "TH-6.10", "EX-1", "EC-29")
def test_in_turn_1_a_third_ship_is_too_much() -> None:
    s = planning(1, "training cyclops mosquito").choose(0, "cell 1", "cell 2")
    assert s.t.over  # the cyclops can only stay
    assert s.at(0, 0) == "cyclops"


@pytest.mark.rule("TH-6.8", "TH-6.9")
def test_the_fuel_of_all_ships_to_all_cities_is_added_up() -> None:
    s = planning(2, "cyclops stool mosquito").choose(0, "no cell", "cell 1")  # 3 of 5, and the stool needs 3
    assert s.t.over
    assert s.at(0, 0) == "mosquito stool"


@pytest.mark.rule("TH-6.9")
def test_a_ship_above_the_limit_is_refused_by_the_rule_of_fuel() -> None:
    s = planning(1, "krepysh")
    with pytest.raises(Illegal) as e:
        s.choose(0, "cell 1")
    assert e.value.clause == "TH-6.9"


@pytest.mark.rule("TH-6.9")
def test_why_a_later_ship_can_no_longer_be_sent_is_told_by_the_rule_of_fuel() -> None:
    s = planning(1, "cyclops krepysh")
    for ship, clause in (("ship krepysh", "TH-6.9"), ("ship cyclops", "TH-6.28")):
        with pytest.raises(Illegal) as e:
            s.choose(0, ship)
        assert e.value.clause == clause


@pytest.mark.rule("TH-6.9", "TH-6.11", "EX-2", "EC-29")
def test_in_turn_2_five() -> None:
    s = planning(2, "training cyclops mosquito teacup").choose(0, "cell 1", "cell 1", "no cell", "cell 1")
    assert s.at(0, 1) == "training mosquito cyclops"
    assert send_all(planning(2, "training cyclops mosquito teacup")).at(0, 0) == "cyclops"


@pytest.mark.rule("TH-6.9", "TH-6.13", "EX-2", "EC-29", "EC-30")
@pytest.mark.parametrize("turn", [9, 10])
def test_in_turns_9_and_10_twelve(turn: int) -> None:
    s = planning(turn, "leviathan bulldozer wasp training").choose(0, "no cell", "cell 1", "cell 1", "cell 1")
    assert s.at(0, 1) == "wasp leviathan bulldozer"
    assert send_all(planning(turn, "leviathan bulldozer wasp training")).at(0, 0) == "bulldozer"


@pytest.mark.rule("TH-6.10", "TH-6.11", "TH-6.12", "TH-6.13", "TH-6.14", "EC-30")
def test_the_limit_grows_by_one_a_turn_up_to_twelve() -> None:
    assert [scene(2, turn).t.fuel_limit() for turn in range(1, 11)] == TABLE


@pytest.mark.rule("TH-6.14")
def test_the_table_of_limits_is_data() -> None:
    cards = parse_cards(read_text().replace(str(TABLE), "[3, 5, 6, 7, 8, 9, 10, 11, 12, 12]"), "cards")
    rules = humans_rules(cards, settings({}, cards.fuel_limit, cards.prizes.step))
    s = Scene(2, 1, rules).cities("seoul", "prague", "vienna").captain(0, ships="barge").go(Planning())
    assert s.options(0) == ["no cell"]
    assert rules_with(fuel="early_pause").settings.fuel_limit == [4, 5, 6, 7, 8, 8, 9, 10, 11, 12]


@pytest.mark.rule("TH-6.15")
def test_the_limit_is_the_same_for_all() -> None:
    s = scene(3, 1).cities("seoul", "prague", "vienna", "minsk")
    s.captain(0, ships="barge krepysh").captain(1, ships="barge krepysh").captain(2, ships="patron explorer")
    s.go(Planning()).choose(0, "cell 1").choose(1, "cell 1").choose(2, "cell 1")
    assert [s.at(seat, 0) for seat in range(3)] == ["krepysh", "krepysh", "explorer"]


@pytest.mark.rule("TH-6.16")
def test_fuel_need_not_be_used_up() -> None:
    s = planning(10, "training leviathan").choose(0, "cell 1", "no cell")
    assert s.at(0, 1) == "training"


@pytest.mark.rule("TH-6.17", "EX-30")
def test_unused_fuel_is_lost() -> None:
    s = scene(2, 3).cities("seoul", "prague", "vienna").captain(0, ships="training cyclops krepysh")
    s.go(*s.t.rules.turn[2:])  # from planning on
    s.choose(0, "cell 1", "cell 1").choose(1, "no cell").choose(0, "raid")  # 4 of 6
    assert s.notes(notes.TURN_BEGINS) == [(4, 7, 0, 0)]
    s.chance("blue barge", "blue patron", "blue stool", "blue miner").choose(0, "buy none").choose(1, "buy none")
    s.chance("city minsk", "city zurich", "city turin").choose(0, "no cell", "cell 1").choose(1, "cell 1")
    assert s.at(0, 0) == "training krepysh"  # 3 + 5 are above 7


@pytest.mark.rule("TH-6.23")
def test_stations_use_no_fuel() -> None:
    s = planning(1, "barge", stations="jammer tanker").choose(0, "cell 1")
    assert s.at(0, 1) == "barge"
    assert s.ready(0) == "jammer tanker"
