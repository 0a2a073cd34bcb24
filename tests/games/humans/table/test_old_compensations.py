"""When compensations may be used, and what becomes of them (section 13)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.ending import PayMissions, SettleCredits
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, battle, used_compensations
from tests.games.humans.scene import Scene, scene


def behind(s: Scene) -> Scene:
    """Captain 0 is about to lose a battle with the training saucer."""
    return all_fight(battle(s, "prague", "training", "barge")).dice(1, 1).dice(1, 1)


@pytest.mark.rule("TH-13.5")
def test_a_card_cannot_be_used_in_the_turn_in_which_it_was_drawn() -> None:
    s = behind(scene(2, turn=3).captain(0, fresh="rage", stations="battery"))
    assert s.options(0) == ["pass", "station battery"]


@pytest.mark.rule("TH-13.6", "EX-29")
@pytest.mark.parametrize("turn", [4, 5, 10])
def test_from_the_next_turn_on_a_card_may_be_used_in_any_turn(turn: int) -> None:
    s = scene(2, turn=3).captain(0, fresh="rage")
    s.t.turn = turn
    assert behind(s).options(0) == ["pass", "compensation rage"]


@pytest.mark.rule("R-20")
@pytest.mark.parametrize(("turn", "usable"), [(3, False), (4, True), (5, False), (10, False)])
def test_in_the_other_reading_a_card_may_be_used_in_the_next_turn_only(turn: int, usable: bool) -> None:
    s = scene(2, turn=3, compensations="next_turn_only").captain(0, fresh="rage", stations="battery")
    s.t.turn = turn
    assert ("compensation rage" in behind(s).options(0)) == usable


@pytest.mark.rule("TH-13.7")
def test_a_card_is_used_once_and_discarded() -> None:
    s = behind(scene(2, turn=3).captain(0, compensations="rage jerrycan")).choose(0, "compensation rage")
    assert s.compensations(0) == "jerrycan"
    assert used_compensations(s) == "rage"
    assert s.options(0) == ["pass"]


@pytest.mark.rule("TH-13.11")
def test_one_kind_of_card_gives_extra_fuel() -> None:
    s = scene(2, turn=1).captain(0, ships="explorer training", compensations="jerrycan")
    s.cities("prague", "vienna", "seoul").go(Planning())
    s.choose(0, "cell 1", "cell 1").choose(1, "no cell")  # fuel 6, limit 4
    assert s.at(0, 1) == "training explorer"
    assert used_compensations(s) == "jerrycan"


@pytest.mark.rule("TH-13.21", "TH-14.6")
def test_cards_left_at_the_end_are_worth_nothing() -> None:
    s = scene(2, turn=10).captain(0, humans=100_000, compensations="pension pension rage last_grab")
    s.captain(1, humans=110_000).go(PayMissions(), SettleCredits())
    assert s.notes(notes.RESULT) == [(0, 100_000, 0, 0), (1, 110_000, 0, 0)]
    assert s.notes(notes.WINNER) == [(1, 0, 0, 0)]
