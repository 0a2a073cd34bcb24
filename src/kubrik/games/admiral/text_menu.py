"""A turn may have dozens of options: they stand under headings, by what is done."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral import choices
from kubrik.games.admiral.text_labels import Labels
from kubrik.games.admiral.text_looking import cell_of, is_hostile
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


def ships(view: AdmiralView) -> range:
    return range(len(view.ships))


def forts(view: AdmiralView) -> range:
    return range(len(view.ships), len(view.ships) + len(view.forts))


HAND_TO_HAND: Final = {choices.BOARD_WITH: ships, choices.STORM_WITH: forts, choices.BURN: ships}


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
        what = self.labels.label(view, c)
        return self.against(view, c, what) if c.kind in HAND_TO_HAND else what

    def against(self, view: AdmiralView, c: Choice, what: str) -> str:
        """With all who are beside the ship: if it is one, nobody asks whom."""
        words = self.labels.words
        beside = [thing for thing in HAND_TO_HAND[c.kind](view) if self.touch(view, c.a, thing)]
        others = [str(words.thing(thing)) for thing in beside if is_hostile(view, thing)]
        return self.labels.say("entry_beside", what=what, others=self.labels.lang.joined(others))

    def touch(self, view: AdmiralView, ship: int, thing: int) -> bool:
        chart = self.labels.words.rules.chart
        here, there = cell_of(view, ship), cell_of(view, thing)
        return there != "" and chart.sea.touch(chart.named(here), chart.named(there))
