"""The window after the dice, where stations and compensations may help (section 8.4)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.battle.strength import battle_total
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, battle, strengths, who
from tests.games.humans.scene import Scene, scene


def totals(s: Scene) -> list[int]:
    """Of the fighters now, by seat."""
    return [battle_total(s.t, seat) for seat in sorted(s.t.the_battle().stay)]


@pytest.mark.rule("EX-6", "TH-8.31", "TH-8.32", "TH-8.37", "TH-8.38")
def test_the_battle_for_paris() -> None:
    s = scene(2, turn=7).captain(0, stations="amplifier").captain(1, stations="jammer")
    all_fight(battle(s, "paris", "foreman mole_of_fate", "leviathan"))
    assert strengths(s) == {0: 14, 1: 13}
    s.dice(4, 5).dice(3, 4)  # the weaker one announced and rolls first
    assert totals(s) == [21, 22]
    s.choose(0, "station amplifier", "ship foreman")
    assert totals(s) == [24, 22]
    s.choose(1, "station jammer", "captain 0 ship 1")
    assert totals(s) == [18, 22]  # the mole of fate has no bonuses left
    assert s.t.captors[1] == 1
    assert s.ready(0) == s.ready(1) == ""
    assert s.options(0) == ["ship foreman", "ship mole_of_fate"]
    s.choose(0, "ship foreman").chance("compensation rage")
    assert s.compensations(0) == "rage"


@pytest.mark.rule("TH-8.33")
def test_only_fighters_may_use_effects_in_a_battle() -> None:
    s = scene(4, turn=3).captain(0, stations="battery").captain(1, stations="jammer", compensations="rage")
    battle(s, "prague", "", "training", "teacup", "cyclops")
    s.choose(1, "retreat").choose(2, "fight").choose(3, "fight").dice(1, 1).dice(1, 1)
    assert s.t.captors[1] == 3  # decided: neither the onlooker nor the one who retreated was asked
    assert s.ready(0) == "battery"
    assert s.ready(1) == "jammer"


@pytest.mark.rule("TH-8.34")
@pytest.mark.parametrize("effect", ["station battery", "station jammer", "compensation rage"])
def test_no_effect_is_used_before_the_dice(effect: str) -> None:
    s = scene(2, turn=3).captain(0, stations="battery jammer", compensations="rage")
    battle(s, "prague", "training", "cyclops")
    with pytest.raises(Illegal):
        s.choose(0, effect)
    assert s.options(0) == ["fight", "retreat"]
    all_fight(s).dice(1, 1).dice(1, 1)
    assert effect in s.options(0)


@pytest.mark.rule("TH-8.35")
def test_the_lowest_total_is_asked_first() -> None:
    s = scene(3, turn=3).captain(0, compensations="rage").captain(1, compensations="jerrycan")
    all_fight(battle(s, "prague", "training", "teacup", "barge")).dice(3, 3).dice(1, 1).dice(1, 1)
    assert totals(s) == [8, 5, 9]
    assert s.asked() == [1]
    s.choose(1, "pass")
    assert s.asked() == [0]


@pytest.mark.rule("TH-8.35")
@pytest.mark.parametrize(("turn", "first", "second"), [(4, 0, 1), (5, 1, 0), (6, 0, 1)])
def test_of_equal_totals_the_one_with_priority_is_asked_first(turn: int, first: int, second: int) -> None:
    s = scene(3, turn=turn).captain(0, compensations="jerrycan").captain(1, compensations="jerrycan")
    all_fight(battle(s, "prague", "training", "training", "barge")).dice(1, 1).dice(1, 1).dice(1, 1)
    assert s.asked() == [first]
    s.choose(first, "pass")
    assert s.asked() == [second]


@pytest.mark.rule("TH-8.36")
def test_the_asked_captain_uses_one_effect_at_a_time_or_passes() -> None:
    s = scene(2, turn=3).captain(0, stations="battery", compensations="rage lucky_chip last_grab")
    all_fight(battle(s, "prague", "training", "barge")).dice(1, 1).dice(3, 3)
    assert s.options(0) == ["pass", "station battery", "compensation rage", "compensation lucky_chip"]
    s.choose(0, "station battery")
    assert totals(s) == [2 + 2 + 2, 13]
    assert s.compensations(0) == "last_grab rage lucky_chip"
    assert s.options(0) == ["pass", "compensation rage", "compensation lucky_chip"]


@pytest.mark.rule("TH-8.37")
def test_an_effect_cancels_all_passes() -> None:
    s = scene(3, turn=3).captain(0, compensations="rage").captain(1, compensations="rage")
    all_fight(battle(s, "prague", "training", "teacup", "barge")).dice(1, 1).dice(1, 1).dice(1, 1)
    s.choose(0, "pass").choose(1, "compensation rage")
    assert totals(s) == [4, 8, 9]
    assert s.asked() == [0]  # asked anew, though the effect changed nothing for this captain


@pytest.mark.rule("TH-8.38", "EC-57")
def test_the_leader_is_asked_only_after_being_overtaken() -> None:
    s = scene(2, turn=3).captain(0, stations="battery").captain(1, compensations="rage")
    all_fight(battle(s, "prague", "teacup", "strider")).dice(1, 1).dice(1, 1)
    assert totals(s) == [5, 6]
    assert s.asked() == [0]
    s.choose(0, "station battery")
    assert totals(s) == [7, 6]
    assert s.asked() == [1]


@pytest.mark.rule("TH-8.38", "EC-57")
def test_the_sole_leader_is_never_asked() -> None:
    s = scene(2, turn=3).captain(1, stations="battery", compensations="rage")
    all_fight(battle(s, "prague", "teacup", "strider")).dice(1, 1).dice(1, 1)
    assert s.t.captors[1] == 1  # decided at once: the other has nothing to use


@pytest.mark.rule("TH-8.38")
def test_who_shares_the_lead_is_asked() -> None:
    s = scene(2, turn=3).captain(0, stations="battery").captain(1, compensations="rage")
    all_fight(battle(s, "prague", "teacup", "strider")).dice(1, 2).dice(1, 1)
    assert totals(s) == [6, 6]
    assert s.asked() == [0]
    s.choose(0, "pass")
    assert s.asked() == [1]


@pytest.mark.rule("TH-8.39")
def test_the_window_closes_when_all_but_the_leader_have_passed() -> None:
    s = scene(3, turn=3).captain(0, compensations="rage").captain(1, compensations="rage")
    s.captain(2, compensations="rage")
    all_fight(battle(s, "prague", "training", "teacup", "barge")).dice(1, 1).dice(1, 1).dice(1, 1)
    s.choose(0, "pass")
    assert who(s, notes.BATTLE_WON) == []
    s.choose(1, "pass")
    assert who(s, notes.BATTLE_WON) == [2]


@pytest.mark.rule("TH-8.40")
def test_a_boost_does_not_reach_the_next_battle() -> None:
    s = scene(2, turn=3).captain(0, ships="mosquito cyclops", stations="battery").captain(1, ships="barge training")
    s.attack(0, "mosquito", 1).attack(0, "cyclops", 2).attack(1, "barge", 1).attack(1, "training", 2)
    s.cities("prague", "vienna", "seoul").go(SortCities(), Battles())
    all_fight(s).dice(1, 1).dice(1, 1).choose(0, "station battery").chance("compensation jerrycan")
    assert strengths(s) == {0: 5, 1: 2}  # of the second battle: the cyclops lies now where the lost mosquito lay
    all_fight(s).dice(1, 1).dice(1, 1)
    assert s.notes(notes.BATTLE_WON)[1][2] == 5 + 2


# ---- effects before the dice


def before_dice(**options: str) -> Scene:
    s = scene(2, turn=7, **options).captain(0, stations="amplifier").captain(1, stations="jammer")
    return battle(s, "paris", "foreman mole_of_fate", "leviathan").choose(1, "fight").choose(0, "fight")


@pytest.mark.rule("TH-8.34", "R-19")
def test_after_the_dice_is_the_rule() -> None:
    assert before_dice().asked() == before_dice(battle_effects="after_dice").asked() == [-1]


@pytest.mark.rule("TH-8.34", "TH-8.35", "R-19")
def test_before_the_dice_the_weaker_is_asked_first_and_strengths_are_compared() -> None:
    s = before_dice(battle_effects="also_before")
    assert (s.asked(), s.clause(1)) == ([1], "TH-8.36")  # 13 against 14
    s.choose(1, "station jammer", "captain 0 ship 1").choose(0, "station amplifier", "ship foreman")
    assert totals(s) == [11, 13]
    assert (s.asked(), s.ready(1)) == ([-1], "")


@pytest.mark.rule("TH-8.34", "TH-8.37", "R-19")
def test_who_passed_before_the_dice_is_asked_again_after_them() -> None:
    s = before_dice(battle_effects="also_before").choose(1, "pass")
    s.dice(1, 1).dice(6, 6)
    assert s.asked() == [1]
    assert s.options(1) == ["pass", "station jammer"]


@pytest.mark.rule("TH-8.34", "R-19")
def test_without_dice_there_is_no_reroll() -> None:
    s = scene(2, turn=7, battle_effects="also_before").captain(1, compensations="rage lucky_chip")
    s = battle(s, "paris", "foreman mole_of_fate", "leviathan").choose(1, "fight").choose(0, "fight")
    before = s.options(1)
    s.choose(1, "pass").dice(1, 1).dice(6, 6)
    assert set(s.options(1)) - set(before) == {"compensation lucky_chip"}


@pytest.mark.rule("TH-17.11", "TH-9.14")
def test_a_boost_goes_to_the_copy_that_is_not_cancelled() -> None:
    s = scene(2, turn=7).captain(0, stations="amplifier").captain(1, stations="jammer")
    all_fight(battle(s, "paris", "starship cyclops cyclops", "leviathan"))
    s.dice(5, 5).dice(1, 1)  # the weaker one, captain 1, rolls first
    assert totals(s) == [24, 23]
    s.choose(1, "station jammer", "captain 0 ship 1")
    assert totals(s) == [21, 23]
    s.choose(0, "station amplifier", "ship cyclops")
    assert s.t.captors[1] == 0  # 24 to 23
