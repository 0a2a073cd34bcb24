"""What the winner of a battle gets for a city that a loser has claimed (TH-13, R-25)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.ending import PayMissions
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, city_discard
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def claimed(s: Scene, ships: str = "academic wasp") -> Scene:
    """Captain 0 has won Paris (70 000 or, against two armies, 130 000), captain 1 has claimed its card."""
    s.captain(0, ships=ships, humans=100_000).captain(1, ships="training", compensations="last_grab")
    s.attack(0, ships, 1).attack(1, "training", 1).cities("paris", "moscow", "london").missions("m_science m_europe")
    s.go(SortCities(), Battles(), Rewards(), PayMissions())
    all_fight(s).dice(1, 1).dice(1, 1).choose(1, "pass").chance("compensation rage")
    return s.choose(1, "claim")


@pytest.mark.rule("TH-13.19", "EC-70", "EX-29")
def test_the_winner_raids_and_gets_the_humans_but_no_trophy() -> None:
    s = claimed(scene(2, turn=7)).choose(0, "raid")
    assert s.humans(0) == 100_000 + 40_000
    assert s.trophies(0) == ""
    assert s.trophies(1) == "paris"


@pytest.mark.rule("TH-13.18")
def test_a_claimed_city_counts_for_missions() -> None:
    s = claimed(scene(2, turn=7)).choose(0, "raid")
    assert s.humans(1) == 100_000 + 200_000 + 200_000


@pytest.mark.rule("TH-13.24", "TH-13.19")
def test_a_catch_is_settled_as_if_the_card_still_lay_in_its_cell() -> None:
    s = claimed(scene(2, turn=7)).choose(0, "catch")
    s.chance("army army_20", "army no_army")  # x2: two cards
    s.choose(0, "fight").dice(1, 1)
    assert s.notes(notes.ARMY_BEATEN)[0][2] == 11 + 3 + 4 + 2  # with the bonus for a science centre
    assert s.humans(0) == 100_000 + 80_000
    assert s.trophies(0) == ""


@pytest.mark.rule("TH-13.20", "EC-70")
def test_the_claimant_keeps_the_card_when_the_winner_flees() -> None:
    s = claimed(scene(2, turn=7)).choose(0, "catch").chance("army army_26", "army army_23").choose(0, "flee")
    assert "paris" not in city_discard(s)
    assert s.trophies(1) == "paris"
    assert s.humans(0) == 100_000
    assert s.at(0, 0) == "wasp academic"


@pytest.mark.rule("TH-13.20")
def test_the_claimant_keeps_the_card_when_the_winner_loses_to_an_army() -> None:
    s = claimed(scene(2, turn=7)).choose(0, "catch").chance("army army_26", "army army_23")
    s.choose(0, "fight").dice(1, 1).choose(0, "ship wasp")
    assert "paris" not in city_discard(s)
    assert s.trophies(1) == "paris"


@pytest.mark.rule("R-25")
def test_in_the_other_reading_a_claim_takes_the_whole_city() -> None:
    s = claimed(scene(2, turn=7, claim="whole_city"))
    assert s.asked() == []  # captain 0 is not asked: raid or catch?
    assert s.notes(notes.NO_REWARD) == [(0, index_of(CARDS.cities, "paris"), 0, 0)]
    assert s.humans(0) == 100_000
    assert s.trophies(0) == ""
    assert s.trophies(1) == "paris"
    assert s.at(0, 0) == "wasp academic"
    assert city_discard(s) == "moscow london"
