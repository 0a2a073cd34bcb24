"""What is wrong with a custom card file, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "two_tables": "tables {first!r} and {second!r}",
    "none": "none",
    # one entry
    "multiple": "{field} is {value}, expected a positive multiple of {step}",
    "humans_of_effect": "humans of effect {effect!r}",
    "ability_twice": "ability {ability!r} is given twice, expected once",
    "catch_and_raid": "catch is {catch}, expected more than the raid of {raid}",
    "price_of_unbuyable": "price is {price}, expected 0 for a ship that is not buyable",
    "no_copies": "blue and red are 0, expected a copy in some deck",
    "region_or_centre": "expected either a region or a centre, not both",
    "fuel_limits": "fuel_limit has {limits} entries, expected one for each of the {turns} turns",
    "token_numbers": "numbers is {numbers}, expected 1 to {cells}, one per cell",
    "token_colours": "colours is {colours}, expected at least {least}, one per player",
    # the training saucer
    "one_training": "not buyable: {names}; expected one model, the training saucer",
    "training_first": "it is not buyable, expected it to be the first of the ships",
    "training_type": "type is {type!r}, expected {expected!r} for the training ship",
    "training_immortal": "abilities lack 'immortal', expected it on the training saucer",
    "training_fuel": "fuel is {fuel}, expected 1 for the training saucer",
    "training_copies": "copies is {copies}, expected at least {least}, one per player",
    # decks
    "cards": "{cards} cards, expected at least {least}",
    "no_cards": "no cards, expected at least 1",
    "ship_cards": "{ships} {colour} ship cards, expected at least {least}",
    "fuel_choices": "effect 'fuel' can be combined in {ways} ways, expected at most {most}: fewer copies",
    "allowances": "effect 'humans' is on {cards} cards, expected at most {most}: fewer copies",
    "cities": "{cities} {colour} cities with {players} players, expected {needed}, half of those laid out",
    "missions": "{missions} missions with {players} players, expected at least {least}",
}
