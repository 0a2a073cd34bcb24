"""The fleets and mines of a scenario file: parses 'frigate B5 E', and checks that the ship can be there."""

from __future__ import annotations

from kubrik.engine.complaints import Said, said
from kubrik.games.admiral.box.files.scenario_classes import ships_of
from kubrik.games.admiral.box.files.scenario_map import chart_of
from kubrik.games.admiral.box.files.scenario_schema import ScenarioFile, SeaEntry
from kubrik.games.admiral.box.scenarios import Berth
from kubrik.games.admiral.box.ships import ShipClass, Ships
from kubrik.games.admiral.sea.charts import Chart
from kubrik.games.admiral.terms import DIRECTIONS, NOWHERE, REEF, SEA, TERRAIN
from kubrik.games.common.files.errors import expect, expect_known


def check_fleets(ships: Ships, file: ScenarioFile) -> None:
    """Every seat has ships, and every ship has its own cell, which it may enter (AD-3, AD-5.3)."""
    ships = ships_of(file, ships)
    for label, sea in file.box.labelled():
        seats, chart = max(sea.players), chart_of(sea, max(sea.players))
        fleets = len(sea.fleets)
        expect(fleets == seats, label, "fleets", fleets=fleets, seats=seats)
        for seat, fleet in enumerate(sea.fleets, 1):
            expect(fleet != [], label, "no_ship", seat=seat)
            for ship in fleet:
                _check_ship(said("ship_of_seat", label=label, ship=ship, seat=seat), ship, chart, ships)
        _check_cells(label, berths_of(sea, seats, chart, ships), chart)
        _check_mines(label, sea, chart, ships)


def berths_of(sea: SeaEntry, players: int, chart: Chart, ships: Ships) -> list[Berth]:
    """Where all ships start, seat by seat."""
    return [_berth(seat, ship, chart, ships) for seat in range(players) for ship in sea.fleets[seat]]


def _berth(seat: int, ship: str, chart: Chart, ships: Ships) -> Berth:
    name, cell, facing = ship.split()
    return Berth(seat, _class_named(name, ships), chart.named(cell), DIRECTIONS.index(facing))


def _class_named(id: str, ships: Ships) -> ShipClass:
    return next(entry for entry in ships.classes if entry.name.id == id)


def _check_ship(where: Said, ship: str, chart: Chart, ships: Ships) -> None:
    words = ship.split()
    expect(len(words) == 3, where, "three_words")
    name, cell, facing = words
    expect_known(where, "class", name, [entry.name.id for entry in ships.classes])
    expect_known(where, "facing", facing, DIRECTIONS)
    _check_on_board(where, cell, chart)
    _check_afloat(where, _class_named(name, ships), chart.terrain[chart.named(cell)])


def _check_on_board(where: Said, cell: str, chart: Chart) -> None:
    last = chart.name(chart.sea.cells - 1)
    expect(chart.named(cell) != NOWHERE, where, "off_board", cell=cell, last=last)


def _check_afloat(where: Said, ship_class: ShipClass, terrain: int) -> None:
    """The ship starts at sea, or on a reef if it can cross reefs (AD-3.2, AD-3.3, AD-3.4)."""
    afloat = terrain == SEA or (terrain == REEF and ship_class.crosses_reefs)
    code = "not_sea_or_reef" if ship_class.crosses_reefs else "not_sea"
    expect(afloat, where, code, terrain=said(TERRAIN[terrain]))


def _check_cells(label: Said, berths: list[Berth], chart: Chart) -> None:
    """There is one ship per cell (AD-3.10)."""
    cells = [berth.cell for berth in berths]
    for cell in cells:
        count = cells.count(cell)
        expect(count == 1, label, "crowded", ships=count, cell=chart.name(cell))


def _check_mines(label: Said, sea: SeaEntry, chart: Chart, ships: Ships) -> None:
    """Mines are at sea, one per cell, and not under a ship (AD-21.3)."""
    taken = [berth.cell for berth in berths_of(sea, max(sea.players), chart, ships)]
    for mine in sea.mines or []:
        where, cell = said("mine", label=label, mine=mine), chart.named(mine)
        _check_on_board(where, mine, chart)
        terrain = chart.terrain[cell]
        expect(terrain == SEA, where, "not_sea", terrain=said(TERRAIN[terrain]))
        expect(cell not in taken, where, "mine_taken")
        taken.append(cell)
