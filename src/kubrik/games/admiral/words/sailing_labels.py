"""The labels of moves and turns (AD-8, AD-20.4), and what labels tell about a ship or fort."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.admiral.sea.gauge import NO_WIND, cost_of_turn, deviation
from kubrik.games.admiral.table.questions import WHICH_HEADING
from kubrik.games.admiral.terms import DIRECTIONS, NOWHERE, OPPOSITE, SECTORS
from kubrik.games.admiral.views.looking import cell_of, course, flag_of, slowing_wind, strength_of
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.ships import ShipWords
from kubrik.games.admiral.words.words import Noun

Values = dict[str, str | int | Noun]
SECTOR: Final = 360 // SECTORS  # degrees


class SailingLabels:
    """The labels of moves and turns; each gets the view and the choice. `names` are those of the players."""

    def __init__(self, words: ShipWords, names: list[str]) -> None:
        self.words: Final = words
        self.names: Final = names
        self.lang: Final = words.lang

    def say(self, key: str, **values: str | int | Noun) -> str:
        return self.lang.labels[key].format(**values)

    def thing_values(self, view: AdmiralView, thing: int) -> Values:
        """A thing's name, owner, cell and strength."""
        return {
            "thing": self.words.thing(thing),
            "whose": self.whose(flag_of(view, thing)),
            "cell": cell_of(view, thing),
            "strength": self.words.strength(thing, strength_of(view, thing)),
        }

    def whose(self, flag: int | None) -> str:
        """The owner's name; a fort may have no owner (AD-9.2)."""
        return self.lang.words["of_nobody"] if flag is None else self.names[flag]

    def direction(self, name: str) -> str:
        return self.words.direction(DIRECTIONS.index(name))

    # ---- what to do

    def move(self, view: AdmiralView, c: Choice) -> str:
        return self.say("move", ship=self.words.thing(c.a), cell=cell_of(view, c.a))

    def turn(self, view: AdmiralView, c: Choice) -> str:
        facing = self.direction(view.ships[c.a].facing or DIRECTIONS[0])
        return self.say("turn", ship=self.words.thing(c.a), facing=facing)

    # ---- how

    def heading(self, view: AdmiralView, c: Choice) -> str:
        """A heading, with its angle to the wind if that matters (AD-7.6); turning in place has different costs."""
        direction, wind = self.words.direction(c.a), slowing_wind(view)
        if wind == NO_WIND or view.question is None or not view.question.asks(WHICH_HEADING):
            return self.say("heading", direction=direction)
        return self.say("heading_in_wind", direction=direction, wind=self.off_wind(deviation(c.a, wind)))

    def off_wind(self, k: int) -> str:
        """By how much a heading differs from straight down the wind."""
        words = self.lang.words
        if k in (0, OPPOSITE):
            return words["into_wind" if k else "down_wind"]
        return words["off_wind"].format(degrees=k * SECTOR)

    def advance(self, view: AdmiralView, c: Choice) -> str:
        """The label for moving to the next cell ahead (AD-8.6)."""
        under_way, chart = course(view), self.words.rules.chart
        here = chart.named(cell_of(view, under_way.ship))
        ahead = chart.sea.beside[here * len(DIRECTIONS) + DIRECTIONS.index(under_way.heading)]
        if ahead == NOWHERE:
            raise NotShown("the chart ends there")
        return self.say("advance", cell=chart.name(ahead))

    def turn_left(self, view: AdmiralView, c: Choice) -> str:
        return self.turned(view, "turn_left", -1)

    def turn_right(self, view: AdmiralView, c: Choice) -> str:
        return self.turned(view, "turn_right", 1)

    def turned(self, view: AdmiralView, key: str, sectors: int) -> str:
        """A turn, with its cost (AD-8.11, AD-8.12)."""
        old = DIRECTIONS.index(course(view).heading)
        new = (old + sectors) % len(DIRECTIONS)
        cost = cost_of_turn(old, new, slowing_wind(view))
        said = self.lang.words["costs" if cost else "free"].format(cells=self.lang.counted(cost, "cells"))
        return self.say(key, direction=self.words.direction(new), cost=said)

    def stop(self, view: AdmiralView, c: Choice) -> str:
        return self.say("stop", cell=cell_of(view, course(view).ship))
