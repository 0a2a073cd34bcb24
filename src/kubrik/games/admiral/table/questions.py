"""The questions of the game (small ones: section Q of the rulebook), and the clause behind each."""

from __future__ import annotations

from typing import Final

from kubrik.engine.questions import Question

WHAT_TO_DO: Final = Question("what_to_do", "AD-6.6")
WHICH_HEADING: Final = Question("which_heading", "AD-8.13")
HOW_TO_GO_ON: Final = Question("how_to_go_on", "AD-8.10")
WHICH_FACING: Final = Question("which_facing", "AD-20.4")
HOW_MANY_SHOTS: Final = Question("how_many_shots", "AD-9.1")
WHICH_MANNER: Final = Question("which_manner", "AD-12.1")
WHICH_TARGET: Final = Question("which_target", "AD-17.2")  # of a fort
WHOM_TO_BOARD: Final = Question("whom_to_board", "AD-14.1")
HOW_TO_DEFEND: Final = Question("how_to_defend", "AD-14.4")
WHICH_FORT: Final = Question("which_fort", "AD-17.5")  # to storm
HOW_TO_SHARE: Final = Question("how_to_share", "AD-14.10")  # the gold of two ships
HOW_MUCH_TO_LOAD: Final = Question("how_much_to_load", "AD-16.2")
HOW_MUCH_TO_BANK: Final = Question("how_much_to_bank", "AD-16.3")
WHOM_TO_BURN: Final = Question("whom_to_burn", "AD-21.1")
