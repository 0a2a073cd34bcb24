"""The sentences of the captains' cards in English."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.words.questions import QUESTIONS
from kubrik.games.admiral.words.words import Phrases
from kubrik.games.common.words.language import said_in

PHRASES: Final = Phrases(
    events={
        "cards_laid": "{seat} places {n} face down.",
        "no_cards": "{seat} sails without captains.",
        "card_shown": "{owner} reveals {captain} on {ship}.",
        "card_shown_ashore": "{owner} reveals {captain} ashore.",
        "captain_used": "{owner} reveals {captain} on {ship} and uses him.",
        "card_down": "{owner} turns the captain on {ship} face down.",
        "card_down_ashore": "{owner} turns a captain ashore face down.",
        "card_lost": "{owner} loses {captain} on {ship}: the card leaves the game.",
        "card_lost_ashore": "{owner} loses {captain} ashore: the card leaves the game.",
        "card_saved": "{owner} saves {captain} from {ship}: he is ashore at {port}.",
        "landed": "{owner} lands {captain} from {ship} at {port}.",
        "came_aboard": "{owner} takes {captain} aboard {ship} at {port}.",
        "went_over": "{owner} sends {captain} over from {ship} to {prize}.",
        "answers": "{owner} answers the fire at {ship} with {captain}, who fires first.",
        "answers_late": "{owner} answers the fire at {ship} with {captain}.",
        "lets_fire": "{seat} does not answer the fire at {ship}.",
        "claims": "{owner} claims the first shot for {ship} with {captain}.",
        "lets_be": "{seat} does not claim the first shot for {ship}.",
        "was": "{owner} shows the card first laid under {card}: {captain}.",
        "was_aside": "{seat} shows a card set aside: {captain}.",
    },
    prompts=said_in("en", QUESTIONS),
    labels={
        "assign": "{captain} on {ship}",
        "assign_none": "No captain on {ship}",
        "land": "Land {captain} from {ship}",
        "take_aboard": "Take a captain aboard {ship}",
        "card": "Take {captain}",
        "turn_up": "Reveal {captain} on {ship}",
        "turn_up_ashore": "Reveal {captain} ashore",
        "pass": "Pass",
        "answer": "Fire with {captain}",
        "let_be": "Let it fire first",
        "claim": "Claim the first shot with {captain}",
        "enough": "Stop firing",
        "stay": "{captain} stays on {winner}",
        "go_over": "{captain} goes over to {ship}",
        "down": "Turn {captain} face down",
        "leave_up": "Leave {captain} face up",
        "with_captain": "{what}, with {captains}",
        "separate_fire": "{shooters}",
        "salvo_fire": "a salvo, {shooters}",
        "attacker": "{shots} from {thing} ({cell}, {distance} away)",
        "section_captains": "Captains",
    },
    cards={
        "captain_fresh": "in fresh wind his ship goes {cells} farther",
        "captain_initiative": "when ships fire at his ship, it may fire first, out of turn",
        "captain_hits": "also hits on {numbers}, at every distance",
        "captain_no_die": "at pistol-shot distance every shot hits without a roll",
        "captain_boarding": "+{points} in boarding and assault",
    },
    words={"a_captain": "a captain"},
    nouns={"captains": ("captain", "captains")},
)
