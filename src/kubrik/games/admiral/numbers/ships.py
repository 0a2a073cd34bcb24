"""Ship by ship, what is written on its card and where it lies: all of it is open."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.admiral.rules.damage import BATTERIES_OF_A_SHIP
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED, RESTED, Admiral
from kubrik.games.admiral.terms import BATTERIES, DIRECTIONS, NOBODY, NOWHERE, STARBOARD

MARKS: Final = [MOVED, BOARDED, REPAIRED, CAPTURED, RESTED]
MARK_NAMES: Final = ["moved", "boarded", "repaired", "captured", "rested"]


class ShipsAtSea(Block):
    """For each ship the same columns; x goes east and y south, from 1, and 0 means that it is gone."""

    def __init__(self, layout: Layout, rules: Rules) -> None:
        self.keeps_facing: bool = rules.settings.keeps_facing
        self.batteries: Final = BATTERIES_OF_A_SHIP if self.keeps_facing else STARBOARD + 1
        kinds = [k.name.id for k in rules.ships.classes]
        names = [*PLAIN, *MARK_NAMES, *[f"loaded {b}" for b in BATTERIES], *DIRECTIONS]
        names += [f"is {kind}" for kind in kinds] + [f"of {p}" for p in players(rules.seats)]
        self.loaded: i64 = len(PLAIN) + len(MARKS)
        self.facing: i64 = self.loaded + len(BATTERIES)
        self.kind: i64 = self.facing + len(DIRECTIONS)
        self.owner: i64 = self.kind + len(kinds)
        self.width: i64 = len(names)
        ships = rules.names[: rules.number_of_ships]
        self.first: i64 = layout.each([f"{ship} {name}" for ship in ships for name in names], 10)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Admiral)
        for ship, flag in enumerate(t.flags):
            if flag != NOBODY:
                here: i64 = at + self.first + ship * self.width
                out[here + self.owner + (flag - seat) % t.seats] = 1
                self.write_card(t, ship, out, here)
                self.write_guns(t, ship, out, here)

    def write_card(self, t: Admiral, ship: int, out: vec[i16], at: i64) -> None:
        card, sea, cell = t.rules.classes[ship], t.rules.sea, t.cells[ship]
        if cell != NOWHERE:
            out[at] = sea.x[cell] + 1
            out[at + 1] = sea.y[cell] + 1
        out[at + 2] = within(t.strengths[ship])
        out[at + 3] = within(card.strength)
        out[at + 4] = within(t.gold[ship])
        out[at + 5] = within(card.gold)
        out[at + self.kind + card.index] = 1
        self.write_marks(t.marks[ship], out, at + len(PLAIN))
        if self.keeps_facing:
            out[at + self.facing + t.facings[ship]] = 1
        else:
            out[at + 6] = t.axes_x[ship]
            out[at + 7] = t.axes_y[ship]

    def write_marks(self, marks: int, out: vec[i16], at: i64) -> None:
        if marks:
            for i, mark in enumerate(MARKS):
                if marks & mark:
                    out[at + i] = 1

    def write_guns(self, t: Admiral, ship: int, out: vec[i16], at: i64) -> None:
        fired = ship * BATTERIES_OF_A_SHIP
        for battery, guns in enumerate(t.rules.classes[ship].guns):
            if battery < self.batteries:
                out[at + self.loaded + battery] = within(guns - t.fired[fired + battery])


PLAIN: Final = ["x", "y", "strength", "full strength", "gold", "hold", "axis x", "axis y"]
