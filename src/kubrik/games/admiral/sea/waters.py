"""Single steps and turns of a move (AD-8, AD-20.2). Whole moves are in reach.py.

What stands in the way besides the terrain is `taken`: by cell, whether a ship is there. Land may be marked in it too:
then one list serves for this and for lines of fire.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.admiral.sea.gauge import cost_of_turn
from kubrik.games.admiral.sea.geometry import Sea
from kubrik.games.admiral.terms import NOWHERE

FAR_AWAY: Final = 33  # farther than any ship goes in a game
ALL_HEADINGS: Final = [0, 1, 2, 3, 4, 5, 6, 7]


class Waters:
    """The steps that the terrain of a sea allows. Made once for brigs, which cross reefs, and once for the others."""

    def __init__(self, sea: Sea, crosses_reefs: bool) -> None:
        self.cells: Final = sea.cells
        self.ahead: Final = steps_on(sea, crosses_reefs)  # at cell * 8 + heading: the cell entered, or NOWHERE
        self.ways: Final[dict[int, list[int]]] = {}  # by cell: how far it is there from every cell, once asked for

    def step(self, cell: i64, heading: i64, taken: list[bool]) -> int:
        """The cell ahead if it may be entered, else NOWHERE (AD-8.7, AD-8.8)."""
        ahead = self.ahead[cell * 8 + heading]
        return NOWHERE if ahead == NOWHERE or taken[ahead] else ahead

    def way_to(self, end: int) -> list[int]:
        """From every cell, how many steps lead around land to this one; FAR_AWAY if none do."""
        if end not in self.ways:
            self.ways[end] = steps_to(self, end)
        return self.ways[end]


def steps_to(waters: Waters, end: int) -> list[int]:
    """What may be entered from one side may be left to it again, so the way back is as long."""
    found = [FAR_AWAY] * waters.cells
    found[end] = 0
    reached = [end]
    for cell in reached:
        for heading in range(8):
            ahead = waters.ahead[cell * 8 + heading]
            if ahead != NOWHERE and found[ahead] == FAR_AWAY:
                found[ahead] = found[cell] + 1
                reached.append(ahead)
    return found


def steps_on(sea: Sea, crosses_reefs: bool) -> list[int]:
    out: list[int] = []
    for cell in range(sea.cells):
        for heading in range(8):
            ahead = sea.beside[cell * 8 + heading]
            out.append(ahead if may_enter(sea, cell, ahead, crosses_reefs) else NOWHERE)
    return out


def may_enter(sea: Sea, cell: int, ahead: int, crosses_reefs: bool) -> bool:
    """Is the cell ahead open to the ship (AD-3.1, AD-3.2, AD-3.3, AD-3.4, AD-3.11, AD-8.8)?"""
    if ahead == NOWHERE or sea.is_land[ahead]:
        return False
    if sea.is_reef[ahead] and not crosses_reefs:
        return False
    return not sea.cut_off(cell, ahead)


# ---------------------------------------------------------------- a move, question by question


def can_advance(waters: Waters, taken: list[bool], cell: int, heading: int, left: int) -> bool:
    """Each step costs 1, and ships stand in the way (AD-8.6, AD-18.5)."""
    return left > 0 and waters.step(cell, heading, taken) != NOWHERE


def can_turn(
    waters: Waters, taken: list[bool], cell: int, old: int, new: int, left: int, wind: int, keeps_facing: bool
) -> bool:
    """A turn by a sector, if it can be paid for (AD-8.11); without facing, only if a step can follow (Q-5)."""
    left -= cost_of_turn(old, new, wind)
    return left >= 0 if keeps_facing else can_advance(waters, taken, cell, new, left)
