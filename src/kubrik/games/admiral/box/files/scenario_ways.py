"""Where the ships of a scenario can go, and whether that is enough: for ports, gold, forts and enemies.

Each sea is checked for each of its numbers of players, because forts of those who don't play are islands.
"""

from __future__ import annotations

from kubrik.engine.complaints import Said, said
from kubrik.games.admiral.box.files.scenario_checks import counts_gold
from kubrik.games.admiral.box.files.scenario_classes import ships_of
from kubrik.games.admiral.box.files.scenario_fleets import berths_of
from kubrik.games.admiral.box.files.scenario_map import chart_of
from kubrik.games.admiral.box.files.scenario_schema import ScenarioFile, SeaEntry
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.admiral.sea.charts import Chart
from kubrik.games.admiral.sea.waters import steps_on
from kubrik.games.admiral.terms import BY_ELIMINATION, BY_HOLDING, NOWHERE, SECTORS, VICTORIES
from kubrik.games.common.files.errors import expect


def check_ways(ships: Ships, file: ScenarioFile) -> None:
    ships = ships_of(file, ships)
    for label, sea in file.box.labelled():
        for place, players in enumerate(sea.players):
            ways = Ways(said("with_players", label=label, players=players), sea, players, ships)
            ways.check_ports()
            if counts_gold(file.scenario):
                ways.check_gold(sea.goal[place] if sea.goal else 1)
            if VICTORIES[BY_HOLDING] in file.scenario.victory:
                ways.check_forts()
            if file.scenario.victory == [VICTORIES[BY_ELIMINATION]]:
                ways.check_enemies()


def sides_of(sea: SeaEntry, players: int) -> list[int]:
    """The side of each seat; without alliances every seat is its own side (AD-18.1)."""
    if sea.sides is None:
        return list(range(players))
    return [next(side for side, seats in enumerate(sea.sides) if seat + 1 in seats) for seat in range(players)]


class Parts:
    """The separate parts of a sea for one kind of ship; each is found when it is first needed."""

    def __init__(self, chart: Chart, crosses_reefs: bool) -> None:
        self.steps = steps_on(chart.sea, crosses_reefs)
        self.parts: list[set[int]] = []

    def around(self, cell: int) -> set[int]:
        """All cells a ship can ever reach if nobody is in its way; it can also return from each of them."""
        for part in self.parts:
            if cell in part:
                return part
        self.parts.append(reached(self.steps, cell))
        return self.parts[-1]


def reached(steps: list[int], cell: int) -> set[int]:
    """The cells that can be reached from one cell by these steps (AD-8.7, AD-8.8)."""
    seen, open_cells = {cell}, [cell]
    while open_cells:
        first = open_cells.pop() * SECTORS
        new = {cell for cell in steps[first : first + SECTORS] if cell != NOWHERE} - seen
        seen |= new
        open_cells.extend(new)
    return seen


class Ways:
    """A sea with a number of players, and where its ships can go."""

    def __init__(self, label: Said, sea: SeaEntry, players: int, ships: Ships) -> None:
        self.label = label
        self.chart = chart_of(sea, players)
        self.sides = sides_of(sea, players)
        self.berths = berths_of(sea, players, self.chart, ships)
        waters = {reefs: Parts(self.chart, reefs) for reefs in (False, True)}
        self.reached = [waters[berth.ship_class.crosses_reefs].around(berth.cell) for berth in self.berths]

    def check_ports(self) -> None:
        """Every ship whose side has a harbour can reach one (AD-15.1, AD-18.3)."""
        for berth, cells in zip(self.berths, self.reached):
            harbours = self._harbours(self.sides[berth.seat])
            ship, seat, cell = berth.ship_class.name.id, berth.seat + 1, self.chart.name(berth.cell)
            home = harbours == set() or not harbours.isdisjoint(cells)
            expect(home, self.label, "no_way_home", ship=ship, seat=seat, cell=cell)

    def check_gold(self, goal: int) -> None:
        """Every pile can be reached, and every side can bank enough gold (AD-16.2, AD-16.3)."""
        for cell, units in enumerate(self.chart.gold):
            found = units == 0 or any(cell in cells for cells in self.reached)
            expect(found, self.label, "gold_out_of_reach", cell=self.chart.name(cell))
        for seat, side in enumerate(self.sides):
            expect(self._harbours(side) != set(), self.label, "no_port", seat=seat + 1)
            units = self._gold(side)
            expect(units >= goal, self.label, "too_little_gold", seat=seat + 1, units=units, goal=goal)

    def check_forts(self) -> None:
        """Every side can reach a fort of its enemies (AD-17.5, AD-25.6)."""
        sea = self.chart.sea
        for seat, side in enumerate(self.sides):
            forts = [port.fort for port in self.chart.ports if self.sides[port.seat] != side]
            storms = any(sea.touch(cell, fort) for cell in self._within_reach(side) for fort in forts)
            expect(storms, self.label, "no_fort", seat=seat + 1)

    def check_enemies(self) -> None:
        """If only elimination wins, every side can meet an enemy (AD-23.4)."""
        for seat, side in enumerate(self.sides):
            enemies = set().union(*(self._within_reach(other) for other in self.sides if other != side))
            meets = not enemies.isdisjoint(self._within_reach(side))
            expect(meets, self.label, "no_enemy", seat=seat + 1)

    def _harbours(self, side: int) -> set[int]:
        return {cell for port in self.chart.ports if self.sides[port.seat] == side for cell in port.harbours}

    def _within_reach(self, side: int) -> set[int]:
        return set().union(*(self.reached[ship] for ship in self._ships(side)))

    def _gold(self, side: int) -> int:
        """The gold that the side can fetch: its ships can always return home (check_ports)."""
        holds = [ship for ship in self._ships(side) if self.berths[ship].ship_class.gold > 0]
        cells: set[int] = set().union(*(self.reached[ship] for ship in holds))
        return sum(self.chart.gold[cell] for cell in cells)

    def _ships(self, side: int) -> list[int]:
        return [ship for ship, berth in enumerate(self.berths) if self.sides[berth.seat] == side]
