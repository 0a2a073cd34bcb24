"""Stations: once a turn, in orbit, for all to see (section 9)."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import NOBODY
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.battle.strength import battle_total
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.flow import Turn
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.scene import CARDS, Scene, index_of, scene

JAMMER = index_of(CARDS.stations, "jammer")
CANNON = index_of(CARDS.stations, "cannon")


def duel(ship: str, against: str, *, stations: str = "", turn: int = 1) -> Scene:
    """A battle in which captain 0, the owner of the stations, has one ship and is not the stronger one."""
    s = scene(2, turn).cities("seoul", "prague", "vienna").captain(0, ships=ship, stations=stations)
    s.captain(1, ships=against).attack(0, ship, 1).attack(1, against, 1).go(SortCities(), Battles())
    return s.choose(0, "fight").choose(1, "fight")


@pytest.mark.rule("TH-9.1", "TH-9.2")
def test_a_captain_with_stations_only_attacks_nothing() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(0, ships="", stations="jammer battery")
    assert s.go(*s.t.rules.turn[2:6]).asked() == [1]
    s.choose(1, "no cell")
    assert len(s.t.city_discard) == 3


@pytest.mark.rule("TH-9.2")
def test_stations_are_not_counted_as_ships() -> None:
    s = scene(2).captain(0, humans=50_000, ships="training mosquito", stations="jammer battery")
    s.drawn(0, "teacup barge").drawn(1, "stool miner").go(BUYING)
    assert s.options(0) == ["credits 0", "credits 1"]  # for at most two ships
    s.choose(0, "credits 0")
    assert s.options(0) == ["buy none", "buy first", "buy second"]


@pytest.mark.rule("TH-9.3")
def test_a_bought_station_lies_face_up() -> None:
    s = scene(2).drawn(0, "jammer mosquito").drawn(1, "stool miner").go(BUYING)
    s.choose(0, "buy both").choose(1, "buy none")
    assert s.stations(0) == "jammer"
    assert s.notes(notes.STATION_BOUGHT, 1) == s.notes(notes.STATION_BOUGHT, NOBODY) == [(0, JAMMER, 0, 0)]
    assert [station.id for station in humans_view(s.t, None).captains[0].stations] == ["jammer"]


@pytest.mark.rule("TH-9.8")
def test_a_station_may_be_used_in_the_turn_in_which_it_was_bought() -> None:
    s = scene(2).drawn(0, "battery mosquito").drawn(1, "stool miner").cities("seoul", "prague", "vienna")
    s.go(BUYING, *s.t.rules.turn[2:]).choose(0, "buy first").choose(1, "buy none")
    s.choose(0, "cell 1").choose(1, "cell 1").choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 2)
    s.choose(0, "station battery")
    assert s.t.captors[1] == 0


@pytest.mark.rule("TH-9.10", "TH-9.11", "TH-17.11", "TH-9.5", "TH-19.1")
def test_an_amplifier_adds_three_to_an_own_ship() -> None:
    s = duel("teacup", "cyclops", stations="amplifier", turn=7).dice(1, 1).dice(1, 1)  # 5 : 7
    assert s.options(0) == ["pass", "station amplifier"]
    s.choose(0, "station amplifier")
    assert s.notes(notes.BOOSTED) == [(0, index_of(CARDS.ships, "teacup"), 3, 0)]  # no other ship is there
    assert s.t.captors[1] == 0
    assert s.ready(0) == ""


@pytest.mark.rule("TH-9.11", "TH-17.11")
def test_and_against_an_army() -> None:
    s = scene(2, 7).cities("london").captain(0, ships="wasp", stations="amplifier")
    s.attack(0, "wasp", 1).captor(0, 1).go(Rewards()).choose(0, "catch").chance("army army_10")
    s.choose(0, "fight").dice(1, 2).choose(0, "station amplifier")  # 4 + 3 and 3 more
    assert s.trophies(0) == "london"


@pytest.mark.rule("TH-9.9")
def test_a_station_need_not_be_used() -> None:
    s = duel("teacup", "cyclops", stations="battery").dice(3, 3).dice(3, 3).choose(0, "pass")
    assert s.t.captors[1] == 1
    assert s.ready(0) == "battery"


@pytest.mark.rule("TH-9.19")
def test_two_stations_in_the_same_fight_one_at_a_time() -> None:
    s = duel("mosquito", "barge", stations="battery amplifier", turn=7).dice(2, 2).dice(1, 1)  # 6 : 9
    assert s.options(0) == ["pass", "station battery", "station amplifier"]
    s.choose(0, "station battery")
    assert battle_total(s.t, 0) == 8
    assert s.options(0) == ["pass", "station amplifier"]
    s.choose(0, "station amplifier")
    assert s.t.captors[1] == 0


@pytest.mark.rule("TH-9.4", "TH-9.5", "TH-9.7", "EC-52")
def test_a_station_used_in_one_battle_is_spent_for_the_turn() -> None:
    s = scene(2, 3).cities("seoul", "vienna", "prague").captain(0, ships="mosquito teacup training", stations="battery")
    s.captain(1, ships="mosquito teacup").attack(0, "mosquito", 1).attack(0, "teacup", 2).attack(0, "training", 3)
    s.attack(1, "mosquito", 1).attack(1, "teacup", 2).go(SortCities(), Battles(), Rewards())
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 2).choose(0, "station battery")
    assert s.ready(0) == ""
    s.chance("compensation rage")  # for captain 1
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 2)
    s.chance("compensation rage")  # captain 0 has lost the second battle unasked
    s.choose(0, "raid").choose(1, "raid").choose(0, "catch").chance("army army_20").choose(0, "fight").dice(6, 6)
    assert s.t.over  # unasked once more
    assert s.trophies(0) == "seoul"
    assert len(s.notes(notes.STATION_USED)) == 1


@pytest.mark.rule("TH-9.6")
def test_all_stations_are_ready_before_the_next_turn() -> None:
    s = scene(2, 3).captain(0, stations="battery jammer", used="battery").captain(1, stations="dock", used="dock")
    assert (s.ready(0), s.ready(1)) == ("jammer", "")
    s.go(Turn())
    assert (s.ready(0), s.ready(1)) == ("battery jammer", "dock")


@pytest.mark.rule("TH-9.18")
def test_a_station_is_neither_lost_nor_captured() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(0, ships="mosquito teacup", stations="battery jammer")
    s.captain(1, ships="krepysh").attack(0, "mosquito teacup", 1).attack(1, "krepysh", 1).go(SortCities(), Battles())
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 1).choose(0, "pass")
    assert s.options(0) == ["ship mosquito", "ship teacup"]
    s.choose(0, "ship mosquito").chance("compensation rage")
    assert (s.stations(0), s.stations(1)) == ("battery jammer", "")


@pytest.mark.rule("TH-9.20", "TH-6.24", "TH-17.14")
def test_a_token_is_put_on_a_station_in_secret_and_uses_it_at_the_reveal() -> None:
    s = scene(2, 6).cities("paris", "moscow", "london").captain(0, stations="cannon").go(Planning())
    s.choose(0, "cell 1", "cell 2")
    assert s.ready(0) == "cannon"
    assert s.notes(notes.TOKEN_TURNED_UP) == []
    s.choose(1, "cell 1")
    assert s.ready(0) == ""
    assert s.notes(notes.TOKEN_TURNED_UP, 1) == [(0, CANNON, 2, 0)]


@pytest.mark.rule("TH-9.9")
def test_a_token_need_not_be_used() -> None:
    s = scene(2, 6).cities("paris", "moscow", "london").captain(0, stations="cannon").go(Planning())
    s.choose(0, "cell 1", "no cell").choose(1, "cell 1")
    assert s.ready(0) == "cannon"
