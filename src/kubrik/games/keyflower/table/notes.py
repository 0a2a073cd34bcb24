"""What the rules note in the journal: the kinds of fact, and what their numbers are. Sentences are in text.py.

The comment behind each kind names its numbers in order; `tile` is a place among all tiles, of a summer boat together
with its face (`noting.py`).
"""

from __future__ import annotations

from typing import Final

HOME_TAKEN: Final = 0  # seat, tile
STARTS: Final = 1  # seat: the purple marker, and the first turn of the season
SEASON_BEGINS: Final = 2  # season
WORKER_DRAWN: Final = 3  # seat, colour: whispered
WORKERS_DRAWN: Final = 4  # seat, how many
SKILL_DRAWN: Final = 5  # seat, skill: whispered
SKILLS_DRAWN: Final = 6  # seat, how many
WORKER_LOADED: Final = 7  # boat, colour
SKILL_LOADED: Final = 8  # boat, skill
TILE_LAID: Final = 9  # tile, face
WINTER_TILE_DEALT: Final = 10  # seat, tile: whispered
WINTER_TILES_CHOSEN: Final = 11  # seat, how many
BIDS: Final = 12  # seat, tile, colour, size of the group
COUNTER_BIDS: Final = 13  # seat, tile, colour, size of the group
USES: Final = 14  # seat, tile, workers, their colour (-1: of several colours)
GROUP_MOVED: Final = 15  # seat, from tile, colour, size
STOOD_UP: Final = 16  # seat, tile, colour
PASSES: Final = 17  # seat
PASSED_OVER: Final = 18  # seat: no action was possible, as all can see
WORKER_GIVEN: Final = 19  # seat, colour, how many, tile used
SKILL_GIVEN: Final = 20  # seat, skill, tile
SKILL_GIVEN_HIDDEN: Final = 21  # seat, tile
RESOURCE_GAINED: Final = 22  # seat, resource, how many, tile it is put on
GREEN_GAINED: Final = 23  # seat, how many
CARRIED: Final = 24  # seat, resource, from tile, to tile
UPGRADED: Final = 25  # seat, tile
RESOURCE_PAID: Final = 26  # seat, resource, how many, tile
TRANSPORT_ENDS: Final = 27  # seat, steps left, upgrades left
SEASON_ENDS: Final = 28  # season
GROUP_RETURNED: Final = 29  # seat, colour, size, from tile
TILE_UNSOLD: Final = 30  # tile
BID_BAGGED: Final = 31  # seat, colour, size, tile
WORKERS_BAGGED: Final = 32  # colour, how many, from tile
TILE_WON: Final = 33  # seat, tile
WORKERS_TAKEN: Final = 34  # seat, colour, how many, from tile
BOAT_TAKEN: Final = 35  # seat, boat
CARGO_TAKEN: Final = 36  # seat, colour, how many, boat
CARGO_SKILLS_TAKEN: Final = 37  # seat, skill, how many, boat
MARKER_TAKEN: Final = 38  # seat: won with the purple tile
MARKER_PASSED: Final = 39  # seat: nobody bid for the purple tile
TURN_ORDER_UNSOLD: Final = 40  # tile: it leaves the game
TILE_PLACED: Final = 41  # seat, tile, beside tile, side
TILE_ASIDE: Final = 42  # seat, tile
FLIPPED: Final = 43  # seat, tile
TILE_SCORED: Final = 44  # seat, tile, points
GOLD_SCORED: Final = 45  # seat, points
MARKER_COUNTED: Final = 46  # seat, kind of items, type
RESULT: Final = 47  # seat, points
WINNER: Final = 48  # seat
EXTRA_GREEN: Final = 49  # seat, how many: a summer boat
MIXED_CREW: Final = 50  # seat, tile, colour, how many: after USES, for each colour of several
KINDS_OF_NOTE: Final = 51  # notes of an expansion come after these
