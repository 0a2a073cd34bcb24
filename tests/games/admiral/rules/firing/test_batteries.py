"""The two batteries of a ship without a facing, and its firing axis (AD-11)."""

from __future__ import annotations

import pytest

from tests.games.admiral.rules.firing.two_batteries import AROUND, NINE, OFF, ON, around, fires, once
from tests.games.admiral.scene import scene

# ---- the first shot


@pytest.mark.rule("AD-11.1", "AD-4.3")
@pytest.mark.parametrize(("ship", "guns"), [("L1", 4), ("G1", 4), ("F1", 3), ("B1", 2)])
def test_each_side_has_its_guns(ship: str, guns: int) -> None:
    s = around(ON, ships=f"{ship} E5 N, G2 G5 W, F2 C5 W")
    for target, fired in [("G2", [guns, 0, 0, 0]), ("F2", [guns, guns, 0, 0])]:
        s.choose(0, f"fire at {target}")
        assert s.options(0) == [f"{n} from {ship}" for n in range(1, guns + 1)]
        s.choose(0, f"{guns} from {ship}", "salvo").chance("die 2")
        assert s.fired(ship) == fired
    assert fires(s) == []


@pytest.mark.rule("AD-11.2")
@pytest.mark.parametrize("level", ["basic", "captain"])
@pytest.mark.parametrize("options", [ON, OFF])
def test_the_first_shot_goes_anywhere(level: str, options: dict[str, str]) -> None:
    assert fires(around(options, level)) == ["G2", "F2", "B2", "L2"]


@pytest.mark.rule("AD-11.2", "AD-8.13")
@pytest.mark.parametrize("facing", ["N", "E", "S", "NW"])
def test_whatever_way_the_ship_was_put(facing: str) -> None:
    s = around(OFF, ships=AROUND.replace("E5 N", f"E5 {facing}"))
    assert fires(s) == ["G2", "F2", "B2", "L2"]
    s.choose(0, "fire at B2")
    assert s.options(0)[-1] == "4 from L1"


# ---- the axis


@pytest.mark.rule("AD-11.3", "AD-11.4")
def test_the_first_target_sets_the_axis() -> None:
    s = once(around(ON), "G2")
    assert (s.t.axes_x[0], s.t.axes_y[0]) == (2, 0)
    once(s, "L2")
    assert s.fired("L1") == [2, 0, 0, 0]  # the same battery
    assert (s.t.axes_x[0], s.t.axes_y[0]) == (2, 0)  # the second target does not change it


@pytest.mark.rule("AD-11.3")
def test_a_declaration_alone_sets_none() -> None:
    s = scene(*[NINE] * 9, ships="L1 E5 N, G2 G5 W", captains="G2 rapid").turn(0).choose(0, "fire at G2", "1 from L1")
    assert (s.asked(), s.t.axes_x[0]) == ([1], 0)
    assert s.choose(1, "pass").t.axes_x[0] == 2


@pytest.mark.rule("AD-11.4", "AD-11.5")
def test_each_half_of_the_sea_has_its_battery() -> None:
    s = once(once(once(around(ON), "G2"), "F2"), "L2")
    assert s.fired("L1") == [2, 1, 0, 0]


@pytest.mark.rule("AD-11.4", "AD-9.3")
def test_an_empty_battery_is_silent_and_the_other_is_not() -> None:
    s = around(ON).choose(0, "fire at G2", "4 from L1", "salvo").chance("die 2")
    assert fires(s) == ["F2"]
    assert s.refusal(0, "fire at L2") == "AD-9.9"


@pytest.mark.rule("AD-11.6", "T-68")
@pytest.mark.parametrize("options", [ON, OFF])
def test_abeam_of_the_axis_nobody_is_reached(options: dict[str, str]) -> None:
    s = once(around(options), "G2")
    assert "B2" not in fires(s)
    assert s.refusal(0, "fire at B2") == "AD-11.6"


@pytest.mark.rule("AD-11.6")
def test_a_slanting_axis_has_its_own_abeam() -> None:
    s = around(ON, ships="L1 E5 N, G2 G7 W, F2 C7 W, B2 E3 W, L2 H5 W")
    assert fires(once(s, "G2")) == ["G2", "B2", "L2"]
    assert s.refusal(0, "fire at F2") == "AD-11.6"


@pytest.mark.rule("AD-11.6", "AD-6.2")
def test_the_axis_lasts_for_the_round() -> None:
    s = scene(*[NINE] * 9, ships=AROUND, options={"initiative": "fixed"}).round().chance("wind S fresh")
    once(s, "G2").choose(0, "end turn").choose(1, "end turn").chance("wind S fresh")
    assert fires(s) == ["G2", "F2", "B2", "L2"]


@pytest.mark.rule("AD-11.6", "AD-6.2")
def test_nor_is_an_axis_to_the_north_kept() -> None:
    s = scene(*[NINE] * 9, ships=AROUND, options={"initiative": "fixed"}).round().chance("wind S fresh")
    once(s, "B2").choose(0, "end turn").choose(1, "end turn").chance("wind S fresh")
    assert fires(s) == ["G2", "F2", "B2", "L2"]


@pytest.mark.rule("AD-11.7", "T-69", "AD-6.8")
def test_sailing_on_does_not_change_the_axis() -> None:
    s = once(around(ON), "G2").choose(0, "move L1", "to S", "advance", "stop")
    assert s.cell("L1") == "E7"
    assert (s.t.axes_x[0], s.t.axes_y[0]) == (2, 0)
    assert fires(s) == ["G2", "F2"]  # G5 is still on the first side, C5 on the second; L2 is hidden behind G2
    assert s.refusal(0, "fire at B2") == "AD-11.6"
    assert once(once(s, "G2"), "F2").fired("L1") == [2, 1, 0, 0]
