"""The label of every choice, which may depend on the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.admiral.table import choices, questions
from kubrik.games.admiral.views.looking import gold_at, spoils
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.fire_labels import FireLabels
from kubrik.games.admiral.words.ships import ShipWords
from kubrik.games.admiral.words.skill import TWICE_OFFERED, needs_skill

Label = Callable[["Labels", AdmiralView, Choice], str]
Skilled = Callable[["Labels", AdmiralView, Choice, str], str]  # the last argument is the label without skill

# Choices whose labels only name a ship.
OF_SHIP: Final = {choices.BOARD_WITH: "board_with", choices.STORM_WITH: "storm_with"}
PLAIN: Final = {choices.END_TURN: "end_turn", choices.RESIGN: "resign"}
UNITS: Final = {questions.HOW_MUCH_TO_LOAD.name: "load_units", questions.HOW_MUCH_TO_BANK.name: "bank_units"}


class Labels(FireLabels):
    """The labels of one table in one language; `more` are those of expansions, by the kind of choice, and `skilled` are
    those of choices that use a crew's hidden skill.
    """

    def __init__(self, words: ShipWords, names: list[str], more: dict[int, Label], skilled: dict[int, Skilled]) -> None:
        super().__init__(words, names)
        self.more: Final = more
        self.skilled: Final = skilled
        self.by_kind: Final[dict[int, Callable[[AdmiralView, Choice], str]]] = {
            choices.MOVE: self.move,
            choices.TURN: self.turn,
            choices.FIRE_AT: self.fire_at,
            choices.FIRE_FORT: self.fire_fort,
            choices.REPAIR: self.repair,
            choices.LOAD: self.load,
            choices.BANK: self.bank,
            choices.HEADING: self.heading,
            choices.ADVANCE: self.advance,
            choices.TURN_LEFT: self.turn_left,
            choices.TURN_RIGHT: self.turn_right,
            choices.STOP: self.stop,
            choices.SHOTS: self.shots,
            choices.MANNER: self.manner,
            choices.TARGET: self.target,
            choices.DEFEND: self.defend,
            choices.BURN: self.burn,
            choices.UNITS: self.units,
        }

    def label(self, view: AdmiralView, c: Choice) -> str:
        if c.kind in self.more:
            return self.more[c.kind](self, view, c)
        return self.with_skill(view, c, self.plain(view, c))

    def with_skill(self, view: AdmiralView, c: Choice, plain: str) -> str:
        """The label, marked if the choice needs skill that the crew has to reveal."""
        if c.kind in self.skilled and needs_skill(self.words.rules, view, c):
            return self.skilled[c.kind](self, view, c, plain)
        return self.say("skilled", what=plain) if c.kind in TWICE_OFFERED and c.b else plain

    def plain(self, view: AdmiralView, c: Choice) -> str:
        """The label without any skill of the crew."""
        if c.kind in PLAIN:
            return self.say(PLAIN[c.kind])
        if c.kind in OF_SHIP:
            return self.say(OF_SHIP[c.kind], ship=self.words.thing(c.a))
        return self.by_kind[c.kind](view, c)

    # ---- ports and gold (AD-15, AD-16)

    def repair(self, view: AdmiralView, c: Choice) -> str:
        ship = view.ships[c.a]
        return self.say("repair", ship=self.words.thing(c.a), strength=ship.strength, full=ship.full)

    def load(self, view: AdmiralView, c: Choice) -> str:
        here = gold_at(view, view.ships[c.a].cell or "")
        return self.say("load", ship=self.words.thing(c.a), gold=self.lang.counted(here, "gold"))

    def bank(self, view: AdmiralView, c: Choice) -> str:
        aboard = self.lang.counted(view.ships[c.a].gold, "gold")
        return self.say("bank", ship=self.words.thing(c.a), gold=aboard)

    def units(self, view: AdmiralView, c: Choice) -> str:
        gold = self.lang.counted(c.a, "gold")
        assert view.question is not None, "units answer a question"
        if view.question.asks(questions.HOW_TO_SHARE):
            return self.share(view, c, gold)
        if view.question.question not in UNITS:
            raise NotShown("no gold is moved")
        return self.say(UNITS[view.question.question], gold=gold)

    def share(self, view: AdmiralView, c: Choice, gold: str) -> str:
        """What both ships would carry after sharing (AD-14.10)."""
        both = spoils(view)
        rest = view.ships[both.winner].gold + view.ships[both.captured].gold - c.a
        return self.say(
            "share",
            ship=self.words.thing(both.captured),
            gold=gold,
            winner=self.words.thing(both.winner),
            rest=self.lang.counted(rest, "gold"),
        )
