"""What opens no window, and what cannot be done in one (CC-8.20, CC-8.28, AD-14.13)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from tests.games.admiral.attacked import attacked
from tests.games.admiral.scene import scene


@pytest.mark.rule("T-33", "CC-8.20", "CC-8.21")
@pytest.mark.parametrize("captain", ["swift", "swift*"])
def test_the_fire_of_a_fort_is_not_answered(captain: str) -> None:
    s = scene("1....", "a....", ships="F1 A2 E, F2 D1 W", captains=f"F2 {captain}").turn(0)
    assert s.choose(0, "fire from fort 1", "1 from fort 1").asked() == [CHANCE]
    assert s.chance("die 2").choose(0, "fire at F2", "1 from F1").asked() == [1]


@pytest.mark.rule("T-34", "AD-14.13")
def test_boarding_opens_no_window() -> None:
    """A face-down captain is asked how to defend, and a face-up Swift nothing at all."""
    s = scene("....", ships="F1 A1 E, F2 B1 W", captains="F2 swift").turn(0).choose(0, "board with F1")
    assert (s.options(1), s.clause(1)) == (["defend"], "AD-14.4")
    s = scene("....", ships="F1 A1 E, F2 B1 W", captains="F2 swift*").turn(0)
    assert s.choose(0, "board with F1").asked() == [CHANCE]


@pytest.mark.rule("AD-17.15", "CC-8.1", "CC-8.21")
def test_fire_at_a_fort_and_storming_it_open_no_window() -> None:
    s = scene("...b.", "...2.", ships="F1 C2 E, F2 D1 W", captains="F2 swift*").turn(0)
    assert s.choose(0, "fire at fort 2", "3 from F1").asked() == [CHANCE]
    assert s.chance("die 2").choose(0, "storm with F1").asked() == [CHANCE]


@pytest.mark.rule("CC-8.28", "AD-6.13")
@pytest.mark.parametrize("asked", ["window", "answer"])
@pytest.mark.parametrize(
    "name", ["board with F2", "repair F2", "load F2", "turn up card of B2", "end turn", "fire at F1"]
)
def test_in_a_window_there_is_nothing_but_this_fire(asked: str, name: str) -> None:
    s = attacked("F2 swift, B2 rapid")
    if asked == "answer":
        s.choose(1, "fire first")
    assert s.refusal(1, name) == "CC-8.28"


@pytest.mark.rule("CC-8.28", "CC-8.4", "AD-12.1")
def test_an_answer_is_made_of_the_loaded_guns_of_this_ship() -> None:
    s = attacked("F2 swift, B2 target").choose(1, "fire first")
    assert (s.refusal(1, "4 from F2"), s.refusal(1, "1 from B2")) == ("CC-8.4", "CC-8.28")
    s.choose(1, "2 from F2")
    assert s.refusal(1, "salvo skilled") == "CC-8.28"
    s.choose(1, "separate").chance("die 2", "die 2")
    assert s.choose(1, "against F1").asked() == [CHANCE]


@pytest.mark.rule("AD-12.1", "CC-8.8")
def test_one_shot_is_no_salvo() -> None:
    s = attacked("F2 swift")
    s.ship("F2", fired=[2, 0, 0, 0]).choose(1, "fire first")
    assert s.options(1) == ["separate"]
    assert s.refusal(1, "salvo") == "AD-12.1"


@pytest.mark.rule("AD-9.10", "CC-8.24", "R-18")
@pytest.mark.parametrize("name", ["end turn", "move F1", "pass"])
def test_the_attacker_who_is_asked_cannot_withdraw(name: str) -> None:
    s = attacked("F1 swift, F2 swift").choose(1, "fire first")
    assert s.refusal(0, name) == "AD-9.10"
