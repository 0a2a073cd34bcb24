"""The questions of the game (small ones, in a fixed order: section Q of the rulebook), and the clause behind each."""

from __future__ import annotations

from typing import Final

WHAT_TO_DO: Final = 0
WHICH_HEADING: Final = 1
HOW_TO_GO_ON: Final = 2
WHICH_FACING: Final = 3
HOW_MANY_SHOTS: Final = 4
WHICH_MANNER: Final = 5
WHICH_TARGET: Final = 6  # of a fort
WHOM_TO_BOARD: Final = 7
HOW_TO_DEFEND: Final = 8
WHICH_FORT: Final = 9  # to storm
HOW_TO_SHARE: Final = 10  # the gold of two ships
HOW_MUCH_TO_LOAD: Final = 11
HOW_MUCH_TO_BANK: Final = 12
WHOM_TO_BURN: Final = 13
QUESTIONS: Final = 14  # an expansion's own come after these

# The clause that a player reads when asking «why am I asked this?».
CLAUSES: Final = [
    "AD-6.6",
    "AD-8.13",
    "AD-8.10",
    "AD-20.4",
    "AD-9.1",
    "AD-12.1",
    "AD-17.2",
    "AD-14.1",
    "AD-14.4",
    "AD-17.5",
    "AD-14.10",
    "AD-16.2",
    "AD-16.3",
    "AD-21.1",
]
