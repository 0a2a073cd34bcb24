"""Several attacks in a turn, and what becomes of their guns (AD-9)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.play import start_over
from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import scene

EIGHT = "........"


@pytest.mark.rule("AD-9.5", "AD-12.2", "Q-9")
def test_shots_of_several_ships_are_always_a_salvo() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W").turn(0)
    s.choose(0, "fire at G2", "2 from L1", "1 from B1")
    assert s.asked() == [CHANCE]
    assert s.notes(notes.FIRES) == [(0, s.thing("G2"), 3, 1)]
    s.chance("die 1")
    assert (s.asked(), s.strength("G2")) == ([0], 3)


@pytest.mark.rule("AD-9.5")
def test_separate_shots_may_come_from_any_of_ones_ships_but_from_one() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W").turn(0)
    s.choose(0, "fire at G2", "0 from L1", "2 from B1", "separate").chance("die 1", "die 2")
    assert (s.fired("L1"), s.fired("B1"), s.strength("G2")) == ([0, 0, 0, 0], [2, 0, 0, 0], 5)


@pytest.mark.rule("AD-9.7")
def test_separate_shots_have_a_die_each_and_a_salvo_one() -> None:
    for manner, dice in [("separate", 3), ("salvo", 1)]:
        s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2", "3 from L1", manner)
        s.chance(*["die 2"] * dice)
        assert (s.asked(), s.fired("L1")) == ([0], [3, 0, 0, 0])


@pytest.mark.rule("AD-9.8", "T-12")
def test_shots_that_are_no_longer_needed_stay_loaded() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, F2 C2 W").ship("G2", strength=2).turn(0)
    s.choose(0, "fire at G2", "4 from L1", "separate").chance("die 1", "die 3")
    assert (s.cell("G2"), s.fired("L1"), s.asked()) == ("", [2, 0, 0, 0], [0])
    s.choose(0, "fire at F2")
    assert s.options(0) == ["1 from L1", "2 from L1"]


@pytest.mark.rule("AD-9.9")
def test_a_gun_is_empty_when_its_shot_is_fired_and_not_before() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2", "3 from L1", "separate")
    s.chance("die 2")
    assert s.fired("L1") == [2, 0, 0, 0]  # the second shot is in the air
    s.chance("die 2", "die 2")
    assert s.fired("L1") == [3, 0, 0, 0]


@pytest.mark.rule("AD-9.10")
def test_a_declared_attack_is_not_taken_back() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W", captains="G2 rapid").turn(0)
    s.choose(0, "fire at G2", "2 from L1")
    assert start_over(s.t, 0)  # nobody has heard of it yet
    s.choose(0, "fire at G2", "3 from L1", "salvo")
    assert s.asked() == [1]
    assert not start_over(s.t, 0)
    with pytest.raises(Illegal):
        s.choose(0, "end turn")
    s.choose(1, "pass").chance("die 1")
    assert (s.strength("G2"), s.fired("L1")) == (3, [3, 0, 0, 0])


@pytest.mark.rule("AD-9.10", "CC-9.3")
def test_nor_is_one_that_needs_no_die() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 B1 W", captains="L1 target*").turn(0)
    before = s.t.shown
    s.choose(0, "fire at G2", "1 from L1")
    assert (s.strength("G2"), s.asked(), s.t.shown > before) == (5, [0], True)


@pytest.mark.rule("AD-9.11")
def test_one_may_attack_again_and_again() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0)
    for left in (3, 2, 1):
        s.choose(0, "fire at G2")
        assert s.options(0)[-1] == f"{left + 1} from L1"
        s.choose(0, "1 from L1").chance("die 1")
    s.choose(0, "fire at G2").chance("die 1")  # the last gun needs no question
    assert (s.strength("G2"), s.starting_with(0, "fire")) == (2, [])


@pytest.mark.rule("AD-9.12", "AD-9.13")
def test_shots_may_go_to_several_targets_or_be_kept() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, F2 C2 W").turn(0)
    s.choose(0, "fire at G2", "1 from L1").chance("die 1")
    s.choose(0, "fire at F2", "2 from L1", "salvo").chance("die 1")
    assert (s.strength("G2"), s.strength("F2"), s.fired("L1")) == (5, 3, [3, 0, 0, 0])
    s.choose(0, "end turn")
    assert s.asked() == [1]


@pytest.mark.rule("AD-9.13")
def test_each_attack_is_answered_for_itself() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, F2 C2 W", captains="G2 rapid, F2 target").turn(0)
    s.choose(0, "fire at G2", "1 from L1")
    assert s.asked() == [1]
    s.choose(1, "pass").chance("die 1").choose(0, "fire at F2", "1 from L1")
    assert s.asked() == [1]
    s.choose(1, "pass").chance("die 1")
    assert s.notes(notes.FIRES) == [(0, s.thing("G2"), 1, 0), (0, s.thing("F2"), 1, 0)]


@pytest.mark.rule("AD-9.14")
@pytest.mark.parametrize("manner", ["separate", "salvo"])
def test_shots_go_down_with_their_ship(manner: str) -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 H2 E, F2 C1 W", captains="F2 swift").ship("L1", strength=1).turn(0)
    s.choose(0, "fire at F2", "4 from L1", manner).choose(1, "fire first", "1 from F2").chance("die 1")
    s.choose(1, "enough")
    assert (s.cell("L1"), s.strength("F2"), s.asked()) == ("", 5, [0])
    assert s.notes(notes.SHOT) == [(s.thing("F2"), s.thing("L1"), 1, 1)]
    assert s.notes(notes.SALVO_FIRED) == []


@pytest.mark.rule("AD-6.8", "AD-9.12")
def test_some_guns_fire_before_the_move_and_some_after() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 E1 W").turn(0)
    s.choose(0, "fire at G2", "2 from L1", "salvo").chance("die 2").choose(0, "move L1", "to E", "stop")
    s.choose(0, "fire at G2", "2 from L1", "salvo").chance("die 6")
    assert (s.cell("L1"), s.strength("G2"), s.fired("L1")) == ("B1", 4, [4, 0, 0, 0])


@pytest.mark.rule("AD-6.7", "AD-6.11")
def test_ships_need_not_fire_at_all() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "end turn")
    assert (s.asked(), s.fired("L1")) == ([1], [0, 0, 0, 0])
