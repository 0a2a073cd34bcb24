"""What each game's boards are drawn from: its view, and what lies in its box."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView
from kubrik.games.admiral.views.furniture import AdmiralFurniture
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.humans.views.furniture import HumansFurniture
from kubrik.games.humans.views.structs import HumansView
from kubrik.games.keyflower.views.furniture import KeyflowerFurniture
from kubrik.games.keyflower.views.structs import KeyflowerView

TYPES: Final[dict[str, tuple[type, ...]]] = {
    "humans": (HumansView, HumansFurniture),
    "keyflower": (KeyflowerView, KeyflowerFurniture),
    "admiral": (AdmiralView, CardsView, AdmiralFurniture),
}
