"""Both broadsides in an answer: the side opposite to the attacker (CC-8.6, CC-8.7, CC-8.27)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from tests.games.admiral.scene import Scene, scene

ROWS = [".........", ".........", ".........", ".........", "........."]
# Of the frigate in the middle: the attacker to the west, an enemy to the east, one to the west, one to the south.
SHIPS = "F1 A2 E, G1 H2 W, B1 C3 E, L1 E5 N, F2 E2 W"


def between(captains: str = "F2 swift") -> Scene:
    return scene(*ROWS, ships=SHIPS, captains=captains)


def attacked(s: Scene) -> Scene:
    """By one frigate alone; the question of the first series comes next."""
    return s.choose(0, "fire at F2", "1 from F1", "0 from G1", "0 from B1", "0 from L1").choose(1, "fire first")


@pytest.mark.rule("T-26", "CC-8.6", "CC-8.27", "R-13")
def test_the_other_side_fires_at_an_enemy_that_does_not_attack() -> None:
    s = attacked(between().turn(0)).choose(1, "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against F1", "against G1"]
    s.choose(1, "against G1")
    assert s.options(1) == ["1 from F2", "2 from F2", "3 from F2"]
    s.choose(1, "3 from F2", "salvo").chance("die 1")
    assert (s.strength("G1"), s.fired("F2")) == (3, [1, 3, 0, 0])
    assert s.options(1) == ["enough", "against F1"]


@pytest.mark.rule("T-27", "CC-8.7")
@pytest.mark.parametrize("level", ["basic", "captain"])
def test_without_both_broadsides_only_the_bearing_side_fires(level: str) -> None:
    options = {} if level == "basic" else {"both_broadsides": "off"}
    s = scene(*ROWS, ships=SHIPS, captains="F2 swift", options=options, level=level).turn(0)
    attacked(s).choose(1, "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against F1"]
    assert s.refusal(1, "against G1") == "CC-8.7"


@pytest.mark.rule("T-28", "R-13", "CC-8.5", "CC-8.27")
def test_the_other_side_does_not_fire_without_a_shot_at_the_attacker() -> None:
    s = attacked(between().turn(0))
    assert s.options(1) == ["1 from F2", "2 from F2", "3 from F2"]  # at the attacker: nobody else is a target yet
    assert s.refusal(1, "against G1") == "CC-8.27"
    s.choose(1, "1 from F2").chance("die 2")
    assert (s.fired("F2"), s.strength("G1")) == ([1, 0, 0, 0], 6)


@pytest.mark.rule("CC-8.27", "CC-8.6")
def test_enemies_on_the_attackers_side_and_abeam_are_no_targets() -> None:
    s = attacked(between().turn(0)).choose(1, "1 from F2").chance("die 2")
    assert s.refusal(1, "against B1") == s.refusal(1, "against L1") == "CC-8.27"
    assert s.refusal(1, "against F2") == "AD-9.2"


@pytest.mark.rule("CC-8.6", "CC-8.10", "CC-8.27")
def test_the_other_side_fires_also_when_the_attacker_is_gone() -> None:
    s = attacked(between().ship("F1", strength=1).turn(0)).choose(1, "1 from F2").chance("die 1")
    assert (s.cell("F1"), s.options(1)) == ("", ["enough", "against G1"])
    s.choose(1, "against G1", "1 from F2").chance("die 1")
    assert s.strength("G1") == 5
    s.choose(1, "enough")
    assert (s.asked(), s.strength("F2")) == ([0], 5)


@pytest.mark.rule("CC-8.6", "CC-8.27", "AD-11.9")
def test_the_other_side_may_be_the_one_that_fired_before() -> None:
    """In its own turn the first shot went east; now the attacker to the west is the second side's."""
    s = between().turn(1, 0).choose(1, "fire at G1", "1 from F2").chance("die 2").choose(1, "end turn")
    attacked(s).choose(1, "3 from F2", "salvo").chance("die 2")
    assert (s.fired("F2"), s.options(1)) == ([1, 3, 0, 0], ["enough", "against G1"])
    s.choose(1, "against G1")
    assert s.options(1) == ["1 from F2", "2 from F2"]


@pytest.mark.rule("T-32", "CC-8.18")
@pytest.mark.parametrize("captain", ["swift", "swift*"])
def test_nobody_answers_an_answer(captain: str) -> None:
    s = attacked(between(f"G1 {captain}, F2 swift").turn(0)).choose(1, "1 from F2")
    s.chance("die 2").choose(1, "against G1", "1 from F2")
    assert s.asked() == [CHANCE]
    s.chance("die 1").choose(1, "enough").chance("die 2")
    assert (s.fired("G1"), s.captain("G1"), s.asked()) == ([0, 0, 0, 0], captain, [0])


@pytest.mark.rule("CC-8.22")
def test_what_the_other_side_sinks_counts_for_the_answering_player() -> None:
    s = attacked(between().ship("G1", strength=1).turn(0)).choose(1, "1 from F2").chance("die 2")
    s.choose(1, "against G1", "1 from F2").chance("die 1")
    assert (s.cell("G1"), s.t.sunk_value, s.t.scores()) == ("", [0, 4], [0, 4])


@pytest.mark.rule("CC-8.3", "CC-8.6")
@pytest.mark.parametrize(("galleon", "reached"), [("I2", True), ("J2", True), ("K2", False)])
def test_the_other_side_reaches_no_further_than_usual(galleon: str, reached: bool) -> None:
    ships = f"F1 B2 E, G1 {galleon} W, F2 E2 W"
    s = scene(*["............"] * 2, ships=ships, captains="F2 swift").turn(0).choose(0, "fire at F2", "1 from F1")
    if reached:
        s.choose(0, "0 from G1")
    s.choose(1, "fire first", "1 from F2").chance("die 2")
    assert ("against G1" in s.options(1)) is reached


@pytest.mark.rule("CC-8.3", "AD-9.4")
@pytest.mark.parametrize(("galleon", "reached"), [("H2", True), ("I2", False)])
def test_in_a_storm_no_answer_reaches_beyond_three_cells(galleon: str, reached: bool) -> None:
    ships = f"F1 B2 E, G1 {galleon} W, F2 E2 W"
    s = scene(*ROWS, ships=ships, captains="F2 swift", wind="E storm", level="basic", options={"both_broadsides": "on"})
    s.turn(0).choose(0, "fire at F2", "1 from F1")
    if reached:
        s.choose(0, "0 from G1")
    s.choose(1, "fire first", "1 from F2").chance("die 2")
    assert ("against G1" in s.options(1)) is reached


@pytest.mark.rule("CC-8.6", "AD-9.2", "CC-8.27")
def test_the_other_side_fires_at_any_enemys_ships_but_not_at_allies_or_forts() -> None:
    rows = [".........", "........4", "........."]
    ships = "F1 A2 E, F2 E2 W, F3 H1 W, F4 H3 W"
    s = scene(*rows, ships=ships, captains="F2 swift", sides=[0, 1, 2, 1]).fort("fort 4", flag=2).turn(0)
    s.choose(0, "fire at F2", "1 from F1").choose(1, "fire first", "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against F1", "against F3"]
    assert (s.refusal(1, "against F4"), s.refusal(1, "against fort 4")) == ("AD-9.2", "CC-8.27")
