"""Admiral in the laboratory: the classes of ships a fleet begins with are valued, and what its expansions bring."""

from __future__ import annotations

import tomllib
from typing import Final

from msgspec.structs import replace

from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.languages import say
from kubrik.engine.stakes import Stake
from kubrik.engine.study import Part, Study
from kubrik.engine.views import View
from kubrik.games.admiral.box.files.chosen import scenario_text
from kubrik.games.admiral.box.files.load import SHIP_FILE
from kubrik.games.admiral.table import choices, notes
from kubrik.games.common.files.writing import written
from kubrik.games.common.study import parts_of

KEPT: Final = frozenset({
    notes.ROUND_BEGINS, notes.SUNK, notes.CAPTURED, notes.FORT_TAKEN, notes.BANKED, notes.LIMIT, notes.VICTORY,
})  # fmt: skip
SHOTS: Final = Stake(
    ("what_to_do", "how_many_shots", "which_manner", "which_target"),
    frozenset({notes.SHOT, notes.SALVO_FIRED}),
    lambda note, seat: note.d > 0,
    say(en="something hits at {n} of {of} imagined tables", ru="попадание есть за {n} из {of} воображаемых столов"),
    "AD-10.4",
    frozenset({choices.FIRE_AT, choices.FIRE_FORT, choices.SHOTS, choices.MANNER, choices.TARGET}),
)
BOARDING: Final = Stake(
    ("what_to_do", "whom_to_board"),
    frozenset({notes.CAPTURED, notes.BEATEN_OFF}),
    lambda note, seat: note.kind == notes.CAPTURED and note.b == seat,
    say(
        en="you take the ship at {n} of {of} imagined tables", ru="вы берёте корабль за {n} из {of} воображаемых столов"
    ),
    "AD-14.8",
    frozenset({choices.BOARD_WITH, choices.TARGET}),
)
DEFENCE: Final = Stake(
    ("how_to_defend",),
    frozenset({notes.CAPTURED, notes.BEATEN_OFF}),
    lambda note, seat: note.kind == notes.BEATEN_OFF or note.b == seat,
    say(
        en="your ship holds out at {n} of {of} imagined tables",
        ru="ваш корабль отбивается за {n} из {of} воображаемых столов",
    ),
    "AD-14.7",
)
STORMING: Final = Stake(
    ("what_to_do", "which_fort"),
    frozenset({notes.FORT_TAKEN, notes.STORM_BEATEN}),
    lambda note, seat: note.kind == notes.FORT_TAKEN and note.b == seat,
    say(en="you take the fort at {n} of {of} imagined tables", ru="вы берёте форт за {n} из {of} воображаемых столов"),
    "AD-17.7",
    frozenset({choices.STORM_WITH, choices.TARGET}),
)


class AdmiralStudy(Study):
    """A ship can be left at home; a turn of the statistics is a round."""

    turn = notes.ROUND_BEGINS
    ends = ("victory", "limit")
    stakes = (SHOTS, BOARDING, DEFENCE, STORMING)

    def __init__(self, brought: dict[str, Study]) -> None:
        """`brought` says what the laboratory may ask of each expansion."""
        self.brought: Final = brought
        every = brought.values()
        self.kept = KEPT.union(*(study.kept or () for study in every))
        self.taking = frozenset().union(*(study.taking for study in every))
        self.uses = tuple(use for study in every for use in study.uses)

    def text(self, setup: Setup) -> str:
        return scenario_text(setup)

    def parts(self, setup: Setup) -> list[Part]:
        seas = tomllib.loads(scenario_text(setup))["box"]["sea"]
        here = {ship.split()[0] for sea in seas for fleet in sea["fleets"] for ship in fleet}
        ships = [part for part in parts_of(SHIP_FILE.text(), ("ship",)) if part.id in here]
        return ships + [part for name in setup.expansions for part in self.brought[name].parts(setup)]

    def lacking(self, setup: Setup, part: str, seat: int) -> Setup | None:
        """One ship of the class fewer, in one fleet."""
        file = tomllib.loads(scenario_text(setup))
        for sea in file["box"]["sea"]:
            if setup.seats in sea["players"] and drop(sea["fleets"][seat], part):
                options = {name: value for name, value in setup.options.items() if name != "scenario"}
                return replace(setup, cards=written(file), options=options)
        return None

    def taken(self, view: View, choice: Choice) -> tuple[str, ...]:
        brought = [study for study in self.brought.values() if choice.kind in study.taking]
        return tuple(part for study in brought for part in study.taken(view, choice))


def drop(fleet: list[str], ship: str) -> bool:
    """Removes the first ship of a class, unless she is alone."""
    found = [place for place in fleet if place.split()[0] == ship]
    if not found or len(fleet) == 1:
        return False
    fleet.remove(found[0])
    return True
