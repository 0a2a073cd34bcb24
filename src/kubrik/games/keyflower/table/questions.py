"""The questions of the game (small ones), and the clause behind each."""

from __future__ import annotations

from typing import Final

from kubrik.engine.questions import Question

WHAT_TO_DO: Final = Question("what_to_do", "KF-4.2")
WHICH_COLOUR: Final = Question("which_colour", "KF-5.7")
WHICH_GROUPS: Final = Question("which_groups", "KF-5.17")
HOW_MANY: Final = Question("how_many", "KF-5.4")
WHICH_WORKER: Final = Question("which_worker", "KF-7.7")
WHICH_SKILL: Final = Question("which_skill", "KF-7.9")
WHICH_RESOURCE: Final = Question("which_resource", "KF-7.12")
HOW_TO_TRANSPORT: Final = Question("how_to_transport", "KF-8.7")
WHERE_TO: Final = Question("where_to", "KF-8.2")
HOW_TO_PAY: Final = Question("how_to_pay", "KF-8.15")
SKILL_TO_PAY: Final = Question("skill_to_pay", "KF-8.18")
WHICH_TILE: Final = Question("which_tile", "KF-10.10")
WHERE_TO_PLACE: Final = Question("where_to_place", "KF-10.4")
HOW_TO_TURN: Final = Question("how_to_turn", "KF-10.5")
WINTER_TILES: Final = Question("winter_tiles", "KF-3.13")
WHICH_BOAT: Final = Question("which_boat", "KF-9.12")
WHAT_TO_FLIP: Final = Question("what_to_flip", "KF-13.11")
WHICH_WINTER_BOAT: Final = Question("which_winter_boat", "KF-9.20")
USE_COLOUR: Final = Question("use_colour", "KF-6.10")
USE_GROUPS: Final = Question("use_groups", "KF-6.14")
USE_HOW_MANY: Final = Question("use_how_many", "KF-6.8")
