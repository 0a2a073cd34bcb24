"""A turn may have dozens of options: they stand under headings, by what is done."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral import choices
from kubrik.games.admiral.text_labels import Labels
from kubrik.games.admiral.text_looking import cell_of
from kubrik.games.admiral.view_structs import AdmiralView

SECTIONS: Final = {
    choices.MOVE: "section_move",
    choices.TURN: "section_turn",
    choices.FIRE_AT: "section_fire",
    choices.FIRE_FORT: "section_fire",
    choices.BOARD_WITH: "section_board",
    choices.STORM_WITH: "section_board",
    choices.REPAIR: "section_port",
    choices.LOAD: "section_port",
    choices.BANK: "section_port",
}


class Menu:
    """The options of one game in one language; `more` names the headings of expansions, by the kind of choice."""

    def __init__(self, labels: Labels, more: dict[int, str]) -> None:
        self.labels: Final = labels
        self.sections: Final = SECTIONS | more

    def section(self, c: Choice) -> str:
        """Only what a turn offers has one."""
        return self.labels.say(self.sections[c.kind]) if c.kind in self.sections else ""

    def entry(self, view: AdmiralView, c: Choice) -> str:
        """Below the heading, without what that says already."""
        if c.kind in (choices.MOVE, choices.TURN):
            return self.labels.say("entry_ship", ship=self.labels.words.thing(c.a), cell=cell_of(view, c.a))
        if c.kind == choices.FIRE_AT:
            return self.labels.say("entry_fire_at", **self.labels.thing_values(view, c.a))
        if c.kind == choices.FIRE_FORT:
            fort = view.forts[c.a]
            return self.labels.say("entry_fire_fort", fort=self.labels.words.fort(c.a), loaded=fort.loaded)
        return self.labels.label(view, c)
