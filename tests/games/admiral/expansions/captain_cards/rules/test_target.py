"""Target: a 2 hits as well, and next to the target everything does (CC-9)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

SEA = (".........", ".........", ".........")


def hits(captains: str, cell: str) -> list[int]:
    """What a ship of the line at A1 has to roll to hit a galleon there."""
    found = []
    for face in range(1, 7):
        s = scene(*SEA, ships=f"L1 A1 E, G2 {cell} W", captains=captains).turn(0)
        s.choose(0, "fire at G2", "1 from L1", *(["separate skilled"] if captains == "L1 target" else []))
        s.chance(f"die {face}")
        if s.strength("G2") == 5:
            found.append(face)
    return found


@pytest.mark.rule("CC-9.1", "CC-9.2", "T-4", "R-23")
@pytest.mark.parametrize("captains", ["L1 target", "L1 target*"])
@pytest.mark.parametrize("cell", ["E1", "G1"])
def test_at_long_distance_a_2_hits_too(captains: str, cell: str) -> None:
    assert hits(captains, cell) == [1, 2, 3, 5]
    assert hits("L1 swift*", cell) == [1, 3, 5]


@pytest.mark.rule("CC-9.1", "CC-9.2", "R-23")
@pytest.mark.parametrize("captains", ["L1 target", "L1 target*"])
@pytest.mark.parametrize("cell", ["C1", "D1"])
def test_at_medium_distance_a_2_hits_too(captains: str, cell: str) -> None:
    assert hits(captains, cell) == [1, 2, 3, 5, 6]
    assert hits("L1 swift*", cell) == [1, 3, 5, 6]


@pytest.mark.rule("CC-9.3", "T-5", "R-23")
@pytest.mark.parametrize("captain", ["target", "target*"])
def test_within_pistol_shot_every_shot_hits_and_nothing_is_rolled(captain: str) -> None:
    s = scene(*SEA, ships="L1 A1 E, G2 B1 W", captains=f"L1 {captain}").turn(0)
    before = s.t.rng.state
    s.choose(0, "fire at G2", "3 from L1", "separate" if captain == "target*" else "separate skilled")
    assert (s.asked(), s.strength("G2"), s.t.rng.state) == ([0], 3, before)
    assert s.notes(notes.SHOT) == [(0, 1, 0, 1)] * 3
    assert s.fired("L1") == [3, 0, 0, 0]


@pytest.mark.rule("CC-9.3", "T-5")
def test_nor_for_a_salvo() -> None:
    s = scene(*SEA, ships="L1 A1 E, G2 B1 W", captains="L1 target*").turn(0)
    s.choose(0, "fire at G2", "4 from L1", "salvo")
    assert (s.asked(), s.strength("G2")) == ([0], 2)
    assert s.notes(notes.SALVO_FIRED) == [(1, 4, 0, 4)]


@pytest.mark.rule("CC-9.3")
def test_shots_that_a_sunk_target_leaves_over_are_kept() -> None:
    s = scene(*SEA, ships="L1 A1 E, B2 B1 W, F2 I3 W", captains="L1 target*").turn(0)
    s.choose(0, "fire at B2", "4 from L1", "separate")
    assert (s.cell("B2"), s.fired("L1")) == ("", [3, 0, 0, 0])


@pytest.mark.rule("CC-9.5")
def test_all_shots_of_the_ship_are_better() -> None:
    """To one side and to the other, at whomever."""
    s = scene(*SEA, ships="L1 E1 E, G2a I1 W, G2b A1 W", captains="L1 target").turn(0)
    s.choose(0, "fire at G2a", "2 from L1", "separate skilled").chance("die 2", "die 2")
    s.choose(0, "fire at G2b", "1 from L1").chance("die 2")
    assert (s.strength("G2a"), s.strength("G2b")) == (4, 5)


@pytest.mark.rule("CC-9.8", "T-6", "CC-3.3")
def test_a_target_who_is_not_announced_does_not_count() -> None:
    s = scene(*SEA, ships="L1 A1 E, G2 E1 W", captains="L1 target").turn(0)
    s.choose(0, "fire at G2", "1 from L1", "separate").chance("die 2")
    assert (s.strength("G2"), s.captain("L1")) == (6, "target")
    s = scene(*SEA, ships="L1 A1 E, G2 B1 W", captains="L1 target").turn(0)
    s.choose(0, "fire at G2", "1 from L1", "separate")
    assert s.asked() == [-1]  # without him there is a die
    s.chance("die 2")
    assert (s.strength("G2"), s.captain("L1")) == (6, "target")


@pytest.mark.rule("Q-9", "CC-9.8")
def test_he_is_offered_with_each_manner() -> None:
    def manners(captain: str, shots: int) -> list[str]:
        s = scene(*SEA, ships="L1 A1 E, G2 E1 W", captains=captain).turn(0)
        s.choose(0, "fire at G2", f"{shots} from L1")
        return s.options(0) if s.clause(s.asked()[0]) == "AD-12.1" else []

    assert manners("L1 target", 1) == ["separate", "separate skilled"]
    assert manners("L1 target", 2) == ["separate", "separate skilled", "salvo", "salvo skilled"]
    for captain in ("L1 target*", "L1 rapid", "L1 swift*", ""):
        assert manners(captain, 1) == []
        assert manners(captain, 2) == ["separate", "salvo"]


def at_a_fort(captains: str) -> Scene:
    return scene("....2b", "....bb", ships="L1 A1 E, G2 F2 W", captains=captains).turn(0)


@pytest.mark.rule("CC-9.10", "Q-9")
@pytest.mark.parametrize(("captains", "strength"), [("L1 target", 4), ("L1 target*", 4), ("L1 swift*", 6)])
def test_he_counts_against_forts(captains: str, strength: int) -> None:
    s = at_a_fort(captains).choose(0, "fire at fort 2", "4 from L1")
    if captains == "L1 target":
        assert s.options(0) == ["salvo", "salvo skilled"]
        s.choose(0, "salvo skilled")
    s.chance("die 2")
    assert s.strength("fort 2") == strength
