"""The questions of the game (small ones, in a fixed order), and the clause behind each."""

from __future__ import annotations

from typing import Final

WHAT_TO_DO: Final = 0
WHICH_COLOUR: Final = 1
WHICH_GROUPS: Final = 2
HOW_MANY: Final = 3
WHICH_WORKER: Final = 4
WHICH_SKILL: Final = 5
WHICH_RESOURCE: Final = 6
HOW_TO_TRANSPORT: Final = 7
WHERE_TO: Final = 8
HOW_TO_PAY: Final = 9
SKILL_TO_PAY: Final = 10
WHICH_TILE: Final = 11
WHERE_TO_PLACE: Final = 12
HOW_TO_TURN: Final = 13
WINTER_TILES: Final = 14
WHICH_BOAT: Final = 15
WHAT_TO_FLIP: Final = 16
WHICH_WINTER_BOAT: Final = 17
USE_COLOUR: Final = 18
USE_GROUPS: Final = 19
USE_HOW_MANY: Final = 20
QUESTIONS: Final = 21  # an expansion's own come after these

# The clause that a player reads when asking «why am I asked this?».
CLAUSES: Final = [
    "KF-4.2",
    "KF-5.7",
    "KF-5.17",
    "KF-5.4",
    "KF-7.7",
    "KF-7.9",
    "KF-7.12",
    "KF-8.7",
    "KF-8.2",
    "KF-8.15",
    "KF-8.18",
    "KF-10.10",
    "KF-10.4",
    "KF-10.5",
    "KF-3.13",
    "KF-9.12",
    "KF-13.11",
    "KF-9.20",
    "KF-6.10",
    "KF-6.14",
    "KF-6.8",
]
