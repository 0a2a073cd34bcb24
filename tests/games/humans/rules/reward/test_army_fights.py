"""The fight with one army (section 10.2)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.fights import captured, rolled, ship_discard, used_compensations, who
from tests.games.humans.scene import Scene, scene


def fight(s: Scene, city: str, ships: str, *armies: str) -> Scene:
    """Captain 0 catches in this city and is about to roll against the first of these armies."""
    captured(s, city, ships).choose(0, "catch").chance(*[f"army {card}" for card in armies])
    return s.choose(0, "fight")


@pytest.mark.rule("TH-10.14", "TH-10.16")
def test_the_captor_adds_two_dice_to_the_group_and_the_army_rolls_none() -> None:
    s = fight(scene(2, turn=3), "seoul", "starship cyclops", "army_18").dice(1, 3)
    assert rolled(s) == [(0, 3 + 3 + 5 + 3 + 4)]
    assert who(s, notes.ARMY_BEATEN) == [0]


@pytest.mark.rule("EX-23", "EC-67", "TH-10.17")
def test_a_total_equal_to_the_army_beats_it() -> None:
    s = fight(scene(2, turn=3), "prague", "starship cyclops", "army_20").dice(3, 3)
    assert rolled(s) == [(0, 20)]
    assert s.trophies(0) == "prague"


@pytest.mark.rule("EX-23", "TH-10.18")
def test_a_total_one_below_loses() -> None:
    s = fight(scene(2, turn=3), "prague", "starship cyclops", "army_20").dice(2, 3)
    assert rolled(s) == [(0, 19)]
    assert who(s, notes.ARMY_WINS) == [0]
    assert s.clause(0) == "TH-10.30"


@pytest.mark.rule("EX-26", "TH-10.19")
def test_krepysh_beats_an_army_of_20_alone() -> None:
    s = fight(scene(2, turn=3), "seoul", "krepysh", "army_20").dice(2, 3)
    assert rolled(s) == [(0, 9 + 6 + 5)]
    assert s.trophies(0) == "seoul"


@pytest.mark.rule("TH-10.20")
@pytest.mark.parametrize(
    ("city", "ships", "strength"),
    [
        ("seoul", "botanist", 2 + 4),  # science
        ("prague", "botanist", 2),
        ("seoul", "dragonslayer", 7 + 4),  # Asia
        ("prague", "dragonslayer", 7),
        ("prague", "cyclops teacup", 5 + 3 + 3),  # with a saucer
        ("prague", "cyclops barge", 5 + 7),
        ("prague", "twin", 6),
    ],
)
def test_centre_region_and_company_count_as_in_battles(city: str, ships: str, strength: int) -> None:
    s = fight(scene(2, turn=3), city, ships, "army_26").dice(1, 1)
    assert rolled(s) == [(0, strength + 2)]


@pytest.mark.rule("TH-10.15")
def test_only_the_group_that_captured_the_city_fights() -> None:
    s = scene(2, turn=3).captain(0, ships="cyclops teacup barge").cities("seoul", "prague")
    s.attack(0, "cyclops", 1).attack(0, "teacup", 2).captor(0, 1).captor(0, 2).go(Rewards())
    s.choose(0, "catch").chance("army army_26").choose(0, "fight").dice(1, 1)
    assert rolled(s) == [(0, 5 + 2)]  # neither the teacup nor the barge
    assert ship_discard(s) == "cyclops"
    assert s.at(0, 2) == "teacup"


@pytest.mark.rule("TH-10.21")
def test_boosts_and_rerolls_may_be_used_until_the_total_suffices() -> None:
    s = scene(2, turn=3).captain(0, stations="battery jammer", compensations="rage lucky_chip last_grab")
    fight(s, "prague", "barge", "army_18").dice(1, 1)
    assert s.options(0) == ["pass", "station battery", "compensation rage", "compensation lucky_chip"]
    s.choose(0, "station battery").choose(0, "compensation rage")
    assert s.options(0) == ["pass", "compensation lucky_chip"]  # 14, not enough
    s.choose(0, "compensation lucky_chip").dice(3, 3)
    assert s.trophies(0) == "prague"  # 7 + 2 + 3 + 6
    assert used_compensations(s) == "rage lucky_chip"


@pytest.mark.rule("TH-10.21")
def test_the_captor_may_stop_and_lose_with_help_in_hand() -> None:
    s = scene(2, turn=3).captain(0, stations="battery amplifier")
    fight(s, "prague", "barge", "army_12").dice(1, 1).choose(0, "station battery", "pass")
    assert who(s, notes.ARMY_WINS) == [0]
    assert s.ready(0) == "amplifier"
    assert s.ships(0) == ""


@pytest.mark.rule("TH-10.21", "TH-19.5")
def test_nobody_is_asked_for_help_when_the_total_suffices() -> None:
    s = fight(scene(2, turn=3).captain(0, stations="battery", compensations="rage"), "prague", "barge", "army_10")
    s.dice(1, 2)
    assert s.asked() == []
    assert s.ready(0) == "battery"


@pytest.mark.rule("TH-10.22")
def test_an_addition_does_not_reach_the_next_army() -> None:
    s = scene(2, turn=3).captain(0, stations="battery")
    fight(s, "vienna", "barge", "army_12", "army_16").dice(1, 2).choose(0, "station battery")
    assert s.notes(notes.ARMY_BEATEN)[0][2] == 7 + 2 + 3
    s.choose(0, "fight").dice(3, 4)
    assert rolled(s)[1] == (0, 7 + 7)
    assert who(s, notes.ARMY_WINS) == [0]
