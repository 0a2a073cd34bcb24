"""How cells lie to each other (AD-2)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.terms import DIRECTIONS, NOWHERE
from tests.games.admiral.drawings import Drawing, direction, drawn, random_drawing
from tests.games.admiral.slow_geometry import far

# Two steps from S in each direction, and the knight's moves.
ROSE = drawn(
    "a.b.c",
    ".....",
    "d.S.e",
    ".....",
    "f.g.h",
)


def beside(d: Drawing, ship: str, way: str) -> int:
    return d.sea.beside[d.cells[ship] * 8 + direction(way)]


def two_steps(cell: int, way: int) -> int:
    return ROSE.sea.beside[ROSE.sea.beside[cell * 8 + way] * 8 + way]


# ---------------------------------------------------------------- cells and directions


@pytest.mark.rule("AD-2.1")
def test_cells_are_counted_from_the_north_west() -> None:
    d = drawn("A..", "..B")
    assert (d.cells["A"], d.cells["B"]) == (0, 5)
    assert (d.sea.dx(0, 5), d.sea.dy(0, 5)) == (2, 1)
    assert (d.sea.dx(5, 0), d.sea.dy(5, 0)) == (-2, -1)


@pytest.mark.rule("AD-2.2")
@pytest.mark.parametrize(
    ("ship", "way"),
    [("b", "N"), ("c", "NE"), ("e", "E"), ("h", "SE"), ("g", "S"), ("f", "SW"), ("d", "W"), ("a", "NW")],
)
def test_eight_directions(ship: str, way: str) -> None:
    """Clockwise from the north; the way back is four sectors on."""
    there, back = DIRECTIONS.index(way), (DIRECTIONS.index(way) + 4) % 8
    assert two_steps(ROSE.cells["S"], there) == ROSE.cells[ship]
    assert two_steps(ROSE.cells[ship], back) == ROSE.cells["S"]


@pytest.mark.rule("AD-2.2", "AD-2.4")
def test_neighbours_in_order_of_directions() -> None:
    d = drawn("abc", "dSe", "fgh")
    assert d.sea.beside[d.cells["S"] * 8 : d.cells["S"] * 8 + 8] == [d.cells[ship] for ship in "bcehgfda"]


@pytest.mark.rule("AD-3.11")
def test_nothing_lies_beyond_the_edge() -> None:
    """In particular not the other end of the row before or after."""
    d = drawn("...", "A.B", "...")
    assert [beside(d, "A", way) for way in ("NW", "W", "SW")] == [NOWHERE] * 3
    assert [beside(d, "B", way) for way in ("NE", "E", "SE")] == [NOWHERE] * 3
    assert [beside(d, "A", way) for way in ("N", "E", "S")] == [0, 4, 6]
    d = drawn("A.", ".B")
    assert [beside(d, "A", way) for way in ("N", "NE", "SW")] == [NOWHERE] * 3
    assert [beside(d, "B", way) for way in ("S", "NE", "SW")] == [NOWHERE] * 3


# ---------------------------------------------------------------- distance


@pytest.mark.rule("AD-2.3")
@pytest.mark.parametrize(("ship", "distance"), [("B", 1), ("C", 3), ("D", 3), ("E", 4), ("A", 0)])
def test_distance(ship: str, distance: int) -> None:
    """The longer of the two ways, east or south."""
    d = drawn("A...E", ".B...", ".....", ".C.D.")
    assert d.sea.distance(d.cells["A"], d.cells[ship]) == d.sea.distance(d.cells[ship], d.cells["A"]) == distance


# ---------------------------------------------------------------- cut off, touching


@pytest.mark.rule("AD-2.5", "AD-2.6", "T-64")
@pytest.mark.parametrize(
    ("rows", "cut"),
    [
        (["A#", "#B"], True),
        (["#A", "B#"], True),
        (["A#", ".B"], False),
        (["A.", "#B"], False),
        (["A#", "xB"], False),
        (["A#", "^B"], False),
    ],
)
def test_cut_off_between_two_cells_of_land(rows: list[str], cut: bool) -> None:
    """A ship or a reef beside the corner does not cut off."""
    d = drawn(*rows)
    a, b = d.cells["A"], d.cells["B"]
    assert d.sea.cut_off(a, b) == d.sea.cut_off(b, a) == cut
    assert d.touch("A", "B") == d.touch("B", "A") == (not cut)


@pytest.mark.rule("AD-2.5")
def test_only_diagonal_neighbours_are_cut_off() -> None:
    """Land touches land by its sides: a fort is stormed from there."""
    d = drawn("A##", "##.", "..B")
    assert d.sea.touch(0, 1)
    assert d.sea.touch(1, 2)
    assert not d.sea.cut_off(1, 2)
    assert not d.sea.cut_off(d.cells["A"], d.cells["B"])


@pytest.mark.rule("AD-2.6")
def test_a_fort_on_the_corner_touches() -> None:
    """The cells beside the corner count, not the two themselves: a fort is stormed across it."""
    d = drawn("A#", ".#")
    assert d.sea.touch(d.cells["A"], 3)
    assert not drawn("A#", "##").sea.touch(0, 3)


@pytest.mark.rule("AD-2.6")
def test_what_is_farther_off_does_not_touch() -> None:
    """Nor does anything touch itself."""
    d = drawn("A.B", "..C")
    assert not d.touch("A", "B")
    assert not d.touch("A", "C")
    assert not d.touch("A", "A")


@pytest.mark.rule("AD-2.3", "AD-2.4", "AD-2.5", "AD-2.6")
@pytest.mark.parametrize("seed", range(20))
def test_cells_of_random_seas(seed: int) -> None:
    """By coordinates."""
    d = random_drawing(seed)
    for here, (x, y) in enumerate(d.signs):
        for there, (u, v) in enumerate(d.signs):
            corner = {(x, v), (u, y)}
            cut = abs(u - x) == abs(v - y) == 1 and corner <= d.places("#")
            assert d.sea.distance(here, there) == far((x, y), (u, v))
            assert d.sea.cut_off(here, there) == cut
            assert d.sea.touch(here, there) == (far((x, y), (u, v)) == 1 and not cut)
            assert (there in d.sea.beside[here * 8 : here * 8 + 8]) == (far((x, y), (u, v)) == 1)
