"""What the page draws the board of Admiral from."""

from __future__ import annotations

from typing import Final, get_args

from kubrik.engine.questions import questions_in
from kubrik.engine.views import Drawn
from kubrik.games.admiral.table import questions
from kubrik.games.admiral.table.choices import KINDS, MANNERS
from kubrik.games.admiral.views.furniture import AdmiralFurniture
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.ways import PlaceKind

DRAWN: Final = Drawn(
    types=(AdmiralView, AdmiralFurniture),
    names={
        "AdmiralQuestion": questions_in(questions),
        "AdmiralKind": [*KINDS.values(), *MANNERS],
        "AdmiralPlace": get_args(PlaceKind),
    },
)
