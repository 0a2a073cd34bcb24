"""Terrain in play: what is sea, land and port (AD-2.5, AD-2.6, AD-3). What may be entered: test_moving_refused.py."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import scene


@pytest.mark.rule("AD-3.2", "AD-3.4")
@pytest.mark.parametrize("row", ["..#.", "..2b"])
@pytest.mark.parametrize("ship", ["L1", "B1"])
def test_land_is_closed_to_all_ships(row: str, ship: str) -> None:
    s = scene(row, "....", ships=f"{ship} A1 E, F2 D2 W", level="basic", wind="S").turn(0)
    s.choose(0, f"move {ship}", "to E")
    assert s.cell(ship) == "B1"
    assert "advance" not in s.options(0)


@pytest.mark.rule("AD-3.3", "T-67")
@pytest.mark.parametrize(("ship", "crosses"), [("L1", False), ("G1", False), ("F1", False), ("B1", True)])
def test_only_brigs_cross_reefs(ship: str, crosses: bool) -> None:
    s = scene("..^.", "....", ships=f"{ship} A1 E, F2 D2 W", level="basic", wind="S").turn(0)
    s.choose(0, f"move {ship}", "to E")
    assert ("advance" in s.options(0)) == crosses
    if crosses:
        assert s.choose(0, "advance").cell(ship) == "C1"


@pytest.mark.rule("AD-3.1", "AD-3.5", "AD-3.9", "AD-3.12", "AD-16.7")
def test_harbours_of_others_and_gold_are_sailed_over() -> None:
    s = scene("...$b2", "......", ships="F1 A1 E, F2 A2 W", level="basic", wind="E").ship("F1", gold=2).turn(0)
    s.choose(0, "move F1", "to E", "advance", "advance", "advance")
    assert (s.cell("F1"), s.gold_in("D1")) == ("E1", 2)


# ---------------------------------------------------------------- ports


@pytest.mark.rule("AD-3.5", "AD-3.6", "AD-3.8", "AD-15.1")
@pytest.mark.parametrize(("cell", "repairs"), [("B1", True), ("A2", True), ("B2", False), ("D2", False)])
def test_a_port_is_its_harbour_cells(cell: str, repairs: bool) -> None:
    s = scene("1a..", "a..b", "...2", ships=f"F1 {cell} E, F2 C1 W", level="basic").ship("F1", strength=1).turn(0)
    assert s.starting_with(0, "repair") == (["repair F1"] if repairs else [])


@pytest.mark.rule("AD-3.7", "AD-3.9", "AD-3.13")
@pytest.mark.parametrize(("flag", "works"), [(0, True), (1, False), (-1, False)])
@pytest.mark.parametrize("fort", ["fort 1", "fort 2"])
def test_a_port_works_for_the_owner_of_its_fort(fort: str, flag: int, works: bool) -> None:
    cell = "B1" if fort == "fort 1" else "C2"
    s = scene("1a..", "..b2", "....", ships=f"F1 {cell} E, F2 A3 W", level="basic").fort(fort, flag=flag)
    s.ship("F1", strength=1, gold=1).turn(0)
    assert [*s.starting_with(0, "repair"), *s.starting_with(0, "bank")] == (["repair F1", "bank F1"] if works else [])


@pytest.mark.rule("AD-3.13")
def test_so_does_that_of_a_silenced_fort() -> None:
    s = scene("1a..", "....", ships="F1 B1 E, F2 D2 W", level="basic").fort("fort 1", strength=0)
    assert s.ship("F1", strength=1).turn(0).starting_with(0, "repair") == ["repair F1"]


# ---------------------------------------------------------------- touching


@pytest.mark.rule("AD-2.4", "AD-2.6", "AD-14.1")
@pytest.mark.parametrize(("cell", "touches"), [("B1", True), ("B2", True), ("A2", True), ("C1", False), ("C2", False)])
def test_ships_in_neighbouring_cells_touch(cell: str, touches: bool) -> None:
    s = scene("...", "...", ships=f"F1 A1 E, F2 {cell} W", level="basic").turn(0)
    assert s.starting_with(0, "board") == (["board with F1"] if touches else [])


@pytest.mark.rule("AD-2.5", "AD-2.6", "T-64")
@pytest.mark.parametrize(("rows", "touches"), [([".#.", "#.."], False), ([".#.", "..."], True), ([".#.", "^.."], True)])
def test_unless_they_are_cut_off(rows: list[str], touches: bool) -> None:
    s = scene(*rows, ships="F1 A1 E, F2 B2 W", level="basic").turn(0)
    assert s.starting_with(0, "board") == (["board with F1"] if touches else [])
