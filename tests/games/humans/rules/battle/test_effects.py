"""What stations and compensations do in fights (sections 17.2 – 17.4): boosts, rerolls, saved ships, skipped armies."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.battle.strength import army_total, battle_total
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.scene import CARDS, Scene, index_of, scene

ARMY_12 = index_of(CARDS.armies, "army_12")


def behind(ships: str, *, stations: str = "", compensations: str = "") -> Scene:
    """Captain 0 fights a goliath (9) for London in turn 6; the dice are 3 : 4."""
    s = scene(2, 6).cities("london", "paris", "berlin").captain(1, ships="goliath")
    s.captain(0, ships=ships, stations=stations, compensations=compensations)
    s.attack(0, ships, 1).attack(1, "goliath", 1).go(SortCities(), Battles())
    return s.choose(0, "fight").choose(1, "fight").dice(1, 2).dice(2, 2)


def catching(ships: str, *armies: str, city: str = "berlin", stations: str = "", compensations: str = "") -> Scene:
    """Captain 0 has opened these army cards in a city of turn 6."""
    s = scene(2, 6).cities(city).captain(0, ships=ships, stations=stations, compensations=compensations)
    s.attack(0, ships, 1).captor(0, 1).go(Rewards()).choose(0, "catch")
    return s.chance(*[f"army {army}" for army in armies])


@pytest.mark.rule("TH-17.11", "TH-17.22", "TH-19.9")
@pytest.mark.parametrize(("card", "n"), [("station battery", 2), ("station amplifier", 3), ("compensation rage", 3)])
def test_a_boost_adds_to_one_own_ship(card: str, n: int) -> None:
    s = behind("wasp training", stations="battery amplifier", compensations="rage").choose(0, card)
    assert s.options(0) == ["ship training", "ship wasp"]
    s.choose(0, "ship wasp")
    assert battle_total(s.t, 0) == 9 + n
    assert s.notes(notes.BOOSTED) == [(0, index_of(CARDS.ships, "wasp"), n, 0)]


@pytest.mark.rule("TH-17.30", "TH-17.11", "TH-17.22")
@pytest.mark.parametrize(("card", "n"), [("station battery", 2), ("compensation rage", 3)])
def test_against_an_army_a_boost_needs_no_target(card: str, n: int) -> None:
    s = catching("wasp training", "army_20", city="london", stations="battery", compensations="rage")
    s.choose(0, "fight").dice(1, 2).choose(0, card)
    assert s.notes(notes.BOOSTED) == [(0, -1, n, 0)]
    assert army_total(s.t) == 9 + n
    assert "pass" in s.options(0)


@pytest.mark.rule("TH-17.16", "TH-17.22")
@pytest.mark.parametrize("card", ["station casino", "compensation lucky_chip"])
def test_a_reroll_replaces_both_dice(card: str) -> None:
    s = behind("wasp", stations="casino", compensations="lucky_chip").choose(0, card).dice(6, 6)  # 7 : 13, then 16
    assert s.t.captors[1] == 0
    assert s.notes(notes.BATTLE_WON) == [(0, index_of(CARDS.cities, "london"), 16, 0)]


@pytest.mark.rule("TH-17.16")
def test_a_worse_reroll_must_be_kept() -> None:
    s = behind("wasp", stations="casino", compensations="rage").choose(0, "station casino").dice(1, 1)
    assert battle_total(s.t, 0) == 6


@pytest.mark.rule("TH-17.16", "TH-17.22")
@pytest.mark.parametrize("card", ["station casino", "compensation lucky_chip"])
def test_a_reroll_against_an_army(card: str) -> None:
    s = catching("wasp", "army_10", city="london", stations="casino", compensations="lucky_chip")
    s.choose(0, "fight").dice(1, 1).choose(0, card).dice(3, 3)
    assert s.trophies(0) == "london"


@pytest.mark.rule("TH-17.17", "TH-17.22", "TH-17.24", "TH-17.28")
@pytest.mark.parametrize("card", ["station dock", "compensation insurance"])
def test_a_saved_ship_returns_though_the_battle_is_lost(card: str) -> None:
    s = behind("wasp mosquito", stations="dock", compensations="insurance").choose(0, "pass")
    assert s.options(0) == ["ship mosquito", "ship wasp", "station dock", "compensation insurance"]
    s.choose(0, card).chance("compensation pension")  # no ship is named
    assert s.ships(0) == "mosquito wasp"
    assert s.at(0, 1) == ""
    assert s.t.captors[1] == 1
    assert "pension" in s.compensations(0)
    assert s.t.ship_discard == []


@pytest.mark.rule("TH-9.9")
def test_a_ship_need_not_be_saved() -> None:
    s = behind("wasp", stations="dock").choose(0, "ship wasp")
    assert s.ships(0) == ""
    assert s.ready(0) == "dock"


@pytest.mark.rule("TH-17.17", "TH-17.22", "TH-17.28")
@pytest.mark.parametrize("card", ["station dock", "compensation insurance"])
def test_a_ship_may_be_saved_from_an_army(card: str) -> None:
    s = catching("wasp", "army_26", city="london", stations="dock", compensations="insurance")
    s.choose(0, "fight").dice(1, 1).choose(0, "pass", card)
    assert s.ships(0) == "wasp"
    assert s.t.ship_discard == []
    assert [city.name.id for city in s.t.city_discard] == ["london"]


@pytest.mark.rule("TH-17.18", "TH-17.22", "TH-17.29")
@pytest.mark.parametrize("card", ["station spotter", "compensation false_papers"])
def test_any_army_that_was_not_fought_may_be_skipped(card: str) -> None:
    s = catching(
        "wasp", "army_12", "no_army", "army_26", city="moscow", stations="spotter", compensations="false_papers"
    )
    s.choose(0, card)
    assert s.options(0) == ["army 0", "army 2"]
    s.choose(0, "army 2")
    assert "fight" in s.options(0)  # asked again, for the army that is left
    s.choose(0, "fight").dice(4, 4)
    assert s.trophies(0) == "moscow"
    assert len(s.t.army_discard) == 3


@pytest.mark.rule("TH-17.18", "TH-17.29")
def test_the_only_army_is_skipped_without_a_fight() -> None:
    s = catching("wasp", "no_army", "army_12", stations="spotter")
    assert s.options(0) == ["fight", "flee", "station spotter"]
    s.choose(0, "station spotter")
    assert s.notes(notes.ARMY_SKIPPED) == [(0, ARMY_12, 0, 0)]
    assert s.humans(0) == 100_000 + 60_000
    assert s.rolls() == []


@pytest.mark.rule("TH-17.29")
def test_an_army_that_was_beaten_is_not_skipped() -> None:
    s = catching("wasp", "army_10", "army_12", stations="spotter").choose(0, "fight").dice(3, 3)
    s.choose(0, "station spotter")
    assert s.notes(notes.ARMY_SKIPPED) == [(0, ARMY_12, 0, 0)]
    assert s.trophies(0) == "berlin"


@pytest.mark.rule("TH-17.29")
def test_no_army_is_skipped_after_the_dice() -> None:
    s = catching("wasp", "army_26", city="london", stations="spotter battery").choose(0, "fight").dice(1, 1)
    assert s.options(0) == ["pass", "station battery"]
    with pytest.raises(Illegal):
        s.choose(0, "station spotter")
    assert s.ready(0) == "spotter battery"
