"""Cards that bring humans and trophies (TH-17)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def two_cities() -> Scene:
    """Captain 0 raids London (70 000) with a net at hand; Paris (70 000) comes next."""
    s = scene(2, 6).cities("london", "paris").captain(0, ships="training wasp", stations="net")
    s.attack(0, "training", 1).attack(0, "wasp", 2).captor(0, 1).captor(0, 2).go(Rewards())
    return s.choose(0, "raid")


def shopping(humans: int, *, compensations: str = "", fresh: str = "") -> Scene:
    """Captain 0 has drawn a teacup (20 000) and a krepysh (50 000)."""
    s = scene(2, 3).captain(0, humans=humans, compensations=compensations, fresh=fresh)
    return s.drawn(0, "teacup krepysh").drawn(1, "stool miner").go(BUYING)


@pytest.mark.rule("TH-17.19", "TH-9.4")
def test_a_net_brings_more_from_one_raid_of_the_turn() -> None:
    s = two_cities()
    assert s.options(0) == ["pass", "use"]
    s.choose(0, "use")
    assert s.humans(0) == 100_000 + 40_000 + 20_000
    assert s.ready(0) == ""
    s.choose(0, "raid")
    assert s.humans(0) == 160_000 + 40_000
    assert s.t.over


@pytest.mark.rule("TH-17.19", "TH-9.9")
def test_a_net_may_be_kept_for_another_raid() -> None:
    s = two_cities().choose(0, "pass")
    assert s.humans(0) == 140_000
    s.choose(0, "raid", "use")
    assert s.humans(0) == 140_000 + 60_000


@pytest.mark.rule("TH-17.21")
def test_a_last_grab_takes_the_city_after_a_lost_battle() -> None:
    s = scene(2, 6).cities("london", "paris", "berlin").captain(0, ships="wasp", compensations="last_grab")
    s.captain(1, ships="goliath").attack(0, "wasp", 1).attack(1, "goliath", 1).go(SortCities(), Battles(), Rewards())
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 1).choose(0, "pass", "ship wasp")
    s.chance("compensation rage")
    assert s.options(0) == ["pass", "claim"]
    s.choose(0, "claim")
    assert s.trophies(0) == "london"
    assert s.compensations(0) == "rage"
    s.choose(1, "raid")
    assert s.trophies(1) == ""
    assert s.humans(1) == 140_000


@pytest.mark.rule("TH-17.23")
def test_a_pension_pays_for_purchases() -> None:
    s = shopping(40_000, compensations="pension").choose(0, "credits 0")
    assert s.options(0) == ["allowance pension 0", "allowance pension 1"]
    s.choose(0, "allowance pension 1")
    assert s.options(0) == ["buy none", "buy first", "buy second", "buy both"]
    s.choose(0, "buy both").choose(1, "buy none")
    assert s.humans(0) == 40_000 + 30_000 - 70_000
    assert s.compensations(0) == ""
    assert s.notes(notes.ALLOWANCE_USED) == [(0, index_of(CARDS.compensations, "pension"), 30_000, 0)]


@pytest.mark.rule("TH-17.23")
def test_a_pension_comes_after_the_credits() -> None:
    s = shopping(50_000, compensations="pension")
    assert s.options(0) == ["credits 0", "credits 1"]  # 50 000 is little enough, whatever the pension adds
    s.choose(0, "credits 1", "allowance pension 1", "buy none").choose(1, "buy none")
    assert s.humans(0) == 50_000 + 50_000 + 30_000


@pytest.mark.rule("TH-17.23")
def test_a_pension_of_this_turn_must_wait() -> None:
    s = shopping(60_000, fresh="pension")
    assert s.options(0) == ["buy none", "buy first", "buy second"]
