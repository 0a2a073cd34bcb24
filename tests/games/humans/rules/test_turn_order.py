"""In which order things happen inside a turn (TH-3)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.cities import LayOutCities
from kubrik.games.humans.rules.flow import CityByCity
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import Humans
from tests.games.humans.random_games import by_turn, played_game
from tests.games.humans.scene import Scene, scene

REWARDS = [notes.RAIDS, notes.CATCHES]


@pytest.mark.rule("TH-3.10", "TH-3.11")
def test_a_phase_starts_when_the_last_captain_has_finished_the_one_before() -> None:
    s = scene(3).go(BUYING, LayOutCities(), Planning())
    assert s.asked() == [0, 1, 2]  # all at the same time
    s.choose(2, "buy none").choose(0, "buy none")
    assert s.asked() == [1]
    assert s.notes(notes.CITY_LAID) == []
    s.choose(1, "buy none").chance("city seoul", "city prague", "city vienna", "city minsk")
    assert s.asked() == [0, 1, 2]


@pytest.mark.rule("TH-3.12")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_there_is_no_first_player(order: list[int]) -> None:
    s = scene(3).cities("seoul", "prague", "vienna", "minsk").go(Planning(), SortCities())
    for seat in order:
        s.choose(seat, f"cell {seat + 2}")
    assert s.t.captors[1:] == [-1, 0, 1, 2]


@pytest.mark.rule("TH-3.13")
def test_cities_are_sorted_from_left_to_right() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").attack(1, "training", 2).go(SortCities())
    journal = s.t.journal
    assert journal is not None
    sorted_cells = [(n.kind, n.b if n.kind == notes.CITY_TAKEN_UNOPPOSED else n.a) for n in journal.notes]
    deserted, taken = notes.CITY_DESERTED, notes.CITY_TAKEN_UNOPPOSED
    assert sorted_cells[:3] == [(deserted, 1), (taken, 2), (deserted, 3)]


def war_for_1_and_3(s: Scene) -> Scene:
    """Captain 0 is alone at cell 2; both are at cells 1 and 3."""
    s.cities("seoul", "prague", "vienna").captain(0, ships="training cyclops barge").captain(1, ships="teacup wingman")
    s.attack(0, "training", 3).attack(0, "barge", 2).attack(0, "cyclops", 1)
    return s.attack(1, "teacup", 1).attack(1, "wingman", 3)


@pytest.mark.rule("TH-3.14", "TH-3.18")
def test_all_battles_then_all_rewards_each_from_left_to_right() -> None:
    s = war_for_1_and_3(scene(2, turn=3)).go(SortCities(), Battles(), Rewards())
    s.choose(1, "retreat")  # cell 1
    assert [note[0] for note in s.notes(notes.BATTLE_BEGINS)] == [1, 3]
    s.choose(0, "retreat")  # cell 3
    s.choose(0, "raid", "raid").choose(1, "raid")
    assert (s.trophies(0), s.trophies(1)) == ("seoul prague", "vienna")


@pytest.mark.rule("R-18")
def test_by_another_reading_each_city_is_settled_before_the_next() -> None:
    s = war_for_1_and_3(scene(2, turn=3, rewards="city_by_city")).go(SortCities(), CityByCity())
    s.choose(1, "retreat").choose(0, "raid", "raid")
    assert s.trophies(0) == "seoul prague"
    assert len(s.notes(notes.BATTLE_BEGINS)) == 2
    assert s.options(0) == ["fight", "retreat"]  # only now cell 3


def has_battle_after_reward(t: Humans) -> bool:
    rewarded = 0  # the last turn that has seen a reward
    for turn, note in by_turn(t):
        if note.kind in REWARDS:
            rewarded = turn
        if note.kind == notes.BATTLE_BEGINS and turn == rewarded:
            return True
    return False


@pytest.mark.rule("TH-3.14", "R-18")
def test_no_reward_comes_before_a_battle_unless_it_is_played_city_by_city() -> None:
    assert not has_battle_after_reward(played_game(4))
    assert has_battle_after_reward(played_game(4, rewards="city_by_city"))
