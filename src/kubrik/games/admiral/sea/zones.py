"""Which battery of a ship bears on a target (AD-11, AD-20.9, AD-20.10, AD-20.11, AD-20.17).

A target is given by how far it lies to the east (dx) and to the south (dy) of the ship.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.admiral.sea.geometry import size
from kubrik.games.admiral.terms import BOW, DX, DY, PORT_SIDE, STARBOARD, STERN

NO_BATTERY: Final = -1  # a blind spot
FIRST_SIDE: Final = PORT_SIDE  # below Admiral level, where a ship has no facing
SECOND_SIDE: Final = STARBOARD


def battery_on(facing: i64, dx: i64, dy: i64) -> int:
    """At Admiral level each side covers a quarter, its diagonals included; bow and stern a line (AD-20.9, AD-20.10,
    AD-20.11).

    Facing and starboard are perpendicular and equally long, so the two products can be compared.
    """
    ahead = dx * DX[facing] + dy * DY[facing]
    to_starboard = dy * DX[facing] - dx * DY[facing]
    if to_starboard == 0:
        return on_the_keel(ahead)
    if size(to_starboard) < size(ahead):
        return NO_BATTERY
    return STARBOARD if to_starboard > 0 else PORT_SIDE


def on_the_keel(ahead: int) -> int:
    """The bow or stern battery: straight ahead or straight astern (AD-20.10)."""
    if ahead == 0:
        return NO_BATTERY  # the ship's own cell
    return BOW if ahead > 0 else STERN


def side_on(axis_x: int, axis_y: int, dx: int, dy: int) -> int:
    """Below Admiral level (AD-11.2, AD-11.3, AD-11.4, AD-11.5, AD-11.6). The axis points to the first target of the
    round; until then it is 0, 0.
    """
    if axis_x == 0 and axis_y == 0:
        return FIRST_SIDE
    product = axis_x * dx + axis_y * dy
    if product == 0:
        return NO_BATTERY
    return FIRST_SIDE if product > 0 else SECOND_SIDE


def is_side(battery: int) -> bool:
    """Is it a side battery? Bow and stern are not (AD-20.13)."""
    return PORT_SIDE <= battery <= STARBOARD


def other_side(side: int) -> int:
    """The side battery opposite to this one (AD-20.12)."""
    return PORT_SIDE + STARBOARD - side
