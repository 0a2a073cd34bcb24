"""Lines of fire at sea: who stands in the way (AD-2)."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import scene

TARGET = "fire at G2"


def can_fire(*rows: str, ships: str) -> bool:
    """At G2, in the turn of player 0; if not, it is because of what lies between."""
    s = scene(*rows, ships=ships).turn(0)
    if TARGET not in s.options(0):
        assert s.refusal(0, TARGET) == "AD-2.9"
    return TARGET in s.options(0)


@pytest.mark.rule("AD-2.7", "AD-2.9", "AD-2.10")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        (["......", "......"], True),
        (["..#...", "......"], False),
        (["......", "######"], True),  # beside the line
        ([".....#", "......"], True),  # behind the target
    ],
)
def test_an_island_on_the_line_blocks(rows: list[str], clear: bool) -> None:
    assert can_fire(*rows, ships="L1 A1 E, G2 E1 W") == clear


@pytest.mark.rule("AD-2.7", "AD-2.9")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        (["......", "......"], True),
        ([".#....", "......"], False),
        (["......", ".#...."], False),
        (["..#...", "......"], True),
        (["......", "#....."], True),
    ],
)
def test_every_cell_a_slanting_shot_passes_counts(rows: list[str], clear: bool) -> None:
    assert can_fire(*rows, ships="L1 A1 E, G2 C2 W") == clear


@pytest.mark.rule("AD-2.8", "AD-2.9", "T-65")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        (["...", "...", "..."], True),
        ([".#.", "...", "..."], True),
        (["...", "#..", "..."], True),
        ([".#.", "#..", "..."], False),
        (["...", "..#", ".#."], False),
        ([".#.", "..#", "..."], True),  # one cell at each of two corners
        (["...", ".#.", "..."], False),
    ],
)
def test_two_islands_close_a_corner_and_one_does_not(rows: list[str], clear: bool) -> None:
    assert can_fire(*rows, ships="L1 A1 E, G2 C3 W") == clear


@pytest.mark.rule("AD-2.9", "AD-2.10")
@pytest.mark.parametrize(("second", "clear"), [("A3", True), ("A2", False)])
def test_ships_close_a_corner_too(second: str, clear: bool) -> None:
    assert can_fire("...", "...", "...", ships=f"L1 A1 E, G2 C3 W, F2 B1 W, B2 {second} E") == clear


@pytest.mark.rule("AD-2.10", "AD-2.12", "T-66")
@pytest.mark.parametrize(("ship", "clear"), [("L1", False), ("G1", False), ("F1", False), ("B1", True)])
def test_an_own_ship_in_the_way_blocks_all_but_brigs(ship: str, clear: bool) -> None:
    other = "B1" if ship != "B1" else "L1"
    s = scene("....", ships=f"{ship} A1 E, {other} B1 E, G2 C1 W").ship(other, fired=[4, 0, 0, 0]).turn(0)
    assert (TARGET in s.options(0)) == clear


@pytest.mark.rule("AD-2.10", "AD-18.5")
@pytest.mark.parametrize("sides", [[0, 1, 2], [0, 1, 1], [0, 1, 0]])
def test_whatever_flag_it_flies(sides: list[int]) -> None:
    s = scene("....", "....", ships="L1 A1 E, G2 C1 W, B3 B1 E, L3 D2 W", sides=sides).turn(0)
    assert s.refusal(0, TARGET) == "AD-2.9"


@pytest.mark.rule("AD-2.10")
def test_a_ship_that_has_gone_blocks_no_more() -> None:
    s = scene("....", ships="L1 A1 E, G2 C1 W, B2 B1 W").ship("B2", strength=1).turn(0)
    assert s.refusal(0, TARGET) == "AD-2.9"
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert TARGET in s.options(0)


@pytest.mark.rule("AD-2.10", "AD-6.6")
def test_a_ship_that_sails_aside_opens_the_line() -> None:
    s = scene("....", "....", ships="L1 A1 E, B1 B1 E, G2 C1 W", wind="S").ship("B1", fired=[2, 0, 0, 0]).turn(0)
    assert s.refusal(0, TARGET) == "AD-2.9"
    s.choose(0, "move B1", "to S")
    assert TARGET in s.options(0)


@pytest.mark.rule("AD-2.10")
def test_forts_block() -> None:
    assert not can_fire("..1...", "......", ships="L1 A1 E, G2 E1 W")


@pytest.mark.rule("AD-2.10")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [(["...", "..."], True), ([".#.", "..."], True), ([".#.", "#.."], False)],
)
def test_among_neighbours_only_land_blocks(rows: list[str], clear: bool) -> None:
    assert can_fire(*rows, ships="L1 A1 E, G2 B2 W") == clear


@pytest.mark.rule("AD-2.10")
def test_ships_do_not_cut_off_a_neighbour() -> None:
    s = scene("...", "...", ships="L1 A1 E, B1 A2 E, G2 B2 W, B2 B1 W").turn(0)
    s.choose(0, TARGET, "4 from L1", "0 from B1", "salvo").chance("die 4")
    assert s.strength("G2") == 2


@pytest.mark.rule("AD-2.11")
@pytest.mark.parametrize("row", ["..^...", "..a..1", "..$...", ".^a$.1"])
def test_reefs_harbours_and_gold_do_not_block(row: str) -> None:
    assert can_fire(row, "......", ships="L1 A1 E, G2 E1 W")


@pytest.mark.rule("AD-2.11", "AD-13.4")
def test_flotsam_does_not_block() -> None:
    s = scene("....", ships="L1 A1 E, G2 C1 W, B2 B1 W").ship("B2", strength=1, gold=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert (s.gold_in("B1"), TARGET in s.options(0)) == (1, True)


@pytest.mark.rule("AD-2.12")
@pytest.mark.parametrize(
    ("rows", "cell"), [([".##.", "...."], "D1"), ([".1..", "...."], "D1"), ([".#..", "#..."], "B2")]
)
def test_brigs_shoot_over_everything(rows: list[str], cell: str) -> None:
    assert can_fire(*rows, ships=f"B1 A1 E, G2 {cell} W")
    assert not can_fire(*rows, ships=f"L1 A1 E, G2 {cell} W")
