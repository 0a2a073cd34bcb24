"""What each game's boards are drawn from: its view, and what lies in its box."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.view import CardsView
from kubrik.games.admiral.furniture import AdmiralFurniture
from kubrik.games.admiral.view_structs import AdmiralView
from kubrik.games.humans.furniture import HumansFurniture
from kubrik.games.humans.view_structs import HumansView
from kubrik.games.keyflower.furniture import KeyflowerFurniture
from kubrik.games.keyflower.view_structs import KeyflowerView

TYPES: Final[dict[str, tuple[type, ...]]] = {
    "humans": (HumansView, HumansFurniture),
    "keyflower": (KeyflowerView, KeyflowerFurniture),
    "admiral": (AdmiralView, CardsView, AdmiralFurniture),
}
