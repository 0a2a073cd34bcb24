"""What each game's boards are drawn from: its view, what lies in its box, and the names it has for what is asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, get_args

from kubrik.engine.questions import questions_in
from kubrik.games.admiral.expansions.captain_cards.table import questions as card_questions
from kubrik.games.admiral.expansions.captain_cards.table.choices import KINDS as CARD_KINDS
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView
from kubrik.games.admiral.expansions.captain_cards.views.ways import CardPlace
from kubrik.games.admiral.table import questions as admiral_questions
from kubrik.games.admiral.table.choices import KINDS as ADMIRAL_KINDS
from kubrik.games.admiral.table.choices import MANNERS
from kubrik.games.admiral.views.furniture import AdmiralFurniture
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.ways import PlaceKind as AdmiralPlace
from kubrik.games.humans.table import questions as humans_questions
from kubrik.games.humans.table.choices import KINDS as HUMANS_KINDS
from kubrik.games.humans.views.furniture import HumansFurniture
from kubrik.games.humans.views.structs import HumansView
from kubrik.games.humans.views.ways import PlaceKind as HumansPlace
from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import KINDS as GHOST_KINDS
from kubrik.games.keyflower.table import questions as keyflower_questions
from kubrik.games.keyflower.table.choices import KINDS as KEYFLOWER_KINDS
from kubrik.games.keyflower.views.furniture import KeyflowerFurniture
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.views.ways import PlaceKind as KeyflowerPlace

TYPES: Final[dict[str, tuple[type, ...]]] = {
    "humans": (HumansView, HumansFurniture),
    "keyflower": (KeyflowerView, KeyflowerFurniture),
    "admiral": (AdmiralView, CardsView, AdmiralFurniture),
}
# Questions, kinds of choices and kinds of places, by their names.
NAMES: Final[dict[str, dict[str, Collection[str]]]] = {
    "humans": {
        "HumansQuestion": questions_in(humans_questions),
        "HumansKind": HUMANS_KINDS.values(),
        "HumansPlace": get_args(HumansPlace),
    },
    "keyflower": {
        "KeyflowerQuestion": questions_in(keyflower_questions),
        "KeyflowerKind": [*KEYFLOWER_KINDS.values(), *GHOST_KINDS.values()],
        "KeyflowerPlace": get_args(KeyflowerPlace),
    },
    "admiral": {
        "AdmiralQuestion": [*questions_in(admiral_questions), *questions_in(card_questions)],
        "AdmiralKind": [*ADMIRAL_KINDS.values(), *MANNERS, *CARD_KINDS.values()],
        "AdmiralPlace": [*get_args(AdmiralPlace), *get_args(CardPlace)],
    },
}
