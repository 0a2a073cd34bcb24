"""Dice and totals of a battle between captains (section 8.3)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, battle, rolled, who
from tests.games.humans.scene import scene


@pytest.mark.rule("TH-8.1", "TH-8.4", "TH-8.8", "TH-8.9", "TH-8.30", "EX-5")
def test_the_battle_for_seoul() -> None:
    s = scene(2, turn=3).cities("seoul", "prague", "vienna")
    s.captain(0, ships="starship cyclops").captain(1, ships="krepysh mole_of_fate")
    s.attack(0, "starship cyclops", 1).attack(1, "krepysh mole_of_fate", 1).go(SortCities(), Battles())
    assert s.asked() == [0]  # 14 against 17: the weaker announces first
    s.choose(0, "fight").choose(1, "fight").dice(4, 6).dice(3, 3)
    assert s.options(1) == ["ship mole_of_fate", "ship krepysh"]
    s.choose(1, "ship krepysh").chance("compensation rage")
    assert s.t.captors[1] == 0
    assert s.ships(0) == "starship cyclops"
    assert s.ships(1) == "mole_of_fate"
    assert s.compensations(1) == "rage"


@pytest.mark.rule("TH-8.25")
def test_each_fighter_rolls_two_dice() -> None:
    s = all_fight(battle(scene(2, turn=3), "prague", "training", "cyclops"))
    every_pair = [f"dice {a} {b}" for a in range(1, 7) for b in range(1, 7)]
    assert s.options(CHANCE) == every_pair
    s.dice(6, 6)
    assert s.options(CHANCE) == every_pair
    s.dice(1, 1)
    assert sorted(who(s, notes.DICE_ROLLED)) == [0, 1]


@pytest.mark.rule("TH-8.26", "TH-8.28", "EX-14")
def test_a_group_of_three_rolls_once() -> None:
    s = all_fight(battle(scene(2, turn=7), "london", "teacup interceptor krepysh", "training"))
    s.dice(1, 1).dice(3, 4)
    assert rolled(s) == [(1, 2 + 2), (0, 3 + 5 + 9 + 7)]
    assert s.t.captors[1] == 0


@pytest.mark.rule("TH-8.27", "TH-8.28", "TH-8.61")
def test_they_roll_one_after_another_as_they_announced() -> None:
    s = all_fight(battle(scene(3, turn=3), "prague", "cyclops", "training", "teacup"))
    assert who(s, notes.FIGHTS) == [1, 2, 0]
    s.dice(1, 1)
    assert rolled(s) == [(1, 4)]
    s.dice(2, 2)
    assert rolled(s) == [(1, 4), (2, 7)]
    s.dice(3, 3)
    assert rolled(s) == [(1, 4), (2, 7), (0, 11)]


@pytest.mark.rule("TH-8.30")
@pytest.mark.parametrize(("dice", "winner"), [((1, 1, 1), 2), ((1, 4, 1), 1), ((6, 4, 1), 0)])
def test_the_highest_total_captures_the_city(dice: tuple[int, int, int], winner: int) -> None:
    s = all_fight(battle(scene(3, turn=3), "prague", "training", "teacup", "cyclops"))
    for n in dice:
        s.dice(n, n)
    assert s.t.captors[1] == winner


@pytest.mark.rule("TH-8.58")
def test_the_winner_loses_nothing_and_draws_nothing() -> None:
    s = all_fight(battle(scene(2, turn=3), "prague", "training cyclops", "teacup")).dice(1, 1).dice(6, 6)
    s.chance("compensation rage")
    assert s.t.captors[1] == 0
    assert s.ships(0) == "training cyclops"
    assert s.compensations(0) == ""
    assert who(s, notes.SHIP_LOST) == [1]


@pytest.mark.rule("TH-8.59", "TH-10.40")
def test_the_winner_s_ships_stay_at_the_city_until_its_reward_is_settled() -> None:
    s = scene(2, turn=3).captain(0, ships="barge cyclops").attack(0, "barge cyclops", 1).attack(1, "training", 1)
    s.cities("prague", "vienna", "seoul").go(SortCities(), Battles(), Rewards())
    all_fight(s).dice(1, 1).dice(1, 1).chance("compensation rage")
    assert s.clause(0) == "TH-10.2"
    assert s.at(0, 1) == "cyclops barge"
    s.choose(0, "raid")
    assert s.at(0, 0) == "cyclops barge"
