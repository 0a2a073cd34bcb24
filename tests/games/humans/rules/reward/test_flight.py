"""Fleeing from an army (section 10.2)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.fights import captured, city_discard, rolled
from tests.games.humans.scene import Scene, scene


def facing(s: Scene, city: str, ships: str, *armies: str) -> Scene:
    """Captain 0 catches in this city: these army cards are open."""
    return captured(s, city, ships).choose(0, "catch").chance(*[f"army {card}" for card in armies])


@pytest.mark.rule("EX-24", "TH-10.25", "TH-10.27", "TH-10.28", "TH-10.29")
def test_flight_from_an_army_of_26() -> None:
    s = facing(scene(2, turn=3), "vienna", "training cyclops", "no_army", "army_26").choose(0, "flee")
    assert s.asked() == []
    assert s.at(0, 0) == "training cyclops"
    assert s.humans(0) == 100_000  # not even the 30 000 of a raid
    assert s.trophies(0) == s.compensations(0) == ""
    assert city_discard(s) == "vienna"
    assert rolled(s) == []


@pytest.mark.rule("TH-10.25", "TH-10.26")
def test_flight_is_possible_before_each_army() -> None:
    s = facing(scene(2, turn=3), "kyoto", "starship cyclops", "army_10", "army_12", "army_14")
    for _ in range(2):
        assert s.options(0) == ["fight", "flee"]
        s.choose(0, "fight").dice(6, 6)
    assert s.options(0) == ["fight", "flee"]
    s.choose(0, "flee")
    assert s.ships(0) == "starship cyclops"
    assert city_discard(s) == "kyoto"


@pytest.mark.rule("TH-10.26")
def test_after_the_dice_it_is_too_late() -> None:
    s = facing(scene(2, turn=3).captain(0, stations="battery"), "seoul", "training cyclops", "army_26")
    s.choose(0, "fight").dice(1, 1)
    with pytest.raises(Illegal) as e:
        s.choose(0, "flee")
    assert e.value.clause == "TH-10.21"
    s.choose(0, "pass")
    assert s.ships(0) == "training"  # the cyclops is lost


@pytest.mark.rule("TH-10.12")
def test_there_is_no_way_around_an_army_but_fight_and_flight() -> None:
    s = facing(scene(2, turn=3), "seoul", "training", "army_10")
    assert s.options(0) == ["fight", "flee"]
    for way in ("pass", "raid"):
        with pytest.raises(Illegal) as e:
            s.choose(0, way)
        assert e.value.clause == "TH-10.25"
    assert s.notes(notes.CATCH_SUCCEEDS) == []


@pytest.mark.rule("TH-10.27")
def test_flight_from_one_city_leaves_the_groups_elsewhere_alone() -> None:
    s = scene(2, turn=3).captain(0, ships="training cyclops").cities("seoul", "prague")
    s.attack(0, "training", 1).attack(0, "cyclops", 2).captor(0, 1).captor(0, 2).go(Rewards())
    s.choose(0, "catch").chance("army army_26").choose(0, "flee")
    assert s.at(0, 1) == ""
    assert s.at(0, 2) == "cyclops"
