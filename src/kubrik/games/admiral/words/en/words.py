"""The single words of the game, its counted nouns and its cards, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "and": "and",
    "or": "or",
    "to_N": "north",
    "to_NE": "north-east",
    "to_E": "east",
    "to_SE": "south-east",
    "to_S": "south",
    "to_SW": "south-west",
    "to_W": "west",
    "to_NW": "north-west",
    # a wind is called by where it comes from
    "from_N": "northerly",
    "from_NE": "north-easterly",
    "from_E": "easterly",
    "from_SE": "south-easterly",
    "from_S": "southerly",
    "from_SW": "south-westerly",
    "from_W": "westerly",
    "from_NW": "north-westerly",
    "wind_calm": "Calm",
    "wind_fresh": "Fresh {whence}",
    "wind_storm": "Storm, {whence}",
    "no_wind": "Playing without wind",
    "down_wind": "down the wind",
    "into_wind": "straight into the wind",
    "off_wind": "{degrees}° from downwind",
    "at_pistol": "pistol-shot distance",
    "at_medium": "medium distance",
    "at_long": "long distance",
    "free": "free",
    "costs": "costs {cells}",
    "of_nobody": "neutral",
    "hull": "hull {n}",
    "strength": "strength {n}",
}

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "shots": ("shot", "shots"),
    "separate_shots": ("shot", "separate shots"),
    "hits": ("hit", "hits"),
    "gold": ("gold", "gold"),
    "points": ("point", "points"),
    "strengths": ("damage", "damage"),
    "cells": ("cell", "cells"),
    "dice": ("die", "dice"),
}

# What can be looked up.
CARDS: Final = {
    "distances": "cells: {fresh} in fresh wind, {storm} in a storm, {calm} in a calm",
    "guns": "range {range}, guns per side {side}",
    "chase_guns": "bow guns {bow}, stern guns {stern}",
    "numbers": "hull {strength}, boarding {boarding}, hold {gold}, value {value}",
    "crosses_reefs": "crosses reefs",
    "lobs": "fires over obstacles",
    "burns": "can be burnt as a fireship",
    "fort_title": "Fort",
    "fort": "strength {strength}, guns {guns}, range {range}, garrison up to {garrison}, value {value}",
}
