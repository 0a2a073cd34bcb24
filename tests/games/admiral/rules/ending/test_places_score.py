"""What brings points (AD-22.3)."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import scene


@pytest.mark.rule("AD-22.3")
@pytest.mark.parametrize(("ship", "value"), [("L2", 5), ("G2", 4), ("F2", 3), ("B2", 2)])
def test_points_for_a_ship_one_sank(ship: str, value: int) -> None:
    s = scene("......", "......", ships=f"F1 A1 E, {ship} C1 W, F3 F2 W").ship(ship, strength=1).turn(0)
    assert s.t.scores() == [0, 0, 0]
    s.choose(0, f"fire at {ship}", "1 from F1").chance("die 1")
    assert s.t.scores() == [value, 0, 0]


@pytest.mark.rule("AD-22.3")
def test_points_for_ships_and_forts_under_one_s_flag_that_were_not_one_s_own() -> None:
    s = scene("1a..2b", "......", ships="L1 A2 E, F2 F2 W, G2 D2 W")
    assert s.t.scores() == [0, 0]
    assert s.ship("G2", flag=0).t.scores() == [4, 0]
    assert s.fort("fort 2", flag=0).t.scores() == [4 + 3, 0]
    assert s.ship("L1", flag=1).t.scores() == [7, 5]
    assert s.fort("fort 1", flag=1).t.scores() == [7, 5 + 3]


@pytest.mark.rule("AD-22.3", "T-80")
def test_a_ship_taken_back_scores_for_nobody() -> None:
    s = scene("......", "......", ships="L1 A1 E, F1 B1 E, L2 C1 W, B2 F2 W").turn(1, 0)
    s.choose(1, "board with L2").chance("die 6", "die 1")
    assert (s.flag("F1"), s.t.scores()) == (1, [0, 3])
    s.choose(1, "end turn").choose(0, "board with L1").chance("die 6", "die 1")
    assert (s.flag("F1"), s.t.scores()) == (0, [0, 0])


@pytest.mark.rule("AD-22.3")
def test_a_captured_ship_scores_for_who_sinks_it_and_no_more_for_its_captor() -> None:
    s = scene("......", "......", ships="L1 A1 E, F2 E2 W, B2 C1 W").ship("F2", flag=0, strength=1)
    assert s.t.scores() == [3, 0]
    s.turn(1).choose(1, "fire at F2", "1 from B2").chance("die 1")
    assert s.t.scores() == [0, 3]


@pytest.mark.rule("AD-22.3")
def test_points_for_ships_sunk_stay_whatever_follows() -> None:
    s = scene("......", "......", ships="L1 A1 E, F1 A2 E, B2 C1 W, F2 B2 W").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert s.t.scores() == [2, 0]
    s.choose(0, "board with F1").chance("die 1", "die 6")
    assert s.t.scores() == [2, 3]
