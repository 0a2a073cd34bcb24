"""Storming a fort: who may, the dice, and what follows (AD-17)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED
from tests.games.admiral.scene import Scene, scene

COAST = ("........", "....b2..", "....b...")
AT_THE_FORT = "L1 F1 S, B1 A1 E, F2 A3 W"


def coast(ships: str = AT_THE_FORT, captains: str | None = None, wind: str = "E", level: str = "captain") -> Scene:
    """A fort of player 1 in F2."""
    return scene(*COAST, ships=ships, captains=captains, wind=wind, level=level)


def rolls(s: Scene) -> list[tuple[str, int, int]]:
    return [(s.t.rules.names[thing], points, die) for thing, points, die, _ in s.notes(notes.BOARDERS_ROLL)]


# ---- who and when


@pytest.mark.rule("AD-17.5")
@pytest.mark.parametrize("cell", ["E1", "F1", "G1", "E2", "G2", "E3", "F3", "G3"])
def test_a_ship_storms_an_enemy_fort_that_it_touches(cell: str) -> None:
    s = coast(f"L1 {cell} S, B1 A1 E, F2 A3 W").turn(0)
    assert s.starting_with(0, "storm") == ["storm with L1"]
    s.choose(0, "storm with L1")
    assert s.notes(notes.STORMS) == [(0, s.thing("L1"), 0, 0)]


@pytest.mark.rule("AD-17.5")
def test_a_neutral_fort_too_but_not_one_s_own() -> None:
    assert coast().fort("fort 2", flag=-1).turn(0).starting_with(0, "storm") == ["storm with L1"]
    s = coast().fort("fort 2", flag=0).turn(0)
    assert s.starting_with(0, "storm") == []
    assert s.refusal(0, "storm with L1") == "AD-17.5"


@pytest.mark.rule("AD-17.5")
def test_not_from_afar_not_across_land_and_not_with_another_s_ship() -> None:
    s = coast().turn(0)
    assert s.refusal(0, "storm with B1") == "AD-17.5"
    assert s.refusal(0, "storm with F2") == "AD-17.5"
    cut_off = scene(".....#..", "....#2..", "........", ships="L1 E1 S, F2 A3 W").turn(0)
    assert cut_off.refusal(0, "storm with L1") == "AD-17.5"


@pytest.mark.rule("AD-17.5", "AD-6.7", "AD-6.10")
@pytest.mark.parametrize(
    ("marks", "clause"), [(BOARDED, "AD-6.10"), (REPAIRED, "AD-15.2"), (MOVED | BOARDED | CAPTURED, "AD-14.11")]
)
def test_instead_of_boarding(marks: int, clause: str) -> None:
    s = coast().ship("L1", marks=marks).turn(0)
    assert s.starting_with(0, "storm") == []
    assert s.refusal(0, "storm with L1") == clause


@pytest.mark.rule("AD-14.2")
def test_no_fort_is_stormed_in_a_storm() -> None:
    s = coast(wind="E storm").turn(0).chance("die 6", "die 6")
    assert s.starting_with(0, "storm") == []
    assert s.refusal(0, "storm with L1") == "AD-14.2"


@pytest.mark.rule("AD-6.10")
def test_after_a_storming_the_ship_does_nothing_more() -> None:
    s = coast("L1 E1 S, B1 A1 E, F2 D1 W").turn(0)
    assert {"board with L1", "storm with L1", "move L1"} <= set(s.options(0))
    s.choose(0, "storm with L1").chance("die 1", "die 6")
    assert [name for name in s.options(0) if name.endswith(" L1")] == []
    assert s.refusal(0, "board with L1") == "AD-6.10"


@pytest.mark.rule("Q-12", "AD-17.5")
def test_of_several_forts_one_is_chosen() -> None:
    s = scene(".2......", "3.......", "......4.", ships="L1 B2 S, L2 H1 W, L3 H2 W, L4 E3 W", captains="L1 berserk")
    s.fort("fort 3", strength=0).turn(0).choose(0, "storm with L1")
    assert s.options(0) == ["against fort 2", "against fort 2 skilled", "against fort 3"]
    assert s.clause(0) == "AD-17.5"
    assert s.refusal(0, "against fort 4") == "AD-17.5"
    assert s.refusal(0, "against fort 3 skilled") == "AD-17.9"
    s.choose(0, "against fort 3")
    assert [s.flag(f"fort {n}") for n in (2, 3)] == [1, 0]


# ---- the dice


@pytest.mark.rule("AD-17.6")
@pytest.mark.parametrize(("strength", "garrison"), [(6, 5), (5, 5), (4, 4), (1, 1)])
def test_the_garrison_has_the_strength_of_the_fort_but_five_at_most(strength: int, garrison: int) -> None:
    s = coast().fort("fort 2", strength=strength).turn(0).choose(0, "storm with L1").chance("die 2", "die 3")
    assert rolls(s) == [("L1", 5, 2), ("fort 2", garrison, 3)]


@pytest.mark.rule("AD-17.6", "AD-14.3")
@pytest.mark.parametrize(("ship", "strength", "points"), [("L1", 4, 4), ("G1", 6, 4), ("F1", 5, 3), ("F1", 2, 2)])
def test_the_ship_has_its_boarding_points(ship: str, strength: int, points: int) -> None:
    s = coast(f"{ship} F1 S, B1 A1 E, F2 A3 W").ship(ship, strength=strength).turn(0)
    s.choose(0, f"storm with {ship}").chance("die 2", "die 3")
    assert rolls(s)[0] == (ship, points, 2)


@pytest.mark.rule("AD-17.6", "AD-14.3", "CC-10.3")
@pytest.mark.parametrize(("way", "flag"), [("against fort 2", 1), ("against fort 2 skilled", 0)])
def test_berserk_counts_in_a_storming(way: str, flag: int) -> None:
    s = coast(captains="L1 berserk").turn(0).choose(0, "storm with L1", way).chance("die 3", "die 3")
    assert s.flag("fort 2") == flag


@pytest.mark.rule("AD-17.7", "AD-17.14")
def test_the_higher_sum_takes_the_fort() -> None:
    s = coast().fort("fort 2", strength=4).turn(0).choose(0, "storm with L1").chance("die 2", "die 2")
    assert (s.flag("fort 2"), s.strength("fort 2"), s.strength("L1")) == (0, 4, 8)
    assert s.notes(notes.FORT_TAKEN) == [(0, 0, 0, 0)]
    assert s.starting_with(0, "fire from") == []


@pytest.mark.rule("AD-17.8")
@pytest.mark.parametrize("dice", [("die 3", "die 3"), ("die 3", "die 4")])
def test_otherwise_the_ship_suffers(dice: tuple[str, str]) -> None:
    """Also when the sums are equal."""
    s = coast().turn(0).choose(0, "storm with L1").chance(*dice)
    assert (s.flag("fort 2"), s.strength("fort 2")) == (1, 6)
    assert (s.flag("L1"), s.strength("L1")) == (0, 7)
    assert s.notes(notes.STORM_BEATEN) == [(s.thing("L1"), 0, 0, 0)]


@pytest.mark.rule("AD-17.9", "AD-17.7")
@pytest.mark.parametrize("captains", [None, "L1 berserk"])
def test_a_silenced_fort_is_taken_without_dice(captains: str | None) -> None:
    s = coast(captains=captains).fort("fort 2", strength=0).turn(0).choose(0, "storm with L1")
    assert (s.flag("fort 2"), s.strength("fort 2"), s.asked()) == (0, 1, [0])
    assert (s.notes(notes.BOARDERS_ROLL), s.strength("L1")) == ([], 8)
