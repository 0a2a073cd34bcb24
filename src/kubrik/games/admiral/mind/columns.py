"""The columns that describe a side for a learned opinion, and their names in files of weights."""

from __future__ import annotations

from typing import Final

GONE: Final = 0
AFLOAT: Final = 1
WHOLE: Final = 2
SHIPS: Final = 3
CREWS: Final = 4
SCORE: Final = 5
SCORE_LATE: Final = 6
LEAD_LATE: Final = 7
GUNS: Final = 8
HULL: Final = 9
SHARE_OF_FORCE: Final = 10
SPENT: Final = 11
TO_ACT: Final = 12
ACTS_NEXT: Final = 13
STILL_TO_MOVE: Final = 14
SHY: Final = 15
SHY_LATE: Final = 16
NEAR_AND_STRONG: Final = 17
BATTERED: Final = 18
BOARDING: Final = 19
SHELTERED: Final = 20
FORTS: Final = 21
FORT_STRENGTH: Final = 22
FORTS_TAKEN: Final = 23
GOLD_BANKED: Final = 24
GOLD_NEAR_GOAL: Final = 25
GOLD_ABOARD: Final = 26
GOLD_COMING: Final = 27
GOLD_AWAY: Final = 28
MOST_AFLOAT: Final = 29
LAST_SHIP: Final = 30
BLOWS_NOW: Final = 31
BLOWS_MOVING: Final = 32
BLOWS_SOON: Final = 33
FOCUS_NOW: Final = 34
FOCUS_MOVING: Final = 35
FOCUS_SOON: Final = 36
SUNK_NOW: Final = 37
SUNK_MOVING: Final = 38
SUNK_SOON: Final = 39
BOARD_NOW: Final = 40
BOARD_MOVING: Final = 41
BOARD_SOON: Final = 42
GAUGE: Final = 43
GAUGE_AND_FOCUS: Final = 44
GAUGE_AND_BOARD: Final = 45
TURN_AND_FORCE: Final = 46

OPEN: Final = [
    "gone",
    "afloat",
    "whole",
    "ships",
    "crews",
    "score",
    "score_late",
    "lead_late",
    "guns",
    "hull",
    "share_of_force",
    "spent",
    "to_act",
    "acts_next",
    "still_to_move",
    "shy",
    "shy_late",
    "near_and_strong",
    "battered",
    "boarding",
    "sheltered",
    "forts",
    "fort_strength",
    "forts_taken",
    "gold_banked",
    "gold_near_goal",
    "gold_aboard",
    "gold_coming",
    "gold_away",
    "most_afloat",
    "last_ship",
    "blows_now",
    "blows_moving",
    "blows_soon",
    "focus_now",
    "focus_moving",
    "focus_soon",
    "sunk_now",
    "sunk_moving",
    "sunk_soon",
    "board_now",
    "board_moving",
    "board_soon",
    "gauge",
    "gauge_and_focus",
    "gauge_and_board",
    "turn_and_force",
]
