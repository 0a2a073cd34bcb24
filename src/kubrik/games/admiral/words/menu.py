"""The menu of a turn, which may have dozens of options: they are grouped under headings, by action."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral.table import choices
from kubrik.games.admiral.views.looking import cell_of
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.structs_odds import FightView
from kubrik.games.admiral.words.labels import Labels

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
    """The options of one table in one language; `more` names the headings of expansions, by the kind of choice."""

    def __init__(self, labels: Labels, more: dict[int, str]) -> None:
        self.labels: Final = labels
        self.sections: Final = SECTIONS | more

    def section(self, c: Choice) -> str:
        """The heading of a choice; only the actions of a turn have one."""
        return self.labels.say(self.sections[c.kind]) if c.kind in self.sections else ""

    def entry(self, view: AdmiralView, c: Choice) -> str:
        """The text below the heading, without repeating it."""
        if c.kind in (choices.MOVE, choices.TURN):
            return self.labels.with_skill(view, c, self.ship(view, c.a))
        if c.kind == choices.FIRE_AT:
            odds = self.labels.odds_at(view, c.a)
            return self.labels.say("entry_fire_at", odds=odds, **self.labels.thing_values(view, c.a))
        if c.kind == choices.FIRE_FORT:
            return self.fire_fort(view, c)
        what = self.labels.label(view, c)
        return self.against(view, c, what) if c.kind in HAND_TO_HAND else what

    def ship(self, view: AdmiralView, ship: int) -> str:
        """A ship, with its facing if ships keep theirs and must go ahead (AD-20.1, AD-20.2)."""
        name, cell, facing = self.labels.words.thing(ship), cell_of(view, ship), view.ships[ship].facing
        if facing is None:
            return self.labels.say("entry_ship", ship=name, cell=cell)
        return self.labels.say("entry_ship_facing", ship=name, cell=cell, facing=self.labels.direction(facing))

    def fire_fort(self, view: AdmiralView, c: Choice) -> str:
        fort, loaded = self.labels.words.fort(c.a), view.forts[c.a].loaded
        odds = self.labels.odds_from(view, len(view.ships) + c.a)
        return self.labels.say("entry_fire_fort", fort=fort, loaded=loaded, odds=odds)

    def against(self, view: AdmiralView, c: Choice, what: str) -> str:
        """The label with all enemies beside the ship: if there is only one, no question follows."""
        assert view.own is not None, "only players fight"
        beside = [f for f in view.own.fights if f.ship == c.a and f.enemy in HAND_TO_HAND[c.kind](view)]
        others = [self.other(c, fight) for fight in beside]
        return self.labels.say("entry_beside", what=what, others=self.labels.lang.joined(others))

    def other(self, c: Choice, fight: FightView) -> str:
        """An enemy, with the points of both sides if they count."""
        enemy = self.labels.words.thing(fight.enemy)
        if c.kind == choices.BURN:
            return str(enemy)
        return self.labels.say("entry_rival", thing=enemy, odds=self.labels.rivals(fight, False))
