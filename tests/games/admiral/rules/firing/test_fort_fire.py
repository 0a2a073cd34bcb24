"""Fire of forts (AD-17.1, AD-17.2)."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import Scene, scene

EIGHT = "........"
FIRE = "fire from fort 1"


def fort(ships: str, *, wind: str = "E", level: str = "captain") -> Scene:
    """A fort of player 0 in the corner."""
    return scene("1.......", *[EIGHT] * 6, ships=ships, wind=wind, level=level)


@pytest.mark.rule("AD-17.1")
def test_a_fort_has_three_guns_and_six_strength() -> None:
    s = fort("B1 H7 E, G2 C1 W").turn(0).choose(0, FIRE)
    assert s.options(0) == ["1 from fort 1", "2 from fort 1", "3 from fort 1"]
    s.choose(0, "2 from fort 1", "separate").chance("die 1", "die 2")
    assert (s.strength("G2"), s.strength("fort 1"), s.fired("fort 1")) == (5, 6, [2])
    s.choose(0, FIRE).chance("die 1")  # the last gun
    assert (s.strength("G2"), s.fired("fort 1")) == (4, [3])
    assert s.refusal(0, FIRE) == "AD-9.9"


@pytest.mark.rule("AD-17.1", "AD-9.3")
@pytest.mark.parametrize(("cell", "reached"), [("G1", True), ("G7", True), ("H1", False)])
def test_its_range_is_six(cell: str, reached: bool) -> None:
    s = fort(f"B1 A7 E, G2 {cell} W").turn(0)
    assert (FIRE in s.options(0)) == reached
    if not reached:
        assert s.refusal(0, FIRE) == "AD-9.3"


@pytest.mark.rule("AD-17.1")
@pytest.mark.parametrize("level", ["basic", "captain", "admiral"])
def test_it_fires_all_round(level: str) -> None:
    rows = [".......", ".......", ".......", "...1..."]
    s = scene(*rows, *rows[:3], ships="B1 A4 E, G2 D1 W, F2 F4 W, B2 E7 W", level=level).turn(0).choose(0, FIRE)
    assert s.options(0) == ["against G2", "against F2", "against B2"]
    s.choose(0, "against G2", "1 from fort 1").chance("die 1")
    s.choose(0, FIRE, "against F2", "1 from fort 1").chance("die 1")
    s.choose(0, FIRE, "against B2").chance("die 1")
    assert [s.strength(name) for name in ("G2", "F2", "B2")] == [5, 4, 2]


@pytest.mark.rule("AD-17.2", "AD-9.4")
def test_storms_spoil_its_aim_too() -> None:
    s = fort("B1 H7 E, G2 D1 W, F2 A5 W", wind="E storm", level="basic").turn(0).choose(0, FIRE)
    assert s.refusal(0, "against F2") == "AD-9.4"
    assert s.options(0) == [f"{n} from fort 1" for n in (1, 2, 3)]  # G2 is the only target


@pytest.mark.rule("AD-17.2", "AD-2.9", "AD-2.12")
def test_its_line_may_be_blocked() -> None:
    s = fort("B1 B1 E, G2 C1 W").turn(0)
    assert s.refusal(0, FIRE) == "AD-2.9"


@pytest.mark.rule("AD-17.2", "AD-9.2", "AD-18.2")
def test_its_targets_are_those_of_ships() -> None:
    s = scene("1..2....", EIGHT, ships="B1 H2 E, G2 C2 W, F3 A2 W", sides=[0, 1, 0]).turn(0).choose(0, FIRE)
    assert s.options(0) == ["against G2", "against fort 2"]
    assert s.refusal(0, "against F3") == "AD-18.2"
    assert s.refusal(0, "against B1") == "AD-9.2"
    assert s.refusal(0, "against fort 1") == "AD-9.2"


@pytest.mark.rule("AD-17.2", "Q-10")
def test_how_it_fires_is_not_asked_before_the_target() -> None:
    s = fort("B1 H7 E, G2 D1 W, F2 A5 W").turn(0).choose(0, FIRE)
    assert (s.options(0), s.refusal(0, "salvo")) == (["against G2", "against F2"], "AD-17.2")


@pytest.mark.rule("AD-17.2", "AD-12.8", "AD-12.10", "Q-10")
def test_it_fires_salvos_at_forts() -> None:
    s = scene("1..2....", EIGHT, ships="B1 A2 E, G2 H2 W").turn(0).choose(0, FIRE)
    assert s.options(0) == ["2 from fort 1", "3 from fort 1"]
    assert s.refusal(0, "1 from fort 1") == "AD-12.10"
    assert s.refusal(0, "separate") == "AD-12.10"
    s.choose(0, "3 from fort 1").chance("die 6")
    assert (s.strength("fort 2"), s.fired("fort 1")) == (5, [3])


@pytest.mark.rule("AD-12.10")
def test_a_single_gun_is_too_few_for_a_fort() -> None:
    s = scene("1..2....", EIGHT, ships="B1 A2 E, G2 H2 W").fort("fort 1", fired=2).turn(0)
    assert s.refusal(0, FIRE) == "AD-12.10"
