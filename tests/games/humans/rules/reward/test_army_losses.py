"""A loss to an army (section 10.2)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.reward.reward import Rewards
from tests.games.humans.fights import captured, city_discard, rolled, ship_discard
from tests.games.humans.scene import Scene, scene


def fight(s: Scene, city: str, ships: str, *armies: str) -> Scene:
    """Captain 0 catches in this city and is about to roll against the first of these armies."""
    captured(s, city, ships).choose(0, "catch").chance(*[f"army {card}" for card in armies])
    return s.choose(0, "fight")


@pytest.mark.rule("EX-25", "TH-10.18", "TH-10.31", "TH-10.32", "TH-10.33")
def test_training_and_cyclops_lose_to_an_army_of_18() -> None:
    s = fight(scene(2, turn=3), "seoul", "training cyclops", "army_18").dice(3, 4)
    assert rolled(s) == [(0, 17)]
    assert s.asked() == []  # nothing to choose, nothing to draw
    assert s.ships(0) == "training"
    assert ship_discard(s) == "cyclops"
    assert s.humans(0) == 100_000
    assert s.trophies(0) == s.compensations(0) == ""
    assert city_discard(s) == "seoul"


@pytest.mark.rule("TH-10.30", "TH-10.31")
def test_the_loser_chooses_a_mortal_ship_of_that_group() -> None:
    s = scene(2, turn=3).captain(0, ships="training cyclops teacup barge").cities("seoul")
    s.attack(0, "training cyclops teacup", 1).captor(0, 1).go(Rewards())
    s.choose(0, "catch").chance("army army_26").choose(0, "fight").dice(1, 1)
    assert s.options(0) == ["ship teacup", "ship cyclops"]
    for ship in ("ship training", "ship barge"):
        with pytest.raises(Illegal) as e:
            s.choose(0, ship)
        assert e.value.clause == "TH-10.31"
    s.choose(0, "ship teacup")
    assert s.ships(0) == "training cyclops barge"


@pytest.mark.rule("EC-68", "TH-10.31", "TH-10.33")
def test_with_training_alone_nothing_is_lost_but_the_city() -> None:
    s = fight(scene(2, turn=3), "seoul", "training", "army_26").dice(1, 1)
    assert s.at(0, 0) == "training"
    assert ship_discard(s) == ""
    assert city_discard(s) == "seoul"


@pytest.mark.rule("TH-10.33", "TH-10.40")
def test_after_a_loss_the_catch_is_over_and_the_other_ships_come_home() -> None:
    s = fight(scene(2, turn=3), "kyoto", "cyclops teacup", "army_26", "army_10", "no_army").dice(1, 1)
    s.choose(0, "ship teacup")
    assert s.asked() == []  # the second army is not fought
    assert s.at(0, 0) == "cyclops"
    assert s.humans(0) == 100_000
