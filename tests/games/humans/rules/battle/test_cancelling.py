"""The station that takes a ship's bonuses away (TH-9, TH-17.12, TH-17.27)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.battle.strength import battle_total
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.scene import Scene, scene


def paris() -> Scene:
    """21 : 22 after the dice, and captain 0 has used the amplifier on the foreman: 24 : 22."""
    s = scene(2, 6).cities("paris", "moscow", "london").captain(0, ships="foreman mole_of_fate", stations="amplifier")
    s.captain(1, ships="leviathan", stations="jammer")
    s.attack(0, "foreman mole_of_fate", 1).attack(1, "leviathan", 1).go(SortCities(), Battles())
    s.choose(1, "fight").choose(0, "fight").dice(4, 5).dice(3, 4)
    return s.choose(0, "station amplifier", "ship foreman")


def jammed(ships: str, city: str) -> Scene:
    """Captain 1, behind with a barge, cancels the first ship of captain 0's group at the city. Dice were 12 : 2."""
    s = scene(2).cities(city, "prague", "vienna").captain(0, ships=ships).captain(1, ships="barge", stations="jammer")
    s.attack(0, ships, 1).attack(1, "barge", 1).go(SortCities(), Battles(), Rewards())
    first = s.asked()[0]
    s.choose(first, "fight").choose(1 - first, "fight")
    for seat in (first, 1 - first):
        s.dice(*((6, 6) if seat == 0 else (1, 1)))
    s.choose(1, "station jammer")
    return s.choose(1, "captain 0 ship 0") if " " in ships else s


@pytest.mark.rule("TH-9.12", "TH-9.13", "TH-17.12", "TH-19.9")
def test_none_of_the_ship_s_bonuses_work_but_its_printed_strength_does() -> None:
    s = paris()
    assert s.options(1) == ["pass", "station jammer"]
    s.choose(1, "station jammer")
    assert s.options(1) == ["captain 0 ship 0", "captain 0 ship 1"]
    s.choose(1, "captain 0 ship 1")  # the mole of fate: 11 becomes 5
    assert battle_total(s.t, 0) == 18
    assert s.t.captors[1] == 1
    assert s.ready(1) == ""


@pytest.mark.rule("TH-9.14", "EX-33")
def test_an_addition_given_before_is_cancelled_too() -> None:
    s = paris().choose(1, "station jammer", "captain 0 ship 0")
    assert (battle_total(s.t, 0), battle_total(s.t, 1)) == (21, 22)
    assert s.t.captors[1] == 1
    assert s.asked() == [0]
    assert s.options(0) == ["ship foreman", "ship mole_of_fate"]


@pytest.mark.rule("TH-9.14", "EC-53")
def test_an_addition_given_afterwards_changes_nothing() -> None:
    s = scene(2).cities("prague", "seoul", "vienna").captain(0, ships="tourist", stations="battery")
    s.captain(1, ships="teacup", stations="jammer").attack(0, "tourist", 1).attack(1, "teacup", 1)
    s.go(SortCities(), Battles()).choose(1, "fight").choose(0, "fight").dice(1, 1).dice(1, 1)  # 8 : 5
    s.choose(1, "station jammer")
    assert battle_total(s.t, 0) == 4
    s.choose(0, "station battery").chance("compensation rage")
    assert s.notes(notes.BATTLE_WON) == [(1, s.t.city_at(1).index, 5, 0)]  # 4 + 2 would have won
    assert s.ready(0) == ""


@pytest.mark.rule("EC-54")
def test_a_ship_without_bonuses_may_be_cancelled_in_vain() -> None:
    s = jammed("teacup", "minsk")
    assert s.notes(notes.CANCELLED) == [(1, 0, s.t.captains[0].ships[0].card.index, 0)]
    assert s.ready(1) == ""
    assert s.notes(notes.BATTLE_WON) == [(0, s.t.city_at(1).index, 15, 0)]


@pytest.mark.rule("TH-9.15", "EC-55")
def test_a_cancelled_saucer_is_still_a_saucer() -> None:
    s = jammed("foreman cyclops", "minsk")
    assert s.notes(notes.BATTLE_WON) == [(0, s.t.city_at(1).index, 3 + 8 + 12, 0)]  # cyclops: 3 with a saucer


@pytest.mark.rule("TH-9.12", "EC-56")
def test_only_ships_and_captains_of_this_battle_count() -> None:
    s = scene(3).cities("seoul", "prague", "vienna", "minsk").captain(0, ships="teacup foreman barge")
    s.captain(1, ships="mosquito", stations="jammer").captain(2, stations="jammer battery")
    s.attack(0, "teacup foreman", 1).attack(0, "barge", 2).attack(1, "mosquito", 1).attack(2, "training", 3)
    s.go(SortCities(), Battles()).choose(1, "fight").choose(0, "fight").dice(1, 1).dice(1, 1)
    assert s.asked() == [1]
    s.choose(1, "station jammer")
    assert s.options(1) == ["captain 0 ship 0", "captain 0 ship 1"]  # the barge is elsewhere
    s.choose(1, "captain 0 ship 0")
    assert s.t.captors[1] == 0  # captain 2, behind nobody here, was not asked
    assert s.ready(2) == "jammer battery"


@pytest.mark.rule("TH-9.16")
def test_a_jammer_is_of_no_use_against_an_army() -> None:
    s = scene(2).cities("prague").captain(0, ships="teacup training", stations="jammer battery")
    s.attack(0, "teacup training", 1).captor(0, 1).go(Rewards()).choose(0, "catch").chance("army army_20")
    s.choose(0, "fight").dice(1, 1)
    assert s.options(0) == ["pass", "station battery"]
    s.choose(0, "station battery")
    assert s.t.over  # nobody is asked for the jammer alone
    assert s.ready(0) == "jammer"


@pytest.mark.rule("TH-17.27")
def test_a_cancelled_ship_still_brings_more_from_a_raid() -> None:
    s = jammed("hoover", "seoul").chance("compensation rage").choose(0, "raid")
    assert s.humans(0) == 100_000 + 50_000 + 10_000


@pytest.mark.rule("TH-17.27")
def test_a_cancelled_ship_still_scouts() -> None:
    s = jammed("explorer", "minsk").chance("compensation rage").choose(0, "catch")
    assert s.notes(notes.CATCHES) == [(0, s.t.city_at(1).index, 1, 0)]  # one card for x2


@pytest.mark.rule("TH-17.27")
def test_a_cancelled_training_saucer_is_still_immortal() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(1, ships="teacup", stations="jammer battery")
    s.attack(0, "training", 1).attack(1, "teacup", 1).go(SortCities(), Battles())
    s.choose(0, "fight").choose(1, "fight").dice(2, 2).dice(1, 1)  # 6 : 5
    s.choose(1, "station jammer", "station battery").chance("compensation rage")
    assert s.t.captors[1] == 1
    assert s.ships(0) == "training"
