"""The sentences of the game in English."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.words.en.asks import LABELS
from kubrik.games.admiral.words.en.words import CARDS, NOUNS, WORDS
from kubrik.games.admiral.words.questions import QUESTIONS, UNASKED
from kubrik.games.admiral.words.words import Language, Noun, unchanged
from kubrik.games.common.words.language import said_in
from kubrik.games.common.words.plurals import english_plural

EVENTS: Final = {
    "round_begins": "Round {round} begins.",
    "wind": "The wind is fresh and blows to the {direction}.",
    "calm": "There is a calm; the vane points to the {direction}.",
    "storm": "A storm blows to the {direction}.",
    "acts": "{seat} is number {place} in this round.",
    "turn_begins": "It is the turn of {seat}.",
    "turn_ends": "{seat} ends the turn.",
    "sails": "{ship.first} sails from cell {from} to cell {to}, heading {heading}.",
    "turns": "{ship.first} turns in place and faces {facing}.",
    "fires": "{seat} declares fire at {target}: {separate}.",
    "fires_salvo": "{seat} declares a salvo at {target}: {shots}.",
    "fires_with": "{thing.first} is to fire {shots}.",
    "shot": "{thing.first} fires at {target}, die {die}: a hit.",
    "shot_misses": "{thing.first} fires at {target}, die {die}: a miss.",
    "shot_sure": "{thing.first} fires at {target} and hits without a die.",
    "salvo_fired": "The salvo at {target}, {shots}, die {die}: all hit.",
    "salvo_misses": "The salvo at {target}, {shots}, die {die}: all miss.",
    "salvo_sure": "The salvo at {target}, {shots}, hits without a die.",
    "damaged": "{thing.first} loses {n} and has {left} left.",
    "knocked_out": "{thing.first} loses {n} and has none left.",
    "sunk": "{by} sinks {ship}.",
    "lost": "{ship.first} sinks, and nobody scores it.",
    "flotsam": "{gold} stays afloat in cell {cell}.",
    "boards": "{seat} boards {target} with {ship}.",
    "boarders_roll": "{thing.first} has {points} and rolls {die}: {sum} in all.",
    "beaten_off": "The sums are equal, and {target} beats {ship} off.",
    "captured": "{by} captures {ship} with {with}.",
    "gold_shared": "After the boarding {ship} carries {gold} and {winner} {rest}.",
    "storms": "{seat} storms {fort} with {ship}.",
    "fort_taken": "{by} takes {fort}.",
    "storm_beaten": "{fort.first} beats {ship} off.",
    "repaired": "{ship.first} is repaired and has strength {strength}.",
    "fort_repaired": "{fort.first} is repaired and has strength {strength}.",
    "loaded": "{ship.first} takes {gold} aboard in cell {cell}.",
    "banked": "{seat} banks {gold} from {ship}.",
    "storm_roll": "{ship.first} weathers the storm, die {die}.",
    "storm_hits": "The storm batters {ship}, die {die}.",
    "mine_hit": "{ship.first} strikes a mine in cell {cell}, die {die}: it explodes.",
    "mine_fails": "{ship.first} strikes a mine in cell {cell}, die {die}: it does not explode.",
    "burns": "{seat} sets {brig} on fire, die {die}: the fire catches {target}.",
    "burns_in_vain": "{seat} sets {brig} on fire, die {die}: {target} stays clear of it.",
    "resigns": "{seat} resigns, and the fleet leaves the board.",
    "out": "{seat} has no ship left and is out of the game.",
    "fort_passes": "{fort.first} passes to {to}.",
    "fort_neutral": "{fort.first} is nobody's now.",
    "limit": "Round {round} was the last.",
    "victory": "{seat} wins: no enemy has a ship left!",
    "victory_gold": "{seat} wins: there is gold enough in the bank!",
    "victory_fort": "{seat} wins: a fort of the enemy was held!",
    "result": "{seat} takes place {place} with {score} and {bank} in the bank.",
    "result_no_gold": "{seat} takes place {place} with {score}.",
}

# Several facts in one sentence.
TOGETHER: Final = {
    "round": "Round {round}. {wind}",
    "order": "The order of this round: {seats}.",
    "next_turn": "{seat} ends the turn, and {other} begins one.",
    "fires": "{seat} declares fire at {target}: {shooters}.",
    "fires_salvo": "{seat} declares a salvo at {target}: {shooters}.",
    "shots_from": "{shots} from {thing}",
    "shots_hit": "{thing.first} fires at {target}, {dice}: {hits}, strength left {left}.",
    "shots_miss": "{thing.first} fires at {target}, {dice}: no hit.",
    "shots_sure": "{thing.first} fires at {target} and hits without a die: {hits}, strength left {left}.",
    "salvo_fired": "The salvo at {target}, {shots}, die {die}: all hit, strength left {left}.",
    "salvo_sure": "The salvo at {target}, {shots}, hits without a die: strength left {left}.",
    "rolls": "Points and dice: {rolls}.",
    "roll": "{points} + {die} = {sum} ({thing})",
    "storm_rolls": "Dice for the storm: {rolls}.",
    "storm_die": "{die} ({ship})",
}


def ship(title: str, name: str) -> Noun:
    return unchanged(f"the {title.lower()} {name}")


def fort(number: str) -> Noun:
    return unchanged(f"fort {number}")


LANGUAGE: Final = Language(
    code="en",
    events=EVENTS,
    together=TOGETHER,
    prompts=said_in("en", QUESTIONS, UNASKED),
    labels=LABELS,
    cards=CARDS,
    words=WORDS,
    nouns=NOUNS,
    plural=english_plural,
    ship=ship,
    fort=fort,
    person=unchanged,
)
