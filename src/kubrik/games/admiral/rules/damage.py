"""Hits, sinking and capture (AD-13, AD-14)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, Admiral, off_the_board
from kubrik.games.admiral.terms import BATTERIES, NOBODY

BATTERIES_OF_A_SHIP: Final = len(BATTERIES)


def harm(t: Admiral, ship: int, n: int, by: int) -> None:
    """`by` is the seat that scores the ship if it sinks, or NOBODY (AD-13.1, AD-13.2)."""
    left = t.strengths[ship] - n
    t.strengths[ship] = left if left > 0 else 0
    t.note(notes.DAMAGED, ship, n, t.strengths[ship])
    if left <= 0:
        sink(t, ship, by)


def sink(t: Admiral, ship: int, by: int) -> None:
    """Sinks a ship, in the order of AD-13.7; the caller makes the checks of AD-22.9."""
    t.note(notes.SUNK, ship, by)
    t.rules.sinking.comes(t, ship, by)
    leave_flotsam(t, ship)
    if by != NOBODY:
        t.sunk_value[by] += t.rules.classes[ship].value  # the seat that sinks it scores its Value (AD-13.6)
    off_the_board(t, ship)


def leave_flotsam(t: Admiral, ship: int) -> None:
    """Gold of a sunken ship drifts in its cell (AD-13.4)."""
    if t.gold[ship] > 0:
        t.put_gold(t.cells[ship], t.gold[ship])
        t.note(notes.FLOTSAM, t.cells[ship], t.gold[ship])


def capture(t: Admiral, ship: int, seat: int, captor: int) -> None:
    """The ship stays where it is, with its strength, and does nothing more in this round (AD-14.8, AD-14.9, AD-14.10,
    AD-14.11, AD-14.12, AD-20.16).
    """
    t.note(notes.CAPTURED, ship, seat, captor)
    t.rules.taking.comes(t, ship, seat)
    t.flags[ship] = seat
    t.marks[ship] |= MOVED | BOARDED | CAPTURED
    discharge(t, ship)


def discharge(t: Admiral, ship: int) -> None:
    """Counts all guns as fired (AD-14.11, AD-15.2)."""
    guns = t.rules.classes[ship].guns
    for battery in range(BATTERIES_OF_A_SHIP):
        t.fired[ship * BATTERIES_OF_A_SHIP + battery] = guns[battery]
