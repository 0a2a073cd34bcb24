"""Salvos of several ships (AD-12)."""

from __future__ import annotations

import pytest

from tests.games.admiral.played import Played
from tests.games.admiral.scene import Scene, scene

EIGHT = "........"


def hitting(s: Scene) -> list[int]:
    """The numbers with which the declared salvo takes strength from G2."""
    return [die for die in range(1, 7) if Played(s.t.clone()).chance(f"die {die}").strength("G2") < 6]


@pytest.mark.rule("AD-12.2")
def test_several_of_ones_ships_fire_together() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, F1 A2 E, B1 H2 E, G2 C1 W, L2 H1 W").turn(0).choose(0, "fire at G2")
    s.choose(0, "2 from L1", "1 from F1").chance("die 1")
    assert (s.strength("G2"), s.fired("L1"), s.fired("F1")) == (3, [2, 0, 0, 0], [1, 0, 0, 0])
    assert s.fired("B1") == [0, 0, 0, 0]  # too far away, so it was not asked


@pytest.mark.rule("AD-12.2", "AD-9.3")
def test_each_gives_guns_of_the_battery_that_bears() -> None:
    s = scene(*[EIGHT] * 5, ships="L1 C3 E, F1 G3 E, G2 E3 W, F2 A3 E").turn(0)
    s.choose(0, "fire at F2", "1 from L1").chance("die 2")  # now L1 fires at E3 with its other side
    s.choose(0, "fire at G2", "4 from L1", "3 from F1").chance("die 4")
    assert (s.fired("L1"), s.fired("F1")) == ([1, 4, 0, 0], [3, 0, 0, 0])


@pytest.mark.rule("AD-12.3", "T-10")
def test_the_worst_shot_counts_for_all() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, F1 F1 E, G2 E1 W").turn(0)
    s.choose(0, "fire at G2", "1 from L1", "3 from F1")
    assert hitting(s) == [1, 3, 5]


@pytest.mark.rule("AD-12.3")
@pytest.mark.parametrize(
    ("first", "second", "numbers"),
    [
        ("D1", "F1", [1, 3, 4, 5, 6]),
        ("F1", "C1", [1, 3, 5, 6]),
        ("B1", "F1", [1, 3, 5, 6]),
        ("G1", "A1", [1, 3, 5]),
    ],
)
def test_whoever_of_them_fires_it(first: str, second: str, numbers: list[int]) -> None:
    s = scene(EIGHT, EIGHT, ships=f"L1 {first} E, F1 {second} E, G2 E1 W").turn(0)
    s.choose(0, "fire at G2", "2 from L1", "2 from F1")
    assert hitting(s) == numbers


@pytest.mark.rule("AD-12.3")
def test_a_ship_that_gives_no_shot_does_not_spoil_it() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, F1 F1 E, G2 E1 W").turn(0)
    s.choose(0, "fire at G2", "0 from L1", "3 from F1", "salvo")
    assert hitting(s) == [1, 3, 4, 5, 6]


@pytest.mark.rule("AD-12.4")
def test_forts_do_not_join_ships() -> None:
    s = scene("..1.....", EIGHT, ships="L1 A1 E, G2 D2 W").turn(0).choose(0, "fire at G2")
    assert s.options(0) == [f"{n} from L1" for n in range(1, 5)]
    assert s.refusal(0, "3 from fort 1") == "AD-12.4"
    s.choose(0, "4 from L1", "salvo").chance("die 2")
    assert s.fired("fort 1") == [0]
    s.choose(0, "fire from fort 1")
    assert s.refusal(0, "1 from L1") == "AD-12.4"


@pytest.mark.rule("AD-12.4")
def test_a_fort_fires_its_own_salvo() -> None:
    s = scene("..1.....", EIGHT, ships="L1 H1 E, G2 D2 W").turn(0)
    s.choose(0, "fire from fort 1", "3 from fort 1")
    assert s.options(0) == ["separate", "salvo"]
    s.choose(0, "salvo").chance("die 4")
    assert (s.strength("G2"), s.fired("fort 1")) == (3, [3])


@pytest.mark.rule("AD-12.5")
def test_allies_do_not_join() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, F2 A2 E, G3 C1 W", sides=[0, 0, 1]).turn(0).choose(0, "fire at G3")
    assert s.options(0) == [f"{n} from L1" for n in range(1, 5)]
    assert s.refusal(0, "1 from F2") == "AD-12.5"
    s.choose(0, "2 from L1", "salvo").chance("die 2")
    assert s.fired("F2") == [0, 0, 0, 0]


@pytest.mark.rule("AD-12.2")
def test_nor_do_ships_of_enemies() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, F2 A2 W").turn(0).choose(0, "fire at G2")
    assert s.refusal(0, "1 from F2") == "AD-12.2"


@pytest.mark.rule("AD-12.9")
def test_what_an_answer_leaves_of_a_salvo_remains_one() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, F1 F1 E, B1 H2 E, G2 E1 W", captains="G2 swift").ship("L1", strength=1)
    s.turn(0).choose(0, "fire at G2", "2 from L1", "1 from F1", "0 from B1")
    s.choose(1, "fire first", "against L1", "1 from G2").chance("die 1").choose(1, "enough")
    assert (s.cell("L1"), s.fired("F1")) == ("", [1, 0, 0, 0])
    assert hitting(s) == [1, 3, 4, 5, 6]  # F1 is near: the worst shot went down
    assert s.chance("die 4").strength("G2") == 5
