"""The sentences of the game in English."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.language import said_in
from kubrik.games.common.words.plurals import english_plural
from kubrik.games.keyflower.words.en.asks import LABELS
from kubrik.games.keyflower.words.en.pictures import SHORT
from kubrik.games.keyflower.words.en.tiles import EFFECTS
from kubrik.games.keyflower.words.en.words import NOUNS, ONES, WORDS
from kubrik.games.keyflower.words.questions import QUESTIONS, UNASKED
from kubrik.games.keyflower.words.words import Language

EVENTS: Final = {
    "home_taken": "{seat}'s village starts with {tile}.",
    "starts": "{seat} holds the purple marker and goes first.",
    "season_begins": "A new season begins: {season}.",
    "worker_drawn": "{seat} draws {worker}.",
    "workers_drawn": "{seat} draws {n} from the bag.",
    "bag_empty": "The bag is empty: {seat} draws no workers.",
    "skill_drawn": "{seat} draws {skill}.",
    "skills_drawn": "{seat} draws {n} from the pile.",
    "pile_empty": "The pile of skill tiles is empty: {seat} draws none.",
    "worker_loaded": "The boat {boat} brings {worker}.",
    "skill_loaded": "The boat {boat} brings {skill}.",
    "tile_laid": "On offer: {tile} ({does}).",
    "winter_tile_dealt": "{seat} is dealt a winter tile: {tile}.",
    "winter_tiles_chosen": "{seat} puts {n} on offer.",
    "bids": "{seat} bids {some} for {tile}.",
    "counter_bids": "{seat} makes a counter-bid for {tile}, laid sideways: {crew}.",
    "uses": "{seat} uses {tile} with {some}.",
    "uses_mixed": "{seat} uses {tile} with {n} workers of several colours.",
    "group_moved": "{seat} moves {some} away from {tile}.",
    "stood_up": "{seat}'s counter-bid at {tile} stands up: the tile is now bound to {colour}.",
    "passes": "{seat} passes.",
    "passed_over": "{seat} has nothing left to act with and passes.",
    "worker_given": "{seat} gives up {some} for {tile}.",
    "skill_given": "{seat} gives up {skill} for {tile}.",
    "skill_given_hidden": "{seat} gives up a skill tile, face down, for {tile}.",
    "resource_gained": "{seat} gains {some} on {tile}.",
    "green_gained": "{seat} takes {n} from the supply.",
    "no_green": "The supply has no green workers left for {seat}.",
    "carried": "{seat} carries {resource} from {from} to {to}.",
    "upgraded": "{seat} upgrades {tile}.",
    "resource_paid": "{seat} pays {some} from {tile}.",
    "transport_ends": "{seat} finishes transporting with {steps} and {upgrades} left.",
    "season_ends": "Everyone has passed in a row: the end of {season}.",
    "group_returned": "{seat} takes back the losing bid at {tile}: {crew}.",
    "tile_unsold": "Nobody bid for {tile}: it leaves the game.",
    "bid_bagged": "{seat} puts the winning bid for {tile} into the bag: {crew}.",
    "workers_bagged": "From {tile} into the bag: {crew}.",
    "tile_won": "{seat} wins {tile}.",
    "workers_taken": "{seat} takes {some} from {tile}.",
    "boat_taken": "{seat} picks the boat {boat}.",
    "cargo_taken": "{seat} takes {some} from the boat {boat}.",
    "cargo_skills_taken": "{seat} takes {some} from the boat {boat}.",
    "marker_taken": "{seat} takes the purple marker and is the new start player.",
    "marker_passed": "Nobody bid for the purple marker: it passes to the left, to {seat}.",
    "turn_order_unsold": "Nobody bid for {tile}: it leaves the game.",
    "tile_placed": "{seat} places {tile} to the {side} of {beside}.",
    "tile_aside": "{seat} finds no place for {tile} and keeps it beside the village.",
    "flipped": "{seat} turns {tile} over for free.",
    "tile_scored": "{seat} scores {points} for {tile}.",
    "gold_scored": "{seat} scores {points} for leftover gold.",
    "marker_counted": "{seat} counts the purple marker as {item}.",
    "result": "{seat} ends with {points}.",
    "winner": "{seat} wins the game!",
    "extra_green": "{seat} takes {n} from the supply, thanks to the summer boat.",
    "mixed_crew": "{seat} has {some} among the workers at {tile}.",
}

# Several facts in one sentence: {things} and {tiles} are from all facts, {bid} is from the last.
TOGETHER: Final = {
    "draws": "{seat} draws {things}.",
    "loads": "The boat {boat} brings {things}.",
    "lays_out": "On offer: {tiles}.",
    "is_dealt": "{seat} is dealt winter tiles: {tiles}.",
    "gains": "{seat} gains {things} on {tile}.",
    "uses": "{seat} uses {tile} with {things}.",
    "upgrades": "{seat} upgrades {tile} for {things}.",
    "unsold": "Nobody bid for {tiles}: they leave the game.",
    "wins": "{seat} wins {tile} for {bid}.",
    "wins_workers": "{seat} wins {tile} for {bid}, with {things} on it.",
    "takes": "{seat} takes {things} from {tiles}.",
    "takes_from_one": "{seat} takes {things} from {tiles}.",
    "unloads": "{seat} picks the boat {boat} and takes {things}.",
    "scores": "{seat} scores {points}.",
    "points_for": "{points} for {tile}",
}

LANGUAGE: Final = Language(
    code="en",
    events=EVENTS,
    together=TOGETHER,
    prompts=said_in("en", QUESTIONS, UNASKED),
    labels=LABELS,
    effects=EFFECTS,
    words=WORDS,
    short=SHORT,
    remarks={},
    nouns=NOUNS,
    objects=NOUNS,
    ones=ONES,
    plural=english_plural,
    article="the ",
    quotes=("", ""),
)
