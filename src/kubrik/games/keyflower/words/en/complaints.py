"""What is wrong with a custom tile file, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "twin_tile": "tile {id!r} is one of an expansion in play: give yours another id",
    # edges and seasons
    "spelled_edges": "six letters, each r, f or w",
    "edges": "edges is {edges!r}, expected {roads} of r and {water} of w",
    "river": "edges is {edges!r}, expected two opposite water sides and four fields",
    "seasons_once": "seasons are {seasons}, expected each of the four once",
    "spring_on_back": "spring is on the back, expected it on the front",
    "purple_and_plain": "purple and plain are for {players} players, expected {expected}",
    # what a tile does
    "several_effects": "{side} has {effects: and }, expected one effect at most",
    "gain_empty": "{side}: gain is empty, expected resources",
    "payments": "{side} has {has: and }, expected {expected}",
    "one_payment": "one of {known} at most",
    "no_payment": "no payment",
    "transport_and_upgrades": "{side} has only one of transport and upgrades, expected both or neither",
    "cost_most": "cost is {resources} resources, expected at most {most}",
    "cost_empty": "cost is empty, expected resources or skill tiles",
    "no_points": "points is 0, expected points or a score",
    "types_empty": "{field} is empty, expected some of {known!r}",
    "named_twice": "{field} names {name!r} twice, expected once",
    "ability_twice": "ability {ability!r} is given twice, expected once in the file",
    # all tiles together
    "homes": "{homes} homes, expected at least {least}, one per player",
    "home_numbers": "{numbers} different numbers, expected {homes}, one per home",
    "bag": "{workers} workers in the bag, expected at least {least}, {each} per player",
    "order_numbers": "numbers are {numbers}, expected {expected}",
    "boats": "{boats} boats with {players} players, expected {players}",
    "purple": "purple with {players} players: {purple}, expected the highest number in play",
    "tiles": "{tiles} tiles with {players} players, expected at least {least}",
    # limits of what can be computed
    "tiles_most": "{tiles} tiles, expected at most {most}: leave some out",
    "offers": "{tiles} tiles make {offers} sets of up to {each} to offer, expected at most {most}: leave some out",
    "divisions": "{items} can be divided among tiles that score them in {ways} ways, expected at most {most}: "
    "fewer such tiles",
    "rounds": "a village with {players} players may have {rounds} closed routes beside each other, "
    "expected at most {most}: fewer season_tiles, or fewer roads on turn-order tiles",
}
