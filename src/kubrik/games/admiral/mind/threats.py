"""What each side could do to the others, written into the rows that describe them."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.mind.columns import (
    ACTS_NEXT,
    BLOWS_NOW,
    BOARD_NOW,
    BOARD_SOON,
    FOCUS_NOW,
    FOCUS_SOON,
    GAUGE,
    GAUGE_AND_BOARD,
    GAUGE_AND_FOCUS,
    GUNS,
    HULL,
    SHARE_OF_FORCE,
    SUNK_NOW,
    TURN_AND_FORCE,
)
from kubrik.games.admiral.mind.outlook import FAR
from kubrik.games.admiral.mind.prospects import NOWS, Prospects
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DX, DY, NOBODY, SECTORS

VALUE: Final = 5.0  # so much Value is 1.0


def compare_forces(rows: list[list[float]]) -> None:
    """Force is guns times hull: who has more of both wins a long fight the more easily."""
    for side in range(len(rows)):
        most = 0.0
        for other in range(len(rows)):
            if other != side:
                most = max(most, rows[other][GUNS] * rows[other][HULL])
        row = rows[side]
        force = row[GUNS] * row[HULL]
        row[SHARE_OF_FORCE] = force / (force + most) if force > 0.0 else 0.0
        row[TURN_AND_FORCE] = row[ACTS_NEXT] * row[SHARE_OF_FORCE]


def add_prospects(t: Admiral, prospects: Prospects, rows: list[list[float]]) -> None:
    """What each side can do to the others, now, after moves and in the next round."""
    for side in range(len(rows)):
        row = rows[side]
        for when in range(NOWS):
            row[BLOWS_NOW + when] = prospects.blows[when * len(rows) + side] / VALUE
            row[FOCUS_NOW + when] = prospects.focus(t, when, side) / VALUE
            row[SUNK_NOW + when] = prospects.sunk(t, when, side) / VALUE
            row[BOARD_NOW + when] = prospects.boards[when * len(rows) + side] / VALUE


def add_gauge(t: Admiral, rows: list[list[float]]) -> None:
    """In how many winds each side would act first in the next round, and what it could do then."""
    sea, sides = t.rules.sea, t.rules.scenario.sides
    for wind in range(SECTORS):
        most = [FAR] * len(rows)
        for ship in range(len(t.flags)):
            if t.flags[ship] != NOBODY:
                side, cell = sides[t.flags[ship]], t.cells[ship]
                most[side] = min(most[side], sea.x[cell] * DX[wind] + sea.y[cell] * DY[wind])
        first = min(most)
        for side in range(len(rows)):
            if most[side] == first:
                rows[side][GAUGE] += 1.0 / SECTORS
    for row in rows:
        row[GAUGE_AND_FOCUS] = row[GAUGE] * row[FOCUS_SOON]
        row[GAUGE_AND_BOARD] = row[GAUGE] * row[BOARD_SOON]
