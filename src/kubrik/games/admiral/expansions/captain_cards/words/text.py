"""The sentences that Captain Cards add to those of Admiral."""

from __future__ import annotations

from functools import partial
from typing import Final

from kubrik.engine.languages import LANGUAGES, module_of
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain, Captains
from kubrik.games.admiral.expansions.captain_cards.table import choices, notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NOT_NAMED
from kubrik.games.admiral.expansions.captain_cards.words.labels import CaptainLabels
from kubrik.games.admiral.expansions.captain_cards.words.looking import called
from kubrik.games.admiral.expansions.captain_cards.words.picture import picture_supplement
from kubrik.games.admiral.expansions.captain_cards.words.prompts import CaptainPrompts
from kubrik.games.admiral.rules.firing.resolving import EVERY_NUMBER
from kubrik.games.admiral.table.ruleset import Rules, bits_of
from kubrik.games.admiral.terms import PISTOL
from kubrik.games.admiral.words.cards import CardText
from kubrik.games.admiral.words.phrases import Said
from kubrik.games.admiral.words.ships import ShipWords
from kubrik.games.admiral.words.supplement import Supplement
from kubrik.games.common.words.event import event

ASHORE: Final = -1  # instead of a ship

PHRASES: Final = "kubrik.games.admiral.expansions.captain_cards.words.{lang}.phrases"
EVENTS: Final = (
    event(notes.CARDS_LAID, "cards_laid", "CC-2.5", "seat n:captains", (1, 0, "no_cards")),
    event(
        notes.CARD_SHOWN,
        "card_shown",
        "CC-3.2",
        "card ship used captain",
        (1, ASHORE, "card_shown_ashore"),
        (2, 1, "captain_used"),
    ),
    event(notes.CARD_DOWN, "card_down", "CC-3.6", "card ship", (1, ASHORE, "card_down_ashore")),
    event(notes.CARD_LOST, "card_lost", "CC-4.1", "card ship - captain", (1, ASHORE, "card_lost_ashore")),
    event(notes.CARD_SAVED, "card_saved", "CC-4.2", "card ship port:fort captain"),
    event(notes.LANDED, "landed", "CC-6.1", "card ship port:fort captain"),
    event(notes.CAME_ABOARD, "came_aboard", "CC-6.3", "card ship port:fort captain"),
    event(notes.WENT_OVER, "went_over", "CC-5.2", "card ship prize:ship captain"),
    event(notes.ANSWERS, "answers", "CC-8.2", "card ship late captain", (2, 1, "answers_late")),
    event(notes.LETS_FIRE, "lets_fire", "CC-8.25", "seat ship"),
    event(notes.CLAIMS, "claims", "CC-8.12", "card ship - captain"),
    event(notes.LETS_BE, "lets_be", "CC-8.24", "seat ship"),
    event(notes.WAS, "was", "AD-22.7", "card - - captain"),
    event(notes.WAS_ASIDE, "was_aside", "AD-22.7", "seat - - captain"),
)


def supplement(rules: Rules, captains: Captains) -> Supplement:
    said, asked = CaptainLabels(captains), CaptainPrompts(captains)
    return Supplement(
        phrases={lang: module_of(PHRASES, lang).PHRASES for lang in LANGUAGES},
        events=EVENTS,
        names={"captain": [c.name.id for c in captains.all], "card": rules.names[: rules.number_of_ships]},
        sayings={"captain": partial(say_captain, captains), "card": say_card, "captains": say_captains},
        labels=said.by_kind(),
        skilled=said.skilled(),
        sections=dict.fromkeys((choices.LAND, choices.TAKE_ABOARD, choices.TURN_UP), "section_captains"),
        questions=asked.by_name(),
        cards=tuple(CardText(captain.name, partial(captain_text, captain)) for captain in captains.all),
        picture=picture_supplement(captains),
    )


def say_captain(captains: Captains, words: ShipWords, name: str, n: int, names: list[str]) -> Said:
    """The name of a captain, or «a captain» if he is not named (AD-19.7)."""
    return {name: called(words.lang, None if n == NOT_NAMED else captains.all[n])}


def say_captains(words: ShipWords, name: str, n: int, names: list[str]) -> Said:
    """How many."""
    return {name: words.lang.counted(n, "captains")}


def say_card(words: ShipWords, name: str, n: int, names: list[str]) -> Said:
    """A card: its owner, and the ship it was first laid under (H-6)."""
    return {name: words.thing(n), "owner": names[words.rules.scenario.berths[n].seat]}


def captain_text(captain: Captain, words: ShipWords) -> str:
    """All abilities of a captain (CC-7 – CC-10)."""
    said, lang = words.lang.cards, words.lang
    numbers = [str(n) for n, hit in enumerate(captain.hits) if hit]
    is_sure = bits_of(captain.hits) | words.rules.hits[PISTOL] == EVERY_NUMBER
    parts = [
        said["captain_fresh"].format(cells=lang.counted(captain.fresh, "cells")) if captain.fresh else "",
        said["captain_initiative"] if captain.has_initiative else "",
        said["captain_hits"].format(numbers=lang.joined(numbers)) if numbers else "",
        said["captain_no_die"] if numbers and is_sure else "",  # every number hits (CC-9.3)
        said["captain_boarding"].format(points=lang.counted(captain.boarding, "points")) if captain.boarding else "",
    ]
    return "; ".join(filter(None, parts))
