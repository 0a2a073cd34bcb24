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
    "wind_calm": "Calm",
    "wind_fresh": "Fresh wind to the {direction}",
    "wind_storm": "Storm to the {direction}",
    "no_wind": "No wind is played",
    "down_wind": "down the wind",
    "into_wind": "straight into the wind",
    "off_wind": "{sectors} off the wind",
    "at_pistol": "pistol-shot distance",
    "at_medium": "medium distance",
    "at_long": "long distance",
    "free": "free",
    "costs": "costs {cells}",
    "of_nobody": "nobody's",
}

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "shots": ("shot", "shots"),
    "separate_shots": ("shot", "separate shots"),
    "hits": ("hit", "hits"),
    "gold": ("gold", "gold"),
    "points": ("point", "points"),
    "strengths": ("strength", "strength"),
    "cells": ("cell", "cells"),
    "sectors": ("sector", "sectors"),
    "dice": ("die", "dice"),
}

# What can be looked up.
CARDS: Final = {
    "distances": "cells in fresh wind {fresh}, in a storm {storm}, in a calm {calm}",
    "guns": "range {range}, guns on each side {side}",
    "chase_guns": "bow guns {bow}, stern guns {stern}",
    "numbers": "strength {strength}, boarding {boarding}, hold {gold}, value {value}",
    "crosses_reefs": "crosses reefs",
    "lobs": "fires over whatever stands between",
    "burns": "may be burnt as a fireship",
    "fort_title": "Fort",
    "fort": "strength {strength}, guns {guns}, range {range}, garrison up to {garrison}, value {value}",
}
