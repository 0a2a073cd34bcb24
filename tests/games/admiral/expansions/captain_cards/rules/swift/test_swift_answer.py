"""An answer: which shots are fired first, and what becomes of the attack (CC-8)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.table import notes as base_notes
from tests.games.admiral.attacked import attacked, facing_each_other, shooters
from tests.games.admiral.scene import scene


@pytest.mark.rule("CC-8.2", "CC-3.2", "R-9")
def test_swift_is_shown_to_fire_and_stays_open_till_the_end_of_his_own_turn() -> None:
    s = attacked().choose(1, "fire first")
    ship = s.thing("F2")
    assert s.captain("F2") == "swift*"
    assert [note[:3] for note in s.notes(notes.CARD_SHOWN)] == [(ship, ship, 1)]
    assert [note[:3] for note in s.notes(notes.ANSWERS)] == [(ship, ship, 0)]
    s.choose(1, "1 from F2").chance("die 2").choose(1, "enough").chance("die 2", "die 2", "die 2").choose(0, "end turn")
    assert s.captain("F2") == "swift*"
    assert s.choose(1, "end turn").options(1) == ["turn down card of F2", "leave up card of F2"]


@pytest.mark.rule("CC-8.5", "R-12", "Q-11")
def test_any_number_of_loaded_guns_but_at_least_one() -> None:
    s = attacked().choose(1, "fire first")
    assert (s.options(1), s.clause(1)) == (["1 from F2", "2 from F2", "3 from F2"], "CC-8.5")
    assert s.refusal(1, "0 from F2") == s.refusal(1, "enough") == "CC-8.5"
    s.choose(1, "2 from F2")
    assert (s.options(1), s.clause(1)) == (["separate", "salvo"], "CC-8.8")


@pytest.mark.rule("T-20", "CC-8.9", "CC-8.11")
def test_the_answer_is_over_before_the_attack_goes_on_as_declared() -> None:
    s = attacked().choose(1, "fire first", "3 from F2", "separate").chance("die 1", "die 2", "die 3")
    assert (s.strength("F1"), s.strength("F2"), s.asked()) == (3, 5, [CHANCE])
    s.chance("die 5", "die 6", "die 4")
    assert shooters(s) == ["F2"] * 3 + ["F1"] * 3
    assert (s.strength("F1"), s.strength("F2")) == (3, 3)
    assert s.notes(base_notes.FIRES) == [(0, s.thing("F2"), 3, 0), (1, s.thing("F1"), 3, 0)]


@pytest.mark.rule("T-19", "CC-8.10", "AD-9.14", "CC-8.22")
def test_a_sunk_attacker_does_not_fire() -> None:
    s = attacked()
    s.ship("F1", strength=1).choose(1, "fire first", "1 from F2").chance("die 1")
    assert (s.cell("F1"), s.strength("F2")) == ("", 5)
    assert (s.asked(), shooters(s)) == ([0], ["F2"])
    assert (s.t.sunk_value, "end turn" in s.options(0)) == ([0, 3], True)


@pytest.mark.rule("AD-9.8", "CC-8.8", "CC-8.10")
def test_what_is_not_needed_to_sink_the_attacker_stays_loaded() -> None:
    s = attacked()
    s.ship("F1", strength=1).choose(1, "fire first", "3 from F2", "separate").chance("die 2", "die 1")
    assert s.fired("F2") == [2, 0, 0, 0]


@pytest.mark.rule("CC-8.8")
def test_an_answer_may_be_a_salvo_of_this_ship_alone() -> None:
    s = scene("......", "......", ships="F1 A1 E, F2 D1 W, G2 D2 W", captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "3 from F1", "salvo").choose(1, "fire first")
    assert s.options(1) == ["1 from F2", "2 from F2", "3 from F2"]
    assert s.refusal(1, "1 from G2") == "CC-8.28"
    s.choose(1, "3 from F2", "salvo").chance("die 5")
    assert (s.strength("F1"), s.fired("F2"), s.fired("G2")) == (2, [3, 0, 0, 0], [0, 0, 0, 0])
    s.chance("die 3")
    assert s.strength("F2") == 2
    assert [note[1:] for note in s.notes(base_notes.SALVO_FIRED)] == [(3, 5, 3), (3, 3, 3)]


@pytest.mark.rule("T-24", "CC-8.8")
def test_guns_of_an_answer_are_empty_in_the_own_turn() -> None:
    s = attacked().choose(1, "fire first", "2 from F2", "separate").chance("die 2", "die 2").choose(1, "enough")
    s.chance("die 2", "die 2", "die 2").choose(0, "end turn")
    s.choose(1, "fire at F1")  # with the one gun left
    s.chance("die 2")
    assert s.fired("F2") == [3, 0, 0, 0]
    assert s.starting_with(1, "fire") == []


@pytest.mark.rule("CC-8.27", "Q-11")
def test_one_series_after_another_until_enough() -> None:
    s = attacked().choose(1, "fire first", "1 from F2")
    assert s.asked() == [CHANCE]
    s.chance("die 1")
    assert (s.options(1), s.clause(1)) == (["enough", "against F1"], "CC-8.27")
    s.choose(1, "against F1")
    assert s.options(1) == ["1 from F2", "2 from F2"]
    s.choose(1, "1 from F2").chance("die 2").choose(1, "enough")
    assert (s.fired("F2"), s.strength("F1"), s.asked()) == ([2, 0, 0, 0], 4, [CHANCE])


@pytest.mark.rule("CC-8.27")
def test_an_answer_is_over_by_itself_when_all_guns_have_fired() -> None:
    s = attacked().choose(1, "fire first", "2 from F2", "salvo").chance("die 2").choose(1, "against F1").chance("die 2")
    assert (s.fired("F2"), s.asked()) == ([3, 0, 0, 0], [CHANCE])
    s.chance("die 1")
    assert shooters(s) == ["F2", "F1"]


@pytest.mark.rule("CC-8.14", "R-14")
def test_then_the_attacker_goes_on_with_his_turn() -> None:
    s = attacked().choose(1, "fire first", "1 from F2").chance("die 2").choose(1, "enough")
    s.chance("die 2", "die 2", "die 2")
    assert (s.asked(), s.starting_with(0, "move")) == ([0], ["move F1", "move B1"])


@pytest.mark.rule("CC-8.19", "CC-8.21", "T-37")
def test_the_same_ship_answers_again_while_it_has_guns() -> None:
    s = facing_each_other("F2 swift").turn(0)
    for shots in range(1, 3):
        s.choose(0, "fire at F2", "1 from F1").choose(1, "fire first", "1 from F2").chance("die 2")
        s.choose(1, "enough").chance("die 2")
        assert s.fired("F2") == [shots, 0, 0, 0]
    s.choose(0, "fire at F2").choose(1, "fire first").choose(1, "separate").chance("die 2", "die 2")
    assert (s.fired("F1"), s.fired("F2"), s.asked()) == ([3, 0, 0, 0], [3, 0, 0, 0], [0])


@pytest.mark.rule("X-4", "CC-8.8", "CC-8.11")
@pytest.mark.parametrize(("row", "place"), [("...", ""), ("b..", "fort 2")])
def test_a_brig_answers_a_frigate_and_sinks(row: str, place: str) -> None:
    """The captain is lost with it, unless it lies in its own port."""
    s = scene(f"...{row}", "....2.", "......", ships="F1 A1 E, B2 D1 W, G2 F3 W", captains="B2 swift").turn(0)
    s.choose(0, "fire at B2", "3 from F1", "separate").choose(1, "fire first", "2 from B2", "separate")
    s.chance("die 1", "die 4")
    assert s.strength("F1") == 4
    s.chance("die 1", "die 5", "die 6")
    assert (s.cell("B2"), s.place("B2"), s.t.sunk_value) == ("", place, [2, 0])


@pytest.mark.rule("AD-11.9")
@pytest.mark.parametrize(("answer", "fires_at"), [(True, ["fire at F1"]), (False, ["fire at F1", "fire at G1"])])
def test_an_answer_sets_the_axis_for_the_own_turn(answer: bool, fires_at: list[str]) -> None:
    """The galleon lies abeam of it."""
    s = scene("....", "....", "....", "....", ships="F1 A4 E, G1 D1 S, F2 D4 W", captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "1 from F1", "0 from G1")
    if answer:
        s.choose(1, "fire first", "1 from F2").chance("die 2").choose(1, "enough")
    else:
        s.choose(1, "pass")
    s.chance("die 2").choose(0, "end turn")
    assert s.starting_with(1, "fire") == fires_at


@pytest.mark.rule("CC-8.14", "R-14")
@pytest.mark.parametrize(("after", "movers"), [("goes_on", ["move F1", "move B1"]), ("done", ["move B1"])])
def test_whether_the_ship_that_was_answered_goes_on_is_agreed_on(after: str, movers: list[str]) -> None:
    s = attacked(after_answer=after).choose(1, "fire first", "1 from F2").chance("die 2").choose(1, "enough")
    s.chance("die 2", "die 2", "die 2")
    assert (s.asked(), s.starting_with(0, "move")) == ([0], movers)


@pytest.mark.rule("CC-8.14", "CC-8.19")
def test_a_ship_that_was_not_answered_goes_on_all_the_same() -> None:
    s = attacked(after_answer="done").choose(1, "pass").chance("die 2", "die 2", "die 2")
    assert s.starting_with(0, "move") == ["move F1", "move B1"]


@pytest.mark.rule("CC-8.14", "CC-8.13")
def test_nor_does_a_swift_go_on_who_was_answered_late() -> None:
    s = facing_each_other("F1 swift*, F2 swift", options={"after_answer": "done"}).turn(0)
    s.choose(0, "fire at F2", "1 from F1").chance("die 2").choose(1, "fire first", "1 from F2").chance("die 2")
    s.choose(1, "enough")
    assert (s.asked(), s.starting_with(0, "move"), s.starting_with(0, "fire")) == ([0], ["move B1"], [])
