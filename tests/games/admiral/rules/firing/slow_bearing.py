"""Slow, obvious answers about guns: how often a ship or a fort can fire at a cell, and which fire can be declared."""

from __future__ import annotations

from itertools import product

from kubrik.games.admiral.table.state import BOARDED, REPAIRED, Admiral
from kubrik.games.admiral.terms import BATTERIES, BOW, PORT_SIDE, STARBOARD, STORM
from tests.games.admiral.drawings import Place
from tests.games.admiral.slow_geometry import crosses, far, slow_battery, slow_pairs, slow_side

STORM_RANGE = 3
FORT_RANGE = 6
FORT_GUNS = 3
Fire = tuple[int, tuple[tuple[int, int], ...]]  # the target; each ship that fires, and how often


class SlowGuns:
    """Of one table, read anew for every question."""

    def __init__(self, t: Admiral) -> None:
        self.t = t
        self.land = {self.place(cell) for cell, is_land in enumerate(t.rules.sea.is_land) if is_land}

    def place(self, cell: int) -> Place:
        return cell % self.t.rules.chart.sea.columns, cell // self.t.rules.chart.sea.columns

    # ---- how often

    def shots(self, ship: int, cell: int) -> int:
        """AD-9.3, AD-9.4."""
        t, klass = self.t, self.t.rules.classes[ship]
        here, there = self.place(t.cells[ship]), self.place(cell)
        if far(here, there) > klass.range or self.is_too_stormy(here, there):
            return 0
        battery = self.battery(ship, there[0] - here[0], there[1] - here[1])
        if battery == "none" or (not klass.lobs and self.is_blocked(here, there)):
            return 0
        number = BATTERIES.index(battery)
        return klass.guns[number] - t.fired[ship * 4 + number]

    def fort_shots(self, fort: int, cell: int) -> int:
        """AD-17.1, AD-17.3."""
        here, there = self.place(self.t.rules.ports[fort].fort), self.place(cell)
        if far(here, there) > FORT_RANGE or self.is_too_stormy(here, there) or self.is_blocked(here, there):
            return 0
        return FORT_GUNS - self.t.fort_fired[fort] if self.t.fort_strengths[fort] > 0 else 0

    def is_too_stormy(self, here: Place, there: Place) -> bool:
        return self.t.strength == STORM and far(here, there) > STORM_RANGE

    def battery(self, ship: int, dx: int, dy: int) -> str:
        """Below Admiral level "port" is the first battery and "starboard" the second (AD-11, AD-20)."""
        t, both = self.t, self.t.rules.settings.both_broadsides
        if t.rules.settings.keeps_facing:
            battery = slow_battery(t.facings[ship], dx, dy)
            silenced = {"port": STARBOARD, "starboard": PORT_SIDE}.get(battery, BOW)
            is_silent = not both and silenced != BOW and t.fired[ship * 4 + silenced] > 0
            return "none" if is_silent else battery
        axis = t.axes_x[ship], t.axes_y[ship]
        side = "first" if axis == (0, 0) else slow_side(*axis, dx, dy)
        return {"first": "port", "second": "starboard" if both else "none", "none": "none"}[side]

    def is_blocked(self, here: Place, there: Place) -> bool:
        """AD-2."""
        ships = {self.place(cell) for cell in self.t.cells if cell >= 0}
        blockers = (self.land if far(here, there) == 1 else self.land | ships) - {here, there}
        if any(crosses(here, there, place) for place in blockers):
            return True
        return any(pair <= blockers for pair in slow_pairs(here, there))

    # ---- what can be declared

    def declarations(self, seat: int) -> set[Fire]:
        """All fire with ships (AD-9.2, AD-12.2, AD-12.10)."""
        t = self.t
        ready = [s for s in range(len(t.flags)) if t.flags[s] == seat and not t.marks[s] & (BOARDED | REPAIRED)]
        found: set[Fire] = set()
        for target in self.targets(seat):
            numbers = [range(max(self.shots(ship, t.cell_of(target)), 0) + 1) for ship in ready]
            for shots in product(*numbers):
                if sum(shots) >= (1 if t.is_ship(target) else 2):
                    fire = tuple((ship, n) for ship, n in zip(ready, shots, strict=True) if n)
                    found.add((target, fire))
        return found

    def targets(self, seat: int) -> list[int]:
        t, sides = self.t, self.t.rules.scenario.sides
        ships = [s for s, flag in enumerate(t.flags) if flag >= 0 and sides[flag] != sides[seat]]
        forts = [f for f, flag in enumerate(t.fort_flags) if flag < 0 or sides[flag] != sides[seat]]
        return ships + [t.rules.number_of_ships + f for f in forts if t.fort_strengths[f] > 0]
