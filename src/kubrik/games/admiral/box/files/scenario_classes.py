"""The classes of ships that a scenario file writes anew, in place of those of the ship file."""

from __future__ import annotations

from kubrik.games.admiral.box.files.scenario_schema import ScenarioFile
from kubrik.games.admiral.box.files.ship_build import with_classes
from kubrik.games.admiral.box.files.ship_checks import SOURCES
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.common.files.entries import check_ids, check_titles
from kubrik.games.common.files.errors import expect_known, expect_value


def check_classes(ships: Ships, file: ScenarioFile) -> None:
    """Each is a class of the ship file, with the letter it has there."""
    letters = {old.name.id: old.letter for old in ships.classes}
    check_ids(file.box.ship)
    check_titles(file.box.ship, SOURCES)
    for entry in file.box.ship:
        expect_known(entry.label, "id", entry.id, list(letters))
        expect_value(entry.label, "letter", entry.letter, letters[entry.id])


def ships_of(file: ScenarioFile, ships: Ships) -> Ships:
    """The ships that sail in this scenario."""
    return with_classes(ships, file.box.ship)
