"""The cities that lie out, who attacks them, and how strongly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.humans.box.cards import CityCard
from kubrik.games.humans.rules.battle.strength import battle_strength
from kubrik.games.humans.rules.planning.reveal import attackers
from kubrik.games.humans.table.state import NOBODY, Humans, Rules


class Cells(Block):
    """For each cell the same columns, one cell after another."""

    def __init__(self, layout: Layout, rules: Rules, seats: int) -> None:
        cards = rules.cards
        self.first: i64 = 0
        self.width: i64 = 0
        self.step: Final = cards.prizes.step
        self.city: i64 = 5  # behind the numbers of the city: its region, its centre, and then the players
        self.centre: i64 = self.city + len(cards.regions)
        self.people: i64 = self.centre + len(cards.centres)
        names = ["city", "raid", "catch", "armies", "red"]
        names += [f"region {r.id}" for r in cards.regions] + [f"centre {c.id}" for c in cards.centres]
        for p in players(seats):
            names += [f"{p} captor", f"{p} claimant", f"{p} ships", f"{p} strength"]
        for cell in range(1, cards.cities_a_turn[seats] + 1):
            first = layout.each([f"cell {cell} {name}" for name in names], 10)
            if cell == 1:
                self.first = first
        self.width = len(names)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Humans)
        if not t.cells:
            return
        fleets = turned_up(t)
        for cell in range(1, t.cell_count + 1):
            city = t.cells[cell]
            if city is not None:
                here: i64 = at + self.first + (cell - 1) * self.width
                self.write_city(city, out, here)
                self.write_owners(t, seat, cell, out, here + self.people)
                if fleets:
                    self.write_fleets(t, seat, cell, out, here + self.people)

    def write_city(self, city: CityCard, out: vec[i16], at: i64) -> None:
        out[at] = 1
        out[at + 1] = within(city.raid // self.step)
        out[at + 2] = within(city.catch // self.step)
        out[at + 3] = city.x
        out[at + 4] = city.colour
        out[at + self.city + city.region] = 1
        out[at + self.centre + city.centre] = 1

    def write_owners(self, t: Humans, seat: int, cell: int, out: vec[i16], at: i64) -> None:
        if t.captors[cell] != NOBODY:
            out[at + (t.captors[cell] - seat) % t.seats * 4] = 1
        if t.claimants[cell] != NOBODY:
            out[at + (t.claimants[cell] - seat) % t.seats * 4 + 1] = 1

    def write_fleets(self, t: Humans, seat: int, cell: int, out: vec[i16], at: i64) -> None:
        """Ships are at a city only after they were turned up."""
        here = attackers(t, cell)
        for other in here:
            place: i64 = at + (other - seat) % t.seats * 4
            out[place + 2] = t.captains[other].cells.count(cell)
            out[place + 3] = battle_strength(t, other, cell, here)


def turned_up(t: Humans) -> bool:
    """Is any ship at a city? Most questions are asked while none is."""
    for captain in t.captains:
        for cell in captain.cells:
            if cell > 0:
                return True
    return False
