"""What is wrong with a custom scenario, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "scenario_twice": "the file is a scenario itself: leave out the option scenario",
    "scenario_seats": "this scenario is for {known: or } players, not for {seats}",
    "for_others": "it is for {known: or } players, not for {players}",
    # where
    "with_players": "{label} with {players} players",
    "ship_of_seat": "{label}: ship {ship!r} of seat {seat}",
    "mine": "{label}: mine {mine!r}",
    # the scenario
    "victory_twice": "victory names {way!r} twice, expected once",
    "victory_alone": "victory names {named}, expected {alone!r} too: whoever is left alone has won",
    "nothing": "nothing",
    "two_seas": "{players} players have {first} already, expected one sea",
    "no_gold": "the map has no gold '$', but victory or ranking names it",
    "idle_gold": "the map has gold '$', but neither victory nor ranking names it",
    "not_given": "there is no {field}, expected one: there is {why}",
    "given": "there is a {field}, expected none without {why}",
    "gold_on_map": "gold on the map",
    "victory_gold": "the victory 'gold'",
    "goals": "goal has {goals} entries, expected {numbers}, one for each number of players",
    "sides_seat": "sides names seat {seat}, expected seats 1 to {players}",
    "sides_once": "sides names seat {seat} {count} times, expected once",
    "one_side": "sides has one side, expected at least two",
    "empty_side": "sides has a side without seats, expected some on each",
    # the map
    "row_cells": "map: row {row} has {cells} cells, expected {columns} as in row 1",
    "row_letter": "map: row {row} has {letter!r}, expected only {known: }",
    "forts": "map: seat {seat} has {forts} forts, expected at most one",
    "harbour_alone": "map: there is a harbour {harbour!r}, expected a fort {fort!r} too",
    "fort_of_nobody": "map: seat {seat} has a fort, expected seats 1 to {seats} only",
    # fleets and mines
    "fleets": "there are {fleets} fleets, expected {seats}, one a seat",
    "no_ship": "seat {seat} has no ship, expected at least one",
    "three_words": "it is not three words, expected class, cell and facing, such as 'frigate B5 E'",
    "off_board": "cell is {cell!r}, expected one from 'A1' to {last!r}",
    "not_sea": "there is {terrain} in its cell, expected sea",
    "not_sea_or_reef": "there is {terrain} in its cell, expected sea or reef",
    "sea": "sea",
    "reef": "reef",
    "island": "island",
    "fort": "fort",
    "crowded": "there are {ships} ships in {cell}, expected at most one",
    "mine_taken": "a ship or another mine is in its cell, expected nothing",
    # where ships can go
    "no_way_home": "the {ship} of seat {seat} in {cell} cannot reach a port of its side by sea",
    "gold_out_of_reach": "no ship can reach the gold in {cell}",
    "no_port": "seat {seat} has no port to bring gold to",
    "too_little_gold": "seat {seat} can bring home {units} of gold, expected at least {goal}",
    "no_fort": "seat {seat} can reach no fort of an enemy, but victory names 'fort'",
    "no_enemy": "seat {seat} can reach no enemy, but only elimination wins",
    # ships
    "spelled_letter": "one of the letters A to Z",
    "letter_twice": "{first} has the same letter, expected one of its own",
    "hits_once": "{field} is {hits}, expected each number once",
    "medium_range": "medium.up_to is {cells}, expected more than pistol.up_to",
    "nearer_hits": "{nearer}.hits is {near}, expected all numbers of {farther}.hits, {far}",
}
