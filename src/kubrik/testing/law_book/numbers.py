"""The law about rows of numbers: a network is told what its seat may know, and nothing else."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from kubrik.engine.game import Box, SetupError
from kubrik.engine.numbers.finding import sheet_of
from kubrik.engine.table import Table
from kubrik.testing.moment import Moment

if TYPE_CHECKING:
    from kubrik.engine.numbers.sheet import Sheet

_sheets: WeakKeyDictionary[Box, Sheet | None] = WeakKeyDictionary()


def numbers_tell_what_a_seat_may_know(m: Moment) -> None:
    """Tables that differ only in what a seat can't know give it the same numbers."""
    sheet = known_sheet(m.box)
    if sheet is None:
        return
    for seat in range(m.t.seats):
        told = sheet.row(m.t, seat)
        others = differing(sheet, told, m.world(seat), seat)
        assert not others, f"the numbers of seat {seat} tell what it can't know: {', '.join(others)}"
        assert told == sheet.row(m.t.clone(), seat), "a clone has other numbers"


def differing(sheet: Sheet, told: list[int], world: Table, seat: int) -> list[str]:
    row = sheet.row(world, seat)
    return [name for name, one, other in zip(sheet.names, told, row) if one != other]


def known_sheet(box: Box) -> Sheet | None:
    """The sheet of the game; None if it has none, or if what it needs is not installed."""
    if box not in _sheets:
        _sheets[box] = found_sheet(box)
    return _sheets[box]


def found_sheet(box: Box) -> Sheet | None:
    if find_spec("librt") is None:
        return None
    try:
        return sheet_of(box)
    except SetupError:
        return None
