"""Swift at Admiral level: four batteries, blind spots, and no turning (CC-8.3, CC-8.17, CC-8.23)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from tests.games.admiral.scene import Scene, scene

ROWS = [".......", ".......", ".......", ".......", ".......", ".......", "......."]


def heading_north(ships: str, *, both: str = "on") -> Scene:
    """A frigate with Swift in the middle, heading north."""
    options = {"both_broadsides": both}
    return scene(*ROWS, ships=f"{ships}, F2 D4 N", captains="F2 swift", level="admiral", options=options)


@pytest.mark.rule("T-22", "CC-8.3", "CC-8.21", "AD-20.11")
@pytest.mark.parametrize(
    ("attacker", "asked"), [("F1 C2 E", [CHANCE]), ("F1 B2 E", [1]), ("F1 D2 E", [1]), ("F1 C6 E", [CHANCE])]
)
def test_an_attacker_in_a_blind_spot_is_not_answered(attacker: str, asked: list[int]) -> None:
    s = heading_north(attacker).turn(0).choose(0, "fire at F2", "1 from F1")
    assert s.asked() == asked


@pytest.mark.rule("CC-8.23", "R-31")
@pytest.mark.parametrize(("attacker", "fired"), [("F1 D2 E", [0, 0, 1, 0]), ("F1 D6 W", [0, 0, 0, 1])])
def test_a_bow_or_stern_gun_answers_alone(attacker: str, fired: list[int]) -> None:
    """Though there is an enemy on each side, who cannot fire himself."""
    s = heading_north(f"{attacker}, G1 A3 W, L1 G5 W").turn(0).choose(0, "fire at F2", "3 from F1", "salvo")
    s.choose(1, "fire first")
    assert s.options(1) == ["separate"]  # one gun, one target
    s.choose(1, "separate").chance("die 1")
    assert (s.fired("F2"), s.asked()) == (fired, [CHANCE])  # the attack comes next
    s.chance("die 2")
    assert (s.strength("F1"), s.strength("G1"), s.strength("L1")) == (4, 6, 8)


@pytest.mark.rule("CC-8.23", "CC-8.27", "R-31")
def test_a_bow_gun_opens_no_broadside_but_that_of_another_attacker() -> None:
    s = heading_north("F1 D2 E, G1 A4 N, L1 G5 W").turn(0)
    s.choose(0, "fire at F2", "1 from F1", "1 from G1").choose(1, "fire first", "against F1").chance("die 2")
    assert s.options(1) == ["enough", "against G1"]
    assert (s.refusal(1, "against L1"), s.refusal(1, "against F1")) == ("CC-8.27", "CC-8.4")
    s.choose(1, "against G1", "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against G1", "against L1"]


@pytest.mark.rule("CC-8.3", "AD-4.4")
def test_a_galleon_has_no_bow_gun_to_answer_with() -> None:
    """Nor has it fired one."""
    ships = "F1 A4 N, L1 D1 E, G2 D4 N"
    s = scene(*ROWS, ships=ships, captains="G2 swift", level="admiral").turn(0)
    s.choose(0, "fire at G2", "1 from F1", "1 from L1").choose(1, "fire first")
    assert s.options(1) == [f"{n} from G2" for n in (1, 2, 3, 4)]  # at the frigate
    assert s.refusal(1, "against L1") == "CC-8.3"


@pytest.mark.rule("CC-8.6", "CC-8.23", "CC-8.27")
def test_the_opposite_side_joins_in_but_not_bow_and_stern() -> None:
    s = heading_north("F1 A4 N, G1 D1 S, L1 G5 W").turn(0)
    s.choose(0, "fire at F2", "1 from F1").choose(1, "fire first", "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against F1", "against L1"]
    assert s.refusal(1, "against G1") == "CC-8.27"
    s.choose(1, "against L1", "3 from F2", "salvo").chance("die 2")
    assert s.fired("F2") == [1, 3, 0, 0]


@pytest.mark.rule("CC-8.7", "AD-20.12")
def test_without_both_broadsides_only_the_side_of_the_attacker() -> None:
    s = heading_north("F1 A4 N, G1 G5 W", both="off").turn(0)
    s.choose(0, "fire at F2", "1 from F1").choose(1, "fire first", "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against F1"]
    assert s.refusal(1, "against G1") == "CC-8.7"


@pytest.mark.rule("CC-8.3", "AD-20.12", "R-7")
@pytest.mark.parametrize(("both", "asked"), [("off", [CHANCE]), ("on", [1])])
def test_a_side_fired_in_the_own_turn_keeps_the_other_silent(both: str, asked: list[int]) -> None:
    s = heading_north("F1 A4 N, G1 G5 W", both=both).turn(1, 0)
    s.choose(1, "fire at G1", "1 from F2").chance("die 2").choose(1, "end turn").choose(0, "fire at F2", "1 from F1")
    assert s.asked() == asked


@pytest.mark.rule("CC-8.17", "R-28", "AD-6.13")
@pytest.mark.parametrize("asked", ["window", "answer"])
def test_swift_neither_moves_nor_turns_his_ship(asked: str) -> None:
    s = heading_north("F1 A4 N").turn(0).choose(0, "fire at F2", "1 from F1")
    if asked == "answer":
        s.choose(1, "fire first")
    for name in ["move F2", "turn F2", "to E", "advance", "turn left", "turn right"]:
        assert s.refusal(1, name) == "CC-8.17"
    assert (s.cell("F2"), s.facing("F2")) == ("D4", "N")
