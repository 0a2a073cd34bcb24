"""The words of Keyflower as numbers: seasons, colours, resources, skills, and what tiles can show, do and score."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2  # players (KF-1.10)
MAX_PLAYERS: Final = 6
START_WORKERS: Final = 8  # first workers of a player (KF-2.5)

# The four seasons (KF-1.11).
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final = ["spring", "summer", "autumn", "winter"]

# Kinds of tile (KF-1.1, KF-1.2, KF-1.3). A village tile is one of spring, summer or autumn that can be upgraded
# (KF-8.12).
HOME: Final = 0
VILLAGE: Final = 1
SUMMER_BOAT: Final = 2
WINTER_TILE: Final = 3
TURN_ORDER: Final = 4
BOAT: Final = 5
KINDS: Final = ["home", "village", "summer_boat", "winter", "turn_order", "boat"]

# What the side of a tile shows. Hexes are flat-topped; the sides go clockwise from the bottom, S first.
FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2
EDGES: Final = ["field", "road", "water"]
SIDES: Final = ["S", "SW", "NW", "N", "NE", "SE"]

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = ["blue", "red", "yellow", "green"]

WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
GOLD: Final = 3
RESOURCES: Final = ["wood", "stone", "iron", "gold"]

ANVIL: Final = 0
PICKAXE: Final = 1
SAW: Final = 2
SKILLS: Final = ["anvil", "pickaxe", "saw"]

# In place of a colour or a skill: the player's choice, or no payment.
ANY: Final = -1
NOTHING: Final = -2

# What a face does when it is used (KF-7).
NO_EFFECT: Final = 0
GAIN: Final = 1
CHOOSE: Final = 2
DRAW_WORKERS: Final = 3
TAKE_GREEN: Final = 4
DRAW_SKILLS: Final = 5
TRANSPORT: Final = 6
EFFECTS: Final = ["none", "gain", "choose", "draw_workers", "take_green", "draw_skills", "transport"]

# What points are scored for, besides those printed (KF-13, KF-15).
NO_SCORE: Final = 0
PER_ANY: Final = 1  # several items of any types
PER_SET: Final = 2  # one item of each type named
PER_CHOSEN: Final = 3  # an item of the one type the player chooses
PER_KEPT: Final = 4  # a resource of a type named, kept on the tile
PER_NEIGHBOUR: Final = 5  # a tile beside this one
PER_TRANSPORT: Final = 6  # a point of transport capacity in the village
PER_LOOP_TILE: Final = 7  # a tile of the best closed route
PER_RIVER_BOAT: Final = 8  # boats joined to the home by water, on a scale
PER_OTHER_WORKER: Final = 9  # a worker that no other tile scores
SCORES: Final = [
    "none",
    "any",
    "set",
    "chosen",
    "kept",
    "neighbour",
    "transport",
    "loop_tile",
    "river_boat",
    "other_worker",
]

# What is counted for PER_ANY, PER_SET and PER_CHOSEN.
OF_WORKERS: Final = 0
OF_RESOURCES: Final = 1
OF_SKILLS: Final = 2
ITEMS: Final = ["workers", "resources", "skills"]

# What summer boats do for their owner (KF-12).
EXTRA_WORKERS: Final = 0  # 1a
EXTRA_GREEN: Final = 1  # 1b
CROSS_FIELDS: Final = 2  # 2a
DOUBLE_TRANSPORT: Final = 3  # 2b
SWAP_IN_UPGRADES: Final = 4  # 3a
SWAP_IN_SCORING: Final = 5  # 3b
COUNTER_BID: Final = 6  # 4a
MIXED_USE: Final = 7  # 4b
ABILITIES: Final = [
    "extra_workers",
    "extra_green",
    "cross_fields",
    "double_transport",
    "swap_in_upgrades",
    "swap_in_scoring",
    "counter_bid",
    "mixed_use",
]
