"""Who is rewarded, and the safe reward (sections 10, 10.1)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import NOBODY
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, captured, city_discard, who
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def three_ways() -> Scene:
    """Captain 0 takes a city by battle, captain 1 one by a retreat, captain 0 one unopposed."""
    s = scene(2, turn=3).captain(0, ships="barge training teacup").captain(1, ships="krepysh mosquito")
    s.attack(0, "barge", 1).attack(0, "training", 2).attack(0, "teacup", 3)
    s.attack(1, "mosquito", 1).attack(1, "krepysh", 2).cities("seoul", "prague", "vienna")
    s.go(SortCities(), Battles(), Rewards())
    s.choose(1, "fight").choose(0, "fight").dice(1, 1).dice(1, 1).chance("compensation rage")
    return s.choose(0, "retreat")


@pytest.mark.rule("TH-10.1", "TH-10.2", "TH-10.4")
def test_every_captor_chooses_for_each_city_from_left_to_right() -> None:
    s = three_ways()
    for captor, reward in ((0, "raid"), (1, "raid"), (0, "catch")):
        assert s.asked() == [captor]
        assert s.options(captor) == ["raid", "catch"]
        s.choose(captor, reward)
    assert [(seat, city) for seat, city, _, _ in s.notes(notes.RAIDS)] == [
        (0, index_of(CARDS.cities, "seoul")),
        (1, index_of(CARDS.cities, "prague")),
    ]
    assert [(seat, city) for seat, city, _, _ in s.notes(notes.CATCHES)] == [(0, index_of(CARDS.cities, "vienna"))]


@pytest.mark.rule("TH-10.4")
def test_the_choice_is_made_in_public() -> None:
    s = three_ways().choose(0, "raid")
    for reader in (NOBODY, 0, 1):
        assert [seat for seat, _, _, _ in s.notes(notes.RAIDS, reader)] == [0]
    s.choose(1, "catch")
    for reader in (NOBODY, 0, 1):
        assert [seat for seat, _, _, _ in s.notes(notes.CATCHES, reader)] == [1]


@pytest.mark.rule("TH-10.1")
def test_who_lost_or_retreated_is_no_captor() -> None:
    s = three_ways()
    with pytest.raises(Illegal):
        s.choose(1, "raid")  # captain 1 lost the battle for Seoul
    s.choose(0, "raid")
    with pytest.raises(Illegal):
        s.choose(0, "raid")  # captain 0 retreated from Prague
    assert s.trophies(0) == "seoul"


@pytest.mark.rule("EX-20", "TH-10.5", "TH-10.6", "TH-10.7", "TH-10.36")
def test_a_raid_on_seoul() -> None:
    s = captured(scene(2, turn=3), "seoul", "training").choose(0, "raid")
    assert s.asked() == []  # no dice, no army, nothing to go wrong
    assert s.humans(0) == 100_000 + 50_000
    assert s.trophies(0) == "seoul"
    assert s.notes(notes.ARMY_OPENED) == []
    assert len(s.t.army_deck) == 20


@pytest.mark.rule("TH-10.6")
@pytest.mark.parametrize(("city", "raid"), [("prague", 30_000), ("moscow", 60_000), ("casablanca", 20_000)])
def test_a_raid_brings_the_raid_value_of_the_city(city: str, raid: int) -> None:
    s = captured(scene(2, turn=3).captain(0, humans=0), city, "training").choose(0, "raid")
    assert s.humans(0) == raid


@pytest.mark.rule("TH-10.36")
def test_a_trophy_leaves_the_cell_and_is_not_discarded() -> None:
    s = captured(scene(2, turn=3), "seoul", "training").choose(0, "raid")
    assert s.t.cells[1] is None
    assert city_discard(s) == ""


@pytest.mark.rule("TH-10.40", "TH-14.1")
def test_after_a_raid_the_ships_return_to_the_hand() -> None:
    s = captured(scene(2, turn=3), "seoul", "training barge")
    assert s.at(0, 1) == "training barge"
    s.choose(0, "raid")
    assert s.at(0, 0) == "training barge"


def two_cities(**options: str) -> Scene:
    """Captain 0 is about to win Seoul; there will be a battle for Prague as well."""
    s = scene(2, turn=3, **options).captain(0, ships="barge krepysh").captain(1, ships="mosquito teacup")
    s.attack(0, "barge", 1).attack(0, "krepysh", 2).attack(1, "mosquito", 1).attack(1, "teacup", 2)
    s.cities("seoul", "prague", "vienna").go(*s.t.rules.turn[5:-1])
    return all_fight(s).dice(1, 1).dice(1, 1).chance("compensation rage")


@pytest.mark.rule("TH-3.14", "R-18")
def test_all_battles_come_before_the_first_reward() -> None:
    s = two_cities()
    assert s.clause(1) == "TH-8.11"
    all_fight(s).dice(1, 1).dice(1, 1).chance("compensation rage")
    assert s.clause(0) == "TH-10.2"
    s.choose(0, "raid", "raid")
    assert s.trophies(0) == "seoul prague"


@pytest.mark.rule("R-18")
def test_in_the_other_reading_a_city_is_rewarded_before_the_next_battle() -> None:
    s = two_cities(rewards="city_by_city")
    assert s.clause(0) == "TH-10.2"
    s.choose(0, "raid")
    assert s.trophies(0) == "seoul"
    assert s.clause(1) == "TH-8.11"
    s.choose(1, "retreat").choose(0, "raid")
    assert s.trophies(0) == "seoul prague"
    assert s.asked() == []


@pytest.mark.rule("R-18")
def test_in_the_other_reading_a_city_taken_unopposed_is_rewarded_in_its_turn() -> None:
    s = scene(2, turn=3, rewards="city_by_city").captain(0, ships="barge").captain(1, ships="mosquito teacup")
    s.attack(1, "mosquito", 1).attack(0, "barge", 2).attack(1, "teacup", 2)
    s.cities("seoul", "prague", "vienna").go(*s.t.rules.turn[5:-1])
    s.choose(1, "raid")
    assert who(s, notes.RAIDS) == [1]
    assert s.clause(1) == "TH-8.11"


@pytest.mark.rule("TH-17.9")
def test_a_ship_elsewhere_brings_nothing_to_a_raid() -> None:
    s = scene(2, turn=7).cities("seoul", "prague").captain(0, humans=0, ships="krepysh hoover")
    s.attack(0, "krepysh", 1).attack(0, "hoover", 2).captor(0, 1).go(Rewards()).choose(0, "raid")
    assert s.humans(0) == 50_000
