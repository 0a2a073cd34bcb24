"""The columns that describe a side for a learned opinion, and their names in files of weights."""

from __future__ import annotations

from typing import Final

SEASONS_LEFT: Final = 0
IN_WINTER: Final = 1
VILLAGE: Final = 2
VILLAGE_LATER: Final = 3
SCREEN: Final = 4
SCREEN_LATER: Final = 5
WON: Final = 6
ITEMS: Final = 7
SKETCH: Final = 8
LEADING: Final = 9
LEADING_LATER: Final = 10
UNDER_WAY: Final = 11
PRINTED: Final = 12
TILES: Final = 13
TILES_LATER: Final = 14
UPGRADED: Final = 15
UPGRADED_LATER: Final = 16
UPGRADABLE: Final = 17
BEGUN_UPGRADES: Final = 18
TRANSPORTED: Final = 19
TRANSPORT_LATER: Final = 20
JOINTS: Final = 21
WORKERS: Final = 22
WORKERS_LATER: Final = 23
WORKERS_OF_A_COLOUR: Final = 24
IN_LOSING_GROUPS: Final = 25
ON_OWN_TILES: Final = 26
AUCTIONS_LED: Final = 27
TO_MOVE: Final = 28
START: Final = 29
ALL_SKILLS: Final = 30
SKILLS_LATER: Final = 31
ALL_RESOURCES: Final = 32
RESOURCES_LATER: Final = 33
RESOURCES_AT_HOME: Final = 34
WINTER_HAND: Final = 35
MORE_WORKERS: Final = 36
MORE_POINTS: Final = 37
SAFE: Final = 38
SAFE_LATER: Final = 39
USEFUL: Final = 40
IN_REACH: Final = 41
READY: Final = 42
WINTER_FIT: Final = 43
MORE_WINTER_FIT: Final = 44
COMMANDING: Final = 45
MORE_SKILLS: Final = 46

OPEN: Final = [
    "seasons_left",
    "winter",
    "village",
    "village_later",
    "screen",
    "screen_later",
    "won",
    "items",
    "sketch",
    "leading",
    "leading_later",
    "under_way",
    "printed",
    "tiles",
    "tiles_later",
    "upgraded",
    "upgraded_later",
    "upgradable",
    "begun_upgrades",
    "transport",
    "transport_later",
    "joints",
    "workers",
    "workers_later",
    "workers_of_a_colour",
    "in_losing_groups",
    "on_own_tiles",
    "auctions_led",
    "to_move",
    "start",
    "skills",
    "skills_later",
    "resources",
    "resources_later",
    "resources_at_home",
    "winter_hand",
    "more_workers",
    "more_points",
    "safe",
    "safe_later",
    "useful",
    "in_reach",
    "ready",
    "winter_fit",
    "more_winter_fit",
    "commanding",
    "more_skills",
]
