"""The questions of the game (section 19): their numbers, and the clause behind each."""

from __future__ import annotations

from typing import Final

REDRAW_OR_KEEP: Final = 0
HOW_MANY_CREDITS: Final = 1
HOW_MANY_ALLOWANCES: Final = 2
WHAT_TO_BUY: Final = 3
SHIP_TO_REPLACE: Final = 4
STATION_TO_REPLACE: Final = 5
WHERE_TO_SEND: Final = 6
WHERE_TO_AIM: Final = 7
HOW_TO_FUEL: Final = 8
SHIP_TO_PULL: Final = 9
WHERE_TO_PULL: Final = 10
WHERE_TO_MOVE: Final = 11
FIGHT_OR_RETREAT: Final = 12
HOW_TO_RESPOND: Final = 13
SHIP_TO_BOOST: Final = 14
SHIP_TO_CANCEL: Final = 15
SHIP_TO_LOSE: Final = 16
CLAIM_OR_NOT: Final = 17
RAID_OR_CATCH: Final = 18
USE_RAID_STATION: Final = 19
FIGHT_OR_FLEE: Final = 20
ARMY_TO_SKIP: Final = 21
HELP_OR_STOP: Final = 22
SHIP_LOST_TO_ARMY: Final = 23

# The clause that a player reads when asking «why am I asked this?».
CLAUSES: Final = [
    "TH-4.26",
    "TH-12.1",
    "TH-17.23",
    "TH-4.4",
    "TH-4.20",
    "TH-4.20",
    "TH-6.28",
    "TH-6.29",
    "TH-6.30",
    "TH-7.4",
    "TH-7.5",
    "TH-7.6",
    "TH-8.11",
    "TH-8.36",
    "TH-17.11",
    "TH-17.12",
    "TH-8.48",
    "TH-13.14",
    "TH-10.2",
    "TH-17.19",
    "TH-10.25",
    "TH-17.29",
    "TH-10.21",
    "TH-10.30",
]
