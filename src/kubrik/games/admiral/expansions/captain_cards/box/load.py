"""Loads the captains: the file that comes with Captain Cards, or a custom one in the same form."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from kubrik.games.admiral.box.files.load import ShipFileError
from kubrik.games.admiral.box.files.scenario_schema import Players
from kubrik.games.admiral.box.files.ship_build import by_die
from kubrik.games.admiral.box.files.ship_checks import GAME, SOURCES, check_hits
from kubrik.games.admiral.box.files.ship_schema import Hits
from kubrik.games.admiral.expansions.captain_cards.box.captains import Agreement, Captain, Captains
from kubrik.games.common.files.datafile import DataFile
from kubrik.games.common.files.entries import Entry, Few, Id, NamedEntry, check_ids, check_source, check_titles
from kubrik.games.common.files.errors import THE_FILE, expect, expect_value, fields_of

EXPANSION: Final = "captain_cards"
Bonus = Annotated[int, Meta(ge=1, le=9)]


class NumbersEntry(Entry):
    captains: Few


class AgreementEntry(Entry):
    scenario: Id
    players: Annotated[list[Players], Meta(min_length=1)]
    captains: Few


class CaptainEntry(NamedEntry):
    table = "captain"
    fresh: Bonus | None = None
    initiative: bool | None = None
    hits: Hits | None = None
    boarding: Bonus | None = None


class BoxEntry(Struct, forbid_unknown_fields=True):
    agreement: list[AgreementEntry]
    captain: Annotated[list[CaptainEntry], Meta(min_length=1, max_length=9)]


class CaptainFile(Struct, forbid_unknown_fields=True):
    """The contents of a captain file."""

    game: str
    expansion: str
    numbers: NumbersEntry
    box: BoxEntry


class CaptainFileError(ShipFileError):
    """The error for a captain file that can't be used. Users don't write them, so its own checks are in English."""

    expected = "a captain file"


def load_captains(path: Path | None = None) -> Captains:
    """The captains of a file; with no path, those of the expansion itself."""
    return build(CAPTAIN_FILE.load(path))


def parse_captains(text: str, where: str) -> Captains:
    """The captains written in `text`; `where` names the file in error messages."""
    return build(CAPTAIN_FILE.parse(text, where))


def check(file: CaptainFile) -> None:
    expect_value(THE_FILE, "game", file.game, GAME)
    expect_value(THE_FILE, "expansion", file.expansion, EXPANSION)
    check_ids(file.box.captain)
    check_titles(file.box.captain, SOURCES)
    for captain in file.box.captain:
        _check_captain(captain)
    _check_number("[numbers]", file.numbers, file.numbers.captains, file.box)
    _check_agreements(file.box)


def _check_captain(captain: CaptainEntry) -> None:
    """Every captain needs at least one ability; `initiative=false` would not be one."""
    expect(fields_of(captain) != [], captain.label, "he can do nothing, expected fresh, initiative, hits or boarding")
    expect(captain.initiative is not False, captain.label, "initiative is False, expected true or no such field")
    check_hits(captain.label, "hits", captain.hits or [])


def _check_agreements(box: BoxEntry) -> None:
    seen: set[tuple[str, int]] = set()
    for number, entry in enumerate(box.agreement, 1):
        label = f"agreement no. {number}"
        _check_number(label, entry, entry.captains, box)
        for players in entry.players:
            problem = f"{entry.scenario!r} with {players} players has one already, expected one"
            expect((entry.scenario, players) not in seen, label, problem)
            seen.add((entry.scenario, players))


def _check_number(label: str, entry: Entry, captains: int, box: BoxEntry) -> None:
    """Nobody can choose more than the whole set (CC-2.3)."""
    check_source(label, entry, SOURCES)
    whole = len(box.captain)
    expect(captains <= whole, label, f"captains is {captains}, expected at most {whole}, the whole set")


def build(file: CaptainFile) -> Captains:
    """Builds the captains, in the order of the file."""
    agreements = [Agreement(entry.scenario, entry.players, entry.captains) for entry in file.box.agreement]
    return Captains([_captain(*one) for one in enumerate(file.box.captain)], agreements, file.numbers.captains)


def _captain(index: int, entry: CaptainEntry) -> Captain:
    hits = by_die(entry.hits or [])
    return Captain(index, entry.name, entry.fresh or 0, bool(entry.initiative), hits, entry.boarding or 0)


PACKAGED: Final = resources.files("kubrik.games.admiral.expansions.captain_cards.box") / "data" / "captains.toml"
CAPTAIN_FILE: Final = DataFile(PACKAGED, CaptainFile, [check], CaptainFileError)
