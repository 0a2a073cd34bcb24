"""Keyflower in the laboratory: the tiles that are auctioned are valued."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.study import Part, Study
from kubrik.engine.views import View
from kubrik.games.common.files.writing import swapped_entry, without_entry
from kubrik.games.common.study import parts_of, with_cards
from kubrik.games.keyflower.box.files.load import TILE_FILE
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import BID

SEASONS = ("spring", "summer", "summer_boat", "autumn", "winter")


class KeyflowerStudy(Study):
    """A tile is got by bidding for it; a turn of the statistics is a season."""

    turn = notes.SEASON_BEGINS
    kept = frozenset({
        notes.SEASON_BEGINS, notes.TILE_LAID, notes.TILE_WON, notes.TILE_UNSOLD, notes.USES, notes.UPGRADED,
        notes.TILE_SCORED, notes.BOAT_TAKEN,
    })  # fmt: skip
    taking = frozenset({BID})
    gains = ("tile_won",)
    uses = ("uses", "upgraded", "tile_scored")

    def text(self, setup: Setup) -> str:
        return setup.cards or TILE_FILE.text()

    def parts(self, setup: Setup) -> list[Part]:
        return parts_of(self.text(setup), SEASONS)

    def without(self, setup: Setup, part: str) -> Setup | None:
        return with_cards(setup, without_entry(self.text(setup), part))

    def swapped(self, setup: Setup, part: str) -> Setup | None:
        return with_cards(setup, swapped_entry(self.text(setup), part, (), "points"))

    def taken(self, view: View, choice: Choice) -> tuple[str, ...]:
        return (choice.name.split(" ", 1)[1],)
