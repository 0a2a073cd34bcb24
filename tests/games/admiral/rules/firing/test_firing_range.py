"""Fire with ships: how far, and with loaded guns (AD-9.3, AD-9.4, AD-9.9)."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import Scene, scene

EIGHT = "........"


def fires(s: Scene, seat: int = 0) -> list[str]:
    """What this player may fire at with ships."""
    return s.starting_with(seat, "fire at ")


@pytest.mark.rule("AD-9.3", "AD-4.3")
@pytest.mark.parametrize(
    ("ship", "near", "far"), [("L1", "G1", "H1"), ("G1", "F1", "G1"), ("F1", "F1", "G1"), ("B1", "E1", "F1")]
)
def test_a_target_must_be_within_range(ship: str, near: str, far: str) -> None:
    assert fires(scene(EIGHT, ships=f"{ship} A1 E, G2 {near} W").turn(0)) == ["fire at G2"]
    s = scene(EIGHT, ships=f"{ship} A1 E, G2 {far} W").turn(0)
    assert fires(s) == []
    assert s.refusal(0, "fire at G2") == "AD-9.3"


@pytest.mark.rule("AD-9.3", "AD-2.3")
def test_the_diagonal_is_no_longer_than_the_row() -> None:
    rows = [EIGHT] * 6
    assert fires(scene(*rows, ships="F1 A1 E, G2 F6 W").turn(0)) == ["fire at G2"]


@pytest.mark.rule("AD-9.4", "T-71")
def test_nobody_aims_far_in_a_storm() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 D1 W, F2 E2 W", wind="E storm", level="basic").turn(0)
    assert fires(s) == ["fire at G2"]
    assert s.refusal(0, "fire at F2") == "AD-9.4"


@pytest.mark.rule("T-71", "AD-14.2")
def test_nor_boards_anybody() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 B1 W", wind="E storm", level="basic").turn(0)
    assert "board with L1" not in s.options(0)
    assert "board with L1" in scene(EIGHT, EIGHT, ships="L1 A1 E, G2 B1 W", level="basic").turn(0).options(0)


@pytest.mark.rule("AD-9.4")
@pytest.mark.parametrize("wind", ["E fresh", "E calm"])
def test_otherwise_everybody_does(wind: str) -> None:
    assert fires(scene(EIGHT, ships="L1 A1 E, G2 E1 W", wind=wind).turn(0)) == ["fire at G2"]


# ---- with which guns


@pytest.mark.rule("AD-9.3", "AD-9.9")
def test_guns_that_have_fired_are_empty() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").ship("L1", fired=[3, 0, 0, 0]).turn(0)
    s.choose(0, "fire at G2").chance("die 2")  # one gun is left: nothing more to ask
    assert s.fired("L1") == [4, 0, 0, 0]
    assert fires(s) == []
    assert s.refusal(0, "fire at G2") == "AD-9.9"


@pytest.mark.rule("AD-9.9", "AD-6.2")
def test_the_wind_step_loads_them_again() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").round().chance("wind E fresh")
    s.choose(0, "fire at G2", "4 from L1", "salvo").chance("die 2").choose(0, "end turn")
    assert s.fired("L1") == [4, 0, 0, 0]  # in the turns of others too
    s.choose(1, "end turn")
    assert s.fired("L1") == [0, 0, 0, 0]
    assert fires(s.chance("wind E fresh")) == ["fire at G2"]
