"""Fire that is refused, reason by reason."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED
from tests.games.admiral.scene import scene

EIGHT = "........"


@pytest.mark.rule("AD-6.10", "AD-14.11", "AD-15.2")
@pytest.mark.parametrize(
    ("marks", "clause"),
    [
        (BOARDED, "AD-6.10"),
        (MOVED | BOARDED, "AD-6.10"),
        (MOVED | BOARDED | CAPTURED, "AD-14.11"),
        (REPAIRED, "AD-15.2"),
    ],
)
def test_a_ship_that_is_done_does_not_fire(marks: int, clause: str) -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").ship("L1", marks=marks).turn(0)
    assert s.starting_with(0, "fire") == []
    assert s.refusal(0, "fire at G2") == clause


@pytest.mark.rule("AD-6.10", "Q-8")
def test_others_fire_without_it() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W").ship("L1", marks=BOARDED).turn(0).choose(0, "fire at G2")
    assert s.options(0) == ["1 from B1", "2 from B1"]
    assert s.refusal(0, "1 from L1") == "AD-6.10"


@pytest.mark.rule("AD-6.7")
def test_a_ship_that_only_moved_does_fire() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").ship("L1", marks=MOVED).turn(0)
    assert "fire at G2" in s.options(0)


@pytest.mark.rule("AD-9.3")
def test_the_ship_that_came_nearest_tells_why() -> None:
    s = scene(EIGHT, EIGHT, ships="F1 A2 E, L1 A1 E, G2 G1 W, B2 C1 W", level="captain").turn(0)
    assert s.refusal(0, "fire at G2") == "AD-2.9"  # F1 is too far away, but L1 would reach it


@pytest.mark.rule("AD-9.3", "AD-9.9")
@pytest.mark.parametrize(("fired", "number", "clause"), [(0, 4, "AD-9.3"), (1, 3, "AD-9.3"), (0, 0, "AD-9.1")])
def test_no_more_shots_than_there_are_loaded_guns(fired: int, number: int, clause: str) -> None:
    s = scene(EIGHT, ships="F1 A1 E, G2 C1 W").ship("F1", fired=[fired, 0, 0, 0]).turn(0).choose(0, "fire at G2")
    assert s.refusal(0, f"{number} from F1") == clause


@pytest.mark.rule("AD-17.2", "AD-9.3")
def test_nor_of_a_fort() -> None:
    s = scene("1.......", EIGHT, ships="L1 H1 E, G2 C2 W").fort("fort 1", fired=1).turn(0).choose(0, "fire from fort 1")
    assert s.options(0) == ["1 from fort 1", "2 from fort 1"]
    assert s.refusal(0, "3 from fort 1") == "AD-9.3"


@pytest.mark.rule("AD-9.1")
def test_what_is_not_asked_is_refused_by_the_question_itself() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, B1 A2 E, G2 C1 W").turn(0).choose(0, "fire at G2")
    assert s.refusal(0, "1 from B1") == "AD-9.1"  # the brig's turn comes
    assert s.refusal(0, "salvo") == "AD-9.1"
    assert s.refusal(0, "fire at G2") == "AD-9.1"


@pytest.mark.rule("AD-6.6")
def test_numbers_and_targets_are_nothing_to_begin_with() -> None:
    s = scene("1.......", EIGHT, ships="L1 A2 E, G2 C2 W").turn(0)
    for name in ("1 from L1", "1 from fort 1", "against G2", "salvo"):
        assert s.refusal(0, name) == "AD-6.6"
