"""Where a ship of the asked player can sail, and how: all that the page needs to sail it by one click."""

from __future__ import annotations

from msgspec import Struct


class EndView(Struct, frozen=True, array_like=True):
    """A cell in which the move can end, and the course there that leaves the most."""

    cell: str
    headings: str  # one sector (0 north, clockwise to 7) for each cell that is entered
    facing: int  # the sector that the ship faces then; at Admiral level a last turn may lead to it (AD-20.3)
    left: int  # of the allowance, with what the crew keeps hidden
    shows: bool  # does the course use what the crew keeps hidden, so that everybody sees it (H-2)?


class ReachView(Struct, frozen=True, kw_only=True):
    ship: int
    ends: tuple[EndView, ...]  # cell by cell from the north-west; at Admiral level one for each facing
