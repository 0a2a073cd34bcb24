"""The words of the captains' cards in the picture, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "cards_of": "{card} from {ship}",
    "cards_ashore": "ashore: {cards}",
    "cards_out": "captains out of the game: {cards}",
    "cards_hand": "captains in hand: {cards}",
    "cards_aside": "captains set aside: {cards}",
}
