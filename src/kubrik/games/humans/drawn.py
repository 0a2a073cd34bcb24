"""What the page draws the board of Tremble, Humans! from."""

from __future__ import annotations

from typing import Final, get_args

from kubrik.engine.questions import questions_in
from kubrik.engine.views import Drawn
from kubrik.games.humans.table import questions
from kubrik.games.humans.table.choices import KINDS
from kubrik.games.humans.views.furniture import HumansFurniture
from kubrik.games.humans.views.structs import HumansView
from kubrik.games.humans.views.ways import PlaceKind

DRAWN: Final = Drawn(
    types=(HumansView, HumansFurniture),
    names={
        "HumansQuestion": questions_in(questions),
        "HumansKind": KINDS.values(),
        "HumansPlace": get_args(PlaceKind),
    },
)
