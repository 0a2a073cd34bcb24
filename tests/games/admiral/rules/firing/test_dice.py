"""What hits at which distance (AD-10)."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.play import chances
from kubrik.games.admiral.rules.firing.resolving import resolution
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.attack import Attack
from tests.games.admiral.played import Played
from tests.games.admiral.scene import Scene, scene

EIGHT = "........"
LONG, MEDIUM, PISTOL = [1, 3, 5], [1, 3, 5, 6], [1, 3, 4, 5, 6]


def hits(s: Scene, *answers: str) -> list[int]:
    """The numbers with which one shot of player 0 takes strength from G2."""
    s.choose(0, *answers)
    return [die for die in range(1, 7) if tried(s, die).strength("G2") < 6]


def tried(s: Scene, die: int) -> Played:
    """The same scene with this die."""
    return Played(s.t.clone()).chance(f"die {die}")


@pytest.mark.rule("AD-10.1", "AD-10.6", "T-3")
@pytest.mark.parametrize("cell", ["B1", "B2", "A2"])
def test_within_pistol_shot_only_a_two_misses(cell: str) -> None:
    s = scene(EIGHT, EIGHT, ships=f"L1 A1 E, G2 {cell} W").turn(0)
    assert hits(s, "fire at G2", "1 from L1") == PISTOL


@pytest.mark.rule("AD-10.2", "AD-10.5", "T-2")
@pytest.mark.parametrize("cell", ["C1", "D1", "C3", "B4", "D4"])
def test_at_medium_distance_two_and_four_miss(cell: str) -> None:
    s = scene(*[EIGHT] * 4, ships=f"L1 A1 E, G2 {cell} W").turn(0)
    assert hits(s, "fire at G2", "1 from L1") == MEDIUM


@pytest.mark.rule("AD-10.3", "AD-10.4", "T-1")
@pytest.mark.parametrize("cell", ["E1", "F1", "G1", "B5", "G7"])
def test_at_long_distance_odd_numbers_hit(cell: str) -> None:
    s = scene(*[EIGHT] * 7, ships=f"L1 A1 E, G2 {cell} W").turn(0)
    assert hits(s, "fire at G2", "1 from L1") == LONG


@pytest.mark.rule("AD-10.3", "AD-10.4")
@pytest.mark.parametrize(("ship", "cell"), [("G1", "F1"), ("F1", "F1"), ("B1", "E1")])
def test_at_the_end_of_the_range_it_is_long(ship: str, cell: str) -> None:
    s = scene(EIGHT, ships=f"{ship} A1 E, G2 {cell} W").turn(0)
    assert hits(s, "fire at G2", f"1 from {ship}") == LONG


@pytest.mark.rule("AD-10.4", "AD-10.5", "AD-10.6", "AD-17.2")
@pytest.mark.parametrize(("cell", "numbers"), [("B1", PISTOL), ("D1", MEDIUM), ("E1", LONG), ("G1", LONG)])
def test_guns_of_a_fort_hit_alike(cell: str, numbers: list[int]) -> None:
    s = scene("1.......", EIGHT, ships=f"B1 H2 E, G2 {cell} W").turn(0)
    assert hits(s, "fire from fort 1", "1 from fort 1") == numbers


@pytest.mark.rule("AD-10.7")
def test_each_shot_is_measured_from_where_the_ship_is_then() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 E1 W").turn(0).choose(0, "fire at G2", "1 from L1").chance("die 6")
    assert s.strength("G2") == 6
    s.choose(0, "move L1", "to E", "stop", "fire at G2", "1 from L1").chance("die 6")
    assert s.strength("G2") == 5


@pytest.mark.rule("AD-10.7")
@pytest.mark.parametrize("is_salvo", [False, True])
def test_the_moment_of_the_roll_counts_and_not_the_declaration(is_salvo: bool) -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 E1 W")
    attack = resolution(Attack(0, s.thing("G2"), [s.thing("L1")], [2], is_salvo))  # declared at long distance
    s.t.cells[s.thing("G2")] = s.t.rules.chart.named("C1")
    s.go(attack).chance("die 6")
    assert s.strength("G2") < 6


@pytest.mark.rule("AD-1.2", "AD-9.7")
def test_dice_are_fair() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 E1 W").turn(0).choose(0, "fire at G2", "1 from L1")
    assert [(o.choice.name, o.weight) for o in chances(s.t)] == [(f"die {n}", 1) for n in range(1, 7)]


@pytest.mark.rule("AD-1.2")
def test_every_number_is_rolled() -> None:
    rolled = set()
    for seed in range(40):
        s = scene(EIGHT, ships="L1 A1 E, G2 E1 W")
        s.t.explicit_chance, s.t.rng = False, Rng(seed)
        s.turn(0).choose(0, "fire at G2", "1 from L1")
        rolled.add(s.notes(notes.SHOT)[0][2])
    assert rolled == set(range(1, 7))
