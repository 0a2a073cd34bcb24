"""Fire with ships: what is declared, and at what (AD-9.1, AD-9.2)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import NOBODY
from tests.games.admiral.scene import Scene, scene

EIGHT = "........"


def fires(s: Scene, seat: int = 0) -> list[str]:
    """What this player may fire at with ships."""
    return s.starting_with(seat, "fire at ")


@pytest.mark.rule("X-3", "AD-9.7", "AD-9.9")
def test_separate_shots_hit_one_by_one() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0)
    s.choose(0, "fire at G2", "4 from L1", "separate")
    for die, left in [("die 6", 5), ("die 2", 5), ("die 3", 4), ("die 4", 4)]:
        assert s.asked() == [CHANCE]
        s.chance(die)
        assert s.strength("G2") == left
    assert s.asked() == [0]
    assert s.fired("L1") == [4, 0, 0, 0]


@pytest.mark.rule("AD-9.1")
def test_a_declaration_says_it_all_before_the_first_die() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W").turn(0)
    assert s.choose(0, "fire at G2").clause(0) == "AD-9.1"
    assert s.options(0) == ["0 from L1", "1 from L1", "2 from L1", "3 from L1", "4 from L1"]
    s.choose(0, "0 from L1")
    assert s.options(0) == ["1 from B1", "2 from B1"]
    s.choose(0, "2 from B1")
    assert s.options(0) == ["separate", "salvo"]
    assert (s.fired("B1"), s.notes(notes.FIRES)) == ([0, 0, 0, 0], [])  # nothing has been said aloud yet
    s.choose(0, "separate")
    assert s.asked() == [CHANCE]
    assert s.notes(notes.FIRES) == [(0, s.thing("G2"), 2, 0)]
    assert s.notes(notes.FIRES_WITH) == [(s.thing("B1"), 2, 0, 0)]


# ---- at what


@pytest.mark.rule("AD-9.2")
def test_ships_of_enemies_are_targets() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W, F3 C2 W", sides=[0, 1, 2]).turn(0)
    assert fires(s) == ["fire at G2", "fire at F3"]
    assert s.refusal(0, "fire at B1") == "AD-9.2"


@pytest.mark.rule("AD-9.2", "AD-18.2")
def test_ships_of_allies_are_none() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, F3 C2 W", sides=[0, 0, 1]).turn(0)
    assert fires(s) == ["fire at F3"]
    assert s.refusal(0, "fire at G2") == "AD-18.2"


@pytest.mark.rule("AD-9.2", "AD-1.4")
def test_it_is_the_flag_that_counts() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W, F2 C2 W").ship("B1", flag=1).ship("F2", flag=0).turn(0)
    assert fires(s) == ["fire at B1", "fire at G2"]
    assert s.refusal(0, "fire at F2") == "AD-9.2"


@pytest.mark.rule("AD-9.2")
@pytest.mark.parametrize(
    ("flag", "sides", "clause"), [(1, None, ""), (NOBODY, None, ""), (0, None, "AD-9.2"), (1, [0, 0, 1], "AD-18.2")]
)
def test_forts_of_enemies_and_of_nobody_are_targets(flag: int, sides: list[int] | None, clause: str) -> None:
    s = scene("..2.....", EIGHT, ships="L1 A1 E, G2 H2 W, G3 H1 W", sides=sides).fort("fort 2", flag=flag).turn(0)
    if clause:
        assert s.refusal(0, "fire at fort 2") == clause
    assert ("fire at fort 2" in s.options(0)) == (clause == "")


@pytest.mark.rule("AD-12.10")
def test_a_silenced_fort_is_no_target() -> None:
    s = scene("..2.....", EIGHT, ships="L1 A1 E, G2 H2 W").fort("fort 2", strength=0).turn(0)
    assert fires(s) == []
    assert s.refusal(0, "fire at fort 2") == "AD-12.10"


@pytest.mark.rule("AD-13.2")
def test_what_has_sunk_is_no_target() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, F2 C2 W").ship("F2", strength=1).turn(0)
    s.choose(0, "fire at F2", "1 from L1").chance("die 1")
    assert fires(s) == ["fire at G2"]
    assert s.refusal(0, "fire at F2") == "AD-13.2"
