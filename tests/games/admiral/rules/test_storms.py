"""Storms: the dice at the start of a turn (AD-8.15, AD-8.16)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import NOBODY
from tests.games.admiral.scene import Scene, scene


def in_storm(ships: str, level: str = "captain", sides: list[int] | None = None) -> Scene:
    """A storm is blowing; each seat has a port in the first row."""
    ports = "1a..2b..3c" if "F3" in ships else "1a..2b...."
    return scene(ports, "..........", "..........", ships=ships, wind="E storm", level=level, sides=sides)


def rolled(s: Scene) -> list[str]:
    return [s.t.rules.names[ship] for ship, _, _, _ in s.notes(notes.STORM_ROLL)]


@pytest.mark.rule("AD-8.15", "AD-19.2")
@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_a_die_for_each_ship_before_its_player_acts(level: str) -> None:
    s = in_storm("F1 A3 E, L1 C3 E, F2 J3 W", level).turn(0)
    assert s.asked() == [-1]
    s.chance("die 1")
    assert (s.strength("F1"), s.asked()) == (4, [-1])
    s.chance("die 6")
    assert (s.strength("L1"), s.asked()) == (8, [0])
    assert rolled(s) == ["F1", "L1"]


@pytest.mark.rule("AD-8.15")
@pytest.mark.parametrize("die", range(1, 7))
def test_only_a_1_does_damage(die: int) -> None:
    s = in_storm("F1 A3 E, F2 J3 W").turn(0).chance(f"die {die}")
    assert s.strength("F1") == (4 if die == 1 else 5)
    assert s.strength("F2") == 5


@pytest.mark.rule("AD-8.15")
def test_others_roll_at_their_own_turns() -> None:
    s = in_storm("F1 A3 E, F2 J3 W").turn(0).chance("die 2")
    assert rolled(s) == ["F1"]
    s.choose(0, "end turn")
    assert s.asked() == [-1]
    s.chance("die 1")
    assert (rolled(s), s.strength("F2"), s.asked()) == (["F1", "F2"], 4, [1])


@pytest.mark.rule("AD-8.16", "AD-19.2")
def test_at_basic_level_nobody_rolls() -> None:
    s = in_storm("F1 A3 E, F2 J3 W", "basic").turn(0)
    assert s.asked() == [0]
    assert rolled(s) == []


@pytest.mark.rule("AD-8.15")
@pytest.mark.parametrize("strength", ["fresh", "calm"])
def test_nor_in_any_other_wind(strength: str) -> None:
    s = in_storm("F1 A3 E, F2 J3 W").wind(f"E {strength}").turn(0)
    assert (s.asked(), rolled(s)) == ([0], [])


@pytest.mark.rule("AD-8.15", "AD-3.8", "T-81")
def test_one_s_own_port_shelters() -> None:
    s = in_storm("F1 B1 E, L1 C1 E, F2 J3 W").turn(0).chance("die 2")
    assert (rolled(s), s.asked()) == (["L1"], [0])


@pytest.mark.rule("AD-8.15", "AD-18.3", "T-81")
def test_so_does_an_ally_s_but_not_an_enemy_s() -> None:
    s = in_storm("F1 F1 E, L1 J1 E, F2 A3 W, F3 C3 W", sides=[0, 1, 0]).turn(0).chance("die 1")
    assert (rolled(s), s.asked(), s.strength("F1")) == (["F1"], [0], 4)


@pytest.mark.rule("AD-8.15", "AD-3.7", "AD-3.9", "AD-3.13", "T-81")
@pytest.mark.parametrize(("flag", "sheltered"), [(0, True), (1, False), (-1, False)])
def test_it_is_the_flag_of_the_fort_that_counts(flag: int, sheltered: bool) -> None:
    s = in_storm("F1 F1 E, F2 A3 W").fort("fort 2", flag=flag).turn(0)
    assert (s.asked() == [0]) == sheltered


@pytest.mark.rule("AD-3.13", "AD-8.15")
def test_the_port_of_a_silenced_fort_shelters_too() -> None:
    assert in_storm("F1 B1 E, F2 J3 W").fort("fort 1", strength=0).turn(0).asked() == [0]


@pytest.mark.rule("AD-8.15", "T-49", "AD-22.2")
def test_a_storm_may_sink_a_ship_and_nobody_scores() -> None:
    s = in_storm("F1 A3 E, L1 C3 E, F2 J3 W").ship("F1", strength=1, gold=1).turn(0).chance("die 1")
    assert (s.cell("F1"), s.gold_in("A3")) == ("", 1)
    assert s.notes(notes.SUNK) == [(s.thing("F1"), NOBODY, 0, 0)]
    assert s.t.scores() == [0, 0]
    s.chance("die 2")
    assert s.starting_with(0, "move") == ["move L1"]


@pytest.mark.rule("AD-8.15", "AD-22.9", "AD-6.16")
def test_who_loses_the_last_ship_so_has_no_turn() -> None:
    s = in_storm("F1 A3 E, F2 C3 E, F3 J3 W").ship("F1", strength=1).turn(0).chance("die 1")
    assert s.notes(notes.OUT) == [(0, 0, 0, 0)]
    assert s.chance("die 2").asked() == [1]
