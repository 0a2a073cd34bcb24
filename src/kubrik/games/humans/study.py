"""Tremble, Humans! in the laboratory: ships and stations are valued."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.languages import say
from kubrik.engine.stakes import Stake
from kubrik.engine.study import Part, Study
from kubrik.engine.views import View
from kubrik.games.common.files.writing import swapped_entry, without_entry
from kubrik.games.common.study import parts_of, with_cards
from kubrik.games.humans.box.files.load import read_text
from kubrik.games.humans.table import choices, notes
from kubrik.games.humans.table.choices import BUY
from kubrik.games.humans.views.structs import HumansView

ALIKE = ("type", "colour")
BATTLE = Stake(
    ("fight_or_retreat", "how_to_respond", "ship_to_boost", "ship_to_cancel"),
    frozenset({notes.BATTLE_WON, notes.LEFT_ALONE}),
    lambda note, seat: note.a == seat,
    say(
        en="you win this battle at {n} of {of} imagined tables",
        ru="вы выигрываете эту битву за {n} из {of} воображаемых столов",
    ),
    "TH-8.30",
    frozenset({choices.FIGHT, choices.PASS, choices.SHIP, choices.STATION, choices.COMPENSATION, choices.FOE}),
)
CATCH = Stake(
    ("raid_or_catch", "fight_or_flee", "army_to_skip", "help_or_stop"),
    frozenset({notes.CATCH_SUCCEEDS, notes.ARMY_WINS, notes.FLEES}),
    lambda note, seat: note.kind == notes.CATCH_SUCCEEDS and note.a == seat,
    say(
        en="the catch succeeds at {n} of {of} imagined tables",
        ru="поимка удаётся за {n} из {of} воображаемых столов",
    ),
    "TH-10.23",
    frozenset({choices.CATCH, choices.FIGHT, choices.ARMY, choices.STATION, choices.COMPENSATION, choices.SHIP}),
)


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
    stakes = (BATTLE, CATCH)

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
