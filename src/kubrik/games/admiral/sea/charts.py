"""The chart of a scenario as the rules use it: a sea, and what lies in its cells at the start (AD-2.1, AD-3)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.sea.geometry import Sea
from kubrik.games.admiral.terms import ISLAND, NOWHERE, REEF

FIRST_COLUMN: Final = ord("A")


class Port:
    """A fort and the harbour cells that belong to it (AD-3.6)."""

    def __init__(self, seat: int, fort: int, harbours: list[int]) -> None:
        self.seat: Final = seat  # the seat whose flag it flies at the start (AD-5.4)
        self.fort: Final = fort  # the cell of the fort
        self.harbours: Final = harbours  # harbour cells; none if the fort only guards


class Chart:
    """Made once for a scenario and a number of players, and never changed: gold and flags move on the table."""

    def __init__(
        self, columns: int, rows: int, terrain: list[int], harbours: list[int], gold: list[int], ports: list[Port]
    ) -> None:
        is_land = [kind >= ISLAND for kind in terrain]  # cells closed to ships (AD-3.2, AD-3.4)
        is_reef = [kind == REEF for kind in terrain]
        self.sea: Final = Sea(columns, rows, is_land, is_reef)
        self.terrain: Final = terrain  # by cell
        self.harbours: Final = harbours  # by cell: the seat whose fort guards this harbour, or NOBODY (AD-3.5)
        self.gold: Final = gold  # gold by cell (AD-3.12)
        self.ports: Final = ports  # in the order of seats; a seat may have none

    def name(self, cell: int) -> str:
        """Column letter and row number; A1 is the north-west corner (AD-2.1)."""
        return f"{chr(FIRST_COLUMN + self.sea.x[cell])}{self.sea.y[cell] + 1}"

    def named(self, name: str) -> int:
        """The cell of that name; NOWHERE if there is none."""
        column, row = name[:1], name[1:]
        if not (name.isascii() and column.isupper() and row.isdigit() and row[0] != "0" and len(row) <= 2):
            return NOWHERE
        x, y = ord(column) - FIRST_COLUMN, int(row) - 1
        return y * self.sea.columns + x if x < self.sea.columns and y < self.sea.rows else NOWHERE
