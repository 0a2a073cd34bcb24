"""The words of Admiral as numbers: directions, terrain, wind, batteries, distances, levels, and what wins a game."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2  # players (AD-1.1)
MAX_PLAYERS: Final = 4
DIE: Final = 6  # sides of the die (AD-1.2)

NOBODY: Final = -1  # in place of a seat
NOWHERE: Final = -1  # in place of a cell

# The eight directions (AD-2.2); x goes east and y goes south (AD-2.1). The opposite is four sectors further on.
DIRECTIONS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
DX: Final = [0, 1, 1, 1, 0, -1, -1, -1]
DY: Final = [-1, -1, 0, 1, 1, 1, 0, -1]
SECTORS: Final = 8
OPPOSITE: Final = 4  # sectors further on

# Terrain (AD-3). Harbours and gold lie in the sea; from ISLAND on it is land (AD-3.4).
SEA: Final = 0
REEF: Final = 1
ISLAND: Final = 2
FORT: Final = 3
TERRAIN: Final = ["sea", "reef", "island", "fort"]

# Strengths of the wind (AD-7.2).
CALM: Final = 0
FRESH: Final = 1
STORM: Final = 2
STRENGTHS: Final = ["calm", "fresh", "storm"]

# Batteries (AD-20.9, AD-20.10). Below Admiral level the first two are the first and second battery (AD-11.1).
PORT_SIDE: Final = 0
STARBOARD: Final = 1
BOW: Final = 2
STERN: Final = 3
BATTERIES: Final = ["port", "starboard", "bow", "stern"]

# Distances (AD-10.1, AD-10.2, AD-10.3).
PISTOL: Final = 0
MEDIUM: Final = 1
LONG: Final = 2
BANDS: Final = ["pistol", "medium", "long"]

# Levels (AD-19.1).
BASIC: Final = 0
CAPTAIN: Final = 1
ADMIRAL: Final = 2
LEVELS: Final = ["basic", "captain", "admiral"]

# How the order of a round is made, the usual way first (AD-19.5).
GAUGE: Final = 0
DICE: Final = 1
FIXED: Final = 2
INITIATIVES: Final = ["gauge", "dice", "fixed"]

# What wins at once (AD-23.4, AD-24.7, AD-25.6).
BY_ELIMINATION: Final = 0
BY_BANKING: Final = 1
BY_HOLDING: Final = 2
VICTORIES: Final = ["elimination", "gold", "fort"]

# What decides first at the round limit (AD-23.5, AD-24.9).
SCORE: Final = 0
GOLD: Final = 1
RANKINGS: Final = ["score", "gold"]
