"""What the page draws of Captain Cards, beside the board of Admiral."""

from __future__ import annotations

from typing import Final, get_args

from kubrik.engine.questions import questions_in
from kubrik.engine.views import Drawn
from kubrik.games.admiral.expansions.captain_cards.table import questions
from kubrik.games.admiral.expansions.captain_cards.table.choices import KINDS
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView
from kubrik.games.admiral.expansions.captain_cards.views.ways import CardPlace

DRAWN: Final = Drawn(
    types=(CardsView,),
    names={
        "AdmiralQuestion": questions_in(questions),
        "AdmiralKind": KINDS.values(),
        "AdmiralPlace": get_args(CardPlace),
    },
)
