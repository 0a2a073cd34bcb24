"""The station that carries a token (TH-6.24, TH-6.29, TH-17.14, TH-17.25, TH-17.26)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.battle.strength import battle_total
from kubrik.games.humans.rules.flow import Turn
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from tests.games.humans.scene import Scene, scene


def planning() -> Scene:
    return scene(2, 6).cities("london", "paris", "berlin")


def aimed(ships: str, cell: int, token: int, *, enemy: str = "goliath", stations: str = "") -> Scene:
    """Turn 6: captain 0 attacks a cell and aims the cannon; captain 1 is at cell 1."""
    s = planning().captain(0, ships=ships, stations="cannon")
    s.captain(1, ships=enemy, stations=stations).go(*s.t.rules.turn[2:])
    return s.choose(0, f"cell {cell}", f"cell {token}").choose(1, "cell 1")


def strengths(s: Scene) -> dict[int, int]:
    return {seat: strength for seat, strength, _, _ in s.notes(notes.STRENGTH_COUNTED)}


@pytest.mark.rule("TH-6.29", "TH-17.14")
def test_a_token_station_is_aimed_after_the_ships() -> None:
    s = planning().captain(0, stations="cannon").go(Planning()).choose(0, "cell 1")
    assert s.clause(0) == "TH-6.29"
    assert s.options(0) == ["no cell", "cell 1", "cell 2", "cell 3"]
    with pytest.raises(Illegal) as e:
        s.choose(0, "cell 4")
    assert e.value.clause == "TH-6.27"
    s.choose(0, "cell 2").choose(1, "no cell")
    assert s.t.captains[0].token == 2


@pytest.mark.rule("TH-6.29")
def test_who_sends_no_ship_aims_no_station() -> None:
    s = planning().captain(0, stations="cannon").go(Planning()).choose(0, "no cell").choose(1, "no cell")
    assert s.t.over
    assert s.ready(0) == "cannon"


@pytest.mark.rule("TH-6.24")
def test_other_stations_take_no_token() -> None:
    s = planning().captain(0, stations="jammer magnet").go(Planning()).choose(0, "cell 1")
    assert s.t.ready[0]
    s.choose(1, "no cell")
    assert s.t.captains[0].token == 0


@pytest.mark.rule("TH-17.14", "TH-17.25")
def test_the_group_at_the_token_is_stronger() -> None:
    assert strengths(aimed("wasp", 1, 1)) == {0: 8, 1: 9}


@pytest.mark.rule("TH-17.14")
def test_a_group_elsewhere_is_not() -> None:
    assert strengths(aimed("wasp", 1, 2)) == {0: 4, 1: 9}


@pytest.mark.rule("TH-17.14")
def test_nor_are_other_captains_at_the_token() -> None:
    s = aimed("wasp", 2, 1, enemy="goliath")
    assert s.asked() == [1]
    s.choose(1, "catch").chance("army army_10").choose(1, "fight").dice(1, 1)
    assert s.rolls() == [(1, 1, 1, 11)]


@pytest.mark.rule("TH-17.14")
def test_a_token_does_not_follow_a_ship_that_was_moved() -> None:
    s = aimed("wasp", 2, 2, stations="magnet").choose(1, "captain 0 ship 0", "cell 1")
    assert strengths(s) == {0: 4, 1: 9}


@pytest.mark.rule("TH-17.14")
def test_a_token_counts_for_a_ship_that_comes_before_the_battles() -> None:
    s = aimed("nomad", 2, 1).choose(0, "cell 1")
    assert strengths(s) == {0: 11, 1: 9}


@pytest.mark.rule("TH-17.14")
def test_it_counts_in_every_fight_there() -> None:
    s = aimed("wasp", 1, 1).choose(0, "fight").choose(1, "fight").dice(6, 6).dice(1, 1).chance("compensation rage")
    s.choose(0, "catch").chance("army army_14").choose(0, "fight").dice(1, 1)
    assert s.rolls() == [(0, 6, 6, 20), (1, 1, 1, 11), (0, 1, 1, 10)]


@pytest.mark.rule("TH-17.14")
def test_a_cancelled_ship_keeps_the_support_of_its_group() -> None:
    s = aimed("bohemian", 1, 1, stations="jammer").choose(1, "fight").choose(0, "fight").dice(1, 1).dice(3, 3)
    assert battle_total(s.t, 0) == 4 + 4 + 4 + 6
    s.choose(1, "station jammer")
    assert s.notes(notes.BATTLE_WON)[0][2] == 4 + 4 + 6


@pytest.mark.rule("TH-17.26")
def test_it_counts_for_the_order_of_announcements() -> None:
    assert aimed("wasp", 1, 1, enemy="comet").asked() == [1]  # 8 : 5
    assert aimed("wasp", 1, 2, enemy="comet").asked() == [0]  # 4 : 5


@pytest.mark.rule("TH-9.20", "TH-3.16")
def test_a_token_is_taken_back_before_the_next_turn() -> None:
    s = scene(2, turn=7).captain(0, stations="cannon", used="cannon")
    s.t.captains[0].token = 2
    s.go(Turn())
    assert (s.t.turn, s.t.captains[0].token) == (8, 0)
