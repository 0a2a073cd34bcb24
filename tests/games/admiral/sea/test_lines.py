"""Lines of fire (AD-2)."""

from __future__ import annotations

from itertools import product

import pytest

from kubrik.games.admiral.sea.lines import Lines, cells_crossed, corner_pairs
from tests.games.admiral.drawings import LONGEST, Drawing, Place, drawn, random_drawing
from tests.games.admiral.slow_geometry import crosses, far, slow_blocked, slow_pairs

# ---------------------------------------------------------------- straight and diagonal lines


@pytest.mark.rule("AD-2.9", "AD-2.10")
@pytest.mark.parametrize("rows", [["A.#.B"], ["A", ".", "#", "B"], ["A..", ".#.", "..B"], ["..A", ".#.", "B.."]])
def test_an_island_on_the_line_blocks(rows: list[str]) -> None:
    d = drawn(*rows)
    assert not d.clear("A", "B")
    assert not d.clear("B", "A")


@pytest.mark.rule("AD-2.7", "AD-2.11")
@pytest.mark.parametrize("rows", [["A...B"], ["A.^.B"], ["#A.B#"], ["###", "A.B", "###"]])
def test_an_open_line(rows: list[str]) -> None:
    """Reefs never block, nor does what lies beside or behind."""
    assert drawn(*rows).clear("A", "B")


@pytest.mark.rule("AD-2.10", "T-66")
def test_ships_block() -> None:
    d = drawn("AxB")
    assert not d.clear("A", "B")
    assert d.clear("A", "x")
    assert d.clear("x", "B")


@pytest.mark.rule("AD-2.12", "T-66")
def test_a_brig_lobs_its_shots() -> None:
    d = drawn("Ax#B", "#...", ".C..")
    assert not d.clear("A", "B")
    assert d.clear("A", "B", lobs=True)
    assert d.clear("A", "C", lobs=True)
    assert drawn("A#", "#B").clear("A", "B", lobs=True)


@pytest.mark.rule("AD-2.10")
def test_shooter_and_target_are_not_in_their_own_way() -> None:
    """A fort is land and can be shot at, or shoot."""
    d = drawn("A..#", "....")
    assert d.lines.clear(0, 3, d.blockers, False)
    assert d.lines.clear(3, 0, d.blockers, False)


# ---------------------------------------------------------------- corners


@pytest.mark.rule("AD-2.8", "AD-2.9", "T-65")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        (["A#.", "#..", "..B"], False),
        (["A#.", "...", "..B"], True),
        (["A..", "#..", "..B"], True),
        (["A..", "..#", ".#B"], False),
        (["A#.", "..#", "..B"], True),  # one cell of each of two pairs
        (["Ax.", "#..", "..B"], False),
        (["Ax.", "x..", "..B"], False),
        (["Ax.", "^..", "..B"], True),
    ],
)
def test_corner_pairs(rows: list[str], clear: bool) -> None:
    """Both cells of a pair are needed, be they islands or ships."""
    d = drawn(*rows)
    assert d.clear("A", "B") == d.clear("B", "A") == clear


@pytest.mark.rule("AD-2.7", "AD-2.8")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        (["A#..", ".#.B"], False),  # the cell right ahead is on the line
        (["A.#.", "...B"], True),
        (["A.##", "##.B"], False),
        (["A..#", "#..B"], True),
        (["A...", ".#.B"], True),
        (["A...", "..#B"], False),
    ],
)
def test_a_slanting_line_through_a_corner(rows: list[str], clear: bool) -> None:
    """Three east, one south goes through two cells and the corner in the middle."""
    assert drawn(*rows).clear("A", "B") == clear


@pytest.mark.rule("AD-2.7")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        (["A#.", "..B"], False),
        (["A..", ".#B"], False),
        (["A..", "#.B"], True),
        (["A.#", "..B"], True),
    ],
)
def test_a_knights_move_has_no_corner(rows: list[str], clear: bool) -> None:
    """Each of the two cells in the middle blocks alone."""
    assert drawn(*rows).clear("A", "B") == clear


# ---------------------------------------------------------------- next to the target


@pytest.mark.rule("AD-2.10")
@pytest.mark.parametrize(
    ("rows", "clear"),
    [
        (["AB"], True),
        (["Ax", "xB"], True),
        (["Ax", "#B"], True),
        (["A#", "#B"], False),
        (["A#", ".B"], True),
    ],
)
def test_next_to_the_target_only_land_blocks(rows: list[str], clear: bool) -> None:
    assert drawn(*rows).clear("A", "B") == clear


# ---------------------------------------------------------------- against the slow definition


def in_cells(d: Drawing, start: Place, end: Place) -> tuple[list[int], list[list[int]]]:
    """What Lines knows about two places: cells crossed, and pairs."""
    here = d.cell(start)
    shift = d.lines.shift(here, d.cell(end))
    pairs = [here + step for step in d.lines.pairs[shift]]
    return [here + step for step in d.lines.crossed[shift]], [pairs[i : i + 2] for i in range(0, len(pairs), 2)]


@pytest.mark.rule("AD-2.7", "AD-2.8")
def test_every_line_by_fractions() -> None:
    """All shifts there are, from the middle of a sea that has room for them."""
    side = 2 * LONGEST + 1
    d = drawn(*["." * side] * side)
    middle = (LONGEST, LONGEST)
    for end in product(range(side), range(side)):
        on_it = {place for place in d.signs if place not in (middle, end) and crosses(middle, end, place)}
        crossed, pairs = in_cells(d, middle, end)
        assert sorted(crossed) == sorted(map(d.cell, on_it))
        assert sorted(map(sorted, pairs)) == sorted(sorted(map(d.cell, pair)) for pair in slow_pairs(middle, end))
        assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.rule("AD-2.9", "AD-2.10")
@pytest.mark.parametrize("seed", range(10))
def test_lines_of_random_seas(seed: int) -> None:
    d = random_drawing(seed, 7)
    for start, end in product(d.signs, repeat=2):
        if 1 <= far(start, end) <= LONGEST:
            clear = d.lines.clear(d.cell(start), d.cell(end), d.blockers, False)
            assert clear == (not slow_blocked(d, start, end)), (start, end)


def test_lines_as_long_as_wished() -> None:
    """Other ship files may have other ranges."""
    d = drawn("A........#B")
    assert not Lines(d.sea, 10).clear(0, 10, d.blockers, False)
    assert Lines(d.sea, 8).clear(0, 8, d.blockers, False)
    assert cells_crossed(3, 0, 11) == [1, 2]
    assert corner_pairs(-1, 1, 11) == [-1, 11]
