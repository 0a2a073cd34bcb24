"""What is printed on ships (section 17.1)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.scene import Scene, scene


def battle(ships: str, city: str, against: str = "training") -> Scene:
    """Captain 0 attacks this city with these ships, captain 1 with those. In turn 6."""
    s = scene(2, 6).cities(city, "new_york", "chicago").captain(0, ships=ships).captain(1, ships=against)
    return s.attack(0, ships, 1).attack(1, against, 1).go(SortCities(), Battles())


def strength(s: Scene) -> int:
    """Captain 0's, as counted at the start of the battle."""
    return next(n for seat, n, _, _ in s.notes(notes.STRENGTH_COUNTED) if seat == 0)


def reward(ships: str, city: str) -> Scene:
    """Captain 0 has captured this city with these ships."""
    s = scene(2, 6).cities(city).captain(0, ships=ships)
    return s.attack(0, ships, 1).captor(0, 1).go(Rewards())


def against_army(ships: str, city: str) -> int:
    """Captain 0's strength against an army: the total less the dice."""
    s = reward(ships, city).choose(0, "catch").chance("army army_26").choose(0, "fight").dice(1, 1)
    return s.rolls()[0][3] - 2


def cards_opened(ships: str, city: str) -> int:
    return reward(ships, city).choose(0, "catch").notes(notes.CATCHES)[0][2]


@pytest.mark.rule("TH-17.1")
@pytest.mark.parametrize(
    ("ships", "total"),
    [("starship cyclops", 14), ("starship mosquito", 5), ("starship", 3), ("twin twin", 20), ("twin", 6)],
)
def test_with_another_ship_of_a_type(ships: str, total: int) -> None:
    assert strength(battle(ships, "london")) == total


@pytest.mark.rule("TH-17.2")
@pytest.mark.parametrize(("city", "total"), [("london", 6), ("paris", 2), ("berlin", 2)])
def test_at_a_centre(city: str, total: int) -> None:
    assert strength(battle("tourist", city)) == total


@pytest.mark.rule("TH-17.3")
def test_against_an_army() -> None:
    assert strength(battle("gendarme", "london")) == 4
    assert against_army("gendarme", "london") == 9


@pytest.mark.rule("TH-17.5")
def test_an_immortal_ship_is_not_lost_to_an_army() -> None:
    s = reward("training", "london").choose(0, "catch").chance("army army_26").choose(0, "fight").dice(1, 1)
    assert s.t.over
    assert s.ships(0) == "training"
    assert s.t.ship_discard == []


@pytest.mark.rule("TH-17.5")
def test_with_an_immortal_ship_it_is_the_other_that_is_lost() -> None:
    s = battle("training mosquito", "london", "leviathan").choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 1)
    s.chance("compensation rage")
    assert s.ships(0) == "training"
    assert [card.name.id for card in s.t.ship_discard] == ["mosquito"]


@pytest.mark.rule("TH-17.6")
@pytest.mark.parametrize(("city", "total"), [("tokyo", 11), ("shanghai", 11), ("paris", 7)])
def test_in_a_region(city: str, total: int) -> None:
    assert strength(battle("dragonslayer", city)) == total


@pytest.mark.rule("TH-17.7")
def test_alone() -> None:
    assert strength(battle("loner", "london")) == 5
    assert strength(battle("loner training", "london")) == 5  # 3 + 2, and nothing for being alone


@pytest.mark.rule("TH-17.8")
@pytest.mark.parametrize(("against", "total"), [("barge", 8), ("barge krepysh", 8), ("goliath", 5)])
def test_against_a_type(against: str, total: int) -> None:
    assert strength(battle("interceptor", "london", against)) == total


@pytest.mark.rule("TH-17.8")
def test_against_a_type_means_neither_own_ships_nor_armies() -> None:
    assert strength(battle("interceptor barge", "london")) == 12
    assert against_army("interceptor barge", "london") == 12


@pytest.mark.rule("TH-17.8")
def test_a_captain_who_retreats_takes_the_bonus_away() -> None:
    s = scene(3, 7).cities("paris", "london", "berlin", "tokyo").captain(0, ships="interceptor")
    s.captain(1, ships="barge").captain(2, ships="goliath").attack(0, "interceptor", 1).attack(1, "barge", 1)
    s.attack(2, "goliath", 1).go(SortCities(), Battles())
    assert strength(s) == 8
    s.choose(1, "retreat").choose(0, "fight").choose(2, "fight").dice(1, 1)
    assert s.rolls() == [(0, 1, 1, 7)]


@pytest.mark.rule("TH-17.9")
@pytest.mark.parametrize(("ships", "humans"), [("training", 40), ("hoover", 50), ("hoover hoover collector", 80)])
def test_a_raid_brings_more(ships: str, humans: int) -> None:
    s = reward(ships, "london").choose(0, "raid")
    assert s.humans(0) == 100_000 + humans * 1000


@pytest.mark.rule("TH-17.9")
def test_a_catch_does_not() -> None:
    s = reward("hoover", "london").choose(0, "catch").chance("army no_army")
    assert s.humans(0) == 100_000 + 60_000


@pytest.mark.rule("TH-17.10", "EC-73")
@pytest.mark.parametrize(
    ("ships", "city", "cards"),
    [
        ("barge", "moscow", 3),
        ("explorer", "moscow", 2),
        ("explorer explorer", "moscow", 1),
        ("explorer explorer", "paris", 1),
        ("explorer", "london", 1),
    ],
)
def test_a_scout_spares_an_army_card_but_never_the_last(ships: str, city: str, cards: int) -> None:
    assert cards_opened(ships, city) == cards


@pytest.mark.rule("TH-17.10", "EC-73")
def test_as_many_cards_are_opened_as_are_counted() -> None:
    s = reward("explorer", "moscow").choose(0, "catch").chance("army no_army", "army army_10")
    assert s.options(0) == ["fight", "flee"]
    assert len(s.t.the_catch().armies) == 2
