"""What the page draws the board of Admiral from, with that of Captain Cards."""

from __future__ import annotations

from typing import Final, get_args

from kubrik.engine.questions import questions_in
from kubrik.engine.views import Drawn
from kubrik.games.admiral.expansions.captain_cards.table import questions as card_questions
from kubrik.games.admiral.expansions.captain_cards.table.choices import KINDS as CARD_KINDS
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView
from kubrik.games.admiral.expansions.captain_cards.views.ways import CardPlace
from kubrik.games.admiral.table import questions
from kubrik.games.admiral.table.choices import KINDS, MANNERS
from kubrik.games.admiral.views.furniture import AdmiralFurniture
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.ways import PlaceKind

DRAWN: Final = Drawn(
    types=(AdmiralView, CardsView, AdmiralFurniture),
    names={
        "AdmiralQuestion": [*questions_in(questions), *questions_in(card_questions)],
        "AdmiralKind": [*KINDS.values(), *MANNERS, *CARD_KINDS.values()],
        "AdmiralPlace": [*get_args(PlaceKind), *get_args(CardPlace)],
    },
)
