"""Target at Admiral level: guns at bow and stern too, and by option a fort (CC-9.4, CC-9.11, CC-9.12)."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import Scene, scene

SEA = (".........", ".........", ".........")
COASTAL = {"target_coastal": "on"}


@pytest.mark.rule("CC-9.4", "CC-9.1", "R-2")
@pytest.mark.parametrize(("facing", "battery"), [("S", 0), ("N", 1), ("E", 2), ("W", 3)])
@pytest.mark.parametrize(("captain", "strength"), [("target*", 5), ("swift*", 6)])
def test_all_guns_of_his_ship_are_better(facing: str, battery: int, captain: str, strength: int) -> None:
    s = scene(*SEA, ships=f"L1 E2 {facing}, G2 I2 W", captains=f"L1 {captain}", level="admiral").turn(0)
    s.choose(0, "fire at G2", *(["1 from L1"] if battery < 2 else [])).chance("die 2")  # one gun at bow and stern
    assert s.strength("G2") == strength
    assert s.fired("L1")[battery] == 1


@pytest.mark.rule("CC-9.4", "CC-9.3")
@pytest.mark.parametrize("facing", ["E", "W"])
def test_within_pistol_shot_bow_and_stern_hit_without_a_die(facing: str) -> None:
    s = scene(*SEA, ships=f"L1 E2 {facing}, G2 F2 W", captains="L1 target*", level="admiral").turn(0)
    s.choose(0, "fire at G2")
    assert (s.asked(), s.strength("G2")) == ([0], 5)


# ---------------------------------------------------------------- forts


def port(captains: str, ships: str = "F1 A2 E, G2 F1 W", level: str = "admiral", on: bool = True) -> Scene:
    """The fort of the first player, and a galleon five cells off."""
    return scene(
        "1a......", "aa......", ships=ships, captains=captains, level=level, options=COASTAL if on else {}
    ).turn(0)


def fort_s_shot(s: Scene, *manner: str) -> int:
    """The galleon's strength after a 2 of the fort."""
    s.choose(0, "fire from fort 1", "1 from fort 1", *manner).chance("die 2")
    return s.strength("G2")


@pytest.mark.rule("CC-9.11", "R-2", "Q-10")
@pytest.mark.parametrize("captain", ["target*", "target"])
def test_as_a_rule_he_does_not_help_a_fort(captain: str) -> None:
    assert fort_s_shot(port(f"F1 {captain}", on=False)) == 6


@pytest.mark.rule("CC-9.11", "CC-9.12")
def test_with_the_option_he_does_while_his_ship_is_in_port() -> None:
    assert fort_s_shot(port("F1 target*")) == 5
    assert fort_s_shot(port("F1 swift*")) == 6
    assert fort_s_shot(port("F1 target*", "F1 C2 E, G2 F1 W")) == 6  # out at sea


@pytest.mark.rule("CC-9.11")
def test_another_port_of_his_owner_does_not_count() -> None:
    s = scene("1a.....b", "aa....b2", ships="F1 H1 W, G2 F1 W", captains="F1 target*", level="admiral", options=COASTAL)
    s.fort("fort 2", flag=0).turn(0).choose(0, "fire from fort 1", "1 from fort 1").chance("die 2")
    assert s.strength("G2") == 6
    s.choose(0, "fire from fort 2", "1 from fort 2").chance("die 2")
    assert s.strength("G2") == 5


@pytest.mark.rule("CC-9.11", "CC-9.12")
def test_nor_does_an_enemy_in_port() -> None:
    s = port("G2a target*", "F1 D2 E, G2a A2 E, G2b F1 W")
    s.choose(0, "fire from fort 1", "against G2b", "1 from fort 1").chance("die 2")
    assert s.strength("G2b") == 6


@pytest.mark.rule("CC-9.12", "R-2")
@pytest.mark.parametrize("level", ["basic", "captain"])
def test_below_admiral_level_the_option_does_nothing(level: str) -> None:
    assert fort_s_shot(port("F1 target*", level=level)) == 6
    assert fort_s_shot(port("F1 target", level=level)) == 6


@pytest.mark.rule("CC-9.12", "Q-10")
def test_a_face_down_target_is_announced_by_the_fort() -> None:
    s = port("F1 target").choose(0, "fire from fort 1", "1 from fort 1")
    assert s.options(0) == ["separate", "separate skilled"]
    s.choose(0, "separate skilled")
    assert (s.asked(), s.captain("F1")) == ([-1], "target*")
    s.chance("die 2")
    assert s.strength("G2") == 5
    s = port("F1 target").choose(0, "fire from fort 1", "2 from fort 1")
    assert s.options(0) == ["separate", "separate skilled", "salvo", "salvo skilled"]


@pytest.mark.rule("CC-9.12", "Q-10")
def test_a_face_down_target_who_is_not_announced_gives_nothing() -> None:
    s = port("F1 target")
    assert fort_s_shot(s, "separate") == 6
    assert s.captain("F1") == "target"


@pytest.mark.rule("CC-9.12")
def test_it_is_target_who_is_shown_and_not_his_neighbour() -> None:
    s = port("F1 rapid, B1 target", "F1 A2 E, B1 B2 E, G2 F1 W")
    assert fort_s_shot(s, "separate skilled") == 5
    assert (s.captain("F1"), s.captain("B1")) == ("rapid", "target*")


@pytest.mark.rule("CC-9.3", "CC-9.11")
def test_next_to_the_fort_nothing_is_rolled() -> None:
    s = port("F1 target*", "F1 A2 E, G2 B2 W").choose(0, "fire from fort 1", "3 from fort 1", "salvo")
    assert (s.asked(), s.strength("G2")) == ([0], 3)
