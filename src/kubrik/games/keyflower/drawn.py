"""What the page draws the board of Keyflower from."""

from __future__ import annotations

from typing import Final, get_args

from kubrik.engine.questions import questions_in
from kubrik.engine.views import Drawn
from kubrik.games.keyflower.table import questions
from kubrik.games.keyflower.table.choices import KINDS
from kubrik.games.keyflower.views.furniture import KeyflowerFurniture
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.views.ways import PlaceKind

DRAWN: Final = Drawn(
    types=(KeyflowerView, KeyflowerFurniture),
    names={
        "KeyflowerQuestion": questions_in(questions),
        "KeyflowerKind": KINDS.values(),
        "KeyflowerPlace": get_args(PlaceKind),
    },
)
