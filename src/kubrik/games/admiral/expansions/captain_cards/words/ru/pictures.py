"""The words of the captains' cards in the picture, in Russian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "cards_of": "{card} с {ship}",
    "cards_ashore": "на берегу: {cards}",
    "cards_out": "капитаны вне игры: {cards}",
    "cards_hand": "капитаны на руках: {cards}",
    "cards_aside": "отложенные капитаны: {cards}",
}
