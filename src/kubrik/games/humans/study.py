"""Tremble, Humans! in the laboratory: ships and stations are valued."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.study import Part, Study
from kubrik.engine.views import View
from kubrik.games.common.files.writing import swapped_entry, without_entry
from kubrik.games.common.study import parts_of, with_cards
from kubrik.games.humans.box.files.load import read_text
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.choices import BUY
from kubrik.games.humans.views.structs import HumansView

ALIKE = ("type", "colour")


class HumansStudy(Study):
    """What is bought: two cards are drawn a turn, and each may be taken or left."""

    turn = notes.TURN_BEGINS
    kept = frozenset({
        notes.TURN_BEGINS, notes.SHIP_BOUGHT, notes.STATION_BOUGHT, notes.SHIP_TURNED_UP, notes.STATION_USED,
        notes.COMPENSATION_USED, notes.SHIP_LOST,
    })  # fmt: skip
    taking = frozenset({BUY})
    gains = ("ship_bought", "station_bought")
    uses = ("ship_turned_up", "station_used")

    def text(self, setup: Setup) -> str:
        return setup.cards or read_text()

    def parts(self, setup: Setup) -> list[Part]:
        return parts_of(self.text(setup), ("ship", "station"))

    def without(self, setup: Setup, part: str) -> Setup | None:
        return with_cards(setup, without_entry(self.text(setup), part))

    def swapped(self, setup: Setup, part: str) -> Setup | None:
        return with_cards(setup, swapped_entry(self.text(setup), part, ALIKE, "price"))

    def taken(self, view: View, choice: Choice) -> tuple[str, ...]:
        """The drawn cards that this purchase takes: bit 1 the first, bit 2 the second."""
        assert isinstance(view, HumansView)
        drawn = view.own.drawn if view.own is not None else ()
        return tuple(id for i, id in enumerate(drawn) if choice.a >> i & 1)
