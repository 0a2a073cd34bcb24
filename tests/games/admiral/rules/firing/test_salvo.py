"""Salvos: one die for all shots (AD-12)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

EIGHT = "........"


def at_the_fort(ships: str = "L1 A1 E, G2 H2 W") -> Scene:
    """A fort of player 1 at distance 2 from A1."""
    return scene("..2.....", EIGHT, ships=ships).turn(0)


# ---- at ships


@pytest.mark.rule("X-3", "AD-12.1", "AD-12.7")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 6), (3, 2), (4, 6), (5, 2), (6, 2)])
def test_all_hit_or_all_miss(die: int, left: int) -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2", "4 from L1", "salvo")
    assert s.asked() == [CHANCE]
    s.chance(f"die {die}")
    assert (s.strength("G2"), s.asked(), s.fired("L1")) == (left, [0], [4, 0, 0, 0])


@pytest.mark.rule("AD-12.7")
@pytest.mark.parametrize("shots", [2, 3])
def test_each_shot_of_it_takes_one_strength(shots: int) -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0)
    s.choose(0, "fire at G2", f"{shots} from L1", "salvo").chance("die 1")
    assert (s.strength("G2"), s.notes(notes.SALVO_FIRED)) == (6 - shots, [(s.thing("G2"), shots, 1, shots)])


@pytest.mark.rule("AD-12.1", "Q-9")
def test_one_shot_is_no_salvo() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W", captains="L1 target").turn(0).choose(0, "fire at G2", "1 from L1")
    assert s.options(0) == ["separate", "separate skilled"]
    assert s.refusal(0, "salvo") == "AD-12.1"
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2", "1 from L1")
    assert s.notes(notes.FIRES) == [(0, s.thing("G2"), 1, 0)]


@pytest.mark.rule("AD-12.6", "T-11")
def test_all_guns_of_a_salvo_are_spent() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W, F2 H2 W").ship("G2", strength=2).turn(0)
    s.choose(0, "fire at G2", "4 from L1", "1 from B1").chance("die 1")
    assert (s.cell("G2"), s.fired("L1"), s.fired("B1")) == ("", [4, 0, 0, 0], [1, 0, 0, 0])


# ---- at forts


@pytest.mark.rule("AD-12.8", "T-13")
@pytest.mark.parametrize(("shots", "loss"), [(2, 1), (3, 1), (4, 2)])
def test_a_fort_loses_half_of_it(shots: int, loss: int) -> None:
    s = at_the_fort().choose(0, "fire at fort 2", f"{shots} from L1").chance("die 6")
    assert (s.strength("fort 2"), s.fired("L1")) == (6 - loss, [shots, 0, 0, 0])
    assert s.notes(notes.SALVO_FIRED) == [(s.thing("fort 2"), shots, 6, shots)]


@pytest.mark.rule("AD-12.8")
def test_the_shots_of_several_ships_count_together() -> None:
    s = at_the_fort("L1 A1 E, F1 A2 E, G2 H2 W").choose(0, "fire at fort 2", "3 from L1", "3 from F1").chance("die 1")
    assert s.strength("fort 2") == 3  # three and not 1 + 1


@pytest.mark.rule("AD-12.8")
def test_a_salvo_that_misses_a_fort() -> None:
    s = at_the_fort().choose(0, "fire at fort 2", "4 from L1").chance("die 4")
    assert (s.strength("fort 2"), s.fired("L1")) == (6, [4, 0, 0, 0])


@pytest.mark.rule("AD-12.1", "AD-12.10", "T-13")
def test_one_shot_at_a_fort_is_refused() -> None:
    s = at_the_fort().choose(0, "fire at fort 2")
    assert s.options(0) == ["2 from L1", "3 from L1", "4 from L1"]
    assert s.refusal(0, "1 from L1") == "AD-12.10"
    assert s.refusal(0, "0 from L1") == "AD-12.10"


@pytest.mark.rule("AD-12.10", "T-13")
def test_with_a_single_gun_a_fort_is_no_target() -> None:
    s = scene("..2.....", EIGHT, ships="L1 A1 E, G2 H2 W").ship("L1", fired=[3, 0, 0, 0]).turn(0)
    assert s.starting_with(0, "fire") == []
    assert s.refusal(0, "fire at fort 2") == "AD-12.10"


@pytest.mark.rule("AD-12.10", "Q-8")
def test_two_single_guns_make_a_salvo() -> None:
    s = scene("..2.....", EIGHT, ships="L1 A1 E, B1 A2 E, G2 H2 W")
    s.ship("L1", fired=[3, 0, 0, 0]).ship("B1", fired=[1, 0, 0, 0]).turn(0)
    s.choose(0, "fire at fort 2").chance("die 1")  # each must give its shot: nothing to ask
    assert (s.strength("fort 2"), s.fired("L1"), s.fired("B1")) == (5, [4, 0, 0, 0], [2, 0, 0, 0])


@pytest.mark.rule("AD-12.8", "AD-12.10", "T-14", "Q-9")
def test_separate_shots_at_a_fort_are_refused() -> None:
    s = at_the_fort().choose(0, "fire at fort 2")
    assert s.refusal(0, "separate") == "AD-12.10"
    s = scene("..2.....", EIGHT, ships="L1 A1 E, G2 H2 W", captains="L1 target").turn(0)
    s.choose(0, "fire at fort 2", "3 from L1")
    assert s.options(0) == ["salvo", "salvo skilled"]
    assert s.refusal(0, "separate") == "AD-12.10"


@pytest.mark.rule("AD-12.10")
@pytest.mark.parametrize(("strength", "left"), [(3, 1), (2, 0), (1, 0)])
def test_a_fort_does_not_go_below_nothing(strength: int, left: int) -> None:
    s = scene("..2.....", EIGHT, ships="L1 A1 E, G2 H2 W").fort("fort 2", strength=strength).turn(0)
    s.choose(0, "fire at fort 2", "4 from L1").chance("die 1")
    assert (s.strength("fort 2"), s.flag("fort 2")) == (left, 1)
    assert s.notes(notes.DAMAGED) == [(s.thing("fort 2"), strength - left, left, 0)]
