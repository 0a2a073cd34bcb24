"""The map of a scenario file: its letters, its forts and harbours, and the chart made from them."""

from __future__ import annotations

from typing import Final

from kubrik.engine.complaints import Said
from kubrik.games.admiral.box.files.scenario_schema import ScenarioFile, SeaEntry
from kubrik.games.admiral.sea.charts import Chart, Port
from kubrik.games.admiral.terms import FORT, ISLAND, NOBODY, REEF, SEA
from kubrik.games.common.files.errors import expect

# The legend, as on the maps of the rulebook (AD-3).
PLAIN: Final = {".": SEA, "#": ISLAND, "^": REEF, "$": SEA}
FORTS: Final = "1234"
HARBOURS: Final = "abcd"


def check_maps(file: ScenarioFile) -> None:
    for label, sea in file.box.labelled():
        _check_rows(label, sea.map)
        _check_letters(label, sea.map)
        _check_ports(label, sea)


def chart_of(sea: SeaEntry, players: int) -> Chart:
    """The chart; forts of seats that don't play are islands, and their harbours are sea."""
    letters = "".join(sea.map)
    terrain = [_terrain(letter, players) for letter in letters]
    harbours = [_seat(HARBOURS, letter, players) for letter in letters]
    gold = [(sea.pile or 0) * (letter == "$") for letter in letters]
    return Chart(len(sea.map[0]), len(sea.map), terrain, harbours, gold, _ports(letters, harbours, players))


def _ports(letters: str, harbours: list[int], players: int) -> list[Port]:
    """The ports of the seats that have a fort."""
    return [
        Port(seat, letters.index(fort), [cell for cell, owner in enumerate(harbours) if owner == seat])
        for seat, fort in enumerate(FORTS[:players])
        if fort in letters
    ]


def _terrain(letter: str, players: int) -> int:
    if letter in FORTS:
        return FORT if letter in FORTS[:players] else ISLAND
    return PLAIN.get(letter, SEA)


def _seat(letters: str, letter: str, players: int) -> int:
    return letters.index(letter) if letter in letters[:players] else NOBODY


def _check_rows(label: Said, rows: list[str]) -> None:
    """All rows have the same length (AD-2.1)."""
    columns = len(rows[0])
    for number, row in enumerate(rows, 1):
        expect(len(row) == columns, label, "row_cells", row=number, cells=len(row), columns=columns)


def _check_letters(label: Said, rows: list[str]) -> None:
    known = [*PLAIN, *FORTS, *HARBOURS]
    for number, row in enumerate(rows, 1):
        for letter in row:
            expect(letter in known, label, "row_letter", row=number, letter=letter, known=known)


def _check_ports(label: Said, sea: SeaEntry) -> None:
    """A seat has one fort or none (AD-3.6), and without one no port (AD-3.13)."""
    letters, seats = "".join(sea.map), max(sea.players)
    for seat, (fort, harbour) in enumerate(zip(FORTS, HARBOURS), 1):
        forts, used = letters.count(fort), fort in letters or harbour in letters
        expect(forts <= 1, label, "forts", seat=seat, forts=forts)
        expect(forts == 1 or harbour not in letters, label, "harbour_alone", harbour=harbour, fort=fort)
        expect(seat <= seats or not used, label, "fort_of_nobody", seat=seat, seats=seats)
