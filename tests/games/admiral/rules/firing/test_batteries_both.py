"""The second battery, other ways to set the axis, and no guns at bow and stern (AD-11, AD-4.4, AD-19.3)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.terms import BOW, STERN
from tests.games.admiral.rules.firing.two_batteries import NINE, OFF, ON, around, fires, once
from tests.games.admiral.scene import scene

# ---- both broadsides


@pytest.mark.rule("AD-11.8", "AD-19.3")
@pytest.mark.parametrize("level", ["basic", "captain"])
def test_without_the_option_the_second_battery_is_silent(level: str) -> None:
    s = once(around(OFF, level), "G2")
    assert fires(s) == ["G2", "L2"]
    assert s.refusal(0, "fire at F2") == "AD-11.8"
    assert fires(once(around(ON, level), "G2")) == ["G2", "F2", "L2"]


@pytest.mark.rule("AD-19.2", "AD-19.3")
@pytest.mark.parametrize(("level", "others"), [("basic", ["G2", "L2"]), ("captain", ["G2", "F2", "L2"])])
def test_the_usual_thing_at_each_level(level: str, others: list[str]) -> None:
    assert fires(once(around(level=level), "G2")) == others


# ---- salvos, bow and stern


@pytest.mark.rule("AD-11.10")
def test_a_common_salvo_sets_the_axis_of_each_ship() -> None:
    s = scene(*[NINE] * 9, ships="L1 E5 N, F1 G7 N, G2 G5 W").turn(0)
    s.choose(0, "fire at G2", "1 from L1", "1 from F1").chance("die 2")
    assert [(s.t.axes_x[i], s.t.axes_y[i]) for i in range(3)] == [(2, 0), (0, -2), (0, 0)]


@pytest.mark.rule("AD-11.10")
def test_a_hit_without_a_die_sets_it_too() -> None:
    s = scene(*[NINE] * 9, ships="L1 E5 N, G2 F5 W, B2 E3 W", captains="L1 target*").turn(0)
    s.choose(0, "fire at G2", "1 from L1")
    assert (s.asked(), s.strength("G2")) == ([0], 5)  # no die
    assert s.refusal(0, "fire at B2") == "AD-11.6"


@pytest.mark.rule("AD-11.9")
def test_an_answer_sets_the_axis() -> None:
    s = scene(*[NINE] * 9, ships="L1 E5 N, B1 G3 E, G2 G5 W", captains="G2 swift").turn(0)
    s.choose(0, "fire at G2", "1 from L1", "0 from B1")
    s.choose(1, "fire first", "1 from G2").chance("die 2").choose(1, "enough").chance("die 2")
    s.choose(0, "end turn")
    assert s.refusal(1, "fire at B1") == "AD-11.6"
    s.choose(1, "fire at L1", "1 from G2").chance("die 2")
    assert s.fired("G2") == [2, 0, 0, 0]


@pytest.mark.rule("AD-11.9")
@pytest.mark.parametrize(("first", "asked"), [("B1", [-1]), ("L1", [1])])
def test_an_answer_obeys_it(first: str, asked: list[int]) -> None:
    s = scene(*[NINE] * 9, ships="L1 E5 N, B1 G3 E, G2 G5 W", captains="G2 swift").turn(1)
    s.choose(1, f"fire at {first}", "1 from G2").chance("die 2").choose(1, "end turn")
    s.choose(0, "fire at G2", "1 from L1", "0 from B1")
    assert s.asked() == asked  # B1 lies to the N of G2, so L1 in the W is abeam of that shot


@pytest.mark.rule("AD-4.4")
@pytest.mark.parametrize("level", ["basic", "captain"])
@pytest.mark.parametrize("cell", ["E3", "E7", "G5", "D6"])
def test_bow_and_stern_guns_do_not_exist(level: str, cell: str) -> None:
    s = around(ON, level, ships=f"L1 E5 N, G2 {cell} W")
    s.choose(0, "fire at G2", "4 from L1", "salvo").chance("die 2")
    assert (s.fired("L1")[BOW], s.fired("L1")[STERN]) == (0, 0)
    assert fires(s) == []
