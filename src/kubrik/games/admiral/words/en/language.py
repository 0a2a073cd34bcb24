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
    "wind": "A fresh {whence} is blowing.",
    "calm": "It is calm; the vane points {direction}.",
    "storm": "A {whence} storm is blowing.",
    "acts": "{seat} is number {place} in turn order.",
    "turn_begins": "{seat} to play.",
    "turn_ends": "{seat} ends the turn.",
    "sails": "{ship.first} sails from cell {from} to cell {to}, heading {heading}.",
    "turns": "{ship.first} turns in place to face {facing}.",
    "fires": "{seat} declares fire at {target}: {separate}.",
    "fires_salvo": "{seat} declares a salvo at {target}: {shots}.",
    "fires_with": "{thing.first} will fire {shots}.",
    "shot": "{thing.first} fires at {target}, die {die}: a hit.",
    "shot_misses": "{thing.first} fires at {target}, die {die}: a miss.",
    "shot_sure": "{thing.first} fires at {target} and hits without a roll.",
    "salvo_fired": "The salvo at {target}, {shots}, die {die}: all hit.",
    "salvo_misses": "The salvo at {target}, {shots}, die {die}: all miss.",
    "salvo_sure": "The salvo at {target}, {shots}, hits without a roll.",
    "damaged": "{thing.first} takes {n} and has {left} left.",
    "knocked_out": "{thing.first} takes {n} and has none left.",
    "sunk": "{by} sinks {ship}.",
    "lost": "{ship.first} sinks, and nobody scores for it.",
    "flotsam": "{gold} is left adrift in cell {cell}.",
    "boards": "{seat} boards {target} with {ship}.",
    "boarders_roll": "{thing.first} has {points} and rolls {die}: {sum} in all.",
    "beaten_off": "It is a tie: {target} beats off {ship}.",
    "captured": "{by} captures {ship} with {with}.",
    "gold_shared": "After the boarding {ship} carries {gold}, and {winner} carries {rest}.",
    "storms": "{seat} assaults {fort} with {ship}.",
    "fort_taken": "{by} takes {fort}.",
    "storm_beaten": "{fort.first} beats off {ship}.",
    "repaired": "{ship.first} is repaired and has hull {strength}.",
    "fort_repaired": "{fort.first} is repaired and has strength {strength}.",
    "loaded": "{ship.first} takes {gold} aboard in cell {cell}.",
    "banked": "{seat} banks {gold} from {ship}.",
    "storm_roll": "{ship.first} weathers the storm, die {die}.",
    "storm_hits": "The storm damages {ship}, die {die}.",
    "mine_hit": "{ship.first} hits a mine in cell {cell}, die {die}: it explodes.",
    "mine_fails": "{ship.first} hits a mine in cell {cell}, die {die}: it does not explode.",
    "burns": "{seat} sends in {brig} as a fireship, die {die}: {target} catches fire.",
    "burns_in_vain": "{seat} sends in {brig} as a fireship, die {die}: {target} gets clear.",
    "resigns": "{seat} resigns, and the fleet leaves the board.",
    "out": "{seat} has no ship left and is out of the game.",
    "fort_passes": "{fort.first} passes to {to}.",
    "fort_neutral": "{fort.first} is now neutral.",
    "limit": "Round {round} was the last.",
    "victory": "{seat} wins: no enemy has a ship left!",
    "victory_gold": "{seat} wins: there is enough gold in the bank!",
    "victory_fort": "{seat} wins by holding an enemy fort!",
    "result": "{seat} finishes in place {place} with {score} and {bank} in the bank.",
    "result_no_gold": "{seat} finishes in place {place} with {score}.",
}

# Several facts in one sentence.
TOGETHER: Final = {
    "round": "Round {round}. {wind}",
    "order": "Turn order this round: {seats}.",
    "next_turn": "{seat} ends the turn; {other} to play.",
    "fires": "{seat} declares fire at {target}: {shooters}.",
    "fires_salvo": "{seat} declares a salvo at {target}: {shooters}.",
    "shots_from": "{shots} from {thing}",
    "shots_hit": "{thing.first} fires at {target}, {dice}: {hits}, now {left}.",
    "shots_miss": "{thing.first} fires at {target}, {dice}: no hit.",
    "shots_sure": "{thing.first} fires at {target} and hits without a roll: {hits}, now {left}.",
    "salvo_fired": "The salvo at {target}, {shots}, die {die}: all hit, now {left}.",
    "salvo_sure": "The salvo at {target}, {shots}, hits without a roll: now {left}.",
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
