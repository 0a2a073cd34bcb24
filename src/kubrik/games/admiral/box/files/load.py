"""Loads ships and scenarios of Admiral: the files that come with the game, or custom ones in the same form."""

from __future__ import annotations

from functools import lru_cache, partial
from importlib import resources
from pathlib import Path
from typing import Final

from kubrik.games.admiral.box.files.scenario_build import build_scenario, numbers_of_players
from kubrik.games.admiral.box.files.scenario_checks import check_entries
from kubrik.games.admiral.box.files.scenario_classes import check_classes, ships_of
from kubrik.games.admiral.box.files.scenario_fleets import check_fleets
from kubrik.games.admiral.box.files.scenario_map import check_maps
from kubrik.games.admiral.box.files.scenario_schema import ScenarioFile
from kubrik.games.admiral.box.files.scenario_ways import check_ways
from kubrik.games.admiral.box.files.ship_build import build_ships
from kubrik.games.admiral.box.files.ship_checks import check_ships
from kubrik.games.admiral.box.files.ship_schema import ShipFile
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.common.files.datafile import DataFile, DataFileError, digest
from kubrik.games.common.files.errors import FILES, EntryError

__all__ = [
    "SCENARIOS",
    "SHIP_FILE",
    "ScenarioFileError",
    "ShipFileError",
    "digest",
    "load_scenario",
    "load_ships",
    "parse_scenario",
    "parse_ships",
    "players_of",
    "scenario_file",
    "ships_in",
]


WORDS: Final = "kubrik.games.admiral.words.{lang}.complaints"


class ShipFileError(DataFileError):
    """A ship file that cannot be used."""

    tables = (FILES, WORDS)
    expected = "ship_file"


class ScenarioFileError(DataFileError):
    """A scenario file that cannot be used, or not with this number of players."""

    tables = (FILES, WORDS)
    expected = "scenario_file"


DATA: Final = resources.files("kubrik.games.admiral.box") / "data"
SHIP_FILE: Final = DataFile(DATA / "ships.toml", ShipFile, [check_ships], ShipFileError)
SCENARIOS: Final = ["duel", "gold_run", "fleet_battle"]  # the scenarios that come with the game


def load_ships(path: Path | None = None) -> Ships:
    """The ships of a file; without a path, those of the game itself."""
    return build_ships(SHIP_FILE.load(path))


def parse_ships(text: str, where: str) -> Ships:
    """The ships written in `text`; `where` names the file in error messages."""
    return build_ships(SHIP_FILE.parse(text, where))


def scenario_file(id: str, ships: Ships) -> DataFile[ScenarioFile]:
    """The file of one of SCENARIOS, also used to parse custom ones; its classes must be among `ships`."""
    with_ships = [partial(check_classes, ships), partial(check_fleets, ships), partial(check_ways, ships)]
    packaged = DATA / "scenarios" / f"{id}.toml"
    return DataFile(packaged, ScenarioFile, [check_entries, check_maps, *with_ships], ScenarioFileError)


def load_scenario(id: str, players: int, ships: Ships) -> Scenario:
    """One of SCENARIOS, for this number of players."""
    return parse_scenario(scenario_file(id, ships).text(), f"{id}.toml", players, ships)


def parse_scenario(text: str, where: str, players: int, ships: Ships) -> Scenario:
    """The scenario written in `text`, for this number of players; `where` names the file in error messages."""
    file = _parsed(text, where, ships)
    try:
        return build_scenario(file, players, ships_of(file, ships))
    except EntryError as wrong:
        raise ScenarioFileError.about(where, wrong.said) from wrong


def ships_in(text: str, ships: Ships) -> Ships:
    """The ships that sail in the scenario written in `text`."""
    return ships_of(_parsed(text, "given_scenario", ships), ships)


def players_of(text: str, ships: Ships) -> list[int]:
    """The numbers of players with which the scenario written in `text` can be played."""
    return numbers_of_players(_parsed(text, "given_scenario", ships))


@lru_cache(maxsize=8)
def _parsed(text: str, where: str, ships: Ships) -> ScenarioFile:
    """The parsed scenario; cached because a set-up is first checked and then built."""
    return scenario_file(SCENARIOS[0], ships).parse(text, where)
