"""The stable names that records use for what notes are about."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.records import Names
from kubrik.games.humans.box.cards import COLOURS, Cards

DECKS: Final = ["ships", "armies", "compensations"]


def stable_names(cards: Cards) -> Names:
    """The stable names by type; cards of the ship decks are named with the colour of their back: «blue jammer»."""
    return {
        "deck": DECKS,
        "card": [f"{COLOURS[card.colour]} {card.name.id}" for card in cards.deck],
        "city": [card.name.id for card in cards.cities],
        "ship": [card.name.id for card in cards.ships],
        "station": [card.name.id for card in cards.stations],
        "army": [card.name.id for card in cards.armies],
        "mission": [card.name.id for card in cards.missions],
        "compensation": [card.name.id for card in cards.compensations],
    }
