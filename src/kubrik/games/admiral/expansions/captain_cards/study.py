"""Captain Cards in the laboratory: a captain can be left in his box."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.study import Part, Study
from kubrik.engine.views import View
from kubrik.games.admiral.expansions.captain_cards.box.load import CAPTAIN_FILE
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.choices import ASSIGN
from kubrik.games.common.study import parts_of


class CaptainsStudy(Study):
    """A captain is taken by putting him aboard a ship, and used by turning him up or answering with him."""

    kept = frozenset({notes.CARD_SHOWN, notes.ANSWERS, notes.WAS})
    taking = frozenset({ASSIGN})
    uses = ("card_shown", "answers")

    def parts(self, setup: Setup) -> list[Part]:
        return parts_of(CAPTAIN_FILE.text(), ("captain",))

    def taken(self, view: View, choice: Choice) -> tuple[str, ...]:
        return (choice.name.split()[0],)
