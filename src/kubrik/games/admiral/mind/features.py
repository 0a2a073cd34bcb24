"""What a learned opinion looks at: numbers that describe each side's fleet, written quickly, without judging them."""

from __future__ import annotations

from typing import Final

from kubrik.engine.opinion import Features
from kubrik.engine.table import Table
from kubrik.games.admiral.mind.chances import Chances
from kubrik.games.admiral.mind.columns import (
    ACTS_NEXT,
    AFLOAT,
    BATTERED,
    BOARDING,
    CREWS,
    FORT_STRENGTH,
    FORTS,
    FORTS_TAKEN,
    GOLD_ABOARD,
    GOLD_AWAY,
    GOLD_BANKED,
    GOLD_COMING,
    GOLD_NEAR_GOAL,
    GONE,
    GUNS,
    HULL,
    LAST_SHIP,
    LEAD_LATE,
    MOST_AFLOAT,
    NEAR_AND_STRONG,
    OPEN,
    SCORE,
    SCORE_LATE,
    SHELTERED,
    SHIPS,
    SHY,
    SHY_LATE,
    SPENT,
    STILL_TO_MOVE,
    TO_ACT,
    WHOLE,
)
from kubrik.games.admiral.mind.evaluation import by_seat
from kubrik.games.admiral.mind.outlook import FAR, FARTHEST, carried, is_to_act, shyness
from kubrik.games.admiral.mind.prospects import Prospects
from kubrik.games.admiral.mind.threats import VALUE, add_gauge, add_prospects, compare_forces
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import BOARDED, MOVED, Admiral, side_score
from kubrik.games.admiral.terms import NOBODY, PORT_SIDE

STAGES: Final = 10


class AdmiralFeatures(Features):
    """Parts are classes of ships."""

    def __init__(self, rules: Rules) -> None:
        parts = [f"ship {kind.name.id}" for kind in rules.ships.classes]
        names = OPEN + parts + [f"strength of {part}" for part in parts]
        self.classes: Final = len(OPEN)
        self.kinds: Final = len(parts)
        self.added: Final = len(names)
        for addition in rules.additions:
            names = names + addition.features()
        super().__init__(names, parts, STAGES)
        self.chances: Final = Chances(rules)

    def phase(self, t: Table) -> int:
        """Tenths of the rounds."""
        assert isinstance(t, Admiral)
        return min(STAGES * max(t.round - 1, 0) // t.rules.scenario.rounds, STAGES - 1)

    def by_seat(self, t: Table, sides: list[float]) -> list[float]:
        """As by hand: allies share equally, and keeping away costs something, whatever was learned of it."""
        assert isinstance(t, Admiral)
        return by_seat(t, sides)

    def of(self, t: Table) -> list[list[float]]:
        """A row of numbers for each side."""
        assert isinstance(t, Admiral)
        sides = t.rules.scenario.sides
        rows = [self.row(t, side) for side in range(max(sides) + 1)]
        for ship in range(len(t.flags)):
            if t.flags[ship] != NOBODY:
                self.add_ship(t, ship, rows[sides[t.flags[ship]]])
        for fort in range(len(t.fort_flags)):
            add_fort(t, fort, rows)
        if t.rules.scenario.goal:
            add_gold(t, rows)
        at = self.added
        for addition in t.rules.additions:
            addition.describe(t, rows, at)
            at += len(addition.features())
        compare(rows)
        compare_forces(rows)
        add_prospects(t, Prospects(t, self.chances), rows)
        add_gauge(t, rows)
        return rows

    def row(self, t: Admiral, side: int) -> list[float]:
        row = [0.0] * len(self.names)
        gone = t.round / t.rules.scenario.rounds
        row[GONE] = gone
        row[SCORE] = side_score(t, side) / VALUE
        row[SCORE_LATE] = row[SCORE] * gone
        row[SHY] = shyness(t, side)
        row[SHY_LATE] = row[SHY] * gone
        sides = t.rules.scenario.sides
        for place in range(max(t.place, 0), len(t.order)):
            if sides[t.order[place]] == side:
                row[TO_ACT] += 1.0
                row[ACTS_NEXT] = 1.0 if place <= t.place + 1 else row[ACTS_NEXT]
        return row

    def add_ship(self, t: Admiral, ship: int, row: list[float]) -> None:
        kind = t.rules.classes[ship]
        left = t.strengths[ship] / kind.strength
        row[self.classes + kind.index] += 1.0
        row[self.classes + self.kinds + kind.index] += left
        row[AFLOAT] += kind.value / VALUE
        row[WHOLE] += kind.value / VALUE * left
        row[SHIPS] += 1.0
        row[CREWS] += kind.boarding / VALUE
        row[BATTERED] += 1.0 if t.is_battered(ship) else 0.0
        row[SHELTERED] += 1.0 - left if t.fort_flags and t.is_sheltered(ship) else 0.0
        for battery in range(4):
            row[SPENT] += t.fired[4 * ship + battery] / VALUE
        row[GUNS] += kind.guns[PORT_SIDE] / VALUE
        row[HULL] += t.strengths[ship] / VALUE
        now = is_to_act(t, t.flags[ship])
        if now and not t.marks[ship] & MOVED:
            row[STILL_TO_MOVE] += kind.value / VALUE
        self.add_neighbours(t, ship, left, row)

    def add_neighbours(self, t: Admiral, ship: int, left: float, row: list[float]) -> None:
        """How near the enemy is to a ship that is whole, and whom it could board."""
        sea, sides, cell = t.rules.sea, t.rules.scenario.sides, t.cells[ship]
        mine = sides[t.flags[ship]]
        kind = t.rules.classes[ship]
        for enemy in range(len(t.flags)):
            flag = t.flags[enemy]
            if flag != NOBODY and sides[flag] != mine:
                away = sea.distance(cell, t.cells[enemy])
                row[NEAR_AND_STRONG] += left * kind.value / VALUE * (1.0 - min(away, FARTHEST) / FARTHEST)
                if away == 1 and not t.marks[ship] & BOARDED:
                    row[BOARDING] = max(row[BOARDING], (kind.boarding - t.rules.classes[enemy].boarding + 3.0) / VALUE)


def add_fort(t: Admiral, fort: int, rows: list[list[float]]) -> None:
    flag = t.fort_flags[fort]
    if flag == NOBODY:
        return
    sides = t.rules.scenario.sides
    row = rows[sides[flag]]
    row[FORTS] += 1.0
    row[FORT_STRENGTH] += t.fort_strengths[fort] / t.rules.ships.fort.strength
    row[FORTS_TAKEN] += 1.0 if sides[t.rules.ports[fort].seat] != sides[flag] else 0.0


def add_gold(t: Admiral, rows: list[list[float]]) -> None:
    """What each side has in the bank, aboard and within reach."""
    goal, sides = t.rules.scenario.goal, t.rules.scenario.sides
    for seat in range(t.seats):
        banked = t.bank[seat] / goal
        rows[sides[seat]][GOLD_BANKED] += banked
        rows[sides[seat]][GOLD_NEAR_GOAL] += banked * banked
    piles = [cell for cell in t.rules.gold_cells if t.sea_gold[cell]]
    for ship in range(len(t.flags)):
        flag = t.flags[ship]
        if flag != NOBODY:
            row = rows[sides[flag]]
            row[GOLD_ABOARD] += t.gold[ship] / goal
            row[GOLD_COMING] += carried(t, ship, flag) / goal
            if t.gold[ship] < t.rules.classes[ship].gold:
                row[GOLD_AWAY] += nearest(t, t.cells[ship], piles) / FARTHEST


def compare(rows: list[list[float]]) -> None:
    """By how much each side is ahead of the best of the others."""
    for side in range(len(rows)):
        score = afloat = -1.0
        for other in range(len(rows)):
            if other != side:
                score = max(score, rows[other][SCORE])
                afloat = max(afloat, rows[other][WHOLE])
        row = rows[side]
        row[LEAD_LATE] = (row[SCORE] - score) * row[GONE] * row[GONE]
        row[MOST_AFLOAT] = row[WHOLE] - afloat
        row[LAST_SHIP] = 1.0 if row[SHIPS] <= 1.0 else 0.0


def nearest(t: Admiral, cell: int, others: list[int]) -> int:
    """The distance to the nearest of them; a large number if there is none."""
    found = FAR // 3
    for other in others:
        found = min(found, t.rules.sea.distance(cell, other))
    return found
