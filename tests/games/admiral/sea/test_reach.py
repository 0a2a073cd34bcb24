"""Whole moves: all cells and headings that a move can end in (AD-8, AD-20.2, AD-20.3)."""

from __future__ import annotations

from random import Random

import pytest

from kubrik.games.admiral.sea.gauge import NO_WIND
from kubrik.games.admiral.sea.reach import NEVER, Reach
from kubrik.games.admiral.sea.waters import ALL_HEADINGS
from kubrik.games.admiral.terms import DX, DY
from tests.games.admiral.drawings import Drawing, direction, directions, drawn, random_drawing
from tests.games.admiral.slow_geometry import SlowMoves, slow_k

WIDE = drawn(*["." * 15] * 7, "." * 7 + "A" + "." * 7, *["." * 15] * 7)  # seven cells every way
EAST_WIND = direction("E")


def reach(d: Drawing, headings: str, base: int, wind: int, turns: bool, brig: bool = False) -> Reach:
    return Reach(d.waters(brig), d.taken, d.cells["A"], wind, turns).search(directions(headings), base)


def reached(r: Reach, d: Drawing, headings: str) -> bool:
    """Can the move end where these steps from A lead?"""
    cell = d.cells["A"]
    for heading in directions(headings):
        cell = d.sea.beside[cell * 8 + heading]
    return r.reached[cell]


# ---------------------------------------------------------------- whole moves


@pytest.mark.rule("X-1", "AD-8.14")
def test_basic_level_keeps_one_heading() -> None:
    """A frigate may stop after any step."""
    r = reach(WIDE, "N NE E SE S SW W NW", 6, EAST_WIND, turns=False)
    assert len(r.cells) == 6 + 5 + 5 + 4 + 4 + 3 + 3 + 2
    assert reached(r, WIDE, "E E E E E E")
    assert not reached(r, WIDE, "E E E E E E E")
    assert reached(r, WIDE, "W W")
    assert not reached(r, WIDE, "W W W")
    assert not reached(r, WIDE, "E SE")


@pytest.mark.rule("X-2")
def test_a_turn_on_the_way() -> None:
    """A galleon starts to the east, turns, and goes three cells in all."""
    r = reach(WIDE, "E", 4, EAST_WIND, turns=True)
    assert reached(r, WIDE, "E E E E")
    assert reached(r, WIDE, "E SE SE")
    assert not reached(r, WIDE, "E SE SE SE")
    assert not reached(r, WIDE, "SE")


@pytest.mark.rule("AD-8.10")
def test_one_turn_a_cell() -> None:
    """No right angle."""
    r = reach(WIDE, "N", 6, direction("E"), turns=True)
    assert reached(r, WIDE, "N NE E E")
    assert not reached(r, WIDE, "N E E E")  # N NE E E and N NE NE NE end elsewhere


@pytest.mark.rule("AD-8.12")
def test_turns_with_the_wind_give_nothing_back() -> None:
    """Three cells from the start, whatever the heading is later."""
    r = reach(WIDE, "SW", 6, EAST_WIND, turns=True)
    assert reached(r, WIDE, "SW S SE")
    assert not reached(r, WIDE, "SW S SE E")


@pytest.mark.rule("AD-8.7", "AD-8.8")
def test_islands_are_sailed_around() -> None:
    d = drawn("A#.", "#..", "...")
    assert reach(d, "N NE E SE S SW W NW", 5, NO_WIND, turns=True).cells == []
    d = drawn(".....", "A.#..", ".....")
    r = reach(d, "E", 5, NO_WIND, turns=True)
    assert reached(r, d, "E NE E SE")
    assert not r.reached[7]


@pytest.mark.rule("AD-8.7")
def test_ships_stand_in_the_way() -> None:
    d = drawn("A.x.")
    assert reach(d, "E", 3, NO_WIND, turns=True).cells == [1]


@pytest.mark.rule("AD-3.3", "T-67")
def test_brigs_cross_reefs() -> None:
    d = drawn("A.^.")
    assert reach(d, "E", 3, NO_WIND, turns=True).cells == [1]
    assert reach(d, "E", 3, NO_WIND, turns=True, brig=True).cells == [1, 2, 3]


@pytest.mark.rule("AD-8.5", "T-60")
@pytest.mark.parametrize(("calm_value", "cells"), [(0, 0), (1, 8)])
def test_moves_in_a_calm(calm_value: int, cells: int) -> None:
    """A brig goes one cell in any heading."""
    assert len(reach(WIDE, "N NE E SE S SW W NW", calm_value, NO_WIND, turns=False).cells) == cells


@pytest.mark.rule("AD-3.10")
def test_a_ship_may_come_back_to_its_cell() -> None:
    """It has left it. No ship of the game is fast enough unless turns are free."""
    d = drawn("....", "....", "A...", "....")
    assert reach(d, "N", 8, NO_WIND, turns=True).reached[d.cells["A"]]
    assert not reach(d, "N", 7, NO_WIND, turns=True).reached[d.cells["A"]]


@pytest.mark.rule("AD-20.3")
def test_facings_at_the_end_of_a_move() -> None:
    """The last heading, a last turn included if it is paid for."""
    r = reach(WIDE, "E", 2, EAST_WIND, turns=True)
    near, far = WIDE.cells["A"] + 1, WIDE.cells["A"] + 2
    assert r.facings(near) == directions("NE E SE")
    assert r.facings(far) == directions("E")
    assert r.facings(far + 1) == []
    assert reach(WIDE, "E", 2, EAST_WIND, turns=False).facings(near) == directions("E")
    r = reach(WIDE, "SW", 4, EAST_WIND, turns=True)
    assert r.facings(WIDE.cells["A"] + 14) == directions("S SW")


def test_the_way_of_a_move() -> None:
    """The cheapest one, step by step."""
    d = drawn("A....", ".##..", ".....")
    r = reach(d, "N NE E SE S SW W NW", 5, EAST_WIND, turns=True)
    assert r.headings_to(r.best_course(8)) == directions("E E SE")
    assert r.left[r.best_course(8)] == 1  # two steps, a turn, a step
    assert r.left[r.best_course(d.cells["A"])] == NEVER


# ---------------------------------------------------------------- against every single move


@pytest.mark.rule("AD-8.4", "AD-8.6", "AD-8.7", "AD-8.8", "AD-8.10", "AD-8.11", "AD-8.12", "AD-8.14", "AD-20.3")
@pytest.mark.parametrize("seed", range(60))
def test_reach_of_random_seas(seed: int) -> None:
    """Cells, facings and what is left; each way leads where it should at its price."""
    rng = Random(seed)
    d = random_drawing(seed)
    brig, turns, base = rng.random() < 0.3, rng.random() < 0.8, rng.randint(0, 6)
    wind = rng.choice([None, *range(8)])
    headings = rng.choice([ALL_HEADINGS, [rng.randrange(8)]])
    r = Reach(d.waters(brig), d.taken, d.cells["A"], NO_WIND if wind is None else wind, turns).search(headings, base)
    slow = SlowMoves(d, brig, wind, turns).search(headings, base)
    assert sorted(r.cells) == sorted({d.cell(place) for place, _, _ in slow.ends})
    for cell in range(d.sea.cells):
        assert r.facings(cell) == sorted({heading for place, heading, _ in slow.ends if d.cell(place) == cell})
        assert r.reached[cell] == (cell in r.cells)
    for course in r.courses:
        assert r.left[course] == slow.best(d.place(course // 8), course % 8)
        check_way(r, d, course, base)


def check_way(r: Reach, d: Drawing, course: int, base: int) -> None:
    """Does it lead there, at its price?"""
    way = r.headings_to(course)
    wind = None if r.wind == NO_WIND else r.wind
    k = [slow_k(heading, wind) for heading in way]
    assert d.place(course // 8) == (
        d.place(r.start)[0] + sum(DX[heading] for heading in way),
        d.place(r.start)[1] + sum(DY[heading] for heading in way),
    )
    assert r.left[course] == base - k[0] - len(way) - sum(max(0, new - old) for old, new in zip(k, k[1:]))
