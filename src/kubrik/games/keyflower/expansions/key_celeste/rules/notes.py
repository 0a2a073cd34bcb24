"""What the ghost adds to the journal: the kinds of fact, and what their numbers are."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.table.notes import KINDS_OF_NOTE

GHOST_PLAYED: Final = KINDS_OF_NOTE  # seat, tile, victim
WORKERS_SCARED: Final = KINDS_OF_NOTE + 1  # seat, colour, how many, tile
GHOST_RETURNS: Final = KINDS_OF_NOTE + 2  # from seat (-1: it stood at a tile), from tile (-1: it was held)
GHOST_TAKEN: Final = KINDS_OF_NOTE + 3  # seat
GHOST_REMOVED: Final = KINDS_OF_NOTE + 4
SHIP_UNSOLD: Final = KINDS_OF_NOTE + 5  # winter: it leaves the game
